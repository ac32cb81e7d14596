import { PlatformError } from '../platform/errors.js'
import { cartItemsShape } from '../platform/wire/cart-wire.js'
import { ask, type Asked, read } from './ask.js'
import type { Finding } from './report.js'

/** A guest has none before she puts something in: that there is none is an answer, too. */
export const cartChecks = (asked: Asked): Promise<Finding[]> =>
  Promise.all([
    ask('Cart', asked, async ({ platform }) => {
      try {
        const { body } = await platform.commerce.call('cartItems')
        const { cartSummary } = (body ?? {}) as { cartSummary?: { asyncOperationStatus?: unknown } | null }
        const isPriced = cartSummary?.asyncOperationStatus !== 'Processing'
        const said = isPriced ? 'answered with a cart' : 'answered with a cart whose prices are still being calculated'
        return read(cartItemsShape, body, cartSummary ? said : 'answered: no cart yet', 'GET carts/{cart}/cart-items')
      } catch (error) {
        if (error instanceof PlatformError && error.kind === 'missing' && error.code !== 'NOT_JSON')
          return { said: 'answered: no cart yet' }
        throw error
      }
    }),
  ])
