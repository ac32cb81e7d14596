import type { PageDocument } from '../../../pages/document/page-document.js'
import type { PageNode } from '../../../core/element/declaration.js'
import { canonical, samePage } from '../session/same-page.js'

export type PageChange =
  | { kind: 'path'; before: string; after: string }
  | { kind: 'title'; after: string }
  | { kind: 'description' | 'about' | 'order' }
  | { kind: 'added' | 'removed'; node: PageNode }
  /** `fields` are the properties that say something else. */
  | { kind: 'changed'; node: PageNode; fields: readonly string[] }

/** Returns the differences between two versions of a page in an editor's terms. The place of a block or text counts only for the order. */
export function pageChanges(before: PageDocument, after: PageDocument): PageChange[] {
  const [then, now] = [partsIn(before.nodes), partsIn(after.nodes)]
  const [gone, come] = [without(then, now), without(now, then)]
  const nodes = nodeChanges(gone, come)
  const isMoved = !sameText(without(then, gone), without(now, come))
  const isOrder = isMoved || (nodes.length === 0 && !samePage(before.nodes, after.nodes))
  return [
    ...(before.path === after.path ? [] : [{ kind: 'path' as const, before: before.path, after: after.path }]),
    ...(before.title === after.title ? [] : [{ kind: 'title' as const, after: after.title }]),
    ...(before.description === after.description ? [] : [{ kind: 'description' as const }]),
    ...(samePage(aboutOf(before), aboutOf(after)) ? [] : [{ kind: 'about' as const }]),
    ...nodes,
    ...(isOrder ? [{ kind: 'order' as const }] : []),
  ]
}

const aboutOf = ({ language, canonical: address, role, openGraph, noindex }: PageDocument): unknown => [
  language,
  address,
  role,
  openGraph,
  noindex,
]

/** A block without the content of its slots, or a text with all its words. */
interface Part {
  node: PageNode
  kind: string
  text: string
}

const holders = new Set(['main', 'header', 'footer', 'nav', 'div'])

function partsIn(nodes: readonly PageNode[]): Part[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node.trim() ? [{ node, kind: 'text', text: node.trim() }] : []
    if ('shared' in node) return [{ node, kind: 'shared', text: canonical(node) }]
    if ('html' in node) return holders.has(node.html) ? partsIn(node.children ?? []) : [{ node, kind: node.html, text: canonical(node) }]
    const { slots = {}, ...own } = node
    return [{ node, kind: node.block, text: canonical(own) }, ...Object.values(slots).flatMap(partsIn)]
  })
}

/** Pairs the removed and added nodes of one kind in their order: each pair is one changed node. */
function nodeChanges(gone: readonly Part[], come: readonly Part[]): PageChange[] {
  const left = [...gone]
  const changes = come.map(({ node, kind }): PageChange => {
    const at = left.findIndex((part) => part.kind === kind)
    const [old] = at < 0 ? [] : left.splice(at, 1)
    return old ? { kind: 'changed', node, fields: changedFields(old.node, node) } : { kind: 'added', node }
  })
  return [...changes, ...left.map(({ node }) => ({ kind: 'removed' as const, node }))]
}

function changedFields(before: PageNode, after: PageNode): string[] {
  const [then, now] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((name) => canonical(then[name]) !== canonical(now[name]))
}

const fieldsOf = (node: PageNode): Readonly<Record<string, unknown>> =>
  typeof node === 'object' && 'block' in node ? (node.fields ?? {}) : {}

/** Returns the parts of a list that another list lacks; each part of the other list matches only one. */
function without(list: readonly Part[], other: readonly Part[]): Part[] {
  const left = other.map(idOf)
  return list.filter((part) => {
    const at = left.indexOf(idOf(part))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const idOf = ({ kind, text }: Part): string => `${kind} ${text}`
const sameText = (one: readonly Part[], other: readonly Part[]): boolean => one.map(idOf).join('\n') === other.map(idOf).join('\n')
