import { parse } from 'csv-parse/sync'

export interface TableRow {
  /** Number of the line where it begins; the header is line 1. */
  line: number
  /** Values by the names of their columns, as written in the header. */
  values: Readonly<Record<string, string>>
}

export interface Table {
  columns: readonly string[]
  rows: readonly TableRow[]
  /** Lines that are no row, with the reason. */
  broken: readonly { line: number; value: string; reason: string }[]
}

/** Reads comma, semicolon, tab or pipe separated values (RFC 4180), with line breaks inside quotes. */
export function readTable(text: string): Table {
  const broken: { line: number; value: string; reason: string }[] = []
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      broken.push({ line: Number(error?.lines ?? 0), value: '', reason: error?.message ?? 'no row' })
      return undefined
    },
  }) as unknown as { record: string[]; info: { lines: number } }[]
  const [head, ...rest] = records
  const columns = (head?.record ?? []).map((name) => name.trim())
  let line = head?.info.lines ?? 1
  const rows = rest.map(({ record, info }): TableRow => {
    const begins = line + 1
    line = info.lines
    return { line: begins, values: Object.fromEntries(columns.map((name, place) => [name, (record[place] ?? '').trim()])) }
  })
  return { columns, rows, broken }
}

/** Returns the delimiter that the header has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text.replace(/^\ufeff/, ''))?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).delimiter
}
