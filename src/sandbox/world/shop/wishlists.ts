import { notFound, Refusal } from '../refusal.js'
import { entryOf, type WishlistState } from '../state.js'
import type { CustomerFacts } from '../types.js'
import { productById, type World } from '../world.js'

export const wishlistsOf = (world: World, customer: CustomerFacts): WishlistState[] =>
  Object.values(world.state.wishlists).filter(({ userId }) => userId === customer.userId)

export function createWishlist(world: World, customer: CustomerFacts, name: unknown): WishlistState {
  if (typeof name !== 'string' || name.trim() === '') throw new Refusal(400, 'INVALID_API_INPUT', 'A wishlist needs a name.')
  const now = world.now()
  const wishlist: WishlistState = { id: world.newId('0a5'), userId: customer.userId, name, createdDate: now, modifiedDate: now, items: [] }
  world.state.wishlists[wishlist.id] = wishlist
  return wishlist
}

export function findWishlist(world: World, customer: CustomerFacts, id: string): WishlistState {
  const wishlist = entryOf(world.state.wishlists, id)
  if (wishlist?.userId !== customer.userId) throw notFound()
  return wishlist
}

/** A product stands in a list once. */
export function addWish(
  world: World,
  wishlist: WishlistState,
  productId: string,
): { item: WishlistState['items'][number]; isNew: boolean } {
  const known = wishlist.items.find((item) => item.productId === productId)
  if (known) return { item: known, isNew: false }
  const product = productById(world, productId)
  const item = { wishlistItemId: world.newId('0a8'), productId: product.id, createdDate: world.now() }
  wishlist.items.push(item)
  wishlist.modifiedDate = item.createdDate
  return { item, isNew: true }
}

export function removeWish(world: World, wishlist: WishlistState, wishlistItemId: string): void {
  const place = wishlist.items.findIndex((item) => item.wishlistItemId === wishlistItemId)
  if (place < 0) throw notFound()
  wishlist.items.splice(place, 1)
  wishlist.modifiedDate = world.now()
}
