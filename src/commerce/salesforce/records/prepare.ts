import type { HttpRequest, Query } from '../http.js'
import { endpointNamed } from '../endpoint-named.js'
import { kinds, type ParameterName, parameterKinds, type Values, WrongValue } from './parameters.js'
import { type RecordCall, type RecordRow, recordRows } from './table.js'

/** A call that may go out. */
export interface Prepared {
  name: RecordCall
  row: RecordRow
  /** Every parameter put in order, with what is usual where nothing was said. */
  config: Values
  /** Equal calls have equal keys. */
  key: string
  request: HttpRequest
}

/**
 * @returns undefined when a required parameter is missing or one is undefined
 * @throws WrongValue; RangeError for a name that is no call's; TypeError for a field name without its object, for fields of several
 *   objects of one record, and for page tokens beyond Latin1
 */
export function prepare(name: RecordCall, given: unknown = {}): Prepared | undefined {
  const row: RecordRow = endpointNamed(recordRows, name, 'record call')
  const said = typeof given === 'string' ? { recordId: given } : objectOf(given)
  const whole = widened(row, said)
  if ([...Object.values(said), ...Object.values(whole)].includes(undefined)) return undefined
  const config = ordered(row, whole)
  if (!isWhole(row, config)) return undefined
  if (name === 'getRecord' || name === 'getRecords') checkObject(config)
  return { name, row, config, key: keyOf(name, config), request: requestOf(row, config) }
}

export const keyOf = (name: string, config: Values): string => `${keyStart(name)}${stableText(config)}`

export const keyStart = (name: string): string => `records ${name} `

export const parametersInPath = (path: string): ParameterName[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ParameterName)

function objectOf(given: unknown): Values {
  if (given === null) return {}
  if (typeof given !== 'object' || Array.isArray(given)) throw new WrongValue('INVALID_CONFIG: a configuration is an object.')
  return given as Values
}

/** Moves values that the configuration gives in another place, or by another word. */
function widened(row: RecordRow, given: Values): Values {
  const { requestParams, ...own } = given
  const spread = row.spreads ? { ...objectOf(requestParams ?? {}), ...own } : own
  if (row.splits) return split(spread)
  if (!('idInFields' in row) || Object.hasOwn(spread, 'recordId')) return spread
  const id = (spread.fields as { Id?: unknown } | null | undefined)?.Id
  return id === undefined ? spread : { ...spread, recordId: id }
}

function split(given: Values): Values {
  const { fieldApiName } = given
  if (fieldApiName === undefined) return given
  const isBare = typeof fieldApiName === 'string' && !fieldApiName.includes('.')
  if (isBare && given.objectApiName !== undefined) return given
  const name = String(kinds.field(fieldApiName))
  const dot = name.indexOf('.')
  return { objectApiName: name.slice(0, dot), ...given, fieldApiName: name.slice(dot + 1) }
}

function ordered(row: RecordRow, given: Values): Values {
  const config: Record<string, unknown> = {}
  for (const name of parametersOf(row)) {
    const kind = isGiven(row, name) ? 'given' : (row.kinds?.[name] ?? parameterKinds[name])
    const said = Object.hasOwn(given, name) ? kinds[kind](given[name]) : undefined
    const value = said === undefined ? usualOf(row, name) : said
    if (value !== undefined) config[name] = value
  }
  return config
}

/** The fields of one record are those of one object (contracts, 5.9). */
function checkObject({ fields = [], optionalFields = [] }: Values): void {
  const names = [...(fields as string[]), ...(optionalFields as string[])].map((name) => name.split('.')[0])
  if (names.some((name) => name !== names[0]))
    throw new TypeError(`all specified fields and optional fields must be of same ObjectApiName as ${names[0]}`)
}

const parametersOf = ({ path, query = [], body = [] }: RecordRow): ParameterName[] =>
  [...new Set([...parametersInPath(path), ...query, ...body])].sort()

const isGiven = (row: RecordRow, name: ParameterName) => 'asGiven' in row && row.body?.includes(name) === true

export function usualOf(row: RecordRow, name: ParameterName): string | number | undefined {
  if (name === 'formFactor') return 'Large'
  if (name === 'pageSize' && 'pageSize' in row) return row.pageSize
  return row.usual?.[name]
}

function isWhole({ path, needs = [], needsOneOf }: RecordRow, config: Values): boolean {
  const has = (name: string) => Object.hasOwn(config, name)
  return [...parametersInPath(path), ...needs].every(has) && (!needsOneOf || needsOneOf.some(has))
}

function requestOf(row: RecordRow, config: Values): HttpRequest {
  const query = row.query && (pick(row.query, config) as Query)
  const body = row.body && pick(row.body, config)
  return { method: row.method, path: fill(row.path, config), ...(query && { query }), ...(body && { body }) }
}

const pick = (names: readonly string[], config: Values): Values =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(config, name)).map((name) => [name, config[name]]))

function fill(path: string, config: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => [config[name]].flat().map(segment).join(','))
  return `${path.startsWith('/connect/') ? '' : '/ui-api'}${filled}`
}

/** A dot or two would lead out of the path. */
function segment(value: unknown): string {
  if (/^\.{1,2}$/.test(String(value))) throw new WrongValue('INVALID_CONFIG: a name cannot be a dot.')
  return encodeURIComponent(String(value))
}

/** Returns the same text for the same values, in any order. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)))
  })
}
