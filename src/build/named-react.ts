import type { Plugin } from 'vite'
import { inHouse } from './in-house.js'

const named = new Map([
  ['react', inHouse('src/entries/runtime/named-react.ts')],
  ['react/jsx-runtime', inHouse('src/entries/runtime/named-jsx.ts')],
])
const house = inHouse('src/')

/** Lets our own modules import React's parts by name, not as members of a CommonJS module: that saves a few bytes at every element. */
export const namedReact: Plugin = {
  name: 'vitrine-named-react',
  enforce: 'pre',
  resolveId(source, importer) {
    const module = named.get(source)
    return module && importer !== module && importer?.startsWith(house) ? module : undefined
  },
}
