import type { PageEvent } from '../../pages/document/pages-api.js'
import type { ServerLine } from '../database/server-line.js'
import { createElsewhere } from '../database/windows-elsewhere.js'

/** Window as other servers hear of it. */
interface Sitting {
  editor: string
  name: string
}

interface Window {
  editor: string
  /** Name of the person at the window; empty when nobody says. */
  name?: string
  send: (event: PageEvent) => void
}

export interface PageEvents {
  /** Registers a window that opened a page; returns what is to be done when it closes. */
  open: (id: string, window: Window) => () => void
  /** Tells all windows of a page what happened to it, but not the one that did it. */
  tell: (id: string, event: PageEvent) => void
  /** Tells the windows of all pages. */
  tellAll: (event: PageEvent) => void
}

/** Tracks who has which page open, here and at the other servers on the line. */
export function createPageEvents(line: ServerLine): PageEvents {
  const windows = new Map<string, Set<Window>>()
  const at = (id: string): Set<Window> => windows.get(id) ?? new Set()

  function tellHere(id: string, event: PageEvent): void {
    const from = event.kind === 'saved' ? event.editor : undefined
    for (const window of at(id)) if (window.editor !== from) window.send(event)
  }

  const elsewhere = createElsewhere<Sitting>(line, 'windows', tellWho)
  line.hear('page-event', (said) => {
    const { id, event } = said as { id: string; event: PageEvent }
    tellHere(id, event)
  })

  function tellAllHere(event: PageEvent): void {
    for (const id of windows.keys()) tellHere(id, event)
  }
  line.hear('every-page-event', (event) => tellAllHere(event as PageEvent))

  const sitting = (id: string): Sitting[] => [...at(id)].map(({ editor, name = '' }) => ({ editor, name }))

  // Tells each window who else is there. A window that lost its line and took it up again counts once, at whichever server.
  function tellWho(id: string): void {
    const editors = new Map([...sitting(id), ...elsewhere.at(id)].map(({ editor, name }) => [editor, name]))
    for (const window of at(id)) {
      const others = [...editors].filter(([editor]) => editor !== window.editor).flatMap(([, name]) => name || [])
      window.send({ kind: 'editors', count: editors.size, ...(others.length > 0 && { people: [...new Set(others)] }) })
    }
  }

  function countHere(id: string): void {
    elsewhere.tell(id, sitting(id))
    tellWho(id)
  }

  return {
    open(id, window) {
      windows.set(id, at(id).add(window))
      countHere(id)
      return () => {
        if (!at(id).delete(window)) return
        if (at(id).size === 0) windows.delete(id)
        countHere(id)
      }
    },
    tell(id, event) {
      tellHere(id, event)
      line.say('page-event', { id, event })
    },
    tellAll(event) {
      tellAllHere(event)
      line.say('every-page-event', event)
    },
  }
}
