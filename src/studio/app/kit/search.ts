import { lower, plain, spelledOut } from './letters.js'

/** Prepares what is searched: „Präsent“ is found as „praesent“ and as „prasent“. */
export const searchable = (...texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => [spelledOut(lower(text)), plain(lower(text))]))].join('\n')

/** How near a name is to what was typed: 0 is the very name, 3 is found by other words only. */
export function nearness(query: string, name: string): 0 | 1 | 2 | 3 {
  const wanted = spelledOut(lower(query))
  const given = spelledOut(lower(name))
  return given === wanted ? 0 : given.startsWith(wanted) ? 1 : given.includes(wanted) ? 2 : 3
}

/** Whether every word of the query occurs, in any order. */
export const isFound = (query: string, text: string): boolean =>
  lower(query)
    .split(/\s+/)
    .every((word) => text.includes(spelledOut(word)))
