import { plainText } from './plain-text.js'
import { readPhone } from './read-phone.js'

const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/
const separators = /[\s().\-–/]/g
/** The longest number there is has 15 digits; two more to dial abroad. */
const dialled = /^\+?\d{3,17}$/

/** An extension behind the number: "App. 12", "Durchwahl 3", "ext. 4". */
const extension = /(?<![\s,;])[\s,;]*(?:app(?:arat)?|dw|durchwahl|ext(?:ension)?|nst|x|#)[\s.:]*(\d{1,6})$/i

/** Returns true when a text may be a phone number. */
export const looksLikePhone = (text: string): boolean => /^\+?[\d\s().\-/]{4,}$/.test(readPhone(text).replace(extension, ''))

/** Specification, section 5: numbers that begin with +1 as "+1 (555) 123-4567", others as they are. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = northAmerican.exec(phone.replace(separators, '')) ?? []
  return area ? `+1 (${area}) ${exchange}-${line}` : phone.trim()
}

/** An address that dials the number; undefined when the text is no number. */
export function phoneHref(typed: string): string | undefined {
  // A mark that turns digits around shows another number than is dialled.
  if (/[\u202d\u202e]/.test(typed)) return undefined
  const phone = plainText(typed).replace(extension, '')
  const international = phone.startsWith('+')
  // "+49 (0) 171" is dialled without the nought.
  const number = (international ? phone.replace(/\(\s*0\s*\)/, '') : phone).replace(separators, '')
  return dialled.test(number) ? `tel:${number}` : undefined
}
