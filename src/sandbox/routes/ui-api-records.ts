import { answerJson, answerNothing } from '../answers.js'
import { type Call, needCustomer, normalId, type Route } from '../call.js'
import { etagOf, knows, recordView, wholeView } from '../view/record-view.js'
import { createThing, deleteThing, updateThing } from '../world/records/record-changes.js'
import { changeableRecordState, recordState, type Thing } from '../world/records/record-things.js'
import { illegalParameter, notFound, Refusal } from '../world/refusal.js'
import { layoutIdOf, layoutView } from '../view/layout-view.js'
import { objectInfoView } from '../view/object-view.js'
import { userStateOf } from './ui-api-metadata.js'
import {
  type BatchResult,
  batchOf,
  failedMember,
  listIn,
  objectOf,
  recordIn,
  thingOf,
  uiRead,
  uiRoute,
  viewerOf,
  withErrors,
} from './ui-api.js'

export const uiRecordRoutes: readonly Route[] = [
  uiRead('records/batch/:ids', (call) => withErrors(batchOf(listIn(call.param('ids')), (id) => record(call, id)))),
  uiRead('records/:id', (call) => record(call, call.param('id'))),
  uiRead('record-ui/:ids', recordUi),
  uiRoute('post', 'records/batch', async (call) => answerJson(withErrors(operate(call, await call.body())))),
  uiRoute('post', 'records/content-documents/content-versions', async (call) => answerJson(await uploadDocument(call), { status: 201 })),
  uiRoute('post', 'records/content-documents/:id/content-versions', async (call) =>
    answerJson(await uploadVersion(call, normalId(call.param('id'))), { status: 201 }),
  ),
  uiRoute('post', 'records', create),
  uiRoute('patch', 'records/:id', update),
  uiRoute('delete', 'records/:id', (call) => {
    deleteThing(viewerOf(call), normalId(call.param('id')))
    return answerNothing()
  }),
  uiRead('record-defaults/create/:object', createDefaults),
  uiRead('record-defaults/template/create/:object', (call) => template(call)),
  uiRead('record-defaults/template/clone/:id', cloneTemplate),
  uiRead('record-avatars/batch/:ids', (call) => withErrors(batchOf(listIn(call.param('ids')), (id) => avatar(call, id)))),
  uiRoute('post', 'record-avatars/:id/association', async (call) => answerJson(associate(call, await call.body()))),
  {
    method: 'get',
    path: '/services/data/:version/connect/communities/:community/seo/properties/:id',
    answer: (call) => answerJson(seoProperties(call)),
  },
]

const layoutTypes = ['Full', 'Compact']
const layoutModes = ['View', 'Edit', 'Create']

function knownIn({ query }: Call, name: string, usual: string, known: readonly string[]): string[] {
  const said = listIn(query.get(name) ?? usual)
  const strange = said.find((one) => !known.includes(one))
  if (strange !== undefined) throw illegalParameter(name, strange)
  return said
}

function record(call: Call, id: string) {
  const { query } = call
  const [required, optional, layouts] = [
    listIn(query.get('fields')),
    listIn(query.get('optionalFields')),
    knownIn(call, 'layoutTypes', '', layoutTypes),
  ]
  if (required.length + optional.length + layouts.length === 0) {
    throw new Refusal(400, 'INVALID_API_INPUT', 'One of fields, optionalFields and layoutTypes is required.')
  }
  const viewer = viewerOf(call)
  const thing = thingOf(call, id)
  const unknown = required.find((path) => !knows(viewer, thing, path))
  if (unknown !== undefined) throw new Refusal(400, 'INVALID_FIELD', `No such column '${unknown}' on entity '${thing.object.apiName}'.`)
  const all = layouts.length > 0 ? allFields(thing) : []
  return recordView(
    viewer,
    thing,
    [...all, ...required, ...optional].filter((path) => knows(viewer, thing, path)),
  )
}

const allFields = ({ object }: Thing) => Object.keys(object.fields).map((name) => `${object.apiName}.${name}`)

function recordUi(call: Call) {
  const things = listIn(call.param('ids')).map((id) => thingOf(call, id))
  const types = knownIn(call, 'layoutTypes', 'Full', layoutTypes)
  const modes = knownIn(call, 'modes', 'View', layoutModes)
  const objects = [...new Set(things.map(({ object }) => object))]
  const layouts = objects.map((object) => {
    const byType = types.map((type) => [type, Object.fromEntries(modes.map((mode) => [mode, layoutView(object, { type, mode })]))])
    return [object.apiName, { '012000000000000AAA': Object.fromEntries(byType) }]
  })
  const body = {
    layoutUserStates: Object.fromEntries(
      objects.map((object) => [layoutIdOf(object), userStateOf(call, object, { type: types[0] ?? 'Full', mode: modes[0] ?? 'View' })]),
    ),
    layouts: Object.fromEntries(layouts),
    objectInfos: Object.fromEntries(objects.map((object) => [object.apiName, objectInfoView(object)])),
    records: Object.fromEntries(things.map((thing) => [thing.id, wholeView(viewerOf(call), thing)])),
  }
  return { eTag: etagOf(body), ...body }
}

async function create(call: Call): Promise<Response> {
  const { apiName, fields } = await call.body()
  return answerJson(wholeView(viewerOf(call), createThing(viewerOf(call), apiName, fields)), { status: 201 })
}

async function update(call: Call): Promise<Response> {
  const { fields } = await call.body()
  const thing = updateThing(viewerOf(call), normalId(call.param('id')), fields, call.request.headers.get('If-Unmodified-Since'))
  return answerJson(wholeView(viewerOf(call), thing))
}

const operationTypes = ['create', 'update', 'delete']
const mostOperations = 200

interface Operation {
  type: string
  record: Record<string, unknown>
}

/** One result for each record. With allOrNone, one failure is everybody's. */
function operate(call: Call, input: Record<string, unknown>): BatchResult[] {
  const operations = operationsIn(input)
  const before = structuredClone(recordState(call.world))
  const results = operations.map((operation) => outcome(call, operation))
  if (input.allOrNone === false || results.every(({ statusCode }) => statusCode < 400)) return results
  call.world.state.recordPlatform = before
  const halted = { statusCode: 400, result: [{ errorCode: 'PROCESSING_HALTED', message: 'Another record of this batch failed.' }] }
  return results.map((result) => (result.statusCode < 400 ? halted : result))
}

function operationsIn({ operations }: Record<string, unknown>): Operation[] {
  const all = (Array.isArray(operations) ? operations : []).flatMap((operation) => {
    const { type, records } = recordIn(operation)
    const isKnown = operationTypes.includes(String(type).toLowerCase())
    if (!isKnown || !Array.isArray(records) || records.length === 0)
      throw new Refusal(400, 'INVALID_INPUT', 'Every operation needs a type and records.')
    return records.map((one): Operation => ({ type: String(type).toLowerCase(), record: recordIn(one) }))
  })
  if (all.length === 0 || all.length > mostOperations)
    throw new Refusal(400, 'INVALID_INPUT', `A batch has 1 to ${mostOperations} records.`)
  for (const operation of all) checkOperation(operation)
  const ids = all.flatMap(({ record }) => recordIn(record.fields).Id ?? []).map((id) => normalId(String(id)))
  if (new Set(ids).size < ids.length) throw new Refusal(400, 'INVALID_BATCH_REQUEST', 'A record may occur once.')
  return all
}

function checkOperation({ type, record: { apiName, fields } }: Operation): void {
  const { Id: id } = recordIn(fields)
  const fits = type === 'create' ? apiName !== undefined && id === undefined : apiName === undefined && id !== undefined
  if (!fits)
    throw new Refusal(400, 'INVALID_BATCH_REQUEST', 'To create takes an apiName and no Id, to update or delete an Id and no apiName.')
}

function outcome(call: Call, { type, record: { apiName, fields } }: Operation): BatchResult {
  const viewer = viewerOf(call)
  const id = normalId(String(recordIn(fields).Id))
  try {
    if (type === 'create') return { statusCode: 201, result: wholeView(viewer, createThing(viewer, apiName, fields)) }
    if (type === 'update') return { statusCode: 200, result: wholeView(viewer, updateThing(viewer, id, fields)) }
    deleteThing(viewer, id)
    return { statusCode: 204, result: null }
  } catch (error) {
    return failedMember(error)
  }
}

async function uploadDocument(call: Call) {
  needCustomer(call)
  const { title, description } = await fileIn(call)
  const contentDocument = createThing(viewerOf(call), 'ContentDocument', { Title: title, Description: description })
  const contentVersion = createThing(viewerOf(call), 'ContentVersion', {
    Title: title,
    Description: description,
    ContentDocumentId: contentDocument.id,
  })
  return { contentDocument: wholeView(viewerOf(call), contentDocument), contentVersion: wholeView(viewerOf(call), contentVersion) }
}

async function uploadVersion(call: Call, documentId: string) {
  needCustomer(call)
  if (thingOf(call, documentId).object.apiName !== 'ContentDocument') throw notFound()
  const { title, description } = await fileIn(call)
  return wholeView(
    viewerOf(call),
    createThing(viewerOf(call), 'ContentVersion', { Title: title, Description: description, ContentDocumentId: documentId }),
  )
}

/** The documented part `json`, or the specification's parts (contracts, 5.2). */
async function fileIn({ request }: Call): Promise<{ title: string; description: string | null }> {
  if (!/^multipart\/form-data/i.test(request.headers.get('Content-Type') ?? ''))
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'A file comes as multipart/form-data.')
  const form = await request.formData()
  const file = form.get('fileData')
  if (!(file instanceof Blob)) throw new Refusal(400, 'MISSING_ARGUMENT', 'Parameter required: fileData')
  const json = form.get('json')
  const said =
    json instanceof Blob
      ? recordIn(JSON.parse(await json.text()))
      : Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  return {
    title: String(said.title || ('name' in file ? file.name : 'Datei')),
    description: said.description ? String(said.description) : null,
  }
}

function createDefaults(call: Call) {
  const object = objectOf(call)
  return {
    layout: layoutView(object, { type: 'Full', mode: 'Create' }),
    objectInfos: { [object.apiName]: objectInfoView(object) },
    record: { ...template(call).record, id: null },
  }
}

function template(call: Call) {
  const object = objectOf(call)
  const writable = Object.entries(object.fields).filter(([, { readOnly }]) => !readOnly)
  const fields = Object.fromEntries(writable.map(([name]) => [name, { displayValue: null, value: null }]))
  return {
    objectInfos: { [object.apiName]: objectInfoView(object) },
    record: { apiName: object.apiName, fields, recordTypeId: '012000000000000AAA' },
  }
}

function cloneTemplate(call: Call) {
  const thing = thingOf(call, call.param('id'))
  const writable = Object.entries(thing.object.fields).filter(([, { readOnly }]) => !readOnly)
  const fields = Object.fromEntries(writable.map(([name]) => [name, { displayValue: null, value: thing.fields[name] ?? null }]))
  const { apiName } = thing.object
  return {
    cloneSourceId: thing.id,
    objectInfos: { [apiName]: objectInfoView(thing.object) },
    record: { apiName, fields, recordTypeId: '012000000000000AAA' },
  }
}

function avatar(call: Call, id: string) {
  const thing = thingOf(call, id)
  const photoUrl = Object.entries(recordState(call.world).photos).find(([one]) => one === thing.id)?.[1]
  const common = { recordId: thing.id, eTag: etagOf([thing.id, photoUrl]) }
  if (photoUrl)
    return {
      ...common,
      type: 'Photo',
      photoUrl,
      height: 256,
      width: 256,
      provider: 'salesforce',
      photoMetadata: { companyBluemasterId: null, responseId: null },
    }
  return { ...common, type: 'Theme', backgroundColor: '7F8DE1', iconUrl: `/cms/delivery/media/icon-${thing.object.apiName}` }
}

const avatarActions = ['AssociateAvatar', 'DisassociateAvatar', 'RemoveLogo', 'ReportLogo']

function associate(call: Call, { actionType, photoUrl }: Record<string, unknown>) {
  needCustomer(call)
  const { id, object } = thingOf(call, call.param('id'))
  if (!object.isTheirs && object.apiName !== 'User') throw new Refusal(403, 'FORBIDDEN', 'This record’s avatar is not yours to change.')
  if (!avatarActions.includes(String(actionType))) throw new Refusal(400, 'MISSING_ARGUMENT', 'Parameter required: actionType')
  const { photos } = changeableRecordState(call.world)
  if (actionType === 'AssociateAvatar' && typeof photoUrl === 'string') photos[id] = photoUrl
  if (actionType === 'DisassociateAvatar' || actionType === 'RemoveLogo') delete photos[id]
  return avatar(call, id)
}

/** All values are texts; the object is named by its label (contracts, 4). */
function seoProperties(call: Call) {
  const asked = normalId(call.param('id'))
  // Her account is hers alone; her shop is everybody's to see.
  const consultant = call.world.directory.byConsultantId.get(asked)
  const thing = { ...thingOf(call, consultant?.shopId ?? asked), id: asked }
  const wanted = listIn(call.query.get('fields'))
  const unknown = wanted.find((name) => !Object.hasOwn(thing.object.fields, name))
  if (unknown !== undefined) throw new Refusal(400, 'INVALID_FIELD', `No such column '${unknown}' on entity '${thing.object.apiName}'.`)
  const fields = Object.fromEntries(wanted.map((name) => [name, String(thing.fields[name] ?? '')]))
  return { recordId: thing.id, objectName: thing.object.label, recordName: String(thing.fields[thing.object.nameField] ?? ''), fields }
}
