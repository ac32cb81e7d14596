const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/
const separators = /[\s().\-–/]/g
/** The longest number there is has 15 digits; two more to dial abroad. */
const dialled = /^\+?\d{3,17}$/

/** Specification, section 5: numbers that begin with +1 as "+1 (555) 123-4567", others as they are. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = northAmerican.exec(phone.replace(separators, '')) ?? []
  return area ? `+1 (${area}) ${exchange}-${line}` : phone.trim()
}

/** An address that dials the number; undefined when the text is no number. */
export function phoneHref(phone: string): string | undefined {
  const international = phone.trim().startsWith('+')
  // "+49 (0) 171" is dialled without the nought.
  const number = (international ? phone.replace(/\(\s*0\s*\)/, '') : phone).replace(separators, '')
  return dialled.test(number) ? `tel:${number}` : undefined
}
