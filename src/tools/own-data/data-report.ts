/** A row, or a value of it, that was left out. */
export interface Omission {
  file: string
  /** Line of the file; for JSON the place in its list, the first is 1. */
  row: number
  column: string
  value: string
  reason: string
}

export interface FileReading {
  file: string
  format: string
  /** Rows or entries of the file. */
  rows: number
  encoding?: string
}

/** Facts that German law asks for, and the products that do not have them. */
export interface AbsentFact {
  fact: string
  law: string
  count: number
  examples: readonly string[]
}

export interface DataReport {
  files: readonly FileReading[]
  products: number
  variants: number
  consultants: number
  pages: number
  pictures: number
  omissions: readonly Omission[]
  /** Things that the folder does not say, with what follows. */
  missing: readonly string[]
  absent: readonly AbsentFact[]
}

const maxShown = 20
const maxValueLength = 60

/** Writes the report as lines for a terminal. */
export function formatReport(folder: string, report: DataReport): string {
  const { files, products, variants, consultants, pages, pictures, omissions, missing, absent } = report
  return [
    `Read from ${folder}:`,
    ...files.map(({ file, format, rows, encoding }) => `  ${file}: ${format}, ${counted(rows, 'row')}${encoding ? `, ${encoding}` : ''}`),
    `  ${counted(products, 'product')} (${counted(variants, 'variant')}), ${counted(consultants, 'consultant')}, ${counted(pages, 'page')}, ${counted(pictures, 'picture')}`,
    ...list(
      `Left out, ${omissions.length} in all:`,
      omissions,
      (one) => `${one.file}, row ${one.row}, ${one.column}: ${quoted(one.value)} ${one.reason}`,
    ),
    ...list('Missing:', missing, (one) => one),
    ...list(
      'Facts that German law asks for:',
      absent,
      (one) => `${one.fact} (${one.law}): absent for ${counted(one.count, 'product')}, such as ${one.examples.join(', ')}`,
    ),
  ].join('\n')
}

function list<Entry>(title: string, entries: readonly Entry[], lineOf: (entry: Entry) => string): string[] {
  if (entries.length === 0) return []
  const more = entries.length > maxShown ? [`  … and ${entries.length - maxShown} more`] : []
  return [title, ...entries.slice(0, maxShown).map((entry) => `  ${lineOf(entry)}`), ...more]
}

/** Values come from foreign files: no control character of theirs may reach a terminal. */
const quoted = (value: string): string => {
  const shown = value.replace(/\p{C}+/gu, ' ')
  return `"${shown.length > maxValueLength ? `${shown.slice(0, maxValueLength)}…` : shown}"`
}

/** Returns a number with its noun: "1 row", "2 rows". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
