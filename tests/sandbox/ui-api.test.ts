import { describe, expect, it } from 'vitest'
import { PlatformError } from '../../src/platform/errors.js'
import { type RecordCall, recordRows, type Records } from '../../src/platform/records.js'
import { platformOnSandbox, thrown } from '../platform/support.js'
import { clientOf, need, openShop } from './client.js'

type AnyCall = (config?: unknown, options?: unknown) => Promise<{ state: string; status: number; data: Record<string, unknown> }>
const callOf = (records: Records, name: RecordCall) => records[name] as unknown as AnyCall

const type = '012000000000000AAA'

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

/** A signed-in customer with her own records. */
async function customer(scene: 'signed-in' | 'guest' = 'signed-in') {
  const world = await platformOnSandbox(scene)
  await world.gateways.account.session()
  const me = need(world.sandbox.world.facts.customers.find(({ firstTimeLogin }) => !firstTimeLogin))
  const own = async (objectApiName: string, fields: string[]) => {
    const list = await callOf(world.records, 'getListRecordsByName')({ objectApiName, listViewApiName: `All${objectApiName.replace('__c', '')}s`, fields: fields.map((field) => `${objectApiName}.${field}`) })
    return (list.data as { records: Rec[] }).records
  }
  return { ...world, me, own }
}

const onAccount = { objectApiName: 'Account', listViewApiName: 'AllAccounts' }
const onLayout = { objectApiName: 'Contact', layoutType: 'Full', mode: 'View' }

/** A configuration for every call that the sandbox should answer. */
function everyCall({ account, contact, view, section }: { account: string; contact: string; view: string; section: string }): Record<RecordCall, Record<string, unknown>> {
  return {
    getRecord: { recordId: account, fields: ['Account.Name'] },
    getRecords: { recordIds: [account, contact], optionalFields: ['Account.Name', 'Contact.Name'] },
    getRecordUi: { recordIds: [account], layoutTypes: ['Full'], modes: ['View'] },
    createRecord: { apiName: 'Contact', fields: { LastName: 'Sommer' } },
    updateRecord: { fields: { Id: contact, FirstName: 'Änne' } },
    deleteRecord: { recordId: contact },
    executeBatchRecordOperations: { operations: [{ type: 'Create', records: [{ apiName: 'Contact', fields: { LastName: 'Rot' } }] }] },
    createContentDocumentAndVersion: { title: 'Bild', fileData: new Blob(['x']) },
    createContentVersion: { contentDocumentId: '0699W0000000001AAA', fileData: new Blob(['x']) },
    getListRecordsByName: onAccount,
    getListRecordsById: { listViewId: view },
    getMruListRecords: { objectApiName: 'Product2' },
    getListUiByApiName: onAccount,
    getListUiByListViewId: { listViewId: view },
    getListViewSummaryCollection: { objectApiName: 'Account' },
    getMruListUi: { objectApiName: 'Account' },
    getListInfosByName: { names: ['Account.AllAccounts', 'Contact.AllContacts'] },
    getListInfosByObjectName: { objectApiName: 'Account' },
    getListInfoByName: onAccount,
    createListInfo: { objectApiName: 'Account', listViewApiName: 'Mine', label: 'Meine' },
    updateListInfoByName: { objectApiName: 'Account', listViewApiName: 'Mine', label: 'Unsere' },
    deleteListInfo: { objectApiName: 'Account', listViewApiName: 'Mine' },
    getListObjectInfo: { objectApiName: 'Account' },
    getListPreferences: onAccount,
    updateListPreferences: { ...onAccount, columnWidths: { Name: 200 } },
    getObjectInfoDirectory: {},
    getObjectInfos: { objectApiNames: ['Account', 'Contact', 'User', 'Product2', 'Consultant__c', 'BeautyProfile__c', 'Subscription__c', 'ContactPointAddress', 'ContentDocument'] },
    getObjectInfo: { objectApiName: 'BeautyProfile__c' },
    getPicklistValuesByRecordType: { objectApiName: 'BeautyProfile__c', recordTypeId: type },
    getPicklistValues: { recordTypeId: type, fieldApiName: 'BeautyProfile__c.SkinType__c' },
    getLayout: onLayout,
    getLayoutUserState: onLayout,
    updateLayoutUserState: { ...onLayout, sectionUserStates: { [section]: { collapsed: true } } },
    getPathLayout: { objectApiName: 'Account' },
    getGlobalActions: {},
    getLookupActions: { objectApiNames: ['Contact'] },
    getObjectCreateActions: { objectApiName: 'Contact' },
    getActionOverrides: { objectApiName: 'Contact' },
    getFormulaActivation: { actionFeature: 'quick' },
    getQuickActionLayout: { actionApiName: 'Contact.New' },
    getQuickActionInfo: { actionApiName: 'Contact.New' },
    getQuickActionDefaults: { actionApiName: 'Contact.New' },
    getRecordActions: { recordIds: [account], sections: 'Page' },
    getRecordEditActions: { recordIds: [account] },
    getRelatedListRecordActions: { recordIds: [account], relatedListRecordIds: [contact] },
    getRelatedListActionsBatch: { recordIds: [account], relatedListsActionParameters: [{ relatedListId: 'Contacts' }] },
    getRelatedListActions: { recordIds: [account], relatedListId: 'Contacts' },
    performQuickAction: { actionApiName: 'Contact.New', fields: { LastName: 'Gelb' } },
    performUpdateRecordQuickAction: { actionApiName: 'Contact.Update', contextId: contact, fields: { FirstName: 'Ann' } },
    getApps: {},
    getAppDetails: { appId: '06m9V0000000001QAA' },
    getNavItems: { pageSize: 2 },
    getDuplicateConfiguration: { objectApiName: 'Contact' },
    getDuplicates: { apiName: 'Contact', fields: { Email: 'anna.muster@example.org' } },
    getRelatedListsCount: { parentRecordId: account, relatedListNames: ['Contacts', 'Addresses'] },
    getRelatedListCount: { parentRecordId: account, relatedListId: 'Contacts' },
    getRelatedListInfoBatch: { parentObjectApiName: 'Account', relatedListNames: ['Contacts'] },
    getRelatedListsInfo: { parentObjectApiName: 'Account' },
    getRelatedListInfo: { parentObjectApiName: 'Account', relatedListId: 'Contacts' },
    updateRelatedListInfo: { parentObjectApiName: 'Account', relatedListId: 'Contacts', userPreferences: { columnWrap: { Name: true } } },
    getRelatedListPreferencesBatch: { preferencesIds: ['Account.Contacts'] },
    getRelatedListPreferences: { preferencesId: 'Account.Contacts' },
    updateRelatedListPreferences: { preferencesId: 'Account.Contacts', columnWidths: { Name: 90 } },
    getRelatedListRecords: { parentRecordId: account, relatedListId: 'Contacts' },
    getRelatedListRecordsBatch: { parentRecordId: account, relatedListParameters: [{ relatedListId: 'Contacts' }] },
    getSearchFilterMetadata: { objectApiName: 'Consultant__c' },
    getSearchFilterOptions: { objectApiName: 'Consultant__c', filterApiName: 'Specialties__c' },
    getLookupMetadata: { fieldApiName: 'Contact.AccountId' },
    getLookupRecords: { fieldApiName: 'Contact.AccountId', requestParams: { q: 'Muster', searchType: 'Search' } },
    getSearchResults: { q: 'rose' },
    getKeywordSearchResults: { q: 'rose', objectApiNames: ['Product2'] },
    getRecordAvatars: { recordIds: [account] },
    updateRecordAvatar: { recordId: account, actionType: 'AssociateAvatar', photoUrl: '/cms/delivery/media/anna' },
    getRecordCreateDefaults: { objectApiName: 'Contact' },
    getRecordTemplateClone: { recordId: contact },
    getRecordTemplateCreate: { objectApiName: 'Contact' },
    getSeoProperties: { communityId: '0DB9V0000000001WAA', recordId: account, fields: 'Name' },
  }
}

describe('the sandbox', () => {
  it('answers every call of the table for a customer', async () => {
    const { records, me, own } = await customer()
    const [contact] = await own('Contact', ['Name'])
    const info = (await callOf(records, 'getListInfoByName')(onAccount)).data as { listReference: { id: string } }
    const layout = (await callOf(records, 'getLayout')(onLayout)).data as { sections: { id: string }[] }
    const calls = everyCall({ account: me.accountId, contact: need(contact).id, view: info.listReference.id, section: need(layout.sections[0]).id })
    const late: RecordCall[] = ['deleteRecord', 'deleteListInfo']
    const names = (Object.keys(recordRows) as RecordCall[]).filter((name) => !late.includes(name) && name !== 'createContentVersion')
    for (const name of [...names, ...late]) {
      const answer = await callOf(records, name)(calls[name])
      if ('lifetime' in recordRows[name]) expect([name, answer.state, (answer.data as { hasErrors?: boolean }).hasErrors ?? false]).toEqual([name, 'Fulfilled', false])
    }
  })

  it('has an object info with fields, picklists and themes for each of its objects', async () => {
    const { records } = await customer('guest')
    const { objects } = (await callOf(records, 'getObjectInfoDirectory')()).data as { objects: Record<string, { keyPrefix: string }> }
    expect(Object.keys(objects)).toEqual(expect.arrayContaining(['Account', 'Contact', 'Consultant__c', 'BeautyProfile__c', 'Subscription__c', 'ContactPointAddress', 'ContentDocument']))
    const info = (await callOf(records, 'getObjectInfo')({ objectApiName: 'BeautyProfile__c' })).data
    expect(info).toMatchObject({ keyPrefix: 'a0B', label: 'Beauty-Profil', fields: { SkinType__c: { dataType: 'Picklist', updateable: true }, Contact__c: { dataType: 'Reference', relationshipName: 'Contact__r' } } })
    const picklist = (await callOf(records, 'getPicklistValues')({ recordTypeId: type, fieldApiName: 'BeautyProfile__c.SkinType__c' })).data as { values: { value: string }[] }
    expect(picklist.values.map(({ value }) => value)).toContain('Mischhaut')
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
    ['getListRecordsByName', { objectApiName: 'Account', listViewApiName: 'AllAccounts', pageSize: 2001 }, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['getListRecordsByName', { objectApiName: 'Account', listViewApiName: 'AllAccounts', where: 'drop table' }, 400, 'INVALID_QUERY_FILTER_OPERATOR'],
  ] as const)('refuses %s with %j', async (name, config, status, code) => {
    const { records } = await customer()
    expect(await callOf(records, name)(config)).toMatchObject({ state: 'Error', status, error: { code } })
  })

  it('shows nobody what belongs to somebody else', async () => {
    const { records, me } = await customer('guest')
    expect(await callOf(records, 'getRecord')({ recordId: me.accountId, fields: ['Account.Name'] })).toMatchObject({ state: 'Error', status: 404 })
    expect((await callOf(records, 'getListRecordsByName')({ objectApiName: 'Contact', listViewApiName: 'AllContacts' })).data).toMatchObject({ count: 0 })
    const batch = await callOf(records, 'getRecords')({ recordIds: [me.userId], fields: ['User.Name'] })
    expect(batch.data).toMatchObject({ hasErrors: true, results: [{ statusCode: 404 }] })
  })

  it('pages a list, sorts it, and finds what is asked for', async () => {
    const { records } = await customer('guest')
    const list = { objectApiName: 'Consultant__c', listViewApiName: 'AllConsultants', fields: ['Consultant__c.City__c'], pageSize: 10, sortBy: ['-City__c'] }
    const first = (await callOf(records, 'getListRecordsByName')(list)).data as { records: Rec[]; nextPageToken: string; listInfoETag: string }
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
    expect(await callOf(records, 'getRecord')({ recordId: created.id, fields: ['ContactPointAddress.City'] })).toMatchObject({ state: 'Error', status: 404 })
  })

  it.each([
    [{ apiName: 'Contact', fields: {} }, 400, 'REQUIRED_FIELD_MISSING'],
    [{ apiName: 'Contact', fields: { LastName: 'A', Nothing__c: 1 } }, 400, 'INVALID_FIELD'],
    [{ apiName: 'Contact', fields: { LastName: 'A', __proto__x: 1 } }, 400, 'INVALID_FIELD'],
    [{ apiName: 'BeautyProfile__c', fields: { SkinType__c: 'grün' } }, 400, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'],
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
    expect(await thrown(records.updateRecord({ fields: { Id: id, SkinType__c: 'ölig' } }, { ifUnmodifiedSince: lastModifiedDate }))).toMatchObject({ status: 412 })
    expect((await own('BeautyProfile__c', ['SkinType__c']))[0]?.fields.SkinType__c?.value).toBe('trocken')
  })

  it('are saved together or not at all, unless each may fail by itself', async () => {
    const { records, own } = await customer()
    const operations = [{ type: 'Create', records: [{ apiName: 'Contact', fields: { LastName: 'Gut' } }, { apiName: 'Contact', fields: {} }] }]
    const together = (await records.executeBatchRecordOperations({ operations })) as { hasErrors: boolean; results: { statusCode: number }[] }
    expect(together).toMatchObject({ hasErrors: true, results: [{ statusCode: 400 }, { statusCode: 400 }] })
    const names = async () => (await own('Contact', ['LastName'])).map(({ fields }) => fields.LastName?.value)
    expect(await names()).not.toContain('Gut')
    expect(await records.executeBatchRecordOperations({ operations, allOrNone: false })).toMatchObject({ results: [{ statusCode: 201 }, { statusCode: 400 }] })
    expect(await names()).toContain('Gut')
  })

  it('take files', async () => {
    const { records } = await customer()
    const { contentDocument } = (await records.createContentDocumentAndVersion({ title: 'Rosé', description: '', fileData: new Blob(['abc']) })) as { contentDocument: Rec }
    expect(contentDocument.fields.Title?.value).toBe('Rosé')
    const version = (await records.createContentVersion({ contentDocumentId: contentDocument.id, title: 'Neu', fileData: new Blob(['abcd']) })) as Rec
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
    expect((await client.get(`/services/data/v64.0/ui-api/records/${id}?fields=Contact.LastName`)).body.fields.LastName.value).toBe('Bleibt')
  })
})

describe('a list view', () => {
  it('is made, changed and deleted by who made it', async () => {
    const { records } = await customer()
    const mine = { objectApiName: 'Contact', listViewApiName: 'Mine' }
    expect(await records.createListInfo({ ...mine, label: 'Meine', displayColumns: ['Email'] })).toMatchObject({ label: 'Meine', displayColumns: [{ fieldApiName: 'Email' }] })
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
    expect((await callOf(records, 'getListInfoByName')(onAccount)).data).toMatchObject({ eTag: after.listInfoETag, userPreferences: { columnWidths: { Name: 300 } } })
    await records.updateListPreferences({ ...onAccount, columnWidths: null })
    expect((await callOf(records, 'getListPreferences')(onAccount)).data).toMatchObject({ columnWidths: {} })
  })
})
