import { openPage, type PageDocument, PageDocumentError } from '../../pages/document/page-document.js'
import type { PageSummary } from '../../pages/document/pages-api.js'
import { withTranslation } from '../../pages/document/translate.js'
import { openTexts, translationOf } from '../../pages/document/translation.js'
import type { PageStore } from './page-store.js'

/** Consequences of pages being each other's translation. */
export interface PageVariants {
  /** Returns the page as it is written: it leads to its twin when shoppers can see that one, and nowhere else. */
  linked: (id: string, page: PageDocument) => PageDocument
  /** Returns a page's row, with how much of a translation is still to do. */
  about: (summary: PageSummary) => PageSummary
}

export function createPageVariants(store: PageStore): PageVariants {
  // A version does not change; only the address of its twin does.
  const linked = new WeakMap<PageDocument, { address: string | undefined; page: PageDocument }>()
  const counted = new WeakMap<object, { original: unknown; count: number }>()

  function countOpen(original: unknown, variant: unknown): number {
    if (typeof variant !== 'object' || variant === null) return 0
    const before = counted.get(variant)
    if (before && before.original === original) return before.count
    const [one, other] = [opened(original), opened(variant)]
    const count = one && other ? openTexts(translationOf(one, other)) : 0
    counted.set(variant, { original, count })
    return count
  }

  return {
    linked(id, page) {
      const twin = store.twin(id)
      if (!twin) return page
      // A twin that nobody sees yet changes nothing of what shoppers see.
      const named = page.translation !== undefined && store.publishedAt(page.translation) ? page.translation : undefined
      const address = twin.live ? (twin.live.page.language === page.language ? undefined : twin.live.page.path) : named
      const before = linked.get(page)
      if (before && before.address === address) return before.page
      const made = { address, page: withTranslation(page, address) }
      linked.set(page, made)
      return made.page
    },
    about(summary) {
      const twin = summary.variantOf === undefined || summary.broken ? undefined : store.twin(summary.id)
      if (!twin) return summary
      const untranslated = countOpen(twin.page, store.read(summary.id).page)
      return untranslated > 0 ? { ...summary, untranslated } : summary
    },
  }
}

function opened(page: unknown): PageDocument | undefined {
  try {
    return openPage(page).page
  } catch (error) {
    if (error instanceof PageDocumentError) return undefined
    throw error
  }
}
