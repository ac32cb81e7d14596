/** The platform's search answers no shorter question. */
export const shortestSearch = 2
/** Letters of a question; nobody asks more. */
export const longestSearch = 200

/**
 * Specification, section 2: beauty profile, my profile, privacy policy, consultant profile ("IBC profile"), checkout
 * terms and conditions, terms and conditions. Wherever a site has them, no search of it shows them.
 */
const neverFound: ReadonlySet<string> = new Set(['beauty-profile', 'account', 'privacy', 'consultant', 'checkout-terms', 'terms'])

/** @param role what the shop needs the page for, as its editor has said */
export const isNeverFound = (role: string | undefined): boolean => role !== undefined && neverFound.has(role)

/** Further paths that an editor leaves out, with spaces or line breaks between them. */
export const pathsIn = (text: string): string[] => text.split(/\s+/).filter((path) => path.startsWith('/'))

/** One page has many spellings: `/impressum`, `/Impressum/`, `/impressum?von=suche#oben`. */
export function isAmong(path: string, paths: readonly string[]): boolean {
  const page = bare(path)
  return paths.some((each) => bare(each) === page)
}

const bare = (path: string): string =>
  decoded(path.replace(/[?#].*$/s, ''))
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')

/** Decodes a path for people to read; a path that cannot be decoded stays. */
export function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

// A browser drops these before it reads an address, so that `/\t/elsewhere` is another site.
const ignoredByBrowsers = /[\s\p{Cc}]/u

/** Returns the path of a page on this site; undefined for any other text in the data. */
export function pathOnSite(address: string): string | undefined {
  if (!address.startsWith('/') || address.length > 2048 || ignoredByBrowsers.test(address)) return undefined
  const site = 'https://this-site.invalid'
  if (!URL.canParse(address, site)) return undefined
  const url = new URL(address, site)
  // `/.//elsewhere` stays here, but what is left of it would not.
  return url.origin === site && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}
