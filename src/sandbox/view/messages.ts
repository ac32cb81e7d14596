import { priceCart, type CartPrice } from '../world/cart/pricing.js'
import { promotionOf, written } from '../world/cart/promotions.js'
import { ruleText, shortageText } from '../world/cart/quantities.js'
import type { CartLine, CartState } from '../world/state.js'
import type { ProductFacts } from '../world/types.js'
import { isGone, stockOf, type World } from '../world/world.js'
import type { MessagesSummary } from '../wire.js'

type Message = MessagesSummary['limitedMessages'][number]
type Told = Pick<Message, 'message' | 'severity' | 'type'>

const error = (type: Message['type'], message: string): Told => ({ type, message, severity: 'Error' })

export function lineMessages(world: World, { messagesDismissed }: CartState, line: CartLine, product: ProductFacts): MessagesSummary {
  const problem = problemOf(world, line, product)
  return summaryOf(line.cartItemId, problem ? [problem] : [], { wrong: problem ? 1 : 0, isDismissed: messagesDismissed })
}

function problemOf(world: World, { quantity }: CartLine, product: ProductFacts): Told | undefined {
  if (isGone(world, product.id)) return error('Entitlement', `„${product.name}“ ist nicht mehr erhältlich.`)
  const left = stockOf(world, product)
  if (left < quantity) return error('Inventory', shortageText(product.name, left))
  const rule = ruleText(product, quantity)
  return rule === undefined ? undefined : error('Other', rule)
}

export function cartMessages(world: World, cart: CartState, price: CartPrice = priceCart(world, cart)): MessagesSummary {
  const wrong = cart.lines.filter((line) => {
    const product = world.shelves.byId.get(line.productId)
    return product !== undefined && problemOf(world, line, product) !== undefined
  }).length
  return summaryOf(cart.cartId, [...(wrong > 0 ? [error('Other', wrongLines(wrong))] : []), ...sleepingCoupons(world, cart, price)], {
    wrong,
    isDismissed: cart.messagesDismissed,
  })
}

const wrongLines = (count: number): string =>
  count === 1
    ? 'Ein Artikel in deinem Warenkorb ist so nicht mehr zu haben.'
    : `${count} Artikel in deinem Warenkorb sind so nicht mehr zu haben.`

/** Redeemed when the cart was fuller. */
function sleepingCoupons(world: World, { coupons, currencyIsoCode }: CartState, { products }: CartPrice): Told[] {
  return coupons.flatMap(({ couponCode }): Told[] => {
    const minimum = promotionOf(world, couponCode)?.minimum ?? 0
    if (products === 0 || products >= minimum) return []
    const message = `Der Gutschein „${couponCode}“ zählt erst ab ${written(minimum, currencyIsoCode)} Warenwert wieder.`
    return [{ type: 'Other', message, severity: 'Warning' }]
  })
}

interface About {
  wrong: number
  isDismissed: boolean | undefined
}

const summaryOf = (relatedEntityId: string, told: Told[], { wrong, isDismissed = false }: About): MessagesSummary => ({
  errorCount: told.filter(({ severity }) => severity === 'Error').length,
  hasErrors: told.some(({ severity }) => severity === 'Error'),
  limitedMessages: told.map((message) => ({ ...message, messageId: relatedEntityId, relatedEntityId, visible: !isDismissed })),
  relatedEntityId,
  totalLineItemsWithErrors: wrong,
})
