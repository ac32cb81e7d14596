import { plainText } from '../../../core/dom/plain-text.js'

/** An order summary's id, of which each letter counts. */
const summaryId = /^1Os\w+$/

/** A reference number whose groups of five signs stand apart; a word of five capitals before it is none of them. */
const spacedGroups = /(?<![\p{L}\p{N}-])(?!ORDER\b)[A-Z0-9]{5}(?:[ -][A-Z0-9]{5})+(?![\p{L}\p{N}-])/u

/** Halves of a long one, each with a dash, in any letters. */
const dashedGroups = /[\p{L}\p{N}]{5}-[\p{L}\p{N}]{5}(?: [\p{L}\p{N}]{5}-[\p{L}\p{N}]{5})+/u

/**
 * The number of an order as people copy it: with words around it ("Bestellung Nr. ER37G–VYS2M"), other dashes, small letters, or
 * blanks between its groups. Ids of the platform are case-sensitive, its reference numbers are not.
 * @returns the number; what has none of it is returned as it is typed, for the platform to judge
 */
export function readOrderNumber(text: string): string {
  const plain = plainText(text)
    .replace(/(?<=[A-Z0-9]{5})[_.](?=[A-Z0-9]{5})/gi, '-')
    .replace(/ ?- ?/g, '-')
  const parts = plain.split(/[^\p{L}\p{N}-]+/u).filter((part) => /\d/.test(part))
  const groups = spacedGroups.exec(plain)?.[0] ?? dashedGroups.exec(plain)?.[0]
  const whole = groups && /\d/.test(groups) ? groups.replaceAll(' ', '-') : undefined
  const number = whole ?? parts.toSorted((one, other) => other.length - one.length)[0]?.replace(/^-+|(?<!-)-+$/g, '')
  if (!number) return plain
  return summaryId.test(number) ? number : number.toUpperCase()
}
