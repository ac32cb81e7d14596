import { answerJson } from '../answers.js'
import { type Call, needCustomer, normalId, type Route } from '../call.js'
import { layoutView } from '../view/layout-view.js'
import { etagOf } from '../view/record-view.js'
import { hashOf, idOf } from '../world/ids.js'
import { createThing, updateThing } from '../world/records/record-changes.js'
import type { ObjectFacts } from '../world/records/record-objects.js'
import { Refusal } from '../world/refusal.js'
import { batchOf, listIn, objectOf, recordIn, textsIn, thingOf, uiAsk, uiRead, uiRoute, viewerOf } from './ui-api.js'

export const uiActionRoutes: readonly Route[] = [
  uiRead('actions/global', (call) => actions(call, { Global: [globalAction] })),
  uiRead('actions/lookup/:objects', (call) =>
    actions(
      call,
      mapped(listIn(call.param('objects')), (name) => createActions(objectOf(call, name), 'Lookup')),
    ),
  ),
  uiRead('actions/object/:object/record-create', (call) =>
    actions(call, { [objectOf(call).apiName]: createActions(objectOf(call), 'ObjectRecordCreate') }),
  ),
  uiRead('actions/overrides/:object', (call) => ({ eTag: etagOf('overrides'), objectApiName: objectOf(call).apiName, overrides: [] })),
  uiRead('actions/formula-activation/:feature', (call) => ({
    actionFeature: call.param('feature'),
    activations: {},
    eTag: etagOf('activation'),
  })),
  uiRead('actions/layout/:action', (call) => layoutView(quickAction(call).object, { type: 'Compact', mode: 'Create' })),
  uiRead('actions/quick-action-info/:action', (call) => {
    const { apiName, object, kind } = quickAction(call)
    return {
      accessLevelRequired: null,
      actionApiName: apiName,
      eTag: etagOf(apiName),
      label: `${object.label} ${kind === 'New' ? 'anlegen' : 'ändern'}`,
      targetObject: object.apiName,
      type: kind === 'New' ? 'Create' : 'Update',
    }
  }),
  uiRead('actions/record-defaults/:action', (call) => {
    const { apiName, object } = quickAction(call)
    return {
      actionApiName: apiName,
      eTag: etagOf(apiName),
      fields: Object.fromEntries(writableOf(object).map((name) => [name, { displayValue: null, value: null }])),
      objectApiName: object.apiName,
    }
  }),
  uiRead('actions/record/:ids', (call) =>
    actions(
      call,
      mapped(listIn(call.param('ids')), (id) => recordActions(thingOf(call, id).object, id, 'Record')),
    ),
  ),
  uiRead('actions/record/:ids/record-edit', (call) =>
    actions(
      call,
      mapped(listIn(call.param('ids')), (id) => recordActions(thingOf(call, id).object, id, 'RecordEdit').slice(0, 1)),
    ),
  ),
  uiRead('actions/record/:ids/related-list-record/:children', (call) =>
    actions(
      call,
      mapped(listIn(call.param('children')), (id) => recordActions(thingOf(call, id).object, id, 'RelatedListRecord')),
    ),
  ),
  uiAsk('actions/record/:ids/related-list/batch', (call, { relatedListsActionParameters }) => ({
    results: batchOf(Array.isArray(relatedListsActionParameters) ? relatedListsActionParameters.map(recordIn) : [], (input) =>
      relatedActions(call, String(input.relatedListId), input),
    ),
  })),
  uiAsk('actions/record/:ids/related-list/:list', (call, input) => relatedActions(call, call.param('list'), input)),
  uiRoute('post', 'actions/perform-quick-action/:action', async (call) => answerJson(perform(call, await call.body()))),
  uiRoute('patch', 'actions/perform-quick-action/:action', async (call) => answerJson(performUpdate(call, await call.body()))),
]

interface ActionFacts {
  apiName: string
  label: string
  context: string
  source: string
  target?: string
}

const globalAction: ActionFacts = { apiName: 'Global.Contact', label: 'Beraterin kontaktieren', context: 'Global', source: 'Global' }

const createActions = ({ apiName, label, isTheirs }: ObjectFacts, context: string): ActionFacts[] =>
  isTheirs ? [{ apiName: 'New', label: `${label} anlegen`, context, source: apiName, target: apiName }] : []

const recordActions = ({ isTheirs }: ObjectFacts, id: string, context: string): ActionFacts[] =>
  isTheirs
    ? [
        { apiName: 'Edit', label: 'Bearbeiten', context, source: id },
        { apiName: 'Delete', label: 'Löschen', context, source: id },
      ]
    : []

/** Filters actions by the names in the query or in the body; without names all are returned. */
function chosen(all: readonly ActionFacts[], names: readonly string[]): ActionFacts[] {
  return all.filter(({ apiName }) => names.length === 0 || names.includes(apiName))
}

function actions(call: Call, byKey: Readonly<Record<string, readonly ActionFacts[]>>, names = listIn(call.query.get('apiNames'))) {
  const { pathname } = call.url
  const lists = Object.entries(byKey).map(([key, all]) => [key, { actions: chosen(all, names).map(actionView), links: [], url: pathname }])
  return { actions: Object.fromEntries(lists), eTag: etagOf(lists), url: pathname }
}

/** `isMassAction` is a text (contracts, 5.5). */
const actionView = ({ apiName, label, context, source, target }: ActionFacts) => ({
  actionListContext: context,
  actionTarget: null,
  actionTargetType: 'Invoke',
  apiName,
  externalId: `${source}.${apiName}`,
  iconUrl: null,
  id: idOf('0JV', hashOf(source + apiName) % 1_000_000),
  isMassAction: 'false',
  label,
  primaryColor: null,
  relatedListRecordId: null,
  relatedSourceObject: null,
  section: 'Page',
  sourceObject: source,
  subtype: null,
  targetObject: target ?? null,
  targetUrl: null,
  type: 'StandardButton',
})

function mapped<T>(names: readonly string[], facts: (name: string) => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, facts(name)]))
}

function relatedActions(call: Call, list: string, input: Record<string, unknown>) {
  const lists = mapped(listIn(call.param('ids')), (id) => {
    const { object } = thingOf(call, id)
    const found = Object.hasOwn(object.relatedLists, list) ? object.relatedLists[list] : undefined
    if (!found) throw new Refusal(404, 'ITEM_NOT_FOUND', `Related list not found: ${list}`)
    return createActions(objectOf(call, found.object), 'RelatedList')
  })
  return actions(call, lists, textsIn(input.apiNames))
}

/** Every object that customers may change has a quick action to create one, and one to change it. */
function quickAction(call: Call): { apiName: string; object: ObjectFacts; kind: string } {
  const apiName = call.param('action')
  const [name = '', kind = ''] = apiName.split('.')
  if (!['New', 'Update'].includes(kind)) throw new Refusal(400, 'INVALID_API_INPUT', `Unable to get record for: ${apiName}`)
  return { apiName, object: objectOf(call, name), kind }
}

const writableOf = ({ fields }: ObjectFacts) =>
  Object.entries(fields)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([name]) => name)

const performed = (id: string, isCreated: boolean) => ({
  contextId: id,
  feedItemId: null,
  id,
  isCreated,
  isSuccess: true,
  successMessage: isCreated ? 'Der Datensatz wurde angelegt.' : 'Der Datensatz wurde geändert.',
})

function perform(call: Call, { fields }: Record<string, unknown>) {
  needCustomer(call)
  const { object, kind } = quickAction(call)
  if (kind !== 'New') throw new Refusal(400, 'INVALID_API_INPUT', 'This action changes a record: send it with PATCH.')
  return performed(createThing(viewerOf(call), object.apiName, fields).id, true)
}

function performUpdate(call: Call, { contextId, fields }: Record<string, unknown>) {
  needCustomer(call)
  if (quickAction(call).kind !== 'Update') throw new Refusal(400, 'INVALID_API_INPUT', 'This action creates a record: send it with POST.')
  return performed(updateThing(viewerOf(call), normalId(String(contextId)), fields).id, false)
}
