import { keepOneDefault } from '../checkout/address-defaults.js'
import { to18 } from '../ids.js'
import { objectNamed, type ObjectFacts } from './record-objects.js'
import type { FieldValue } from './record-state.js'
import { changeableRecordState, type Thing, thingById, type Viewer } from './record-things.js'

export interface FieldProblem {
  errorCode: string
  field: string | null
  fieldLabel: string | null
  message: string
}

/** A write of a record is refused with an object of its own (contracts, 1.6). */
export class RecordRefusal extends Error {
  constructor(
    readonly status: number,
    readonly problems: readonly FieldProblem[],
  ) {
    super(problems[0]?.message)
    this.name = 'RecordRefusal'
  }

  toBody() {
    const all = this.problems.map((problem) => ({ constituentField: null, duplicateRecordError: null, ...problem }))
    const named = [...new Set(all.flatMap(({ field }) => field ?? []))]
    const ofFields = Object.fromEntries(named.map((name) => [name, all.filter(({ field }) => field === name)]))
    return {
      enhancedErrorType: 'RecordError',
      message: 'Der Datensatz konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
      statusCode: this.status,
      output: { errors: all.filter(({ field }) => field === null), fieldErrors: ofFields },
    }
  }
}

const problem = (errorCode: string, message: string, field: string | null = null, fieldLabel: string | null = null): FieldProblem => ({
  errorCode,
  field,
  fieldLabel,
  message,
})

const noRights = () => new RecordRefusal(403, [problem('INSUFFICIENT_ACCESS_OR_READONLY', 'insufficient access rights on object id')])

/** A malformed id is another thing than one that leads nowhere (contracts, 1.5). */
const noRecord = (id: string) =>
  /^[0-9A-Za-z]{18}$/.test(id)
    ? new RecordRefusal(404, [problem('NOT_FOUND', 'The requested resource does not exist')])
    : new RecordRefusal(400, [problem('INVALID_ID_FIELD', `Invalid ID: ${id}`)])

export function createThing(viewer: Viewer, apiName: unknown, fields: unknown): Thing {
  const object = writable(viewer, objectNamed(String(apiName)))
  const values = checked(viewer, object, fields)
  const missing = Object.entries(object.fields).filter(([name, { required }]) => required && (values[name] ?? '') === '')
  if (missing.length > 0)
    throw new RecordRefusal(
      400,
      missing.map(([name, { label }]) => problem('REQUIRED_FIELD_MISSING', `Pflichtfelder fehlen: [${name}]`, name, label)),
    )
  return save(viewer, { id: newIdOf(viewer, object), object, fields: {} }, values)
}

/** A range of its own, apart from the facts'. */
const newIdOf = ({ world }: Viewer, { keyPrefix }: ObjectFacts): string => to18(`${keyPrefix}9W${world.newId(keyPrefix).slice(5, 15)}`)

/** @param unmodifiedSince an HTTP date */
export function updateThing(viewer: Viewer, id: string, fields: unknown, unmodifiedSince: string | null = null): Thing {
  const thing = thingById(viewer, id)
  if (!thing) throw noRecord(id)
  const object = writable(viewer, thing.object)
  // HTTP dates know no fractions.
  if (unmodifiedSince && Math.floor(Date.parse(thing.modified) / 1000) * 1000 > Date.parse(unmodifiedSince)) {
    throw new RecordRefusal(412, [problem('PRECONDITION_FAILED', 'Der Datensatz wurde inzwischen geändert.')])
  }
  return save(viewer, thing, checked(viewer, object, fields))
}

export function deleteThing(viewer: Viewer, id: string): void {
  const thing = thingById(viewer, id)
  if (!thing) throw noRecord(id)
  writable(viewer, thing.object)
  save(viewer, thing, {})
  const saved = changeableRecordState(viewer.world).records[id]
  if (saved) saved.deleted = true
  keepOneDefault(viewer, thing)
}

function writable({ customer }: Viewer, object: ObjectFacts | undefined): ObjectFacts {
  if (!object) throw new RecordRefusal(400, [problem('INVALID_TYPE', 'Dieses Objekt gibt es nicht.')])
  if (!customer || !object.isTheirs) throw noRights()
  return object
}

function checked(viewer: Viewer, { fields: known }: ObjectFacts, given: unknown): Record<string, FieldValue> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RecordRefusal(400, [problem('JSON_PARSER_ERROR', '"fields" is missing.')])
  const { Id: _, ...values } = given as Record<string, unknown>
  const problems = Object.entries(values).flatMap(([name, value]) => [
    ...problemOf(known, name, value),
    ...strangerIn(viewer, known, name, value),
  ])
  if (problems.length > 0) throw new RecordRefusal(400, problems)
  return values as Record<string, FieldValue>
}

function problemOf(known: ObjectFacts['fields'], name: string, value: unknown): FieldProblem[] {
  const facts = Object.hasOwn(known, name) ? known[name] : undefined
  if (!facts) return [problem('INVALID_FIELD', `No such column '${name}'.`, name)]
  if (facts.readOnly)
    return [problem('INVALID_FIELD_FOR_INSERT_UPDATE', `Das Feld „${facts.label}“ kann nicht geändert werden.`, name, facts.label)]
  if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
    return [problem('JSON_PARSER_ERROR', 'A field holds one value.', name, facts.label)]
  if (facts.required && (value === null || value === ''))
    return [problem('REQUIRED_FIELD_MISSING', `Pflichtfelder fehlen: [${name}]`, name, facts.label)]
  const isPicked = facts.values && value !== null && value !== ''
  const strange =
    isPicked &&
    !String(value)
      .split(facts.dataType === 'MultiPicklist' ? ';' : '\n')
      .every((one) => facts.values?.includes(one))
  return strange
    ? [problem('INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', `„${value}“ steht für „${facts.label}“ nicht zur Wahl.`, name, facts.label)]
    : []
}

/** A record leads only to what its owner can see. */
function strangerIn(viewer: Viewer, known: ObjectFacts['fields'], name: string, value: unknown): FieldProblem[] {
  const { leadsTo, label = null } = (Object.hasOwn(known, name) && known[name]) || {}
  if (!leadsTo || typeof value !== 'string' || value === '') return []
  return thingById(viewer, /^[0-9A-Za-z]{15}$/.test(value) ? to18(value) : value)?.object.apiName === leadsTo.object
    ? []
    : [problem('INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id', name, label)]
}

function save(
  viewer: Viewer,
  { id, object }: Pick<Thing, 'id' | 'object'> & { fields: unknown },
  values: Record<string, FieldValue>,
): Thing {
  const { records } = changeableRecordState(viewer.world)
  const before = Object.hasOwn(records, id) ? records[id] : undefined
  records[id] = {
    apiName: object.apiName,
    accountId: viewer.customer?.accountId ?? '',
    fields: { ...before?.fields, ...values },
    modified: viewer.world.now(),
  }
  const saved = thingById(viewer, id)
  if (saved) keepOneDefault(viewer, saved)
  const thing = thingById(viewer, id)
  if (!thing) throw new Error(`The record ${id} was saved, but cannot be seen.`)
  return thing
}
