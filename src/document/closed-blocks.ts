import { declarations } from '../blocks/declarations.js'
import type { PageNode } from '../element/declaration.js'
import { blocksIn } from './page-walk.js'

/** On the root of a page: what its visitor has closed on an earlier one, by the keys under which the visit keeps it. */
const closedAttribute = 'data-vitrine-closed'

/**
 * Tells the page, before it is drawn, which of its blocks were closed for this visit, so that no place is kept for them.
 * Their keys end in `-closed`. Empty for a page that has no such block.
 */
export function closedScript(nodes: readonly PageNode[]): string {
  const tags = new Set([...blocksIn(nodes)].map(({ block }) => block))
  const kept = declarations.flatMap(({ tag, keeps = [] }) => (tags.has(tag) ? keeps.filter((key) => key.endsWith('-closed')) : []))
  const closed = `${JSON.stringify(kept)}.filter(key=>sessionStorage.getItem(key)).join(' ')`
  return kept.length === 0 ? '' : `try{document.documentElement.setAttribute('${closedAttribute}',${closed})}catch{}`
}
