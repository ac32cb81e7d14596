import type { PlatformError } from '../errors.js'

/** The known answer at one moment. */
export interface Snapshot {
  /** Stale: known, but too old. Unfulfilled: not known. Pending: on its way. */
  readonly state: 'Fulfilled' | 'Stale' | 'Unfulfilled' | 'Pending' | 'Error'
  /** Like an HTTP status; 504 when the cache does not have it, 0 when no answer came. */
  readonly status: number
  readonly data?: unknown
  readonly error?: PlatformError
  /** Tells of every later snapshot. @returns the end of it */
  subscribe(listener: (next: Snapshot) => void): () => void
  /** Asks the platform again, regardless of the cache. */
  refresh(): Promise<Snapshot>
  /** Returns what is known now; sends no request. */
  peek(): Snapshot
}

export type SnapshotFacts = Pick<Snapshot, 'state' | 'status' | 'data' | 'error'>
