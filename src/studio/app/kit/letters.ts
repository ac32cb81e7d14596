const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Small letters, however the text was put together. */
export const lower = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de')

/** Without accents: „präsent“ is „prasent“. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

/** As it is written without umlauts: „präsent“ is „praesent“. */
export const spelledOut = (text: string): string => plain(text.replace(/[äöüß]/g, (letter) => umlauts[letter]!))
