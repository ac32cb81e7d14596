import type { Node } from 'estree-walker'
import { posix } from 'node:path'
import type { Plugin } from 'vite'
import { retryHook } from '../core/element/retries.js'
import { closure, readModules, usualFiles } from './module-tables.js'
import { placeOf, rewrite } from './syntax-tree.js'

/** Name of a function that is written once per file; no other has it, and it is minified with the others. */
const retrying = 'vitrineRetrying'
const hook = `globalThis[Symbol.for(${JSON.stringify(retryHook)})]`
/** Usual files of the build that is under way. */
let usual: readonly string[] | undefined

/** Lets the loader retry an import that failed, and request at once what the imported file imports itself. */
export const retriedImports: Plugin = {
  name: 'vitrine-retried-imports',
  renderStart() {
    usual = undefined
  },
  renderChunk(code, { fileName }, _options, { chunks }) {
    usual ??= usualFiles(chunks, readModules(this))
    const there = new Set([...closure(chunks, fileName), ...usual])
    const needed = (address: string): string[] => {
      const file = posix.join(posix.dirname(fileName), address)
      const more = [...closure(chunks, file)].filter((each) => each !== file && !there.has(each))
      return more.map((each) => posix.relative(posix.dirname(fileName), each).replace(/^(?!\.)/, './'))
    }
    const tree = this.parse(code)
    // With fewer than three, the hook written out is shorter.
    const isNamed = (code.match(/\bimport\(/g)?.length ?? 0) > 2
    let isFirst = isNamed
    return rewrite(code, tree, (node, text) => {
      const address = node.type === 'ImportExpression' ? textOf(node.source) : undefined
      if (!address?.startsWith('.')) return
      if (isFirst) text.append(`\nfunction ${retrying}(address, more){return ${hook}?.(address, import.meta.url, more)}`)
      isFirst = false
      const more = needed(address)
      const words = [JSON.stringify(address), ...(isNamed ? [] : ['import.meta.url']), ...(more.length > 0 ? [JSON.stringify(more)] : [])]
      text.appendLeft(placeOf(node).end, `.catch(${isNamed ? retrying : `${hook}?.`}(${words.join()}))`)
    })
  },
}

/** Returns a text without anything to fill in, however it is quoted. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
}
