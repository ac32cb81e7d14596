import { declarations } from '../blocks/declarations.js'
import type { BlockDeclaration, PageNode } from '../element/declaration.js'
import { blocksIn } from './page-walk.js'

/** On the root of a page: what its visitor has closed on an earlier one, by the keys under which the visit keeps it. */
const closedAttribute = 'data-vitrine-closed'

/** Under what the visit keeps that a block was closed. */
const closedKeys = ({ keeps = [] }: BlockDeclaration): string[] => keeps.filter((key) => key.endsWith('-closed'))

/** What hides a block on a page whose visitor has closed it on an earlier one; nothing for one that cannot be closed. */
export const closedSelectors = (declaration: BlockDeclaration): string[] =>
  closedKeys(declaration).map((key) => `[${closedAttribute}~='${key}'] ${declaration.tag}`)

/**
 * Tells the page, before it is drawn, which of its blocks were closed for this visit, so that no place is kept for them.
 * Empty for a page that has no such block.
 */
export function closedScript(nodes: readonly PageNode[]): string {
  const tags = new Set([...blocksIn(nodes)].map(({ block }) => block))
  const kept = declarations.flatMap((declaration) => (tags.has(declaration.tag) ? closedKeys(declaration) : []))
  const closed = `${JSON.stringify(kept)}.filter(key=>sessionStorage.getItem(key)).join(' ')`
  return kept.length === 0 ? '' : `try{document.documentElement.setAttribute('${closedAttribute}',${closed})}catch{}`
}
