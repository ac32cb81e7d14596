import type { PageDocument } from '../../../builder/page-document.js'
import type { BlockNode, PageNode } from '../../../element/declaration.js'
import { samePage } from '../saving/unsaved-drafts.js'

export type PageChange =
  | { kind: 'path'; before: string; after: string }
  | { kind: 'title'; after: string }
  | { kind: 'description' | 'about' | 'order' }
  | { kind: 'added' | 'removed' | 'changed'; block: string; count: number }

/** What is different between two versions of a page, as an editor would tell it: blocks are counted, not compared by place. */
export function pageChanges(before: PageDocument, after: PageDocument): PageChange[] {
  const blocks = blockChanges(before.nodes, after.nodes)
  const nodesDiffer = !samePage(before.nodes, after.nodes)
  return [
    ...(before.path === after.path ? [] : [{ kind: 'path' as const, before: before.path, after: after.path }]),
    ...(before.title === after.title ? [] : [{ kind: 'title' as const, after: after.title }]),
    ...(before.description === after.description ? [] : [{ kind: 'description' as const }]),
    ...(aboutOf(before) === aboutOf(after) ? [] : [{ kind: 'about' as const }]),
    ...blocks,
    ...(nodesDiffer && blocks.length === 0 ? [{ kind: 'order' as const }] : []),
  ]
}

const aboutOf = ({ language, canonical, role, openGraph }: PageDocument): string => JSON.stringify([language, canonical, role, openGraph])

function blockChanges(before: readonly PageNode[], after: readonly PageNode[]): PageChange[] {
  const [then, now] = [settingsByTag(before), settingsByTag(after)]
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((block) => {
    const gone = without(then.get(block) ?? [], now.get(block) ?? [])
    const come = without(now.get(block) ?? [], then.get(block) ?? [])
    const changed = Math.min(gone.length, come.length)
    return [
      { kind: 'added' as const, block, count: come.length - changed },
      { kind: 'removed' as const, block, count: gone.length - changed },
      { kind: 'changed' as const, block, count: changed },
    ].filter(({ count }) => count > 0)
  })
}

function settingsByTag(nodes: readonly PageNode[]): Map<string, string[]> {
  const settings = new Map<string, string[]>()
  for (const { block, fields = {} } of blocksIn(nodes)) {
    const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
    settings.set(block, [...(settings.get(block) ?? []), JSON.stringify(sorted)])
  }
  return settings
}

function blocksIn(nodes: readonly PageNode[]): BlockNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if ('html' in node) return blocksIn(node.children ?? [])
    return [node, ...Object.values(node.slots ?? {}).flatMap(blocksIn)]
  })
}

/** The entries of a list that another list does not have, each of those counting once. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((entry) => {
    const at = left.indexOf(entry)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
