import type { Category, Language, ProductFacts } from '../types.js'
import { type Family, familyOf } from './families.js'
import { searchTexts } from './search-words.js'
import { indexWords, type WordIndex } from './word-index.js'
import { categoryInEnglish, familyInEnglish, inEnglish } from './translations.js'

/** The catalogue, indexed once, so that 5,000 products answer like 60. */
export interface Shelves {
  /** One for each family of shades or sizes. */
  products: readonly ProductFacts[]
  /** By each of its members and by its parent. */
  familyById: ReadonlyMap<string, Family>
  categories: readonly Category[]
  byId: ReadonlyMap<string, ProductFacts>
  bySku: ReadonlyMap<string, ProductFacts>
  byPartId: ReadonlyMap<string, ProductFacts>
  categoryById: ReadonlyMap<string, Category>
  /** Each product with those of its family, the head first. */
  groups: readonly (readonly ProductFacts[])[]
  /** Words that a search looks through; {@link placeOf} tells which of its texts is that of a product. */
  readonly words: WordIndex
  placeOf: ReadonlyMap<ProductFacts, number>
}

/** Shades and sizes are found by the German words, and named in the language asked for. */
export function fillShelves(german: readonly ProductFacts[], shelved: readonly Category[], language: Language = 'de'): Shelves {
  const isEnglish = language === 'en'
  const heads = isEnglish ? german.map(inEnglish) : german
  const categories = isEnglish ? shelved.map(categoryInEnglish) : shelved
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  const families = german.map((head, place) => {
    const family = familyOf(head, place + 1)
    return family && isEnglish ? familyInEnglish(family) : family
  })
  const all = heads.flatMap((head, place) => families[place]?.members ?? [head])
  const textOf = searchTexts(categoryById)
  let words: WordIndex | undefined
  const byId = new Map(all.map((product) => [product.id, product]))
  return {
    products: heads,
    familyById: new Map(
      families.flatMap((family) =>
        family ? [family.parentId, ...family.members.map(({ id }) => id)].map((id) => [id, family] as const) : [],
      ),
    ),
    categories,
    categoryById,
    byId,
    bySku: new Map(all.map((product) => [product.sku, product])),
    byPartId: new Map(all.map((product) => [product.partId, product])),
    groups: heads.map((head, place) => [head, ...(families[place]?.members.filter(({ id }) => id !== head.id) ?? [])]),
    get words() {
      words ??= indexWords(all.map(textOf))
      return words
    },
    placeOf: new Map(all.map((product, place) => [product, place])),
  }
}
