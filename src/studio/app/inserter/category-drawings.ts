import type { BlockDeclaration } from '../../../core/element/declaration.js'
import { bars, type Drawing, productShape, person, sheet } from '../../../core/element/drawing.js'

/** Drawings for blocks that have none of their own. */
export const categoryDrawings: Readonly<Record<BlockDeclaration['category'], Drawing>> = {
  layout: [
    ['paper', 8, 5, 30, 38, 5],
    ['paper', 42, 5, 30, 38, 5],
  ],
  consultant: [...person('strong', 26, 16), ...bars('paper', 44, [28], 15, 7, 7), ...bars('middle', 44, [20], 27, 7, 7)],
  shop: [3, 29, 55].flatMap(productShape),
  checkout: [
    ['paper', 10, 8, 60, 32, 6],
    ['middle', 10, 15, 60, 6],
    ['strong', 48, 28, 15, 6, 3],
    ['line', 17, 29, 20, 4, 2],
  ],
  account: [sheet(17, 46), ...person('strong', 40, 15), ...bars('line', 26, [28], 38)],
  page: [['paper', 8, 4, 64, 40, 5], ['strong', 8, 4, 64, 8, 4], ...bars('line', 15, [50, 42, 50], 19)],
}
