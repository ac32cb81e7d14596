import type { BlockDeclaration } from '../../../core/element/declaration.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { nodeAt, nodesAt, type Place, placeOf, sameWay, parentPath } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { PageNode } from '../../../core/element/declaration.js'

/** A place, and its description: after which node, or inside of which. */
export interface Choice {
  place: Place
  relation: 'after' | 'before' | 'inside' | 'page-start' | 'page-end'
  /** Node that describes the place. */
  node?: PageNode
}

// Between their children only text or parts of their own may stand.
const closed = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'a',
  'ul',
  'ol',
  'span',
  'strong',
  'em',
  'small',
  's',
  'sub',
  'sup',
  'picture',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'summary',
  'details',
])

export const isHtml = (node: PageNode | undefined, name: string): boolean =>
  typeof node === 'object' && 'html' in node && node.html === name
export const isBlock = (node: PageNode | undefined, tag: string): boolean =>
  typeof node === 'object' && 'block' in node && node.block === tag
const isClosed = (node: PageNode | undefined): boolean => typeof node === 'object' && 'html' in node && closed.has(node.html)
const isSection = (node: PageNode | undefined): boolean => isBlock(node, 'vitrine-section')
const isColumn = (node: PageNode | undefined): boolean => isBlock(node, 'vitrine-column')

/** The sensible places for something new, the likeliest first: here, inside or after what is selected, further out, at the end. */
export function choicesOf(
  page: PageDocument,
  selected: NodePath | undefined,
  at: Place | undefined,
  declarations: readonly BlockDeclaration[],
): Choice[] {
  const outwards = selected ? outwardsFrom(page, openWay(page, selected)) : []
  const all = [
    ...(at ? [told(page, at)] : []),
    ...outwards.filter(({ place }) => !isClosed(nodesAround(page, place)[0])),
    endOfContent(page, declarations),
  ]
  return all.filter(({ place }, index) => all.findIndex((other) => samePlace(other.place, place)) === index)
}

/** The sensible places around one that does not take something, the nearest first. */
export const choicesBeside = (page: PageDocument, { list }: Place, declarations: readonly BlockDeclaration[]): Choice[] =>
  choicesOf(page, parentPath(list), undefined, declarations)

export const samePlace = (one: Place, other: Place): boolean => one.index === other.index && sameWay(one.list, other.list)

/** The nodes around a place, the nearest first. */
export function nodesAround(page: PageDocument, { list }: Place): PageNode[] {
  const holder = parentPath(list)
  const node = holder && nodeAt(page, holder)
  return holder && node !== undefined ? [node, ...nodesAround(page, placeOf(holder))] : []
}

export const startOfPage: Choice = { place: { list: ['nodes'], index: 0 }, relation: 'page-start' }

export const endOfPage = (page: PageDocument): Choice => ({ place: { list: ['nodes'], index: page.nodes.length }, relation: 'page-end' })

/** Returns a place with the node that describes it. A gap that is no longer there becomes the end of its list. */
export function told(page: PageDocument, { list, index }: Place): Choice {
  const nodes = nodesAt(page, list)
  const place = { list, index: Math.min(index, nodes.length) }
  const before = nodes.slice(0, place.index).findLast(isVisible)
  if (before !== undefined) return { place, relation: 'after', node: before }
  const holder = parentPath(list)
  const around = holder && nodeAt(page, holder)
  const after = nodes.slice(place.index).find(isVisible)
  if (after !== undefined) return { place, relation: 'before', node: after }
  return around === undefined ? { ...startOfPage, place } : { place, relation: 'inside', node: around }
}

const isVisible = (node: PageNode): boolean => typeof node !== 'string' || node.trim() !== ''

function outwardsFrom(page: PageDocument, way: NodePath): Choice[] {
  const node = nodeAt(page, way)
  const around = parentPath(way)
  if (node === undefined) return []
  const { list, index } = placeOf(way)
  const after: Choice = { place: { list, index: index + 1 }, relation: 'after', node }
  return [...inside(page, way, node), ...(isHtml(node, 'main') ? [] : [after]), ...(around ? outwardsFrom(page, around) : [])]
}

// A container that is still empty is offered as a place to fill.
function inside(page: PageDocument, way: NodePath, node: PageNode): Choice[] {
  const isElement = isHtml(node, 'main') || isHtml(node, 'div')
  const list = [...way, ...(isElement ? ['children'] : ['slots', 'default'])]
  const children = nodesAt(page, list)
  const end: Choice = { place: { list, index: children.length }, relation: 'inside', node }
  if (isElement || isColumn(node)) return [end]
  if (!isSection(node)) return []
  const firstColumn = children.findIndex(isColumn)
  const isFilled = children.some((_child, index) => nodesAt(page, [...list, index, 'slots', 'default']).length > 0)
  if (isFilled || children.some((child) => !isColumn(child))) return []
  return firstColumn < 0 ? [end] : inside(page, [...list, firstColumn], children[firstColumn]!)
}

// A paragraph's or a list's own parts are no place for others: the place is around them.
function openWay(page: PageDocument, way: NodePath): NodePath {
  const around = parentPath(way)
  return around && isClosed(nodeAt(page, around)) ? openWay(page, around) : way
}

/** The end of what the page is about: nothing belongs behind its foot. */
function endOfContent(page: PageDocument, declarations: readonly BlockDeclaration[]): Choice {
  const main = page.nodes.findIndex((node) => isHtml(node, 'main'))
  if (main < 0) {
    const last = page.nodes.findLastIndex((node) => isVisible(node) && !isFoot(node, declarations))
    const hasFoot = page.nodes.some((node) => isFoot(node, declarations))
    return hasFoot ? { ...endOfPage(page), place: { list: ['nodes'], index: last + 1 } } : endOfPage(page)
  }
  const list = ['nodes', main, 'children']
  return { place: { list, index: nodesAt(page, list).length }, relation: 'inside', node: page.nodes[main]! }
}

const isFoot = (node: PageNode, declarations: readonly BlockDeclaration[]): boolean =>
  isHtml(node, 'footer') || declarations.some(({ tag, placement }) => placement?.insertAt === 'end' && isBlock(node, tag))

/** Returns the nodes before and after a place in its list; undefined at its beginning and end. */
export function neighboursOf(page: PageDocument, { list, index }: Place): { before: PageNode | undefined; after: PageNode | undefined } {
  const nodes = nodesAt(page, list)
  return { before: nodes.slice(0, index).findLast(isVisible), after: nodes.slice(index).find(isVisible) }
}
