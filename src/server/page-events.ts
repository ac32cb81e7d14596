import type { PageEvent } from '../document/pages-api.js'

interface Window {
  editor: string
  send: (event: PageEvent) => void
}

export interface PageEvents {
  /** A window opened a page; returns what is to be done when it closes. */
  open: (id: string, window: Window) => () => void
  /** Something happened to a page; all its windows hear of it but the one that did it. */
  tell: (id: string, event: PageEvent) => void
  /** The windows of all pages hear of it. */
  tellAll: (event: PageEvent) => void
}

/** Who has which page open. */
export function createPageEvents(): PageEvents {
  const windows = new Map<string, Set<Window>>()
  const at = (id: string): Set<Window> => windows.get(id) ?? new Set()

  function tell(id: string, event: PageEvent): void {
    const from = event.kind === 'saved' ? event.editor : undefined
    for (const window of at(id)) if (window.editor !== from) window.send(event)
  }

  // A window that lost its line and took it up again counts once.
  const tellCount = (id: string): void => tell(id, { kind: 'editors', count: new Set([...at(id)].map(({ editor }) => editor)).size })

  return {
    open(id, window) {
      windows.set(id, at(id).add(window))
      tellCount(id)
      return () => {
        if (!at(id).delete(window)) return
        if (at(id).size === 0) windows.delete(id)
        tellCount(id)
      }
    },
    tell,
    tellAll(event) {
      for (const id of windows.keys()) tell(id, event)
    },
  }
}
