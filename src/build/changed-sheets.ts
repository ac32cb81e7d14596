import type { Plugin } from 'vite'
import { inHouse } from './in-house.js'

/** Shows a block's sheet on the page while it is being written; the block is not defined a second time. */
export const changedSheets: Plugin = {
  name: 'vitrine-changed-sheets',
  apply: 'serve',
  transform(code, id) {
    if (!/\/src\/blocks\/[^/]+\/index\.ts$/.test(id)) return undefined
    const accepted = this.parse(code).body.flatMap((node) => {
      if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith('.css?inline')) return []
      const address = JSON.stringify(node.source.value)
      return node.specifiers.map(
        ({ local }) => `import.meta.hot.accept(${address}, (now) => now && changeSheet(${local.name}, now.default))`,
      )
    })
    if (accepted.length === 0) return undefined
    const sheets = JSON.stringify(inHouse('src/core/dom/sheets.ts'))
    return {
      code: [code, `import { changeSheet } from ${sheets}`, 'if (import.meta.hot) {', ...accepted, '}', ''].join('\n'),
      map: null,
    }
  },
}
