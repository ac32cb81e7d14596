import type { Cents } from '../money.js'

/** Address of a group of lines; on the wire the phone is called so here alone. */
export interface DeliveryAddress {
  id: string
  name: string
  firstName: string | null
  lastName: string | null
  companyName: string | null
  street: string | null
  city: string | null
  region: string | null
  postalCode: string | null
  country: string
  shipToPhoneNumber: string | null
}

/** The first group of a cart is its default one. */
export interface DeliveryGroupState {
  deliveryGroupId: string
  name: string
  address?: DeliveryAddress
  deliveryMethodId?: string
  desiredDeliveryDate?: string
  shippingInstructions?: string
  isGift?: boolean
  giftToName?: string
  giftMessage?: string
  /** Pieces by line. The default group has all pieces that no other one has. */
  quantities: Record<string, number>
}

export interface ContactInfo {
  firstName: string | null
  lastName: string | null
  email: string | null
  phoneNumber: string | null
}

export type PaymentType = 'Auth' | 'PostAuth' | 'SimplePurchaseOrder'

export interface PaymentState {
  requestType: PaymentType
  /** Tells a token that is sent again from another one, without keeping it. */
  tokenHash: number
  amount: Cents
  status: 'Authorised' | 'Captured' | 'Reversed' | 'Refunded'
}

export interface CheckoutState {
  checkoutId: string
  owner: string
  cartId: string
  /** The lines it was begun with: other lines make it worthless. */
  lines: string
  /** Reads that still answer that it is being calculated. */
  pendingReads: number
  contactInfo: ContactInfo
  customFields: ({ attributes: { type: 'WebCart' | 'CartDeliveryGroup' } } & Readonly<Record<string, unknown>>)[]
  /** The last one counts. */
  payments: PaymentState[]
  /** The only order that this checkout will ever have. */
  order?: { orderReferenceNumber: string; orderedDate: string }
}

/** Why a consultant cannot be paid (specification, section 8). */
export type PaymentFault = 'invalid-account' | 'missing-payment-id'
