import { realAttribute } from '../../../core/dom/real-data.js'

/** Symbol through which the bundles of one page share their state. */
const share = Symbol.for('vitrine.v1')

/**
 * Lets the blocks of a canvas show what the platform has. They ask as a guest who never was here: nothing goes along of the
 * editor's own session or cart, and what would write is not even sent.
 */
export function showRealData(frame: Window): void {
  frame.document.documentElement.toggleAttribute(realAttribute, true)
  const ask: typeof globalThis.fetch = async (input, init) => {
    const method = init?.method ?? (typeof input === 'object' && 'method' in input ? input.method : 'GET')
    const { pathname } = new URL(typeof input === 'object' && 'url' in input ? input.url : input, document.baseURI)
    const { onlyReads } = await import('../../../commerce/salesforce/only-reads.js')
    if (!onlyReads(method, pathname, init?.body)) throw new TypeError(`A canvas only reads: ${method} ${pathname} is not sent.`)
    return globalThis.fetch(input, { ...init, credentials: 'omit' })
  }
  // The first block brings the share along, whenever it comes.
  Object.defineProperty(frame, share, {
    configurable: true,
    set(value: object) {
      Object.defineProperty(frame, share, { value: Object.assign(value, { fetch: ask }), configurable: true, writable: true })
    },
  })
}
