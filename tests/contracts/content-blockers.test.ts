import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examplePages } from '../../src/example/templates.js'
import { everyNode } from '../../src/document/page-walk.js'
// @ts-expect-error a script for Node, without types
import { publicNameOf } from '../../src/scripts/public-names.js'

/**
 * Rules without a domain that reach names such as ours, typed off the lists as they stood in November 2026: EasyList Cookie
 * (`easylist_cookie_general_block.txt` at 00442432) and Fanboy's newsletter list (`fanboy_newsletter_general_block.txt` at 026b9c35).
 */
const rules = [
  ...'/newsletter-signup. /newsletter-signup- /newsletter-header. /newsletter-banner. /newsletter-subscribe- /newsletter-popup.'.split(' '),
  ...'/assets/newsletter- /static/newsletter. /footer-newsletter. /newslettersignup. -newsletter_signup. /subscribe-popup.'.split(' '),
  ...'/cookie-consent. /cookie-consent- /cookie-consent? -cookie-consent.js /cookie-banner /cookie-notice. /cookie-choices.'.split(' '),
  ...'/cookieconsent_ /consent-dialog. /consent-banner- /consent-manager. /consent-management.js -consent-banner. .cookie-policy.'.split(
    ' ',
  ),
  ...'/privacy-policy.js /privacy_policy.js /privacy-banner. /privacy-modal.js /privacychoices.js /privacy-manager.js /gdpr. /gdpr-'.split(
    ' ',
  ),
  ...'/terms_of_service.js /policyaccept. /tracking-opt-in. /cmp-init. /cmp.bundle.js /snap-popup.js'.split(' '),
]
/** Each of those rules, and of the lists' others that could reach a shop, holds one of these. Classes and ids are hidden by the same. */
const words =
  /newsletter|cookie|consent|gdpr|dsgvo|rodo|privacy|popup|pop-up|promo|sponsor|banner|advert|(?<![a-z])ads?(?![a-z])|tracking|analytics|onetrust|(?<![a-z])(?:cmp|social|share|subscribe)(?![a-z])|terms_of_service|policyaccept/i

const isRefused = (address: string): boolean => words.test(address) || rules.some((rule) => address.toLowerCase().includes(rule))

/** Addresses of the built files that pages request. */
const served = ['dist/cdn', 'dist/studio/app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|woff2|svg|png|json)$/.test(file))
    .map((file) => `/${file}`),
)

describe('content blockers', () => {
  it('refuse no file that a page asks for', () => {
    expect(served.length).toBeGreaterThan(300)
    expect(served.filter(isRefused)).toEqual([])
  })

  it('would refuse the files by the names of their blocks, so that the rules above mean something', () => {
    expect(['cookie-consent', 'newsletter-signup', 'promo-banner'].filter((name) => !isRefused(`/blocks/${name}.js`))).toEqual([])
    expect(served).toContain(`/blocks/${publicNameOf('newsletter-signup')}.js`)
  })

  it('refuse no module that the loader or a table of modules names', () => {
    const named = ['dist/cdn', 'dist/cdn/light'].flatMap((folder) => [
      ...['modules', 'soon', 'later'].flatMap((table) =>
        Object.values(JSON.parse(readFileSync(`${folder}/${table}.json`, 'utf8')) as Record<string, readonly string[]>).flat(),
      ),
      ...[...readFileSync(`${folder}/loader.js`, 'utf8').matchAll(/(?:blocks|chunks)\/[\w-]+/g)].map(([file]) => file),
    ])
    expect([...new Set(named)].filter((file) => isRefused(`/${file}`))).toEqual([])
  })

  it('hide nothing of a page by its class or id', () => {
    const pages = examplePages({ catalogue: 'http://localhost', till: 'http://localhost' })
    const attributes = pages.flatMap(({ nodes }) =>
      [...everyNode(nodes)].flatMap((node) =>
        typeof node === 'object' && 'html' in node ? [node.attributes?.class ?? '', node.attributes?.id ?? ''] : [],
      ),
    )
    const styled = [...readFileSync('dist/cdn/vitrine.css', 'utf8').matchAll(/[.#]([a-z][\w-]*)(?=[\s,.:>{[])/gi)].map(
      ([, name = '']) => name,
    )
    expect([...new Set([...attributes.flatMap((text) => text.split(/\s+/)), ...styled])].filter((name) => words.test(name))).toEqual([])
  })
})
