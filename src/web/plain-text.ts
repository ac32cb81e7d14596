/**
 * Text as it is meant: composed letters (NFC), so that "Körper" is the same word from every keyboard and file system, and without
 * blanks around it. Direction marks and joiners stay: names need them.
 */
export const composed = (text: string): string => text.normalize().trim()

/**
 * Codes, numbers and addresses copied from elsewhere: in the letters and digits of the plain keyboard (NFKC), every dash a
 * hyphen, every blank a space, and without marks that nobody sees.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
