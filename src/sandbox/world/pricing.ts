import { containedTax, portion, toCents, type Cents } from './money.js'
import { promotionOf, type Promotion } from './promotions.js'
import type { CartLine, CartState } from './state.js'
import type { ProductFacts } from './types.js'
import type { World } from './world.js'

const shippingCharge: Cents = 490
const freeShippingFrom: Cents = 5000

export interface UnitPrice {
  list: Cents
  sales: Cents
}

/** All adjustments are zero or negative. */
export interface LinePrice extends UnitPrice {
  quantity: number
  unitAdjustment: Cents
  unitItemAdjustment: Cents
  itemAdjustment: Cents
  totalList: Cents
  totalSales: Cents
  total: Cents
  tax: Cents
}

export interface CartPrice {
  lines: ReadonlyMap<string, LinePrice>
  /** What each promotion takes off, by promotion id. */
  promotions: ReadonlyMap<string, Cents>
  list: Cents
  products: Cents
  itemAdjustment: Cents
  cartAdjustment: Cents
  charge: Cents
  tax: Cents
  grandTotal: Cents
}

export const unitPriceOf = (product: ProductFacts): UnitPrice => {
  const sales = toCents(product.price)
  return { sales, list: product.listPrice === undefined ? sales : toCents(product.listPrice) }
}

export function priceCart(world: World, cart: CartState): CartPrice {
  const goods = cart.lines.flatMap((line) => {
    const product = world.shelves.byId.get(line.productId)
    return product ? [{ line, product }] : []
  })
  const worth = sum(goods, ({ line, product }) => unitPriceOf(product).sales * line.pricedQuantity)
  const counting = cart.coupons
    .flatMap(({ couponCode }) => promotionOf(couponCode) ?? [])
    .filter((promotion) => worth > 0 && worth >= promotion.minimum)
  const percents = counting.flatMap(({ off }) => ('percent' in off ? [off.percent] : []))
  const lines = goods.map(({ line, product }) => [line.cartItemId, priceLine(line, unitPriceOf(product), percents)] as const)
  return totals(new Map(lines), counting)
}

function priceLine(line: CartLine, unit: UnitPrice, percents: readonly number[]): LinePrice {
  const quantity = line.pricedQuantity
  // Rounded per piece, so that the price of one piece times the quantity is the line's price.
  const unitItemAdjustment = 0 - sum(percents, (percent) => portion(unit.sales, percent))
  const total = (unit.sales + unitItemAdjustment) * quantity
  return {
    ...unit,
    quantity,
    unitAdjustment: unit.sales - unit.list,
    unitItemAdjustment,
    itemAdjustment: unitItemAdjustment * quantity,
    totalList: unit.list * quantity,
    totalSales: unit.sales * quantity,
    total,
    tax: containedTax(total),
  }
}

function totals(lines: ReadonlyMap<string, LinePrice>, counting: readonly Promotion[]): CartPrice {
  const all = [...lines.values()]
  const products = sum(all, (line) => line.totalSales)
  const itemAdjustment = sum(all, (line) => line.itemAdjustment)
  const perPromotion = new Map(counting.map((promotion) => [promotion.promotionId, takenOff(promotion, all)]))
  const cartOff = sum(counting, ({ off }) => ('cents' in off ? off.cents : 0))
  const cartAdjustment = 0 - Math.min(cartOff, products + itemAdjustment)
  const goods = products + itemAdjustment + cartAdjustment
  const charge = all.every((line) => line.quantity === 0) || goods >= freeShippingFrom ? 0 : shippingCharge
  return {
    lines,
    promotions: perPromotion,
    list: sum(all, (line) => line.totalList),
    products,
    itemAdjustment,
    cartAdjustment,
    charge,
    tax: containedTax(goods + charge),
    grandTotal: goods + charge,
  }
}

function takenOff({ off }: Promotion, lines: readonly LinePrice[]): Cents {
  return 'cents' in off ? -off.cents : 0 - sum(lines, (line) => portion(line.sales, off.percent) * line.quantity)
}

export const sum = <Entry>(entries: readonly Entry[], amount: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + amount(entry), 0)
