import type { PageDocument } from '../../../pages/document/page-document.js'
import { isDefaultSlot } from '../../../pages/document/names.js'
import { nodeAt, nodesAt, type Place, parentPath, pathTo } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { LocalizedText } from '../../../core/element/declaration.js'
import { type Box, edgesOf, type Point } from './boxes.js'
import type { Picture } from './picture.js'
import { isContainer, type Sketching } from './sketch.js'

/** Gap for a drop: its place, the box of its line, and why it may refuse. */
export interface Drop {
  place: Place
  line: Box
  refused?: LocalizedText
}

/** Facts about the content being dragged. */
export interface Dragged {
  /** True for content that frames the page: a header, a footer, a shared part. */
  framesPage: boolean
  /** Returns why it may not be put into a gap. */
  refusal: (place: Place) => LocalizedText | undefined
}

/**
 * Finds the gap under a point of the frame. The innermost list that takes it wins; when none does,
 * the innermost says why.
 */
export function dropAt(
  point: Point,
  target: EventTarget | null,
  picture: Picture,
  sketching: Sketching,
  { framesPage, refusal }: Dragged,
): Drop | undefined {
  let first: Drop | undefined
  const main = framesPage ? [] : mainList(picture.page())
  for (const list of listsAround(point, target, picture, { ...sketching, main })) {
    const { place, line } = gapIn(list, point, picture)
    const refused = refusal(place)
    if (!refused) return { place, line }
    first ??= { place, line, refused }
  }
  return first
}

/** The lists around a point, the innermost first. Near its edge a block lets go of what is dragged over it. */
function listsAround(
  point: Point,
  target: EventTarget | null,
  picture: Picture,
  sketching: Sketching & { main: readonly NodePath[] },
): NodePath[] {
  const room = picture.roomOf(target)
  const lists: NodePath[] = room ? [room.list] : []
  let way = picture.wayOf(target)
  const { main } = sketching
  if (!way) return room ? lists : [...main, ['nodes']]
  const edge = !room && isAtEdge(point, way, picture.elementOf(way))
  if (!edge) lists.push(...ownLists(way, picture, sketching))
  for (; way; way = parentPath(way)) {
    const list = way.slice(0, -1)
    // Between the frame's parts only they stand: beside them means at the nearer end of what is between.
    lists.push(...(list.length === 1 ? main : []), list)
    const parent = parentPath(way)
    if (parent) lists.push(...ownLists(parent, picture, sketching))
  }
  const seen = new Set<string>()
  return lists.filter((list) => {
    const key = JSON.stringify(list)
    return !seen.has(key) && seen.add(key)
  })
}

function mainList({ nodes }: PageDocument): NodePath[] {
  const index = nodes.findIndex((node) => typeof node === 'object' && 'html' in node && node.html === 'main')
  return index < 0 ? [] : [['nodes', index, 'children']]
}

function ownLists(way: NodePath, picture: Picture, { declarations }: Sketching): NodePath[] {
  const node = nodeAt(picture.page(), way)
  if (typeof node !== 'object' || 'shared' in node) return []
  if ('html' in node) return isContainer(node) ? [[...way, 'children']] : []
  const slots = Object.keys(declarations.get(node.block)?.slots ?? {})
  return slots.toSorted((one, other) => Number(isDefaultSlot(other)) - Number(isDefaultSlot(one))).map((slot) => [...way, 'slots', slot])
}

function isAtEdge({ y }: Point, way: NodePath, element: HTMLElement | undefined): boolean {
  if (!element) return false
  const { top, bottom, height } = edgesOf(element)
  // Between two bands this makes a zone of 40 pixels and more.
  const edge = Math.min(way.length <= 4 ? 22 : 14, height / 4)
  return y < top + edge || y > bottom - edge
}

interface Standing {
  index: number
  box: DOMRect
}

function gapIn(list: NodePath, point: Point, picture: Picture): { place: Place; line: Box } {
  const standing = nodesAt(picture.page(), list).flatMap((_node, index): Standing[] => {
    const element = picture.elementOf(pathTo({ list, index }))
    const box = element && edgesOf(element)
    return box && box.width > 0 ? [{ index, box }] : []
  })
  const nearest = standing.toSorted((one, other) => distance(point, one.box) - distance(point, other.box))[0]
  if (!nearest) return { place: { list, index: nodesAt(picture.page(), list).length }, line: insideOf(list, picture) }
  const row = standsInRow(nearest, standing)
  const { box, index } = nearest
  const after = row ? point.x > box.x + box.width / 2 : point.y > box.y + box.height / 2
  const line = row
    ? { x: (after ? box.right : box.left) - 2, y: box.y, width: 4, height: box.height }
    : { x: box.x, y: (after ? box.bottom : box.top) - 2, width: box.width, height: 4 }
  return { place: { list, index: after ? index + 1 : index }, line }
}

function insideOf(list: NodePath, picture: Picture): Box {
  const around = parentPath(list)
  const element = around && picture.elementOf(around)
  const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 400, height: 8 }
  return { x: x + 8, y: y + height / 2 - 2, width: Math.max(width - 16, 40), height: 4 }
}

function distance({ x, y }: Point, box: DOMRect): number {
  const across = Math.max(box.left - x, 0, x - box.right)
  const down = Math.max(box.top - y, 0, y - box.bottom)
  return across * across + down * down
}

// Two elements stand in a row when they share most of their height and none of their width.
function standsInRow(one: Standing, all: readonly Standing[]): boolean {
  return all.some((other) => {
    if (other === one) return false
    const shared = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    const beside = other.box.left >= one.box.right - 1 || other.box.right <= one.box.left + 1
    return beside && shared > Math.min(one.box.height, other.box.height) / 2
  })
}
