import type { DeliveryAddress, DeliveryGroupState } from '../world/checkout/checkout-state.js'
import { isDefaultGroup, linesIn } from '../world/checkout/delivery-groups.js'
import { type DeliveryMethod, feeOf, methodNamed, methodsFor } from '../world/checkout/delivery-methods.js'
import { type Cents, toMoney } from '../world/money.js'
import { type CartPrice, priceCart, pricePieces, sum } from '../world/cart/pricing.js'
import { cartItem, cartSummary, type CartReading } from './cart-view.js'
import { pageLinks, sorted } from './cart-page.js'

export interface ItemPage {
  /** 0: none are shown, but counted. */
  pageSize: number
  pageNumber: number
  sort: string
}

const decimal = (count: number) => count.toFixed(1)

export const groupCollection = (reading: CartReading, groups: readonly DeliveryGroupState[], page: ItemPage) => {
  const price = priceCart(reading.world, reading.cart)
  return { count: groups.length, items: groups.map((group) => deliveryGroup(reading, group, { page, price })) }
}

export function deliveryGroup(
  reading: CartReading,
  group: DeliveryGroupState,
  { page, price = priceCart(reading.world, reading.cart) }: { page: ItemPage; price?: CartPrice },
) {
  const { world, cart } = reading
  const lines = linesIn(cart, group)
  const subtotal = price.products + price.itemAdjustment + price.cartAdjustment
  const methods = methodsFor(world, group.address?.country)
  const chosen = methodNamed(world, group.deliveryMethodId)
  const view = (method: DeliveryMethod) => methodView(method, subtotal, cart.currencyIsoCode)
  return {
    availableDeliveryMethods: methods.map(view),
    cartId: cart.cartId,
    cartItems: itemsOf(reading, group, { page, price }),
    deliveryAddress: group.address ? addressView(group.address) : null,
    desiredDeliveryDate: group.desiredDeliveryDate ?? null,
    errors: [],
    giftMessage: group.giftMessage || null,
    giftToName: group.giftToName || null,
    id: group.deliveryGroupId,
    isAllDigitalCartItems: false,
    isDefault: isDefaultGroup(cart, group),
    isGift: group.isGift ?? false,
    name: group.name,
    selectedDeliveryMethod: chosen ? view(chosen) : null,
    shippingInstructions: group.shippingInstructions ?? null,
    totalCartItemCount: sum(lines, ({ quantity }) => quantity),
    totalProductAmount: toMoney(sum(lines, ({ line, quantity }) => (price.lines.get(line.cartItemId)?.sales ?? 0) * quantity)),
  }
}

const methodView = (method: DeliveryMethod, subtotal: Cents, currencyIsoCode: string) => ({
  id: method.id,
  name: method.name,
  carrier: method.carrier,
  classOfService: method.classOfService,
  currencyIsoCode,
  shippingFee: toMoney(method.fee),
  adjustedShippingFee: toMoney(feeOf(method, subtotal)),
})

const addressView = (address: DeliveryAddress) => ({ ...address, isDefault: false })

/** At the prices of the whole cart: a promotion counts pieces wherever they go. */
function itemsOf(
  reading: CartReading,
  group: DeliveryGroupState,
  { page: { pageSize, pageNumber, sort }, price }: { page: ItemPage; price: CartPrice },
) {
  const { world, cart } = reading
  const quantities = new Map(linesIn(cart, group).map(({ line, quantity }) => [line, quantity]))
  const lines = sorted(world, [...quantities.keys()], sort)
  const pages = Math.max(1, pageSize === 0 ? 1 : Math.ceil(lines.length / pageSize))
  const page = Math.min(pageNumber, pages)
  const shown = lines.slice((page - 1) * pageSize, page * pageSize).map((line) => {
    const quantity = quantities.get(line) ?? 0
    const linePrice = price.lines.get(line.cartItemId)
    const here = new Map(linePrice ? [[line.cartItemId, pricePieces(linePrice, quantity)]] : [])
    return {
      cartItem: {
        ...cartItem(reading, line, { ...price, lines: here }),
        cartDeliveryGroupId: group.deliveryGroupId,
        quantity: decimal(quantity),
      },
    }
  })
  return {
    cartItems: shown,
    cartSummary: cartSummary(reading),
    ...pageLinks(page, pages, (token) => `delivery-groups/${group.deliveryGroupId}?pageSize=${pageSize}&sort=${sort}&page=${token}`),
    hasErrors: shown.some(({ cartItem: { messagesSummary } }) => messagesSummary.hasErrors),
    totalItemCount: lines.length,
    totalNumberOfPages: pages,
  }
}
