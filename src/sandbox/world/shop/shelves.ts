import type { Category, ProductFacts } from '../types.js'

/** The catalogue, indexed once, so that 5,000 products answer like 60. */
export interface Shelves {
  products: readonly ProductFacts[]
  categories: readonly Category[]
  byId: ReadonlyMap<string, ProductFacts>
  bySku: ReadonlyMap<string, ProductFacts>
  byPartId: ReadonlyMap<string, ProductFacts>
  categoryById: ReadonlyMap<string, Category>
  /** What a search looks through, in lower case. */
  textOf: ReadonlyMap<string, string>
}

export function fillShelves(products: readonly ProductFacts[], categories: readonly Category[]): Shelves {
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  return {
    products,
    categories,
    categoryById,
    byId: new Map(products.map((product) => [product.id, product])),
    bySku: new Map(products.map((product) => [product.sku, product])),
    byPartId: new Map(products.map((product) => [product.partId, product])),
    textOf: new Map(products.map((product) => [product.id, searchText(product, categoryById.get(product.categoryId))])),
  }
}

function searchText(product: ProductFacts, category: Category | undefined): string {
  const { name, line, description, sku, partId, shade = '' } = product
  return [name, line, description, sku, partId, shade, category?.name ?? ''].join(' ').toLowerCase()
}
