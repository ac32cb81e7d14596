import type { Node } from 'estree-walker'
import type { Plugin } from 'vite'
import { retryHook } from '../element/retries.js'
import { placeOf, rewrite } from './syntax-tree.js'

/** What could not be fetched is the loader's to fetch again. */
export const retriedImports: Plugin = {
  name: 'vitrine-retried-imports',
  renderChunk(code) {
    return rewrite(code, this.parse(code), (node, text) => {
      const address = node.type === 'ImportExpression' ? textOf(node.source) : undefined
      if (!address?.startsWith('.')) return
      const hook = `globalThis[Symbol.for(${JSON.stringify(retryHook)})]`
      text.appendLeft(placeOf(node).end, `.catch(${hook}?.(${JSON.stringify(address)},import.meta.url))`)
    })
  },
}

/** A text without anything to fill in, however it is quoted. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
}
