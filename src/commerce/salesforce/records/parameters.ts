import { to18 } from './ids.js'
import { encodePageToken } from './page-token.js'

/** A parameter is there, but is no such thing: INVALID_CONFIG. */
export class WrongValue extends Error {
  override readonly name = 'WrongValue'
}

export type FieldName = string | { objectApiName: string; fieldApiName: string }
export type ObjectName = string | { objectApiName: string }
export type Values = Readonly<Record<string, unknown>>

type OneOrMore<T> = T | readonly T[]

/** Types of each kind of parameter in a configuration. */
export interface KindTypes {
  id: string
  ids: OneOrMore<string>
  field: FieldName
  fields: OneOrMore<FieldName>
  object: ObjectName
  objects: OneOrMore<ObjectName>
  text: string
  anyText: string
  texts: OneOrMore<string>
  anyTexts: readonly string[]
  order: OneOrMore<string>
  flag: boolean
  count: number
  token: string
  formFactor: string
  values: Values
  list: readonly unknown[]
  file: Blob
  given: unknown
}

export type Kind = keyof KindTypes

/**
 * How each kind is put before it goes out (contracts, 5.1), so that equal requests are one. Undefined: as if not said.
 * @throws WrongValue; TypeError for a field name without its object
 */
export const kinds: { readonly [K in Kind]: (value: unknown) => unknown } = {
  id: (value) => to18(text(value)) ?? wrong(value),
  ids: (value) => onceSorted(value, (one) => to18(text(one)) ?? wrong(one)),
  field: fieldName,
  fields: (value) => onceSorted(value, fieldName),
  object: objectName,
  objects: (value) => onceSorted(value, objectName),
  text,
  // May be empty.
  anyText: (value) => (typeof value === 'string' ? value : wrong(value)),
  texts: (value) => onceSorted(value, text),
  // For these an empty list means "none", elsewhere it means nothing.
  anyTexts: (value) => (Array.isArray(value) && value.length === 0 ? [] : onceSorted(value, text)),
  // The order is preserved: the first field is the first to sort by.
  order: (value) => once(value, text),
  flag: (value) => (typeof value === 'boolean' ? value : wrong(value)),
  count: (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : wrong(value)),
  token: (value) => {
    encodePageToken(text(value))
    return value
  },
  formFactor: (value) => (['Large', 'Medium', 'Small'].includes(String(value)) ? value : undefined),
  values: (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : wrong(value)),
  list: (value) => (Array.isArray(value) ? value : wrong(value)),
  file: (value) => (value instanceof Blob ? value : wrong(value)),
  given: (value) => value,
}

/** Every parameter is of one kind wherever it is found; a row of the table says where it is not. */
export const parameterKinds = {
  actionApiName: 'text',
  actionFeature: 'text',
  actionType: 'text',
  actionTypes: 'texts',
  allOrNone: 'flag',
  allowSaveOnDuplicate: 'flag',
  answerTypes: 'texts',
  apiName: 'object',
  apiNames: 'anyTexts',
  appId: 'text',
  blueMasterId: 'text',
  columnWidths: 'given',
  columnWrap: 'given',
  communityId: 'id',
  configurationName: 'text',
  contentDocumentId: 'id',
  contextId: 'id',
  dependentFieldBindings: 'order',
  description: 'anyText',
  displayColumns: 'order',
  externalId: 'text',
  fieldApiName: 'text',
  fields: 'fields',
  fileData: 'file',
  filterApiName: 'text',
  filteredByInfo: 'list',
  filterLogicString: 'given',
  filters: 'list',
  formFactor: 'formFactor',
  handleOwnerChange: 'flag',
  ids: 'ids',
  includeFieldsInBody: 'flag',
  label: 'anyText',
  layoutType: 'text',
  layoutTypes: 'texts',
  listShares: 'list',
  listViewApiName: 'text',
  listViewId: 'id',
  maxCount: 'count',
  mode: 'text',
  modes: 'texts',
  names: 'texts',
  navItemNames: 'texts',
  objectApiName: 'object',
  objectApiNames: 'objects',
  operations: 'list',
  optionalFields: 'fields',
  orderedBy: 'given',
  orderedByInfo: 'given',
  page: 'count',
  pageSize: 'count',
  pageToken: 'token',
  parentObjectApiName: 'object',
  parentRecordId: 'id',
  photoUrl: 'text',
  preferencesId: 'text',
  preferencesIds: 'texts',
  profileName: 'text',
  q: 'anyText',
  recentListsOnly: 'flag',
  recordId: 'id',
  recordIds: 'ids',
  recordTypeId: 'id',
  relatedListId: 'text',
  relatedListNames: 'texts',
  relatedListParameters: 'list',
  relatedListRecordIds: 'ids',
  relatedListsActionParameters: 'list',
  restrictColumnsToLayout: 'flag',
  retrievalMode: 'text',
  scope: 'values',
  searchObjectOptions: 'given',
  searchTerm: 'anyText',
  searchType: 'text',
  sectionUserStates: 'values',
  sections: 'texts',
  sortBy: 'order',
  sourceRecord: 'values',
  targetApiName: 'text',
  title: 'anyText',
  triggerOtherEmail: 'flag',
  triggerUserEmail: 'flag',
  updateMru: 'flag',
  useDefaultRule: 'flag',
  userCustomizations: 'flag',
  userPreferences: 'values',
  visibility: 'text',
  where: 'anyText',
} as const satisfies Record<string, Kind>

export type ParameterName = keyof typeof parameterKinds

function text(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? value : wrong(value)
}

function fieldName(value: unknown): string {
  const { objectApiName, fieldApiName } = parts(value)
  const name = typeof value === 'string' ? value : `${text(objectApiName)}.${text(fieldApiName)}`
  if (!name.includes('.')) throw new TypeError('Value does not include an object API name.')
  return name
}

function objectName(value: unknown): string {
  return text(typeof value === 'string' ? value : parts(value).objectApiName)
}

function parts(value: unknown): { objectApiName?: unknown; fieldApiName?: unknown } {
  return typeof value === 'object' && value !== null ? value : {}
}

/** One alone is a list of one; a list of none is wrong. */
function once(value: unknown, put: (one: unknown) => string): string[] {
  const all = Array.isArray(value) ? value : [value]
  return all.length === 0 ? wrong(value) : [...new Set(all.map(put))]
}

const onceSorted = (value: unknown, put: (one: unknown) => string) => once(value, put).sort()

function wrong(value: unknown): never {
  throw new WrongValue(`INVALID_CONFIG: ${typeof value} is not understood.`)
}
