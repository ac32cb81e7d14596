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
import type { Lazy } from './lazy.js'

export interface Gateways {
  account: AccountGateway
  context: Lazy<ContextGateway>
  cart: Lazy<CartGateway>
  checkout: Lazy<CheckoutGateway>
  addresses: Lazy<AddressGateway>
  orders: Lazy<OrderGateway>
  environment: Lazy<EnvironmentGateway>
  newsletter: Lazy<NewsletterGateway>
  products: Lazy<ProductGateway>
  consultants: Lazy<ConsultantGateway>
  relations: Lazy<RelationGateway>
  favourites: Lazy<FavouriteGateway>
  profile: Lazy<ProfileGateway>
  content: Lazy<ContentGateway>
  /** Forgets everything that was read, as after login and logout. */
  forget: (what?: 'address' | 'cart' | 'checkout' | 'method' | 'session' | 'records' | 'wishlist') => void
  /** Cached answers of the platform, by key, for the inspector; an entry without `until` is under way. */
  kept: () => readonly { key: string; until?: number; value?: unknown }[]
}
