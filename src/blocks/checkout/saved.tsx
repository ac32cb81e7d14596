import { useEffect, useId, useState } from 'react'
import type { Address } from '../../commerce/domain/address/address-gateway.js'
import { type TypedAddress, typedAddress } from '../../commerce/domain/address/address-rules.js'
import { AddressText } from '../../ui/address/address-text.js'
import { useShop, useMessages } from '../../ui/index.js'
import { stepsMessages } from './steps.messages.js'

/** A customer's own addresses, as far as the store sends there, the primary one first; none for guests, nor when they cannot be read. */
export function useSavedAddresses({ guest, countries }: { guest: boolean; countries: readonly string[] }): readonly Address[] {
  const shop = useShop()
  const [addresses, setAddresses] = useState<readonly Address[]>([])
  useEffect(() => {
    if (guest) return
    const left = new AbortController()
    shop.addresses
      .get()
      .then((there) => there.list(left.signal))
      .then(setAddresses, () => {})
    return () => left.abort()
  }, [shop, guest])
  return addresses.filter(({ country }) => countries.includes(country))
}

interface Props {
  addresses: readonly Address[]
  /** Undefined while the shopper types another address. */
  chosen: Address | undefined
  choose: (address: Address | undefined) => void
}

export function Saved({ addresses, chosen, choose }: Props) {
  const t = useMessages(stepsMessages)
  const name = useId()
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t.saved}</legend>
      {addresses.map((address) => (
        <label key={address.id} className="choice">
          <input type="radio" name={name} checked={address.id === chosen?.id} onChange={() => choose(address)} />
          <AddressText address={address} />
        </label>
      ))}
      <label className="choice">
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => choose(undefined)} />
        <span>{t.otherAddress}</span>
      </label>
    </fieldset>
  )
}

/** Returns the fields of a saved address that a shopper can type. */
export function inputOf({ id: _, isPrimary: __, ...address }: Address): TypedAddress {
  return typedAddress(address)
}
