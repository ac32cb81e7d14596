import { plainText } from './plain-text.js'

const address = /^[^\s\p{Cc}@"<>(),:;\\[\]?&%]{1,64}@[^\s\p{Cc}@"<>(),:;\\[\]?&%/]{1,190}\.[^\s\p{Cc}@"<>(),:;\\[\]?&%/.]{2,}$/u

/** Returns true when a text may be an e-mail address: only a mail can tell if the address exists. */
export const looksLikeMail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(readMail(text))

/** Returns the address alone, from a text copied from a mail or a link: "Anna <anna@example.org>". */
export function readMail(text: string): string {
  const plain = plainText(text)
    .replace(/^mailto:/i, '')
    .replace(/[,;.]{1,3}$/, '')
  return /<([^<>\s@]+@[^<>\s@]+)>$/.exec(plain)?.[1] ?? plain
}

/** Returns an address that opens a letter; undefined when the text is no e-mail address, or holds more than one. */
export function mailHref(email: string): string | undefined {
  const text = email.trim()
  return address.test(text) ? `mailto:${text}` : undefined
}
