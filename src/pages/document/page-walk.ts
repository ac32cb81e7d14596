import type { BlockDeclaration, BlockNode, HtmlNode, PageNode } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import type { NodePath } from './problems.js'

interface Visited {
  way: NodePath
  /** Elements and blocks around it, the nearest last. */
  around: readonly (BlockNode | HtmlNode)[]
}
export interface VisitedBlock extends Visited {
  node: BlockNode
  declaration: BlockDeclaration
}
export interface VisitedHtml extends Visited {
  node: HtmlNode
}
export type Visit = VisitedBlock | VisitedHtml

export const isBlockVisit = (visit: Visit): visit is VisitedBlock => 'declaration' in visit

/** Returns every known block and every plain element of a page, in reading order. */
export function visitsOf(page: PageDocument, declarations: readonly BlockDeclaration[]): Visit[] {
  const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))
  const visits: Visit[] = []
  function walk(nodes: readonly PageNode[], way: NodePath, around: Visited['around']): void {
    for (const [index, node] of nodes.entries()) {
      if (typeof node === 'string' || 'shared' in node) continue
      const here = [...way, index]
      const inside = [...around, node]
      if ('html' in node) {
        visits.push({ node, way: here, around })
        walk(node.children ?? [], [...here, 'children'], inside)
        continue
      }
      const declaration = known.get(node.block)
      if (declaration) visits.push({ node, declaration, way: here, around })
      for (const [slot, below] of Object.entries(node.slots ?? {})) walk(below, [...here, 'slots', slot], inside)
    }
  }
  walk(page.nodes, ['nodes'], [])
  return visits
}

/** Yields every block, known or not, and every plain element, from the top down. */
export function* everyNode(nodes: readonly PageNode[]): Generator<BlockNode | HtmlNode> {
  for (const node of nodes) {
    if (typeof node === 'string' || 'shared' in node) continue
    yield node
    yield* everyNode('block' in node ? Object.values(node.slots ?? {}).flat() : (node.children ?? []))
  }
}

/** Yields every block, known or not, from the top down. */
export function* blocksIn(nodes: readonly PageNode[]): Generator<BlockNode> {
  for (const node of everyNode(nodes)) if ('block' in node) yield node
}

/** Returns the value of a field, or else its default. */
export function fieldValue({ node, declaration }: VisitedBlock, property: string): unknown {
  if (Object.hasOwn(node.fields ?? {}, property)) return node.fields?.[property]
  // An entry that a page wrote into Object.prototype is no default.
  const field = Object.hasOwn(declaration.fields, property) ? declaration.fields[property] : undefined
  return field && Object.hasOwn(field, 'default') ? field.default : undefined
}

/** Returns the words that a reader finds in a node; a picture's are its alternative text. */
export function visibleText(node: PageNode): string {
  if (typeof node === 'string') return node
  if ('shared' in node) return ''
  if ('block' in node)
    return Object.values(node.slots ?? {})
      .flat()
      .map(visibleText)
      .join(' ')
  return [node.attributes?.alt ?? '', ...(node.children ?? []).map(visibleText)].join('')
}

/** Returns true when nobody sees a text: marks that take no room, such as the zero-width space that other programs paste, do not count. */
export const isBlank = (text: string): boolean => text.replace(/\p{Cf}/gu, '').trim() === ''
