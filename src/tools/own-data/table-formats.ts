import type { Cell, ProductDraft, ProductField } from './product-draft.js'
import type { Table, TableRow } from './read-table.js'

/** A format of product tables: how it is recognised, and which column holds which field. */
export interface TableFormat {
  name: string
  /** Columns, in small letters, that no other format has together. */
  signs: readonly string[]
  drafts: (file: string, table: Table) => ProductDraft[]
}

type Columns = Partial<Record<ProductField, readonly string[]>>

/** Reads the values of a row by any of the names of their columns; case, spaces and underscores do not matter. */
class RowReader {
  private readonly names: ReadonlyMap<string, string>

  constructor(private readonly row: TableRow) {
    this.names = new Map(Object.keys(row.values).map((name) => [plain(name), name]))
  }

  cell(...names: readonly string[]): Cell | undefined {
    for (const wanted of names) {
      const column = this.names.get(plain(wanted))
      const value = column === undefined ? '' : (this.row.values[column] ?? '')
      if (column !== undefined && value !== '') return { column, value }
    }
    return undefined
  }

  text(...names: readonly string[]): string {
    return this.cell(...names)?.value ?? ''
  }

  /** Returns the first filled column whose name fits. */
  matching(pattern: RegExp): Cell | undefined {
    for (const [column, value] of Object.entries(this.row.values)) if (value !== '' && pattern.test(column)) return { column, value }
    return undefined
  }

  fields(columns: Columns): ProductDraft['fields'] {
    const entries = Object.entries(columns).flatMap(([field, names]) => {
      const cell = this.cell(...(names ?? []))
      return cell ? [[field, cell] as const] : []
    })
    return Object.fromEntries(entries)
  }
}

export const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()

/** Facts of German law, which each of the formats takes as columns of one's own. */
const lawful: Columns = {
  lowestPrice30Days: ['lowest price 30 days', 'niedrigster preis 30 tage'],
  ingredients: ['ingredients', 'inhaltsstoffe', 'inci'],
  application: ['application', 'anwendung'],
  safety: ['safety information', 'sicherheitshinweise'],
  manufacturer: ['manufacturer', 'hersteller'],
  deliveryTime: ['delivery time', 'lieferzeit'],
}

// Help Center, "Using CSV files to import and export products"; exports of before 2025 have the second names.
const shopifyColumns: Columns = {
  sku: ['SKU', 'Variant SKU'],
  name: ['Title'],
  description: ['Description', 'Body (HTML)'],
  price: ['Price', 'Variant Price'],
  listPrice: ['Compare-at price', 'Variant Compare At Price'],
  stock: ['Inventory quantity', 'Variant Inventory Qty'],
  brand: ['Vendor'],
  category: ['Product category', 'Type', 'Custom Product Type'],
  ...lawful,
}

function shopifyDrafts(file: string, { rows }: Table): ProductDraft[] {
  const drafts: ProductDraft[] = []
  const heads = new Map<string, ProductDraft>()
  const pictures = new Map<string, { address: Cell; alt: string }[]>()
  for (const row of rows) {
    const reader = new RowReader(row)
    const group = reader.text('URL handle', 'Handle')
    const own = pictures.get(group) ?? []
    pictures.set(group, own)
    const address = reader.cell('Product image URL', 'Image Src')
    if (address) own.push({ address, alt: reader.text('Image alt text') })
    const head = heads.get(group)
    const fields = reader.fields(shopifyColumns)
    // Rows of a handle that say no price hold further pictures alone.
    if (head && !fields.price) continue
    const options = [1, 2, 3].flatMap((place) => {
      const name = reader.text(`Option${place} name`) || (head?.options[place - 1]?.name ?? '')
      const value = reader.text(`Option${place} value`)
      return value && !(name === 'Title' && value === 'Default Title') ? [{ name, value }] : []
    })
    const measured = unitMeasure(reader)
    const draft: ProductDraft = {
      file,
      row: row.line,
      group,
      fields: {
        ...sharedFields(head),
        ...fields,
        ...(measured && { content: measured }),
        ...(group && !head && { urlName: { column: 'URL handle', value: group } }),
        ...activity(reader),
      },
      pictures: own,
      options,
    }
    if (!head) heads.set(group, draft)
    drafts.push(draft)
  }
  return drafts
}

/** Fields that each variant has for itself: a missing price or stock of one is not that of another. */
const variantFields: readonly string[] = [
  'sku',
  'price',
  'listPrice',
  'lowestPrice30Days',
  'stock',
  'content',
  'isActive',
] satisfies ProductField[]

const sharedFields = (head: Pick<ProductDraft, 'fields'> | undefined): ProductDraft['fields'] =>
  Object.fromEntries(Object.entries(head?.fields ?? {}).filter(([field]) => !variantFields.includes(field)))

function unitMeasure(reader: RowReader): Cell | undefined {
  const amount = reader.cell('Unit price total measure')
  const unit = reader.text('Unit price total measure unit')
  return amount && { column: amount.column, value: `${amount.value} ${unit}` }
}

function activity(reader: RowReader): ProductDraft['fields'] {
  const published = reader.cell('Published on online store', 'Published')
  const status = reader.cell('Status')
  const isHidden = /^false$/i.test(published?.value ?? '') || /^(draft|archived)$/i.test(status?.value ?? '')
  return isHidden ? { isActive: (/^false$/i.test(published?.value ?? '') ? published : status) as Cell } : {}
}

// Salesforce Help, "CSV File Format for Importing Product Data" (comm_prod_import_csv).
const salesforceColumns: Columns = {
  sku: ['SKU', 'Product StockKeepingUnit', 'ProductCode'],
  name: ['Product Name'],
  description: ['Product Description'],
  isActive: ['Product isActive'],
  brand: ['Product Family'],
  category: ['Category 1', 'Category', 'Category Name'],
  stock: ['Product AvailableQuantity__c'],
  line: ['Product Line__c'],
  lowestPrice30Days: ['Product LowestPrice30Days__c'],
  ingredients: ['Product Ingredients__c'],
  application: ['Product Application__c'],
  safety: ['Product SafetyInformation__c'],
  manufacturer: ['Product Manufacturer__c'],
  deliveryTime: ['Product DeliveryTime__c'],
}

function salesforceDrafts(file: string, { rows }: Table): ProductDraft[] {
  const readers = rows.map((row) => ({ row, reader: new RowReader(row) }))
  const parentOf = (reader: RowReader) => reader.text('Variation Parent (StockKeepingUnit)')
  const parents = new Set(readers.map(({ reader }) => parentOf(reader)).filter(Boolean))
  const bySku = new Map(readers.map(({ reader }) => [reader.text('SKU', 'ProductCode'), reader]))
  return readers.flatMap(({ row, reader }): ProductDraft[] => {
    // The parent of variations cannot be bought; its members take its words and pictures where they have none.
    if (parents.has(reader.text('SKU', 'ProductCode'))) return []
    const group = parentOf(reader)
    const parent = bySku.get(group)
    const price = reader.matching(/^price \((sales?)\)/i) ?? reader.matching(/^price \((?!original)/i) ?? reader.cell('Price')
    const listPrice = reader.matching(/^price \(original\)/i)
    const fields = { ...sharedFields(parent && { fields: parent.fields(salesforceColumns) }), ...reader.fields(salesforceColumns) }
    const own = salesforcePictures(reader)
    const amount = reader.cell('Product BaseAmount__c')
    const measured = amount && { column: amount.column, value: `${amount.value} ${reader.text('Product BaseUnit__c')}` }
    return [
      {
        file,
        row: row.line,
        ...(group && { group }),
        fields: { ...fields, ...(price && { price }), ...(listPrice && { listPrice }), ...(measured && { content: measured }) },
        pictures: own.length > 0 || !parent ? own : salesforcePictures(parent),
        options: [1, 2, 3, 4, 5].flatMap((place) => {
          const value = reader.text(`Variation Attribute Value ${place}`)
          return value ? [{ name: reader.text(`Variation Attribute Name ${place}`), value }] : []
        }),
      },
    ]
  })
}

const salesforcePictures = (reader: RowReader): ProductDraft['pictures'] =>
  Array.from({ length: 10 }, (_, place) => place + 1).flatMap((place) => {
    const address =
      reader.cell(`Media Standard Url ${place}`) ?? (place === 1 ? reader.cell('Media Listing Url 1', 'Media Listing Url') : undefined)
    return address ? [{ address, alt: reader.text(`Media Standard AltText ${place}`) }] : []
  })

// Merchant Center Help, "Product data specification" (answer 7052112).
const merchantColumns: Columns = {
  sku: ['id', 'g:id'],
  name: ['title'],
  description: ['description'],
  brand: ['brand'],
  category: ['product_type', 'product type'],
  content: ['unit_pricing_measure', 'unit pricing measure'],
  ...lawful,
}

const merchantOptions: readonly (readonly [column: string, label: string])[] = [
  ['color', 'Farbe'],
  ['size', 'Größe'],
  ['material', 'Material'],
  ['pattern', 'Muster'],
]

export function merchantDraft(file: string, row: TableRow): ProductDraft {
  const reader = new RowReader(row)
  const [price, sale] = [reader.cell('price'), reader.cell('sale_price', 'sale price')]
  const group = reader.text('item_group_id', 'item group id')
  const isOut = /out.of.stock/i.test(reader.text('availability'))
  const more = reader.cell('additional_image_link', 'additional image link')
  const pictures = [
    reader.cell('image_link', 'image link'),
    ...(more?.value.split(/[,\n]/) ?? []).map((value) => ({ column: more?.column ?? '', value: value.trim() })),
  ]
  return {
    file,
    row: row.line,
    ...(group && { group }),
    fields: {
      ...reader.fields(merchantColumns),
      ...((sale ?? price) ? { price: (sale ?? price) as Cell } : {}),
      ...(sale && price && { listPrice: price }),
      ...(isOut && { stock: { column: 'availability', value: '0' } }),
    },
    pictures: pictures.flatMap((address) => (address?.value ? [{ address, alt: '' }] : [])),
    options: merchantOptions.flatMap(([column, name]) => {
      const value = reader.text(column)
      return value && group ? [{ name, value }] : []
    }),
  }
}

/** Every format of product tables, those with more signs first. */
export const tableFormats: readonly TableFormat[] = [
  { name: 'Salesforce product import', signs: ['product name', 'sku'], drafts: salesforceDrafts },
  { name: 'Shopify products', signs: ['title', 'handle'], drafts: shopifyDrafts },
  { name: 'Shopify products', signs: ['title', 'url handle'], drafts: shopifyDrafts },
  {
    name: 'Google Merchant feed',
    signs: ['id', 'title', 'price'],
    drafts: (file, { rows }) => rows.map((row) => merchantDraft(file, row)),
  },
]

export function formatOf({ columns }: Pick<Table, 'columns'>): TableFormat | undefined {
  const names = new Set(columns.map(plain))
  return tableFormats.find(({ signs }) => signs.every((sign) => names.has(sign)))
}
