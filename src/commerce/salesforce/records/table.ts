import { recordLifetimes as good } from './record-lifetimes.js'
import type { Kind, ParameterName } from './parameters.js'

interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path after `/services/data/v64.0` for `/connect`, else after its `/ui-api`. Parameters in braces are required. */
  path: string
  query?: readonly ParameterName[]
  body?: readonly ParameterName[]
  /** Required besides what is in the path. */
  needs?: readonly ParameterName[]
  needsOneOf?: readonly ParameterName[]
  /** Parameters of another kind than elsewhere. */
  kinds?: { readonly [N in ParameterName]?: Kind }
  usual?: { readonly [N in ParameterName]?: string | number }
  /** `Object.Field` as fieldApiName says the objectApiName too. */
  splits?: true
  /** Its members count as the configuration's own. */
  spreads?: 'requestParams'
}

/** The members of a batch. */
export interface Each {
  call: string
  list: ParameterName
  as?: string
}

/** A call that asks. */
export interface ReadRow extends Request {
  /** Milliseconds that the answer is good for. */
  lifetime: number
  /** Page size when the configuration says none. */
  pageSize?: number
  /** The answer is one record, kept field by field. */
  record?: true
  /**
   * A batch: every member of the list is kept as an answer to `call`, asked by the parameter `as`; without `as` the
   * members are configurations themselves. A name with a dot fills two parameters.
   */
  each?: Each
  /** The same, for another list; a configuration that says both is no batch of its own. */
  orEach?: Each
  /** Milliseconds for which a batch member's failure is replayed. */
  errors?: number
  /** A 404 is missing data, no error. */
  mayMiss?: true
  /** The answer belongs to a list view, whose `listInfoETag` it carries. */
  list?: true
}

/** A call that changes something. */
export interface WriteRow extends Request {
  /** Thrown when the configuration is wrong; `Invalid config for "<name>"` when not given. */
  errorText?: string
  /** Nothing is looked at before it goes out. */
  asGiven?: true
  /** The answer is from now on the answer to this call. */
  answers?: string
  /** Calls whose answers are stale from now on. */
  outdates?: readonly string[]
  /** recordId is the Id among the fields when it is not given. */
  idInFields?: true
  /** Goes out as a form with a file. */
  form?: true
}

export type RecordRow = ReadRow | WriteRow

const fieldsQuery = ['fields', 'optionalFields'] as const
const listQuery = ['fields', 'optionalFields', 'pageSize', 'pageToken', 'sortBy'] as const
const listBody = [...listQuery, 'searchTerm', 'where'] as const
const relatedListBody = [...listQuery, 'where'] as const
const summaryQuery = ['pageSize', 'pageToken', 'q', 'recentListsOnly'] as const
const layoutQuery = ['formFactor', 'layoutType', 'mode', 'recordTypeId'] as const
const actionQuery = ['actionTypes', 'formFactor', 'sections'] as const
const namedActionQuery = [...actionQuery, 'apiNames', 'retrievalMode'] as const
const saveQuery = ['handleOwnerChange', 'triggerOtherEmail', 'triggerUserEmail', 'useDefaultRule'] as const
const listInfoBody = ['label', 'displayColumns', 'filteredByInfo', 'filterLogicString', 'listShares', 'scope', 'visibility'] as const
const lookupQuery = ['q', 'searchType', 'page', 'pageSize', 'targetApiName', 'dependentFieldBindings'] as const
const relatedPreferencesBody = ['columnWidths', 'columnWrap', 'orderedBy'] as const

const layoutNeeds = { needs: ['layoutType', 'mode'], usual: { recordTypeId: '012000000000000AAA' } } as const
const savedFields = { fields: 'values' } as const

/** Calls that return many records, and may return others after a change. */
const recordLists = [
  'getListRecordsByName',
  'getListRecordsById',
  'getMruListRecords',
  'getListUiByApiName',
  'getListUiByListViewId',
  'getMruListUi',
  'getRelatedListRecords',
  'getRelatedListRecordsBatch',
  'getRelatedListCount',
  'getRelatedListsCount',
  'getLookupRecords',
  'getSearchResults',
  'getKeywordSearchResults',
  'getRecordUi',
] as const
/** Calls that describe how a list view looks. */
export const listViews = [
  'getListInfoByName',
  'getListInfosByName',
  'getListInfosByObjectName',
  'getListViewSummaryCollection',
  'getListPreferences',
  'getListRecordsByName',
  'getListRecordsById',
  'getListUiByApiName',
  'getListUiByListViewId',
] as const
const relatedLists = ['getRelatedListInfo', 'getRelatedListPreferences', 'getRelatedListsInfo', 'getRelatedListRecords'] as const
const layouts = ['getLayoutUserState', 'getRecordUi'] as const

/**
 * Every call of the record interface (specification, section 7), by the platform's public names. A call more is a row more.
 * @example
 * ```ts
 * import { recordRows } from '@vitrine/blocks/platform'
 *
 * const { method, path, lifetime } = recordRows.getRecord // GET /records/{recordId}, good for so many milliseconds
 * ```
 */
export const recordRows = {
  // Records
  getRecord: {
    method: 'GET',
    path: '/records/{recordId}',
    query: [...fieldsQuery, 'layoutTypes', 'modes', 'pageSize', 'updateMru'],
    needsOneOf: ['fields', 'optionalFields', 'layoutTypes'],
    lifetime: good.record,
    record: true,
  },
  getRecords: {
    method: 'GET',
    path: '/records/batch/{recordIds}',
    query: [...fieldsQuery, 'layoutTypes', 'modes', 'pageSize', 'updateMru'],
    needsOneOf: ['fields', 'optionalFields', 'layoutTypes'],
    lifetime: good.recordCollection,
    each: { call: 'getRecord', list: 'recordIds', as: 'recordId' },
  },
  getRecordUi: {
    method: 'GET',
    path: '/record-ui/{recordIds}',
    query: ['formFactor', 'layoutTypes', 'modes', 'optionalFields', 'pageSize', 'updateMru'],
    needs: ['layoutTypes', 'modes'],
    lifetime: good.record,
    mayMiss: true,
  },
  createRecord: {
    method: 'POST',
    path: '/records',
    query: [...saveQuery, 'includeFieldsInBody'],
    body: ['allowSaveOnDuplicate', 'apiName', 'fields'],
    kinds: savedFields,
    asGiven: true,
    outdates: recordLists,
  },
  updateRecord: {
    method: 'PATCH',
    path: '/records/{recordId}',
    query: saveQuery,
    body: ['allowSaveOnDuplicate', 'apiName', 'fields'],
    needs: ['fields'],
    kinds: savedFields,
    idInFields: true,
    errorText: 'Invalid recordInput',
    outdates: recordLists,
  },
  deleteRecord: { method: 'DELETE', path: '/records/{recordId}', outdates: recordLists },
  executeBatchRecordOperations: {
    method: 'POST',
    path: '/records/batch',
    query: ['useDefaultRule'],
    body: ['allOrNone', 'operations'],
    needs: ['operations'],
    outdates: recordLists,
  },
  createContentVersion: {
    method: 'POST',
    path: '/records/content-documents/{contentDocumentId}/content-versions',
    body: ['description', 'fileData', 'title'],
    needs: ['fileData'],
    form: true,
  },
  createContentDocumentAndVersion: {
    method: 'POST',
    path: '/records/content-documents/content-versions',
    body: ['description', 'fileData', 'title'],
    needs: ['fileData'],
    form: true,
  },

  // List views
  getListRecordsByName: {
    method: 'POST',
    path: '/list-records/{objectApiName}/{listViewApiName}',
    body: listBody,
    pageSize: 50,
    lifetime: good.listRecords,
    list: true,
  },
  getListRecordsById: {
    method: 'GET',
    path: '/list-records/{listViewId}',
    query: listBody,
    pageSize: 50,
    lifetime: good.listRecords,
    list: true,
  },
  getMruListRecords: {
    method: 'GET',
    path: '/mru-list-records/{objectApiName}',
    query: listQuery,
    pageSize: 50,
    lifetime: good.listRecords,
  },
  getListUiByApiName: {
    method: 'GET',
    path: '/list-ui/{objectApiName}/{listViewApiName}',
    query: listQuery,
    pageSize: 50,
    lifetime: good.listRecords,
    list: true,
  },
  getListUiByListViewId: {
    method: 'GET',
    path: '/list-ui/{listViewId}',
    query: listQuery,
    pageSize: 50,
    lifetime: good.listRecords,
    list: true,
  },
  getListViewSummaryCollection: {
    method: 'GET',
    path: '/list-ui/{objectApiName}',
    query: summaryQuery,
    pageSize: 20,
    lifetime: good.listInfo,
  },
  getMruListUi: { method: 'GET', path: '/mru-list-ui/{objectApiName}', query: listQuery, pageSize: 50, lifetime: good.listRecords },
  getListInfosByName: {
    method: 'GET',
    path: '/list-info/batch',
    query: ['ids', 'names'],
    needsOneOf: ['ids', 'names'],
    lifetime: good.listInfo,
    each: { call: 'getListInfoByName', list: 'names', as: 'objectApiName.listViewApiName' },
    orEach: { call: 'getListInfosByName', list: 'ids', as: 'ids' },
  },
  getListInfosByObjectName: {
    method: 'GET',
    path: '/list-info/{objectApiName}',
    query: summaryQuery,
    pageSize: 20,
    lifetime: good.listInfo,
  },
  getListInfoByName: { method: 'GET', path: '/list-info/{objectApiName}/{listViewApiName}', lifetime: good.listInfo, list: true },
  createListInfo: {
    method: 'POST',
    path: '/list-info/{objectApiName}',
    body: ['listViewApiName', ...listInfoBody],
    needs: ['listViewApiName'],
    answers: 'getListInfoByName',
    outdates: listViews,
  },
  updateListInfoByName: {
    method: 'PATCH',
    path: '/list-info/{objectApiName}/{listViewApiName}',
    body: listInfoBody,
    answers: 'getListInfoByName',
    outdates: listViews,
  },
  deleteListInfo: { method: 'DELETE', path: '/list-info/{objectApiName}/{listViewApiName}', outdates: listViews },
  getListObjectInfo: { method: 'GET', path: '/list-object-info/{objectApiName}', lifetime: good.listObjectInfo },
  getListPreferences: { method: 'GET', path: '/list-preferences/{objectApiName}/{listViewApiName}', lifetime: good.listPreferences },
  updateListPreferences: {
    method: 'PATCH',
    path: '/list-preferences/{objectApiName}/{listViewApiName}',
    body: ['columnWidths', 'columnWrap', 'orderedBy'],
    answers: 'getListPreferences',
    outdates: listViews,
  },

  // Objects and picklists
  getObjectInfoDirectory: { method: 'GET', path: '/object-info', lifetime: good.objectInfo },
  getObjectInfos: {
    method: 'GET',
    path: '/object-info/batch/{objectApiNames}',
    lifetime: good.objectInfo,
    each: { call: 'getObjectInfo', list: 'objectApiNames', as: 'objectApiName' },
  },
  getObjectInfo: { method: 'GET', path: '/object-info/{objectApiName}', lifetime: good.objectInfo },
  getPicklistValuesByRecordType: {
    method: 'GET',
    path: '/object-info/{objectApiName}/picklist-values/{recordTypeId}',
    lifetime: good.picklist,
  },
  getPicklistValues: {
    method: 'GET',
    path: '/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}',
    splits: true,
    lifetime: good.picklist,
  },

  // Layouts
  getLayout: { method: 'GET', path: '/layout/{objectApiName}', query: layoutQuery, ...layoutNeeds, lifetime: good.layout },
  getLayoutUserState: {
    method: 'GET',
    path: '/layout/{objectApiName}/user-state',
    query: layoutQuery,
    ...layoutNeeds,
    lifetime: good.layout,
  },
  updateLayoutUserState: {
    method: 'PATCH',
    path: '/layout/{objectApiName}/user-state',
    query: layoutQuery,
    body: ['sectionUserStates'],
    needs: ['layoutType', 'mode', 'sectionUserStates'],
    usual: { recordTypeId: '012000000000000AAA' },
    errorText: '@wire(updateLayoutUserState) invalid configuration',
    answers: 'getLayoutUserState',
    outdates: layouts,
  },
  getPathLayout: {
    method: 'GET',
    path: '/path/layout/{objectApiName}',
    query: layoutQuery,
    usual: { recordTypeId: '012000000000000AAA' },
    lifetime: good.layout,
  },

  // Actions
  getGlobalActions: { method: 'GET', path: '/actions/global', query: namedActionQuery, lifetime: good.actions },
  getLookupActions: { method: 'GET', path: '/actions/lookup/{objectApiNames}', query: actionQuery, lifetime: good.actions },
  getObjectCreateActions: {
    method: 'GET',
    path: '/actions/object/{objectApiName}/record-create',
    query: actionQuery,
    lifetime: good.actions,
  },
  getActionOverrides: { method: 'GET', path: '/actions/overrides/{objectApiName}', lifetime: good.actions },
  getFormulaActivation: { method: 'GET', path: '/actions/formula-activation/{actionFeature}', lifetime: good.formulaActivation },
  getQuickActionLayout: { method: 'GET', path: '/actions/layout/{actionApiName}', lifetime: good.quickActionLayout },
  getQuickActionInfo: { method: 'GET', path: '/actions/quick-action-info/{actionApiName}', lifetime: good.quickActionInfo },
  getQuickActionDefaults: {
    method: 'GET',
    path: '/actions/record-defaults/{actionApiName}',
    query: ['optionalFields', 'parentRecordId'],
    lifetime: good.recordDefaults,
  },
  getRecordActions: {
    method: 'GET',
    path: '/actions/record/{recordIds}',
    query: namedActionQuery,
    needsOneOf: ['apiNames', 'retrievalMode', 'sections'],
    lifetime: good.actions,
  },
  getRecordEditActions: { method: 'GET', path: '/actions/record/{recordIds}/record-edit', query: actionQuery, lifetime: good.actions },
  getRelatedListRecordActions: {
    method: 'GET',
    path: '/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}',
    query: actionQuery,
    lifetime: good.actions,
  },
  getRelatedListActionsBatch: {
    method: 'POST',
    path: '/actions/record/{recordIds}/related-list/batch',
    body: ['relatedListsActionParameters'],
    needs: ['relatedListsActionParameters'],
    lifetime: good.actions,
    errors: good.relatedListActionErrors,
    each: { call: 'getRelatedListActions', list: 'relatedListsActionParameters' },
  },
  getRelatedListActions: {
    method: 'POST',
    path: '/actions/record/{recordIds}/related-list/{relatedListId}',
    body: namedActionQuery,
    lifetime: good.actions,
  },
  performQuickAction: {
    method: 'POST',
    path: '/actions/perform-quick-action/{actionApiName}',
    body: ['allowSaveOnDuplicate', 'apiName', 'contextId', 'fields'],
    kinds: savedFields,
    outdates: recordLists,
  },
  performUpdateRecordQuickAction: {
    method: 'PATCH',
    path: '/actions/perform-quick-action/{actionApiName}',
    body: ['allowSaveOnDuplicate', 'apiName', 'contextId', 'fields'],
    needs: ['contextId', 'fields'],
    kinds: savedFields,
    outdates: recordLists,
  },

  // Apps and navigation
  getApps: { method: 'GET', path: '/apps', query: ['formFactor', 'userCustomizations'], lifetime: good.apps },
  getAppDetails: { method: 'GET', path: '/apps/{appId}', query: ['formFactor', 'userCustomizations'], lifetime: good.apps },
  getNavItems: { method: 'GET', path: '/nav-items', query: ['formFactor', 'navItemNames', 'page', 'pageSize'], lifetime: good.navItems },

  // Duplicates
  getDuplicateConfiguration: {
    method: 'GET',
    path: '/duplicates/{objectApiName}',
    query: ['recordTypeId'],
    lifetime: good.duplicatesConfiguration,
  },
  getDuplicates: {
    method: 'POST',
    path: '/predupe',
    body: ['allowSaveOnDuplicate', 'apiName', 'fields'],
    needs: ['apiName', 'fields'],
    kinds: savedFields,
    lifetime: good.predupe,
  },

  // Related lists
  getRelatedListsCount: {
    method: 'GET',
    path: '/related-list-count/batch/{parentRecordId}/{relatedListNames}',
    query: ['maxCount'],
    lifetime: good.relatedListRecords,
    each: { call: 'getRelatedListCount', list: 'relatedListNames', as: 'relatedListId' },
  },
  getRelatedListCount: {
    method: 'GET',
    path: '/related-list-count/{parentRecordId}/{relatedListId}',
    query: ['maxCount'],
    lifetime: good.relatedListRecords,
  },
  getRelatedListInfoBatch: {
    method: 'GET',
    path: '/related-list-info/batch/{parentObjectApiName}/{relatedListNames}',
    query: ['recordTypeId'],
    lifetime: good.relatedListInfo,
    each: { call: 'getRelatedListInfo', list: 'relatedListNames', as: 'relatedListId' },
  },
  getRelatedListsInfo: {
    method: 'GET',
    path: '/related-list-info/{parentObjectApiName}',
    query: ['recordTypeId'],
    lifetime: good.relatedListInfo,
  },
  getRelatedListInfo: {
    method: 'GET',
    path: '/related-list-info/{parentObjectApiName}/{relatedListId}',
    query: [...fieldsQuery, 'recordTypeId', 'restrictColumnsToLayout'],
    lifetime: good.relatedListInfo,
  },
  updateRelatedListInfo: {
    method: 'PATCH',
    path: '/related-list-info/{parentObjectApiName}/{relatedListId}',
    query: ['recordTypeId'],
    body: ['orderedByInfo', 'userPreferences'],
    answers: 'getRelatedListInfo',
    outdates: relatedLists,
  },
  getRelatedListPreferencesBatch: {
    method: 'GET',
    path: '/related-list-preferences/batch/{preferencesIds}',
    lifetime: good.relatedListPreferences,
    each: { call: 'getRelatedListPreferences', list: 'preferencesIds', as: 'preferencesId' },
  },
  getRelatedListPreferences: { method: 'GET', path: '/related-list-preferences/{preferencesId}', lifetime: good.relatedListPreferences },
  updateRelatedListPreferences: {
    method: 'PATCH',
    path: '/related-list-preferences/{preferencesId}',
    body: relatedPreferencesBody,
    answers: 'getRelatedListPreferences',
    outdates: relatedLists,
  },
  getRelatedListRecords: {
    method: 'POST',
    path: '/related-list-records/{parentRecordId}/{relatedListId}',
    body: relatedListBody,
    pageSize: 50,
    lifetime: good.relatedListRecords,
  },
  getRelatedListRecordsBatch: {
    method: 'POST',
    path: '/related-list-records/batch/{parentRecordId}',
    body: ['relatedListParameters'],
    needs: ['relatedListParameters'],
    lifetime: good.relatedListRecords,
    each: { call: 'getRelatedListRecords', list: 'relatedListParameters' },
  },

  // Search and lookups
  getSearchFilterMetadata: { method: 'GET', path: '/search-info/{objectApiName}/filters', lifetime: good.searchMetadata },
  getSearchFilterOptions: {
    method: 'GET',
    path: '/search-info/{objectApiName}/filters/{filterApiName}/options',
    query: ['q'],
    lifetime: good.searchMetadata,
  },
  getLookupMetadata: {
    method: 'GET',
    path: '/search-info/{objectApiName}/lookup/{fieldApiName}',
    splits: true,
    lifetime: good.searchMetadata,
  },
  getLookupRecords: {
    method: 'POST',
    path: '/lookups/{objectApiName}/{fieldApiName}',
    query: lookupQuery,
    body: ['sourceRecord'],
    splits: true,
    spreads: 'requestParams',
    lifetime: good.searchMetadata,
  },
  getSearchResults: {
    method: 'POST',
    path: '/search/results',
    query: ['q'],
    body: ['answerTypes', 'configurationName', 'objectApiNames', 'searchObjectOptions'],
    needs: ['q'],
    lifetime: good.searchResults,
  },
  getKeywordSearchResults: {
    method: 'POST',
    path: '/search/results/keyword',
    query: ['objectApiName', 'q'],
    body: ['filters', 'pageSize', 'pageToken', 'sortBy'],
    needs: ['objectApiName', 'q'],
    kinds: { sortBy: 'anyText' },
    lifetime: good.searchResults,
  },

  // Avatars
  getRecordAvatars: {
    method: 'GET',
    path: '/record-avatars/batch/{recordIds}',
    query: ['formFactor'],
    lifetime: good.avatars,
    errors: good.avatarErrors,
    each: { call: 'getRecordAvatars', list: 'recordIds', as: 'recordIds' },
  },
  updateRecordAvatar: {
    method: 'POST',
    path: '/record-avatars/{recordId}/association',
    body: ['actionType', 'blueMasterId', 'externalId', 'photoUrl', 'profileName'],
    needs: ['actionType'],
    errorText: 'updateRecordAvatar invalid configuration',
  },

  // Defaults for new records
  getRecordCreateDefaults: {
    method: 'GET',
    path: '/record-defaults/create/{objectApiName}',
    query: ['formFactor', 'optionalFields', 'recordTypeId'],
    lifetime: good.recordDefaults,
  },
  getRecordTemplateClone: {
    method: 'GET',
    path: '/record-defaults/template/clone/{recordId}',
    query: ['optionalFields', 'recordTypeId'],
    lifetime: good.cloneDefaults,
  },
  getRecordTemplateCreate: {
    method: 'GET',
    path: '/record-defaults/template/create/{objectApiName}',
    query: ['optionalFields', 'recordTypeId'],
    lifetime: good.createTemplate,
  },

  // Descriptions for search engines
  getSeoProperties: {
    method: 'GET',
    path: '/connect/communities/{communityId}/seo/properties/{recordId}',
    query: ['fields'],
    kinds: { fields: 'texts' },
    lifetime: good.seo,
  },
} as const satisfies Record<string, RecordRow>

export type RecordCall = keyof typeof recordRows
