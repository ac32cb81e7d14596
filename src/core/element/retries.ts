/**
 * Some browsers (Chromium before 156) remember for a page's whole life that a module could not be fetched: what can be
 * reached again, after a tunnel, is then asked for under another address.
 * @param count from 1
 */
export const retryAddress = (address: string, count: number): string => `${address}?again=${count}`

/** The symbol under which the build finds what the loader does when an import failed. */
export const retryHook = 'vitrine.retry'
