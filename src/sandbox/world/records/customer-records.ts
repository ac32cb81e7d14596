import { type CustomerRecord, entryOf } from '../state.js'
import type { CustomerFacts } from '../types.js'
import type { World } from '../world.js'

/** The personal data of her customers that a consultant can see. */
export const recordsOf = (world: World, consultantId: string): readonly CustomerRecord[] =>
  entryOf(world.state.customerRecords, consultantId) ?? recordsOfFacts(world, consultantId)

const recordsOfFacts = ({ facts }: World, consultantId: string): CustomerRecord[] =>
  facts.customers.filter(({ consultantIds }) => consultantIds.includes(consultantId)).map(recordOf)

const recordOf = ({ accountId, firstName, lastName, email, phone, beautyProfile }: CustomerFacts): CustomerRecord => ({
  accountId,
  firstName,
  lastName,
  email,
  phone: phone ?? null,
  beautyProfile: beautyProfile ?? null,
})

export function keepRecord(world: World, consultantId: string, customer: CustomerFacts): void {
  world.state.customerRecords[consultantId] = [...others(world, consultantId, customer), recordOf(customer)]
}

export function dropRecord(world: World, consultantId: string, customer: CustomerFacts): void {
  world.state.customerRecords[consultantId] = others(world, consultantId, customer)
}

const others = (world: World, consultantId: string, { accountId }: CustomerFacts): CustomerRecord[] =>
  recordsOf(world, consultantId).filter((record) => record.accountId !== accountId)
