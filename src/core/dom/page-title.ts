/** Separator between the name of a page and the name of the site. */
const separator = /\s[|–—·-]\s/g
const separatorLength = 3

/**
 * A record's name in place of the page's own, before what the page says of its site: "Produkt | Lindenrose" becomes
 * "Rosenserum | Lindenrose". A name that says the site already says it once.
 */
export function titleOf(record: string, page: string): string {
  const name = plainText(record)
  const site = siteIn(page)
  if (!name) return page
  const isSaid = name.toLowerCase().endsWith(site.slice(separatorLength).toLowerCase())
  return isSaid ? name : name + site
}

/** Puts a text in one line, and removes control characters. */
export const plainText = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** The last part of the title, with what separates it. */
function siteIn(title: string): string {
  const last = [...title.matchAll(separator)].at(-1)
  return last ? title.slice(last.index).trimEnd() : ''
}
