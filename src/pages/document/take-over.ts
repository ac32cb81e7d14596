import type { PageNode } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import { isWithin, nodeAt, nodesAt, type Place, placeOf, parentPath } from './page-edits.js'
import type { NodePath } from './problems.js'
import { translatePage } from './translate.js'
import type { PageTranslation } from './translation.js'

/**
 * Returns what a page takes over from its original so that it has the text at `way` too: the largest node of which it has nothing yet,
 * not translated, and the gap between the same neighbours. Undefined when no gap is like the one in the original.
 */
export function takeOver(
  original: PageDocument,
  variant: PageDocument,
  { texts, missing }: PageTranslation,
  way: NodePath,
): { node: PageNode; place: Place } | undefined {
  const has = (outer: NodePath): boolean => texts.some((text) => text.original && isWithin(text.original.way, outer))
  const from = largest(way, (outer) => !has(outer) && missing.some((text) => isWithin(text.way, outer)))
  const node = nodeAt(original, from)
  if (node === undefined || from.length === 0) return undefined
  const { list, index } = placeOf(from)

  function counterpart(sibling: number): NodePath | undefined {
    const theirs = [...list, sibling]
    const found = texts.find((text) => text.original && isWithin(text.original.way, theirs) && text.way.length >= from.length)
    const own = found?.way.slice(0, from.length)
    return own && kindOf(nodeAt(variant, own)) === kindOf(nodeAt(original, theirs)) ? own : undefined
  }

  const siblings = nodesAt(original, list).length
  const before = nearest(index - 1, -1, (at) => at >= 0, counterpart)
  if (before) return { node: copyOf(original, node, variant), place: { list: before.slice(0, -1), index: (before.at(-1) as number) + 1 } }
  const after = nearest(index + 1, 1, (at) => at < siblings, counterpart)
  if (after) return { node: copyOf(original, node, variant), place: placeOf(after) }
  const around = parentPath(list)
  const isSame = around === undefined || kindOf(nodeAt(variant, around)) === kindOf(nodeAt(original, around))
  if (!isSame) return undefined
  return { node: copyOf(original, node, variant), place: { list, index: Math.min(index, nodesAt(variant, list).length) } }
}

function largest(way: NodePath, fits: (way: NodePath) => boolean): NodePath {
  const outer = parentPath(way.slice(0, -1))
  return outer && fits(outer) ? largest(outer, fits) : way
}

function nearest(
  from: number,
  step: 1 | -1,
  isIn: (at: number) => boolean,
  look: (at: number) => NodePath | undefined,
): NodePath | undefined {
  for (let at = from; isIn(at); at += step) {
    const found = look(at)
    if (found) return found
  }
  return undefined
}

const copyOf = (original: PageDocument, node: PageNode, { path, language }: PageDocument): PageNode =>
  translatePage({ ...original, nodes: [node] }, { path, language, say: (text) => text, link: (address) => address }).nodes[0] as PageNode

const kindOf = (node: PageNode | undefined): string | undefined =>
  typeof node === 'object' ? ('block' in node ? node.block : 'html' in node ? node.html : node.shared) : undefined
