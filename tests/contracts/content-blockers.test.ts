import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examplePages } from '../../src/pages/demo-site/templates.js'
import { commerceRows } from '../../src/commerce/salesforce/commerce/rows.js'
import { methodRows } from '../../src/commerce/salesforce/methods/methods.js'
import { routes } from '../../src/sandbox/handlers.js'
import { everyNode } from '../../src/pages/document/page-walk.js'
// @ts-expect-error a script for Node, without types
import { publicNameOf } from '../../src/build/public-names.js'

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

/**
 * General EasyList, typed off it likewise (`easylist_general_block.txt` at 0001ef42, `easylist_general_hide.txt` at 00035049): nearly all
 * of its rules hold a word of advertising, as a part of a name of its own or run together with another ("adBanner", "topads", "mpu-box").
 */
const advertising =
  /(?<![a-z])(?:ads?|advs?|advt|adz|adx)(?![a-z])|(?<![a-z])ads?(?:area|banner|bar|block|board|bot|box|btn|button|cell|cent|choice|client|code|col|cont|count|div|engine|feed|foot|format|frame|gallery|group|head|holder|html|icon|img|image|info|inner|island|label|layer|lead|left|link|list|loader|main|manager|map|mid|mob|module|name|net|note|number|op|page|panel|partner|place|player|plugin|pop|pos|rect|right|rotat|row|script|sense|serv|side|size|skin|sky|slide|slot|small|source|space|sponsor|spot|square|strip|style|sys|tag|tech|term|text|tile|title|top|tower|track|txt|type|unit|url|view|widget|window|wrap|zone)|(?:banner|box|header|footer|left|right|top|bottom|side|sidebar|page|text|link|image|img|video|square|sky|google|house|news|nav|menu)_?-?ads?(?![a-z])|advert|adsense|doubleclick|sponsor|banner|affiliat|prebid|popunder|pop-?under|publicidad|reklam|clicktag|page-?peel|(?<![a-z])(?:mpu|dfp|oas|ligatus|openx|peel|billboard|skyscraper)(?![a-z])/i
/** Those of its rules that hold none, and whose beginning or end a shop could have. */
const general = [
  ...'/pop.js /pop2.js /popup2.js /popup3.js /popu.js /popshow. /peel.js /overture. /overture/ /pagecurl/ /pageear. /images/aff- /img/aff/'.split(
    ' ',
  ),
  ...'/imp?slot= /glp?r=http .com/?wid= .com/a?size .com/a?network /a/display.php? /lib/?img= /pb.min. /tagman/ /kampyle.js'.split(' '),
  ...'/gtags/pin_tag. /paytmscripts.js /ima3.js /imasdk/ /frontend_loader.js /backend_loader.php /layer.php?bid= .shortcuts.search.'.split(
    ' ',
  ),
  ...'/layer160x600. /geobox.html /markpop.js /goodtagmanagerapi. /generated/key.js? /infinity.js.aspx?guid= takeover_background.'.split(
    ' ',
  ),
  ...'&pltype= &program=revshare &forceadv= ?type=ad& &type=ad& ?view=ad& &view=ad& ?service=ad& ?file=ads& ?action=ads& ?offer_id='.split(
    ' ',
  ),
]
const isAdvertising = (address: string): boolean =>
  // Addresses and what one adds are no advertising.
  advertising.test(address) || general.some((rule) => address.toLowerCase().includes(rule))

/** A hash of letters and digits between `-` and `.` is one word, which no rule names. */
const withoutHash = (file: string): string => file.replace(/-[a-z0-9]{8}(?=\.|$)/, '')

/** Addresses of the built files that pages request. */
const served = ['dist/cdn', 'dist/studio/app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|woff2|svg|png|json)$/.test(file))
    .map((file) => `/${withoutHash(file)}`),
)

describe('content blockers', () => {
  it('refuse no file that a page asks for', () => {
    expect(served.length).toBeGreaterThan(300)
    expect(served.filter((address) => isRefused(address) || isAdvertising(address))).toEqual([])
  })

  it('refuse no call of the platform, and no page of the shop', () => {
    const methods = Object.entries(methodRows).map(([name]) => `/webruntime/api/apex/execute?classname=ShopController&method=${name}`)
    const calls = [...routes.map(({ path }) => path), ...Object.values(commerceRows).map(({ path }) => path), ...methods]
    const own = examplePages({ catalogue: 'http://localhost', till: 'http://localhost' }).map(({ path }) => path)
    // The parameters of calls are refused as well as their paths.
    const queries = Object.values(commerceRows).flatMap((row) => ('query' in row ? Object.values(row.query as Record<string, string>) : []))
    const asked = [...calls, ...own, ...queries.map((name) => `/?${name}=1&${name}=2`)]
    expect(asked.length).toBeGreaterThan(150)
    expect(asked.filter((address) => isAdvertising(address) || rules.some((rule) => address.toLowerCase().includes(rule)))).toEqual([])
  })

  it('would refuse calls and files that speak of advertising, so that the general rules mean something', () => {
    const spoken = ['/media/ads/1.jpg', '/services/adserver/x', '/pop.js', '/topads.js', '/api/sponsored/1', '/a?type=ad&b=1']
    expect(spoken.filter((address) => !isAdvertising(address))).toEqual([])
    expect(
      ['/addresses', '/carts/current/add', '/loading-overlay.js', '/read-me', '/admin', '/adventskalender'].filter(isAdvertising),
    ).toEqual([])
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
    expect([...new Set(named)].filter((file) => isRefused(`/${withoutHash(file)}`))).toEqual([])
  })

  it('hide nothing of a page by its class or id', () => {
    const pages = examplePages({ catalogue: 'http://localhost', till: 'http://localhost' })
    const attributes = pages.flatMap(({ nodes }) =>
      [...everyNode(nodes)].flatMap((node) =>
        typeof node === 'object' && 'html' in node ? [node.attributes?.class ?? '', node.attributes?.id ?? ''] : [],
      ),
    )
    const styled = [...readFileSync('dist/cdn/vitrine-page.css', 'utf8').matchAll(/[.#]([a-z][\w-]*)(?=[\s,.:>{[])/gi)].map(
      ([, name = '']) => name,
    )
    expect(
      [...new Set([...attributes.flatMap((text) => text.split(/\s+/)), ...styled])].filter(
        (name) => words.test(name) || isAdvertising(name),
      ),
    ).toEqual([])
  })

  it('hide nothing of a block by a class, an id or a part within it', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?:blocks|ui|theme)\/.*\.(?:tsx|css)$/.test(file),
    )
    const names = sources.flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/(?:className|id|part)="([^"]+)"|(?<=[\s>,(])[.#]([a-z][\w-]*)/g)].flatMap(
        ([, said = '', styled = '']) => [...said.split(/\s+/), styled],
      ),
    )
    expect(new Set(names).size).toBeGreaterThan(300)
    expect([...new Set(names)].filter(isAdvertising)).toEqual([])
  })
})
