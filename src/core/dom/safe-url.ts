// A browser drops these before it reads an address, so `java\nscript:` would otherwise pass as a path.
const ignoredByBrowsers = /^[\s\p{Cc}]+|(?<![\s\p{Cc}])[\s\p{Cc}]+$|[\t\n\r]/gu
const longest = 4096
const scheme = /^[a-z][a-z0-9+.-]*:/i
const somewhere = 'https://same-origin.invalid'

/**
 * Lets the address of a link through: https, mailto, tel, and paths of the own site.
 * @param address the address in the data
 * @param origins origins that are fine besides https, such as the sandbox's catalogue on http
 * @returns the address, or undefined
 */
export const safeUrl = (address: string, origins: readonly string[] = []): string | undefined =>
  allowed(address, origins, ['mailto:', 'tel:'])

/**
 * Lets the address of something that is fetched through, such as a picture: https, and paths of the own site.
 * @param origins origins that are fine besides https, such as the page's own when that is on http
 */
export const safePictureUrl = (address: string, origins: readonly string[] = []): string | undefined => allowed(address, origins, [])

/** Returns true when a text is the address of a link at all, wherever it leads; the page decides where links may lead. */
export const isAddress = (text: string): boolean => safeUrl(text.replace(/^\s*http:/i, 'https:')) !== undefined

/** `https://a.example http://localhost:4174` */
export const originsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

function allowed(address: string, origins: readonly string[], schemes: readonly string[]): string | undefined {
  if (address.length > longest) return undefined
  const text = address.replace(ignoredByBrowsers, '')
  if (text === '' || /\p{Cc}/u.test(text) || !URL.canParse(text, somewhere)) return undefined
  const url = new URL(text, somewhere)
  if (url.username || url.password) return undefined
  if (!scheme.test(text)) return url.origin === somewhere && !/^[\\/]{2}/.test(text) ? text : undefined
  const listed = url.protocol === 'http:' ? origins.includes(url.origin) : schemes.includes(url.protocol)
  return /^https:\/\//i.test(text) || listed ? url.href : undefined
}
