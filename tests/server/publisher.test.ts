import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { createAskedConsent } from '../../src/server/pages/asked-consent.js'
import { createPublisher, type Publisher, type PublisherOptions } from '../../src/server/pages/publisher.js'

const built: Record<string, string> = {
  'loader.js': 'load()',
  'vitrine-page.css': 'body {}',
  'blocks/login.js': 'login()',
  'blocks/store.js': 'store()',
  'chunks/react-1.js': 'react()',
  'chunks/later-2.js': 'later()',
  'fonts/figtree-latin-wght-normal.woff2': 'font',
  'modules.json': JSON.stringify({
    'vitrine-login': ['blocks/login.js', 'chunks/react-1.js'],
    'vitrine-store': ['blocks/store.js', 'chunks/react-1.js'],
    'vitrine-section': ['blocks/section.js'],
  }),
  'sometimes.json': JSON.stringify({ 'vitrine-section for-some': ['chunks/for-some-3.js'] }),
  'words.json': JSON.stringify({ en: ['chunks/english-4.js'] }),
  'session.json': JSON.stringify(['vitrine-login']),
  'soon.json': JSON.stringify({ 'vitrine-store': ['chunks/later-2.js'] }),
  'later.json': JSON.stringify({ 'vitrine-login': ['chunks/later-2.js'], 'vitrine-store': ['chunks/later-2.js'] }),
  'light/loader.js': 'loadLight()',
  'light/blocks/login.js': 'loginLight()',
  'light/modules.json': JSON.stringify({ 'vitrine-login': ['blocks/login.js'] }),
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-assets-'))

beforeAll(() => {
  for (const [name, text] of Object.entries(built)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const publisher = (more: Partial<PublisherOptions> = {}): Publisher =>
  createPublisher({ assetFolder: folder, siteName: 'Rosenholz', ...more })
const pageOf = (...nodes: PageNode[]): PageDocument => ({
  version: 1,
  path: '/karte',
  language: 'de',
  title: 'Karte',
  description: 'Eine Karte',
  nodes,
})
const hash = (algorithm: string, text: string) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`
const importMapIn = (html: string): string => /<script type="importmap">(.*?)<\/script>/.exec(html)![1]!

describe('createPublisher', () => {
  it.each([
    ['de', undefined, false],
    ['en', undefined, true],
    ['de', 'en', true],
    ['en', 'de', false],
    ['en', 'constructor', false],
  ] as const)('names the words of a page in %s early, where its shop speaks %s: %s', (language, locale, isNamed) => {
    const page = pageOf({ block: 'vitrine-store', fields: locale ? { locale } : {} })
    const { html } = publisher().publish({ ...page, language })
    expect(html.includes('rel="modulepreload" href="/assets/chunks/english-4.js"')).toBe(isNamed)
  })

  it('lets the page check every module it may load, also those of a later click', () => {
    const { html, policy } = publisher().publish(pageOf({ block: 'vitrine-login' }))
    expect(JSON.parse(importMapIn(html))).toEqual({
      integrity: {
        '/assets/loader.js': hash('sha256', 'load()'),
        '/assets/blocks/login.js': hash('sha256', 'login()'),
        '/assets/chunks/react-1.js': hash('sha256', 'react()'),
        '/assets/chunks/later-2.js': hash('sha256', 'later()'),
      },
    })
    expect(policy).toContain(`script-src 'self' '${hash('sha256', importMapIn(html))}';`)
  })

  it('names the files of the runtime that the site has chosen, and none of the other', () => {
    const { html } = publisher({ runtime: 'light' }).publish(pageOf({ block: 'vitrine-login' }))
    expect(html).toContain('<script type="module" src="/assets/light/loader.js"')
    expect(html).toContain('<link rel="modulepreload" href="/assets/light/blocks/login.js"')
    expect(html).toContain('href="/assets/vitrine-page.css"')
    expect(Object.keys((JSON.parse(importMapIn(html)) as { integrity: object }).integrity)).toEqual([
      '/assets/light/loader.js',
      '/assets/light/blocks/login.js',
    ])
  })

  it('asks early for the modules the page begins with, and for no others', () => {
    const { html, early } = publisher().publish(pageOf({ html: 'div', children: [{ block: 'vitrine-login' }] }))
    expect([...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      '/assets/blocks/login.js',
      '/assets/chunks/react-1.js',
    ])
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'))
    expect(html).toContain(`<link rel="stylesheet" href="/assets/vitrine-page.css" integrity="${hash('sha256', 'body {}')}">`)
    // Without it the browser would fetch the sheet twice.
    expect(early).toBe(`</assets/vitrine-page.css>; rel=preload; as=style; integrity="${hash('sha256', 'body {}')}"`)
  })

  it('asks early for what a block wants as soon as it stands', () => {
    const { html } = publisher().publish(pageOf({ block: 'vitrine-store' }))
    expect(html).toContain('<link rel="modulepreload" href="/assets/chunks/later-2.js"')
  })

  it.each([
    ['whose blocks want to know it', [{ block: 'vitrine-login' }], true],
    ['whose blocks do not', [], false],
    ['whose platform is elsewhere, where a link cannot ask as blocks do', [{ block: 'vitrine-login' }], false, 'https://api.example'],
  ])('asks early who is here, and how the store sells, on a page %s', (_, blocks, isAsked, apiBasePath = '') => {
    const page = pageOf({ block: 'vitrine-store', fields: { webstoreId: '0ZE1', apiBasePath } }, ...blocks)
    const store = '/services/data/v64.0/commerce/webstores/0ZE1'
    const asked = (html: string) => [...html.matchAll(/rel="preload" as="fetch" href="([^"]+)" crossorigin/g)].map(([, address]) => address)
    const { html } = publisher().publish(page)
    expect(asked(html)).toEqual(isAsked ? [`${store}/application-context`, `${store}/session-context`] : [])
    // Behind the code: without it no answer is of use.
    if (isAsked) expect(html.indexOf('as="fetch"')).toBeGreaterThan(html.lastIndexOf('modulepreload'))
    expect(asked(publisher().preview(page, 'guest', { site: 'https://shop.example/' }).html)).toEqual([])
  })

  it('asks early for what the fields of its blocks call for, and only where they do', () => {
    const filesOf = (...nodes: PageNode[]) =>
      [
        ...publisher()
          .publish(pageOf(...nodes))
          .html.matchAll(/modulepreload" href="([^"]+)"/g),
      ].map(([, address]) => address)
    expect(filesOf({ block: 'vitrine-section' })).toEqual(['/assets/blocks/section.js'])
    expect(filesOf({ block: 'vitrine-section', fields: { shownFrom: '2026-11-29T00:00' } })).toEqual([
      '/assets/blocks/section.js',
      '/assets/chunks/for-some-3.js',
    ])
  })

  it('lets sections for some stand as she was last known before anything is drawn, and is silent on pages without one', () => {
    const { html, policy } = publisher().publish(pageOf({ block: 'vitrine-section', fields: { audience: 'guests' } }))
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? []
    expect(script).toContain('data-vitrine-audience')
    expect(html).toContain('html[data-vitrine-audience~=guests] vitrine-section')
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    const seenAs = publisher().preview(pageOf({ block: 'vitrine-section', fields: { audience: 'guests' } }), 'with-consultant', {
      site: 'https://shop.example/',
    }).html
    expect(seenAs).toContain('data-vitrine-viewer="with-consultant" data-vitrine-audience="customers with-consultant"')
    expect(seenAs).not.toContain('<script>')
    for (const fields of [{}, { audience: 'everybody' }])
      expect(publisher().publish(pageOf({ block: 'vitrine-section', fields })).html).not.toMatch(/<script>|<style>|data-vitrine-audience/)
  })

  it('says before anything is drawn what has its time, and is silent on pages of all times', () => {
    const { html, policy } = publisher().publish(
      pageOf({ block: 'vitrine-section', fields: { shownFrom: '2026-11-29T00:00', shownUntil: '2026-12-24T18:00' } }),
    )
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? []
    const openAt = (now: number) => {
      const said: unknown[] = []
      const root = { documentElement: { setAttribute: (...given: unknown[]) => void said.push(given.join('=')) } }
      new Function('document', 'Date', script)(root, { now: () => now })
      return said
    }
    const [from, until] = [Date.parse('2026-11-28T23:00Z'), Date.parse('2026-12-24T17:00Z')]
    expect([from - 1, from, until - 1, until].flatMap(openAt)).toEqual([
      'data-vitrine-open=',
      'data-vitrine-open=2026-11-29T00:00/2026-12-24T18:00',
      'data-vitrine-open=2026-11-29T00:00/2026-12-24T18:00',
      'data-vitrine-open=',
    ])
    expect(html).toContain('html[data-vitrine-open~="2026-11-29T00:00/2026-12-24T18:00"] vitrine-section:is(:not(:defined),[data-waiting])')
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  })

  it('lets the variant she was drawn for stand before anything is drawn', () => {
    const band = (variant: string) => ({ block: 'vitrine-section', fields: { experiment: 'Advent “2026”', variant } })
    const { html } = publisher().publish(pageOf(band('a'), band('b')))
    expect(html).toContain(
      'html[data-vitrine-experiments]:not([data-vitrine-experiments~="advent-2026-:b"]) vitrine-section:is(:not(:defined),[data-waiting])',
    )
    expect(html).toContain('html[data-vitrine-experiments~="advent-2026-:b"] vitrine-section:is(:not(:defined),[data-waiting])')
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? []
    const drawnOf = (kept: string) => {
      const said: string[] = []
      const root = { documentElement: { setAttribute: (_name: string, value: string) => void said.push(value) } }
      new Function('document', 'localStorage', script)(root, { getItem: () => kept })
      return said
    }
    expect(drawnOf(`${new Date().toISOString().slice(0, 10)} advent-2026-:b ostern:a`)).toEqual(['advent-2026-:b ostern:a'])
    expect(drawnOf('2020-01-01 advent-2026-:b')).toEqual([''])
    expect(drawnOf('')).toEqual([''])
  })

  it('writes the policy into the page, without what only a header can say', () => {
    const { html, policy } = publisher().publish(pageOf({ block: 'vitrine-login' }))
    const written = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)![1]!.replaceAll('&#39;', "'")
    expect(policy).toContain("frame-ancestors 'self'; ")
    expect(written).toBe(policy.replace("frame-ancestors 'self'; ", ''))
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('importmap'))
  })

  it('allows the pictures that the page names, and the platform that its store names', () => {
    const { policy } = publisher({ origins: ['http://localhost:4174'] }).publish(
      pageOf(
        { block: 'vitrine-store', fields: { apiBasePath: 'https://api.example/v1', sitePath: 'https://cms.example' } },
        { html: 'img', attributes: { src: 'https://pictures.example/a.jpg', srcset: 'https://more.example/b.jpg 2x', alt: '' } },
        { block: 'vitrine-section', fields: { background: 'http://unlisted.example/c.jpg' } },
        {
          block: 'vitrine-catalogue-frame',
          fields: { catalogueUrl: 'http://localhost:4174/', helperUrl: 'http://other.example/helper.js' },
        },
      ),
    )
    expect(policy).toContain("img-src 'self' data: https://pictures.example https://more.example https://cms.example;")
    expect(policy).toContain("connect-src 'self' https://api.example https://cms.example;")
    expect(policy).toContain('frame-src http://localhost:4174;')
    expect(policy).not.toMatch(/unlisted|other/)
  })

  it('believes the origins that the page’s own store settings trust, and on no other page', () => {
    const catalogue: PageNode = {
      block: 'vitrine-catalogue-frame',
      fields: { catalogueUrl: 'http://localhost:4174/', helperUrl: 'http://other.example/helper.js' },
    }
    const { html, policy } = publisher().publish(
      pageOf(
        { block: 'vitrine-store', fields: { trustedOrigins: 'http://localhost:4174 ;script-src' } },
        { html: 'main', children: [catalogue] },
      ),
    )
    expect(policy).toContain('frame-src http://localhost:4174;')
    expect(html).toContain('catalogue-url="http://localhost:4174/"')
    expect(html).not.toMatch(/http:\/\/other/)
    expect(publisher().publish(pageOf({ block: 'vitrine-store' }, catalogue)).html).not.toContain('localhost')
  })

  it('publishes a page whose addresses try to write the policy', () => {
    const { policy } = publisher().publish(
      pageOf({ html: 'img', attributes: { src: 'https://a;script-src%20*/x.jpg', alt: '' } }, { block: 'constructor' }),
    )
    expect(policy).toContain("img-src 'self' data:;")
  })

  it('gives a page below the root of its server the address it has there', () => {
    expect(publisher({ site: 'https://shop.example/beauty' }).publish(pageOf()).html).toContain(
      '<link rel="canonical" href="https://shop.example/beauty/karte">',
    )
    expect(() => publisher({ site: 'shop.example' })).toThrow('shop.example')
    expect(publisher({ site: 'https://shop.example' }).publish({ ...pageOf(), path: '/javascript:alert(1)' }).html).toContain(
      '<link rel="canonical" href="https://shop.example/javascript:alert(1)">',
    )
  })
})

describe('a site that asks for consent', () => {
  const plain = pageOf({ block: 'vitrine-section', slots: { default: [{ block: 'vitrine-store' }] } })
  const asking = pageOf({ block: 'vitrine-store' }, { html: 'footer', children: [{ block: 'vitrine-cookie-consent' }] })
  const live = (...pages: PageDocument[]) => pages.map((page, at) => ({ id: String(at), version: 1, page }))

  it('says so on its pages without the block too, as long as one asks, and nowhere else', () => {
    let published = live(plain)
    const withConsent = createAskedConsent(() => published)
    expect(withConsent(plain)).toBe(plain)
    published = live(plain, asking)
    expect(publisher().publish(withConsent(plain)).html).toContain('<vitrine-store consent="asked">')
    expect(withConsent(plain)).toBe(withConsent(plain))
    expect(withConsent(asking)).toBe(asking)
    published = live(plain)
    expect(withConsent(plain)).toBe(plain)
  })

  it('leaves what a page says of consent itself', () => {
    const denied = pageOf({ block: 'vitrine-store', fields: { consent: 'denied' } })
    expect(createAskedConsent(() => live(asking))(denied).nodes).toEqual(denied.nodes)
  })
})
