import type { PageSummary, PartUse, SharedPart } from '../document/pages-api.js'
import type { PageDocument } from '../document/page-document.js'
import { countResolved, maxResolvedNodes, type PartOf, resolveParts, sharedIn, sharedWithin } from '../document/shared-parts.js'
import { opened } from './opened.js'
import { PageStoreError } from './page-store-error.js'
import { pageStoreWords as words } from './page-store.words.js'

interface LivePage {
  id: string
  version: number
  page: PageDocument
}

interface Kept {
  id: string
  record: { page: unknown }
  live?: LivePage
}

/** What the page store knows of the parts that pages share. */
export interface SharedParts {
  /** As published. */
  partOf: PartOf
  resolved: (page: PageDocument) => PageDocument
  asShown: (live: LivePage) => LivePage
  /** @throws PageStoreError when the document shows the part it is, directly or through another */
  refuseCircle: (id: string | undefined, page: PageDocument) => void
  /** @throws PageStoreError when the document, or one that shows it, would be too large with all its parts */
  refuseTooLarge: (id: string | undefined, page: PageDocument) => void
  list: () => SharedPart[]
  usesOf: (id: string) => PartUse[]
  /** A part is another than before: what was resolved with it is resolved again. */
  renew: () => void
}

/**
 * @param alive all pages and parts that are not deleted
 * @param summaryOf what a list says about one
 */
export function createSharedParts<Page extends Kept>(alive: () => readonly Page[], summaryOf: (kept: Page) => PageSummary): SharedParts {
  let written = new WeakMap<PageDocument, PageDocument>()
  let shown = new WeakMap<LivePage, LivePage>()
  const find = (id: string): Page | undefined => alive().find((kept) => kept.id === id)
  const partOf: PartOf = (id) => asPart(find(id)?.live?.page)
  const draftOf: PartOf = (id) => asPart(opened(find(id)?.record.page))

  function resolved(page: PageDocument): PageDocument {
    const before = written.get(page)
    if (before) return before
    const next = resolveParts(page, partOf)
    written.set(page, next)
    return next
  }

  return {
    partOf,
    resolved,
    asShown(live) {
      const page = resolved(live.page)
      if (page === live.page) return live
      const before = shown.get(live)
      if (before?.page === page) return before
      const next = { ...live, page }
      shown.set(live, next)
      return next
    },
    refuseCircle(id, page) {
      // What stands published counts as well as what is being written.
      const isWithin = [draftOf, partOf].some((parts) => id !== undefined && sharedWithin(page.nodes, parts).has(id))
      if (isWithin) throw new PageStoreError({ error: 'unfit', text: words.circle(page.title) })
    },
    refuseTooLarge(id, page) {
      if (sharedIn(page.nodes).size === 0 && page.kind !== 'part') return
      const known = new Map<string, number>()
      const parts: PartOf = (each) => (each === id ? asPart(page) : draftOf(each))
      const showing = page.kind === 'part' ? alive().flatMap((kept) => (kept.id === id ? [] : (opened(kept.record.page) ?? []))) : []
      const isTooLarge = [page, ...showing].some(({ nodes }) => countResolved(nodes, parts, known) > maxResolvedNodes)
      if (isTooLarge) throw new PageStoreError({ error: 'unfit', text: words.tooManyParts(page.title) })
    },
    list: () =>
      alive()
        .filter((kept) => summaryOf(kept).kind)
        .map((kept): SharedPart => ({ ...summaryOf(kept), page: kept.live?.page ?? kept.record.page }))
        .toSorted((one, other) => one.title.localeCompare(other.title)),
    usesOf: (id) =>
      alive().flatMap((kept): PartUse[] => {
        const shows = (page: PageDocument | undefined, parts: PartOf): boolean =>
          page !== undefined && (sharedIn(page.nodes).has(id) || sharedWithin(page.nodes, parts).has(id))
        const draft = shows(opened(kept.record.page), draftOf)
        const live = shows(kept.live?.page, partOf)
        const { kind, title, path } = summaryOf(kept)
        return draft || live ? [{ id: kept.id, ...(kind && { kind }), title, path, live, draft }] : []
      }),
    renew() {
      written = new WeakMap()
      shown = new WeakMap()
    },
  }
}

const asPart = (page: PageDocument | undefined): PageDocument | undefined => (page?.kind === 'part' ? page : undefined)
