/**
 * Text as it is meant: composed letters (NFC), so that "Körper" is the same word from every keyboard and file system, every blank
 * a space, without blanks around it and without the marks that copying leaves (soft hyphens, spaces of no width). Direction marks
 * and joiners stay: names need them.
 */
export const composed = (text: string): string =>
  text
    .normalize()
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/** Searched words as they are meant: composed, without direction marks, one space between them. */
export const searchText = (text: string): string =>
  composed(text)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Codes, numbers and addresses copied from elsewhere: in the letters and digits of the plain keyboard (NFKC), every dash a
 * hyphen, every blank a space, and without invisible characters.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
