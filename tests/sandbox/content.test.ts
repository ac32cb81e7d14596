import { describe, expect, it } from 'vitest'
import { createSandbox, publishPages } from '../../src/sandbox/index.js'
import { clientOf } from './client.js'

const site = [
  {
    path: '/a',
    title: 'Kühle Straße',
    summary: 'Ein Satz.',
    text: `${'Wort '.repeat(60)}Hagebutte ${'danach '.repeat(60)}`,
    changed: '2026-11-01T08:00:00.000Z',
  },
  { path: '/b', title: 'Anderes', summary: '', text: 'Die Hagebutte und die Rose.', changed: '2026-11-02T08:00:00.000Z' },
  { path: '/c', title: 'Hagebutte', summary: '', text: 'Rosenöl', changed: '2026-11-03T08:00:00.000Z' },
]

async function search(q: string, paging: object = {}) {
  const sandbox = await createSandbox({ extensions: ['content'] })
  publishPages(sandbox.world, () => site)
  const path = `/services/data/v64.0/ui-api/search/results/keyword?objectApiName=ManagedContent&q=${encodeURIComponent(q)}`
  const { status, body } = await clientOf(sandbox).post(path, paging)
  const records = body.keywordSearchResult
  return { status, body, records, paths: records?.records.map(({ fields }: { fields: { Path: { value: string } } }) => fields.Path.value) }
}

describe('pages of the site', () => {
  it.each([
    ['hagebutte', ['/c', '/b', '/a']],
    ['HAGEBUTTE rose', ['/c', '/b']],
    ['kuehle strasse', ['/a']],
    ['kuhle', ['/a']],
    ['butte', ['/c', '/b', '/a']],
    ['but', []],
    ['  ', []],
    ['hagebutte xyz', []],
    ['.*', []],
  ])('are found for %j: %j', async (q, paths) => {
    expect((await search(q)).paths).toEqual(paths)
  })

  it('come in pages, all counted', async () => {
    const one = await search('hagebutte', { pageSize: 2, pageToken: '0' })
    expect(one.records).toMatchObject({ count: 2, totalCount: 3, currentPageToken: '0', nextPageToken: '2' })
    expect((await search('hagebutte', { pageSize: 2, pageToken: '2' })).records).toMatchObject({
      count: 1,
      totalCount: 3,
      nextPageToken: null,
    })
    expect((await search('hagebutte', { pageSize: 0 })).status).toBe(400)
  })

  it('show the words around the first hit, or what the page is about', async () => {
    const { records } = await search('hagebutte')
    const excerpt = records.records[2].fields.Excerpt.value
    expect(excerpt).toMatch(/^… (Wort )+Hagebutte (danach )+…$/)
    expect(excerpt.length).toBeLessThan(200)
    expect((await search('kuehle')).records.records[0].fields.Excerpt.value).toBe('Ein Satz.')
  })

  it('are asked for by an object, in words of at least two letters, without filters', async () => {
    const { post } = clientOf(await createSandbox({ extensions: ['content'] }))
    const route = '/services/data/v64.0/ui-api/search/results/keyword'
    expect(await post(`${route}?q=rose`, {})).toMatchObject({ status: 400, body: [{ errorCode: 'MISSING_ARGUMENT' }] })
    expect(await search('r')).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_SEARCH' }] })
    expect((await search('rose', { filters: [{}] })).status).toBe(400)
  })

  it('say what the shop needs them for', async () => {
    const sandbox = await createSandbox({ extensions: ['content'] })
    const { body } = await clientOf(sandbox).post(
      '/services/data/v64.0/ui-api/search/results/keyword?objectApiName=ManagedContent&q=widerrufst',
      {},
    )
    expect(body.keywordSearchResult.records).toMatchObject([{ apiName: 'ManagedContent', fields: { Role: { value: 'terms' } } }])
  })
})
