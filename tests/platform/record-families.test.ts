import { describe, expect, it } from 'vitest'
import type { RecordCall } from '../../src/commerce/salesforce/records/records.js'
import { callOf, isRead } from './record-lines.js'
import { anna, bea, cleo, dataAs, fieldOf, recordOf } from './record-world.js'
import { json, platformWith } from './support.js'

const name = { recordId: anna, fields: ['Account.Name'] }
const list = { objectApiName: 'Account', listViewApiName: 'All' }
const found = recordOf(anna, { Name: 'Anna', Parent: recordOf(bea, { Name: 'Bea' }) })
const collection = { count: 1, listReference: { id: 'l' }, records: [found] }

/** Every call that may bring a record, and how it does. */
const families: readonly [RecordCall, unknown, unknown][] = [
  ['getRecord', { ...name, optionalFields: ['Account.Parent.Name'] }, found],
  ['getRecord', { recordId: anna, layoutTypes: 'Full' }, found],
  ['getRecords', { recordIds: anna, fields: 'Account.Name' }, { results: [{ statusCode: 200, result: found }] }],
  ['getRecordUi', { recordIds: anna, layoutTypes: 'Full', modes: 'View' }, { records: { [anna]: found } }],
  ['getListRecordsByName', list, collection],
  ['getListRecordsById', { listViewId: cleo }, collection],
  ['getMruListRecords', { objectApiName: 'Account' }, collection],
  ['getListUiByApiName', list, { info: {}, records: collection }],
  ['getListUiByListViewId', { listViewId: cleo }, { info: {}, records: collection }],
  ['getMruListUi', { objectApiName: 'Account' }, { info: {}, records: collection }],
  ['getRelatedListRecords', { parentRecordId: cleo, relatedListId: 'A' }, collection],
  [
    'getRelatedListRecordsBatch',
    { parentRecordId: cleo, relatedListParameters: [{ relatedListId: 'A' }] },
    { results: [{ statusCode: 200, result: collection }] },
  ],
  ['getLookupRecords', { fieldApiName: 'Contact.AccountId' }, { lookupResults: { Account: collection } }],
  ['getSearchResults', { q: 'anna' }, { keywordSearchResults: [{ objectApiName: 'Account', records: collection }] }],
  [
    'getKeywordSearchResults',
    { q: 'anna', objectApiName: 'Account' },
    { keywordSearchResult: { ...collection, objectApiName: 'Account' } },
  ],
  [
    'getRecordCreateDefaults',
    { objectApiName: 'Contact' },
    { record: { apiName: 'Contact', id: null, fields: { Account: { displayValue: 'Anna', value: found } } } },
  ],
  [
    'getRecordTemplateClone',
    { recordId: cleo },
    { record: { apiName: 'Contact', fields: { Account: { displayValue: 'Anna', value: found } } } },
  ],
  ['createRecord', { apiName: 'Account', fields: {} }, found],
  ['updateRecord', { fields: { Id: anna } }, found],
  ['executeBatchRecordOperations', { operations: [{ type: 'Create', records: [{}] }] }, { results: [{ statusCode: 201, result: found }] }],
  ['createContentDocumentAndVersion', { fileData: new Blob([]) }, { contentDocument: found }],
  ['createContentVersion', { contentDocumentId: cleo, fileData: new Blob([]) }, found],
]

/** A form has no JSON to write down. */
const platformFor = (body: unknown) => {
  let asked = 0
  const { records } = platformWith(() => json(body), {
    fetch: async () => {
      asked += 1
      return json(body)
    },
  })
  return { records, asked: () => asked }
}

/** Does to everything in it what a careless reader could do. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    spoil(member)
    Reflect.set(value, key, 'spoilt')
  }
}

describe('a record', () => {
  it.each(families)('that %s brings is known by itself, and so is what it leads to (%j)', async (call, config, body) => {
    const { records, asked } = platformFor(body)
    await callOf(records, call)(config)
    for (const [recordId, value] of [
      [anna, 'Anna'],
      [bea, 'Bea'],
    ]) {
      expect(fieldOf((await records.getRecord({ ...name, recordId: recordId as string }))?.data, 'Name')).toBe(value)
    }
    expect(asked()).toBe(1)
  })

  it.each(families.filter(([call]) => isRead(call)))(
    'that %s brings comes back whole, and cannot be changed by who reads it',
    async (call, config, body) => {
      const { records } = platformFor(body)
      await callOf(records, call)(config)
      const spoilt = (await callOf(records, call)(config)) as { data: unknown }
      const before = JSON.stringify(spoilt.data)
      spoil(spoilt.data)
      const again = (await callOf(records, call)(config)) as { data: unknown; state: string }
      expect([again.state, JSON.stringify(again.data)]).toEqual(['Fulfilled', before])
    },
  )

  it('for a new one has no id, and is nobody’s', async () => {
    const { records } = platformFor({ record: { apiName: 'Contact', id: null, fields: { LastName: { displayValue: null, value: null } } } })
    const snapshot = await records.getRecordCreateDefaults({ objectApiName: 'Contact' })
    expect(snapshot?.data).toEqual({ record: { apiName: 'Contact', id: null, fields: { LastName: { displayValue: null, value: null } } } })
  })

  it('is whole in a list that is longer than what is remembered', async () => {
    const idOf = (place: number) => `001xx${String(place).padStart(7, '0')}AAAAAA`
    const long = Array.from({ length: 3000 }, (_, place) => recordOf(idOf(place), { Name: `N${place}` }))
    const { records } = platformFor({ ...collection, records: long })
    const { records: given } = dataAs<{ records: unknown[] }>(await records.getListRecordsByName(list))
    expect(given.map((one) => fieldOf(one, 'Name'))).toEqual(long.map((_, place) => `N${place}`))
  })
})

describe('list-ui', () => {
  it('may say what it sorts by as one text', async () => {
    const { records } = platformFor({ info: {}, records: { ...collection, sortBy: '-Name,Id' } })
    expect((await records.getListUiByApiName(list))?.data).toMatchObject({ records: { sortBy: ['-Name', 'Id'] } })
  })
})
