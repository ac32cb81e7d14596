import type { PageDocument } from '../../../pages/document/page-document.js'
import type { Step } from './editing.js'
import { readablePage } from './readable-page.js'
import { samePage } from './same-page.js'

interface StoredHistory {
  page: unknown
  steps: readonly { page: unknown; selected?: Step['selected'] }[]
}

/** Undo steps that this window keeps over a reload. A browser that keeps nothing is tolerated. */
export interface UndoHistory {
  keep: (id: string, page: PageDocument, steps: readonly Step[]) => void
  /** Returns the steps that led to this page; none when it has become another one meanwhile. */
  find: (id: string, page: PageDocument) => readonly Step[]
}

const keyOf = (id: string): string => `vitrine-studio-undo:${id}`

// Characters. A window has five million for everything.
const maxLength = 1_000_000

export function undoHistory(open: () => Storage = () => sessionStorage): UndoHistory {
  return {
    keep(id, page, steps) {
      let left = maxLength
      const latest = steps.toReversed().map(({ page: before, selected }) => JSON.stringify({ page: before, selected }))
      const fitting = latest.filter((text) => {
        left -= text.length
        return left > 0
      })
      attempt(() => open().setItem(keyOf(id), `{"page":${JSON.stringify(page)},"steps":[${fitting.toReversed().join()}]}`))
    },
    find(id, page) {
      const text = attempt(() => open().getItem(keyOf(id)))
      if (!text) return []
      const stored = JSON.parse(text) as StoredHistory
      const before = readablePage(stored.page)
      if (!before || !samePage(withoutIds(before), withoutIds(page))) return []
      return stored.steps.flatMap((step): Step[] => {
        const readable = readablePage(step.page)
        return readable ? [{ page: readable, selected: step.selected }] : []
      })
    },
  }
}

/** Ids by which comments find their nodes may not be saved yet. */
const withoutIds = (page: PageDocument): PageDocument => ({
  ...page,
  nodes: JSON.parse(
    JSON.stringify(page.nodes, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && ('block' in value || 'html' in value || 'shared' in value)
        ? { ...value, id: undefined }
        : value,
    ),
  ) as PageDocument['nodes'],
})

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    // The storage is full, or forbidden.
    if (error instanceof DOMException) return undefined
    throw error
  }
}
