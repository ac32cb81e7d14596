import { textIn } from './addresses.js'
import type { DeliveryAddress } from './checkout-state.js'
import { Refusal } from '../refusal.js'
import type { World } from '../world.js'

/**
 * A checkout's address (contracts, section 2.7): `name` and `country` are needed. One that came from her address book
 * may bring its id (inferred).
 */
export function readAddress(world: World, input: Readonly<Record<string, unknown>>): DeliveryAddress {
  const text = (name: string, longest = 255) => textIn(name, input[name] ?? null, longest)
  const country = text('country', 40)
  if (country === null) throw new Refusal(400, 'REQUIRED_FIELD_MISSING', 'Bitte gib das Land der Adresse an.', { field: 'country' })
  return {
    id: typeof input.id === 'string' && /^8lW[0-9A-Za-z]{15}$/.test(input.id) ? input.id : world.newId('8lW'),
    name: text('name') ?? '',
    firstName: text('firstName', 40),
    lastName: text('lastName', 80),
    companyName: text('companyName'),
    street: text('street'),
    city: text('city', 40),
    region: text('region', 80),
    postalCode: text('postalCode', 20),
    country,
    shipToPhoneNumber: text('shipToPhoneNumber', 40),
  }
}
