import type { Answer, Refusable } from '../answers.js'

/** A delivery address of a customer. */
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
  /** True for the address that is offered first: one only, after a change anywhere. */
  isPrimary: boolean
}

export type AddressInput = Omit<Address, 'id' | 'isPrimary'> & { isPrimary?: boolean }

/** The addresses of a customer; a guest has none to be read (specification, section 6). */
export interface AddressGateway {
  /** All of them, the primary one first. Fails with `CPA_DISABLED` for a guest, and asks nobody. */
  list: (signal?: AbortSignal) => Promise<readonly Address[]>
  add: (input: AddressInput) => Promise<Refusable<Address>>
  /** Keeps every field that `input` leaves out. @throws {TypeError} 'addressId is required', unsent */
  change: (id: string, input: Partial<AddressInput>) => Promise<Refusable<Address>>
  remove: (id: string) => Promise<Answer>
}
