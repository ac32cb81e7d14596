import { enter, fill, fillGuestCart, needed, regular, type Scene, scene, sociable, threeProducts } from './scene-parts.js'
import { addAddress } from './world/checkout/addresses.js'
import { changeLine } from './world/cart/cart-lines.js'
import type { CheckoutState, PaymentFault } from './world/checkout/checkout-state.js'
import { changeCheckout, startCheckout } from './world/checkout/checkouts.js'
import { addGroup, arrangeItems } from './world/checkout/deliveries.js'
import { express, standard } from './world/checkout/delivery-methods.js'
import { placeOrder } from './world/checkout/orders.js'
import type { Owner } from './world/shop/owners.js'
import { pay } from './world/checkout/payments.js'
import type { CartState } from './world/state.js'
import type { World } from './world/world.js'

export const checkoutScenes = {
  'checkout-ready': scene('Kasse bereit: nur noch bezahlen', 'Checkout ready to be paid', (world) => void readyCheckout(world)),
  'checkout-customer': scene('Kundin vor der Kasse, zwei Adressen', 'A customer before the checkout, two addresses', (world) => {
    const customer = regular(world)
    fill(world, { customer, accountId: customer.accountId }, threeProducts(world))
    addAddress({ world, customer }, customer.accountId, { ...mother, isDefault: false })
    enter(world, customer)
  }),
  'checkout-calculating': scene('Kasse rechnet noch', 'Checkout is being calculated', (world) => {
    world.state.settings.checkoutReads = 2
    guestCheckout(world)
  }),
  'checkout-short': scene('An der Kasse ist ein Artikel knapp geworden', 'A line’s stock has fallen at the checkout', (world) => {
    const { cart } = readyCheckout(world)
    const scarce = needed(
      cart.lines.find(({ quantity }) => quantity > 1),
      'a line of two pieces',
    )
    world.state.stock[scarce.productId] = 1
  }),
  'checkout-abroad': scene('Lieferadresse, an die nicht geliefert wird', 'An address that nothing is sent to', (world) => {
    const { checkout } = guestCheckout(world)
    change(world, checkout, {
      contactInfo,
      deliveryAddress: { ...home, street: 'Bahnhofstrasse 1', postalCode: '8001', city: 'Zürich', region: 'ZH', country: 'CH' },
    })
  }),
  'contact-missing': scene('An der Kasse fehlen nur noch die Kontaktdaten', 'Only the contact is missing at the checkout', (world) => {
    const { checkout, cart, owner } = readyCheckout(world)
    change(world, checkout, { contactInfo: { email: null } })
    pay(world, { checkout, cart, owner }, { requestType: 'PostAuth', paymentToken: 'tok_visa' })
  }),
  'checkout-changed': scene('Der Warenkorb wurde seit der Kasse geändert', 'The cart was changed after the checkout began', (world) => {
    const { cart } = readyCheckout(world)
    const line = needed(cart.lines[0], 'a line')
    changeLine(world, cart, line.cartItemId, line.quantity + 1)
  }),
  'two-deliveries': scene('Lieferung an zwei Adressen', 'Delivery to two addresses', (world) => {
    const { cart } = readyCheckout(world)
    const { deliveryGroupId } = addGroup(world, cart, { name: 'Mama', deliveryAddress: mother, deliveryMethodId: express.id })
    const arrangements = cart.lines.slice(1).map(({ cartItemId }) => ({ cartItemId, deliveryGroupId, quantity: '1' }))
    arrangeItems(world, cart, arrangements, { deleteEmpty: true })
    world.state.settings.simplifiedCartCleanup = true
  }),
  'guest-checkout-off': scene('Gäste dürfen nicht bestellen', 'Guests may not check out', (world) => {
    world.state.settings.guestCheckoutEnabled = false
    fillGuestCart(world, threeProducts(world))
  }),
  'payment-account-invalid': scene('Zahlungskonto der Beraterin ist ungültig', 'The consultant’s payment account is invalid', (world) =>
    faultyAccount(world, 'invalid-account'),
  ),
  'payment-id-missing': scene('Zahlungskonto der Beraterin ohne Kennung', 'The consultant’s payment account has no id', (world) =>
    faultyAccount(world, 'missing-payment-id'),
  ),
  'just-ordered': scene('Gerade bestellt', 'An order has just been placed', (world) => {
    const { checkout, cart, owner } = readyCheckout(world)
    pay(world, { checkout, cart, owner }, { requestType: 'PostAuth', paymentToken: 'tok_visa' })
    placeOrder(world, { checkout, owner })
  }),
  'account-required': scene('Wer mehrere Konten hat, muss eins nennen', 'Who has several accounts must name one', (world) => {
    const customer = needed(
      world.facts.customers.find(({ managedAccountIds }) => managedAccountIds.length > 1),
      'a customer with two accounts',
    )
    world.state.settings.effectiveAccountRequired = true
    fill(world, { customer, accountId: customer.accountId }, threeProducts(world))
    enter(world, customer)
  }),
} satisfies Record<string, Scene>

const contactInfo = { firstName: 'Greta', lastName: 'Sommer', email: 'greta.sommer@example.org', phoneNumber: '+491713920092' }

const home = {
  name: 'Greta Sommer',
  firstName: 'Greta',
  lastName: 'Sommer',
  street: 'Lindenweg 4',
  postalCode: '50667',
  city: 'Köln',
  region: 'NW',
  country: 'DE',
}

const mother = {
  name: 'Elke Sommer',
  firstName: 'Elke',
  lastName: 'Sommer',
  street: 'Marktplatz 3',
  postalCode: '69117',
  city: 'Heidelberg',
  region: 'BW',
  country: 'DE',
}

interface Opened {
  cart: CartState
  checkout: CheckoutState
  owner: Owner
}

function guestCheckout(world: World): Opened {
  const cart = fillGuestCart(world, threeProducts(world))
  const owner = { guestKey: world.state.scene.client.guestKey }
  return { cart, owner, checkout: startCheckout(world, owner, { cartId: cart.cartId }).checkout }
}

const change = (world: World, checkout: CheckoutState, input: Record<string, unknown>) =>
  changeCheckout(world, checkout, { input, isGuest: true })

function readyCheckout(world: World): Opened {
  const opened = guestCheckout(world)
  change(world, opened.checkout, { contactInfo, deliveryAddress: home })
  change(world, opened.checkout, { deliveryMethodId: standard.id })
  return opened
}

/** Gives a payment fault to every consultant the customer may buy from, and to the shop's own account. */
function faultyAccount(world: World, fault: PaymentFault): void {
  const customer = sociable(world)
  const owner = { customer, accountId: customer.accountId }
  const { cart } = fill(world, owner, threeProducts(world))
  const { checkout } = startCheckout(world, owner, { cartId: cart.cartId })
  change(world, checkout, { deliveryAddress: home })
  change(world, checkout, { deliveryMethodId: standard.id })
  world.state.paymentFaults = Object.fromEntries(['', ...world.facts.consultants.map(({ id }) => id)].map((id) => [id, fault]))
  enter(world, customer)
}
