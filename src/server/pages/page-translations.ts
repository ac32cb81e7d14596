import { isEntries, type Kept, kindOf, languageOf, type LivePage, pathOf } from './kept-page.js'
import type { PageRecord } from './page-records.js'
import { PageStoreError } from './page-store-error.js'
import { pageStoreMessages as words } from './page-store.messages.js'

/** A page's twin in the other language: its draft, and what shoppers see of it. */
export interface Translation {
  id: string
  variantOf?: string
  page: unknown
  live?: LivePage
}

/** Knowledge of the page store about pages that are each other's translation. */
export interface PageTwins {
  /** Returns the page whose translation a page is, by what its document says. */
  belonging: (page: unknown) => Pick<PageRecord, 'variantOf'>
  /** @throws PageStoreError when `page` cannot be the translation of the page `of` */
  mayTranslate: (of: string, page: unknown, id?: string) => void
  twin: (id: string) => Translation | undefined
}

/**
 * @param alive all pages that are not deleted
 * @param find throws when there is no such page
 */
export function createTwins(alive: () => readonly Kept[], find: (id: string) => Kept): PageTwins {
  /** Older documents name their twin by its address: an English page is the translation of the German one. */
  function belonging(page: unknown): Pick<PageRecord, 'variantOf'> {
    if (!isEntries(page) || page.language !== 'en' || typeof page.translation !== 'string') return {}
    const original = alive().find(({ record }) => pathOf(record.page) === page.translation && languageOf(record.page) === 'de')
    return original ? { variantOf: original.id } : {}
  }

  function translatedPageOf(id: string, of = alive().find((kept) => kept.id === id)?.record.variantOf || id): Kept | undefined {
    return alive().find((kept) => kept.id !== id && (kept.id === of || kept.record.variantOf === of))
  }

  function mayTranslate(of: string, page: unknown, id?: string): void {
    const original = find(of)
    const isTwice = original.record.variantOf || languageOf(original.record.page) === languageOf(page) || of === id
    const kind = isEntries(page) ? page.kind : undefined
    if (kindOf(original) !== kind || kind === 'section') throw new PageStoreError({ error: 'unfit', text: words.otherKind })
    const other = translatedPageOf(of)
    if (isTwice || (other && other.id !== id)) throw new PageStoreError({ error: 'unfit', text: words.twice })
  }

  return {
    belonging,
    mayTranslate,
    twin(id) {
      const kept = translatedPageOf(id)
      if (!kept) return undefined
      const { variantOf } = kept.record
      return { id: kept.id, page: kept.record.page, ...(variantOf && { variantOf }), ...(kept.live && { live: kept.live }) }
    },
  }
}
