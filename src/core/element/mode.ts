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

interface Watcher {
  enterMode: () => void
}
const watched = new WeakMap<Document, Set<Watcher>>()

/** Tells when a mode changes anywhere in the document. One observer per document. Returns the undo. */
export function watchMode(document: Document, watcher: Watcher): () => void {
  const watchers = watched.get(document) ?? observe(document)
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function observe(document: Document): Set<Watcher> {
  const watchers = new Set<Watcher>()
  watched.set(document, watchers)
  new MutationObserver(() => {
    for (const each of watchers) each.enterMode()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: [modeAttribute] })
  return watchers
}
