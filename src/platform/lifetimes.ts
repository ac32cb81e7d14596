const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Specification, section 9: how long an answer is good, in milliseconds. Below zero: for ever. */
export const lifetimes = {
  none: 0,
  forever: -1,
  store: 300 * second,
  applicationContext: 5 * minute,
  serverMethod: 5 * minute,
  record: 30 * second,
  recordCollection: 2 * minute,
  defaultField: 30 * 24 * hour,
  objectInfo: 15 * minute,
  layout: 15 * minute,
  picklist: 15 * minute,
  listInfo: 15 * minute,
  listObjectInfo: 15 * minute,
  listPreferences: 15 * minute,
  listRecords: 30 * second,
  relatedListRecords: 30 * second,
  relatedListInfo: 15 * minute,
  relatedListPreferences: 15 * minute,
  relatedListActionErrors: 5 * minute,
  actions: 5 * minute,
  formulaActivation: 5 * minute,
  quickActionLayout: 15 * minute,
  quickActionInfo: 15 * minute,
  recordDefaults: 15 * minute,
  cloneDefaults: second,
  createTemplate: 30 * second,
  apps: 5 * minute,
  navItems: 2 * minute,
  duplicatesConfiguration: 15 * minute,
  predupe: 30 * second,
  avatars: 5 * minute,
  avatarErrors: hour,
  searchMetadata: 30 * second,
  searchResults: 200,
  seo: hour,
} as const

/** The application context is read anew this long before its end. */
export const applicationContextMargin = 30 * second
