import { answerJson } from '../answers.js'
import { type Call, needCustomer, type Route } from '../call.js'
import { layoutIdOf, layoutView, sectionIdOf } from '../view/layout-view.js'
import { directoryView, objectInfoView, picklistFields, picklistView } from '../view/object-view.js'
import { etagOf, masterRecordType } from '../view/record-view.js'
import type { ObjectFacts } from '../world/records/record-objects.js'
import { changeableRecordState, recordState } from '../world/records/record-things.js'
import { illegalParameter, notFound, Refusal } from '../world/refusal.js'
import { batchOf, listIn, numberIn, objectOf, recordIn, uiRead, uiRoute } from './ui-api.js'

export const uiMetadataRoutes: readonly Route[] = [
  uiRead('object-info', directoryView),
  uiRead('object-info/batch/:objects', (call) => ({
    results: batchOf(listIn(call.param('objects')), (name) => objectInfoView(objectOf(call, name))),
  })),
  uiRead('object-info/:object', (call) => objectInfoView(objectOf(call))),
  uiRead('object-info/:object/picklist-values/:type', (call) => {
    const object = typedObject(call)
    const fields = Object.fromEntries(picklistFields(object).map((name) => [name, picklistView(object, name)]))
    return { eTag: etagOf(fields), picklistFieldValues: fields }
  }),
  uiRead('object-info/:object/picklist-values/:type/:field', (call) => {
    const object = typedObject(call)
    if (!picklistFields(object).includes(call.param('field')))
      throw new Refusal(400, 'INVALID_FIELD', `The field '${call.param('field')}' is no picklist of '${object.apiName}'.`)
    return picklistView(object, call.param('field'))
  }),
  uiRead('layout/:object', (call) => layoutView(objectOf(call), layoutKind(call))),
  uiRead('layout/:object/user-state', userState),
  uiRoute('patch', 'layout/:object/user-state', async (call) => answerJson(changeUserState(call, await call.body()))),
  uiRead('path/layout/:object', (call) => ({ ...layoutView(objectOf(call), { type: 'Full', mode: 'View' }), steps: [] })),
  uiRead('apps', (call) => ({ apps: [app(call)], eTag: etagOf('apps') })),
  uiRead('apps/:app', (call) => {
    if (call.param('app') !== appId) throw notFound()
    return app(call)
  }),
  uiRead('nav-items', navItems),
  uiRead('duplicates/:object', (call) => duplicates(objectOf(call))),
  uiRead('search-info/:object/filters', (call) => filters(objectOf(call))),
  uiRead('search-info/:object/filters/:filter/options', filterOptions),
  uiRead('search-info/:object/lookup/:field', lookup),
]

function typedObject(call: Call): ObjectFacts {
  const object = objectOf(call)
  if (call.param('type') !== masterRecordType) throw notFound()
  return object
}

const known = { layoutType: ['Full', 'Compact'], mode: ['View', 'Edit', 'Create'], formFactor: ['Large', 'Medium', 'Small'] } as const

function layoutKind({ query }: Call): LayoutKind {
  for (const [name, values] of Object.entries(known)) {
    const value = query.get(name)
    if (value !== null && !(values as readonly string[]).includes(value)) throw illegalParameter(name, value)
  }
  return { type: query.get('layoutType') ?? 'Full', mode: query.get('mode') ?? 'View' }
}

interface LayoutKind {
  type: string
  mode: string
}

const stateKey = (call: Call, { apiName }: ObjectFacts, { type, mode }: LayoutKind) =>
  `${call.caller.customer?.userId ?? 'guest'} ${apiName} ${type} ${mode}`

function userState(call: Call) {
  return userStateOf(call, objectOf(call), layoutKind(call))
}

/** Returns the sections of a layout that the user has closed. */
export function userStateOf(call: Call, object: ObjectFacts, kind: LayoutKind) {
  const kept = new Map(Object.entries(recordState(call.world).sections)).get(stateKey(call, object, kind)) ?? {}
  const ids = ['Information', 'System'].map((heading) => sectionIdOf(object, heading))
  return {
    id: layoutIdOf(object),
    sectionUserStates: Object.fromEntries(ids.map((id) => [id, { id, collapsed: recordIn(kept[id]).collapsed === true }])),
  }
}

function changeUserState(call: Call, { sectionUserStates }: Record<string, unknown>) {
  needCustomer(call)
  const before = userState(call).sectionUserStates
  const strange = Object.keys(recordIn(sectionUserStates)).find((id) => !Object.hasOwn(before, id))
  if (strange !== undefined) throw new Refusal(400, 'INVALID_API_INPUT', `The layout has no section ${strange}.`)
  changeableRecordState(call.world).sections[stateKey(call, objectOf(call), layoutKind(call))] = {
    ...before,
    ...recordIn(sectionUserStates),
  }
  return userState(call)
}

export const appId = '06m9V0000000001QAA'

const tabs = [
  { name: 'products', label: 'Produkte', object: 'Product2' },
  { name: 'consultants', label: 'Beraterinnen', object: 'Consultant__c' },
  { name: 'account', label: 'Mein Konto', object: 'Account' },
] as const

const tab = ({ name, label, object }: (typeof tabs)[number]) => ({
  availableInClassic: true,
  availableInLightning: true,
  color: '7F8DE1',
  content: null,
  custom: false,
  developerName: name,
  iconUrl: `/cms/delivery/media/icon-${object}`,
  id: `tab-${name}`,
  itemType: 'Entity',
  label,
  objectApiName: object,
  objectLabel: label,
  objectLabelPlural: label,
  pageReference: { type: 'standard__objectPage', attributes: { objectApiName: object, actionName: 'home' }, state: {} },
  standardType: object,
})

function app(call: Call) {
  const formFactor = layoutKind(call) && (call.query.get('formFactor') ?? 'Large')
  return {
    appId,
    description: 'Lindenrose',
    developerName: 'Lindenrose',
    eTag: etagOf(tabs),
    formFactors: ['Large', 'Medium', 'Small'],
    headerColor: '#9c3d54',
    iconUrl: null,
    isNavAutoTempTabsDisabled: false,
    isNavPersonalizationDisabled: false,
    isNavTabPersistenceDisabled: false,
    label: 'Lindenrose',
    logoUrl: null,
    mobileStartUrl: formFactor === 'Small' ? '/' : null,
    navItems: tabs.map(tab),
    selected: true,
    startUrl: '/',
    type: 'Standard',
    userNavItems: [],
  }
}

function navItems({ query }: Call) {
  const wanted = listIn(query.get('navItemNames'))
  const size = numberIn('pageSize', query.get('pageSize') ?? 25, { least: 1, most: 100 })
  const page = numberIn('page', query.get('page') ?? 0, { least: 0, most: 1000 })
  const found = tabs.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const address = (one: number) => `/services/data/v64.0/ui-api/nav-items?page=${one}&pageSize=${size}`
  const items = found.slice(page * size, (page + 1) * size).map(tab)
  return {
    currentPageUrl: address(page),
    eTag: etagOf(items),
    navItems: items,
    nextPageUrl: (page + 1) * size < found.length ? address(page + 1) : null,
  }
}

/** Contacts are compared by e-mail; nothing else is. */
function duplicates({ apiName }: ObjectFacts) {
  const isCompared = apiName === 'Contact'
  const matchRules = [
    { eTag: etagOf('match'), matchEngine: 'ExactMatchEngine', matchFields: ['Email'], name: 'Gleiche E-Mail', objectApiName: apiName },
  ]
  const rule = {
    actionOnInsert: 'Allow',
    actionOnUpdate: 'Allow',
    active: true,
    duplicateRuleFilters: [],
    eTag: etagOf('rule'),
    matchRules,
    name: 'Doppelte Kontakte',
    operationsOnInsert: ['Alert', 'Report'],
    operationsOnUpdate: ['Report'],
  }
  return {
    apiName,
    dedupeEnabled: isCompared,
    dedupeFields: isCompared ? ['Email'] : [],
    duplicateRules: isCompared ? [rule] : [],
    eTag: etagOf(apiName),
    predupeEnabled: isCompared,
  }
}

/** Kinds and types are the specification's (section 9), the rest is inferred. */
function filters(object: ObjectFacts) {
  const named = ['Name', ...picklistFields(object)].filter((name) => Object.hasOwn(object.fields, name))
  const all = named.map((name) => ({
    apiName: name,
    kind: object.fields[name]?.values ? 'Select' : 'Text',
    label: object.fields[name]?.label,
    type: 'Field',
  }))
  return { eTag: etagOf(all), filters: all, objectApiName: object.apiName }
}

function filterOptions(call: Call) {
  const object = objectOf(call)
  if (!filters(object).filters.some(({ apiName }) => apiName === call.param('filter'))) throw notFound()
  const looked = (call.query.get('q') ?? '').toLowerCase()
  const values = object.fields[call.param('filter')]?.values ?? []
  return {
    eTag: etagOf(values),
    options: values.filter((value) => value.toLowerCase().includes(looked)).map((value) => ({ label: value, value })),
  }
}

function lookup(call: Call) {
  const object = objectOf(call)
  const target = Object.hasOwn(object.fields, call.param('field')) ? object.fields[call.param('field')]?.leadsTo?.object : undefined
  if (!target) throw new Refusal(400, 'INVALID_FIELD', `The field '${call.param('field')}' of '${object.apiName}' leads nowhere.`)
  return {
    [target]: {
      advancedLookupInfo: null,
      fullSearchInfo: { recentItems: true },
      objectApiName: target,
      suggestionsInfo: { minimumCharacters: 2 },
    },
  }
}
