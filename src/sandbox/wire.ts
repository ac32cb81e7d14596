import type { Money } from './world/types.js'

/** Bodies that go over the wire; names are the platform's (contracts, section 2.5). */
export interface CartSummary {
  accountId: string | null
  asyncOperationStatus: 'Completed' | 'Errored' | 'Processing'
  cartId: string
  currencyIsoCode: string
  customFields: []
  firstPymtGrandTotalAmount: Money
  firstPymtTotalAmount: Money
  firstPymtTotalListPrice: Money
  firstPymtTotalTaxAmount: Money
  grandTotalAmount: Money
  hasGift: boolean
  isSecondary: boolean
  /** Inferred. */
  messagesSummary: MessagesSummary
  name: string
  orderOwnerId: string | null
  ownerId: string | null
  purchaseOrderNumber: string | null
  status: string
  taxType: 'Gross'
  totalAmountWithItemAdjustment: Money
  totalCartLevelAdjustmentAmount: Money
  totalChargeAmount: Money
  totalListPrice: Money
  totalProductAmount: Money
  totalProductAmountAfterAdjustments: Money
  totalProductCount: string
  totalProductLineItemCount: number
  totalProductListAmount: Money
  totalPromotionalAdjustmentAmount: Money
  totalSubProductCount: string
  totalTaxAmount: Money
  type: string
  uniqueProductCount: number
  webstoreId: string
}

export type CompactSummary = Pick<
  CartSummary,
  'asyncOperationStatus' | 'cartId' | 'currencyIsoCode' | 'totalProductCount' | 'totalProductLineItemCount' | 'uniqueProductCount'
>

export interface MessagesSummary {
  errorCount: number
  hasErrors: boolean
  limitedMessages: {
    message: string
    messageId: string
    relatedEntityId: string
    severity: 'Error' | 'Warning'
    type: 'Inventory' | 'Entitlement' | 'Other'
    visible: boolean
  }[]
  relatedEntityId: string
  totalLineItemsWithErrors: number
}

export interface Picture {
  alternateText: string
  alternativeText: string
  contentVersionId: null
  id: string
  mediaType: 'Image'
  sortOrder: number
  thumbnailUrl: null
  title: string
  url: string
}

export interface QuantityRule {
  increment: string
  maximum: string
  minimum: string
}

export type Fields = Record<string, string | null>

export interface CartItem {
  cartDeliveryGroupId: string
  cartId: string
  cartItemId: string | null
  childProductCount: number
  currencyIsoCode: string
  customFields: []
  firstPymtTotalAmount: Money
  firstPymtTotalListPrice: Money
  firstPymtTotalPrice: Money
  firstPymtTotalTax: Money
  isShippingChargeNotApplicable: boolean
  itemizedAdjustmentAmount: Money
  listPrice: Money
  messagesSummary: MessagesSummary
  name: string
  parentCartItemId: null
  productClass: 'Simple'
  productDetails: {
    fields: Fields
    name: string
    productClass: 'Simple'
    productId: string
    productUrlName: string
    purchaseQuantityRule: QuantityRule | null
    sku: string
    thumbnailImage: Picture | null
    variationAttributes: Record<string, { developerName: string; label: string; sequence: number; value: string }>
  }
  productId: string
  productSellingModelId: null
  promotionDisplayName: string | null
  quantity: string
  salesPrice: Money
  sellingModelType: null
  subscriptionTerm: null
  subType: null
  totalAdjustmentAmount: Money
  totalAmount: Money
  totalListPrice: Money
  totalPrice: Money
  totalTax: Money
  type: 'Product'
  unitAdjustedPrice: Money
  unitAdjustedPriceWithItemAdj: Money
  unitAdjustmentAmount: Money
  unitItemAdjustmentAmount: Money
}

export interface CartItemCollection {
  approachingDiscounts: ApproachingDiscount[]
  cartCoupons?: CouponCollection
  cartItems: { cartItem: CartItem }[]
  cartPromotions?: PromotionCollection
  cartSummary: CartSummary
  currentPage: number
  currentPageToken: string
  currentPageUrl: string
  hasErrors: boolean
  nextPageToken: string | null
  nextPageUrl: string | null
  previousPageToken: string | null
  previousPageUrl: string | null
  totalItemCount: number
  totalNumberOfPages: number
}

export interface ApproachingDiscount {
  promotionId: string
  qualifyingAmount: Money
  qualifyingProductTotal: Money
  targetType: 'Shipping' | 'Transaction'
}

export interface CouponCollection {
  cartId: string
  ownerId: string | null
  cartStatus: string
  cartCoupons: { coupons: { cartCouponId: string; couponCode: string; customFields: [] }[] }
}

export interface PromotionCollection {
  cartId: string
  cartStatus: string
  currencyIsoCode: string
  ownerId: string | null
  promotions: { promotions: WirePromotion[] }
}

export interface WirePromotion {
  promotionId: string
  displayName: string
  adjustmentAmount: Money
  /** `null` when it applies by itself. */
  couponCode: string | null
  currencyIsoCode: string
  targetType: 'Cart' | 'Item'
  termsAndConditions: string | null
}
