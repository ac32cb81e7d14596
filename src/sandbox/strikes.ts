import type { Weather, WeatherKind } from './weather.js'
import { deleteCart } from './world/cart/carts.js'
import type { World } from './world/world.js'

type Strike = (world: World, weather: Weather) => void

const defaultReads = 3
const defaultCalculation = 2

/** Weather that changes the world itself, at once, instead of waiting for a request. */
export const strikes: ReadonlyMap<WeatherKind, Strike> = new Map<WeatherKind, Strike>([
  ['clear', clearUp],
  ['processing', (world, { times = defaultReads }) => priceLater(world, times)],
  // A cart is deleted as if in another tab, or by the platform's own housekeeping.
  ['cart-deleted', deleteCarts],
  ['stock-falls', sellOut],
  ['calculating', (world, { times = defaultCalculation }) => calculateLater(world, times)],
])

/** Delays pricing from now on, and for the carts there are. */
function priceLater({ state }: World, reads: number): void {
  state.settings.processingReads = reads
  for (const cart of Object.values(state.carts)) cart.pendingReads = reads
}

/** Delays calculation from now on, and for the checkouts that are open. */
function calculateLater({ state }: World, reads: number): void {
  state.settings.checkoutReads = reads
  for (const checkout of Object.values(state.checkouts ?? {})) checkout.pendingReads = reads
}

function clearUp(world: World): void {
  priceLater(world, 0)
  calculateLater(world, 0)
}

function deleteCarts(world: World): void {
  for (const cart of Object.values(world.state.carts)) deleteCart(world, cart)
}

/** Leaves one piece in stock of every product that lies in a cart. */
function sellOut({ state }: World): void {
  for (const { lines } of Object.values(state.carts)) {
    for (const { productId } of lines) state.stock[productId] = 1
  }
}
