import { plainText } from './plain-text.js'

const address = /^[^\s\p{Cc}@"<>(),:;\\[\]?&%]{1,64}@[^\s\p{Cc}@"<>(),:;\\[\]?&%/]{1,190}\.[^\s\p{Cc}@"<>(),:;\\[\]?&%/.]{2,}$/u

/** Whether a typed text may be an e-mail address: only the mail itself can tell whether there is one. */
export const looksLikeMail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(readMail(text))

/** The address alone, of what is copied from a mail or a link: "Anna <anna@example.org>". */
export function readMail(text: string): string {
  const plain = plainText(text)
    .replace(/^mailto:/i, '')
    .replace(/[,;.]{1,3}$/, '')
  return /<([^<>\s@]+@[^<>\s@]+)>$/.exec(plain)?.[1] ?? plain
}

/** An address that opens a letter; undefined when the text is no e-mail address, or says more than one. */
export function mailHref(email: string): string | undefined {
  const text = email.trim()
  return address.test(text) ? `mailto:${text}` : undefined
}
