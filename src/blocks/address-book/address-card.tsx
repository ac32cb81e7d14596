import type { ReactNode } from 'react'
import type { AddressInput } from '../../commerce/domain/address/address-gateway.js'
import { fieldsOf } from '../../commerce/domain/address/address-rules.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { useCountryName } from '../../ui/address/use-country-name.js'
import { useMessages } from '../../ui/index.js'
import { addressBookMessages } from './address-book.messages.js'

/** "Anna Muster, Rosenweg 12": enough to tell one from another. */
export const inShort = (address: AddressInput): string => [displayName(address), address.street.split('\n')[0]].filter(Boolean).join(', ')

interface Props {
  address: AddressInput
  isPrimary: boolean
  children: ReactNode
}

/** An address as on a letter, with its actions. */
export function AddressCard({ address, isPrimary, children }: Props) {
  const t = useMessages(addressBookMessages)
  const nameOf = useCountryName()
  const { companyName, street, postalCode, city, region, country, phoneNumber } = address
  const isAsked = fieldsOf(country).some(({ name }) => name === 'region')
  const place = `${postalCode} ${city}`.trim()
  const lines = [companyName, ...street.split('\n'), place, isAsked ? region : '', nameOf(country), phoneNumber].filter(Boolean)
  return (
    <div className="card" part="address">
      {isPrimary && <p className="primary">{t.primary}</p>}
      <address>
        <b>
          <bdi translate="no">{displayName(address)}</bdi>
        </b>
        {lines.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <div className="actions">{children}</div>
    </div>
  )
}
