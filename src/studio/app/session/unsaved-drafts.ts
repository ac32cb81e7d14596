import { openPage, type PageDocument, PageDocumentError } from '../../../pages/document/page-document.js'
import type { StoredPage } from '../../../pages/document/pages-api.js'
import { samePage } from './same-page.js'
import { type OpenWindows, openWindows } from './open-windows.js'

/** A page that was edited and not saved, as the browser keeps it. */
export interface UnsavedDraft {
  page: PageDocument
  basedOn: number
  /** ISO time of the last edit. */
  at: string
  /** True when saving it has failed; otherwise it may have been saved while its window closed. */
  failed?: boolean
}

/** A draft whose window is gone. */
export interface LeftDraft extends UnsavedDraft {
  /** Key of the draft in the browser's storage. */
  key: string
}

/**
 * Keeps what is not saved yet over a crash, each window its own.
 * A browser that stores nothing is tolerated: saving goes on without it.
 */
export interface UnsavedDrafts {
  /** @returns whether the browser keeps it */
  keep: (id: string, editor: string, draft: UnsavedDraft) => boolean
  forget: (id: string, editor: string) => void
  /** Returns the latest draft that differs from the stored page, when this window opens it. Drafts that were saved after all go away. */
  findLeft: (stored: StoredPage, editor: string) => Promise<LeftDraft | undefined>
  forgetLeft: (draft: LeftDraft) => void
  /** Counts this window as open, until the returned function is called. */
  enter: (editor: string) => () => void
}

const begin = (id: string): string => `vitrine-studio-unsaved:${id}:`

/** @param open gives the storage; private windows throw when it is only looked at */
export function unsavedDrafts(open: () => Storage = () => localStorage, windows: OpenWindows = openWindows()): UnsavedDrafts {
  const remove = (key: string): void => attempt(() => open().removeItem(key))

  async function left(id: string, own: string): Promise<LeftDraft[]> {
    const keys = attempt(() => keysOf(open()).filter((key) => key.startsWith(begin(id)))) ?? []
    const drafts = await Promise.all(
      keys.map(async (key) => {
        const editor = key.slice(begin(id).length)
        if (editor !== own && (await windows.isOpen(editor))) return []
        const draft = readDraft(attempt(() => open().getItem(key)))
        return draft ? [{ ...draft, key }] : []
      }),
    )
    return drafts.flat()
  }

  return {
    keep: (id, editor, draft) =>
      attempt(() => {
        open().setItem(begin(id) + editor, JSON.stringify(draft))
        return true
      }) ?? false,
    forget: (id, editor) => remove(begin(id) + editor),
    async findLeft(stored, editor) {
      const all = await left(stored.id, editor)
      const unsaved = all.filter((draft) => !wasSaved(draft, stored))
      for (const draft of all) if (!unsaved.includes(draft)) remove(draft.key)
      return unsaved.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]
    },
    forgetLeft: ({ key }) => remove(key),
    enter: windows.enter,
  }
}

const keysOf = (storage: Storage): string[] => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** Returns true when the stored page goes on from a draft. A draft known to have failed counts until the editor decides. */
function wasSaved({ page, basedOn, at, failed }: UnsavedDraft, stored: StoredPage): boolean {
  if (samePage(page, openPage(stored.page).page)) return true
  return !failed && basedOn < stored.revision && Date.parse(at) < Date.parse(stored.changed)
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

function readDraft(text: string | null | undefined): UnsavedDraft | undefined {
  if (!text) return undefined
  try {
    const { page, basedOn, at, failed } = JSON.parse(text) as Record<string, unknown>
    if (typeof basedOn !== 'number' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined
    return { page: openPage(page).page, basedOn, at, failed: failed === true }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof PageDocumentError || error instanceof TypeError) return undefined
    throw error
  }
}
