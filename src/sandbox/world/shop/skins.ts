import type { ProductFacts } from '../types.js'

const skins: readonly (readonly [name: string, said: RegExp])[] = [
  ['trockene Haut', /trockene Haut|durstige Haut|trockene Hände/],
  ['empfindliche Haut', /empfindliche Haut|gerötete Haut/],
  ['normale Haut', /normale Haut/],
  ['Mischhaut', /Mischhaut/],
  ['reife Haut', /reife Haut/],
]

/** What is for every skin is for each. */
export const skinsOf = ({ line }: ProductFacts): string[] =>
  skins.flatMap(([name, said]) => (said.test(line) || /jede Haut/.test(line) ? [name] : []))
