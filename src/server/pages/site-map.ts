import type { PageDocument } from '../../pages/document/page-document.js'

export interface SiteMapEntry {
  /** Address from the root of the site, without a slash before it. */
  address: string
  language: PageDocument['language']
  /** Address of the same page in the other language. */
  twin?: string
}

/** @param site address of the site, with a slash at its end */
export const robotsFile = (site: string): string => `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`

/**
 * Writes the list of pages that search engines read, each with its twin in the other language; readers of neither language are led to
 * the German one.
 * @param site address of the site, with a slash at its end
 */
export function siteMap(entries: readonly SiteMapEntry[], site: string): string {
  const whole = (address: string): string => new URL(`./${address}`, site).href.replaceAll('&', '&amp;')
  const alternates = ({ address, language, twin }: SiteMapEntry): string[] => {
    if (twin === undefined) return []
    const [german, english] = language === 'en' ? [twin, address] : [address, twin]
    return Object.entries({ de: german, en: english, 'x-default': german }).map(
      ([hreflang, other]) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${whole(other)}"/>`,
    )
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => {
      const others = alternates(entry)
      const location = `<loc>${whole(entry.address)}</loc>`
      return others.length > 0 ? ['  <url>', `    ${location}`, ...others, '  </url>'] : [`  <url>${location}</url>`]
    }),
    '</urlset>',
    '',
  ].join('\n')
}
