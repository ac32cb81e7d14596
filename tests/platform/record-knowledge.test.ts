import { describe, expect, it } from 'vitest'
import { callOf } from './record-lines.js'
import { anna, bea, cleo, dataAs, fieldOf, recordOf } from './record-world.js'
import { json, later, platformWith, thrown, turn } from './support.js'

const name = { recordId: anna, fields: ['Account.Name'] }
const list = { objectApiName: 'Account', listViewApiName: 'All' }
const found = recordOf(anna, { Name: 'Anna', Parent: recordOf(bea, { Name: 'Bea' }) })
const collection = { count: 1, listReference: { id: 'l' }, records: [found] }

describe('a record that is gone', () => {
  it('is missing for who watches it, in a batch too', async () => {
    const world = platformWith(({ method, url }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 })
      return json(
        url.pathname.includes('batch')
          ? {
              results: [
                { statusCode: 200, result: found },
                { statusCode: 200, result: recordOf(cleo, { Name: 'Cleo' }) },
              ],
            }
          : found,
      )
    })
    const heard: unknown[] = []
    const batch = await world.records.getRecords({ recordIds: [anna, cleo], fields: ['Account.Name'] })
    batch?.subscribe(({ state, data }) =>
      heard.push([state, dataAs<{ results: { statusCode: number }[] }>({ data }).results.map(({ statusCode }) => statusCode)]),
    )
    const one = await world.records.getRecord(name)
    one?.subscribe(({ state, status, data }) => heard.push([state, status, data]))
    await world.records.deleteRecord(anna)
    expect(heard).toEqual([
      ['Stale', [404, 200]],
      ['Unfulfilled', 404, undefined],
    ])
    expect(one?.peek()).toMatchObject({ state: 'Unfulfilled', status: 504 })
  })

  it('does not come back with the late answer to an earlier change', async () => {
    const late = later<Response>()
    const { records } = platformWith(({ method }) =>
      method === 'PATCH' ? late.promise : method === 'DELETE' ? new Response(null, { status: 204 }) : json(found),
    )
    await records.getRecord(name)
    const changing = records.updateRecord({ fields: { Id: anna, Name: 'Anne' } })
    await records.deleteRecord(anna)
    late.resolve(json(recordOf(anna, { Name: 'Anne' }, 2)))
    await changing
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Unfulfilled', status: 504 })
  })

  it('by somebody else’s hand is missing in the batch that finds out, for who watches too', async () => {
    let isGone = false
    const { records } = platformWith(() =>
      json({
        results: [isGone ? { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'gone' }] } : { statusCode: 200, result: found }],
      }),
    )
    const batch = await records.getRecords({ recordIds: anna, fields: 'Account.Name' })
    const heard: unknown[] = []
    batch?.subscribe(({ state, data }) =>
      heard.push([state, dataAs<{ results: { statusCode: number }[] }>({ data }).results[0]?.statusCode]),
    )
    isGone = true
    expect((await batch?.refresh())?.data).toMatchObject({
      hasErrors: true,
      results: [{ statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] }],
    })
    expect(heard).toEqual([
      ['Pending', 200],
      ['Stale', 404],
    ])
  })
})

describe('an optional field', () => {
  it('that is there no more is not given as if it were', async () => {
    let isThere = true
    let now = 0
    const { records } = platformWith(() => json(recordOf(anna, isThere ? { Name: 'Anna', City: 'Köln' } : { Name: 'Anna' })), {
      clock: () => now,
    })
    const config = { ...name, optionalFields: ['Account.City'] }
    await records.getRecord(config)
    isThere = false
    now = 30_000
    expect(Object.keys(dataAs<{ fields: object }>(await records.getRecord(config)).fields)).toEqual(['Name'])
  })
})

describe('fields', () => {
  it('are known for 30 days, though stale, and for no longer', async () => {
    const days = 24 * 3_600_000
    let now = 0
    const { records } = platformWith(() => json(found), { clock: () => now })
    await records.getRecord(name)
    now = 30 * days - 1
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Stale' })
    now = 30 * days
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Unfulfilled', status: 504 })
  })
})

describe('a 304', () => {
  it('makes a record good again, and the members of a batch', async () => {
    let now = 0
    let isSame = false
    const bodies = { record: found, batch: { results: [{ statusCode: 200, result: { apiName: 'A' } }] } }
    const { asked, records } = platformWith(
      ({ url }) => (isSame ? new Response(null, { status: 304 }) : json(url.pathname.includes('batch') ? bodies.batch : bodies.record)),
      { clock: () => now },
    )
    await records.getRecord(name)
    await records.getObjectInfos({ objectApiNames: 'A' })
    isSame = true
    now = 900_000
    expect(await records.getObjectInfos({ objectApiNames: 'A' })).toMatchObject({
      state: 'Fulfilled',
      data: { results: [{ result: { apiName: 'A' } }] },
    })
    expect(await records.getRecord(name)).toMatchObject({ state: 'Fulfilled', data: { fields: { Name: { value: 'Anna' } } } })
    await records.getRecord(name)
    await records.getObjectInfo({ objectApiName: 'A' })
    expect(asked).toHaveLength(4)
  })

  it('for what nobody has is not understood', async () => {
    const { records } = platformWith(() => new Response(null, { status: 304 }))
    expect(await records.getRecord(name)).toMatchObject({ state: 'Error', error: { code: 'UNEXPECTED_SHAPE' } })
    expect(await records.getObjectInfo({ objectApiName: 'A' })).toMatchObject({ state: 'Error', error: { code: 'UNEXPECTED_SHAPE' } })
  })
})

describe('list infos by id', () => {
  const good = { statusCode: 200, result: { label: 'Alle' } }
  const forbidden = { statusCode: 403, result: [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'no' }] }

  it('are asked again only where they are not known, and failures are replayed for a short time', async () => {
    let now = 0
    const { asked, records } = platformWith(
      ({ url }) => json({ results: (url.searchParams.get('ids') ?? '').split(',').map((id) => (id === bea ? forbidden : good)) }),
      { clock: () => now },
    )
    await records.getListInfosByName({ ids: [anna, bea] })
    now = 29_999
    expect((await records.getListInfosByName({ ids: [anna, bea] }))?.data).toEqual({ hasErrors: true, results: [good, forbidden] })
    expect(asked).toHaveLength(1)
    now = 30_000
    await records.getListInfosByName({ ids: [anna, bea] })
    expect(asked[1]?.url.searchParams.get('ids')).toBe(bea)
  })

  it('may be asked beside names, in one call', async () => {
    const { records } = platformWith(() => json({ results: [good, good] }))
    expect(await records.getListInfosByName({ ids: [anna], names: ['Account.All'] })).toMatchObject({
      state: 'Fulfilled',
      data: { results: [good, good] },
    })
  })
})

describe('a list view whose info has another tag', () => {
  it('is read anew for who watches its records', async () => {
    let tag = 'first'
    const { records } = platformWith(({ url }) =>
      json(url.pathname.includes('list-info') ? { eTag: tag, listReference: { id: 'l' } } : { ...collection, listInfoETag: tag }),
    )
    const snapshot = await records.getListRecordsByName(list)
    const heard: unknown[] = []
    snapshot?.subscribe(({ state, data }) => heard.push([state, dataAs<{ listInfoETag?: string } | undefined>({ data })?.listInfoETag]))
    tag = 'second'
    await records.getListInfoByName(list)
    await turn()
    expect(heard.at(-1)).toEqual(['Fulfilled', 'second'])
  })
})

describe('a write', () => {
  it.each([
    [400, 'Fulfilled'],
    [401, 'Fulfilled'],
    [403, 'Fulfilled'],
    [404, 'Stale'],
    [412, 'Stale'],
    [500, 'Stale'],
  ])('that is answered with %d leaves what is known %s', async (status, state) => {
    const { records } = platformWith(({ method }) => (method === 'PATCH' ? json([{ errorCode: 'X', message: 'no' }], status) : json(found)))
    const snapshot = await records.getRecord(name)
    await thrown(records.updateRecord({ fields: { Id: anna, Name: 'x' } }))
    expect([snapshot?.peek().state, fieldOf(snapshot?.peek().data, 'Name')]).toEqual([state, 'Anna'])
  })
})

describe('who leaves', () => {
  it.each([
    ['getRecord', name],
    ['getRecords', { recordIds: [anna], fields: 'Account.Name' }],
    ['getObjectInfo', { objectApiName: 'A' }],
  ] as const)('while %s is on its way gets the reason, and who stays the answer', async (call, config) => {
    const answer = later<Response>()
    const { asked, records } = platformWith(() => answer.promise)
    const leaving = new AbortController()
    await records.peek('getRecord', name)
    const left = thrown(callOf(records, call)(config, { signal: leaving.signal }))
    const stays = callOf(records, call)(config)
    await turn()
    leaving.abort(new Error('moved on'))
    expect(await left).toEqual(new Error('moved on'))
    answer.resolve(json(call === 'getRecords' ? { results: [{ statusCode: 200, result: found }] } : found))
    expect(await stays).toMatchObject({ state: 'Fulfilled' })
    expect(await thrown(callOf(records, call)(config, { signal: AbortSignal.abort(new Error('gone')) }))).toEqual(new Error('gone'))
    expect(asked).toHaveLength(1)
  })
})

describe('a batch', () => {
  it('that is refreshed asks for all its members, and tells who watches it or one of them', async () => {
    let value = 'Anna'
    let version = 1
    const { asked, records } = platformWith(({ url }) =>
      json(
        url.pathname.includes('batch')
          ? {
              results: [
                { statusCode: 200, result: recordOf(anna, { Name: value }, version) },
                { statusCode: 200, result: recordOf(bea, { Name: 'Bea' }) },
              ],
            }
          : recordOf(anna, { Name: value }, version),
      ),
    )
    const batch = await records.getRecords({ recordIds: [anna, bea], fields: ['Account.Name'] })
    const one = await records.getRecord(name)
    const heard: unknown[] = []
    batch?.subscribe(({ state, data }) =>
      heard.push([state, fieldOf(dataAs<{ results: { result: unknown }[] }>({ data }).results[0]?.result, 'Name')]),
    )
    one?.subscribe(({ state, data }) => heard.push([state, fieldOf(data, 'Name')]))
    value = 'Änne'
    version = 2
    const again = await batch?.refresh()
    expect(again).toMatchObject({ state: 'Fulfilled', data: { hasErrors: false } })
    expect(heard).toEqual([
      ['Pending', 'Anna'],
      ['Fulfilled', 'Änne'],
      ['Fulfilled', 'Änne'],
    ])
    expect(asked.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(
      [`${anna},${bea}`, `${anna},${bea}`].map((path) => encodeURIComponent(path).replaceAll('%2C', ',')),
    )
  })

  it('of lots tells who watches when one of them changes', async () => {
    const { records } = platformWith(({ method, url }) => {
      if (method === 'PATCH') return json(recordOf(bea, { Name: 'Beate' }, 2))
      return json({ results: [{ statusCode: 200, result: url.pathname.endsWith(anna) ? found : recordOf(bea, { Name: 'Bea' }) }] })
    })
    const batch = await records.getRecords({
      records: [
        { recordIds: anna, fields: 'Account.Name' },
        { recordIds: bea, fields: 'Account.Name' },
      ],
    })
    const heard: unknown[] = []
    batch?.subscribe(({ data }) =>
      heard.push(dataAs<{ results: { result: unknown }[] }>({ data }).results.map(({ result }) => fieldOf(result, 'Name'))),
    )
    await records.updateRecord({ fields: { Id: bea, Name: 'Beate' } })
    expect(heard).toEqual([['Anna', 'Beate']])
  })
})

describe('what is known', () => {
  it('stays so when a refresh fails, and the failure stands until somebody knows better', async () => {
    let status = 200
    const { records } = platformWith(() => (status === 200 ? json({ apiName: 'A' }) : json(undefined, status)))
    const snapshot = await records.getObjectInfo({ objectApiName: 'A' })
    const heard: unknown[] = []
    snapshot?.subscribe((next) => heard.push(`${next.state} ${next.status}`))
    status = 503
    await snapshot?.refresh()
    await records.getObjectInfo({ objectApiName: 'B' })
    expect(snapshot?.peek()).toMatchObject({ state: 'Fulfilled', data: { apiName: 'A' } })
    status = 200
    await snapshot?.refresh()
    expect(heard).toEqual(['Pending 0', 'Error 503', 'Pending 0', 'Fulfilled 200'])
  })
})
