/** The paths of a site's pages, from `vitrine-store`. */
export interface SitePages {
  sitePath: string
  /** Address of each page that blocks know by another one: `/product/{urlName}/{recordId}` for `/product`. */
  pages: Readonly<Record<string, unknown>>
}

/**
 * Returns the address on this site for a block's address, such as `/products` or `/product?id=01t…`. Paths begin where the site begins;
 * values in braces come from the query, `{recordId}` is its `id`.
 * @param urlName of the record; a store leads `detail` on to the name that the record has (LWR guide, Lightning Navigation)
 */
export function siteAddress(url: string, { sitePath, pages }: SitePages, urlName = 'detail'): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)([^#]*)(.*)/s.exec(url.replace(/%7B(\w+)%7D/g, '{$1}')) ?? []
  const site = sitePath[0] === '/' && sitePath[1] !== '/' ? sitePath.replace(/(?<!\/)\/+$/, '') : ''
  const query = new URLSearchParams(search)
  const page = String((Object.hasOwn(pages, path) && pages[path]) || path).replace(/\{(\w+)\}/g, (_, name) => {
    if (name === 'siteBasePath') return site
    const key = name === 'recordId' ? 'id' : name
    const value = name === 'urlName' ? urlName : query.get(key)
    query.delete(key)
    return encodeURIComponent(value ?? '')
  })
  const isOutside = /^\/(?!\/)/.test(page) && !`${page}/`.startsWith(`${site}/`)
  return (isOutside ? site : '') + page + (page === path ? search : String(query) && (page.includes('?') ? '&' : '?') + query) + hash
}
