import { array, nullish, object, safeParse, string, unknown } from 'valibot'
import { PlatformError } from '../../commerce/salesforce/errors.js'
import { cartItemsShape } from '../../commerce/salesforce/wire/cart-wire.js'
import { ask, type Asked, read } from './ask.js'
import type { Finding } from './report.js'

/** Check: a cart's sums, products and delivery groups, which blocks read with the cart itself. */
const ofCart = { 'Cart summary': 'currentSummary', 'Cart products': 'cartProducts' } as const
const documentedAs = { currentSummary: 'GET carts/compact-summary', cartProducts: 'GET carts/{cart}/products' } as const

/** A guest has none before she puts something in: that there is none is an answer, too. */
export const cartChecks = (asked: Asked): Promise<Finding[]> =>
  Promise.all([
    ask('Cart', asked, async ({ platform }) => {
      try {
        const { body } = await platform.commerce.call('cartItems')
        const { cartSummary } = (body ?? {}) as { cartSummary?: { cartId?: unknown; asyncOperationStatus?: unknown } | null }
        const isPriced = cartSummary?.asyncOperationStatus !== 'Processing'
        const said = isPriced ? 'answered with a cart' : 'answered with a cart whose prices are still being calculated'
        return read(cartItemsShape, body, cartSummary?.cartId ? said : 'answered: no cart yet', 'GET carts/{cart}/cart-items')
      } catch (error) {
        if (isNoCart(error)) return { said: 'answered: no cart yet' }
        throw error
      }
    }),
    ...Object.entries(ofCart).map(([name, call]) =>
      ask(name, asked, async ({ platform }) => {
        try {
          const { body } = await platform.commerce.call(call)
          return read(unknown(), body, 'answered', documentedAs[call])
        } catch (error) {
          if (isNoCart(error)) return { said: 'answered: no cart yet' }
          throw error
        }
      }),
    ),
    deliveryGroups(asked),
  ])

const groupsShape = object({ items: nullish(array(object({ id: string() })), []) })

/** Check: the delivery groups, and the first of them with its lines. */
const deliveryGroups = (asked: Asked): Promise<Finding> =>
  ask('Delivery groups', asked, async ({ platform }) => {
    try {
      const { body } = await platform.commerce.call('deliveryGroups')
      const all = read(groupsShape, body, 'answered', 'GET carts/{cart}/delivery-groups')
      const found = safeParse(groupsShape, body)
      const [first] = found.success ? found.output.items : []
      if (!first || all.state === 'fault') return all
      const one = await platform.commerce.call('deliveryGroup', { path: { deliveryGroupId: first.id } })
      const group = read(unknown(), one.body, 'answered', 'GET carts/{cart}/delivery-groups/{deliveryGroupId}')
      return { ...all, differs: [...(all.differs ?? []), ...(group.differs ?? [])] }
    } catch (error) {
      if (isNoCart(error)) return { said: 'answered: no cart yet' }
      throw error
    }
  })

const isNoCart = (error: unknown): boolean => error instanceof PlatformError && error.kind === 'missing' && error.code !== 'NOT_JSON'
