import { pageShare } from '../../../core/bus/index.js'
import { type Observable, observable } from '../observable.js'

/** One shopper's review of a product. All of it is shown as plain text. */
export interface ProductReview {
  /** 1 to 5. */
  stars: number
  title?: string
  text: string
  /** The reviewer's name, as she wants it shown. */
  author?: string
  /** ISO 8601. */
  date?: string
  /** She is known to have bought it. */
  verified?: boolean
}

export interface ProductReviews {
  /** 1 to 5, with any decimals. */
  average: number
  /** Number of all reviews, shown or not. */
  count: number
  /** The newest first; as many as should be shown. */
  reviews: readonly ProductReview[]
  /** Says if and how reviewers are checked to have bought the product: the law demands it (§ 5b (3) UWG). */
  checked: string
}

export interface ReviewsQuestion {
  productId: string
  locale: string
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** Source of a shop's product reviews; the commerce platform has no place for them. */
export interface Reviews {
  /** @returns undefined where there are no reviews yet. @throws when they cannot be read; then none are shown */
  read: (question: ReviewsQuestion) => Promise<ProductReviews | undefined>
}

declare module '../../../core/bus/page-bus.js' {
  interface PageShare {
    /** One for every copy of this module on a page. */
    reviews?: Observable<Reviews | undefined>
  }
}

/**
 * Makes product pages show reviews from now on. Blocks may be there already.
 * @param reviews reads the reviews of one product, wherever the shop keeps them
 * @example
 * ```ts
 * import { registerReviews } from '@vitrine/blocks/reviews'
 *
 * registerReviews({
 *   async read({ productId, locale, signal }) {
 *     const response = await fetch(`/reviews/${productId}?language=${locale}`, { signal })
 *     if (response.status === 404) return undefined
 *     const { average, count, reviews } = await response.json()
 *     return { average, count, reviews, checked: 'Bewerten kann nur, wer das Produkt bei uns gekauft hat.' }
 *   },
 * })
 * ```
 */
export function registerReviews(reviews: Reviews): void {
  registeredReviews().set(reviews)
}

/** Undefined where nobody has registered any. */
export function registeredReviews(): Observable<Reviews | undefined> {
  const share = pageShare()
  share.reviews ??= observable<Reviews | undefined>(undefined)
  return share.reviews
}
