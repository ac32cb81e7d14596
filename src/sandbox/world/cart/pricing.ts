import { isSendingChosen, shippingOf } from '../checkout/delivery-groups.js'
import { freeShippingOf } from '../checkout/delivery-methods.js'
import { containedTax, portion, taxPercentOf, toCents, type Cents } from '../money.js'
import { idOf } from '../ids.js'
import { automaticPromotionsOf, promotionOf, type Promotion } from './promotions.js'
import type { CartLine, CartState } from '../state.js'
import type { ProductFacts } from '../types.js'
import { isGone, type World } from '../world.js'

export interface UnitPrice {
  list: Cents
  sales: Cents
}

/** All adjustments are zero or negative. */
export interface LinePrice extends UnitPrice {
  productId: string
  quantity: number
  /** Promotions that made this line cheaper. */
  promotions: readonly Promotion[]
  unitAdjustment: Cents
  unitItemAdjustment: Cents
  itemAdjustment: Cents
  totalList: Cents
  totalSales: Cents
  total: Cents
  /** Percent of tax that the total contains. */
  taxPercent: number
  tax: Cents
}

export interface CartPrice {
  lines: ReadonlyMap<string, LinePrice>
  /** Amount that each active promotion takes off; together the two adjustments below. */
  promotions: readonly { promotion: Promotion; takenOff: Cents }[]
  list: Cents
  products: Cents
  itemAdjustment: Cents
  cartAdjustment: Cents
  charge: Cents
  /** Nobody can know it before she has chosen how it is sent. */
  isChargeKnown: boolean
  tax: Cents
  grandTotal: Cents
}

export const unitPriceOf = (product: ProductFacts): UnitPrice => {
  const sales = toCents(product.price)
  return { sales, list: product.listPrice === undefined ? sales : toCents(product.listPrice) }
}

export function priceCart(world: World, cart: CartState): CartPrice {
  const entries = cart.lines.flatMap((line) => {
    const product = world.shelves.byId.get(line.productId)
    if (!product) return []
    // A product that is no longer sold costs nothing while it lies in the cart.
    return [{ line: isGone(world, product.id) ? { ...line, pricedQuantity: 0 } : line, product }]
  })
  const worth = sum(entries, ({ line, product }) => unitPriceOf(product).sales * line.pricedQuantity)
  const coupons = cart.coupons.flatMap(({ couponCode }) => promotionOf(world, couponCode) ?? [])
  const counting = [...coupons, ...automaticPromotionsOf(world)].filter((promotion) => worth > 0 && worth >= promotion.minimum)
  const lines = entries.map(
    ({ line, product }) => [line.cartItemId, priceLine(world, line, { unit: unitPriceOf(product), counting })] as const,
  )
  return totals(world, cart, { lines: new Map(lines), counting })
}

function priceLine(world: World, line: CartLine, { unit, counting }: { unit: UnitPrice; counting: readonly Promotion[] }): LinePrice {
  const { productId, pricedQuantity: quantity } = line
  const taxPercent = taxPercentOf(world)
  const promotions = counting.filter((promotion) => percentOf(promotion) > 0 && isMeant(promotion, { productId, quantity }))
  // Rounded per piece, so that the price of one piece times the quantity is the line's price.
  const unitItemAdjustment = 0 - sum(promotions, (promotion) => portion(unit.sales, percentOf(promotion)))
  const total = (unit.sales + unitItemAdjustment) * quantity
  return {
    ...unit,
    productId,
    quantity,
    promotions,
    unitAdjustment: unit.sales - unit.list,
    unitItemAdjustment,
    itemAdjustment: unitItemAdjustment * quantity,
    totalList: unit.list * quantity,
    totalSales: unit.sales * quantity,
    total,
    taxPercent,
    tax: containedTax(total, taxPercent),
  }
}

const percentOf = ({ off }: Promotion): number => ('percent' in off ? off.percent : 0)

const isMeant = ({ condition }: Promotion, { productId, quantity }: { productId: string; quantity: number }): boolean =>
  quantity > 0 && (condition === undefined || (condition.productId === productId && quantity >= condition.fromQuantity))

interface Counted {
  lines: ReadonlyMap<string, LinePrice>
  counting: readonly Promotion[]
}

function totals(world: World, cart: CartState, { lines, counting }: Counted): CartPrice {
  const all = [...lines.values()]
  const products = sum(all, (line) => line.totalSales)
  const itemAdjustment = sum(all, (line) => line.itemAdjustment)
  const offItems = counting.filter(({ off }) => 'percent' in off).map((promotion) => ({ promotion, takenOff: offLines(promotion, all) }))
  const meant = counting.filter((promotion) => !promotion.condition || all.some((line) => isMeant(promotion, line)))
  const offCart = offWhole(meant, products + itemAdjustment)
  const cartAdjustment = sum(offCart, ({ takenOff }) => takenOff)
  const subtotal = products + itemAdjustment + cartAdjustment
  const charge = all.every((line) => line.quantity === 0) ? 0 : shippingOf(world, cart, subtotal)
  return {
    lines,
    promotions: [...offItems, ...offCart].filter(({ takenOff }) => takenOff < 0),
    list: sum(all, (line) => line.totalList),
    products,
    itemAdjustment,
    cartAdjustment,
    charge,
    isChargeKnown: world.estimatesShipping || isSendingChosen(world, cart),
    tax: containedTax(subtotal + charge, taxPercentOf(world)),
    grandTotal: subtotal + charge,
  }
}

const offLines = (promotion: Promotion, lines: readonly LinePrice[]): Cents =>
  0 -
  sum(
    lines.filter(({ promotions }) => promotions.includes(promotion)),
    (line) => portion(line.sales, percentOf(promotion)) * line.quantity,
  )

/** One after another, and never more than what is left to pay for the subtotal. */
function offWhole(counting: readonly Promotion[], worth: Cents): CartPrice['promotions'] {
  let left = worth
  return counting.flatMap((promotion) => {
    if (!('cents' in promotion.off)) return []
    const taken = Math.min(promotion.off.cents, left)
    left -= taken
    return [{ promotion, takenOff: 0 - taken }]
  })
}

export interface Approaching {
  promotionId: string
  target: 'Shipping' | 'Transaction'
  missing: Cents
}

const reach: Cents = 3000
const freeShippingId = idOf('0c8', 99)

/** Returns the promotions that a little more in the cart would bring, the nearest first. */
export function approachingOf(world: World, { products, itemAdjustment, cartAdjustment, charge }: CartPrice): Approaching[] {
  if (products === 0) return []
  const freeFrom = freeShippingOf(world)
  const shipping = {
    promotionId: freeShippingId,
    target: 'Shipping' as const,
    missing: freeFrom === undefined ? 0 : freeFrom - (products + itemAdjustment + cartAdjustment),
  }
  const near = automaticPromotionsOf(world)
    .map(({ promotionId, minimum }) => ({ promotionId, target: 'Transaction' as const, missing: minimum - products }))
    .filter(({ missing }) => missing > 0 && missing <= reach)
  return [...(charge > 0 && shipping.missing > 0 ? [shipping] : []), ...near].toSorted((left, right) => left.missing - right.missing)
}

/** So many pieces of a line, at the line's own prices. */
export const pricePieces = (line: LinePrice, quantity: number): LinePrice => {
  const total = (line.sales + line.unitItemAdjustment) * quantity
  return {
    ...line,
    quantity,
    itemAdjustment: line.unitItemAdjustment * quantity,
    totalList: line.list * quantity,
    totalSales: line.sales * quantity,
    total,
    tax: containedTax(total, line.taxPercent),
  }
}

export const sum = <Entry>(entries: readonly Entry[], amount: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + amount(entry), 0)
