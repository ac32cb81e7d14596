import type { ProductFacts } from '../types.js'

const concerns: readonly (readonly [name: string, said: RegExp])[] = [
  ['Falten', /reife Haut|Anti-Aging|Fältchen/],
  ['Feuchtigkeit', /trocken|durstig|Feuchtigkeit|raue Hände/],
  ['Rötungen', /gerötete|Couperose|empfindliche Haut/],
  ['Glanz', /Mischhaut|mattier|Glanz nimmt/],
  ['Müde Haut', /müde|Augenpartie|Augenringe|Augenschatten/],
  ['Sonnenschutz', /LSF/],
]

/** By the German name, under which the platform knows the value. */
export const englishConcerns: Readonly<Record<string, string>> = {
  Falten: 'Wrinkles',
  Feuchtigkeit: 'Hydration',
  Rötungen: 'Redness',
  Glanz: 'Shine',
  'Müde Haut': 'Tired skin',
  Sonnenschutz: 'Sun protection',
}

// Thousands of products have the texts of a few.
const known = new Map<string, readonly string[]>()

/** Returns the concerns that a product is bought for, as its kind, line and description say. */
export function concernsOf(product: ProductFacts): readonly string[] {
  const { name, line, description, concerns: given, drawing } = product.translatedFrom ?? product
  if (given || !drawing) return given ?? []
  const text = `${name.split(' ', 1)[0]} ${line} ${description}`
  const found = known.get(text) ?? concerns.flatMap(([concern, said]) => (said.test(text) ? [concern] : []))
  known.set(text, found)
  return found
}
