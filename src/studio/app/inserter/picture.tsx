import type { BlockNode, PageNode } from '../../../core/element/declaration.js'
import type { Drawing, Shape } from '../../../core/element/drawing.js'
import { categoryDrawings } from './category-drawings.js'
import type { Offer } from './offers.js'

/** The drawn picture of a card; what brings columns is drawn from them. */
export function Picture({ offer }: { offer: Offer }) {
  return (
    <svg className="offer-picture" viewBox="0 0 80 48" aria-hidden="true" focusable="false">
      {shapesOf(offer).map(([tone, ...shape], index) => {
        const key = `${index}`
        if (typeof shape[0] === 'string') return <path key={key} className={tone} d={shape[0]} />
        const [x, y, width, height, radius = 0] = shape
        return <rect key={key} className={tone} x={x} y={y} width={width} height={height} rx={radius} />
      })}
    </svg>
  )
}

function shapesOf({ category, node, drawing }: Offer): Drawing {
  if (drawing) return drawing
  const columns = 'block' in node ? (node.slots?.default ?? []).filter(isBlock) : []
  if (columns.length > 0) return columnsIn(node as BlockNode, columns)
  return category === 'text' || category === 'own' || category === 'shared' ? [] : categoryDrawings[category]
}

// Twelve twelfths are 60 wide, with 2 between them.
function columnsIn(node: BlockNode, columns: readonly BlockNode[]): Shape[] {
  const picture: Shape[] = node.fields?.background
    ? [
        ['middle', 0, 0, 80, 48],
        ['line', 'M30 48l22-26 14 14 6-7 8 9v10z'],
      ]
    : []
  let x = 9
  return [
    ...picture,
    ...columns.flatMap((column) => {
      const shapes = columnShapes(column, x)
      x += widthOf(column) * 5.2
      return shapes
    }),
  ]
}

function columnShapes(column: BlockNode, x: number): Shape[] {
  const width = widthOf(column) * 5.2 - 2
  const paper: Shape = ['paper', x, 9, width, 30, 3]
  const isFilled = (column.slots?.default ?? []).length > 0
  return isFilled
    ? [
        paper,
        ['strong', x + 5, 15, width * 0.6, 5, 2],
        ['line', x + 5, 23, width * 0.5, 3, 1.5],
        ['strong', x + 5, 30, width * 0.4, 5, 2.5],
      ]
    : [paper]
}

const widthOf = ({ fields }: BlockNode): number => (typeof fields?.width === 'number' ? fields.width : 12)
const isBlock = (node: PageNode): node is BlockNode => typeof node === 'object' && 'block' in node
