/**
 * Reports of blocks that broke, for an error collector: `import { reportTo } from '…/cdn/report.js'`. Without this
 * import a page has none of its code, and nothing is reported by default.
 */
import { vitrineVersion } from '../core/element/version.js'

/** Describes where a block broke. The error's message stays on the page: it may contain the shopper's input. */
export interface BlockReport {
  /** The version of Vitrine. */
  release: string
  /** Name in the docs: `cart-panel`; for a block that is not ours, its tag. */
  block: string
  tag: string
  /** Phase of the error: fetching its files, or drawing. */
  during: 'loading' | 'drawing'
  /** The class of the error, then of what caused it: `TypeError`. */
  errors: readonly string[]
  /** The innermost place first: `/assets/blocks/cart-panel.js:1:2034`. Source maps know the line of the sources. */
  at: readonly string[]
}

/** Any script of the page may say without end that something else broke. */
const mostReports = 100

let silence = new AbortController()

/**
 * Reports each block that breaks to the port from now on, the same once, and no more than a hundred; it replaces the port from
 * before. Without a port nothing is reported any more.
 * @param port called with the place of the error, which holds neither its message nor the address of the page
 * @example
 * ```ts
 * import { reportTo } from '@vitrine/blocks/report'
 *
 * reportTo((report) => {
 *   navigator.sendBeacon('/errors', JSON.stringify(report))
 * })
 * ```
 */
export function reportTo(port?: (report: BlockReport) => void): void {
  silence.abort()
  silence = new AbortController()
  if (!port) return
  const told = new Set<string>()
  const hear = (event: Event) => {
    const report = reportOf(event as CustomEvent<{ tag?: unknown; error?: unknown } | null>)
    if (!report) return
    const same = [report.tag, report.errors, report.at[0]].join()
    if (told.has(same) || told.size >= mostReports) return
    told.add(same)
    port(report)
  }
  document.addEventListener('vitrine-error', hear, { signal: silence.signal })
}

function reportOf({ target, detail }: CustomEvent<{ tag?: unknown; error?: unknown } | null>): BlockReport | undefined {
  const tag = /^[a-z][a-z\d]*(-[a-z\d]+)+$/.exec(String(detail?.tag))?.[0]
  // Any script of the page may say that something broke.
  if (!tag) return undefined
  const errors = withCauses(detail?.error)
  return {
    release: vitrineVersion,
    block: tag.replace(/^vitrine-/, ''),
    tag,
    // The loader has no block yet that could tell it.
    during: target === document ? 'loading' : 'drawing',
    errors: errors.map(classOf),
    at: errors.flatMap(placesIn).slice(0, mostPlaces),
  }
}

const mostCauses = 5
const mostPlaces = 20

function withCauses(error: unknown): unknown[] {
  const all: unknown[] = []
  for (let each = error; each !== undefined && all.length < mostCauses; each = each instanceof Error ? each.cause : undefined)
    all.push(each)
  return all
}

const classOf = (error: unknown): string =>
  error instanceof Error ? (/^[A-Z][A-Za-z]{0,40}Error$/.exec(error.name)?.[0] ?? 'Error') : typeof error

/** Returns the script positions of a stack only: no message, no function name, no address of a page, no query. */
function placesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { message, stack = '' } = error
  // Chromium begins with the message, which may look like anything.
  const begin = message && stack.includes(message) ? stack.indexOf(message) + message.length : 0
  return stack
    .slice(begin)
    .split('\n')
    .flatMap((line) => {
      const [, address = '', place = ''] = /(https?:\/\/[^\s()]+?)((?::\d+){1,2})\)?$/.exec(line) ?? []
      const { pathname } = URL.canParse(address) ? new URL(address) : { pathname: '' }
      return /^[\w./-]+\.[mc]?[jt]sx?$/.test(pathname) ? [pathname + place] : []
    })
}
