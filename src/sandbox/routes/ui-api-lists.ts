import { answerJson, answerNothing } from '../answers.js'
import { type Call, isRecord, needCustomer, type Route } from '../call.js'
import { etagOf, knows, recordView } from '../view/record-view.js'
import { hashOf, idOf } from '../world/ids.js'
import { arranged } from '../world/records/record-lists.js'
import { type ObjectFacts, objects } from '../world/records/record-objects.js'
import { changeableRecordState, recordState, type Thing, thingsOf } from '../world/records/record-things.js'
import { notFound, Refusal } from '../world/refusal.js'
import {
  batchOf,
  idIn,
  listIn,
  numberIn,
  objectOf,
  type Page,
  pageOf,
  queryOf,
  recordIn,
  textsIn,
  thingOf,
  uiAsk,
  uiRead,
  uiRoute,
  viewerOf,
} from './ui-api.js'

type Input = Record<string, unknown>

export const uiListRoutes: readonly Route[] = [
  uiAsk('list-records/:object/:view', (call, input) => listRecords(call, viewOf(call), input)),
  uiRead('list-records/:object/:view', (call) => listRecords(call, viewOf(call), queryOf(call))),
  uiRead('list-records/:view', (call) => listRecords(call, viewById(call, call.param('view')), queryOf(call))),
  uiRead('mru-list-records/:object', (call) => listRecords(call, recent(objectOf(call)), queryOf(call))),
  uiRead('list-ui/:object/:view', (call) => listUi(call, viewOf(call))),
  uiRead('list-ui/:object', (call) =>
    call.param('object').startsWith('00B') ? listUi(call, viewById(call, call.param('object'))) : summaries(call),
  ),
  uiRead('mru-list-ui/:object', (call) => listUi(call, recent(objectOf(call)))),
  uiRead('list-info/batch', listInfos),
  uiRead('list-info/:object', summaries),
  uiRoute('post', 'list-info/:object', async (call) => answerJson(createView(call, await call.body()), { status: 201 })),
  uiRead('list-info/:object/:view', (call) => listInfo(call, viewOf(call))),
  uiRoute('patch', 'list-info/:object/:view', async (call) => answerJson(changeView(call, await call.body()))),
  uiRoute('delete', 'list-info/:object/:view', (call) => {
    const { key } = ownView(call)
    delete changeableRecordState(call.world).listViews[key]
    return answerNothing()
  }),
  uiRead('list-object-info/:object', (call) => {
    const { apiName, isTheirs } = objectOf(call)
    const columns = columnsOf(objectOf(call))
    return {
      availableScopes: [
        { apiName: 'everything', label: 'Alle' },
        { apiName: 'mine', label: 'Meine' },
      ],
      columns,
      createable: isTheirs,
      eTag: etagOf(columns),
      objectApiName: apiName,
      publicOrSharedCreatable: false,
      relatedEntityApiName: null,
    }
  }),
  uiRead('list-preferences/:object/:view', (call) => preferences(call, listKey(call), { listReference: viewOf(call).reference })),
  uiRoute('patch', 'list-preferences/:object/:view', async (call) => {
    const { reference } = viewOf(call)
    keepPreferences(call, listKey(call), await call.body())
    return answerJson(preferences(call, listKey(call), { listReference: reference }))
  }),

  uiRead('related-list-count/batch/:parent/:lists', (call) => ({
    results: batchOf(listIn(call.param('lists')), (list) => relatedCount(call, list)),
  })),
  uiRead('related-list-count/:parent/:list', (call) => relatedCount(call, call.param('list'))),
  uiRead('related-list-info/batch/:object/:lists', (call) => ({
    results: batchOf(listIn(call.param('lists')), (list) => relatedInfo(call, objectOf(call), list)),
  })),
  uiRead('related-list-info/:object', relatedLists),
  uiRead('related-list-info/:object/:list', (call) => relatedInfo(call, objectOf(call), call.param('list'))),
  uiRoute('patch', 'related-list-info/:object/:list', async (call) => {
    const { orderedByInfo, userPreferences } = await call.body()
    relatedInfo(call, objectOf(call), call.param('list'))
    keepPreferences(call, `${call.param('object')}.${call.param('list')}`, {
      ...recordIn(userPreferences),
      ...(orderedByInfo !== undefined && { orderedBy: orderedByInfo }),
    })
    return answerJson(relatedInfo(call, objectOf(call), call.param('list')))
  }),
  uiRead('related-list-preferences/batch/:ids', (call) => ({
    results: batchOf(listIn(call.param('ids')), (id) => relatedPreferences(call, id)),
  })),
  uiRead('related-list-preferences/:id', (call) => relatedPreferences(call, call.param('id'))),
  uiRoute('patch', 'related-list-preferences/:id', async (call) => {
    relatedPreferences(call, call.param('id'))
    keepPreferences(call, call.param('id'), await call.body())
    return answerJson(relatedPreferences(call, call.param('id')))
  }),
  uiAsk('related-list-records/batch/:parent', (call, { relatedListParameters }) => ({
    results: batchOf(Array.isArray(relatedListParameters) ? relatedListParameters.map(recordIn) : [], (input) =>
      relatedRecords(call, String(input.relatedListId), input),
    ),
  })),
  uiAsk('related-list-records/:parent/:list', (call, input) => relatedRecords(call, call.param('list'), input)),
  uiRead('related-list-records/:parent/:list', (call) => relatedRecords(call, call.param('list'), queryOf(call))),
]

interface View {
  object: ObjectFacts
  label: string
  reference: { id: string | null; listViewApiName: string | null; objectApiName: string; type: string }
  /** The list view as a user has saved it. */
  body: Input
}

const allOf = ({ labelPlural }: ObjectFacts) => `Alle ${labelPlural}`
const allName = ({ apiName }: ObjectFacts) => `All${apiName.replace(/__c$/, '').replace(/s$/, 'se')}s`
export const viewId = (object: string, view: string) => idOf('00B', hashOf(`${object}.${view}`) % 1_000_000)

const viewFacts = (object: ObjectFacts, name: string, body: Input = {}): View => ({
  object,
  label: typeof body.label === 'string' ? body.label : allOf(object),
  reference: { id: viewId(object.apiName, name), listViewApiName: name, objectApiName: object.apiName, type: 'listView' },
  body,
})

const recent = (object: ObjectFacts): View => ({
  object,
  label: 'Zuletzt angesehen',
  reference: { id: null, listViewApiName: null, objectApiName: object.apiName, type: 'mru' },
  body: {},
})

/** Every object has one view of everything; customers may add their own. */
function viewsOf(call: Call, object: ObjectFacts): View[] {
  const saved = Object.values(recordState(call.world).listViews).filter(
    ({ objectApiName, accountId }) => objectApiName === object.apiName && accountId === call.caller.customer?.accountId,
  )
  return [viewFacts(object, allName(object)), ...saved.map(({ listViewApiName, body }) => viewFacts(object, listViewApiName, body))]
}

function viewNamed(call: Call, objectName: string, viewName: string): View {
  const object = objectOf(call, objectName)
  if (viewName === '__Recent') return recent(object)
  const view = viewsOf(call, object).find(({ reference }) => reference.listViewApiName === viewName)
  if (!view) throw notFound(`There is no list view ${viewName} of ${objectName}.`)
  return view
}

const viewOf = (call: Call): View => viewNamed(call, call.param('object'), call.param('view'))

function viewById(call: Call, id: string): View {
  const known = idIn(id)
  const view = objects.flatMap((object) => viewsOf(call, object)).find(({ reference }) => reference.id === known)
  if (!view) throw notFound()
  return view
}

function pairOf(name: string): [string, string] {
  const [object = '', view = ''] = name.split('.')
  return [object, view]
}

const columnsOf = ({ fields }: ObjectFacts, names: readonly string[] = Object.keys(fields).slice(0, 5)) =>
  names.map((name) => ({ fieldApiName: name, label: fields[name]?.label ?? name, sortable: true }))

function listInfo(call: Call, { object, label, reference, body }: View) {
  const isOwn = Object.keys(body).length > 0
  const kept = keptPreferences(call, `${object.apiName}.${reference.listViewApiName}`)
  const info = {
    cloneable: true,
    createable: object.isTheirs,
    deletable: isOwn,
    displayColumns: columnsOf(object, Array.isArray(body.displayColumns) ? textsIn(body.displayColumns) : undefined),
    filterLogicString: body.filterLogicString ?? null,
    filteredByInfo: body.filteredByInfo ?? [],
    hasMassActions: false,
    inlineEditDetails: null,
    label,
    listReference: reference,
    listShares: body.listShares ?? [],
    objectApiNames: [object.apiName],
    orderedByInfo: kept.orderedBy ?? [
      { fieldApiName: object.nameField, isAscending: true, label: object.fields[object.nameField]?.label ?? object.nameField },
    ],
    scope: body.scope ?? null,
    updateable: isOwn,
    userPreferences: { columnWidths: kept.columnWidths ?? {}, columnWrap: kept.columnWrap ?? {} },
    visibility: body.visibility ?? 'Public',
    visibilityEditable: isOwn,
  }
  return { eTag: etagOf(info), ...info }
}

function listInfos(call: Call) {
  const [names, ids] = [listIn(call.query.get('names')), listIn(call.query.get('ids'))]
  if (names.length + ids.length === 0) throw new Refusal(400, 'INVALID_API_INPUT', 'One of names and ids is required.')
  const byName = batchOf(names, (name) => listInfo(call, viewNamed(call, ...pairOf(name))))
  return { results: [...byName, ...batchOf(ids, (id) => listInfo(call, viewById(call, id)))] }
}

function listUi(call: Call, view: View) {
  const info = listInfo(call, view)
  const listed = listRecords(call, view, queryOf(call))
  // A peculiarity of list-ui: one text (contracts, 5.4).
  const records = { ...listed, sortBy: listed.sortBy?.join(',') ?? null }
  return { eTag: etagOf([info, records]), info, records }
}

function listRecords(call: Call, view: View, input: Input) {
  const { object, reference } = view
  const all = arranged(thingsOf(viewerOf(call), object.apiName), wishesIn(input))
  const columns = listInfo(call, view).displayColumns.map(({ fieldApiName }) => `${object.apiName}.${fieldApiName}`)
  return collection(call, pageOf(all, input, 50), {
    input,
    columns,
    reference,
    etag: listInfo(call, view).eTag,
    address: `list-records/${object.apiName}/${reference.listViewApiName}`,
  })
}

const wishesIn = ({ sortBy, searchTerm, where }: Input) => ({
  sortBy: textsIn(sortBy).flatMap((one) => one.split(',')),
  ...(typeof searchTerm === 'string' && { searchTerm }),
  ...(typeof where === 'string' && { where }),
})

interface CollectionFacts {
  input: Input
  columns: readonly string[]
  reference: unknown
  etag: string | null
  address: string
}

function collection(call: Call, page: Page<Thing>, { input, columns, reference, etag, address }: CollectionFacts) {
  const names = (value: unknown) => textsIn(value).flatMap((one) => one.split(','))
  const [fields, optionalFields] = [names(input.fields), names(input.optionalFields)]
  const url = (token: string | null) =>
    token === null ? null : `/services/data/v64.0/ui-api/${address}?pageSize=${page.size}&pageToken=${token}`
  const viewer = viewerOf(call)
  const records = page.shown.map((thing) => {
    const unknown = fields.find((path) => !knows(viewer, thing, path))
    if (unknown !== undefined) throw new Refusal(400, 'INVALID_FIELD', `No such column '${unknown}'.`)
    return recordView(
      viewer,
      thing,
      [...columns, ...fields, ...optionalFields].filter((path) => knows(viewer, thing, path)),
    )
  })
  return {
    count: records.length,
    currentPageToken: page.token,
    currentPageUrl: url(page.token),
    fields,
    listInfoETag: etag,
    listReference: reference,
    nextPageToken: page.next,
    nextPageUrl: url(page.next),
    optionalFields,
    pageSize: page.size,
    previousPageToken: page.previous,
    previousPageUrl: url(page.previous),
    records,
    sortBy: input.sortBy === undefined ? null : names(input.sortBy),
  }
}

function summaries(call: Call) {
  const object = objectOf(call)
  const { query } = call
  const looked = (query.get('q') ?? '').toLowerCase()
  const found = viewsOf(call, object).filter(({ label }) => label.toLowerCase().includes(looked))
  const { shown, size, token, next, previous } = pageOf(query.get('recentListsOnly') === 'true' ? [] : found, queryOf(call), 20)
  const url = (page: string | null) =>
    page === null ? null : `/services/data/v64.0/ui-api/list-info/${object.apiName}?pageSize=${size}&pageToken=${page}`
  const lists = shown.map(({ label, reference }) => ({
    apiName: reference.listViewApiName,
    id: reference.id,
    label,
    listUiUrl: `/services/data/v64.0/ui-api/list-ui/${reference.id}`,
  }))
  return {
    count: lists.length,
    currentPageToken: token,
    currentPageUrl: url(token),
    eTag: etagOf(lists),
    lists,
    nextPageToken: next,
    nextPageUrl: url(next),
    objectApiName: object.apiName,
    pageSize: size,
    previousPageToken: previous,
    previousPageUrl: url(previous),
    queryString: query.get('q'),
    recentListsOnly: query.get('recentListsOnly') === 'true',
  }
}

const listKey = (call: Call) => `${call.param('object')}.${call.param('view')}`

function createView(call: Call, input: Input) {
  const { accountId } = needCustomer(call)
  const object = objectOf(call)
  const name = String(input.listViewApiName ?? '')
  if (!/^[A-Za-z]\w*$/.test(name))
    throw new Refusal(400, 'INVALID_API_INPUT', 'A list view needs a listViewApiName of letters, digits and underscores.')
  if (viewsOf(call, object).some(({ reference }) => reference.listViewApiName === name))
    throw new Refusal(400, 'DUPLICATE_DEVELOPER_NAME', `There is a list view ${name} already.`)
  const body = { label: name, visibility: 'Private', ...bodyIn(input) }
  changeableRecordState(call.world).listViews[`${accountId} ${object.apiName}.${name}`] = {
    objectApiName: object.apiName,
    listViewApiName: name,
    accountId,
    body,
  }
  return listInfo(call, viewNamed(call, object.apiName, name))
}

const bodyIn = ({ label, displayColumns, filteredByInfo, filterLogicString, listShares, scope, visibility }: Input): Input =>
  Object.fromEntries(
    Object.entries({ label, displayColumns, filteredByInfo, filterLogicString, listShares, scope, visibility }).filter(
      ([, value]) => value !== undefined,
    ),
  )

function changeView(call: Call, input: Input) {
  const { key } = ownView(call)
  const saved = changeableRecordState(call.world).listViews[key]
  if (saved) saved.body = { ...saved.body, ...bodyIn(input) }
  return listInfo(call, viewOf(call))
}

/** Customers may change only the lists that they made themselves. */
function ownView(call: Call): { key: string } {
  const { accountId } = needCustomer(call)
  viewOf(call)
  const key = `${accountId} ${listKey(call)}`
  if (!Object.hasOwn(recordState(call.world).listViews, key))
    throw new Refusal(403, 'INSUFFICIENT_ACCESS', 'This list view is not yours to change.')
  return { key }
}

const preferenceKey = (call: Call, list: string) => `${call.caller.customer?.userId ?? 'guest'} ${list}`

const keptPreferences = (call: Call, list: string): Input =>
  new Map(Object.entries(recordState(call.world).preferences)).get(preferenceKey(call, list)) ?? {}

function preferences(call: Call, list: string, more: Input) {
  const { columnWidths = {}, columnWrap = {}, orderedBy = [] } = keptPreferences(call, list)
  return { columnWidths, columnWrap, orderedBy, ...more }
}

/** Null goes back to what is usual. */
function keepPreferences(call: Call, list: string, input: Input): void {
  needCustomer(call)
  checkPreferences(input)
  const said = Object.entries(input).filter(([name]) => ['columnWidths', 'columnWrap', 'orderedBy'].includes(name))
  const kept = Object.entries({ ...keptPreferences(call, list), ...Object.fromEntries(said) }).filter(([, value]) => value !== null)
  changeableRecordState(call.world).preferences[preferenceKey(call, list)] = Object.fromEntries(kept)
}

function checkPreferences({ columnWidths = null, columnWrap = null, orderedBy = null }: Input): void {
  const strange =
    [columnWidths, columnWrap].some((one) => one !== null && !isRecord(one)) || (orderedBy !== null && !Array.isArray(orderedBy))
  if (strange) throw new Refusal(400, 'INVALID_API_INPUT', 'columnWidths and columnWrap are objects, orderedBy is a list, or null.')
}

function relatedList(object: ObjectFacts, list: string) {
  const found = Object.hasOwn(object.relatedLists, list) ? object.relatedLists[list] : undefined
  const child = found && objects.find(({ apiName }) => apiName === found.object)
  if (!found || !child) throw new Refusal(404, 'ITEM_NOT_FOUND', `Related list not found: ${list}`)
  return { child, field: found.field }
}

const relatedReference = (object: ObjectFacts, list: string, record: string | null) => ({
  id: null,
  inContextOfRecordId: record,
  listViewApiName: null,
  objectApiName: null,
  parentObjectApiName: object.apiName,
  recordTypeId: null,
  relatedListId: list,
  type: 'relatedList',
})

function relatedThings(call: Call, list: string) {
  const parent = thingOf(call, call.param('parent'))
  const { child, field } = relatedList(parent.object, list)
  return { parent, child, things: thingsOf(viewerOf(call), child.apiName).filter(({ fields }) => fields[field] === parent.id) }
}

function relatedCount(call: Call, list: string) {
  const { parent, things } = relatedThings(call, list)
  const most = numberIn('maxCount', call.query.get('maxCount') ?? 1999, { least: 1, most: 1999 })
  const count = Math.min(things.length, most)
  return {
    count,
    eTag: etagOf([parent.id, list, things.length]),
    hasMore: things.length > most,
    listReference: relatedReference(parent.object, list, parent.id),
  }
}

function relatedRecords(call: Call, list: string, input: Input) {
  const { parent, child, things } = relatedThings(call, list)
  const columns = columnsOf(child).map(({ fieldApiName }) => `${child.apiName}.${fieldApiName}`)
  const reference = relatedReference(parent.object, list, parent.id)
  return collection(call, pageOf(arranged(things, wishesIn(input)), input, 50), {
    input,
    columns,
    reference,
    etag: null,
    address: `related-list-records/${parent.id}/${list}`,
  })
}

function relatedLists(call: Call) {
  const object = objectOf(call)
  const lists = Object.entries(object.relatedLists).map(([id, { object: childName, field }]) => {
    const child = objectOf(call, childName)
    return {
      entityLabel: child.label,
      entityPluralLabel: child.labelPlural,
      eTag: etagOf(id),
      fieldApiName: field,
      keyPrefix: child.keyPrefix,
      label: child.labelPlural,
      objectApiName: child.apiName,
      parentFieldApiName: field,
      relatedListId: id,
      relatedListInfoUrl: `/services/data/v64.0/ui-api/related-list-info/${object.apiName}/${id}`,
      themeInfo: { color: '7F8DE1', iconUrl: `/cms/delivery/media/icon-${child.apiName}` },
    }
  })
  return { eTag: etagOf(lists), parentObjectApiName: object.apiName, parentRecordTypeId: '012000000000000AAA', relatedLists: lists }
}

function relatedInfo(call: Call, object: ObjectFacts, list: string) {
  const { child, field } = relatedList(object, list)
  const kept = keptPreferences(call, `${object.apiName}.${list}`)
  const info = {
    cloneable: false,
    createable: child.isTheirs,
    deletable: false,
    displayColumns: columnsOf(child).map((column) => ({ ...column, lookupId: null })),
    fieldApiName: field,
    filterLogicString: null,
    filteredByInfo: [],
    label: child.labelPlural,
    listReference: relatedReference(object, list, null),
    objectApiNames: [child.apiName],
    orderedByInfo: kept.orderedBy ?? [],
    updateable: true,
    userPreferences: { columnWidths: kept.columnWidths ?? {}, columnWrap: kept.columnWrap ?? {} },
    visibility: 'Public',
    visibilityEditable: false,
  }
  return { eTag: etagOf(info), ...info }
}

function relatedPreferences(call: Call, id: string) {
  const [object, list] = pairOf(id)
  relatedList(objectOf(call, object), list)
  return preferences(call, id, { preferencesId: id })
}
