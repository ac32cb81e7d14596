import type { ObjectFacts } from '../world/records/record-objects.js'
import { idOf, hashOf } from '../world/ids.js'
import { etagOf, masterRecordType } from './record-view.js'

interface LayoutKind {
  type: string
  mode: string
}

/** A compact layout has the first four fields, a full one all that can be seen in two sections. */
export function layoutView(object: ObjectFacts, { type, mode }: LayoutKind) {
  const names = Object.keys(object.fields).filter((name) => name !== 'Id')
  const stamps = ['CreatedDate', 'LastModifiedDate']
  const main = names.filter((name) => !stamps.includes(name)).slice(0, type === 'Compact' ? 4 : undefined)
  const sections = [
    section(object, { heading: 'Information', names: main, mode }),
    ...(type === 'Compact' ? [] : [section(object, { heading: 'System', names: stamps, mode })]),
  ]
  return {
    eTag: etagOf([object.apiName, type, mode]),
    id: layoutIdOf(object),
    layoutType: type,
    mode,
    objectApiName: object.apiName,
    recordTypeId: masterRecordType,
    saveOptions: [],
    sections,
  }
}

export const layoutIdOf = ({ apiName }: ObjectFacts): string => idOf('00h', hashOf(apiName) % 100_000)

export const sectionIdOf = ({ apiName }: ObjectFacts, heading: string): string => idOf('01B', hashOf(apiName + heading) % 100_000)

function section(object: ObjectFacts, { heading, names, mode }: { heading: string; names: readonly string[]; mode: string }) {
  const pairs = Array.from({ length: Math.ceil(names.length / 2) }, (_, place) => names.slice(place * 2, place * 2 + 2))
  const layoutRows = pairs.map((pair) => ({ layoutItems: pair.map((name) => item(object, name, mode)) }))
  return {
    collapsible: heading !== 'Information',
    columns: 2,
    heading,
    id: sectionIdOf(object, heading),
    layoutRows,
    rows: layoutRows.length,
    useHeading: true,
  }
}

function item({ fields, isTheirs }: ObjectFacts, name: string, mode: string) {
  const { label = name, required = false, readOnly = false, leadsTo } = fields[name] ?? {}
  const isEditable = isTheirs && !readOnly && mode !== 'View'
  return {
    editableForNew: isEditable,
    editableForUpdate: isEditable,
    label,
    lookupIdApiName: leadsTo ? name : null,
    required,
    sortable: false,
    layoutComponents: [{ apiName: name, componentType: 'Field', label }],
  }
}
