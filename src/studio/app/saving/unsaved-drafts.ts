import { openPage, type PageDocument, PageDocumentError } from '../../../builder/page-document.js'

/** A page that was edited and not saved, as the browser keeps it. */
export interface UnsavedDraft {
  page: PageDocument
  basedOn: number
  /** ISO time of the last edit. */
  at: string
}

/** Keeps what is not saved yet over a crash. A browser that keeps nothing is survived: saving goes on without it. */
export interface UnsavedDrafts {
  /** @returns whether the browser keeps it */
  keep: (id: string, draft: UnsavedDraft) => boolean
  find: (id: string) => UnsavedDraft | undefined
  forget: (id: string) => void
}

const key = (id: string): string => `vitrine-studio-unsaved:${id}`

/** @param open gives the storage; private windows throw when it is only looked at */
export function unsavedDrafts(open: () => Storage = () => localStorage): UnsavedDrafts {
  return {
    keep: (id, draft) => attempt(() => {
      open().setItem(key(id), JSON.stringify(draft))
      return true
    }) ?? false,
    find: (id) => readDraft(attempt(() => open().getItem(key(id)))),
    forget: (id) => attempt(() => open().removeItem(key(id))),
  }
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
    const { page, basedOn, at } = JSON.parse(text) as Record<string, unknown>
    if (typeof basedOn !== 'number' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined
    return { page: openPage(page).page, basedOn, at }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof PageDocumentError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Whether two documents say the same, whatever the order of their keys. */
export const samePage = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string => JSON.stringify(value, (_key, inner: unknown) => (
  typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
    : inner
))
