import { type AddressOf, resolvePageLinks } from '../../pages/document/page-links.js'
import type { PageDocument } from '../../pages/document/page-document.js'

/**
 * Writes the addresses of pages into the links that name them by id. As long as all pages keep their addresses, the answer is the very
 * same document, so that what was made of it need not be made again.
 */
export function createPageAddresses(addressOf: AddressOf): (page: PageDocument, id?: string) => PageDocument {
  const known = new WeakMap<PageDocument, { ids: readonly string[]; addresses: string; resolved: PageDocument }>()
  return (page, id) => {
    const own: AddressOf = (other) => (other === id ? page.path : addressOf(other))
    const standing = (ids: readonly string[]): string => JSON.stringify(ids.map((each) => own(each) ?? null))
    const before = known.get(page)
    if (before && before.addresses === standing(before.ids)) return before.resolved
    const ids = new Set<string>()
    const resolved = resolvePageLinks(page, (other) => {
      ids.add(other)
      return own(other)
    })
    known.set(page, { ids: [...ids], addresses: standing([...ids]), resolved })
    return resolved
  }
}
