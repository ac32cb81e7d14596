import type { StoredPage } from '../../../pages/document/pages-api.js'
import type { Failure } from './page-client.js'

/** State of saving a page: facts, no effects. Times are milliseconds of one clock. */
export interface SaveState {
  /** The stored revision that the page on screen goes on from. */
  basedOn: number
  /** Edits since the page was opened, how many of them are stored, and how many are on their way. */
  edits: number
  saved: number
  sending: number | undefined
  /** When the first edit that is not stored was made. */
  dirtySince: number | undefined
  /** Time of the next save; undefined while nothing is to be saved or saving would be no use. */
  dueAt: number | undefined
  failures: number
  failure: Failure | undefined
  /** Page that a colleague saved in between. Nothing is saved until the editor has decided. */
  conflict: StoredPage | undefined
}

export type SaveEvent =
  | { kind: 'edited' | 'asked'; at: number }
  | { kind: 'sent' }
  | { kind: 'saved'; revision: number; at: number }
  | { kind: 'failed'; failure: Failure; at: number }
  /** The editor wants her own page to stand. */
  | { kind: 'overwritten'; at: number }
  /** The page on screen is now the stored one. */
  | { kind: 'based'; revision: number }

const pause = 1000
// Milliseconds; an editor who types without a pause is saved after them.
const longestWait = 5000
const retries = [2000, 4000, 8000, 15_000, 30_000, 60_000]

/** Failures that pass by themselves; any other waits for the editor. */
const passing: ReadonlySet<Failure['kind']> = new Set(['offline', 'unreachable', 'full', 'broken'])

export const opened = (revision: number): SaveState => ({
  basedOn: revision,
  edits: 0,
  saved: 0,
  sending: undefined,
  dirtySince: undefined,
  dueAt: undefined,
  failures: 0,
  failure: undefined,
  conflict: undefined,
})

export const isUnsaved = ({ edits, saved }: SaveState): boolean => edits > saved

const isPassing = ({ kind }: Failure): boolean => passing.has(kind)

/** Returns the state after an event. */
export function step(state: SaveState, event: SaveEvent): SaveState {
  switch (event.kind) {
    case 'edited':
      return edited(state, event.at)
    case 'asked':
      return isUnsaved(state) && !state.conflict ? { ...state, dueAt: event.at } : state
    case 'sent':
      return { ...state, sending: state.edits, dueAt: undefined }
    case 'saved':
      return saved(state, event)
    case 'failed':
      return failed({ ...state, sending: undefined }, event)
    case 'overwritten':
      return { ...state, basedOn: state.conflict?.revision ?? state.basedOn, conflict: undefined, failure: undefined, dueAt: event.at }
    case 'based':
      return { ...opened(event.revision), edits: state.edits, saved: state.edits }
  }
}

function edited(state: SaveState, at: number): SaveState {
  const dirtySince = state.dirtySince ?? at
  const next = { ...state, edits: state.edits + 1, dirtySince }
  if (state.conflict) return next
  // While the server recovers, typing must not make us ask more often.
  if (state.failure && isPassing(state.failure)) return next
  return { ...next, dueAt: Math.min(at + pause, Math.max(at, dirtySince + longestWait)) }
}

function saved(state: SaveState, { revision, at }: { revision: number; at: number }): SaveState {
  const stored = state.sending ?? state.edits
  const more = state.edits > stored
  return {
    ...opened(revision),
    edits: state.edits,
    saved: stored,
    dirtySince: more ? at : undefined,
    dueAt: more ? at + pause : undefined,
  }
}

function failed(state: SaveState, { failure, at }: { failure: Failure; at: number }): SaveState {
  if (failure.kind === 'changed' && failure.theirs) return { ...state, failure: undefined, conflict: failure.theirs, dueAt: undefined }
  if (!isPassing(failure)) return { ...state, failure, dueAt: undefined }
  const wait = retries[Math.min(state.failures, retries.length - 1)] as number
  return { ...state, failure, failures: state.failures + 1, dueAt: at + wait }
}

export type SavePhase = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

/** Returns the phase that the editor sees. */
export function phaseOf(state: SaveState): SavePhase {
  if (state.conflict) return 'conflict'
  if (state.sending !== undefined) return 'saving'
  if (state.failure) return 'failed'
  return isUnsaved(state) ? 'unsaved' : 'saved'
}
