import { lower, plain, spelledOut } from './letters.js'

/** Prepares a text for searching: „Präsent“ is found as „praesent“ and as „prasent“. */
export const searchable = (...texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => [spelledOut(lower(text)), plain(lower(text))]))].join('\n')

/**
 * Returns how near something is to the typed text: 0 is its very name, 1 what people call it as well, 4 is found by a part of
 * other words only.
 * @param others its other names, each as a whole
 * @param words single words for it, in one line
 */
export function nearness(query: string, name: string, others: readonly string[] = [], words = ''): 0 | 1 | 2 | 3 | 4 {
  const [wanted, given, ...called] = [query, name, ...others].map((text) => spelledOut(lower(text)))
  if (given === wanted) return 0
  if (called.includes(wanted!) || ` ${spelledOut(lower(words))} `.includes(` ${wanted} `)) return 1
  return given!.startsWith(wanted!) ? 2 : given!.includes(wanted!) ? 3 : 4
}

/** Returns true when every word of the query occurs, in any order. */
export const isFound = (query: string, text: string): boolean =>
  lower(query)
    .split(/\s+/)
    .every((word) => text.includes(spelledOut(word)))
