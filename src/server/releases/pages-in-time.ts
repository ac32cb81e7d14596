import type { PageDocument } from '../../pages/document/page-document.js'
import { nextChange, pageAt } from '../../pages/document/section-times.js'

/**
 * Creates a function that returns pages as they are at this moment. Until a section begins or ends, the answer is the very same
 * document, so that what was made of it need not be made again.
 */
export function createPagesInTime(now: () => number = Date.now): (page: PageDocument) => PageDocument {
  const known = new WeakMap<PageDocument, { from: number; until: number; shown: PageDocument }>()
  return (page) => {
    const at = now()
    const before = known.get(page)
    // A clock may be set back, too.
    if (before && before.from <= at && at < before.until) return before.shown
    const shown = pageAt(page, at)
    known.set(page, { from: at, until: nextChange(page, at), shown })
    return shown
  }
}
