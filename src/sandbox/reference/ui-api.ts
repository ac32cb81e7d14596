import { endpoint, type Endpoint } from './endpoint.js'
import { all, is, type Shape, shape } from './shape.js'

/** The routes check themselves what a record requires: they answer with a list or with a record's own error object. */
const record = shape('Record Input', { apiName: is('String', 41), fields: is('Any', 41), allowSaveOnDuplicate: is('Boolean', 41) })

const change = shape('Record Input', { fields: is('Any', 41), allowSaveOnDuplicate: is('Boolean', 41), apiName: is('String', 41) })

/** The batch checks itself which operation may have which member (`INVALID_BATCH_REQUEST`). */
const batch = shape('Records Batch Input', {
  allOrNone: is('Boolean', 59),
  operations: is('Any', 59),
  useDefaultRule: is('Boolean', 64),
})

const ask = {
  ...all('Any', 61, 'fields', 'optionalFields', 'sortBy', 'where'),
  pageSize: is('Integer', 61),
  ...all('String', 61, 'pageToken', 'searchTerm'),
}

const view = {
  ...all('Any', 61, 'displayColumns', 'filteredByInfo', 'listShares', 'scope'),
  ...all('String', 61, 'filterLogicString', 'label', 'visibility'),
}

const preferences = shape('List Preferences Input', all('Any', 61, 'columnWidths', 'columnWrap', 'orderedBy'))

const relatedActions = {
  ...all('Any', 53, 'actionTypes', 'apiNames', 'sections'),
  ...all('String', 53, 'formFactor', 'retrievalMode'),
}

const quickAction = (more: Shape['members']) =>
  shape('Quick Action Input', {
    ...all('String', 57, 'apiName', 'contextId'),
    fields: is('Any', 57),
    allowSaveOnDuplicate: is('Boolean', 57),
    ...more,
  })

const avatar = shape('Record Avatar Association Input', {
  actionType: is('String', 45),
  ...all('String', 45, 'blueMasterId', 'externalId', 'photoUrl', 'profileName'),
})

const keyword = shape('Keyword Search Input', {
  ...all('Any', 62, 'displayFields', 'fields', 'filters', 'optionalFields', 'sortBy'),
  ...all('String', 62, 'pageToken', 'q', 'objectApiName'),
  pageSize: is('Integer', 62),
})

const root = '/ui-api'

/** Reads of records take no body; only what is written or asked with one stands here. */
export const recordEndpoints: readonly Endpoint[] = [
  endpoint(`POST ${root}/records`, 'Create a Record', 41, { body: record }),
  endpoint(`PATCH ${root}/records/{recordId}`, 'Update a Record', 41, { body: change }),
  endpoint(`POST ${root}/records/batch`, 'Records Batch', 59, { body: batch }),
  endpoint(`PATCH ${root}/layout/{objectApiName}/user-state`, 'Update Layout User State', 41, {
    body: shape('Layout User State Input', { sectionUserStates: is('Any', 41) }),
  }),
  endpoint(`POST ${root}/record-avatars/{recordId}/association`, 'Record Avatar Association', 45, { body: avatar, certainty: 'stated' }),
  endpoint(`POST ${root}/list-records/{objectApiName}/{listViewApiName}`, 'Get List View Records', 61, {
    body: shape('List Records Input', ask),
  }),
  endpoint(`POST ${root}/list-info/{objectApiName}`, 'Create a List View', 61, {
    body: shape('List View Input', { ...view, listViewApiName: is('String', 61) }),
  }),
  endpoint(`PATCH ${root}/list-info/{objectApiName}/{listViewApiName}`, 'Update a List View', 61, { body: shape('List View Input', view) }),
  endpoint(`PATCH ${root}/list-preferences/{objectApiName}/{listViewApiName}`, 'Update List Preferences', 61, { body: preferences }),
  endpoint(`PATCH ${root}/related-list-info/{parentObjectApiName}/{relatedListId}`, 'Update Related List Metadata', 53, {
    body: shape('Related List Info Input', all('Any', 53, 'orderedByInfo', 'userPreferences')),
  }),
  endpoint(`PATCH ${root}/related-list-preferences/{preferencesId}`, 'Update Related List Preferences', 53, { body: preferences }),
  endpoint(`POST ${root}/related-list-records/{parentRecordId}/{relatedListId}`, 'Get Related List Records', 51, {
    body: shape('Related List Records Input', ask),
  }),
  endpoint(`POST ${root}/related-list-records/batch/{parentRecordId}`, 'Get a Batch of Related List Records', 53, {
    body: shape('Related List Records Batch Input', {
      relatedListParameters: is([shape('Related List Parameters', { ...ask, relatedListId: is('String', 53) })], 53),
    }),
  }),
  endpoint(`POST ${root}/actions/record/{recordIds}/related-list/{relatedListId}`, 'Get Related List Actions', 53, {
    body: shape('Related List Actions Input', relatedActions),
  }),
  endpoint(`POST ${root}/actions/record/{recordIds}/related-list/batch`, 'Get Related Lists Actions', 53, {
    body: shape('Related Lists Actions Input', {
      relatedListsActionParameters: is([shape('Related List Parameters', { ...relatedActions, relatedListId: is('String', 53) })], 53),
    }),
  }),
  endpoint(`POST ${root}/actions/perform-quick-action/{actionApiName}`, 'Perform a Create Quick Action', 57, {
    body: quickAction({ fields: is('Any', 57) }),
  }),
  endpoint(`PATCH ${root}/actions/perform-quick-action/{actionApiName}`, 'Perform an Update Quick Action', 57, {
    body: quickAction({ contextId: is('String', 57), fields: is('Any', 57) }),
  }),
  endpoint(`POST ${root}/predupe`, 'Predupe', 46, {
    certainty: 'stated',
    body: shape('Predupe Input', { allowSaveOnDuplicate: is('Boolean', 46), apiName: is('String', 46), fields: is('Any', 46) }),
  }),
  endpoint(`POST ${root}/lookups/{objectApiName}/{fieldApiName}`, 'Get Lookup Field Suggestions', 60, {
    body: shape('Lookup Input', { sourceRecord: is('Any', 60) }),
  }),
  endpoint(`POST ${root}/search/results`, 'Search Results', 62, {
    certainty: 'stated',
    body: shape('Search Input', {
      ...all('Any', 62, 'answerTypes', 'objectApiNames', 'searchObjectOptions'),
      configurationName: is('String', 62),
    }),
  }),
  endpoint(`POST ${root}/search/results/keyword`, 'Keyword Search Results', 62, { body: keyword }),
]
