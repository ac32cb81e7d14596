import type { CheckoutAddress } from '../../shop/checkout/checkout-gateway.js'
import { displayName } from '../../shop/customer/names.js'
import { useShop, useValue, useWords } from '../../ui/index.js'
import { checkoutWords } from './checkout.words.js'

export function AddressText({ address }: { address: CheckoutAddress }) {
  const { companyName, street, postalCode, city, country } = address
  return (
    <address>
      {[displayName(address), companyName, street, `${postalCode} ${city}`, country === 'DE' ? '' : country].filter(Boolean).join(', ')}
    </address>
  )
}

/** Whose shop it is bought in. */
export function Seller() {
  const shop = useShop()
  const t = useWords(checkoutWords)
  const consultant = useValue(shop.consultant)
  return consultant ? (
    <p className="seller">
      {t.seller} <b>{displayName(consultant)}</b>
    </p>
  ) : null
}
