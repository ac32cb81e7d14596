import { plainText } from './plain-text.js'

/** Labels before a number on cards and in links, and behind it in parentheses: "Tel.", "tel:", "(mobil)". */
const label = /^(?:tel(?:efon)?|phone|mobil(?:e|telefon)?|handy|fon|privat)(?!\p{L})[\s.:]{0,3}|\s?\(\p{L}[\p{L} .]{0,20}\)$/giu

/** Returns the phone number in a typed or copied text. */
export const readPhone = (text: string): string => plainText(text).replace(label, '')
