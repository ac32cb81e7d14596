import type { CartGateway } from './cart/cart-gateway.js'
import type { ConsultantGateway } from './consultant/consultant-gateway.js'
import type { RelationGateway } from './consultant/relation-gateway.js'
import type { ContentGateway } from './content/content-gateway.js'
import type { AccountGateway } from './customer/account-gateway.js'
import type { ProfileGateway } from './customer/profile-gateway.js'
import type { FavouriteGateway } from './product/favourite-gateway.js'
import type { ProductGateway } from './product/product-gateway.js'

export interface Gateways {
  account: AccountGateway
  cart: CartGateway
  products: ProductGateway
  consultants: ConsultantGateway
  relations: RelationGateway
  favourites: FavouriteGateway
  profile: ProfileGateway
  content: ContentGateway
  /** Forgets everything that was read, as after login and logout. */
  forget: (what?: 'cart' | 'session' | 'records') => void
}
