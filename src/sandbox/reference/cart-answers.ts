import { sObjects } from './custom-fields.js'
import { media, quantityRule } from './shared-answers.js'
import { all, is, shape } from './shape.js'

const message = shape('Cart Message', {
  ...all('String', 49, 'message', 'messageId', 'relatedEntityId', 'severity', 'type'),
  visible: is('Boolean', 49),
})

const messagesSummary = shape('Cart Messages Summary', {
  errorCount: is('Integer', 49),
  hasErrors: is('Boolean', 49),
  limitedMessages: is([message], 49),
  relatedEntityId: is('String', 49),
  totalLineItemsWithErrors: is('Integer', 50),
})

export const cartSummary = shape('Cart Summary', {
  ...all('String', 49, 'accountId', 'cartId', 'currencyIsoCode', 'grandTotalAmount', 'name', 'ownerId', 'status', 'totalChargeAmount'),
  ...all('String', 49, 'totalListPrice', 'totalProductAmount', 'totalProductCount', 'totalTaxAmount', 'type', 'webstoreId'),
  ...all('String', 50, 'purchaseOrderNumber', 'taxType'),
  ...all('String', 52, 'totalProductAmountAfterAdjustments', 'totalPromotionalAdjustmentAmount', 'orderOwnerId'),
  ...all('String', 60, 'asyncOperationStatus', 'firstPymtGrandTotalAmount', 'firstPymtTotalTaxAmount', 'totalSubProductCount'),
  ...all('String', 63, 'firstPymtTotalAmount', 'firstPymtTotalListPrice', 'totalAmountWithItemAdjustment'),
  ...all('String', 63, 'totalCartLevelAdjustmentAmount', 'totalProductListAmount'),
  ...all('Integer', 49, 'uniqueProductCount', 'totalProductLineItemCount'),
  ...all('Boolean', 53, 'isSecondary', 'hasGift'),
  customFields: is(sObjects, 61),
  messagesSummary: is(messagesSummary, 49),
})

/** v64: four members. What the specification reads beyond them is not documented. */
export const compactSummary = shape('Cart Compact Summary', {
  ...all('String', 64, 'cartId', 'currencyIsoCode', 'totalProductCount'),
  uniqueProductCount: is('Integer', 64),
})

const product = shape('Cart Item Product', {
  ...all('String', 49, 'name', 'productId', 'sku', 'productClass', 'productUrlName'),
  fields: is('Fields', 49),
  purchaseQuantityRule: is(quantityRule, 50),
  thumbnailImage: is(media, 49),
  variationAttributes: is(
    { mapOf: shape('Cart Product Attribute', { ...all('String', 50, 'label', 'value'), sequence: is('Integer', 50) }) },
    50,
  ),
})

const amounts = [
  'firstPymtTotalAmount',
  'firstPymtTotalListPrice',
  'firstPymtTotalPrice',
  'firstPymtTotalTax',
  'itemizedAdjustmentAmount',
  'listPrice',
  'salesPrice',
  'totalAdjustmentAmount',
  'totalAmount',
  'totalListPrice',
  'totalPrice',
  'totalTax',
  'unitAdjustedPrice',
  'unitAdjustedPriceWithItemAdj',
  'unitAdjustmentAmount',
  'unitItemAdjustmentAmount',
]

const ownMembers = {
  ...all('String', 49, 'cartId', 'cartItemId', 'name', 'productId', 'quantity', 'type', ...amounts),
  ...all('String', 57, 'currencyIsoCode', 'billingFrequency', 'cartDeliveryGroupId', 'parentCartItemId', 'productClass'),
  ...all('String', 59, 'productSellingModelId', 'promotionDisplayName', 'sellingModelType', 'subscriptionTerm', 'subType'),
  childProductCount: is('Integer', 62),
  customFields: is(sObjects, 61),
  isShippingChargeNotApplicable: is('Boolean', 60),
  messagesSummary: is(messagesSummary, 49),
  productDetails: is(product, 49),
}

export const cartItem = shape('Cart Item', { ...ownMembers, cartData: is('Any', 64) })

const cartItemResult = shape('Cart Item Result', { cartItem: is(cartItem, 49), ...all('String', 49, 'message', 'status') })

export const cartCoupons = shape('Cart Coupon Collection', {
  ...all('String', 54, 'cartId', 'cartStatus', 'ownerId'),
  cartCoupons: is(
    shape('Cart Coupon List', {
      coupons: is([shape('Cart Coupon', { ...all('String', 54, 'cartCouponId', 'couponCode'), customFields: is(sObjects, 63) })], 54),
    }),
    54,
  ),
})

export const promotion = shape(
  'Cart Promotion',
  all('String', 53, 'adjustmentAmount', 'couponCode', 'currencyIsoCode', 'displayName', 'promotionId', 'targetType', 'termsAndConditions'),
)

const promotionList = shape('Cart Promotion List', { promotions: is([promotion], 53) })

/** The guide has `promotions` as a list, the Apex reference and Salesforce's own components a list within: that is what comes. */
export const cartPromotions = shape('Cart Promotion Collection', {
  ...all('String', 53, 'cartId', 'cartStatus', 'currencyIsoCode', 'ownerId'),
  promotions: is(promotionList, 53),
})

export const cartItemPromotions = shape('Cart Item Promotion Collection', {
  currencyIsoCode: is('String', 53),
  items: is({ mapOf: promotionList }, 53),
})

const approaching = shape(
  'Approaching Discount',
  all('String', 64, 'promotionId', 'displayName', 'qualifyingAmount', 'qualifyingProductTotal', 'targetType', 'currencyIsoCode'),
)

const pages = {
  ...all('String', 49, 'currentPageToken', 'currentPageUrl', 'nextPageToken', 'nextPageUrl', 'previousPageToken', 'previousPageUrl'),
  ...all('Integer', 60, 'currentPage', 'totalItemCount', 'totalNumberOfPages'),
  hasErrors: is('Boolean', 49),
}

export const cartItems = shape('Cart Item Collection', {
  ...pages,
  approachingDiscounts: is([approaching], 64),
  cartCoupons: is(cartCoupons, 59),
  cartItems: is([cartItemResult], 49),
  cartPromotions: is(cartPromotions, 59),
  cartSummary: is(cartSummary, 49),
})

export const cartProducts = shape('Product Cart Item Collection', {
  ...all('Integer', 64, 'count', 'currentPage', 'totalItemCount', 'totalNumberOfPages'),
  hasErrors: is('Boolean', 64),
  products: is([shape('Product Cart Item', { cartItems: is([cartItemResult], 64), product: is(product, 64) })], 64),
})

const basicResult = shape('Cart Item Basic Result', {
  cartItem: is(shape('Cart Item Basic', all('String', 60, 'cartItemId', 'name', 'productId', 'quantity', 'type')), 60),
  ...all('String', 60, 'message', 'status'),
})

export const preservedCart = shape('Preserve Cart Output', {
  ...all('String', 60, 'cartId', 'currencyIsoCode'),
  ...all('Integer', 60, 'numberOfProducts', 'numberOfProductsWithError', 'numberOfProductsWithSuccess'),
  failedCartItems: is([basicResult], 60),
  succeededCartItems: is([basicResult], 60),
})

/** Every member's result is an answer of the call that it stands for, or errors. */
export const batchResults = shape('Batch Results', {
  hasErrors: is('Boolean', 32),
  results: is([shape('Batch Result Item', { statusCode: is('Integer', 32), result: is('Any', 32) })], 32),
})
