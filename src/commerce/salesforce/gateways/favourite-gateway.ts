import type { FavouriteGateway } from '../../domain/product/favourite-gateway.js'
import type { Commerce } from '../commerce/commerce.js'
import { PlatformError } from '../errors.js'
import { asAnswer } from './refusals.js'
import { newWishlistShape, wishlistItemsShape, wishlistsShape } from '../wire/product-wire.js'
import { parseBody } from '../wire/wire.js'

/** Name of the shopper's first list when the shop must make it. */
const listName = 'Favoriten'
/** The largest page that the platform gives. */
const pageSize = 100

interface Kept {
  itemId: string
  productId: string
}

/** Favourites are the first wishlist. An item names its product in its summary (`ConnectApi.WishlistItem`, 49.0); one that she may not see has none. */
export function createFavouriteGateway({ call }: Commerce): FavouriteGateway {
  async function firstList(signal?: AbortSignal): Promise<string | undefined> {
    const { body } = await call('wishlists', { signal })
    return parseBody(wishlistsShape, body, 'wishlists').summaries[0]?.id
  }

  async function newList(): Promise<string> {
    const { body } = await call('createWishlist', { body: { name: listName, products: [] } })
    return parseBody(newWishlistShape, body, 'createWishlist')
  }

  async function page(wishlist: string, pageToken: string | undefined, signal?: AbortSignal) {
    const { body } = await call('wishlistItems', { path: { wishlist }, query: { size: pageSize, pageToken }, signal })
    return parseBody(wishlistItemsShape, body, 'wishlistItems')
  }

  /** Page by page, as far as the platform says that there is another (Wishlist Item Collection, 49.0). */
  async function kept(wishlist: string, signal?: AbortSignal): Promise<Kept[]> {
    const found = new Map<string, Kept>()
    const asked = new Set<string>()
    for (let token: string | undefined = ''; token !== undefined; ) {
      asked.add(token)
      const { items, nextPageToken } = await page(wishlist, token || undefined, signal)
      for (const { wishlistItemId: itemId, productId, productSummary } of items) {
        const id = productId ?? productSummary?.productId
        if (id) found.set(itemId, { itemId, productId: id })
      }
      token = nextPageToken && !asked.has(nextPageToken) ? nextPageToken : undefined
    }
    return [...found.values()]
  }

  async function add(productId: string): Promise<void> {
    const wishlist = (await firstList()) ?? (await newList())
    await call('addWishlistItem', { path: { wishlist }, body: { productId } })
  }

  async function remove(productId: string): Promise<void> {
    const wishlist = await firstList()
    const found = wishlist && (await kept(wishlist)).find((item) => item.productId === productId)
    if (wishlist && found) await call('deleteWishlistItem', { path: { wishlist, item: found.itemId } })
  }

  return {
    async read(signal) {
      try {
        const wishlist = await firstList(signal)
        return wishlist ? (await kept(wishlist, signal)).map(({ productId }) => productId) : []
      } catch (error) {
        // The platform keeps no lists for guests and says so with 401: nothing is kept.
        if (error instanceof PlatformError && error.kind === 'signed-out') return []
        throw error
      }
    },
    add: (productId) => asAnswer(add(productId)),
    remove: (productId) => asAnswer(remove(productId)),
  }
}
