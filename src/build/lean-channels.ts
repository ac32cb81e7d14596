import type { Node } from 'estree-walker'
import type { Plugin } from 'vite'
import { placeOf, rewrite } from './syntax-tree.js'

/** Removes the descriptions of channels, which a shopper need not download. */
export const leanChannels: Plugin = {
  name: 'vitrine-lean-channels',
  transform(code, id) {
    if (!id.endsWith('/src/commerce/domain/channels.ts')) return undefined
    return rewrite(code, this.parse(code), (node, text) => {
      for (const [property, next] of describedProperties(node)) {
        if (nameOf(property) !== 'about') continue
        const { start, end } = placeOf(property)
        text.remove(start, next ? placeOf(next).start : end)
      }
    })
  },
}

/** Returns every property of the description in `channel({ … })`, with the one that follows it. */
function describedProperties(node: Node): [Node, Node | undefined][] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'channel') return []
  const [description] = node.arguments
  return description?.type === 'ObjectExpression' ? description.properties.map((each, index, all) => [each, all[index + 1]]) : []
}

const nameOf = (node: Node): string | undefined => (node.type === 'Property' && node.key.type === 'Identifier' ? node.key.name : undefined)
