const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'oe',
  æ: 'ae',
  '&': 'und',
}

/** Returns a name as addresses spell it: umlauts become two letters, other accents go, words join with hyphens. Other scripts stay. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßıłđøæ&]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
