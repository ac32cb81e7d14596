import type { Cell, ProductDraft, ProductField } from './product-draft.js'
import type { TableRow } from './read-table.js'

/** Names of the columns that hold a field, the newest first. */
export type Columns = Partial<Record<ProductField, readonly string[]>>

/** Reads the values of a row by any of the names of their columns; case, spaces and underscores do not matter. */
export class RowReader {
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
export const lawfulColumns: Columns = {
  lowestPrice30Days: ['lowest price 30 days', 'niedrigster preis 30 tage'],
  ingredients: ['ingredients', 'inhaltsstoffe', 'inci'],
  application: ['application', 'anwendung'],
  safety: ['safety information', 'sicherheitshinweise'],
  manufacturer: ['manufacturer', 'hersteller'],
  deliveryTime: ['delivery time', 'lieferzeit'],
}
