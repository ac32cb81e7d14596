/**
 * A German postal code as typed, spaces or not. Regions from 01 on; whether one was ever given out the platform knows.
 * @returns five digits, or undefined
 */
export function readPostalCode(text: string): string | undefined {
  const digits = text.replace(/\s/g, '')
  return /^(?!00)[0-9]{5}$/.test(digits) ? digits : undefined
}
