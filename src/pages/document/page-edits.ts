import type { BlockNode, Json, PageNode } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import type { NodePath } from './problems.js'

/** A gap between nodes: `list` is the way to a list of nodes, `index` the node that will stand after the gap. */
export interface Place {
  list: NodePath
  index: number
}

/** Returns the lists of the nodes inside a node: `children` of a plain element, each slot of a block. */
export function listsOf(node: PageNode): readonly NodePath[] {
  if (typeof node === 'string' || 'shared' in node) return []
  if ('html' in node) return [['children']]
  return Object.keys(node.slots ?? {}).map((slot) => ['slots', slot])
}

/** Returns the node at a way, or undefined when nothing is there any more. */
export function nodeAt(page: PageDocument, way: NodePath): PageNode | undefined {
  return way.length === 0 ? undefined : (stepInto(page, way) as PageNode | undefined)
}

/** Returns the nodes of a list; a slot or children that were never filled are empty. */
export function nodesAt(page: PageDocument, list: NodePath): readonly PageNode[] {
  return (stepInto(page, list) ?? []) as readonly PageNode[]
}

/** Returns the way to the node around a list or a node; undefined at the top. */
export function parentPath(way: NodePath): NodePath | undefined {
  const steps = typeof way.at(-1) === 'number' ? way.slice(0, -1) : way
  const last = steps.findLastIndex((step) => typeof step === 'number')
  return last < 0 ? undefined : steps.slice(0, last + 1)
}

/** Returns the place of a node. */
export const placeOf = (way: NodePath): Place => ({ list: way.slice(0, -1), index: way.at(-1) as number })
export const pathTo = ({ list, index }: Place): NodePath => [...list, index]
export const sameWay = (one: NodePath | undefined, other: NodePath | undefined): boolean =>
  one === other || (one?.length === other?.length && one !== undefined && one.every((step, index) => step === other?.[index]))
/** Returns true when `way` is `outer`, or leads into it. */
export const isWithin = (way: NodePath, outer: NodePath): boolean => outer.every((step, index) => way[index] === step)

/** Every edit gives a new document that shares what did not change with the old one. */
export const insertAt = (page: PageDocument, { list, index }: Place, ...nodes: readonly PageNode[]): PageDocument =>
  changeList(page, list, (before) => before.toSpliced(index, 0, ...nodes))
export const removeAt = (page: PageDocument, way: NodePath): PageDocument =>
  changeList(page, placeOf(way).list, (before) => before.toSpliced(placeOf(way).index, 1))
export const replaceAt = (page: PageDocument, way: NodePath, node: PageNode): PageDocument =>
  changeList(page, placeOf(way).list, (before) => before.with(placeOf(way).index, node))

/**
 * Moves a node into a gap, both named as they stand before the move.
 * @returns the new document and where the node stands in it; undefined when the gap lies inside the node itself
 */
export function moveTo(page: PageDocument, from: NodePath, to: Place): { page: PageDocument; at: NodePath } | undefined {
  const node = nodeAt(page, from)
  if (node === undefined || isWithin(to.list, from)) return undefined
  const target = afterRemoval(to, placeOf(from))
  return { page: insertAt(removeAt(page, from), target, node), at: pathTo(target) }
}

/** Returns a block with one field set; undefined takes the field away, so that its default counts. */
export function withField(node: BlockNode, property: string, value: Json | undefined): BlockNode {
  const { fields = {}, ...rest } = node
  const { [property]: _before, ...others } = fields
  const next = value === undefined ? others : { ...fields, [property]: value }
  return Object.keys(next).length > 0 ? { ...rest, fields: next } : rest
}

// Removing a node moves up everything behind it in the list, and the ways that lead through it.
export function afterRemoval({ list, index }: Place, removed: Place): Place {
  const depth = removed.list.length
  if (!isWithin(list, removed.list)) return { list, index }
  if (list.length === depth) return { list, index: index > removed.index ? index - 1 : index }
  const step = list[depth] as number
  return { list: list.with(depth, step > removed.index ? step - 1 : step), index }
}

function stepInto(from: unknown, way: NodePath): unknown {
  return way.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? (at as Record<string | number, unknown>)[step] : undefined,
    from,
  )
}

function changeList(page: PageDocument, list: NodePath, change: (nodes: readonly PageNode[]) => readonly PageNode[]): PageDocument {
  return changeIn(page, list, (nodes) => change((nodes ?? []) as readonly PageNode[])) as PageDocument
}

function changeIn(at: unknown, [step, ...way]: NodePath, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(at)
  if (Array.isArray(at)) return at.with(step as number, changeIn(at[step as number], way, change))
  const entries = (at ?? {}) as Record<string, unknown>
  return { ...entries, [step]: changeIn(Object.hasOwn(entries, step) ? entries[step] : undefined, way, change) }
}
