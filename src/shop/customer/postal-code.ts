// Browsers fill in what they keep: "D-50667", or the town in the same field.
const withTown =
  /^(?:(?:d|de|deu|deutschland|germany|plz)(?:[\s.:,-]+|(?=\d))|\p{L}[\p{L}\p{M}\s.'’()/-]{2,60}[\s,]+)?(\d(?:\s?\d){4})(?:[\s,;(/-]+\p{L}\D*)?$/iu

/**
 * A German postal code as typed or filled in: spaces or not, with the country or the town, in digits of full width. Regions
 * from 01 on; whether one was ever given out the platform knows. Where other digits stand, too, nobody can know which are meant.
 * @returns five digits, or undefined
 */
export function readPostalCode(text: string): string | undefined {
  const found = withTown.exec(text.normalize('NFKC').trim())?.[1]?.replace(/\s/g, '')
  return found?.startsWith('00') ? undefined : found
}
