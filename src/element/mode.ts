export type Mode = 'live' | 'preview' | 'edit'

export const modeAttribute = 'data-vitrine-mode'

/** The mode of the nearest ancestor that names one, through shadow roots too; `live` without one. */
export function modeOf(element: Element): Mode {
  for (let at: Element | null = element; at; at = above(at)) {
    const named = at.getAttribute(modeAttribute)
    if (named === 'edit' || named === 'preview' || named === 'live') return named
  }
  return 'live'
}

function above(element: Element): Element | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return 'host' in root ? (root.host as Element) : null
}

const watched = new WeakMap<Document, Set<() => void>>()

/** Calls back when a mode changes anywhere in the document. One observer per document. Returns the undo. */
export function watchMode(document: Document, callback: () => void): () => void {
  let callbacks = watched.get(document)
  if (!callbacks) {
    callbacks = new Set()
    watched.set(document, callbacks)
    const all = callbacks
    new MutationObserver(() => {
      for (const each of all) each()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: [modeAttribute] })
  }
  callbacks.add(callback)
  return () => void callbacks.delete(callback)
}
