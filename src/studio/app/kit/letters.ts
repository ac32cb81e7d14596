const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Returns the text in small letters, however it was composed. */
export const lower = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de')

/** Removes accents: „präsent“ becomes „prasent“. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

/** Writes umlauts out: „präsent“ becomes „praesent“. */
export const spelledOut = (text: string): string => plain(text.replace(/[äöüß]/g, (letter) => umlauts[letter]!))
