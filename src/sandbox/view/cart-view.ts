import { groupOfLine } from '../world/checkout/delivery-groups.js'
import { toMoney } from '../world/money.js'
import { promotionIn } from '../world/cart/promotions.js'
import { priceCart, sum, type CartPrice, type LinePrice } from '../world/cart/pricing.js'
import type { CartLine, CartState } from '../world/state.js'
import type { ProductFacts } from '../world/types.js'
import type { World } from '../world/world.js'
import type { CartItem, CartSummary, CompactSummary, CouponCollection, PromotionCollection } from '../wire.js'
import { cartMessages, lineMessages } from './messages.js'
import { cartFields, pictureOf, quantityRuleOf, variationsOf } from './product-view.js'

const decimal = (count: number) => count.toFixed(1)

/** `processing` says what this read was told; a read may be the one that settles the cart. */
export interface CartReading {
  world: World
  webstoreId: string
  cart: CartState
  processing: boolean
}

const statusOf = (processing: boolean) => (processing ? 'Processing' : 'Completed')

export function cartSummary({ world, webstoreId, cart, processing }: CartReading): CartSummary {
  const price = priceCart(world, cart)
  return {
    accountId: cart.accountId,
    asyncOperationStatus: statusOf(processing),
    cartId: cart.cartId,
    currencyIsoCode: cart.currencyIsoCode,
    customFields: [],
    ...amountsOf(price),
    hasGift: false,
    isSecondary: cart.isSecondary,
    messagesSummary: cartMessages(world, cart, price),
    name: cart.name,
    orderOwnerId: null,
    ownerId: cart.userId,
    purchaseOrderNumber: null,
    status: cart.status,
    taxType: 'Gross',
    totalProductCount: decimal(sum(cart.lines, (line) => line.quantity)),
    totalProductLineItemCount: cart.lines.length,
    totalSubProductCount: decimal(0),
    type: cart.type,
    uniqueProductCount: new Set(cart.lines.map((line) => line.productId)).size,
    webstoreId,
  }
}

function amountsOf(price: CartPrice) {
  const { list, products, itemAdjustment, cartAdjustment, charge, isChargeKnown, tax, grandTotal } = price
  return {
    firstPymtGrandTotalAmount: toMoney(grandTotal),
    firstPymtTotalAmount: toMoney(grandTotal),
    firstPymtTotalListPrice: toMoney(list),
    firstPymtTotalTaxAmount: toMoney(tax),
    grandTotalAmount: toMoney(grandTotal),
    totalAmountWithItemAdjustment: toMoney(products + itemAdjustment),
    totalCartLevelAdjustmentAmount: toMoney(cartAdjustment),
    totalChargeAmount: isChargeKnown ? toMoney(charge) : '0',
    totalListPrice: toMoney(list),
    totalProductAmount: toMoney(products),
    totalProductAmountAfterAdjustments: toMoney(products + itemAdjustment + cartAdjustment),
    totalProductListAmount: toMoney(list),
    totalPromotionalAdjustmentAmount: toMoney(itemAdjustment + cartAdjustment),
    totalTaxAmount: toMoney(tax),
  }
}

/** Summary of a cart that does not exist: nothing is known of it, not even its currency. */
export const emptySummary = {
  accountId: null,
  asyncOperationStatus: null,
  cartId: null,
  currencyIsoCode: null,
  customFields: [],
  grandTotalAmount: '0',
  isSecondary: false,
  name: null,
  ownerId: null,
  status: null,
  taxType: null,
  totalChargeAmount: '0',
  totalListPrice: '0',
  totalProductAmount: '0',
  totalProductAmountAfterAdjustments: '0',
  totalProductCount: '0',
  totalProductLineItemCount: 0,
  totalPromotionalAdjustmentAmount: '0',
  totalTaxAmount: '0',
  type: null,
  uniqueProductCount: 0,
  webstoreId: null,
}

/** The guide's four members, and the two that the specification reads as well. */
export function compactSummary(reading: CartReading): CompactSummary {
  const { asyncOperationStatus, cartId, currencyIsoCode, totalProductCount, totalProductLineItemCount, uniqueProductCount } =
    cartSummary(reading)
  return { asyncOperationStatus, cartId, currencyIsoCode, totalProductCount, totalProductLineItemCount, uniqueProductCount }
}

export function cartItem(reading: CartReading, line: CartLine, price: CartPrice, productFields: string | null = null): CartItem {
  const { world, cart } = reading
  const product = world.shelves.byId.get(line.productId)
  const linePrice = price.lines.get(line.cartItemId)
  if (!product || !linePrice) throw new Error(`Cart item ${line.cartItemId} is for a product that is in no catalogue.`)
  return {
    cartDeliveryGroupId: groupOfLine(cart, line),
    cartId: cart.cartId,
    cartItemId: line.cartItemId,
    childProductCount: world.state.settings.bundles?.[line.productId] ?? 0,
    currencyIsoCode: cart.currencyIsoCode,
    customFields: [],
    ...lineAmounts(linePrice),
    isShippingChargeNotApplicable: false,
    messagesSummary: lineMessages(world, cart, line, product),
    name: product.name,
    parentCartItemId: null,
    productClass: 'Simple',
    productDetails: detailsOf(world, product, productFields),
    productId: product.id,
    productSellingModelId: null,
    promotionDisplayName: linePrice.promotions.map((promotion) => promotionIn(promotion, world.language).displayName).join(', ') || null,
    quantity: decimal(line.quantity),
    sellingModelType: null,
    subscriptionTerm: null,
    subType: null,
    type: 'Product',
  }
}

function lineAmounts(price: LinePrice) {
  return {
    firstPymtTotalAmount: toMoney(price.total),
    firstPymtTotalListPrice: toMoney(price.totalList),
    firstPymtTotalPrice: toMoney(price.total),
    firstPymtTotalTax: toMoney(price.tax),
    itemizedAdjustmentAmount: toMoney(price.itemAdjustment),
    listPrice: toMoney(price.list),
    salesPrice: toMoney(price.sales),
    totalAdjustmentAmount: toMoney(price.total - price.totalList),
    totalAmount: toMoney(price.total),
    totalListPrice: toMoney(price.totalList),
    totalPrice: toMoney(price.total),
    totalTax: toMoney(price.tax),
    unitAdjustedPrice: toMoney(price.sales),
    unitAdjustedPriceWithItemAdj: toMoney(price.sales + price.unitItemAdjustment),
    unitAdjustmentAmount: toMoney(price.unitAdjustment),
    unitItemAdjustmentAmount: toMoney(price.unitItemAdjustment),
  }
}

function detailsOf(world: World, product: ProductFacts, productFields: string | null): CartItem['productDetails'] {
  return {
    fields: cartFields(world, product, productFields),
    name: product.name,
    productClass: 'Simple',
    productId: product.id,
    productUrlName: product.urlName,
    purchaseQuantityRule: quantityRuleOf(product),
    sku: product.sku,
    thumbnailImage: pictureOf(product),
    variationAttributes: variationsOf(world, product),
  }
}

export const cartCoupons = ({ cart }: CartReading): CouponCollection => ({
  cartId: cart.cartId,
  ownerId: cart.userId,
  cartStatus: cart.status,
  cartCoupons: { coupons: cart.coupons.map((coupon) => ({ ...coupon, customFields: [] })) },
})

export function cartPromotions({ world, cart }: CartReading): PromotionCollection {
  const promotions = priceCart(world, cart).promotions.map(({ promotion, takenOff }) => {
    const { promotionId, displayName, couponCode = null, off, termsAndConditions } = promotionIn(promotion, world.language)
    const targetType = 'percent' in off ? ('Item' as const) : ('Cart' as const)
    const { currencyIsoCode } = cart
    return { promotionId, displayName, adjustmentAmount: toMoney(takenOff), couponCode, currencyIsoCode, targetType, termsAndConditions }
  })
  return {
    cartId: cart.cartId,
    cartStatus: cart.status,
    currencyIsoCode: cart.currencyIsoCode,
    ownerId: cart.userId,
    promotions: { promotions },
  }
}
