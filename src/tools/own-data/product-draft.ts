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

/** Columns of Merchant feeds and members of schema.org products that tell variants apart, with the German names of the attributes. */
export const variantOptions: readonly (readonly [name: string, label: string])[] = [
  ['color', 'Farbe'],
  ['size', 'Größe'],
  ['material', 'Material'],
  ['pattern', 'Muster'],
]

/** Fields that one variant never has from another, or from its product: its number, its pieces, and that it is for sale. */
const identifyingFields: readonly string[] = ['sku', 'stock', 'isActive'] satisfies ProductField[]
/** Fields of a single variant: in tables the first row is a variant itself, and its price is not that of the others. */
const pricedFields: readonly string[] = ['price', 'listPrice', 'lowestPrice30Days', 'content'] satisfies ProductField[]

const withoutFields = (fields: ProductDraft['fields'], names: readonly string[]): ProductDraft['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)))

/** Returns the fields that a variant of a table shares with the first row of its product. */
export const sharedFields = (fields: ProductDraft['fields'] = {}): ProductDraft['fields'] =>
  withoutFields(fields, [...identifyingFields, ...pricedFields])

/** Returns a variant of a product that is no variant itself: the product's words, prices and pictures are those of each variant without its own. */
export const variantOf = (head: ProductDraft, own: ProductDraft, group: string): ProductDraft => ({
  ...own,
  group,
  fields: { ...withoutFields(head.fields, identifyingFields), ...own.fields },
  pictures: own.pictures.length > 0 ? own.pictures : head.pictures,
})
