import type { ConsultantFacts, KnownCustomer, RegisteredCustomer } from '../types.js'

/** Consultants, indexed by everything a call may ask for. */
export interface ConsultantDirectory {
  consultants: readonly ConsultantFacts[]
  byMoniker: ReadonlyMap<string, ConsultantFacts>
  byShopId: ReadonlyMap<string, ConsultantFacts>
  byKey: ReadonlyMap<string, ConsultantFacts>
  byConsultantId: ReadonlyMap<string, ConsultantFacts>
}

/** How they sign in is all that tells them apart. */
export type Customer = KnownCustomer | RegisteredCustomer

export interface CustomerDirectory {
  customers: readonly Customer[]
  byUserId: ReadonlyMap<string, Customer>
  byUsername: ReadonlyMap<string, Customer>
  byAccountId: ReadonlyMap<string, Customer>
}

export interface Directory extends ConsultantDirectory, CustomerDirectory {}

export const listConsultants = (consultants: readonly ConsultantFacts[]): ConsultantDirectory => ({
  consultants,
  byMoniker: monikers(consultants),
  byShopId: new Map(consultants.map((consultant) => [consultant.shopId, consultant])),
  byKey: new Map(consultants.map((consultant) => [consultant.consultantKey, consultant])),
  byConsultantId: new Map(consultants.map((consultant) => [consultant.id, consultant])),
})

export const listCustomers = (customers: readonly Customer[]): CustomerDirectory => ({
  customers,
  byUserId: new Map(customers.map((customer) => [customer.userId, customer])),
  byUsername: new Map(customers.map((customer) => [customer.username.toLowerCase(), customer])),
  byAccountId: new Map(customers.map((customer) => [customer.accountId, customer])),
})

/** A primary moniker wins over another shop's alternate one. */
function monikers(consultants: readonly ConsultantFacts[]): Map<string, ConsultantFacts> {
  const found = new Map<string, ConsultantFacts>()
  for (const consultant of consultants) {
    if (consultant.alternateMoniker) found.set(consultant.alternateMoniker.toLowerCase(), consultant)
  }
  for (const consultant of consultants) found.set(consultant.moniker.toLowerCase(), consultant)
  return found
}
