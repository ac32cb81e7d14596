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

async function search(q: string, options?: object) {
  const sandbox = await createSandbox()
  publishPages(sandbox.world, () => site)
  const { status, body } = await clientOf(sandbox).post(`/services/data/v64.0/ui-api/search/results/keyword?q=${encodeURIComponent(q)}`, {
    objectApiNames: ['ManagedContent'],
    ...(options && { searchObjectOptions: { ManagedContent: options } }),
  })
  const records = body.keywordSearchResults?.[0].records
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
    ['r', []],
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

  it('are left out by their paths; other conditions are refused', async () => {
    expect((await search('hagebutte', { where: '{Path:{nin:["/c","/x"]}}' })).records).toMatchObject({ totalCount: 2 })
    for (const where of ['{Path:{eq:"/c"}}', '{Path:{nin:[}}', 'nonsense']) expect((await search('hagebutte', { where })).status).toBe(400)
  })

  it('have the fields that are asked for', async () => {
    const { records } = await search('rose', { fields: ['ManagedContent.Path'] })
    expect(records.records[0]).toMatchObject({ apiName: 'ManagedContent', fields: { Path: { value: '/b' } } })
    expect(Object.keys(records.records[0].fields)).toEqual(['Path'])
  })
})
