import { cellOf, type Entries, isEntries, listOf, textOf } from './json-values.js'
import { type Cell, type ProductDraft, type ProductField, variantOf, variantOptions } from './product-draft.js'

function fieldsOf(entries: readonly (readonly [ProductField, Cell | undefined])[]): ProductDraft['fields'] {
  return Object.fromEntries(entries.flatMap(([field, cell]) => (cell ? [[field, cell] as const] : [])))
}

/** Members of our own format that are texts or numbers, by the field that they fill. */
const ownFields: readonly ProductField[] = [
  'sku',
  'name',
  'description',
  'line',
  'price',
  'listPrice',
  'lowestPrice30Days',
  'stock',
  'brand',
  'urlName',
  'category',
  'content',
  'ingredients',
  'application',
  'safety',
  'manufacturer',
  'deliveryTime',
  'swatch',
]

/** Reads our own format: a list of products, or an object with one as its `products`; variants stand in their product. */
export function ownProductDrafts(file: string, json: unknown): ProductDraft[] {
  return listOf(isEntries(json) ? json.products : json).flatMap((entry, place): ProductDraft[] => {
    if (!isEntries(entry)) return []
    const head = ownDraft(file, place + 1, entry)
    const variants = listOf(entry.variants).filter(isEntries)
    if (variants.length === 0) return [head]
    const group = textOf(entry.sku) || textOf(entry.name)
    return variants.map((variant) => variantOf(head, ownDraft(file, place + 1, variant), group))
  })
}

function ownDraft(file: string, row: number, entry: Entries): ProductDraft {
  return {
    file,
    row,
    fields: fieldsOf(ownFields.map((field) => [field, cellOf(field, entry[field])])),
    pictures: listOf(entry.pictures).flatMap((picture) => {
      const address = cellOf('pictures', isEntries(picture) ? (picture.file ?? picture.url) : picture)
      return address ? [{ address, alt: isEntries(picture) ? textOf(picture.alt) : '' }] : []
    }),
    options: isEntries(entry.options) ? Object.entries(entry.options).map(([name, value]) => ({ name, value: textOf(value) })) : [],
  }
}

/** Reads schema.org Product and ProductGroup, as JSON-LD: one thing, a list, an `@graph` or an `ItemList`. */
export function jsonLdDrafts(file: string, json: unknown): ProductDraft[] {
  const things = thingsIn(json)
  return things.flatMap((thing, place): ProductDraft[] => {
    const variants = listOf(thing.hasVariant).filter(isEntries)
    if (variants.length === 0) return isProduct(thing) ? [jsonLdDraft(file, place + 1, thing)] : []
    const head = jsonLdDraft(file, place + 1, thing)
    const group = textOf(thing.productGroupID) || textOf(thing.sku) || textOf(thing.name)
    return variants.map((variant) => variantOf(head, jsonLdDraft(file, place + 1, variant), group))
  })
}

const typesOf = (thing: Entries): string[] => listOf(thing['@type']).map((type) => textOf(type).replace(/^https?:\/\/schema\.org\//, ''))
const isProduct = (thing: Entries): boolean => typesOf(thing).some((type) => type === 'Product' || type === 'IndividualProduct')
export const isJsonLd = (json: unknown): boolean => thingsIn(json).some((thing) => '@type' in thing)

const maxDepth = 8

function thingsIn(json: unknown, depth = 0): Entries[] {
  if (depth > maxDepth) return []
  return listOf(json).flatMap((each): Entries[] => {
    if (!isEntries(each)) return []
    const inner = [...listOf(each['@graph']), ...listOf(each.itemListElement), ...listOf(each.item)]
    return inner.length > 0 ? thingsIn(inner, depth + 1) : [each]
  })
}

function jsonLdDraft(file: string, row: number, thing: Entries): ProductDraft {
  const offer = listOf(thing.offers).find(isEntries)
  // The lowest price of a range is that of one variant alone, and which one is not said.
  const price = offer?.price ?? ('hasVariant' in thing ? undefined : offer?.lowPrice)
  const currency = textOf(offer?.priceCurrency)
  const isOut = /OutOfStock|SoldOut|Discontinued/.test(textOf(offer?.availability))
  return {
    file,
    row,
    fields: fieldsOf([
      ['sku', cellOf('sku', thing.sku ?? thing.productID ?? thing.gtin13 ?? thing.mpn ?? thing['@id'])],
      ['name', cellOf('name', thing.name)],
      ['description', cellOf('description', thing.description)],
      ['brand', cellOf('brand', thing.brand)],
      ['category', cellOf('category', listOf(thing.category)[0])],
      ['manufacturer', cellOf('manufacturer', thing.manufacturer)],
      ['price', cellOf('offers.price', price === undefined || price === null ? undefined : `${textOf(price)} ${currency}`)],
      ['stock', isOut ? { column: 'offers.availability', value: '0' } : undefined],
    ]),
    pictures: listOf(thing.image).flatMap((image) => {
      const address = cellOf('image', isEntries(image) ? (image.contentUrl ?? image.url) : image)
      return address ? [{ address, alt: isEntries(image) ? textOf(image.caption) : '' }] : []
    }),
    options: variantOptions.flatMap(([member, name]) => (textOf(thing[member]) ? [{ name, value: textOf(thing[member]) }] : [])),
  }
}
