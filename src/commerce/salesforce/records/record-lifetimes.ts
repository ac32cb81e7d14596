import { minute, second } from '../lifetimes.js'

const hour = 60 * minute

/** Specification, section 9, of the record interface; fetched with it when it is first used. */
export const recordLifetimes = {
  record: 30 * second,
  recordCollection: 2 * minute,
  /** "Briefly" (specification, section 8): how long a batch member's failure is replayed. */
  batchErrors: 30 * second,
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
