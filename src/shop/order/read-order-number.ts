import { plainText } from '../../web/plain-text.js'

/**
 * The number of an order as people copy it: with words around it ("Bestellung Nr. ER37G–VYS2M"), other dashes or small letters.
 * The platform's ids are case-sensitive, its reference numbers of two parts are not.
 * @returns the number; what has none of it is returned as it is typed, for the platform to judge
 */
export function readOrderNumber(text: string): string {
  const plain = plainText(text).replace(/ ?- ?/g, '-')
  const parts = plain.split(/[^\p{L}\p{N}-]+/u).filter((part) => /\d/.test(part))
  const number = parts.toSorted((one, other) => other.length - one.length)[0]?.replace(/^-+|(?<!-)-+$/g, '')
  if (!number) return plain
  return number.includes('-') ? number.toUpperCase() : number
}
