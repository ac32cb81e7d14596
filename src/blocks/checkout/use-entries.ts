import { useState } from 'react'
import { emptyAddress } from '../../shop/address/address-rules.js'
import type { Checkout } from '../../shop/checkout/checkout-gateway.js'
import { checkoutDraftKey, guestDetailsKey, type Memory } from '../../shop/memory.js'
import { useShop } from '../../ui/index.js'
import type { EntryField } from '../../ui/address/address-fields.js'
import type { Entries, EntryRules } from './entries.js'

export const nothing: Entries = { ...emptyAddress, email: '' }

/** Specification, section 3: these of a guest are kept for the visit. */
const guestDetails: readonly EntryField[] = ['lastName', 'email', 'phoneNumber']

/** What she types, kept for this visit: she may look for a consultant on the way, or reload. */
export function useEntries(checkout: Checkout, { countries, guest }: Pick<EntryRules, 'countries' | 'guest'>) {
  const { visit } = useShop().page
  const [entries, setEntries] = useState<Entries>(() => {
    const [group] = checkout.groups
    const known = { ...nothing, ...said(checkout.contact), ...said(group?.address ?? {}) }
    const country = known.country || (countries[0] ?? '')
    return { ...known, country, ...(guest && kept(visit, guestDetailsKey)), ...kept(visit, checkoutDraftKey) }
  })
  function type(field: EntryField, text: string): void {
    const typed = { ...entries, [field]: text }
    setEntries(typed)
    const isDetail = (name: string) => guest && guestDetails.includes(name as EntryField)
    if (guest) keep(visit, guestDetailsKey, typed, isDetail)
    keep(visit, checkoutDraftKey, typed, (name) => !isDetail(name))
  }
  return { entries, type, fill: setEntries }
}

const said = (facts: object): Partial<Entries> => Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''))

function keep(visit: Memory, key: string, entries: Entries, belongs: (name: string) => boolean): void {
  visit.set(key, JSON.stringify(Object.fromEntries(Object.entries(entries).filter(([name]) => belongs(name)))))
}

/** Storage is not trusted: only texts of fields that there are. */
function kept(visit: Memory, key: string): Partial<Entries> {
  try {
    const found: unknown = JSON.parse(visit.get(key) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([name, text]) => Object.hasOwn(nothing, name) && typeof text === 'string'))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
