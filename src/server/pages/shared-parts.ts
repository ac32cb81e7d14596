import type { PageSummary, PartUse, SharedPart } from '../../pages/document/pages-api.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { countResolved, maxResolvedNodes, type PartOf, resolveParts, sharedIn, sharedWithin } from '../../pages/document/shared-parts.js'
import { opened } from './opened.js'
import { PageStoreError } from './page-store-error.js'
import { pageStoreMessages as words } from './page-store.messages.js'

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

/** Knowledge of the page store about the parts that pages share. */
export interface SharedParts {
  /** Returns a part as published. */
  partOf: PartOf
  resolved: (page: PageDocument) => PageDocument
  asShown: (live: LivePage) => LivePage
  /** @throws PageStoreError when the document shows the part it is, directly or through another */
  refuseCircle: (id: string | undefined, page: PageDocument) => void
  /** @throws PageStoreError when the document, or one that shows it, would be too large with all its parts */
  refuseTooLarge: (id: string | undefined, page: PageDocument) => void
  list: () => SharedPart[]
  usesOf: (id: string) => PartUse[]
  /** Resolves pages again after a part has changed. */
  renew: () => void
}

/**
 * @param alive all pages and parts that are not deleted
 * @param summaryOf what a list says about one
 * @param translatedPageOf the id of the same part in the other language
 */
export function createSharedParts<Page extends Kept>(
  alive: () => readonly Page[],
  summaryOf: (kept: Page) => PageSummary,
  translatedPageOf: (id: string) => string | undefined,
): SharedParts {
  let written = new WeakMap<PageDocument, PageDocument>()
  let shown = new WeakMap<LivePage, LivePage>()
  const find = (id: string): Page | undefined => alive().find((kept) => kept.id === id)
  const inLanguage = (pageOf: (kept: Page | undefined) => PageDocument | undefined): PartOf =>
    function partIn(id, language) {
      const part = asPart(pageOf(find(id)))
      if (part?.language === language) return part
      const twin = asPart(pageOf(find(translatedPageOf(id) ?? '')))
      return twin?.language === language ? twin : part
    }
  const partOf = inLanguage((kept) => kept?.live?.page)
  const draftOf = inLanguage((kept) => opened(kept?.record.page))

  /** Returns true when a page names a part, or shows it as the translation of one that it names. */
  function shows(page: PageDocument, id: string, parts: PartOf): boolean {
    const named = sharedWithin(page, parts)
    return named.has(id) || (named.has(translatedPageOf(id) ?? '') && languageOf(id) === page.language)
  }
  const languageOf = (id: string): PageDocument['language'] | undefined => {
    const kept = find(id)
    return kept && summaryOf(kept).language
  }

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
      // The published version counts as well as the draft.
      const isWithin = [draftOf, partOf].some((parts) => id !== undefined && shows(page, id, parts))
      if (isWithin) throw new PageStoreError({ error: 'unfit', text: words.circle(page.title) })
    },
    refuseTooLarge(id, page) {
      if (sharedIn(page.nodes).size === 0 && page.kind !== 'part') return
      const known = { de: new Map<string, number>(), en: new Map<string, number>() }
      const parts: PartOf = (each, language) => {
        const isThis = each === id || (each === translatedPageOf(id ?? '') && page.language === language)
        return isThis ? asPart(page) : draftOf(each, language)
      }
      const showing = page.kind === 'part' ? alive().flatMap((kept) => (kept.id === id ? [] : (opened(kept.record.page) ?? []))) : []
      const isTooLarge = [page, ...showing].some((each) => countResolved(each, parts, known[each.language]) > maxResolvedNodes)
      if (isTooLarge) throw new PageStoreError({ error: 'unfit', text: words.tooManyParts(page.title) })
    },
    list: () =>
      alive()
        .filter((kept) => summaryOf(kept).kind)
        .map((kept): SharedPart => ({ ...summaryOf(kept), page: kept.live?.page ?? kept.record.page }))
        .toSorted((one, other) => one.title.localeCompare(other.title)),
    usesOf: (id) =>
      alive().flatMap((kept): PartUse[] => {
        const draftPage = opened(kept.record.page)
        const draft = draftPage !== undefined && shows(draftPage, id, draftOf)
        const live = kept.live !== undefined && shows(kept.live.page, id, partOf)
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
