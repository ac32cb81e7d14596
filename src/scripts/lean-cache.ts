import type { Plugin } from 'vite'

const yes = '() => true'
const nothing = '() => undefined'

/**
 * Our cache asks nothing by itself, neither page by page nor on focus or reconnect, and needs no clock but the browser's:
 * a shopper need not download how that is done.
 */
const unused: Readonly<Record<string, string>> = {
  infiniteQueryBehavior: `export const infiniteQueryBehavior = ${nothing}, hasNextPage = ${nothing}, hasPreviousPage = ${nothing}`,
  focusManager: `export class FocusManager {}\nexport const focusManager = { isFocused: ${yes} }`,
  onlineManager: `export class OnlineManager {}\nexport const onlineManager = { isOnline: ${yes} }`,
  timeoutManager: [
    'export class TimeoutManager {}',
    'export const systemSetTimeoutZero = (then) => setTimeout(then), defaultTimeoutProvider = globalThis',
    'export const timeoutManager = globalThis',
  ].join('\n'),
}

export const leanCache: Plugin = {
  name: 'vitrine-lean-cache',
  enforce: 'pre',
  load(id) {
    const name = /@tanstack[\\/]query-core[\\/].*[\\/](\w+)\.js$/.exec(id)?.[1] ?? ''
    return unused[name]
  },
}
