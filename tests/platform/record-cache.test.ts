import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../src/commerce/salesforce/records/records.js'
import { accounts, anna, bea, cleo, dataAs, ids, recordOf, fieldOf } from './record-world.js'
import { json, later, platformWith, thrown, turn } from './support.js'

const people = () => ({ [anna]: { Id: anna, Name: 'Anna', City: 'Köln' }, [bea]: { Id: bea, Name: 'Bea', City: 'Bonn' } })
const name = { recordId: anna, fields: ['Account.Name'] }

describe('a record', () => {
  it('whose fields are known sends nothing, whichever calls brought them', async () => {
    const { asked, records } = accounts(people())
    await records.getRecord(name)
    await records.getRecord({ recordId: anna, fields: ['Account.City'] })
    const both = await records.getRecord({ recordId: anna, fields: ['Account.City', 'Account.Name'] })
    expect(both).toMatchObject({ state: 'Fulfilled', status: 200 })
    expect([fieldOf(both?.data, 'Name'), fieldOf(both?.data, 'City')]).toEqual(['Anna', 'Köln'])
    expect(asked).toHaveLength(2)
  })

  it('is given as the platform said it, member for member, at once and when it is known', async () => {
    const boss = recordOf(bea, { Name: 'Bea' })
    const body = {
      apiName: 'Account',
      childRelationships: {},
      eTag: 'e7',
      id: anna,
      lastModifiedDate: '2025-06-01T10:00:00.000Z',
      recordTypeInfo: null,
      weakEtag: 7,
      fields: {
        Revenue: { displayValue: '1.200,00 €', value: 1200 },
        Rating: { displayValue: 'Heiß', value: 'Hot' },
        Boss: { displayValue: 'Bea', value: boss },
      },
    }
    const config = { recordId: anna, fields: ['Account.Revenue', 'Account.Rating', 'Account.Boss.Name'] }
    const one = platformWith(() => json(body)).records
    expect((await one.getRecord(config))?.data).toEqual(body)
    expect((await one.peek('getRecord', config))?.data).toEqual(body)
    const batch = { hasErrors: false, results: [{ statusCode: 200, result: body }] }
    const { fields, recordId } = config
    expect((await platformWith(() => json(batch)).records.getRecords({ recordIds: [recordId], fields }))?.data).toEqual(batch)
  })

  it('is given with the fields that were asked for, and no others', async () => {
    const { records } = accounts(people())
    await records.getRecord({ recordId: anna, fields: ['Account.City', 'Account.Name'] })
    const snapshot = await records.getRecord(name)
    expect(Object.keys(dataAs<{ fields: object }>(snapshot).fields)).toEqual(['Name'])
  })

  it('that came in a list is known', async () => {
    const { asked, records } = accounts(people())
    await records.getListRecordsByName({ objectApiName: 'Account', listViewApiName: 'All' })
    expect(fieldOf((await records.getRecord(name))?.data, 'Name')).toBe('Anna')
    expect(asked).toHaveLength(1)
  })

  it('is renewed with all that is known of it', async () => {
    const { asked, records, pass } = accounts(people())
    await records.getRecord({ recordId: anna, fields: ['Account.City'] })
    pass(30_000)
    await records.getRecord(name)
    expect(Object.fromEntries(asked[1]?.url.searchParams ?? [])).toEqual({ fields: 'Account.Name', optionalFields: 'Account.City' })
  })

  it('is stale after 30 seconds, and still known', async () => {
    const { records, pass } = accounts(people())
    await records.getRecord(name)
    pass(29_999)
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Fulfilled' })
    pass(1)
    const stale = await records.peek('getRecord', name)
    expect([stale?.state, fieldOf(stale?.data, 'Name')]).toEqual(['Stale', 'Anna'])
  })

  it('lacks an optional field once, and is not asked for it again', async () => {
    const { asked, records } = accounts(people())
    const config = { ...name, optionalFields: ['Account.Nothing__c'] }
    await records.getRecord(config)
    expect(await records.getRecord(config)).toMatchObject({ state: 'Fulfilled' })
    expect(asked).toHaveLength(1)
  })

  it('that changed elsewhere loses what a newer version did not bring', async () => {
    const { asked, records, elsewhere } = accounts(people())
    await records.getRecord({ recordId: anna, fields: ['Account.City'] })
    elsewhere(anna, { City: 'Bonn' })
    await records.getListRecordsByName({ objectApiName: 'Account', listViewApiName: 'All' })
    expect(await records.peek('getRecord', { recordId: anna, fields: ['Account.City'] })).toMatchObject({ state: 'Stale' })
    expect(fieldOf((await records.getRecord({ recordId: anna, fields: ['Account.City'] }))?.data, 'City')).toBe('Bonn')
    expect(asked).toHaveLength(3)
  })

  it('is not set back by an older version that comes late', async () => {
    const answers = [recordOf(anna, { Name: 'new' }, 2), recordOf(anna, { Name: 'old', City: 'Köln' }, 1)]
    const { records } = platformWith(() => json(answers.shift()))
    await records.getRecord(name)
    await records.getRecord({ recordId: anna, fields: ['Account.City'] })
    expect(fieldOf((await records.getRecord(name))?.data, 'Name')).toBe('new')
  })

  it('is given from a late answer where that is newer than what was known', async () => {
    const late = later<Response>()
    let reads = 0
    const { records } = platformWith(({ method, url }) => {
      if (method === 'PATCH') return json(recordOf(anna, { Name: 'Änne' }, 3))
      if (url.pathname.includes('list-records')) return json({ records: [recordOf(anna, { Name: 'Anni' }, 4)] })
      reads += 1
      return reads === 1 ? json(recordOf(anna, { City: 'Köln' }, 1)) : late.promise
    })
    const city = { recordId: anna, fields: ['Account.City'] }
    await records.getRecord(city)
    await records.updateRecord({ fields: { Id: anna, Name: 'Änne' } })
    const reading = records.getRecord(city)
    await turn()
    await records.getListRecordsByName({ objectApiName: 'Account', listViewApiName: 'All' })
    late.resolve(json(recordOf(anna, { City: 'Bonn', Name: 'Änne' }, 3)))
    expect(fieldOf((await reading)?.data, 'City')).toBe('Bonn')
    expect(await records.peek('getRecord', city)).toMatchObject({ state: 'Stale' })
    expect(fieldOf((await records.peek('getRecord', name))?.data, 'Name')).toBe('Anni')
  })

  it('brings the records it points to, each kept by itself', async () => {
    const child = recordOf(bea, { Name: 'Bea' })
    const { asked, records } = platformWith(() => json(recordOf(anna, { Parent: child, Gone: null })))
    const config = { recordId: anna, fields: ['Account.Parent.Name', 'Account.Gone.Name'] }
    const snapshot = await records.getRecord(config)
    expect(fieldOf(fieldOf(snapshot?.data, 'Parent'), 'Name')).toBe('Bea')
    expect(fieldOf(snapshot?.data, 'Gone')).toBeNull()
    expect(await records.getRecord({ recordId: bea, fields: ['Account.Name'] })).toMatchObject({ state: 'Fulfilled' })
    expect(asked).toHaveLength(1)
  })

  it('is tracked through five relations and no further', async () => {
    const chain = ids
      .slice(1, 9)
      .reduceRight<unknown>((child, id) => recordOf(id, { Leaf: 'x', ...(child ? { Up: child } : {}) }), undefined)
    const { asked, records } = platformWith(() => json(recordOf(anna, { Name: 'Anna', Up: chain })))
    await records.getRecord({ recordId: anna, fields: ['Account.Name'], optionalFields: [`Account.${'Up.'.repeat(8)}Leaf`] })
    await (await records.peek('getRecord', name))?.refresh()
    const tracked = asked[1]?.url.searchParams.get('optionalFields')?.split(',') ?? []
    expect(Math.max(...tracked.map((path) => path.split('.').length - 1))).toBe(6)
  })

  it('that is gone is an error, and no longer known', async () => {
    const { records, rows, pass } = accounts(people())
    await records.getRecord(name)
    delete rows[anna]
    pass(30_000)
    expect(await records.getRecord(name)).toMatchObject({ state: 'Error', status: 404, error: { kind: 'missing' } })
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Unfulfilled', status: 504 })
  })

  it('cannot be changed by whoever reads it', async () => {
    const { records } = accounts(people())
    const list = { objectApiName: 'Account', listViewApiName: 'All' }
    const first = (await records.getListRecordsByName(list))?.data as { records: unknown[]; listReference: object }
    first.records.length = 0
    Object.assign(first.listReference, { id: 'other' })
    expect((await records.getListRecordsByName(list))?.data).toMatchObject({ listReference: { id: 'l' }, records: [{}, {}] })
  })

  it.each(['__proto__', 'constructor'])('may have a field called %s', async (field) => {
    const { records } = platformWith(() =>
      json(JSON.parse(`{"apiName":"Account","id":"${anna}","fields":{"${field}":{"value":{"polluted":1}}}}`)),
    )
    await records.getRecord({ recordId: anna, optionalFields: [`Account.${field}`] })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('what is not known', () => {
  it('is 504 for who only looks', async () => {
    const { asked, records } = accounts(people())
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Unfulfilled', status: 504 })
    expect(await records.peek('getObjectInfo', { objectApiName: 'Account' })).toMatchObject({ state: 'Unfulfilled', status: 504 })
    expect(asked).toHaveLength(0)
  })

  it('is pending while it is on its way', async () => {
    const answer = later<Response>()
    const { records } = platformWith(() => answer.promise)
    const reading = records.getObjectInfo({ objectApiName: 'Account' })
    await turn()
    expect(await records.peek('getObjectInfo', { objectApiName: 'Account' })).toMatchObject({ state: 'Pending' })
    answer.resolve(json({ apiName: 'Account' }))
    expect(await reading).toMatchObject({ state: 'Fulfilled', data: { apiName: 'Account' } })
  })

  it('is asked again after a failure, which is kept nowhere', async () => {
    let fails = true
    const { records } = platformWith(() => (fails ? json([{ errorCode: 'X', message: 'no' }], 500) : json({ apiName: 'Account' })))
    expect(await records.getObjectInfo({ objectApiName: 'Account' })).toMatchObject({
      state: 'Error',
      status: 500,
      error: { kind: 'broken', code: 'X' },
    })
    fails = false
    expect(await records.getObjectInfo({ objectApiName: 'Account' })).toMatchObject({ state: 'Fulfilled' })
  })

  it('is missing data, no error, when record-ui says 404', async () => {
    const { records } = platformWith(() => json([{ errorCode: 'NOT_FOUND' }], 404))
    const snapshot = await records.getRecordUi({ recordIds: anna, layoutTypes: 'Full', modes: 'View' })
    expect([snapshot?.state, snapshot?.status, snapshot?.data, snapshot?.error]).toEqual(['Unfulfilled', 404, undefined, undefined])
  })

  it('stays with who leaves: the reader gets the reason', async () => {
    const { asked, records } = platformWith(() => later<Response>().promise)
    const leaving = new AbortController()
    await records.peek('getRecord', name)
    const left = thrown(records.getObjectInfo({ objectApiName: 'Account' }, { signal: leaving.signal }))
    await turn()
    expect(asked).toHaveLength(1)
    leaving.abort(new Error('moved on'))
    expect(await left).toEqual(new Error('moved on'))
  })
})

describe('a 304', () => {
  it('makes what was kept good again', async () => {
    let now = 0
    let isSame = false
    const { asked, records } = platformWith(() => (isSame ? new Response(null, { status: 304 }) : json({ apiName: 'Account' })), {
      clock: () => now,
    })
    const config = { objectApiName: 'Account' }
    await records.getObjectInfo(config)
    isSame = true
    now = 900_000
    expect(await records.getObjectInfo(config)).toMatchObject({ state: 'Fulfilled', data: { apiName: 'Account' } })
    now += 899_999
    await records.getObjectInfo(config)
    expect(asked).toHaveLength(2)
  })
})

describe('a batch', () => {
  const batch = { recordIds: [anna, bea], fields: ['Account.Name'] }

  it('is known from its members, and its members from it', async () => {
    const { asked, records } = accounts(people())
    await records.getRecord(name)
    const snapshot = await records.getRecords(batch)
    expect(asked[1]?.url.pathname).toMatch(new RegExp(`/records/batch/${bea}$`))
    const { results } = dataAs<{ results: { statusCode: number; result: unknown }[] }>(snapshot)
    expect(results.map(({ statusCode, result }) => [statusCode, fieldOf(result, 'Name')])).toEqual([
      [200, 'Anna'],
      [200, 'Bea'],
    ])
    await records.getRecord({ recordId: bea, fields: ['Account.Name'] })
    expect(asked).toHaveLength(2)
  })

  it('with a missing member says so, forgets it and asks again', async () => {
    const { asked, records, rows, pass } = accounts(people())
    await records.getRecords(batch)
    delete rows[bea]
    pass(120_000)
    const snapshot = await records.getRecords(batch)
    expect(snapshot).toMatchObject({ state: 'Fulfilled', data: { hasErrors: true, results: [{ statusCode: 200 }, { statusCode: 404 }] } })
    expect(await records.peek('getRecord', { recordId: bea, fields: ['Account.Name'] })).toMatchObject({ state: 'Unfulfilled' })
    await records.getRecords(batch)
    expect(asked).toHaveLength(3)
  })

  it('replays another failure of a member for a short time', async () => {
    let now = 0
    const forbidden = { statusCode: 403, result: [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'no' }] }
    const { asked, records } = platformWith(() => json({ results: [{ statusCode: 200, result: { apiName: 'A' } }, forbidden] }), {
      clock: () => now,
    })
    const config = { objectApiNames: ['A', 'B'] }
    await records.getObjectInfos(config)
    now = 29_999
    expect((await records.getObjectInfos(config))?.data).toMatchObject({ hasErrors: true, results: [{ statusCode: 200 }, forbidden] })
    expect(await records.getObjectInfo({ objectApiName: 'B' })).toMatchObject({
      state: 'Error',
      status: 403,
      error: { code: 'INSUFFICIENT_ACCESS' },
    })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['getRecordAvatars', 3_600_000, { recordIds: [anna] }],
    ['getRelatedListActionsBatch', 300_000, { recordIds: anna, relatedListsActionParameters: [{ relatedListId: 'C' }] }],
  ] as const)('%s replays failures for %d ms', async (call, lifetime, config) => {
    let now = 0
    const { asked, records } = platformWith(() => json({ results: [{ statusCode: 400, result: [{ errorCode: 'X', message: 'no' }] }] }), {
      clock: () => now,
    })
    const read = records[call] as (config: unknown) => Promise<Snapshot | null>
    await read(config)
    now = lifetime - 1
    expect((await read(config))?.data).toMatchObject({ results: [{ statusCode: 400 }] })
    expect(asked).toHaveLength(1)
    now = lifetime
    await read(config)
    expect(asked).toHaveLength(2)
  })

  it('that is 404 as a whole is an error', async () => {
    const { records } = platformWith(() => json([{ errorCode: 'NOT_FOUND' }], 404))
    expect(await records.getRecords(batch)).toMatchObject({ state: 'Error', status: 404 })
  })

  it('with fewer answers than members is not understood', async () => {
    const { records } = platformWith(() => json({ results: [] }))
    expect(await records.getRecords(batch)).toMatchObject({ state: 'Error', error: { code: 'UNEXPECTED_SHAPE' } })
  })

  it('of avatars of another type than Theme or Photo is an error', async () => {
    const { records } = platformWith(() => json({ results: [{ statusCode: 200, result: { type: 'Statue' } }] }))
    expect(await records.getRecordAvatars({ recordIds: anna })).toMatchObject({
      state: 'Error',
      error: { message: 'Unsupported avatar type' },
    })
  })

  it('may ask in several lots, each with its own fields', async () => {
    const { asked, records } = accounts(people())
    const snapshot = await records.getRecords({
      records: [
        { recordIds: anna, fields: 'Account.Name' },
        { recordIds: [bea], fields: 'Account.City' },
      ],
    })
    expect(snapshot).toMatchObject({ state: 'Fulfilled', data: { hasErrors: false, results: [{}, {}] } })
    expect(asked).toHaveLength(2)
  })
})

describe('a change', () => {
  it('is known at once, in records and in lists, and whoever watches hears of it', async () => {
    const { records } = accounts(people())
    const list = await records.getListRecordsByName({ objectApiName: 'Account', listViewApiName: 'All' })
    const one = await records.getRecord(name)
    const heard: unknown[] = []
    one?.subscribe((next) => heard.push([next.state, fieldOf(next.data, 'Name')]))
    await records.updateRecord({ fields: { Id: anna, Name: 'Änne' } })
    expect(heard).toEqual([['Fulfilled', 'Änne']])
    expect(list?.peek()).toMatchObject({ state: 'Unfulfilled' })
    const again = (await list?.refresh())?.data as { records: unknown[] }
    expect(fieldOf(again.records[0], 'Name')).toBe('Änne')
  })

  it('makes fields that it did not bring too old', async () => {
    const { asked, records } = accounts(people())
    await records.getRecord({ recordId: anna, fields: ['Account.City'] })
    await records.updateRecord({ fields: { Id: anna, Name: 'Änne' } })
    await records.getRecord({ recordId: anna, fields: ['Account.City'] })
    expect(asked).toHaveLength(3)
  })

  it('overtakes what was asked before it', async () => {
    const early = later<Response>()
    let reads = 0
    const { records } = platformWith(({ method }) => {
      if (method === 'PATCH') return json(recordOf(anna, { Name: 'new' }, 2))
      reads += 1
      return reads === 1 ? early.promise : json(recordOf(anna, { City: 'after' }, 2))
    })
    await records.peek('getRecord', name)
    const reading = records.getRecord({ recordId: anna, fields: ['Account.City'] })
    await turn()
    expect(reads).toBe(1)
    await records.updateRecord({ fields: { Id: anna, Name: 'new' } })
    early.resolve(json(recordOf(anna, { City: 'before' }, 1)))
    expect(fieldOf((await reading)?.data, 'City')).toBe('after')
  })

  it('overtakes a batch that was asked before it, also for who joins later', async () => {
    const early = later<Response>()
    let reads = 0
    const { records } = platformWith(({ method }) => {
      if (method === 'PATCH') return json(recordOf(anna, { Name: 'new' }, 2))
      reads += 1
      return reads === 1 ? early.promise : json({ results: [{ statusCode: 200, result: recordOf(anna, { City: 'after' }, 2) }] })
    })
    const batch = { recordIds: anna, fields: 'Account.City' }
    const before = records.getRecords(batch)
    await turn()
    expect(reads).toBe(1)
    await records.updateRecord({ fields: { Id: anna, Name: 'new' } })
    const after = records.getRecords(batch)
    early.resolve(json({ results: [{ statusCode: 200, result: recordOf(anna, { City: 'before' }, 1) }] }))
    for (const snapshot of [await before, await after]) {
      expect(fieldOf(dataAs<{ results: { result: unknown }[] }>(snapshot).results[0]?.result, 'City')).toBe('after')
    }
  })

  it('overtakes a record by layout that was asked before it', async () => {
    const early = later<Response>()
    let reads = 0
    const { records } = platformWith(({ method }) => {
      if (method === 'PATCH') return json(undefined, 500)
      reads += 1
      return reads === 1 ? early.promise : json(recordOf(anna, { Name: 'after' }, 2))
    })
    const layout = { recordId: anna, layoutTypes: 'Full', modes: 'View' }
    const before = records.getRecord(layout)
    await turn()
    await thrown(records.updateRecord({ fields: { Id: anna, Name: 'after' } }))
    const after = records.getRecord(layout)
    early.resolve(json(recordOf(anna, { Name: 'before' }, 1)))
    expect([fieldOf((await before)?.data, 'Name'), fieldOf((await after)?.data, 'Name')]).toEqual(['after', 'after'])
  })

  it('whose answer was lost may have happened: what was known is too old', async () => {
    const world = accounts(people(), {}, ({ method }) => (method === 'PATCH' ? json(undefined, 500) : undefined))
    await world.records.getRecord(name)
    await thrown(world.records.updateRecord({ fields: { Id: anna, Name: 'x' } }))
    expect(await world.records.peek('getRecord', name)).toMatchObject({ state: 'Stale' })
  })

  it('that deletes a record takes it from the cache', async () => {
    const { records } = accounts(people())
    await records.getRecord(name)
    await records.deleteRecord(anna)
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Unfulfilled' })
    expect(await records.getRecord(name)).toMatchObject({ state: 'Error', status: 404 })
  })

  it('in a batch takes what was deleted and brings what was saved', async () => {
    const world = accounts(people(), {}, ({ method }) =>
      method === 'POST'
        ? json({
            results: [
              { statusCode: 204, result: null },
              { statusCode: 200, result: recordOf(bea, { Name: 'Beate' }, 2) },
            ],
          })
        : undefined,
    )
    await world.records.getRecords({ recordIds: [anna, bea], fields: 'Account.Name' })
    await world.records.executeBatchRecordOperations({
      operations: [
        { type: 'DELETE', records: [{ fields: { Id: anna } }] },
        { type: 'UPDATE', records: [{ fields: { Id: bea, Name: 'Beate' } }] },
      ],
    })
    expect(await world.records.peek('getRecord', name)).toMatchObject({ state: 'Unfulfilled' })
    expect(fieldOf((await world.records.peek('getRecord', { ...name, recordId: bea }))?.data, 'Name')).toBe('Beate')
  })

  it('of a list view’s preferences is the answer from then on', async () => {
    const config = { objectApiName: 'Account', listViewApiName: 'All' }
    const { asked, records } = platformWith(({ body }) => json(body ?? { columnWidths: { Name: -1 } }))
    await records.getListPreferences(config)
    await records.updateListPreferences({ ...config, columnWidths: { Name: 200 } })
    expect((await records.getListPreferences(config))?.data).toEqual({ columnWidths: { Name: 200 } })
    expect(asked).toHaveLength(2)
  })

  it('of an avatar is the avatar from then on', async () => {
    const { asked, records } = platformWith(() => json({ type: 'Photo', recordId: anna }))
    await records.updateRecordAvatar({ recordId: anna, actionType: 'AssociateAvatar' })
    expect((await records.getRecordAvatars({ recordIds: anna }))?.data).toMatchObject({
      results: [{ statusCode: 200, result: { type: 'Photo' } }],
    })
    expect(asked).toHaveLength(1)
  })

  it('by somebody who signs in or out leaves nothing of the records behind', async () => {
    const { records, gateways } = accounts(people())
    await records.getRecord(name)
    gateways.forget()
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Unfulfilled', status: 504 })
  })
})

describe('an answer that comes after signing out', () => {
  it('leaves nothing behind, whoever it belonged to', async () => {
    const early = later<Response>()
    const { asked, records, gateways } = platformWith(({ url }) => (url.pathname.endsWith(anna) ? early.promise : json({})))
    const leaving = new AbortController()
    await records.peek('getRecord', name)
    const reading = thrown(records.read('getRecord', name, leaving.signal))
    await turn()
    expect(asked).toHaveLength(1)
    leaving.abort()
    gateways.forget()
    await reading
    early.resolve(json(recordOf(anna, { Name: 'Anna' })))
    for (let turns = 0; turns < 5; turns += 1) await turn()
    expect(await records.peek('getRecord', name)).toMatchObject({ state: 'Unfulfilled', status: 504 })
  })
})

describe('a list view that has changed', () => {
  it('is read anew, all of it', async () => {
    let etag = 'first'
    const { asked, records } = platformWith(({ url }) =>
      json(
        url.pathname.includes('list-info')
          ? { label: etag }
          : { listInfoETag: etag, listReference: { id: 'l' }, records: [], pageToken: url.search },
      ),
    )
    const list = { objectApiName: 'Account', listViewApiName: 'All' }
    const info = await records.getListInfoByName(list)
    const first = await records.getListRecordsByName(list)
    const heard: string[] = []
    info?.subscribe(({ state, data }) => heard.push(`${state} ${(data as { label?: string } | undefined)?.label}`))
    first?.subscribe(({ state, data }) => heard.push(`${state} ${(data as { listInfoETag?: string } | undefined)?.listInfoETag}`))
    etag = 'second'
    await records.getListRecordsByName({ ...list, pageToken: '50' })
    await turn()
    expect(heard).toContain('Fulfilled second')
    expect(heard.filter((text) => text === 'Fulfilled second')).toHaveLength(2)
    const before = asked.length
    await records.getListRecordsByName(list)
    await records.getListRecordsByName({ ...list, pageToken: '50' })
    expect(asked).toHaveLength(before)
  })
})

describe('who watches', () => {
  it('hears Pending and the new answer of a refresh, and nothing after leaving', async () => {
    const { records, elsewhere } = accounts(people())
    const snapshot = await records.getRecord(name)
    const heard: unknown[] = []
    const leave = snapshot?.subscribe(({ state, data }) => heard.push([state, fieldOf(data, 'Name')]))
    elsewhere(anna, { Name: 'Änne' })
    await snapshot?.refresh()
    expect(heard).toEqual([
      ['Pending', 'Anna'],
      ['Fulfilled', 'Änne'],
    ])
    leave?.()
    leave?.()
    elsewhere(anna, { Name: 'Anni' })
    await snapshot?.refresh()
    expect(heard).toHaveLength(2)
  })

  it('hears of a failure once', async () => {
    let fails = false
    const { records } = platformWith(() => (fails ? json(undefined, 503) : json({ apiName: 'Account' })))
    const snapshot = await records.getObjectInfo({ objectApiName: 'Account' })
    const heard: string[] = []
    snapshot?.subscribe(({ state, status }) => heard.push(`${state} ${status}`))
    fails = true
    await snapshot?.refresh()
    expect(heard).toEqual(['Pending 0', 'Error 503'])
  })

  it('may watch what is not there yet', async () => {
    const { records } = accounts(people())
    const nothing = await records.peek('getRecord', name)
    const heard: string[] = []
    nothing?.subscribe(({ state }) => heard.push(state))
    await records.getRecord(name)
    expect(heard).toEqual(['Pending', 'Fulfilled'])
  })
})

describe('notifyRecordUpdateAvailable', () => {
  it('reads known records again and tells who watches', async () => {
    const { asked, records, elsewhere } = accounts(people())
    const snapshot = await records.getRecord(name)
    const heard: unknown[] = []
    snapshot?.subscribe(({ data }) => heard.push(fieldOf(data, 'Name')))
    elsewhere(anna, { Name: 'Änne' })
    await records.notifyRecordUpdateAvailable([{ recordId: anna }, { recordId: cleo }, { recordId: 'none' }])
    expect(heard.at(-1)).toBe('Änne')
    expect(asked).toHaveLength(2)
  })

  it('is heard 60 times in 60,000 ms, and the rest is dropped', async () => {
    const { asked, records, pass } = accounts(people())
    await records.getRecord(name)
    for (let i = 0; i < 100; i += 1) await records.notifyRecordUpdateAvailable([{ recordId: anna }])
    expect(asked).toHaveLength(61)
    pass(60_000)
    await records.notifyRecordUpdateAvailable([{ recordId: anna }])
    expect(asked).toHaveLength(62)
  })
})
