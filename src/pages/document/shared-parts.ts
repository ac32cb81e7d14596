import type { BlockDeclaration, PageNode, SharedNode } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { PageDocument } from './page.js'
import { isWithin } from './page-edits.js'
import { type Problem, problem, type NodePath } from './problems.js'

/**
 * Returns a shared part by its id, as pages of a language show it: its translation where visitors can see that one. Undefined when there
 * is none.
 */
export type PartOf = (id: string, language: PageDocument['language']) => PageDocument | undefined

export const isShared = (node: PageNode | undefined): node is SharedNode => typeof node === 'object' && 'shared' in node

/** Returns the ids of the parts in a list of nodes, without those inside other parts. */
export function sharedIn(nodes: readonly PageNode[]): Set<string> {
  const found = new Set<string>()
  mapShared(nodes, (node) => {
    found.add(node.shared)
    return [node]
  })
  return found
}

/** Returns the ids of all parts that a page names, also of those within others. */
export function sharedWithin(
  { nodes, language }: Pick<PageDocument, 'nodes' | 'language'>,
  partOf: PartOf,
  found = new Set<string>(),
): Set<string> {
  for (const id of sharedIn(nodes)) {
    if (found.has(id)) continue
    found.add(id)
    sharedWithin({ nodes: partOf(id, language)?.nodes ?? [], language }, partOf, found)
  }
  return found
}

/** Maximum of nodes of a page with all parts that it shows; no page that a browser could show has as many. */
export const maxResolvedNodes = 20_000

/**
 * Counts the nodes of a page with all parts in it, each as often as it is shown. Parts that show others twice would double them with
 * every step, so they are counted before they are put in.
 * @param known the counts of parts so far; shared by calls about the same parts in the same language
 */
export function countResolved(
  { nodes, language }: Pick<PageDocument, 'nodes' | 'language'>,
  partOf: PartOf,
  known = new Map<string, number>(),
): number {
  return countNodes(nodes, (id) => partOf(id, language), known)
}

type FoundPart = (id: string) => PageDocument | undefined

function countNodes(nodes: readonly PageNode[], partOf: FoundPart, known: Map<string, number>): number {
  let count = 0
  for (const node of nodes) {
    if (typeof node === 'string') count += 1
    else if ('shared' in node) count += countPart(node.shared, partOf, known)
    else if ('html' in node) count += 1 + countNodes(node.children ?? [], partOf, known)
    else count += 1 + Object.values(node.slots ?? {}).reduce((sum, below) => sum + countNodes(below, partOf, known), 0)
  }
  return count
}

function countPart(id: string, partOf: FoundPart, known: Map<string, number>): number {
  const before = known.get(id)
  if (before !== undefined) return before
  // A part that contains itself is shown once.
  known.set(id, 0)
  const count = countNodes(partOf(id)?.nodes ?? [], partOf, known)
  known.set(id, count)
  return count
}

/**
 * Returns the page as shoppers get it: every shared part's nodes in its place, in the page's language where the part has it, with the
 * navigation of a part leading to this page's twin in the other language. A part that is gone leaves nothing, and so does one that would
 * make the page endless; one that contains itself is shown once. A page without shared parts is given back as it is.
 * @param page the page as it is kept, with `{ shared: id }` where a part stands
 * @param partOf returns a part by its id, in the language of the page
 * @param declarations the blocks that may stand in parts: their fields say which of them lead to the other language
 * @example
 * ```ts
 * import { type PageDocument, resolveParts } from '@vitrine/blocks/document'
 *
 * const parts = new Map<string, PageDocument>()
 * const complete = (page: PageDocument) => resolveParts(page, (id) => parts.get(id))
 * ```
 */
export function resolveParts(
  page: PageDocument,
  partOf: PartOf,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): PageDocument {
  const { translation, language } = page
  const found: FoundPart = (id) => partOf(id, language)
  const counts = new Map<string, number>()
  let left = maxResolvedNodes
  const fits = (id: string, isOnPage: boolean): boolean => {
    // Parts within another one are counted with it.
    if (!isOnPage) return true
    const count = countPart(id, found, counts)
    if (count > left) return false
    left -= count
    return true
  }
  const inside = (nodes: readonly PageNode[], around: readonly string[]): readonly PageNode[] =>
    mapShared(nodes, ({ shared }) => {
      const part = around.includes(shared) || !fits(shared, around.length === 0) ? undefined : found(shared)
      return part ? inside(translation ? leadingTo(part.nodes, translation, declarations) : part.nodes, [...around, shared]) : []
    })
  const nodes = inside(page.nodes, [])
  return nodes === page.nodes ? page : { ...page, nodes }
}

/**
 * Returns the page with every shared part's nodes where it stands, so that all other ways stay as they are: several nodes of one part
 * share a plain element. Checks that look at a page as a whole and report a place use it.
 */
export function standInParts(page: PageDocument, partOf: PartOf): PageDocument {
  const nodes = mapShared(page.nodes, ({ shared }) => {
    const part = partOf(shared, page.language)
    const own = part ? resolveParts({ ...part, language: page.language }, partOf).nodes : []
    return [own.length === 1 ? (own[0] as PageNode) : { html: 'div', children: own }]
  })
  return nodes === page.nodes ? page : { ...page, nodes }
}

/** Returns the ways to the shared parts of a page. */
export function waysToShared(nodes: readonly PageNode[], way: NodePath = ['nodes']): NodePath[] {
  return nodes.flatMap((node, index) => {
    const here = [...way, index]
    if (typeof node === 'string') return []
    if ('shared' in node) return [here]
    if ('html' in node) return waysToShared(node.children ?? [], [...here, 'children'])
    return Object.entries(node.slots ?? {}).flatMap(([slot, below]) => waysToShared(below, [...here, 'slots', slot]))
  })
}

const aboutPlaces: ReadonlySet<Problem['kind']> = new Set(['wrong-parent', 'wrong-place', 'too-many', 'not-accepted', 'doubled-id'])

/** Leaves problems inside a part to the page of the part; reports here where the part stands, and that it is missing. */
export function partProblems<Found extends Problem>(page: PageDocument, problems: readonly Found[], partOf: PartOf): (Found | Problem)[] {
  const ways = waysToShared(page.nodes)
  const told = problems.flatMap((each) => {
    const around = ways.find((way) => isWithin(each.at, way))
    if (!around) return [each]
    const { field: _field, ...about } = each
    return aboutPlaces.has(each.kind) ? [{ ...about, at: around } as Found] : []
  })
  const missing = ways.filter((way) => partOf(idAt(page, way), page.language) === undefined)
  return [...told, ...missing.map((way) => problem('missing-part', way))]
}

function idAt(page: PageDocument, way: NodePath): string {
  const node = way.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], page)
  return (node as SharedNode).shared
}

/** Replaces every shared node by other nodes; lists without any stay the very same. */
function mapShared(nodes: readonly PageNode[], put: (node: SharedNode) => readonly PageNode[]): readonly PageNode[] {
  let changed = false
  const next = nodes.flatMap((node): readonly PageNode[] => {
    const given = isShared(node) ? put(node) : [mapInside(node, (below) => mapShared(below, put))]
    if (given.length !== 1 || given[0] !== node) changed = true
    return given
  })
  return changed ? next : nodes
}

function leadingTo(nodes: readonly PageNode[], otherLanguageUrl: string, declarations: readonly BlockDeclaration[]): readonly PageNode[] {
  return nodes.map((node) => {
    const inner = mapInside(node, (below) => leadingTo(below, otherLanguageUrl, declarations))
    if (typeof inner === 'string' || !('block' in inner)) return inner
    const leads = declarations.find(({ tag }) => tag === inner.block)?.fields.otherLanguageUrl
    return leads ? { ...inner, fields: { ...inner.fields, otherLanguageUrl } } : inner
  })
}

function mapInside(node: PageNode, change: (nodes: readonly PageNode[]) => readonly PageNode[]): PageNode {
  if (typeof node === 'string' || 'shared' in node) return node
  if ('html' in node) {
    const children = node.children && change(node.children)
    return children === node.children ? node : { ...node, ...(children && { children }) }
  }
  const slots = Object.entries(node.slots ?? {}).map(([slot, before]) => [slot, before, change(before)] as const)
  if (slots.every(([, before, after]) => before === after)) return node
  return { ...node, slots: Object.fromEntries(slots.map(([slot, , after]) => [slot, after])) }
}
