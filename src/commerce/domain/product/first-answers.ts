import type { ProductQuery } from './product-gateway.js'

/** Answers that every guest may see, delivered with the page so that blocks have something to show before they ask. */
export interface FirstAnswers {
  /** Milliseconds since 1970 when they were asked for. */
  at: number
  /** Answers by the question of the block. */
  answers: Readonly<Record<string, unknown>>
}

/** Attribute of the script element that holds the answers as JSON. */
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
