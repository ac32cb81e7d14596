/** A page as a browser sees it: plain data, never what somebody has typed. */
export interface PageLook {
  /** Every block's tag on the page. */
  tags: readonly { tag: string; count: number; defined: boolean; drawn: number; failed: number }[]
  /** Boxes in which components of Experience Builder want a block, and those with none in them. */
  wrappers: { count: number; empty: number }
  /** Addresses of our scripts in the page: loader, `lwr.js`, a single block. */
  scripts: readonly string[]
  /** Versions of Vitrine that have defined blocks. */
  versions: readonly string[]
  lwr: boolean
  /** Lightning Web Security. */
  sandboxed: boolean
  /** LWC's polyfill stands in the place of the browser's shadow roots. */
  synthetic: boolean
  /** Attributes of `vitrine-store`; undefined where there is none. */
  store: { sitePath: string; apiBasePath: string } | undefined
  path: string
  /** Addresses that the page's policy has kept out. */
  blocked: readonly { directive: string; address: string }[]
  /** Requests of the page that failed: status 0 for no answer. */
  refused: readonly { status: number; address: string }[]
}

/**
 * Looks at the page it runs in. It goes into a page as text, so nothing of this file or another may be named in it.
 */
export function lookAtPage(): PageLook {
  const found = new Map<string, { count: number; defined: boolean; drawn: number; failed: number; version: string }>()
  const wrappers = { count: 0, empty: 0 }
  let store: Element | undefined
  const visit = (node: Element | ShadowRoot): void => {
    for (const child of node.children) {
      const name = child.localName
      if (/^vitrine-/.test(name)) {
        const counts = found.get(name) ?? { count: 0, defined: false, drawn: 0, failed: 0, version: '' }
        counts.count += 1
        // Lightning Web Security replaces `customElements.get` by one that knows only what was defined after it came.
        counts.defined ||= child.matches(':defined')
        counts.version ||= (child.constructor as { vitrineVersion?: string }).vitrineVersion ?? ''
        if (name === 'vitrine-store') store ??= child
        if (child.shadowRoot?.querySelector('.block')) counts.drawn += 1
        if (child.shadowRoot?.querySelector('.failed[part=error]')) counts.failed += 1
        found.set(name, counts)
      }
      const wanted = child.getAttribute('data-vitrine')
      if (wanted) {
        wrappers.count += 1
        if (![...child.children].some(({ localName }) => localName === wanted)) wrappers.empty += 1
      }
      if (child.shadowRoot) visit(child.shadowRoot)
      visit(child)
    }
  }
  visit(document.documentElement)
  const settings = store as Element | undefined
  const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & { responseStatus?: number })[]
  const addresses = [...entries.map(({ name }) => name), ...[...document.scripts].map(({ src }) => src)]
  // LWR 0.23 loads its sandbox as a file of its own, or names it in the page's list of bundled modules. It is there only where
  // Lightning Web Security is on (`@lwrjs/app-service`); what other scripts say about it means nothing.
  const isSandbox = /\blwr(?:\/|%2F|_)lockerDefine\b/i
  const lists = [...document.scripts].filter(({ src, text }) => !src && text.includes('globalThis.LWR')).map(({ text }) => text)
  const page = globalThis as { LWR?: unknown; vitrineBlocked?: PageLook['blocked'] }
  return {
    tags: [...found].map(([tag, { count, defined, drawn, failed }]) => ({ tag, count, defined, drawn, failed })),
    wrappers,
    scripts: [...document.scripts]
      .map(({ src }) => src)
      .filter((src) => /\/(?:loader|lwr|page|try)\.js(?:$|\?)|\/vitrine\/|\/blocks\/[\w-]+\.js/.test(src)),
    versions: [...new Set([...found.values()].map(({ version }) => version).filter(Boolean))],
    lwr: page.LWR !== undefined,
    sandboxed: [...addresses, ...lists].some((text) => isSandbox.test(text)),
    synthetic: !/\[native code\]/.test(String(Element.prototype.attachShadow)),
    store: settings && { sitePath: settings.getAttribute('site-path') ?? '', apiBasePath: settings.getAttribute('api-base-path') ?? '' },
    path: location.pathname,
    blocked: page.vitrineBlocked ?? [],
    refused: entries
      .filter(({ responseStatus = 200 }) => responseStatus >= 400)
      .map(({ name, responseStatus = 0 }) => ({ status: responseStatus, address: name.replace(/[?#].*/, '') })),
  }
}
