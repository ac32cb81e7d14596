import type { Category, Language, ProductFacts } from '../types.js'
import type { Attribute, Family } from './families.js'

/**
 * The language of a call: a site's runtime says it with each (`language`, as `en`, `en-US` or `en_US`). One that the store has not
 * enabled is answered in the store's own (Salesforce Help, "Languages Supported for Search Results").
 */
export const languageOf = (query: URLSearchParams): Language => (/^en(?![a-z])/i.test(query.get('language') ?? '') ? 'en' : 'de')

/** A text without a translation keeps its words (`Product2DataTranslation`). */
export const inEnglish = (product: ProductFacts): ProductFacts =>
  product.english ? { ...product, ...product.english, translatedFrom: product } : product

export const categoryInEnglish = (category: Category): Category => ({ ...category, ...category.english })

export const familyInEnglish = ({ parentId, attributes, members }: Family): Family => ({
  parentId,
  attributes: attributes.map(attributeInEnglish),
  members: members.map(inEnglish),
})

export const attributeInEnglish = (attribute: Attribute): Attribute => ({ ...attribute, label: attribute.english })
