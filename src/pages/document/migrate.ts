import type { BlockDeclaration, BlockNode, PageNode } from '../../core/element/declaration.js'
import { type Problem, problem, type NodePath } from './problems.js'

/** Brings every known block to the version of its declaration; parents first, because a migration may move children. */
export function migrateNodes(
  nodes: readonly PageNode[],
  declarations: readonly BlockDeclaration[],
  problems: Problem[],
  way: NodePath = ['nodes'],
): PageNode[] {
  return nodes.map((node, index): PageNode => {
    const here = [...way, index]
    const below = (children: readonly PageNode[], ...steps: NodePath) => migrateNodes(children, declarations, problems, [...here, ...steps])
    if (typeof node === 'string' || 'shared' in node) return node
    if ('html' in node) return node.children ? { ...node, children: below(node.children, 'children') } : node
    const block = migrateBlock(
      node,
      declarations.find(({ tag }) => tag === node.block),
      here,
      problems,
    )
    if (!block.slots) return block
    const slots = Object.entries(block.slots).map(([slot, children]) => [slot, below(children, 'slots', slot)] as const)
    return { ...block, slots: Object.fromEntries(slots) }
  })
}

function migrateBlock(node: BlockNode, declaration: BlockDeclaration | undefined, way: NodePath, problems: Problem[]): BlockNode {
  if (!declaration) return node
  const from = node.version ?? declaration.version
  if (from > declaration.version) {
    problems.push(problem('newer-block', way, { name: declaration.name }))
    return node
  }
  try {
    return { ...migrate(node, declaration, from), version: declaration.version }
  } catch {
    // A page must open even when one of its migrations fails.
    problems.push(problem('not-migrated', way, { name: declaration.name }))
    return node
  }
}

function migrate(node: BlockNode, declaration: BlockDeclaration, from: number): BlockNode {
  const steps = (declaration.migrations ?? []).filter(({ to }) => to > from && to <= declaration.version)
  return steps.toSorted((one, other) => one.to - other.to).reduce((old, step) => ({ ...step.migrate(old), version: step.to }), node)
}
