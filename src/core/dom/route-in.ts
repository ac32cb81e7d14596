import type { SitePages } from './site-address.js'

/** The part of an address by which a router knows the page. */
export type Route = Pick<URL, 'pathname' | 'search'>

/**
 * The route that an address names. A hash router has it behind `#`; that a site has one, a pattern of its pages says
 * (`"/product": "#/product/{recordId}"`).
 */
export function routeIn({ pathname, search, hash }: Route & Pick<URL, 'hash'>, pages: SitePages['pages']): Route {
  const [, path, query = ''] = (JSON.stringify(pages).includes('#') && /^#!?(\/[^?]*)(.*)/.exec(hash)) || []
  return path ? { pathname: path, search: query } : { pathname, search }
}
