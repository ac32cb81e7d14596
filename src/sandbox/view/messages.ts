import { priceCart, type CartPrice } from '../world/cart/pricing.js'
import { promotionOf, written } from '../world/cart/promotions.js'
import { ruleText, shortageText } from '../world/cart/quantities.js'
import type { CartLine, CartState } from '../world/state.js'
import type { ProductFacts } from '../world/types.js'
import { isGone, stockOf, type World } from '../world/world.js'
import { hashOf, idOf } from '../world/ids.js'
import type { CartMessage, MessagesSummary } from '../wire.js'

type Message = Omit<CartMessage, 'messageId' | 'relatedEntityId' | 'visible'>

const error = (errorCode: string, type: Message['type'], message: string): Message => ({ errorCode, message, severity: 'Error', type })

export function lineMessages(world: World, { messagesDismissed }: CartState, line: CartLine, product: ProductFacts): MessagesSummary {
  const problem = problemOf(world, line, product)
  return summaryOf(line.cartItemId, problem ? [problem] : [], { wrong: problem ? 1 : 0, isDismissed: messagesDismissed })
}

function problemOf(world: World, { quantity }: CartLine, product: ProductFacts): Message | undefined {
  if (isGone(world, product.id)) return error('INVALID_PRODUCT', 'Entitlement', `„${product.name}“ ist nicht mehr erhältlich.`)
  const left = stockOf(world, product)
  if (left < quantity) return { ...error('INSUFFICIENT_INVENTORY', 'Inventory', shortageText(product.name, left)), availableQuantity: left }
  const rule = ruleText(product, quantity)
  return rule === undefined ? undefined : error('QUANTITY_RULE', 'Other', rule)
}

/** Inferred: the guide has messages of lines only. */
export function cartMessages(world: World, cart: CartState, price: CartPrice = priceCart(world, cart)): MessagesSummary {
  const wrong = cart.lines.filter((line) => {
    const product = world.shelves.byId.get(line.productId)
    return product !== undefined && problemOf(world, line, product) !== undefined
  }).length
  return summaryOf(
    cart.cartId,
    [...(wrong > 0 ? [error('CART_VALIDATION_ERROR', 'Other', wrongLines(wrong))] : []), ...sleepingCoupons(cart, price)],
    { wrong, isDismissed: cart.messagesDismissed },
  )
}

const wrongLines = (count: number): string =>
  count === 1
    ? 'Ein Artikel in deinem Warenkorb ist so nicht mehr zu haben.'
    : `${count} Artikel in deinem Warenkorb sind so nicht mehr zu haben.`

/** Redeemed when the cart was fuller. */
function sleepingCoupons({ coupons, currencyIsoCode }: CartState, { products }: CartPrice): Message[] {
  return coupons.flatMap(({ couponCode }): Message[] => {
    const minimum = promotionOf(couponCode)?.minimum ?? 0
    if (products === 0 || products >= minimum) return []
    const message = `Der Gutschein „${couponCode}“ zählt erst ab ${written(minimum, currencyIsoCode)} Warenwert wieder.`
    return [{ errorCode: 'COUPON_MINIMUM_NOT_REACHED', message, severity: 'Warning', type: 'Pricing' }]
  })
}

const summaryOf = (
  relatedEntityId: string,
  messages: Message[],
  { wrong, isDismissed = false }: { wrong: number; isDismissed: boolean | undefined },
): MessagesSummary => ({
  errorCount: messages.filter(({ severity }) => severity === 'Error').length,
  hasErrors: messages.some(({ severity }) => severity === 'Error'),
  limitedMessages: messages.map((one) => ({
    ...one,
    messageId: idOf('12k', hashOf(`${relatedEntityId}${one.errorCode}`) % 1_000_000),
    relatedEntityId,
    visible: !isDismissed,
  })),
  relatedEntityId,
  totalLineItemsWithErrors: wrong,
})
