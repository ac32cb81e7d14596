import type { OwnProduct } from './read-product.js'

/** Returns the variants of each product by a name of their group, in the order of the files; a product without variants is a group of one. */
export function groupsOf(products: readonly OwnProduct[]): ReadonlyMap<string, readonly OwnProduct[]> {
  const groups = new Map<string, OwnProduct[]>()
  for (const product of products) {
    const name = product.group === undefined ? `sku ${product.sku}` : `group ${product.group}`
    const members = groups.get(name) ?? []
    members.push(product)
    groups.set(name, members)
  }
  return groups
}
