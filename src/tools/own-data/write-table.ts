/** Writes rows as comma separated values (RFC 4180); the columns are those of all rows, in the order in which they come first. */
export function writeTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')
}

const quoted = (cell: string): string => (/[",\r\n;\t|]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
