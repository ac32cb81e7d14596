import { type Cell, type ProductDraft, sharedFields } from './product-draft.js'
import type { Table } from './read-table.js'
import { type Columns, lawfulColumns, RowReader } from './row-reader.js'

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
  ...lawfulColumns,
}

export function shopifyDrafts(file: string, { rows }: Table): ProductDraft[] {
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
        ...sharedFields(head?.fields),
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
