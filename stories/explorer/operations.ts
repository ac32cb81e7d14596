import type { CallName } from '../../src/commerce/salesforce/commerce/rows.js'
import type { MethodName } from '../../src/commerce/salesforce/methods/methods.js'
import { type RecordCall, type RecordRow, recordRows } from '../../src/commerce/salesforce/records/records.js'
import { type Kind, type ParameterName, parameterKinds } from '../../src/commerce/salesforce/records/parameters.js'
import { parametersInPath, usualOf } from '../../src/commerce/salesforce/records/prepare.js'
import type { Samples } from './samples.js'
import { recordExamples } from './record-examples.js'
import { commerceExamples, methodExamples } from './shop-examples.js'

export type Place = 'path' | 'query' | 'body' | 'argument'

/** A scalar: a text, a number or a flag, as it is typed. */
export type ParameterKind = Kind | 'scalar'

export interface Parameter {
  name: string
  place: Place
  kind: ParameterKind
  /** Need of the parameter; `oneOf` means one of those that say so. */
  need: 'required' | 'oneOf' | 'optional'
  /** Value that is sent when none is given. */
  usual?: string
}

/** A call as the explorer lists it. */
export interface Operation {
  client: 'records' | 'commerce' | 'methods'
  name: string
  verb: string
  path: string
  /** True when the call asks, and changes nothing. */
  asks: boolean
  parameters: readonly Parameter[]
  /** Milliseconds that an answer stays fresh. */
  lifetime?: number
  /** Names of calls. */
  batchOf?: string
  outdates?: readonly string[]
  answers?: string
  /** Call that has to be made before. */
  after?: string
  takesIfUnmodifiedSince: boolean
}

export type Values = Readonly<Record<string, unknown>>

const families: Partial<Record<RecordCall, { de: string; en: string }>> = {
  getRecord: { de: 'Datensätze', en: 'Records' },
  getListRecordsByName: { de: 'Listenansichten', en: 'List views' },
  getObjectInfoDirectory: { de: 'Objekte und Auswahllisten', en: 'Objects and picklists' },
  getLayout: { de: 'Layouts', en: 'Layouts' },
  getGlobalActions: { de: 'Aktionen', en: 'Actions' },
  getApps: { de: 'Apps und Navigation', en: 'Apps and navigation' },
  getDuplicateConfiguration: { de: 'Dubletten', en: 'Duplicates' },
  getRelatedListsCount: { de: 'Zugehörige Listen', en: 'Related lists' },
  getSearchFilterMetadata: { de: 'Suche und Nachschlagen', en: 'Search and lookups' },
  getRecordAvatars: { de: 'Bilder', en: 'Avatars' },
  getRecordCreateDefaults: { de: 'Vorgaben für neue Datensätze', en: 'Defaults for new records' },
  getSeoProperties: { de: 'Für Suchmaschinen', en: 'What search engines are told' },
}

export interface Family {
  client: Operation['client']
  name: { de: string; en: string }
  operations: readonly Operation[]
}

/** The record interface in the order of its table; a family goes on until the next one begins. */
export function recordFamilies(): Family[] {
  const all: (Family & { operations: Operation[] })[] = []
  for (const name of Object.keys(recordRows) as RecordCall[]) {
    const begins = families[name]
    if (begins) all.push({ client: 'records', name: begins, operations: [] })
    all.at(-1)?.operations.push(recordOperation(name))
  }
  return all
}

function recordOperation(name: RecordCall): Operation {
  const row: RecordRow = recordRows[name]
  const { method: verb, path } = row
  const parameters = [...parametersOf(row), ...(name === 'getRecords' ? [lots] : [])]
  const asks = 'lifetime' in row
  return {
    client: 'records',
    name,
    verb,
    path,
    parameters,
    asks,
    takesIfUnmodifiedSince: !asks,
    ...('lifetime' in row && { lifetime: row.lifetime, ...(row.each && { batchOf: row.each.call }) }),
    ...('answers' in row && row.answers && { answers: row.answers }),
    ...('outdates' in row && row.outdates && { outdates: row.outdates }),
  }
}

/** A parameter outside the table: several lots of records, each with parameters of its own; then nothing else counts. */
const lots: Parameter = { name: 'records', place: 'argument', kind: 'list', need: 'optional' }

function parametersOf(row: RecordRow): Parameter[] {
  const places: [Place, readonly ParameterName[]][] = [
    ['path', parametersInPath(row.path)],
    ['query', row.query ?? []],
    ['body', row.body ?? []],
  ]
  return places.flatMap(([place, names]) =>
    names.map((name) => ({
      name,
      place,
      kind: row.kinds?.[name] ?? parameterKinds[name],
      need: needOf(row, name, place),
      ...saidOf(usualOf(row, name)),
    })),
  )
}

function needOf(row: RecordRow, name: ParameterName, place: Place): Parameter['need'] {
  // The row finds these by itself: the object in the name of the field, the id among the fields.
  const isFound =
    ('splits' in row && row.splits && name === 'objectApiName') || ('idInFields' in row && row.idInFields && name === 'recordId')
  if (row.needs?.includes(name) || (place === 'path' && !isFound)) return 'required'
  return row.needsOneOf?.includes(name) ? 'oneOf' : 'optional'
}

const saidOf = (usual: string | number | undefined): { usual?: string } => (usual === undefined ? {} : { usual: String(usual) })

/** A configuration that the sandbox answers. */
export function exampleOf({ client, name }: Operation, samples: Samples): Values {
  if (client === 'records') return recordExamples(samples)[name as RecordCall] as Values
  if (client === 'commerce') return commerceExamples(samples)[name as CallName] ?? {}
  const words = methodExamples(samples)[name as MethodName]
  return words ? { arguments: words } : {}
}

interface Missing {
  names: string[]
  oneOf: boolean
}

/** Returns the missing parameters that keep the call from going out. */
export function missingIn({ parameters }: Operation, config: Values): Missing | undefined {
  const inLots = parameters.includes(lots) ? config.records : undefined
  if (!Array.isArray(inLots)) return missingOf(parameters, config)
  if (inLots.length === 0) return { names: [lots.name], oneOf: false }
  return inLots.map((lot) => missingOf(parameters, lot ?? {})).find((missing) => missing !== undefined)
}

function missingOf(parameters: readonly Parameter[], config: Values): Missing | undefined {
  const isSaid = ({ name, usual }: Parameter) => (Object.hasOwn(config, name) ? config[name] !== undefined : usual !== undefined)
  const undefinedOnes = Object.keys(config).filter((name) => config[name] === undefined)
  const names = [
    ...new Set([...parameters.filter((one) => one.need === 'required' && !isSaid(one)).map(({ name }) => name), ...undefinedOnes]),
  ]
  if (names.length > 0) return { names, oneOf: false }
  const choice = parameters.filter(({ need }) => need === 'oneOf')
  return choice.length > 0 && !choice.some(isSaid) ? { names: choice.map(({ name }) => name), oneOf: true } : undefined
}
