import type { PageSummary } from '../../../pages/document/pages-api.js'
import type { Editing } from './editing.js'
import { ownName } from './own-name.js'
import { observable } from './observable.js'
import type { PageClient } from './page-client.js'
import { isUnsaved, opened, type SaveEvent, type SaveState, step } from './save-machine.js'
import type { UnsavedDrafts } from './unsaved-drafts.js'

interface SavingTools {
  id: string
  revision: number
  /** Id of this window. */
  editor: string
  editing: Editing
  client: Pick<PageClient, 'save'>
  drafts: UnsavedDrafts
  onSaved?: (summary: PageSummary) => void
  now?: () => number
  /** Runs something later; the returned function cancels it. */
  later?: (run: () => void, milliseconds: number) => () => void
}

/** Saves one open page by itself, and reports the state of saving. */
export interface Saving {
  state: () => SaveState
  subscribe: (listener: () => void) => () => void
  /** Saves at once, also what is being typed. @returns whether everything is stored now */
  saveNow: (goesOn?: boolean) => Promise<boolean>
  /** Resolves a conflict: the own version replaces the colleague's. */
  overwrite: () => Promise<boolean>
  /** Goes on from a stored revision, which the page on screen now counts as. */
  goOnFrom: (revision: number) => void
  /** Keeps unsaved edits in the browser, at once, also text that is being typed. */
  keepDraft: () => boolean
  /** Stops; unsaved edits stay in the browser. */
  close: () => void
}

const keepAfter = 300

function timer(run: () => void, milliseconds: number): () => void {
  const id = setTimeout(run, milliseconds)
  return () => clearTimeout(id)
}

export function startSaving({
  id,
  revision,
  editor,
  editing,
  client,
  drafts,
  onSaved,
  now = Date.now,
  later = timer,
}: SavingTools): Saving {
  const standing = observable<SaveState>(opened(revision))
  const state = standing.get
  let { page } = editing.state()
  let underway: Promise<void> | undefined
  let nextSave: (() => void) | undefined
  let nextKeep: (() => void) | undefined
  let editedAt = now()
  let closed = false

  function dispatch(event: SaveEvent): void {
    standing.set(step(state(), event))
    schedule()
    if (!isUnsaved(state())) forgetDraft()
  }

  function schedule(): void {
    nextSave?.()
    nextSave = undefined
    const { dueAt, sending } = state()
    if (closed || dueAt === undefined || sending !== undefined) return
    nextSave = later(() => void send(), Math.max(0, dueAt - now()))
  }

  function send(goesOn = false): Promise<void> {
    underway ??= sendOnce(goesOn).finally(() => {
      underway = undefined
    })
    return underway
  }

  async function sendOnce(goesOn: boolean): Promise<void> {
    const name = ownName()
    const sent = { page: editing.state().page, basedOn: state().basedOn, editor, ...(name && { name }) }
    dispatch({ kind: 'sent' })
    const answer = await client.save(id, sent, goesOn)
    if ('done' in answer) {
      dispatch({ kind: 'saved', revision: answer.done.revision, at: now() })
      onSaved?.(answer.done)
    } else {
      dispatch({ kind: 'failed', failure: answer.failed, at: now() })
      keepDraft()
    }
  }

  async function saveNow(goesOn = false): Promise<boolean> {
    if (underway) await underway
    editing.takeTyped()
    if (!isUnsaved(state())) return true
    if (state().conflict) return false
    dispatch({ kind: 'asked', at: now() })
    await send(goesOn)
    return !isUnsaved(state())
  }

  function keepDraft(): boolean {
    editing.takeTyped()
    nextKeep?.()
    nextKeep = undefined
    if (!isUnsaved(state())) return true
    const failed = state().failure !== undefined || state().conflict !== undefined
    return drafts.keep(id, editor, { page: editing.state().page, basedOn: state().basedOn, at: new Date(editedAt).toISOString(), failed })
  }

  function forgetDraft(): void {
    nextKeep?.()
    nextKeep = undefined
    drafts.forget(id, editor)
  }

  const stopWatching = editing.subscribe(() => {
    if (editing.state().page === page) return
    page = editing.state().page
    // An id that a comment names goes along with the next edit.
    if (editing.isIdentified(page)) return
    editedAt = now()
    dispatch({ kind: 'edited', at: now() })
    nextKeep ??= later(() => void keepDraft(), keepAfter)
  })

  return {
    state,
    subscribe: standing.subscribe,
    saveNow,
    overwrite() {
      dispatch({ kind: 'overwritten', at: now() })
      return saveNow()
    },
    goOnFrom: (stored) => dispatch({ kind: 'based', revision: stored }),
    keepDraft,
    close() {
      keepDraft()
      closed = true
      stopWatching()
      nextSave?.()
    },
  }
}
