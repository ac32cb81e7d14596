import type { ConfigOf, Records, Snapshot } from '../../src/commerce/salesforce/records/records.js'

const recordId = '001xx000003Gn4WAAS'
const list = { objectApiName: 'Account', listViewApiName: 'All' }
const layout = { objectApiName: 'Account', layoutType: 'Full', mode: 'View' }

export function ask(records: Records): Promise<Snapshot | null>[] {
  // What must compile.
  const asked: Promise<Snapshot | null>[] = [
    records.getRecord({ recordId, fields: ['User.Name', { objectApiName: 'User', fieldApiName: 'Email' }] }),
    records.getRecord({ recordId, optionalFields: 'User.Name' }, { signal: new AbortController().signal }),
    records.getRecord({ recordId: undefined, fields: 'User.Name' }),
    records.getRecords({ recordIds: [recordId], layoutTypes: 'Full', updateMru: true }),
    records.getRecords({
      records: [
        { recordIds: recordId, fields: ['User.Name'] },
        { recordIds: [recordId], fields: ['Account.Name'] },
      ],
    }),
    records.getListRecordsByName({ ...list, sortBy: ['-Name'], pageSize: 10, where: undefined }),
    records.getObjectInfo({ objectApiName: { objectApiName: 'Account' } }),
    records.getObjectInfoDirectory(),
    records.getGlobalActions({ apiNames: [] }),
    records.getRecordActions({ recordIds: recordId, sections: 'Page' }),
    records.getPicklistValues({ recordTypeId: recordId, fieldApiName: { objectApiName: 'Account', fieldApiName: 'Type' } }),
    records.getLookupRecords({ fieldApiName: 'Contact.AccountId', requestParams: { q: 'rose' } }),
    records.getSeoProperties({ communityId: recordId, recordId, fields: ['Type'] }),
    records.getListUi({ objectApiName: 'Account' }),
    records.peek('getObjectInfoDirectory'),
    records.peek('getRecord', { recordId, fields: 'User.Name' }),
  ]

  // @ts-expect-error: which record?
  void records.getRecord({ fields: ['User.Name'] })
  // @ts-expect-error: nothing at all is too little.
  void records.getRecord()
  // @ts-expect-error: fields, optionalFields or layoutTypes, one of them.
  void records.getRecord({ recordId })
  // @ts-expect-error: sections, apiNames or retrievalMode, one of them.
  void records.getRecordActions({ recordIds: recordId })
  // @ts-expect-error: the object is called objectApiName.
  void records.getObjectInfo({ objectName: 'Account' })
  // @ts-expect-error: a layout is of a type and for a mode.
  void records.getLayout({ objectApiName: 'Account', mode: 'View' })
  // @ts-expect-error: an id is a text.
  void records.getRecord({ recordId: 7, fields: 'User.Name' })
  // @ts-expect-error: one record, not several.
  void records.getRecord({ recordId: [recordId], fields: 'User.Name' })
  // @ts-expect-error: a page size is a number.
  void records.getListRecordsByName({ ...list, pageSize: '10' })
  // @ts-expect-error: a page token is a text.
  void records.getListRecordsByName({ ...list, pageToken: 50 })
  // @ts-expect-error: a flag is true or false.
  void records.getRecord({ recordId, fields: 'User.Name', updateMru: 'yes' })
  // @ts-expect-error: a field that is named in parts is named whole.
  void records.getRecord({ recordId, fields: { fieldApiName: 'Name' } })
  // @ts-expect-error: this call knows no fields.
  void records.getObjectInfo({ objectApiName: 'Account', fields: ['Account.Name'] })
  // @ts-expect-error: reads are asked by a signal, not by a date.
  void records.getRecord({ recordId, fields: 'User.Name' }, { ifUnmodifiedSince: '2025-06-01T10:00:00.000Z' })
  // @ts-expect-error: there is no such call.
  void records.getWeather({ objectApiName: 'Account' })
  // @ts-expect-error: what changes something is not kept, so nobody can look.
  void records.peek('updateRecord', { fields: {} })
  // @ts-expect-error: nor asked for.
  void records.read('deleteRecord', { recordId })
  return asked
}

export function change(records: Records): Promise<unknown>[] {
  // What must compile.
  const changed: Promise<unknown>[] = [
    records.createRecord({ apiName: 'Contact', fields: { LastName: 'Muster' }, includeFieldsInBody: true }),
    records.updateRecord({ fields: { Id: recordId, Name: 'A' } }, { ifUnmodifiedSince: '2025-06-01T10:00:00.000Z' }),
    records.updateRecord({ recordId, fields: { Name: 'A' } }),
    records.deleteRecord(recordId),
    records.deleteRecord({ recordId }),
    records.executeBatchRecordOperations({ operations: [{ type: 'CREATE', records: [{}] }] }),
    records.createContentVersion({ contentDocumentId: recordId, fileData: new Blob([]) }),
    records.updateListPreferences({ ...list, columnWidths: null }),
    records.updateLayoutUserState({ ...layout, sectionUserStates: {} }),
    records.performQuickAction({ actionApiName: 'Account.New' }),
    records.notifyRecordUpdateAvailable([{ recordId }]),
  ]

  // @ts-expect-error: what should it be from now on?
  void records.updateRecord({ recordId })
  // @ts-expect-error: fields are told by name and value.
  void records.updateRecord({ fields: ['User.Name'] })
  // @ts-expect-error: an update does not ask for its fields back.
  void records.updateRecord({ fields: {}, includeFieldsInBody: true })
  // @ts-expect-error: only records are deleted by their bare id.
  void records.deleteListInfo(recordId)
  // @ts-expect-error: a list view is made by name.
  void records.createListInfo({ objectApiName: 'Account' })
  // @ts-expect-error: a file is a Blob.
  void records.createContentVersion({ contentDocumentId: recordId, fileData: 'text' })
  // @ts-expect-error: sections are told by id.
  void records.updateLayoutUserState({ ...layout, sectionUserStates: ['a'] })
  // @ts-expect-error: a batch is a list.
  void records.executeBatchRecordOperations({ operations: {} })
  // @ts-expect-error: a write cannot be called back.
  void records.deleteRecord(recordId, { signal: new AbortController().signal })
  // @ts-expect-error: records are named by their id.
  void records.notifyRecordUpdateAvailable([recordId])
  return changed
}

export async function watch(records: Records): Promise<() => void> {
  const snapshot = await records.getObjectInfo({ objectApiName: 'Account' })
  // What must compile.
  const again: Promise<Snapshot> | undefined = snapshot?.refresh()
  const now: Snapshot | undefined = snapshot?.peek()
  const end: (() => void) | undefined = snapshot?.subscribe(({ state, status, error }) => [
    state === 'Stale',
    status.toFixed(),
    error?.kind,
  ])
  const config: ConfigOf<'getObjectInfo'> = { objectApiName: 'Account' }
  void [again, now, config]

  // @ts-expect-error: a read may give nothing.
  void snapshot.data
  // @ts-expect-error: nobody knows what the platform says before looking.
  void snapshot?.data.label
  // @ts-expect-error: there is no such state.
  void (snapshot?.state === 'Loading')
  // @ts-expect-error: a snapshot is not changed.
  if (snapshot) snapshot.state = 'Stale'
  // @ts-expect-error: what is known now needs no waiting.
  void snapshot?.peek().then()
  // @ts-expect-error: whoever watches is told a snapshot.
  snapshot?.subscribe((next: string) => next)
  return end ?? (() => {})
}
