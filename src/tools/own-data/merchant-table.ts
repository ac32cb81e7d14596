import { type Cell, type ProductDraft, variantOptions } from './product-draft.js'
import type { TableRow } from './read-table.js'
import { type Columns, lawfulColumns, RowReader } from './row-reader.js'

// Merchant Center Help, "Product data specification" (answer 7052112).
const merchantColumns: Columns = {
  sku: ['id', 'g:id'],
  name: ['title'],
  description: ['description'],
  brand: ['brand'],
  category: ['product_type', 'product type'],
  content: ['unit_pricing_measure', 'unit pricing measure'],
  ...lawfulColumns,
}

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
    options: variantOptions.flatMap(([column, name]) => {
      const value = reader.text(column)
      return value && group ? [{ name, value }] : []
    }),
  }
}
