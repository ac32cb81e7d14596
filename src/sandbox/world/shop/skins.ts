import type { ProductFacts } from '../types.js'

const skins: readonly (readonly [name: string, said: RegExp])[] = [
  ['trockene Haut', /trockene Haut|durstige Haut|trockene Hände/],
  ['empfindliche Haut', /empfindliche Haut|gerötete Haut/],
  ['normale Haut', /normale Haut/],
  ['Mischhaut', /Mischhaut/],
  ['reife Haut', /reife Haut/],
]

/** By the German name, under which the platform knows the value. */
export const englishSkins: Readonly<Record<string, string>> = {
  'trockene Haut': 'dry skin',
  'empfindliche Haut': 'sensitive skin',
  'normale Haut': 'normal skin',
  Mischhaut: 'combination skin',
  'reife Haut': 'mature skin',
}

// Thousands of products have the lines of a few.
const known = new Map<string, readonly string[]>()

/** Returns the skin types of a product; a product for every skin has them all. */
export function skinsOf(product: ProductFacts): readonly string[] {
  const { line, skinTypes: given, drawing } = product.translatedFrom ?? product
  if (given || !drawing) return given ?? []
  const found = known.get(line) ?? skins.flatMap(([name, said]) => (said.test(line) || /jede Haut/.test(line) ? [name] : []))
  known.set(line, found)
  return found
}
