/**
 * The number of an order as typed or pasted: without spaces, with plain hyphens, in capitals as the platform prints it. An id of
 * the platform, of which each letter counts, stays as it is.
 */
export function readOrderNumber(text: string): string {
  const number = text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/^#/, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
  return /^1Os\w{12}(\w{3})?$/.test(number) ? number : number.toUpperCase()
}
