import type { Plugin } from 'vite'

/** Our cache never asks page by page: a shopper need not download how that is done. */
export const leanCache: Plugin = {
  name: 'vitrine-lean-cache',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/infiniteQueryBehavior.js')) return undefined
    const names = ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
    return names.map((name) => `export const ${name} = () => undefined`).join('\n')
  },
}
