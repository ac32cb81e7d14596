export type FieldValue = string | number | boolean | null

/** A record that somebody created or changed; what is not said is as in the facts. */
export interface SavedRecord {
  apiName: string
  /** The account that it belongs to. */
  accountId: string
  fields: Record<string, FieldValue>
  /** ISO 8601. */
  modified: string
  deleted?: true
}

export interface SavedListView {
  objectApiName: string
  listViewApiName: string
  body: Record<string, unknown>
  accountId: string
}

/** The state that the record interface remembers. */
export interface RecordPlatformState {
  records: Record<string, SavedRecord>
  listViews: Record<string, SavedListView>
  /** Preferences by user and list. */
  preferences: Record<string, Record<string, unknown>>
  /** By user and layout. */
  sections: Record<string, Record<string, unknown>>
  /** By record. */
  photos: Record<string, string>
}

export const freshRecordState = (): RecordPlatformState => ({ records: {}, listViews: {}, preferences: {}, sections: {}, photos: {} })
