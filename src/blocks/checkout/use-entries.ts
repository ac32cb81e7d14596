import { useState } from 'react'
import { emptyAddress, typedAddress } from '../../commerce/domain/address/address-rules.js'
import type { Checkout } from '../../commerce/domain/checkout/checkout-gateway.js'
import { checkoutDraftKey, guestDetailsKey, type Memory } from '../../commerce/domain/memory.js'
import { useShop } from '../../ui/index.js'
import type { EntryField } from '../../ui/address/address-fields.js'
import type { Entries, EntryRules } from './entries.js'

export const nothing: Entries = { ...emptyAddress, email: '' }

/** Specification, section 3: these details of a guest are kept for the visit. */
const guestDetails: readonly EntryField[] = ['lastName', 'email', 'phoneNumber']

/** The shopper's input, kept for this visit: she may look for a consultant on the way, or reload. */
export function useEntries(checkout: Checkout, { countries, guest }: Pick<EntryRules, 'countries' | 'guest'>) {
  const { visit } = useShop().page
  const [entries, setEntries] = useState<Entries>(() => {
    const [group] = checkout.groups
    const known = { ...nothing, ...said(checkout.contact), ...said(group?.address ?? {}) }
    const country = known.country || (countries[0] ?? '')
    return {
      ...typedAddress(known),
      country,
      ...(guest && textsOf(kept(visit, guestDetailsKey))),
      ...textsOf(kept(visit, checkoutDraftKey)),
    }
  })
  function type(texts: object): void {
    const typed = { ...entries, ...textsOf(texts) }
    setEntries(typed)
    const isDetail = (name: string) => guest && guestDetails.includes(name as EntryField)
    if (guest) keep(visit, guestDetailsKey, typed, isDetail)
    keep(visit, checkoutDraftKey, typed, (name) => !isDetail(name))
  }
  return { entries, type, fill: setEntries }
}

/** Keeps further input beside the entries. @param read turns any stored value into a valid one: storage is not trusted */
export function useDraft<T>(name: string, read: (found: unknown) => T): [T, (value: T) => void] {
  const { visit } = useShop().page
  const [value, setValue] = useState(() => read(kept(visit, checkoutDraftKey)[name]))
  function fill(filled: T): void {
    setValue(filled)
    visit.set(checkoutDraftKey, JSON.stringify({ ...kept(visit, checkoutDraftKey), [name]: filled }))
  }
  return [value, fill]
}

const said = (facts: object): Partial<Entries> => Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''))

function keep(visit: Memory, key: string, entries: Entries, belongs: (name: string) => boolean): void {
  const filled = Object.entries({ ...kept(visit, key), ...entries })
  visit.set(key, JSON.stringify(Object.fromEntries(filled.filter(([name]) => belongs(name)))))
}

/** Returns the texts of existing fields only. */
export const textsOf = (found: unknown): Partial<Entries> =>
  Object.fromEntries(
    Object.entries({ ...(found as object) }).filter(([name, text]) => Object.hasOwn(nothing, name) && typeof text === 'string'),
  )

function kept(visit: Memory, key: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(visit.get(key) ?? '{}') }
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
