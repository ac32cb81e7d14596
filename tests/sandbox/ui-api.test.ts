import { describe, expect, it } from 'vitest'
import { PlatformError } from '../../src/commerce/salesforce/errors.js'
import { type RecordCall, recordRows, type Records } from '../../src/commerce/salesforce/records/records.js'
import { recordExamples } from '../../stories/explorer/record-examples.js'
import { addSamples, samplesIn } from '../../stories/explorer/samples.js'
import { platformOnSandbox, thrown } from '../platform/support.js'
import { clientOf, need, openShop } from './client.js'

type AnyCall = (config?: unknown, options?: unknown) => Promise<{ state: string; status: number; data: Record<string, unknown> }>
const callOf = (records: Records, name: RecordCall) => records[name] as unknown as AnyCall

const type = '012000000000000AAA'

const reads = (Object.keys(recordRows) as RecordCall[]).filter((name) => 'lifetime' in recordRows[name])

interface Field {
  value: unknown
}
interface Rec {
  id: string
  apiName: string
  fields: Record<string, Field>
  lastModifiedDate: string
  weakEtag: number
}

/** Of a batch that asks, and of one that writes. */
const hasErrors = (answer: unknown): boolean => {
  const { data = answer } = (answer ?? {}) as { data?: unknown }
  return (data as { hasErrors?: boolean } | null)?.hasErrors ?? false
}

/** A signed-in customer with her own records. */
async function customer(scene: 'signed-in' | 'guest' = 'signed-in') {
  const world = await platformOnSandbox(scene)
  await world.gateways.account.session()
  const me = need(world.sandbox.world.facts.customers.find(({ firstTimeLogin }) => !firstTimeLogin))
  const own = async (objectApiName: string, fields: string[]) => {
    const list = await callOf(
      world.records,
      'getListRecordsByName',
    )({
      objectApiName,
      listViewApiName: `All${objectApiName.replace('__c', '').replace(/s$/, 'se')}s`,
      fields: fields.map((field) => `${objectApiName}.${field}`),
    })
    return (list.data as { records: Rec[] }).records
  }
  return { ...world, me, own }
}

const onAccount = { objectApiName: 'Account', listViewApiName: 'AllAccounts' }
const onLayout = { objectApiName: 'Contact', layoutType: 'Full', mode: 'View' }

describe('the sandbox', () => {
  it('answers every call of the table for a customer', async () => {
    const { records, sandbox } = await customer()
    addSamples(sandbox.world)
    const examples = recordExamples(samplesIn(sandbox.world))
    const isLast = (name: RecordCall) => Number(recordRows[name].method === 'DELETE')
    const names = (Object.keys(recordRows) as RecordCall[]).sort((left, right) => isLast(left) - isLast(right))
    for (const name of names) {
      const answer = await callOf(records, name)(examples[name]).catch((error: unknown) => ({ state: String(error) }))
      expect([name, answer?.state, hasErrors(answer)]).toEqual([name, 'lifetime' in recordRows[name] ? 'Fulfilled' : undefined, false])
    }
  })

  it.each(reads)('gives back what the platform answered to %s, member for member', async (name) => {
    const { records, sandbox, answers } = await customer()
    addSamples(sandbox.world)
    const { data } = await callOf(records, name)(recordExamples(samplesIn(sandbox.world))[name])
    const said = await need(answers.at(-1)).json()
    expect(data).toEqual('each' in recordRows[name] ? { hasErrors: false, ...said } : said)
  })

  it('has an object info with fields, picklists and themes for each of its objects', async () => {
    const { records } = await customer('guest')
    const { objects } = (await callOf(records, 'getObjectInfoDirectory')()).data as { objects: Record<string, { keyPrefix: string }> }
    expect(Object.keys(objects)).toEqual(
      expect.arrayContaining([
        'Account',
        'Contact',
        'Consultant__c',
        'BeautyProfile__c',
        'Subscription__c',
        'ContactPointAddress',
        'ContentDocument',
      ]),
    )
    expect((await callOf(records, 'getObjectInfos')({ objectApiNames: Object.keys(objects) })).data).toMatchObject({ hasErrors: false })
    const info = (await callOf(records, 'getObjectInfo')({ objectApiName: 'BeautyProfile__c' })).data
    expect(info).toMatchObject({
      keyPrefix: 'a0B',
      label: 'Beauty-Profil',
      fields: {
        SkinType__c: { dataType: 'Picklist', updateable: true },
        Contact__c: { dataType: 'Reference', relationshipName: 'Contact__r' },
      },
    })
    const picklist = (await callOf(records, 'getPicklistValues')({ recordTypeId: type, fieldApiName: 'BeautyProfile__c.SkinType__c' }))
      .data as { values: { value: string }[] }
    expect(picklist.values.map(({ value }) => value)).toContain('Mischhaut')
  })

  it('shows a record with its layout, and the sections as they were left', async () => {
    const { records, me } = await customer()
    const onMine = { ...onLayout, objectApiName: 'Account' }
    const layout = (await callOf(records, 'getLayout')(onMine)).data as { id: string; sections: { id: string }[] }
    const section = need(layout.sections[0]).id
    await records.updateLayoutUserState({ ...onMine, sectionUserStates: { [section]: { collapsed: true } } })
    const { data } = await callOf(records, 'getRecordUi')({ recordIds: [me.accountId], layoutTypes: 'Full', modes: 'View' })
    expect(data).toMatchObject({
      layoutUserStates: { [layout.id]: { id: layout.id, sectionUserStates: { [section]: { collapsed: true } } } },
    })
  })

  it.each([
    ['getObjectInfo', { objectApiName: 'Nothing' }, 400, 'INVALID_TYPE'],
    ['getObjectInfo', { objectApiName: 'constructor' }, 400, 'INVALID_TYPE'],
    ['getListInfoByName', { objectApiName: 'Account', listViewApiName: 'Nothing' }, 404, 'NOT_FOUND'],
    ['getPicklistValues', { recordTypeId: type, fieldApiName: 'Contact.Email' }, 400, 'INVALID_FIELD'],
    ['getLayout', { objectApiName: 'Account', layoutType: 'Round', mode: 'View' }, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['getQuickActionDefaults', { actionApiName: 'Nothing' }, 400, 'INVALID_API_INPUT'],
    ['getRelatedListInfo', { parentObjectApiName: 'Account', relatedListId: 'Nothing' }, 404, 'ITEM_NOT_FOUND'],
    ['getLookupMetadata', { fieldApiName: 'Contact.Email' }, 400, 'INVALID_FIELD'],
    [
      'getListRecordsByName',
      { objectApiName: 'Account', listViewApiName: 'AllAccounts', pageSize: 2001 },
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    [
      'getListRecordsByName',
      { objectApiName: 'Account', listViewApiName: 'AllAccounts', where: 'drop table' },
      400,
      'INVALID_QUERY_FILTER_OPERATOR',
    ],
  ] as const)('refuses %s with %j', async (name, config, status, code) => {
    const { records } = await customer()
    expect(await callOf(records, name)(config)).toMatchObject({ state: 'Error', status, error: { code } })
  })

  it('shows nobody what belongs to somebody else', async () => {
    const { records, me } = await customer('guest')
    expect(await callOf(records, 'getRecord')({ recordId: me.accountId, fields: ['Account.Name'] })).toMatchObject({
      state: 'Error',
      status: 404,
    })
    expect(
      (await callOf(records, 'getListRecordsByName')({ objectApiName: 'Contact', listViewApiName: 'AllContacts' })).data,
    ).toMatchObject({ count: 0 })
    const batch = await callOf(records, 'getRecords')({ recordIds: [me.userId], fields: ['User.Name'] })
    expect(batch.data).toMatchObject({ hasErrors: true, results: [{ statusCode: 404 }] })
  })

  it('pages a list, sorts it, and finds what is asked for', async () => {
    const { records } = await customer('guest')
    const list = {
      objectApiName: 'Consultant__c',
      listViewApiName: 'AllConsultants',
      fields: ['Consultant__c.City__c'],
      pageSize: 10,
      sortBy: ['-City__c'],
    }
    const first = (await callOf(records, 'getListRecordsByName')(list)).data as {
      records: Rec[]
      nextPageToken: string
      listInfoETag: string
    }
    expect(first).toMatchObject({ count: 10, currentPageToken: '0', nextPageToken: '10', pageSize: 10 })
    const second = (await callOf(records, 'getListRecordsByName')({ ...list, pageToken: first.nextPageToken })).data as typeof first
    expect(second).toMatchObject({ currentPageToken: '10', previousPageToken: '0', listInfoETag: first.listInfoETag })
    const cities = [...first.records, ...second.records].map(({ fields }) => String(fields.City__c?.value))
    expect(cities).toEqual([...cities].sort((left, right) => right.localeCompare(left, 'de')))
    const found = (await callOf(records, 'getListRecordsByName')({ ...list, where: '{City__c:{eq:"Köln"}}' })).data as typeof first
    expect(new Set(found.records.map(({ fields }) => fields.City__c?.value))).toEqual(new Set(['Köln']))
  })
})

describe('a customer’s records', () => {
  it('are created, changed and deleted', async () => {
    const { records, own } = await customer()
    const created = (await records.createRecord({ apiName: 'ContactPointAddress', fields: { Name: 'Arbeit', City: 'Bonn' } })) as Rec
    expect(created.fields.City?.value).toBe('Bonn')
    await records.updateRecord({ fields: { Id: created.id, City: 'Köln' } })
    expect((await own('ContactPointAddress', ['City'])).map(({ fields }) => fields.City?.value)).toContain('Köln')
    await records.deleteRecord(created.id)
    expect(await callOf(records, 'getRecord')({ recordId: created.id, fields: ['ContactPointAddress.City'] })).toMatchObject({
      state: 'Error',
      status: 404,
    })
  })

  it.each([
    [{ apiName: 'Contact', fields: {} }, 400, 'REQUIRED_FIELD_MISSING'],
    [{ apiName: 'Contact', fields: { LastName: 'A', Nothing__c: 1 } }, 400, 'INVALID_FIELD'],
    [{ apiName: 'Contact', fields: { LastName: 'A', __proto__x: 1 } }, 400, 'INVALID_FIELD'],
    [{ apiName: 'BeautyProfile__c', fields: { SkinType__c: 'grün' } }, 400, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'],
    [{ apiName: 'BeautyProfile__c', fields: { Contact__c: '0039V0000000999AAA' } }, 400, 'INVALID_CROSS_REFERENCE_KEY'],
    [{ apiName: 'Product2', fields: { Name: 'A' } }, 403, 'INSUFFICIENT_ACCESS_OR_READONLY'],
    [{ apiName: 'Nothing', fields: {} }, 400, 'INVALID_TYPE'],
  ])('are refused as %j, with the platform’s object', async (input, status, code) => {
    const { records } = await customer()
    const error = (await thrown(records.createRecord(input))) as PlatformError
    expect(error).toBeInstanceOf(PlatformError)
    expect([error.status, error.code]).toEqual([status, code])
    expect(error.cause).toMatchObject({ enhancedErrorType: 'RecordError', statusCode: status })
  })

  it('are not overwritten when they changed meanwhile', async () => {
    const { records, own } = await customer()
    const [profile] = await own('BeautyProfile__c', ['SkinType__c'])
    const { id, lastModifiedDate } = need(profile)
    await records.updateRecord({ fields: { Id: id, SkinType__c: 'trocken' } }, { ifUnmodifiedSince: lastModifiedDate })
    expect(
      await thrown(records.updateRecord({ fields: { Id: id, SkinType__c: 'ölig' } }, { ifUnmodifiedSince: lastModifiedDate })),
    ).toMatchObject({ status: 412 })
    expect((await own('BeautyProfile__c', ['SkinType__c']))[0]?.fields.SkinType__c?.value).toBe('trocken')
  })

  it('are saved together or not at all, unless each may fail by itself', async () => {
    const { records, own } = await customer()
    const operations = [
      {
        type: 'Create',
        records: [
          { apiName: 'Contact', fields: { LastName: 'Gut' } },
          { apiName: 'Contact', fields: {} },
        ],
      },
    ]
    const together = (await records.executeBatchRecordOperations({ operations })) as {
      hasErrors: boolean
      results: { statusCode: number }[]
    }
    expect(together).toMatchObject({ hasErrors: true, results: [{ statusCode: 400 }, { statusCode: 400 }] })
    const names = async () => (await own('Contact', ['LastName'])).map(({ fields }) => fields.LastName?.value)
    expect(await names()).not.toContain('Gut')
    expect(await records.executeBatchRecordOperations({ operations, allOrNone: false })).toMatchObject({
      results: [{ statusCode: 201 }, { statusCode: 400 }],
    })
    expect(await names()).toContain('Gut')
  })

  it('take files', async () => {
    const { records } = await customer()
    const { contentDocument } = (await records.createContentDocumentAndVersion({
      title: 'Rosé',
      description: '',
      fileData: new Blob(['abc']),
    })) as { contentDocument: Rec }
    expect(contentDocument.fields.Title?.value).toBe('Rosé')
    const version = (await records.createContentVersion({
      contentDocumentId: contentDocument.id,
      title: 'Neu',
      fileData: new Blob(['abcd']),
    })) as Rec
    expect(version.fields.ContentDocumentId?.value).toBe(contentDocument.id)
  })

  it('are not a guest’s to write', async () => {
    const { records } = await customer('guest')
    expect(await thrown(records.createRecord({ apiName: 'Contact', fields: { LastName: 'A' } }))).toMatchObject({ status: 403 })
    expect(await thrown(records.createContentDocumentAndVersion({ title: 'x', fileData: new Blob(['x']) }))).toMatchObject({ status: 401 })
  })

  it('survive in the sandbox’s memory', async () => {
    const { records, sandbox } = await customer()
    const { id } = (await records.createRecord({ apiName: 'Contact', fields: { LastName: 'Bleibt' } })) as Rec
    const { sandbox: next } = await openShop()
    next.world.begin(JSON.parse(JSON.stringify(sandbox.world.state)))
    const client = clientOf(next)
    await client.signIn()
    expect((await client.get(`/services/data/v64.0/ui-api/records/${id}?fields=Contact.LastName`)).body.fields.LastName.value).toBe(
      'Bleibt',
    )
  })
})

describe('a list view', () => {
  it('is made, changed and deleted by who made it', async () => {
    const { records } = await customer()
    const mine = { objectApiName: 'Contact', listViewApiName: 'Mine' }
    expect(await records.createListInfo({ ...mine, label: 'Meine', displayColumns: ['Email'] })).toMatchObject({
      label: 'Meine',
      displayColumns: [{ fieldApiName: 'Email' }],
    })
    expect(await records.updateListInfoByName({ ...mine, label: 'Unsere' })).toMatchObject({ label: 'Unsere' })
    expect((await callOf(records, 'getListInfoByName')(mine)).data).toMatchObject({ label: 'Unsere' })
    await records.deleteListInfo(mine)
    expect(await callOf(records, 'getListInfoByName')(mine)).toMatchObject({ state: 'Error', status: 404 })
    expect(await thrown(records.deleteListInfo({ ...mine, listViewApiName: 'AllContacts' }))).toMatchObject({ status: 403 })
  })

  it('that is arranged anew has another tag, and its pages are read anew', async () => {
    const { records } = await customer()
    const before = (await callOf(records, 'getListRecordsByName')(onAccount)).data as { listInfoETag: string }
    await records.updateListPreferences({ ...onAccount, columnWidths: { Name: 300 } })
    const after = (await callOf(records, 'getListRecordsByName')(onAccount)).data as { listInfoETag: string }
    expect(after.listInfoETag).not.toBe(before.listInfoETag)
    expect((await callOf(records, 'getListInfoByName')(onAccount)).data).toMatchObject({
      eTag: after.listInfoETag,
      userPreferences: { columnWidths: { Name: 300 } },
    })
    await records.updateListPreferences({ ...onAccount, columnWidths: null })
    expect((await callOf(records, 'getListPreferences')(onAccount)).data).toMatchObject({ columnWidths: {} })
  })
})
