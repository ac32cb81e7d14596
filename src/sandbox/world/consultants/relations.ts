import { dropRecord, keepRecord } from '../records/customer-records.js'
import { type No, no } from '../saying-no.js'
import { isShopActive, isTerminated } from '../shop/shops.js'
import { entryOf, type OrderState, type RelationState } from '../state.js'
import type { ConsultantFacts, CustomerFacts, ProductFacts } from '../types.js'
import type { World } from '../world.js'

export type Status = 'Selected' | 'Primary' | 'NewlyAdded' | 'Terminated'

export interface Relation {
  consultant: ConsultantFacts
  isPrimary: boolean
  status: Status
  replacement: ConsultantFacts | undefined
}

const day = 86_400_000
/** Milliseconds that a consultant counts as newly added after the purchase that brought her. */
const novelty = 30 * day

/** The primary one first, those who gave up last. */
export function relationsOf(world: World, customer: CustomerFacts): Relation[] {
  const { byConsultantId } = world.directory
  const primary = primaryOf(world, customer)
  const relations = statesOf(world, customer).flatMap((state): Relation[] => {
    const consultant = byConsultantId.get(state.consultantId)
    if (!consultant) return []
    const isPrimary = consultant === primary
    return [{ consultant, isPrimary, status: statusOf(world, state, isPrimary), replacement: byConsultantId.get(state.replacedBy ?? '') }]
  })
  return relations.toSorted((left, right) => Number(left.status === 'Terminated') - Number(right.status === 'Terminated'))
}

export function primaryOf(world: World, customer: CustomerFacts): ConsultantFacts | undefined {
  const known = statesOf(world, customer).filter(({ consultantId }) => !isTerminated(world, consultantId))
  const [first] = known.flatMap(({ consultantId }) => world.directory.byConsultantId.get(consultantId) ?? [])
  return first
}

const statesOf = ({ state }: World, customer: CustomerFacts): readonly RelationState[] =>
  entryOf(state.relations, customer.accountId) ?? customer.consultantIds.map((consultantId) => ({ consultantId }))

function statusOf(world: World, { consultantId, orderId }: RelationState, isPrimary: boolean): Status {
  if (isTerminated(world, consultantId)) return 'Terminated'
  if (isPrimary) return 'Primary'
  const order = entryOf(world.state.orders, orderId ?? '')
  return order && world.clock.now() - Date.parse(order.orderedDate) < novelty ? 'NewlyAdded' : 'Selected'
}

/** Done as well when they are connected already. */
export function connect(world: World, customer: CustomerFacts, consultantId: string): No | undefined {
  const consultant = working(world, consultantId)
  if (!consultant) return no.consultant()
  if (!isShopActive(world, consultant)) return no.openShop()
  add(world, customer, { consultantId })
  return undefined
}

export function setPrimary(world: World, customer: CustomerFacts, consultantId: string): No | undefined {
  const states = statesOf(world, customer)
  const chosen = states.find((state) => state.consultantId === consultantId)
  const consultant = working(world, consultantId)
  if (!chosen || !consultant) return no.relation()
  if (!isShopActive(world, consultant)) return no.openShop()
  world.state.relations[customer.accountId] = [chosen, ...states.filter((state) => state !== chosen)]
  return undefined
}

/** Specification, section 4: orders stay, the personal data goes from the consultant's records. */
export function disconnect(world: World, customer: CustomerFacts, consultantId: string): No | undefined {
  const states = statesOf(world, customer)
  if (!states.some((state) => state.consultantId === consultantId)) return no.relation()
  world.state.relations[customer.accountId] = states.filter((state) => state.consultantId !== consultantId)
  dropRecord(world, consultantId, customer)
  return undefined
}

function add(world: World, customer: CustomerFacts, relation: RelationState): void {
  const states = statesOf(world, customer)
  if (states.some(({ consultantId }) => consultantId === relation.consultantId)) return
  world.state.relations[customer.accountId] = [...states, relation]
  keepRecord(world, relation.consultantId, customer)
}

const working = (world: World, consultantId: string): ConsultantFacts | undefined =>
  isTerminated(world, consultantId) ? undefined : world.directory.byConsultantId.get(consultantId)

/** A customer buys from a consultant, and is connected with her from then on. */
export function recordPurchase(world: World, { customer, consultant, products, daysAgo = 0 }: Purchase): OrderState {
  const order: OrderState = {
    orderId: world.newId('801'),
    accountId: customer.accountId,
    consultantId: consultant.id,
    orderedDate: new Date(world.clock.now() - daysAgo * day).toISOString(),
    productIds: products.map(({ id }) => id),
  }
  world.state.orders[order.orderId] = order
  add(world, customer, { consultantId: consultant.id, orderId: order.orderId })
  return order
}

interface Purchase {
  customer: CustomerFacts
  consultant: ConsultantFacts
  products: readonly ProductFacts[]
  daysAgo?: number
}

export const ordersOf = ({ state }: World, { accountId }: CustomerFacts): OrderState[] =>
  Object.values(state.orders).filter((order) => order.accountId === accountId)

/** A consultant gives up; those whose primary one she was are taken over by another. */
export function terminate(world: World, consultant: ConsultantFacts, replacement: ConsultantFacts): void {
  const orphans = world.directory.customers.filter((customer) => primaryOf(world, customer) === consultant)
  world.state.terminated[consultant.id] = replacement.id
  for (const customer of orphans) {
    add(world, customer, { consultantId: replacement.id })
    const states = statesOf(world, customer)
    const rest = states.filter(({ consultantId }) => consultantId !== consultant.id && consultantId !== replacement.id)
    const successor = states.filter(({ consultantId }) => consultantId === replacement.id)
    world.state.relations[customer.accountId] = [...successor, ...rest, { consultantId: consultant.id, replacedBy: replacement.id }]
  }
}

/** Returns the nearest consultant who sells. */
export const nearestOpenShop = (world: World, place: { latitude: number; longitude: number }): ConsultantFacts | undefined =>
  world.finder.nearest(place, (consultant) => isShopActive(world, consultant))
