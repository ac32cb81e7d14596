import type { CheckoutState } from './checkout-state.js'
import { groupsOf, linesIn } from './delivery-groups.js'
import { methodsFor } from './delivery-methods.js'
import { ruleText, shortageText } from '../cart/quantities.js'
import { availableTo } from './reservations.js'
import type { CartState } from '../state.js'
import { isGone, type World } from '../world.js'

/** A problem that a checkout reports (contracts, section 2.7). All types but the shipping one are inferred. */
export interface CheckoutProblem {
  type: string
  title: string
  detail: string
  instance: string
  invalidParameters: { name: string; reason: string }[]
}

type Kind =
  | 'shipping-failure'
  | 'checkout-failure'
  | 'inventory-failure'
  | 'payment-failure'
  | 'payment-account-failure'
  | 'payment-confirmation-failure'
  | 'payment-id-missing'
  | 'contact-failure'
  | 'cart-failure'

const titles: Readonly<Record<Kind, string>> = {
  'shipping-failure': 'Versand nicht möglich',
  'checkout-failure': 'Bestellung nicht möglich',
  'inventory-failure': 'Nicht genug vorrätig',
  'payment-failure': 'Zahlung nicht möglich',
  'payment-account-failure': 'Zahlung in diesem Shop nicht möglich',
  'payment-confirmation-failure': 'Zahlung nicht bestätigt',
  'payment-id-missing': 'Zahlung in diesem Shop nicht möglich',
  'contact-failure': 'Kontaktdaten unvollständig',
  'cart-failure': 'Warenkorb geändert',
}

export const problem = (kind: Kind, detail: string, invalidParameters: CheckoutProblem['invalidParameters'] = []): CheckoutProblem => ({
  type: `/commerce/errors/${kind}`,
  title: titles[kind],
  detail,
  instance: '',
  invalidParameters,
})

export const isOf = (kind: Kind, { type }: CheckoutProblem): boolean => type.endsWith(`/${kind}`)

/** Returns why this checkout cannot go on as it stands, without the parts that the shopper has simply not filled in yet. */
export const problemsOf = (world: World, { checkoutId }: CheckoutState, cart: CartState): CheckoutProblem[] =>
  [...goodsProblems(world, cart), ...undeliverable(world, cart)].map((one) => ({ ...one, instance: `/checkouts/${checkoutId}` }))

export function goodsProblems(world: World, cart: CartState): CheckoutProblem[] {
  if (cart.lines.length === 0) return [problem('checkout-failure', 'Dein Warenkorb ist leer.')]
  return cart.lines.flatMap(({ productId, quantity, cartItemId }) => {
    const product = world.shelves.byId.get(productId)
    const where = (reason: string) => [{ name: cartItemId, reason }]
    if (!product || isGone(world, productId))
      return [problem('checkout-failure', `„${product?.name ?? productId}“ ist nicht mehr erhältlich.`, where('INVALID_PRODUCT'))]
    const left = availableTo(world, cart, product)
    if (left < quantity) return [problem('inventory-failure', shortageText(product.name, left), where('INSUFFICIENT_INVENTORY'))]
    const broken = ruleText(product, quantity)
    return broken === undefined ? [] : [problem('checkout-failure', broken, where('QUANTITY_RULE'))]
  })
}

/** The text is the platform's own. */
const undeliverable = (world: World, cart: CartState): CheckoutProblem[] =>
  groupsOf(cart)
    .filter((group) => group.address && methodsFor(world, group.address.country).length === 0 && linesIn(cart, group).length > 0)
    .map(({ deliveryGroupId }) =>
      problem('shipping-failure', 'There are no configured Order Delivery Methods.', [
        { name: deliveryGroupId, reason: 'deliveryAddress' },
      ]),
    )
