import { hashOf } from '../world/ids.js'
import type { FieldFacts } from '../world/records/record-objects.js'
import type { FieldValue } from '../world/records/record-state.js'
import { type Thing, thingById, type Viewer } from '../world/records/record-things.js'

export interface RecordView {
  fields: Record<string, unknown>
  [member: string]: unknown
}

/** Paths of fields: an empty list below a relation means its name. */
type Paths = readonly (readonly string[])[]

export const masterRecordType = '012000000000000AAA'

export function etagOf(value: unknown): string {
  const text = JSON.stringify(value)
  return ['a', 'b', 'c', 'd']
    .map((salt) =>
      hashOf(salt + text)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
}

/** @returns whether the viewer's records have it: `User.Account.Name` */
export function knows(viewer: Viewer, thing: Thing, path: string): boolean {
  const [object, ...names] = path.split('.')
  return object === thing.object.apiName && leads(viewer, thing, names)
}

function leads(viewer: Viewer, thing: Thing, [name = '', ...rest]: string[]): boolean {
  if (rest.length === 0) return Object.hasOwn(thing.object.fields, name) || relationOf(thing, name) !== undefined
  const relation = relationOf(thing, name)
  if (!relation) return false
  const target = followed(viewer, thing, relation.field)
  // A relation that leads nowhere has no fields to miss.
  return target === undefined || leads(viewer, target, rest)
}

function relationOf({ object }: Thing, name: string): { field: string } | undefined {
  const found = Object.entries(object.fields).find(([, { leadsTo }]) => leadsTo?.relation === name)
  return found && { field: found[0] }
}

function followed(viewer: Viewer, { fields }: Thing, field: string): Thing | undefined {
  const id = fields[field]
  return typeof id === 'string' ? thingById(viewer, id) : undefined
}

/** @param paths `Object.Field` and `Object.Relation.Field`, known ones only */
export const recordView = (viewer: Viewer, thing: Thing, paths: readonly string[]): RecordView =>
  view(
    viewer,
    thing,
    paths.map((path) => path.split('.').slice(1)),
  )

export const wholeView = (viewer: Viewer, thing: Thing): RecordView =>
  view(
    viewer,
    thing,
    Object.keys(thing.object.fields).map((name) => [name]),
  )

function view(viewer: Viewer, thing: Thing, paths: Paths): RecordView {
  const names = [...new Set(paths.map(([name = '']) => name))].sort()
  const fields = Object.fromEntries(names.map((name) => [name, fieldView(viewer, thing, name, paths)]))
  return {
    apiName: thing.object.apiName,
    childRelationships: {},
    eTag: etagOf(fields),
    fields,
    id: thing.id,
    lastModifiedById: viewer.customer?.userId ?? null,
    lastModifiedDate: thing.modified,
    recordTypeId: masterRecordType,
    recordTypeInfo: null,
    systemModstamp: thing.modified,
    weakEtag: Date.parse(thing.modified),
  }
}

function fieldView(viewer: Viewer, thing: Thing, name: string, paths: Paths) {
  const relation = relationOf(thing, name)
  if (!relation)
    return { displayValue: displayOf(thing.object.fields[name], thing.fields[name] ?? null), value: thing.fields[name] ?? null }
  const target = followed(viewer, thing, relation.field)
  if (!target) return { displayValue: null, value: null }
  const inner = paths.filter(([first, second]) => first === name && second !== undefined).map(([, ...rest]) => rest)
  const nameField = target.object.nameField
  return { displayValue: target.fields[nameField] ?? null, value: view(viewer, target, inner.length > 0 ? inner : [['Id'], [nameField]]) }
}

function displayOf(facts: FieldFacts | undefined, value: FieldValue): FieldValue {
  if (typeof value !== 'string') return null
  if (facts?.dataType === 'Picklist') return value
  return facts?.dataType === 'DateTime' ? new Date(value).toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' }) : null
}
