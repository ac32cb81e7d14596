import { merchantDraft } from './merchant-table.js'
import type { ProductDraft } from './product-draft.js'
import type { Table } from './read-table.js'
import { plain } from './row-reader.js'
import { salesforceDrafts } from './salesforce-table.js'
import { shopifyDrafts } from './shopify-table.js'

/** A format of product tables: how it is recognised, and which column holds which field. */
export interface TableFormat {
  name: string
  /** Columns, in small letters, that no other format has together. */
  signs: readonly string[]
  drafts: (file: string, table: Table) => ProductDraft[]
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
