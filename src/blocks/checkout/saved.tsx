import { useEffect, useId, useState } from 'react'
import type { Address, AddressInput } from '../../shop/address/address-gateway.js'
import { useShop, useWords } from '../../ui/index.js'
import { checkoutWords } from './checkout.words.js'
import { AddressText } from './facts.js'

interface Props {
  countries: readonly string[]
  /** What stands in the form. */
  entries: AddressInput
  choose: (address: AddressInput) => void
}

const nowhere: AddressInput = {
  firstName: '',
  lastName: '',
  companyName: '',
  street: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  phoneNumber: '',
}

/** A customer's own addresses, as far as the store sends there; without any, or when they cannot be read, she types. */
export function Saved({ countries, entries, choose }: Props) {
  const shop = useShop()
  const t = useWords(checkoutWords)
  const name = useId()
  const [addresses, setAddresses] = useState<readonly Address[]>([])
  useEffect(() => {
    const left = new AbortController()
    shop.addresses
      .get()
      .then((there) => there.list(left.signal))
      .then(setAddresses, () => {})
    return () => left.abort()
  }, [shop])
  const served = addresses.filter(({ country }) => countries.includes(country))
  if (served.length === 0) return null
  const [country = ''] = countries
  const isIn = ({ street, postalCode, lastName }: Address) =>
    street === entries.street && postalCode === entries.postalCode && lastName === entries.lastName
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t.saved}</legend>
      {served.map((address) => (
        <label key={address.id} className="choice">
          <input type="radio" name={name} checked={isIn(address)} onChange={() => choose(inputOf(address))} />
          <AddressText address={address} />
        </label>
      ))}
      <label className="choice">
        <input type="radio" name={name} checked={!served.some(isIn)} onChange={() => choose({ ...nowhere, country })} />
        <span>{t.otherAddress}</span>
      </label>
    </fieldset>
  )
}

function inputOf({ id: _, isPrimary: __, ...address }: Address): AddressInput {
  return address
}
