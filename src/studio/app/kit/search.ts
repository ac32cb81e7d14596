import { lower, plain, spelledOut } from './letters.js'

/** Prepares what is searched: „Präsent“ is found as „praesent“ and as „prasent“. */
export const searchable = (...texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => [spelledOut(lower(text)), plain(lower(text))]))].join('\n')

/** Whether every word of the query occurs, in any order. */
export const isFound = (query: string, text: string): boolean =>
  lower(query)
    .split(/\s+/)
    .every((word) => text.includes(spelledOut(word)))
