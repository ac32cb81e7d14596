import { addressesOf } from '../../src/sandbox/world/checkout/addresses.js'
import { addCoupon, addLine } from '../../src/sandbox/world/cart/cart-lines.js'
import { createCart, currentCart } from '../../src/sandbox/world/cart/carts.js'
import { addGroup } from '../../src/sandbox/world/checkout/deliveries.js'
import { contactOf, numberOf, ordersOfAccount } from '../../src/sandbox/world/checkout/order-history.js'
import { primaryOf, recordPurchase } from '../../src/sandbox/world/consultants/relations.js'
import type { CustomerFacts } from '../../src/sandbox/world/types.js'
import { addWish, createWishlist, wishlistsOf } from '../../src/sandbox/world/shop/wishlists.js'
import { stockOf, type World } from '../../src/sandbox/world/world.js'

/** Records that the examples of the commerce interface and of the server methods are about. */
export interface ShopSamples {
  product: string
  otherProduct: string
  partId: string
  category: string
  cart: string
  item: string
  coupon: string
  group: string
  secondGroup: string
  wishlist: string
  wish: string
  address: string
  order: string
  /** Contact data with which a guest proves that the order is hers. */
  proof: { email: string; phoneNumber: string }
  consultant: { id: string; moniker: string; key: string }
  otherConsultant: { id: string }
}

const ownerOf = (customer: CustomerFacts) => ({ customer, accountId: customer.accountId })

const inStock = (world: World) => world.shelves.products.filter((product) => stockOf(world, product) >= 3 && !product.quantityRule)

/** A cart, a wishlist and an order for a customer who has none. */
export function addShopSamples(world: World, customer: CustomerFacts): void {
  const [first, second, third] = inStock(world)
  if (!first || !second || !third || currentCart(world, ownerOf(customer))) return
  const { cart } = createCart(world, ownerOf(customer))
  for (const { id } of [first, second]) addLine(world, cart, { productId: id, quantity: 2 })
  addCoupon(world, cart, 'SOMMER10')
  addGroup(world, cart, { name: 'Büro' })
  const consultant = primaryOf(world, customer)
  if (consultant) recordPurchase(world, { customer, consultant, products: [third], daysAgo: 3 })
  addWish(world, createWishlist(world, customer, 'Für den Herbst'), third.id)
}

export function shopSamplesIn(world: World, customer: CustomerFacts): ShopSamples {
  const [first, second] = inStock(world)
  const cart = currentCart(world, ownerOf(customer))
  const [wishlist] = wishlistsOf(world, customer)
  const { consultants } = world.facts
  const [order] = ordersOfAccount(world, customer.accountId)
  const contact = order && contactOf(world, order)
  const consultant = consultants.find(({ id }) => customer.consultantIds.includes(id)) ?? consultants[0]
  return {
    product: first?.id ?? '',
    otherProduct: second?.id ?? '',
    partId: first?.partId ?? '',
    category: world.facts.categories[0]?.id ?? '',
    cart: cart?.cartId ?? '',
    item: cart?.lines[0]?.cartItemId ?? '',
    coupon: cart?.coupons[0]?.cartCouponId ?? '',
    group: cart?.deliveryGroupId ?? '',
    secondGroup: cart?.deliveryGroups?.find(({ deliveryGroupId }) => deliveryGroupId !== cart.deliveryGroupId)?.deliveryGroupId ?? '',
    wishlist: wishlist?.id ?? '',
    wish: wishlist?.items[0]?.wishlistItemId ?? '',
    address: addressesOf({ world, customer }, customer.accountId)[0]?.addressId ?? '',
    order: order ? numberOf(order) : '',
    proof: { email: contact?.email ?? '', phoneNumber: contact?.phoneNumber ?? '' },
    consultant: { id: consultant?.id ?? '', moniker: consultant?.moniker ?? '', key: consultant?.consultantKey ?? '' },
    otherConsultant: { id: consultants.find(({ id }) => !customer.consultantIds.includes(id))?.id ?? '' },
  }
}
