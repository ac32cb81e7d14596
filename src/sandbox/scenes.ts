import { checkoutScenes } from './checkout-scenes.js'
import {
  buyable,
  enter,
  fill,
  fillGuestCart,
  fiveProducts,
  loseTwo,
  named,
  needed,
  newcomer,
  regular,
  type Scene,
  scene,
  sociable,
  stranger,
  threeProducts,
} from './scene-parts.js'
import { addCoupon, addLine } from './world/cart/cart-lines.js'
import { createCart } from './world/cart/carts.js'
import type { Owner } from './world/shop/owners.js'
import { preserveCart } from './world/cart/preserve.js'
import { primaryOf, recordPurchase, terminate } from './world/consultants/relations.js'
import { stockOf } from './world/world.js'

export type { Scene } from './scene-parts.js'

/**
 * The situations that a sandbox can begin in, by name, each with its label in both languages.
 * @example
 * ```ts
 * import { createSandbox, scenes } from '@vitrine/blocks/sandbox'
 *
 * for (const [name, { label }] of Object.entries(scenes)) console.log(`${name}: ${label.de}`)
 *
 * const sandbox = await createSandbox()
 * sandbox.scene('full-cart')
 * ```
 */
export const scenes = {
  guest: scene('Gast mit leerer Tasche', 'A guest with an empty bag'),
  'signed-in': scene('Angemeldete Kundin', 'A signed-in customer', (world) => enter(world, regular(world))),
  orders: scene('Kundin mit drei Bestellungen', 'A customer with three orders', (world) => {
    const customer = regular(world)
    const consultant = needed(primaryOf(world, customer), 'a primary consultant')
    for (const [index, daysAgo] of [3, 45, 380].entries())
      recordPurchase(world, { customer, consultant, products: buyable(world).slice(index, index * 2 + 1), daysAgo })
    enter(world, customer)
  }),
  'first-login': scene('Erste Anmeldung', 'A customer’s first sign-in', (world) => enter(world, newcomer(world))),
  'full-cart': scene('Gast mit drei Artikeln, einer reduziert', 'A guest with three lines, one reduced', (world) => {
    fillGuestCart(world, threeProducts(world))
  }),
  bundle: scene('Gast mit einem Set aus vier Artikeln', 'A guest with a set of four items', (world) => {
    const products = threeProducts(world)
    fillGuestCart(world, products)
    world.state.settings.bundles = Object.fromEntries(products.slice(0, 1).map(({ id }) => [id, 4]))
  }),
  'big-cart': scene('Gast mit 60 Artikeln', 'A guest with 60 lines', (world) => {
    const products = world.shelves.products.slice(0, 60)
    for (const product of products) world.state.stock[product.id] = Math.max(stockOf(world, product), 10)
    const cart = fillGuestCart(world, [])
    for (const product of products) addLine(world, cart, { productId: product.id, quantity: product.quantityRule?.minimum ?? 1 })
  }),
  'inactive-shop': scene('Der Shop der ersten Beraterin ist geschlossen', 'The first consultant’s shop is closed', (world) => {
    world.state.closedShops = world.facts.consultants.slice(0, 1).map(({ id }) => id)
  }),
  'guest-cart-off': scene('Gäste haben keinen Warenkorb', 'Guests have no cart', (world) => {
    Object.assign(world.state.settings, { guestCartEnabled: false, guestCheckoutEnabled: false })
  }),
  agent: scene('Der Shop hat einen Assistenten', 'The shop has an agent', (world) => {
    world.state.settings.application = { propertiesEx: { shopperCopilotUIEnabled: true } }
  }),
  'guest-browsing-off': scene('Gäste sehen den Shop nicht', 'Guests may not browse', (world) => {
    Object.assign(world.state.settings, { guestBrowsingEnabled: false, guestCartEnabled: false, guestCheckoutEnabled: false })
  }),
  'processing-cart': scene('Preise werden noch berechnet', 'Prices are still being worked out', (world) => {
    const cart = fillGuestCart(world, threeProducts(world))
    world.state.settings.processingReads = 3
    cart.pendingReads = 3
  }),
  'low-stock': scene('Ein Artikel ist knapp geworden', 'A line’s stock has fallen', (world) => {
    const cart = fillGuestCart(world, threeProducts(world), 3)
    const scarce = cart.lines[0]
    if (scarce) world.state.stock[scarce.productId] = 1
  }),
  'empty-catalogue': scene('Keine Produkte', 'No products', (world) => {
    world.state.settings.catalogue = 'empty'
  }),
  'many-products': scene('5.000 Produkte', '5,000 products', (world) => {
    world.state.settings.catalogue = 'many'
  }),
  'several-consultants': scene('Kundin mit drei Beraterinnen, eine geschlossen', 'A customer with three consultants, one closed', (world) =>
    enter(world, sociable(world)),
  ),
  'newly-added': scene('Nach dem Einkauf neu verbunden', 'Newly connected by a purchase', (world) => {
    const customer = regular(world)
    const consultant = stranger(world, customer)
    recordPurchase(world, { customer, consultant, products: buyable(world).slice(0, 1), daysAgo: 2 })
    enter(world, customer)
  }),
  'terminated-primary': scene('Die Hauptberaterin hat aufgehört', 'The primary consultant has given up', (world) => {
    const customer = sociable(world)
    terminate(world, needed(primaryOf(world, customer), 'a primary consultant'), stranger(world, customer))
    enter(world, customer)
  }),
  'many-consultants': scene('10.000 Beraterinnen', '10,000 consultants', (world) => {
    world.state.settings.consultants = 'many'
    // Indexed now, so that the first search does not wait for it.
    world.finder.looks()
  }),
  'product-gone': scene('Ein Artikel in der Tasche ist nicht mehr erhältlich', 'A product in the bag is gone', (world) => {
    const cart = fillGuestCart(world, threeProducts(world))
    world.state.goneProducts = cart.lines.slice(0, 1).map(({ productId }) => productId)
  }),
  coupons: scene('Zwei Gutscheine eingelöst', 'Two coupons redeemed', (world) => {
    const cart = fillGuestCart(world, threeProducts(world))
    for (const couponCode of ['SOMMER10', 'WILLKOMMEN5']) addCoupon(world, cart, couponCode)
  }),
  'automatic-promotions': scene('Aktionen ohne Gutschein', 'Promotions without a coupon', (world) => {
    fillGuestCart(
      world,
      ['Badesalz Lavendelnacht', 'Geschenkset Rosenmorgen', 'Eau de Parfum Lindenallee'].map((name) => named(world, name)),
      2,
    )
  }),
  'near-promotion': scene('12 € fehlen zum kostenlosen Versand', '12 € short of free shipping', (world) => {
    fillGuestCart(world, [named(world, 'Couperose-Serum Ruhepol')])
  }),
  'quantity-rules': scene('Artikel mit Mindestmenge, Höchstmenge und Schritten', 'Items with minimum, maximum and steps', (world) => {
    const cart = fillGuestCart(world, [named(world, 'Mizellenwasser Klarheit'), named(world, 'Lippenbalsam Bienenwachs')], 4)
    // The rule came after the line.
    for (const line of cart.lines.slice(0, 1)) Object.assign(line, { quantity: 5, pricedQuantity: 5 })
  }),
  'huge-cart': scene('Gast mit 1.000 Artikeln', 'A guest with 1,000 lines', (world) => {
    world.state.settings.catalogue = 'many'
    fillGuestCart(world, world.shelves.products.filter((product) => stockOf(world, product) >= 3).slice(0, 1000))
  }),
  'falling-away': scene('Gast, dem beim Anmelden zwei Artikel wegfallen', 'A guest who loses two lines on signing in', (world) => {
    loseTwo(world, fillGuestCart(world, fiveProducts(world), 2))
  }),
  'merged-cart': scene('Angemeldet, zwei Artikel des Gastes fielen weg', 'Signed in; two of the guest’s lines fell away', (world) => {
    const customer = regular(world)
    const owner: Owner = { customer, accountId: customer.accountId }
    addLine(world, createCart(world, owner).cart, { productId: needed(buyable(world).at(-1), 'a product').id, quantity: 1 })
    const cart = fillGuestCart(world, fiveProducts(world), 2)
    loseTwo(world, cart)
    preserveCart(world, owner, world.state.scene.client.guestKey, cart.cartId)
    world.state.scene.client = {}
    enter(world, customer)
  }),
  'several-accounts': scene('Kundin mit zwei betreuten Konten', 'A customer who looks after two accounts', (world) => {
    const customer = needed(
      world.facts.customers.find(({ managedAccountIds }) => managedAccountIds.length > 1),
      'a customer with two accounts',
    )
    const [salon = ''] = customer.managedAccountIds
    fill(world, { customer, accountId: customer.accountId }, threeProducts(world).slice(0, 1))
    fill(world, { customer, accountId: salon }, buyable(world).slice(5, 8), 3)
    enter(world, customer)
  }),
  ...checkoutScenes,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name)
