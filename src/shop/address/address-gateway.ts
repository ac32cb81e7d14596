import type { Answer, Refusable } from '../answers.js'

/** Where a customer has things sent to. */
export interface Address {
  id: string
  firstName: string
  lastName: string
  companyName: string
  street: string
  postalCode: string
  city: string
  region: string
  /** ISO code of two letters. */
  country: string
  phoneNumber: string
  /** The one that is offered first. There is one of them, whoever changed it and wherever. */
  isPrimary: boolean
}

export type AddressInput = Omit<Address, 'id' | 'isPrimary'> & { isPrimary?: boolean }

/** The addresses of a customer; a guest has none to be read (specification, section 6). */
export interface AddressGateway {
  /** All of them, the primary one first. Fails with `CPA_DISABLED` for a guest, and asks nobody. */
  list: (signal?: AbortSignal) => Promise<readonly Address[]>
  add: (input: AddressInput) => Promise<Refusable<Address>>
  /** What is not named stays. @throws {TypeError} 'addressId is required', unsent */
  change: (id: string, input: Partial<AddressInput>) => Promise<Refusable<Address>>
  remove: (id: string) => Promise<Answer>
}
