const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
const spelledOut = (text: string): string => plain(text.replace(/[äöüß]/g, (letter) => umlauts[letter]!))
const lower = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de')

/** Prepares what is searched: „Präsent“ is found as „praesent“ and as „prasent“. */
export const searchable = (...texts: readonly string[]): string => (
  [...new Set(texts.flatMap((text) => [spelledOut(lower(text)), plain(lower(text))]))].join('\n')
)

/** Whether every word of the query occurs, in any order. */
export const isFound = (query: string, text: string): boolean => (
  lower(query).split(/\s+/).every((word) => text.includes(spelledOut(word)))
)
