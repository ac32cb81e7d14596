import type { AddressGateway } from './address/address-gateway.js'
import type { CartGateway } from './cart/cart-gateway.js'
import type { CheckoutGateway } from './checkout/checkout-gateway.js'
import type { ConsultantGateway } from './consultant/consultant-gateway.js'
import type { RelationGateway } from './consultant/relation-gateway.js'
import type { ContentGateway } from './content/content-gateway.js'
import type { AccountGateway } from './customer/account-gateway.js'
import type { ContextGateway } from './customer/context-gateway.js'
import type { ProfileGateway } from './customer/profile-gateway.js'
import type { EnvironmentGateway } from './environment/environment-gateway.js'
import type { NewsletterGateway } from './newsletter/newsletter-gateway.js'
import type { OrderGateway } from './order/order-gateway.js'
import type { FavouriteGateway } from './product/favourite-gateway.js'
import type { ProductGateway } from './product/product-gateway.js'
import type { Late } from './late.js'

export interface Gateways {
  account: AccountGateway
  context: Late<ContextGateway>
  cart: Late<CartGateway>
  checkout: Late<CheckoutGateway>
  addresses: Late<AddressGateway>
  orders: Late<OrderGateway>
  environment: Late<EnvironmentGateway>
  newsletter: Late<NewsletterGateway>
  products: Late<ProductGateway>
  consultants: Late<ConsultantGateway>
  relations: Late<RelationGateway>
  favourites: Late<FavouriteGateway>
  profile: Late<ProfileGateway>
  content: Late<ContentGateway>
  /** Forgets everything that was read, as after login and logout. */
  forget: (what?: 'address' | 'cart' | 'checkout' | 'method' | 'session' | 'records' | 'wishlist') => void
  /** What the platform's answers are kept under, for whoever inspects the page; without `until` it is under way. */
  kept: () => readonly { key: string; until?: number; value?: unknown }[]
}
