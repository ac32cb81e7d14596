import type { ManagedAccount } from '../../commerce/domain/customer/account-gateway.js'

/** Specification, section 5: this id is treated as none, which is the customer's own account. */
const noAccount = '000000000000000'

export interface AccountChoice {
  value: string
  label: string
  /** Address of the account. */
  detail: string
}

/** Returns the accounts to choose from. The customer's own comes first; it is there even when the platform omits it. */
export function choicesOf(accounts: readonly ManagedAccount[], own: string): readonly [AccountChoice, ...AccountChoice[]] {
  const mine = accounts.find(({ isDefault }) => isDefault)
  const others = accounts.filter(({ isDefault }) => !isDefault)
  return [
    ownChoice(mine, own),
    ...others.map((account) => ({ value: account.id, label: account.name || account.id, detail: addressOf(account) })),
  ]
}

function ownChoice(mine: ManagedAccount | undefined, own: string): AccountChoice {
  if (!mine) return { value: noAccount, label: own, detail: '' }
  return { value: mine.id, label: mine.name || own, detail: joined(' · ', mine.name && own, addressOf(mine)) }
}

function addressOf({ address }: ManagedAccount): string {
  if (!address) return ''
  const { street, postalCode, city, country } = address
  return joined(', ', street, joined(' ', postalCode, city), country === 'DE' ? '' : country)
}

const joined = (between: string, ...texts: string[]): string => texts.filter((text) => text.trim() !== '').join(between)
