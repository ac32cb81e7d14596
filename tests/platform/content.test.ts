import { describe, expect, it } from 'vitest'
import { publishPages } from '../../src/sandbox/index.js'
import { json, platformOnSandbox, platformWith, thrown } from './support.js'

const first = { page: 0, pageSize: 10, leftOut: [] }

interface Wired {
  title?: unknown
  path?: unknown
  role?: unknown
  excerpt?: unknown
}

const record = ({ title = 'Seite', path = '/seite', role = null, excerpt = '' }: Wired, place = 0) => ({
  apiName: 'ManagedContent',
  id: `20Y${place}`,
  fields: { Title: { value: title, displayValue: null }, Path: { value: path }, Role: { value: role }, Excerpt: { value: excerpt } },
})

const answered = (pages: readonly Wired[], more: object = {}) =>
  json({ q: 'x', keywordSearchResult: { count: pages.length, nextPageToken: null, records: pages.map(record), ...more } })

describe('a search of the site', () => {
  it('asks for one object, as often as its page needs', async () => {
    const pages = Array.from({ length: 60 }, (_, place) => ({ path: `/seite-${place}` }))
    const { asked, gateways } = platformWith(({ body }) => {
      const from = Number((body as { pageToken: string }).pageToken)
      return answered(pages.slice(from, from + 50), { nextPageToken: from === 0 ? '50' : null })
    })
    const found = await gateways.content.search({ text: 'rose', page: 10, pageSize: 5, leftOut: ['/seite-0'] })
    expect(found).toMatchObject({ hits: [51, 52, 53, 54, 55].map((place) => ({ path: `/seite-${place}` })), total: 59 })
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual(
      Array(2).fill('POST /services/data/v64.0/ui-api/search/results/keyword?objectApiName=ManagedContent&q=rose'),
    )
    expect(asked.map(({ body }) => body)).toEqual([
      { filters: [], pageSize: 50, pageToken: '0' },
      { filters: [], pageSize: 50, pageToken: '50' },
    ])
  })

  it('reads each record, also where it stands beside what made it a result', async () => {
    const { gateways } = platformWith(() => answered([], { records: [{ record: record({ path: '/faq' }), highlightInfo: {} }] }))
    expect((await gateways.content.search({ ...first, text: 'x' })).hits).toMatchObject([{ path: '/faq' }])
  })

  it('finds what the site says, counts all of it, and gives one page', async () => {
    const { gateways } = await platformOnSandbox()
    const one = await gateways.content.search({ ...first, text: 'pflege', pageSize: 4 })
    const two = await gateways.content.search({ ...first, text: 'pflege', pageSize: 4, page: 1 })
    expect(one.hits.map(({ title }) => title)).toEqual([
      'Lindenrose: Pflege und Make-up mit persönlicher Beratung',
      'Pflege für Männer',
      'Pflege im Winter',
      'Pflege in der Nacht',
    ])
    expect([one.total, two.total]).toEqual([11, 11])
    expect(two.hits.some(({ id }) => one.hits.some((other) => other.id === id))).toBe(false)
    expect(one.hits[2]).toMatchObject({ path: '/magazin/winterpflege', changed: '2026-10-12T09:00:00.000Z' })
  })

  it('never shows what the specification leaves out, nor what an editor does', async () => {
    const { gateways } = await platformOnSandbox()
    const all = await gateways.content.search({ ...first, text: 'pflege', pageSize: 50 })
    for (const path of ['/beauty-profile', '/account', '/privacy-policy', '/consultant', '/checkout-terms', '/terms-of-use-and-purchase'])
      expect(all.hits.map((hit) => hit.path)).not.toContain(path)
    const fewer = await gateways.content.search({ ...first, text: 'pflege', pageSize: 50, leftOut: ['/magazin/winterpflege'] })
    expect([fewer.total, fewer.hits.length]).toEqual([all.total - 1, all.hits.length - 1])
  })

  it.each(['beauty-profile', 'account', 'privacy', 'consultant', 'checkout-terms', 'terms'])(
    'never shows the page that is a site’s %s, wherever it stands',
    async (role) => {
      const { gateways } = platformWith(() =>
        answered([
          { path: '/irgendwo', role },
          { path: '/account', role: 'home' },
        ]),
      )
      expect((await gateways.content.search({ ...first, text: 'x' })).hits).toMatchObject([{ path: '/account' }])
    },
  )

  it('counts what is left', async () => {
    const { gateways } = platformWith(() =>
      answered([{ path: '/faq' }, { path: '/konto', role: 'account' }, { path: '/danke?x' }], { totalCount: 3 }),
    )
    expect(await gateways.content.search({ ...first, text: 'x', leftOut: ['/danke'] })).toMatchObject({
      total: 1,
      hits: [{ path: '/faq' }],
    })
  })

  it('fills a page from the next answer when something is left out of this one', async () => {
    const { gateways } = platformWith(({ body }) =>
      (body as { pageToken: string }).pageToken === '0'
        ? answered([{ path: '/faq' }, { path: '/konto', role: 'account' }], { totalCount: 4, nextPageToken: '2' })
        : answered([{ path: '/versand' }, { path: '/a' }], { totalCount: 4, nextPageToken: '4' }),
    )
    expect(await gateways.content.search({ ...first, text: 'x', pageSize: 2 })).toMatchObject({
      hits: [{ path: '/faq' }, { path: '/versand' }],
      total: 4,
    })
  })

  it('keeps the next page within reach where the platform does not count', async () => {
    const { gateways } = platformWith(() => answered([{ path: '/a' }, { path: '/b' }], { nextPageToken: 'more' }))
    expect((await gateways.content.search({ ...first, text: 'x', page: 3, pageSize: 2 })).total).toBeGreaterThan(8)
  })

  it('says how many there are behind the last page as well', async () => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.content.search({ ...first, text: 'pflege', page: 700 })).toEqual({ hits: [], total: 11 })
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', null, 7])(
    'does not show the address %j',
    async (path) => {
      const { gateways } = platformWith(() => answered([{ path }, { path: '/faq' }]))
      expect((await gateways.content.search({ ...first, text: 'x' })).hits.map((hit) => hit.path)).toEqual(['/faq'])
    },
  )

  it('names a page by its address when it has no title', async () => {
    const { gateways } = platformWith(() => answered([{ title: null, path: '/faq' }]))
    expect((await gateways.content.search({ ...first, text: 'x' })).hits[0]).toMatchObject({ title: '/faq', excerpt: '' })
  })

  it.each([[{ keywordSearchResult: null }], [{ keywordSearchResult: {} }], [{ keywordSearchResult: { records: null } }]])(
    'finds nothing in %j',
    async (body) => {
      const { gateways } = platformWith(() => json(body))
      expect(await gateways.content.search({ ...first, text: 'x' })).toEqual({ hits: [], total: 0 })
    },
  )

  it('fails when the answer is no answer, or none comes', async () => {
    const strange = platformWith(() => json({ results: [] }))
    expect(await thrown(strange.gateways.content.search({ ...first, text: 'x' }))).toMatchObject({ code: 'UNEXPECTED_SHAPE' })
    const down = platformWith(() => json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'no' }], 503))
    expect(await thrown(down.gateways.content.search({ ...first, text: 'x' }))).toMatchObject({ name: 'PlatformError', status: 503 })
  })

  it('comes to an end with a platform that always knows a next page', async () => {
    const { asked, gateways } = platformWith(() => answered([{ path: '/konto', role: 'account' }], { nextPageToken: '0' }))
    expect((await gateways.content.search({ ...first, text: 'x' })).hits).toEqual([])
    expect(asked.length).toBeLessThan(100)
  })

  it('finds what is written in the language of the page, or in none that is named', async () => {
    const page = { summary: '', text: 'Xylophon', changed: '2026-11-22T08:00:00.000Z' }
    const pages = [
      { ...page, path: '/neu', title: 'Neu', language: 'de' },
      { ...page, path: '/en/new', title: 'New', language: 'en_GB' },
      { ...page, path: '/x', title: 'X' },
    ]
    for (const [locale, found] of [
      ['de', ['/neu', '/x']],
      ['en', ['/en/new', '/x']],
    ] as const) {
      const { sandbox, gateways } = await platformOnSandbox('guest', { locale })
      publishPages(sandbox.world, () => pages)
      const { hits, total } = await gateways.content.search({ ...first, text: 'xylophon' })
      expect([hits.map(({ path }) => path).toSorted(), total]).toEqual([[...found].toSorted(), 2])
    }
  })

  it('finds a page that is published, and no longer when it is not', async () => {
    const { sandbox, gateways } = await platformOnSandbox()
    let pages = [{ path: '/neu', title: 'Ganz neu', summary: '', text: 'Xylophon', changed: '2026-11-22T08:00:00.000Z' }]
    publishPages(sandbox.world, () => pages)
    expect((await gateways.content.search({ ...first, text: 'xylophon' })).hits).toMatchObject([{ title: 'Ganz neu', path: '/neu' }])
    pages = []
    // Search results hold 200 ms (specification, section 9).
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect((await gateways.content.search({ ...first, text: 'xylophon' })).total).toBe(0)
  })
})
