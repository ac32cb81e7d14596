import { normalId, ownerOf, type Call } from '../call.js'
import { currentCart } from '../world/cart/carts.js'
import { distanceBetween, inTenths, placeOf } from '../world/consultants/places.js'
import { isPlaced } from '../world/consultants/consultant-finder.js'
import { connect, disconnect, nearestOpenShop, relationsOf, setPrimary } from '../world/consultants/relations.js'
import { type No, no } from '../world/saying-no.js'
import { shopRecord } from '../world/shop/shop-methods.js'
import { isTerminated } from '../world/shop/shops.js'
import type { CustomerFacts } from '../world/types.js'
import type { World } from '../world/world.js'
import { type Input, type ServerMethod, type ServerMethods, writing } from './server-method.js'

export const relationMethods: ServerMethods = {
  getRelations: forCustomers(({ world }, customer) => ({
    relations: relationsOf(world, customer).map(({ consultant, isPrimary, status, replacement }) => ({
      shopRecord: shopRecord(world, consultant),
      isPrimary,
      status,
      replacement: replacement ? shopRecord(world, replacement) : null,
    })),
  })),
  connectConsultant: changing(connect),
  setPrimaryConsultant: changing(setPrimary),
  disconnectConsultant: changing(disconnect),
  assignConsultant: writing(assign),
  previewConsultantSwitch: writing(previewSwitch),
}

function forCustomers(run: (call: Call, customer: CustomerFacts, input: Input) => unknown): ServerMethod {
  return writing((call, input) => (call.caller.customer ? run(call, call.caller.customer, input) : no.guests()))
}

function changing(change: (world: World, customer: CustomerFacts, consultantId: string) => No | undefined): ServerMethod {
  return forCustomers(({ world }, customer, input) => change(world, customer, idIn(input)) ?? { success: true })
}

const idIn = ({ consultantId }: Input): string => normalId(typeof consultantId === 'string' ? consultantId : '')

/** A customer is connected at once, a guest only learns who it would be. */
function assign({ world, caller }: Call, { postalCode }: Input) {
  const place = placeOf(typeof postalCode === 'string' ? postalCode : '', world.finder.homes)
  if (!place) return no.postalCode()
  const consultant = nearestOpenShop(world, place)
  if (!consultant) return no.consultantNear()
  if (caller.customer) connect(world, caller.customer, consultant.id)
  return { shopRecord: shopRecord(world, consultant), distance: isPlaced(consultant) ? inTenths(distanceBetween(place, consultant)) : null }
}

function previewSwitch(call: Call, input: Input) {
  const { world } = call
  const consultant = world.directory.byConsultantId.get(idIn(input))
  if (!consultant || isTerminated(world, consultant.id)) return no.consultant()
  // The newest first, as the cart shows them.
  const lines = currentCart(world, ownerOf(call))?.lines.toReversed() ?? []
  const missing = lines.filter(({ productId }) => consultant.unavailableProductIds.includes(productId))
  return { unavailableProducts: missing.map(({ productId }) => ({ productId, name: world.shelves.byId.get(productId)?.name ?? '' })) }
}
