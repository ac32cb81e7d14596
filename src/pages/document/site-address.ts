const somewhere = 'https://same-origin.invalid'

/** Returns the address on this site; undefined when it leads elsewhere, or is none. @param path path of the page on which it stands */
export function siteAddress(address: string, path: string): URL | undefined {
  if (!URL.canParse(address, somewhere + path)) return undefined
  const url = new URL(address, somewhere + path)
  return url.origin === somewhere ? url : undefined
}

/** Returns a path as pages have theirs: decoded, without the slash at its end. */
export const pagePathOf = (pathname: string): string => decoded(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
