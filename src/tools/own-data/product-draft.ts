/** A value, and the column or member of its file that it stood in. */
export interface Cell {
  column: string
  value: string
}

/** Fields of a product that a format may have. */
export type ProductField =
  | 'sku'
  | 'name'
  | 'description'
  | 'price'
  | 'listPrice'
  | 'lowestPrice30Days'
  | 'stock'
  | 'isActive'
  | 'brand'
  | 'line'
  | 'urlName'
  | 'category'
  | 'content'
  | 'ingredients'
  | 'application'
  | 'safety'
  | 'manufacturer'
  | 'deliveryTime'
  | 'swatch'

/** One product or variant as a file says it, before anything of it is checked. */
export interface ProductDraft {
  file: string
  row: number
  /** Variants with the same group are one product. */
  group?: string
  fields: Partial<Record<ProductField, Cell>>
  pictures: readonly { address: Cell; alt: string }[]
  options: readonly { name: string; value: string }[]
}
