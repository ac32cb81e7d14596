// A browser drops these before it reads an address, so `java\nscript:` would otherwise pass as a path.
const ignoredByBrowsers = /^[\s\p{Cc}]+|[\s\p{Cc}]+$|[\t\n\r]/gu
const longest = 4096
const scheme = /^[a-z][a-z0-9+.-]*:/i
const somewhere = 'https://same-origin.invalid'

/**
 * Lets an address through that a page may name, and nothing else.
 * @param address what stands in the document
 * @param origins origins that are fine besides https, such as the sandbox's catalogue on http
 * @returns the address, or undefined when it is none of https, mailto, tel and same-origin relative
 */
export function safeUrl(address: string, origins: readonly string[] = []): string | undefined {
  if (address.length > longest) return undefined
  const text = address.replace(ignoredByBrowsers, '')
  if (text === '' || /\p{Cc}/u.test(text)) return undefined
  const url = parse(text)
  if (!url || url.username || url.password) return undefined
  if (!scheme.test(text)) return url.origin === somewhere && !/^[\\/]{2}/.test(text) ? text : undefined
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href
  const listed = url.protocol === 'http:' && origins.includes(url.origin)
  return /^https:\/\//i.test(text) || listed ? url.href : undefined
}

function parse(text: string): URL | undefined {
  return URL.canParse(text, somewhere) ? new URL(text, somewhere) : undefined
}

/** Keeps the candidates of a `srcset` whose addresses are safe. */
export function safeSrcset(text: string, origins: readonly string[] = []): string | undefined {
  const candidates = text.split(/,\s+|,$/).flatMap((candidate) => {
    const [address = '', ...descriptor] = candidate.trim().split(/\s+/)
    const url = safeUrl(address, origins)
    return url && descriptor.every((part) => /^[\d.]+[wxh]$/.test(part)) ? [[url, ...descriptor].join(' ')] : []
  })
  return candidates.length > 0 ? candidates.join(', ') : undefined
}

/** The addresses of a picture: one, or those of a srcset. */
export const addressesIn = (text: string): string[] => text.split(/,\s+/).flatMap((entry) => entry.trim().split(/\s+/)[0] || [])
