import { type Cell, type ProductDraft, sharedFields } from './product-draft.js'
import type { Table } from './read-table.js'
import { type Columns, RowReader } from './row-reader.js'

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
  swatch: ['Product SwatchColor__c'],
}

export function salesforceDrafts(file: string, { rows }: Table): ProductDraft[] {
  const readers = rows.map((row) => ({ row, reader: new RowReader(row) }))
  const parentOf = (reader: RowReader) => reader.text('Variation Parent (StockKeepingUnit)')
  const parents = new Set(readers.map(({ reader }) => parentOf(reader)).filter(Boolean))
  const bySku = new Map(readers.map(({ reader }) => [reader.text('SKU', 'ProductCode'), reader]))
  return readers.flatMap(({ row, reader }): ProductDraft[] => {
    // The parent of variations cannot be bought; its members take its words and pictures where they have none.
    if (parents.has(reader.text('SKU', 'ProductCode'))) return []
    const group = parentOf(reader)
    const parent = bySku.get(group)
    const price = withCurrency(reader.matching(/^price \((sales?)\)/i) ?? reader.matching(/^price \((?!original)/i) ?? reader.cell('Price'))
    const listPrice = withCurrency(reader.matching(/^price \(original\)/i))
    const fields = { ...sharedFields(parent?.fields(salesforceColumns)), ...reader.fields(salesforceColumns) }
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

/** The heading of a price names its currency: "Price (sale) EUR". */
function withCurrency(price: Cell | undefined): Cell | undefined {
  const currency = /\b[A-Z]{3}$/.exec(price?.column.trim() ?? '')?.[0]
  return price && currency ? { ...price, value: `${price.value} ${currency}` } : price
}

const salesforcePictures = (reader: RowReader): ProductDraft['pictures'] =>
  Array.from({ length: 10 }, (_, place) => place + 1).flatMap((place) => {
    const address =
      reader.cell(`Media Standard Url ${place}`) ?? (place === 1 ? reader.cell('Media Listing Url 1', 'Media Listing Url') : undefined)
    return address ? [{ address, alt: reader.text(`Media Standard AltText ${place}`) }] : []
  })
