import type { CommerceRow } from './row.js'

type Body = Readonly<Record<string, unknown>>
type Form = (name: string, value: unknown) => readonly [string, unknown]

/** Wire forms of a body's members (contracts, 2.7). */
const forms: Readonly<Record<NonNullable<CommerceRow['forms']>[string], Form>> = {
  address: (name, value) => [name, isBody(value) ? withShipToPhone(value) : value],
  coupons: (_, value) => ['couponCodes', [value]],
  text: (name, value) => [name, typeof value === 'string' ? value : JSON.stringify(value)],
}

/** @param reservation seconds, of the store */
export function bodyOf({ forms: wanted = {}, usualBody }: CommerceRow, given: unknown, reservation?: number): unknown {
  const body = usualBody && isBody(given ?? {}) ? { ...usualBody(reservation), ...(given as Body | undefined) } : given
  if (!isBody(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const form = wanted[name]
      return form === undefined ? [name, value] : forms[form](name, value)
    }),
  )
}

/** The phone of an address has another name at a checkout than in the address book. */
function withShipToPhone({ phoneNumber, ...address }: Body): Body {
  return phoneNumber === undefined ? address : { shipToPhoneNumber: phoneNumber, ...address }
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
