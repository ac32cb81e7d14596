import { idOf } from '../ids.js'
import type { AccountFacts, CustomerFacts } from '../types.js'
import type { World } from '../world.js'

const salon = idOf('001', 550_001)
const family = idOf('001', 550_002)

/** Nobody's own: others shop for them. */
export const sharedAccounts: readonly AccountFacts[] = [
  {
    id: salon,
    name: 'Salon Rosengarten',
    address: { street: 'Schillerstraße 18', city: 'Weimar', state: 'TH', zip: '99423', country: 'DE' },
  },
  { id: family, name: 'Familie Weiss', address: { street: 'Ahornallee 7', city: 'Berlin', state: 'BE', zip: '14050', country: 'DE' } },
]

export const fullName = ({ firstName, lastName }: CustomerFacts) => `${firstName} ${lastName}`

/** Customers who registered here have told no address. */
export function accountById({ directory }: World, accountId: string): AccountFacts | undefined {
  const owner = directory.byAccountId.get(accountId)
  if (!owner) return sharedAccounts.find(({ id }) => id === accountId)
  return { id: accountId, name: fullName(owner), ...(owner.address && { address: owner.address }) }
}
