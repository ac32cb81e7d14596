import { slugOf } from '../../sandbox/owner-facts.js'
import { attributeName } from './attribute-names.js'
import type { OwnData } from './read-data-folder.js'
import { groupsOf } from './product-groups.js'
import type { OwnProduct } from './read-product.js'
import { writeTable } from './write-table.js'

/** Limits of a row (Salesforce Help, "CSV File Format for Importing Product Data", comm_prod_import_csv). */
const maxPictures = 10
const maxAttributes = 5

export interface SalesforceExport {
  /** The product import of a D2C or B2B store. */
  products: string
  /** Members of `shop.json` that the import has no column for; an import ignores them, reading the folder again needs them. */
  settings: Readonly<Record<string, unknown>>
  /** Things that the import cannot say, one sentence each. */
  losses: readonly string[]
}

/** Columns of the product that hold one of its texts, and are shared by the variants that do not say it. */
const texts = {
  description: 'Product Description',
  line: 'Product Line__c',
  ingredients: 'Product Ingredients__c',
  application: 'Product Application__c',
  safety: 'Product SafetyInformation__c',
  manufacturer: 'Product Manufacturer__c',
  deliveryTime: 'Product DeliveryTime__c',
} as const satisfies Partial<Record<keyof OwnProduct, string>>

type Row = Readonly<Record<string, string>>

/**
 * Writes a shop's products as Salesforce imports them: a row for each, with a parent row before the variants of a product.
 * @example
 * ```ts
 * const { products, losses } = salesforceExport(readDataFolder('shop'))
 * ```
 */
export function salesforceExport({ shop }: Pick<OwnData, 'shop'>): SalesforceExport {
  const { products, currency, pathOf } = shop
  const groups = groupsOf(products)
  const skus = new Set(products.map(({ sku }) => sku))
  const losses: string[] = []
  const write = { currency, pathOf }
  const rows = [...groups.values()].flatMap((members): Row[] => {
    const [head] = members as [OwnProduct]
    const labels = [...new Set(members.flatMap(({ options }) => options.map(({ name }) => name)))]
    if (labels.length > maxAttributes) losses.push(`${head.sku}: an import takes ${maxAttributes} attributes, and it has ${labels.length}.`)
    for (const { sku, pictures } of members)
      if (pictures.length > maxPictures) losses.push(`${sku}: an import takes ${maxPictures} pictures, and it has ${pictures.length}.`)
    if (labels.length === 0) return members.slice(0, 1).map((member) => productRow(member, write))
    const parentSku = parentSkuOf(head, skus)
    return [parentRow(members, { parentSku, labels, pathOf }), ...members.map((member) => variantRow(member, { ...write, parentSku }))]
  })
  return { products: writeTable(rows), settings: settingsOf(products, currency), losses }
}

/** Returns the number of a product that is only the parent of its variants: their group's name, unless one of them has it. */
function parentSkuOf({ group = '', sku }: OwnProduct, skus: ReadonlySet<string>): string {
  const name = group || sku
  return skus.has(name) ? `${name}-variants` : name
}

interface Write {
  currency: string
  pathOf: (product: OwnProduct) => readonly string[]
}

function productRow(product: OwnProduct, { currency, pathOf }: Write): Row {
  const { sku, name, price, listPrice, stock, content, lowestPrice30Days, swatch } = product
  return {
    'Product Name': name,
    SKU: sku,
    ...Object.fromEntries(Object.entries(texts).map(([field, column]) => [column, product[field as keyof typeof texts] ?? ''])),
    'Category 1': pathOf(product).join('/'),
    'Product isActive': 'TRUE',
    [`Price (sale) ${currency}`]: price ?? '',
    [`Price (original) ${currency}`]: listPrice ?? '',
    'Product AvailableQuantity__c': stock === undefined ? '' : String(stock),
    'Product BaseAmount__c': content ? String(content.amount) : '',
    'Product BaseUnit__c': content?.unit ?? '',
    'Product LowestPrice30Days__c': lowestPrice30Days ?? '',
    'Product SwatchColor__c': swatch ?? '',
    ...pictureCells(product.pictures),
  }
}

const pictureCells = (pictures: OwnProduct['pictures']): Row =>
  Object.fromEntries(
    pictures.slice(0, maxPictures).flatMap(({ address, alt }, place) => [
      [`Media Standard Url ${place + 1}`, address.value],
      [`Media Standard AltText ${place + 1}`, alt],
    ]),
  )

function variantRow(product: OwnProduct, { parentSku, ...write }: Write & { parentSku: string }): Row {
  const options = product.options.slice(0, maxAttributes).flatMap(({ name, value }, place) => [
    [`Variation Attribute Name ${place + 1}`, attributeName(name)],
    [`Variation Attribute Value ${place + 1}`, value],
  ])
  return { ...productRow(product, write), 'Variation Parent (StockKeepingUnit)': parentSku, ...Object.fromEntries(options) }
}

/** A parent says only what all of its variants say: reading it again, a variant takes from it what it does not say itself. */
function parentRow(
  members: readonly OwnProduct[],
  { parentSku, labels, pathOf }: { parentSku: string; labels: readonly string[]; pathOf: Write['pathOf'] },
): Row {
  const [head] = members as [OwnProduct]
  const shared = Object.entries(texts).map(([field, column]) => {
    const name = field as keyof typeof texts
    return [column, members.every((member) => member[name]) ? (head[name] ?? '') : ''] as const
  })
  const [picture] = members.every(({ pictures }) => pictures.length > 0) ? head.pictures : []
  return {
    'Product Name': head.name,
    SKU: parentSku,
    ...Object.fromEntries(shared),
    'Category 1': members.every((member) => pathOf(member).length > 0) ? pathOf(head).join('/') : '',
    'Product isActive': 'TRUE',
    'Variation AttributeSet': labels.map((label) => attributeName(label).replace(/__c$/, '')).join('_'),
    ...(picture && { 'Media Listing Url 1': picture.address.value, 'Media Listing AltText 1': picture.alt }),
  }
}

function settingsOf(products: readonly OwnProduct[], currency: string): Record<string, unknown> {
  const labels = products.flatMap(({ options }) => options.map(({ name }) => [attributeName(name), name.replace(/__c$/, '')] as const))
  const urlNames = products.flatMap(({ sku, name, urlName }) =>
    urlName !== undefined && urlName !== slugOf(name) ? [[sku, urlName] as const] : [],
  )
  return {
    currency,
    ...(labels.length > 0 && { attributes: Object.fromEntries(labels) }),
    ...(urlNames.length > 0 && { urlNames: Object.fromEntries(urlNames) }),
  }
}
