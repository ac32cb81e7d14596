/** Names that are kept for examples (RFC 2606). */
const reserved = String.raw`example\.(?:com|net|org|edu)`

/** Names that forms and guides print where one's own belongs. */
const placeholder =
  String.raw`(?:beispiel\.(?:de|com)|muster(?:mann|frau|firma|domain)\.(?:de|com)|` +
  String.raw`(?:deine?|ihre?|meine?|your|my)-?(?:adresse|domain|firma|seite|shop|site|url|webseite|website|homepage|company)\.(?:de|com|at|ch))`

const host = String.raw`(?:[a-z0-9-]+\.)*(?:${reserved}|${placeholder})`
const address = new RegExp(`^(?:https?://)?${host}(?:[/?#:]|$)`, 'i')
const mail = new RegExp(`^mailto:[^?]*@${host}(?:[?,;]|$)`, 'i')
const inText = new RegExp(`(?<![a-z0-9-])${placeholder}(?![a-z0-9-])`, 'i')

/** 0123456789, with or without the number of a country. */
const phone = /^tel:\+?(?:49)?0?(?:12345678?9?|1234567890|0{5,})$/i

/** Tells whether an address stands for another one still to be written. */
export function isSampleAddress(value: string): boolean {
  const text = value.trim()
  return address.test(text) || mail.test(text) || phone.test(text.replace(/[\s()/.-]/g, ''))
}

/** Tells whether a text names such an address; those kept for examples may be meant as such. */
export const holdsSampleAddress = (text: string): boolean => inText.test(text)
