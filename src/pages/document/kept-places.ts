import { declarations } from '../../blocks/declarations.js'
import type { BlockDeclaration, BlockNode, PageNode } from '../../core/element/declaration.js'
import { holds } from './field-visibility.js'
import { blocksIn } from './page-walk.js'

/** Attribute on the root of a page: what the visitor's browser keeps by which the places of the page's blocks differ. */
const keptAttribute = 'data-vitrine-kept'

/** Returns the keys under which the visit keeps that a block was closed. */
const closedKeys = ({ storageKeys = [] }: BlockDeclaration): string[] => storageKeys.filter((key) => key.endsWith('-closed'))

/** Returns the selectors that hide a block on a page whose visitor has closed it on an earlier one; none when it cannot be closed. */
export const closedSelectors = (declaration: BlockDeclaration): string[] =>
  closedKeys(declaration).map((key) => `[${keptAttribute}~='${key}'] ${declaration.tag}`)

/**
 * Returns the script that tells the page, before it is drawn, what the visitor's browser keeps by which the places of its blocks differ,
 * and what its address asks for: that one was closed, or that there is something for one to show. Empty for a page that has no such
 * block.
 */
export function keptPlacesScript(nodes: readonly PageNode[]): string {
  const keys = [...new Set([...blocksIn(nodes)].flatMap(keysOf))]
  if (keys.length === 0) return ''
  const address = keys.some((key) => key.startsWith('?'))
  // A browser that refuses storage still has an address to read.
  const stored = `(key=>{try{return sessionStorage.getItem(key)||localStorage.getItem(key)}catch{}})`
  const asked = `(key=>key[0]=='?'?new URLSearchParams(location.search).get(key.slice(1)):${stored}(key))`
  return `document.documentElement.setAttribute('${keptAttribute}',${JSON.stringify(keys)}.filter(${address ? asked : stored}).join(' '))`
}

function keysOf({ block, fields = {} }: BlockNode): string[] {
  const declaration = declarations.find(({ tag }) => tag === block)
  if (!declaration) return []
  const placed = Object.entries(declaration.layoutDependsOn ?? {}).filter(
    ([, conditions]) => conditions.length === 0 || conditions.some((condition) => holds(declaration, condition, fields)),
  )
  return [...closedKeys(declaration), ...placed.map(([key]) => key)]
}
