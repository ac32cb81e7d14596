import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { BlockDeclaration } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import { linksOf, readPageReference } from './page-links.js'
import { fieldValue, isBlockVisit, type Visit, visitsOf } from './page-walk.js'
import { pagePathOf, siteAddress } from './site-address.js'

/** Place on the site that links may lead to. */
export interface LinkTarget {
  /** Page that links name by its id. */
  id?: string
  /** Addresses of the page, old ones among them. */
  paths: ReadonlySet<string>
}

/** Returns true when a page links to a place in its texts, in a field of a block, by a field's default, or as its translation. */
export function hasLinkTo(
  page: PageDocument,
  { id, paths }: LinkTarget,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): boolean {
  const leadsThere = (address: string): boolean => {
    const named = readPageReference(address)
    if (named) return named.id === id
    const url = address.trim() === '' ? undefined : siteAddress(address.trim(), page.path || '/')
    return url !== undefined && paths.has(pagePathOf(url.pathname))
  }
  // A link to a place on the page itself leads nowhere else.
  const isOwn = (address: string): boolean => /^\s*[#?]/.test(address)
  const addresses = [page.translation ?? '', ...visitsOf(page, declarations).flatMap((visit) => addressesIn(visit, declarations))]
  return addresses.some((address) => !isOwn(address) && leadsThere(address))
}

function addressesIn(visit: Visit, declarations: readonly BlockDeclaration[]): string[] {
  const given = linksOf(visit.node, declarations).map(([, value]) => value)
  if (!isBlockVisit(visit)) return given
  const defaults = Object.entries(visit.declaration.fields).flatMap(([property, { type }]) => {
    const value = type === 'url' && !Object.hasOwn(visit.node.fields ?? {}, property) ? fieldValue(visit, property) : undefined
    return typeof value === 'string' ? [value] : []
  })
  return [...given, ...defaults]
}
