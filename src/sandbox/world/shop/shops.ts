import { entryOf } from '../state.js'
import type { ConsultantFacts } from '../types.js'
import type { World } from '../world.js'

export const isTerminated = ({ state }: World, consultantId: string): boolean => entryOf(state.terminated, consultantId) !== undefined

export const isShopActive = (world: World, { id, shopActive }: ConsultantFacts): boolean =>
  shopActive && !world.state.closedShops.includes(id) && !isTerminated(world, id)
