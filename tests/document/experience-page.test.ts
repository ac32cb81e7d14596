import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import type { ExperienceNode } from '../../src/pages/document/experience-nodes.js'
import { apiNameOf, componentName, workspaceName } from '../../src/pages/document/experience-names.js'
import { type ExperiencePage, experiencePage } from '../../src/pages/document/experience-page.js'
import type { PageDocument } from '../../src/pages/document/page.js'
import { stableUuid } from '../../src/pages/document/stable-uuid.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { siteStore } from '../../src/tools/salesforce/store-component.js'
import { shopPages } from '../../src/pages/demo-site/shop-pages.js'

const site = 'Beauty Shop'
const pageOf = (nodes: readonly PageNode[], about: Partial<PageDocument> = {}): PageDocument => ({
  version: 1,
  path: '/pflege',
  language: 'de',
  title: 'Pflege',
  description: 'Was der Haut gut tut.',
  ...about,
  nodes,
})

interface View {
  contentBody: { component: ExperienceNode; viewType: string }
  urlName: string
}
const viewOf = ({ files }: ExperiencePage): View =>
  JSON.parse(Object.entries(files).find(([name]) => /sfdc_cms__view\/.*\/content\.json$/.test(name))?.[1] ?? '') as View
const everyNode = (node: ExperienceNode): ExperienceNode[] => [node, ...(node.children ?? []).flatMap(everyNode)]
const componentsOf = (page: ExperiencePage): ExperienceNode[] =>
  everyNode(viewOf(page).contentBody.component).filter(({ definition }) => /^c:|htmlEditor/.test(definition ?? ''))

describe('a page as an Experience Builder page', () => {
  it('is a view and a route below the workspace of the site', () => {
    const page = experiencePage(pageOf([]), { site })
    expect(Object.keys(page.files)).toEqual([
      'site/Beauty_Shop1/sfdc_cms__view/vitrine_pflege/content.json',
      'site/Beauty_Shop1/sfdc_cms__view/vitrine_pflege/_meta.json',
      'site/Beauty_Shop1/sfdc_cms__route/Vitrine_pflege__c/content.json',
      'site/Beauty_Shop1/sfdc_cms__route/Vitrine_pflege__c/_meta.json',
    ])
    const route = JSON.parse(page.files['site/Beauty_Shop1/sfdc_cms__route/Vitrine_pflege__c/content.json'] ?? '') as object
    expect(route).toMatchObject({ contentBody: { activeViewId: 'vitrine_pflege', routeType: 'custom-pflege', urlPrefix: 'pflege' } })
    expect(viewOf(page)).toMatchObject({ contentBody: { viewType: 'custom-pflege' }, urlName: 'pflege' })
  })

  it('is the view of the site’s own route when it is the home page', () => {
    const page = experiencePage(pageOf([], { path: '/' }), { site })
    expect(Object.keys(page.files)).toEqual([
      'site/Beauty_Shop1/sfdc_cms__view/home/content.json',
      'site/Beauty_Shop1/sfdc_cms__view/home/_meta.json',
    ])
    expect(viewOf(page).contentBody.viewType).toBe('home')
  })

  it('has its blocks as components with their properties, each in a section whose configuration names its column', () => {
    const list = { block: 'vitrine-product-list', fields: { heading: 'Neu', pageSize: 4, showFilters: true } }
    const page = experiencePage(pageOf([{ block: 'vitrine-store' }, list]), { site, prefix: 'acme' })
    expect(componentsOf(page).map(({ definition, attributes }) => [definition, attributes])).toEqual([
      ['c:acmeStore', undefined],
      ['c:acmeProductList', expect.objectContaining({ heading: 'Neu', pageSize: 4 })],
    ])
    const sections = everyNode(viewOf(page).contentBody.component).filter(({ definition }) => definition === 'community_layout:section')
    expect(sections).toHaveLength(2)
    for (const { id, attributes, children } of sections) {
      const config = JSON.parse(String(attributes?.sectionConfig)) as { UUID: string; columns: { UUID: string; columnKey: string }[] }
      expect([config.UUID, config.columns.map(({ UUID, columnKey }) => [UUID, columnKey])]).toEqual([
        id,
        children?.map((column) => [column.id, column.name]),
      ])
    }
  })

  it('keeps what stands in a slot in the region of the component', () => {
    const column = { block: 'vitrine-column', fields: { width: 6 }, slots: { default: [{ html: 'h1', children: ['Hallo'] }] } }
    const page = experiencePage(pageOf([{ block: 'vitrine-section', slots: { default: [column] } }]), { site })
    const [section] = componentsOf(page)
    expect(section).toMatchObject({
      definition: 'c:vitrineSection',
      children: [
        {
          type: 'region',
          name: 'content',
          children: [
            {
              definition: 'c:vitrineColumn',
              attributes: { width: 6 },
              children: [{ name: 'content', children: [{ attributes: { richTextValue: '<h1>Hallo</h1>' } }] }],
            },
          ],
        },
      ],
    })
    expect(page.losses).toEqual([])
  })

  it('has words that stand together in one HTML editor, and nothing in it that must not be published', () => {
    const words: PageNode[] = [
      { html: 'h2', children: ['Tipp & Trick'] },
      { html: 'script', children: ['steal()'] },
      { html: 'p', attributes: { onclick: 'steal()' }, children: ['Am Morgen.'] },
    ]
    const page = experiencePage(pageOf([{ html: 'main', children: words }]), { site })
    expect(componentsOf(page).map(({ attributes }) => attributes?.richTextValue)).toEqual([
      '<h2>Tipp &amp; Trick</h2>steal()<p>Am Morgen.</p>',
    ])
  })

  it('lists what was lost, where, and why', () => {
    const nodes: PageNode[] = [
      { shared: 'part-kopf' },
      { block: 'vitrine-nowhere', slots: { default: ['Wort'] } },
      { block: 'vitrine-column', fields: { width: 99, widthMobile: 6, colour: 'red' } as never },
      { block: 'vitrine-video', fields: { poster: '/media/abc/picture.webp' }, slots: { nowhere: ['x'] } },
      { html: 'div', children: [{ block: 'vitrine-cart-panel' }] },
      { html: 'img', attributes: { src: '/media/abc/picture.webp', alt: '' } },
      { html: 'img', attributes: { src: '/bilder/haus.webp', alt: '' } },
      { block: 'vitrine-video', fields: { captions: '/media/abc/untertitel.vtt' } },
      { html: 'p', children: [{ html: 'a', attributes: { href: 'page:gone' }, children: ['Weg'] }] },
    ]
    const about = { path: '/de/cart', translation: '/en/cart', canonical: '/cart', openGraph: { image: '/media/abc/picture.webp' } }
    const { losses } = experiencePage(pageOf(nodes, about), { site })
    expect(losses.map(({ at, field }) => (field ? `${at}.${field}` : at))).toEqual([
      '/de/cart.canonical',
      '/de/cart.openGraph',
      '/de/cart.path',
      '/de/cart.translation',
      'a.href',
      'div',
      'img.src',
      'img.src',
      'part-kopf',
      'vitrine-column.colour',
      'vitrine-column.width',
      'vitrine-column.widthMobile',
      'vitrine-nowhere',
      'vitrine-video.captions',
      'vitrine-video.nowhere',
      'vitrine-video.poster',
    ])
    for (const { reason } of losses) expect([reason.de, reason.en]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
  })

  it('says that the address is another one where a site cannot have it, and leads links there', () => {
    const paths = ['/', '/pflege/gesicht', '/über-uns', '/pflege']
    const nodes: PageNode[] = [
      { html: 'p', children: paths.map((href) => ({ html: 'a', attributes: { href: `${href}#oben` }, children: ['hin'] })) },
      { block: 'vitrine-promo-banner', fields: { consultantsUrl: 'page:two' } },
      { block: 'vitrine-login', fields: { registerUrl: 'page:gone' } },
    ]
    const page = experiencePage(pageOf(nodes, { path: '/pflege/gesicht' }), {
      site,
      paths,
      addressOf: (id) => (id === 'two' ? '/über-uns' : undefined),
    })
    const [words, banner, login] = componentsOf(page)
    expect([...String(words?.attributes?.richTextValue).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/#oben',
      '/pflege-gesicht#oben',
      '/uber-uns#oben',
      '/pflege#oben',
    ])
    expect([banner?.attributes, login?.attributes]).toEqual([{ consultantsUrl: '/uber-uns' }, { registerUrl: '' }])
    expect(page.losses.map(({ at, field = '', reason }) => `${at} ${field}: ${reason.en}`)).toEqual([
      expect.stringMatching(/^\/pflege\/gesicht path: .*another one now/),
      expect.stringMatching(/^a href: .*a path of its own/),
      expect.stringMatching(/^page:gone : .*no such page/),
    ])
    expect(experiencePage(pageOf([], { path: '/über-uns' }), { site }).losses).toHaveLength(1)
  })

  it('says of shared parts that they are copies, and which of them is missing', () => {
    const part = pageOf([{ html: 'p', children: ['Unten'] }], { kind: 'part', path: '', title: 'Fußzeile' })
    const page = experiencePage(pageOf([{ shared: 'foot' }, { shared: 'gone' }], { language: 'en' }), {
      site,
      partOf: (id) => (id === 'foot' ? part : undefined),
    })
    expect(componentsOf(page).map(({ attributes }) => attributes)).toEqual([{ richTextValue: '<p>Unten</p>' }])
    expect(page.losses.map(({ at, reason }) => `${at}: ${reason.en}`)).toEqual([
      expect.stringMatching(/^\/pflege: The page is English/),
      expect.stringMatching(/^Fußzeile: .* as a copy/),
      expect.stringMatching(/^gone: .* was not found/),
    ])
  })

  it('says that a store has a page of its own for the cart', () => {
    expect(experiencePage(pageOf([], { path: '/cart' }), { site }).losses).toEqual([
      expect.objectContaining({
        at: '/cart',
        field: 'path',
        reason: expect.objectContaining({ en: expect.stringContaining('of its own') }),
      }),
    ])
  })

  it.each(shopPages.map((page) => [page.path, page] as const))('takes every block of the example shop’s %s along', (_path, document) => {
    const page = experiencePage(document, { site, partOf: () => undefined })
    const tags = new Set<string>()
    const walk = (nodes: readonly PageNode[]): void => {
      for (const node of nodes) {
        if (typeof node === 'string' || 'shared' in node) continue
        if ('block' in node) tags.add(componentName(node.block))
        walk('block' in node ? Object.values(node.slots ?? {}).flat() : (node.children ?? []))
      }
    }
    walk(document.nodes)
    const there = new Set(componentsOf(page).map(({ definition = '' }) => definition.replace('c:', '')))
    expect([...tags].filter((name) => !there.has(name))).toEqual([])
    const ids = everyNode(viewOf(page).contentBody.component).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(experiencePage(document, { site, partOf: () => undefined })).toEqual(page)
  })

  it('writes only properties that the component has', () => {
    const onSite = declarations.map((each) => (each.tag === 'vitrine-store' ? siteStore(each) : each))
    const names = new Map(onSite.map(({ tag, fields }) => [`c:${componentName(tag)}`, Object.keys(fields)]))
    const store = {
      block: 'vitrine-store',
      fields: { webstoreId: '0ZE000000000001', apiBasePath: '/de/webruntime/api', apexTransport: 'path' },
    }
    const settings = pageOf([store])
    expect(experiencePage(settings, { site }).losses.map(({ field }) => field)).toEqual(['apexTransport', 'apiBasePath', 'webstoreId'])
    const wrong = [...shopPages, settings].flatMap((document) =>
      componentsOf(experiencePage(document, { site })).flatMap(({ definition = '', attributes = {} }) =>
        Object.keys(attributes).filter((name) => definition.startsWith('c:') && !names.get(definition)?.includes(name)),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('names of the platform', () => {
  it.each([
    ['Beauty Shop', 'Beauty_Shop1'],
    ['Größe & Maß', 'Grosse_Mass1'],
    ['4 Jahreszeiten', 'Shop_4_Jahreszeiten1'],
    ['__x__', 'x1'],
  ])('of the site %s is the workspace %s', (label, name) => {
    expect(workspaceName(label)).toBe(name)
    expect(apiNameOf(label)).toMatch(/^[A-Za-z](?!.*__)[A-Za-z0-9_]*[A-Za-z0-9]$|^[A-Za-z]$/)
  })

  it('are UUIDs that are the same for the same place, and for no other', () => {
    const all = Array.from({ length: 5000 }, (_, index) => stableUuid(`page /${index}`))
    expect(new Set(all).size).toBe(all.length)
    for (const each of all) expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(stableUuid('a')).toBe(stableUuid('a'))
  })
})
