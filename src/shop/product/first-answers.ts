import type { ProductQuery } from './product-gateway.js'

/** What a page brings along of what every guest may see, so that blocks have something to show before they have asked. */
export interface FirstAnswers {
  /** Milliseconds since 1970 when they were asked for. */
  at: number
  /** By the question of the block. */
  answers: Readonly<Record<string, unknown>>
}

/** On the script element that holds them as JSON. */
export const firstAnswersAttribute = 'data-vitrine-answers'

/**
 * Milliseconds: what is not older is as good to a guest as an answer of the platform, which the page would keep for longer
 * (specification, section 9: 300 s).
 */
export const freshFirstAnswer = 60 * 1000

/** Milliseconds: what is older is not shown any more. */
export const oldestFirstAnswer = 24 * 60 * 60 * 1000

export const listQuestion = (query: ProductQuery): string => JSON.stringify(query)
export const categoriesQuestion = 'categories'
export const productQuestion = (id: string): string => `product ${id}`
export const relatedQuestion = (id: string, most: number): string => `related ${most} ${id}`
