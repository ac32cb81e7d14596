import type { AddressInput } from '../../commerce/domain/address/address-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'

/** An address in one line; the country is omitted for Germany. */
export function AddressText({ address }: { address: AddressInput }) {
  const { companyName, street, postalCode, city, country } = address
  return (
    <address>
      {[displayName(address), companyName, ...street.split('\n'), `${postalCode} ${city}`, country === 'DE' ? '' : country]
        .filter(Boolean)
        .join(', ')}
    </address>
  )
}
