import type { Plugin } from 'vite'
import { placeOf, rewrite } from './syntax-tree.js'

const runtime = /rolldown-runtime/

/**
 * Helper of the bundler that makes the object of getters for a part that is imported late. It stands where it is used: the file that the
 * bundler puts it in would be one more request of every page.
 */
const helper = `const __exportAll = (all) => {
  const names = {}
  for (const name in all) Object.defineProperty(names, name, { get: all[name], enumerable: true })
  return names
}`

/** Returns true when a file is the bundler's own: React, which is CommonJS, needs more of it than that helper. */
export const isBundlers = (file: string): boolean => runtime.test(file)

export const ownNamespaces: Plugin = {
  name: 'vitrine-own-namespaces',
  renderChunk(code) {
    return rewrite(code, this.parse(code), (node, text) => {
      if (node.type !== 'ImportDeclaration' || !runtime.test(String(node.source.value))) return
      const [only, ...others] = node.specifiers
      const { start, end } = placeOf(node)
      if (!only) text.remove(start, end)
      else if (others.length === 0 && only.local.name === '__exportAll') text.overwrite(start, end, helper)
    })
  },
  generateBundle(_, bundle) {
    const isAsked = (file: string): boolean =>
      Object.values(bundle).some(
        (chunk) => chunk.type === 'chunk' && chunk.fileName !== file && chunk.code.includes(file.replace(/^.*\//, '')),
      )
    for (const file of Object.keys(bundle)) if (isBundlers(file) && !isAsked(file)) delete bundle[file]
  },
}
