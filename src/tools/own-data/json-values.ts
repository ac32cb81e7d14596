import type { Cell } from './product-draft.js'

export type Entries = Readonly<Record<string, unknown>>

export const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a list as it is, one thing as a list of it, and nothing as an empty list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

/** Returns a text, a number or a boolean as text; of a thing of schema.org its name, value or address. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return isEntries(value) ? textOf(value.name ?? value['@value'] ?? value.url ?? value.contentUrl) : ''
}

export const cellOf = (column: string, value: unknown): Cell | undefined => {
  const text = textOf(value).trim()
  return text === '' ? undefined : { column, value: text }
}
