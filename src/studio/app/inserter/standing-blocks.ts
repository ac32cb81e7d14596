import type { PageDocument } from '../../../pages/document/page-document.js'
import { isBlockVisit, visitsOf } from '../../../pages/document/page-walk.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration } from '../../../core/element/declaration.js'

/** Returns where each kind of block stands on a page, by its tag. */
export function standingBlocks(page: PageDocument, declarations: readonly BlockDeclaration[]): ReadonlyMap<string, readonly NodePath[]> {
  const standing = new Map<string, NodePath[]>()
  for (const { node, way } of visitsOf(page, declarations).filter(isBlockVisit))
    standing.set(node.block, [...(standing.get(node.block) ?? []), way])
  return standing
}
