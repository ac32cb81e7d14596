import { plainText } from '../../../core/dom/plain-text.js'

// Browsers fill in what they keep: "D-50667", or the town in the same field.
const withTown =
  /^(?:(?:d|de|deu|deutschland|germany|plz)(?:[\s.:,-]+|(?=\d))|\p{L}[\p{L}\p{M}\s.'’()/-]{2,60}[\s,]+)?(\d(?:\s?\d){4})(?:[\s,;(/-]+\p{L}\D*)?$/iu

/** Marks around it: "(50667)", "50667,". */
const bare = (text: string): string => plainText(text).replace(/^[("'„]{1,2}|[)"'“.,;]{1,2}$/g, '')

/**
 * A German postal code as typed or filled in: spaces or not, with the country or the town, in digits of full width. Regions
 * from 01 on; whether one was ever given out the platform knows. Where other digits stand, too, nobody can know which are meant.
 * @returns five digits, or undefined
 */
export function readPostalCode(text: string): string | undefined {
  const found = withTown.exec(bare(text))?.[1]?.replace(/\s/g, '')
  return found?.startsWith('00') ? undefined : found
}

const shapes: Readonly<Record<string, RegExp>> = { AT: /[1-9]\d{3}/, CH: /[1-9]\d{3}/ }

/**
 * A postal code of this country, as people have it: with the country before it ("A-1010"), or the town before or behind ("8001 Zürich").
 * @returns the code alone; undefined when it is none of this country; elsewhere the text as it is
 */
export function readPostalCodeOf(country: string, text: string): string | undefined {
  if (country === 'DE') return readPostalCode(text)
  const shape = Object.hasOwn(shapes, country) ? shapes[country] : undefined
  if (!shape) return plainText(text)
  const plain = bare(text)
  const before = `(?:${country}|${country.slice(0, 1)})[ -]*|\\p{L}[\\p{L}\\p{M} .'’()/-]{1,60}[ ,]+`
  const around = new RegExp(`^(?:${before})?(${shape.source})(?:[ ,(/-]+\\p{L}\\D*)?$`, 'iu')
  return (
    around.exec(plain)?.[1] ?? (new RegExp(`^${shape.source}$`).test(plain.replaceAll(' ', '')) ? plain.replaceAll(' ', '') : undefined)
  )
}
