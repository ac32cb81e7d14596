import type { ConsultantFacts, CustomerFacts } from './types.js'

/** Consultants and customers, indexed by everything a call may ask for. */
export interface Directory {
  byMoniker: ReadonlyMap<string, ConsultantFacts>
  byShopId: ReadonlyMap<string, ConsultantFacts>
  byKey: ReadonlyMap<string, ConsultantFacts>
  byConsultantId: ReadonlyMap<string, ConsultantFacts>
  byUserId: ReadonlyMap<string, CustomerFacts>
  byUsername: ReadonlyMap<string, CustomerFacts>
  byAccountId: ReadonlyMap<string, CustomerFacts>
}

export function fillDirectory(consultants: readonly ConsultantFacts[], customers: readonly CustomerFacts[]): Directory {
  return {
    byMoniker: monikers(consultants),
    byShopId: new Map(consultants.map((consultant) => [consultant.shopId, consultant])),
    byKey: new Map(consultants.map((consultant) => [consultant.consultantKey, consultant])),
    byConsultantId: new Map(consultants.map((consultant) => [consultant.id, consultant])),
    byUserId: new Map(customers.map((customer) => [customer.userId, customer])),
    byUsername: new Map(customers.map((customer) => [customer.username.toLowerCase(), customer])),
    byAccountId: new Map(customers.map((customer) => [customer.accountId, customer])),
  }
}

/** A primary moniker wins over another shop's alternate one. */
function monikers(consultants: readonly ConsultantFacts[]): Map<string, ConsultantFacts> {
  const found = new Map<string, ConsultantFacts>()
  for (const consultant of consultants) {
    if (consultant.alternateMoniker) found.set(consultant.alternateMoniker.toLowerCase(), consultant)
  }
  for (const consultant of consultants) found.set(consultant.moniker.toLowerCase(), consultant)
  return found
}
