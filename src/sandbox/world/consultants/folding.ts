const undecomposed: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe' }
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Words without case, accents and hyphens: "Weiß-Kühn" is weiss and kuhn. */
export const wordsOf = (text: string): string[] => bare(text.normalize('NFC').toLowerCase())

/** The same as many type them: "Kühn" is kuehn. */
export const germanWordsOf = (text: string): string[] =>
  bare(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöü]/g, (letter) => german[letter] ?? letter),
  )

function bare(text: string): string[] {
  const plain = text
    .replace(/[ßıłđøæœ]/g, (letter) => undecomposed[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The digits of a number without its country's prefix, so that +49 171…, 0049 171… and 0171… are one number. */
export function digitsOf(phone: string): string {
  const dialled = phone.replaceAll('(0)', '').replace(/[^\d+]/g, '')
  const isAbroad = /^(\+|00)(?!49)/.test(dialled)
  return isAbroad ? dialled.replace(/^(\+|00)/, '') : dialled.replace(/^(\+49|0049)/, '').replace(/^0+/, '')
}
