import { describe, expect, it } from 'vitest'
import { publishPages } from '../../src/sandbox/index.js'
import { neverFound } from '../../src/shop/content/site-search.js'
import { json, platformOnSandbox, platformWith, thrown } from './support.js'

const first = { page: 0, pageSize: 10, leftOut: [] }

interface Wired {
  title?: unknown
  path?: unknown
  excerpt?: unknown
}

const record = ({ title = 'Seite', path = '/seite', excerpt = '' }: Wired, place = 0) => ({
  apiName: 'ManagedContent',
  id: `20Y${place}`,
  fields: { Title: { value: title, displayValue: null }, Path: { value: path }, Excerpt: { value: excerpt } },
})

const answered = (pages: readonly Wired[], more: object = {}) =>
  json({
    q: 'x',
    answers: [],
    keywordSearchResults: [
      { objectApiName: 'ManagedContent', records: { count: pages.length, nextPageToken: null, records: pages.map(record), ...more } },
    ],
  })

describe('a search of the site', () => {
  it('asks for one object, with what it shows and what it leaves out', async () => {
    const { asked, gateways } = platformWith(() => answered([]))
    await gateways.content.search({ text: 'rose', page: 2, pageSize: 5, leftOut: ['/danke', '/account'] })
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'POST /services/data/v64.0/ui-api/search/results/keyword?q=rose',
    ])
    expect(asked[0]?.body).toEqual({
      objectApiNames: ['ManagedContent'],
      searchObjectOptions: {
        ManagedContent: {
          fields: ['ManagedContent.Title', 'ManagedContent.Excerpt', 'ManagedContent.Path', 'ManagedContent.LastModifiedDate'],
          pageSize: 5,
          pageToken: '10',
          where: `{Path:{nin:${JSON.stringify([...neverFound, '/danke'])}}}`,
        },
      },
    })
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
    expect(all.hits.filter(({ path }) => neverFound.includes(path))).toEqual([])
    const fewer = await gateways.content.search({ ...first, text: 'pflege', pageSize: 50, leftOut: ['/magazin/winterpflege'] })
    expect([fewer.total, fewer.hits.length]).toEqual([all.total - 1, all.hits.length - 1])
  })

  it('drops what a platform shows nevertheless, and counts what is left', async () => {
    const { gateways } = platformWith(() => answered([{ path: '/faq' }, { path: '/Account/' }, { path: '/danke?x' }], { totalCount: 3 }))
    expect(await gateways.content.search({ ...first, text: 'x', leftOut: ['/danke'] })).toMatchObject({
      total: 1,
      hits: [{ path: '/faq' }],
    })
  })

  it('keeps the next page within reach when something of this one is dropped', async () => {
    const { gateways } = platformWith(() => answered([{ path: '/faq' }, { path: '/account' }], { totalCount: 3, nextPageToken: '2' }))
    expect((await gateways.content.search({ ...first, text: 'x', pageSize: 2 })).total).toBe(2)
    const last = platformWith(() => answered([{ path: '/faq' }, { path: '/account' }], { totalCount: 4 }))
    expect((await last.gateways.content.search({ ...first, text: 'x', page: 1, pageSize: 2 })).total).toBe(3)
  })

  it('counts what it has seen where the platform does not', async () => {
    const { gateways } = platformWith(() => answered([{ path: '/a' }, { path: '/b' }], { nextPageToken: 'more' }))
    expect((await gateways.content.search({ ...first, text: 'x', page: 3, pageSize: 2 })).total).toBe(9)
  })

  it('says how many there are behind the last page as well', async () => {
    const { gateways } = platformWith(() => answered([], { totalCount: 11 }))
    expect(await gateways.content.search({ ...first, text: 'x', page: 700 })).toEqual({ hits: [], total: 11 })
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

  it.each([
    [{ keywordSearchResults: [] }],
    [{ keywordSearchResults: [{ objectApiName: 'Product2', records: { records: [{ id: '1', fields: {} }] } }] }],
    [{ keywordSearchResults: [{ objectApiName: 'ManagedContent', records: null }] }],
  ])('finds nothing in %j', async (body) => {
    const { gateways } = platformWith(() => json(body))
    expect(await gateways.content.search({ ...first, text: 'x' })).toEqual({ hits: [], total: 0 })
  })

  it('fails when the answer is no answer, or none comes', async () => {
    const strange = platformWith(() => json({ results: [] }))
    expect(await thrown(strange.gateways.content.search({ ...first, text: 'x' }))).toMatchObject({ code: 'UNEXPECTED_SHAPE' })
    const down = platformWith(() => json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'no' }], 503))
    expect(await thrown(down.gateways.content.search({ ...first, text: 'x' }))).toMatchObject({ name: 'PlatformError', status: 503 })
  })

  it('asks for nothing behind the last place that a page token can name', async () => {
    const { asked, gateways } = platformWith(() => answered([]))
    await gateways.content.search({ ...first, text: 'x', page: 900 })
    expect(asked[0]?.body).toMatchObject({ searchObjectOptions: { ManagedContent: { pageToken: '2000' } } })
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
