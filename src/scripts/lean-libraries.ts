import { basename } from 'node:path'
import type { Node } from 'estree-walker'
import type MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { placeOf, rewrite } from './syntax-tree.js'

const yes = '() => true'
const nothing = '() => undefined'

/**
 * Our cache (`platform/cache.ts`) names its entries itself and asks nothing by itself, neither page by page nor on focus
 * or reconnect; it has no observers, compares no answers, and needs no clock but the browser's.
 */
const unusedFiles: Readonly<Record<string, string>> = {
  infiniteQueryBehavior: `export const infiniteQueryBehavior = ${nothing}, hasNextPage = ${nothing}, hasPreviousPage = ${nothing}`,
  focusManager: `export class FocusManager {}\nexport const focusManager = { isFocused: ${yes} }`,
  onlineManager: `export class OnlineManager {}\nexport const onlineManager = { isOnline: ${yes} }`,
  timeoutManager: [
    'export class TimeoutManager {}',
    'export const systemSetTimeoutZero = (then) => setTimeout(then), defaultTimeoutProvider = globalThis',
    'export const timeoutManager = globalThis',
  ].join('\n'),
}
const unusedMethods = [
  ...['queryType', 'resetState', 'reset', 'isActive', 'isDisabled', 'isFetched', 'isStatic', 'isStale', 'isStaleByTime', 'invalidate'],
  ...['onFocus', 'onOnline', 'addObserver', 'removeObserver', 'getObserversCount', 'clear', 'find', 'findAll'],
]
const shorterBodies: Readonly<Record<string, string>> = {
  replaceData: '{ return data }',
  hashQueryKeyByOptions: '{}',
}

/** Of the libraries that every block comes with, what no block uses: a shopper need not download it. */
export const leanLibraries: Plugin = {
  name: 'vitrine-lean-libraries',
  enforce: 'pre',
  load(id) {
    return inCache.test(id) ? unusedFiles[basename(id, '.js')] : undefined
  },
  transform(code, id) {
    const [, lean] = libraries.find(([place]) => place.test(id)) ?? []
    return lean && rewrite(code, this.parse(code), lean)
  },
}

const inCache = /node_modules[\\/]@tanstack[\\/]query-core[\\/]/

const libraries: readonly [RegExp, (node: Node, text: MagicString) => void][] = [
  [
    inCache,
    (node, text) => {
      const { start, end } = placeOf(node)
      if (node.type === 'MethodDefinition' && unusedMethods.includes(nameOf(node.key))) text.remove(start, end)
      const shorter = node.type === 'FunctionDeclaration' && shorterBodies[nameOf(node.id)]
      if (shorter) text.overwrite(placeOf(node.body).start, end, shorter)
    },
  ],
  [
    // The element layer turns attributes into values itself (`element/fields.ts`) and hands the wrapper none.
    /node_modules[\\/]@r2wc[\\/]core[\\/]/,
    (node, text) => {
      const { start, end } = placeOf(node)
      if (keysOf(node).includes('method')) text.overwrite(start, end, '{}')
    },
  ],
  [
    // Who made a schema only translations of messages ask, whether it waits nobody.
    /node_modules[\\/]valibot[\\/]/,
    (node, text) => {
      if (node.type !== 'ObjectExpression' || !keysOf(node).includes('~run')) return
      node.properties.forEach((property, at) => {
        const next = node.properties[at + 1]
        if (next && ['reference', 'async'].includes(keyOf(property))) text.remove(placeOf(property).start, placeOf(next).start)
      })
    },
  ],
]

const keysOf = (node: Node): string[] => (node.type === 'ObjectExpression' ? node.properties.map(keyOf) : [])

const keyOf = (property: Node): string => (property.type === 'Property' ? nameOf(property.key) : '')

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}
