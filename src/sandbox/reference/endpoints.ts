import { addressEndpoints } from './addresses.js'
import { cartEndpoints } from './carts.js'
import { checkoutEndpoints } from './checkouts.js'
import { contextEndpoints } from './contexts.js'
import { deliveryEndpoints } from './deliveries.js'
import { type Endpoint, keyOf } from './endpoint.js'
import { orderEndpoints } from './orders.js'
import { productEndpoints } from './products.js'
import { recordEndpoints } from './ui-api.js'
import { wishlistEndpoints } from './wishlists.js'

/** Below `/commerce/webstores/{webstoreId}`. */
export const commerceEndpoints: readonly Endpoint[] = [
  ...contextEndpoints,
  ...cartEndpoints,
  ...deliveryEndpoints,
  ...checkoutEndpoints,
  ...addressEndpoints,
  ...orderEndpoints,
  ...productEndpoints,
  ...wishlistEndpoints,
]

export const endpoints: readonly Endpoint[] = [...commerceEndpoints, ...recordEndpoints]

const byKey: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((one) => [keyOf(one.method, one.path), one]))

const roots = /^\/services\/data\/:version\/(?:commerce\/webstores\/:webstoreId\/|(?=ui-api\/))/

/** Returns the reference's endpoint for a route, by its method and its path from `/services` on. */
export const endpointOf = (method: string, path: string): Endpoint | undefined => {
  const below = path.replace(roots, '')
  return byKey.get(keyOf(method, below.startsWith('ui-api/') ? `/${below}` : below))
}
