import type { Checkout, CheckoutAddress, Contact, PaymentRequest } from '../../../src/commerce/domain/checkout/checkout-gateway.js'
import { type CheckoutTools, ShopCheckout } from '../../../src/commerce/domain/checkout/checkout.js'
import { serialQueue } from '../../../src/commerce/domain/serial-queue.js'
import type { Payer } from '../../../src/commerce/domain/payment/payers.js'
import { memoryOn } from '../../../src/commerce/domain/memory.js'
import type { SceneName } from '../../../src/sandbox/scenes.js'
import { PlatformError } from '../../../src/commerce/salesforce/errors.js'
import { platformOnSandbox } from '../../platform/support.js'
import { storage } from '../../support/browser-memory.js'

export const contact: Contact = { firstName: 'Greta', lastName: 'Sommer', email: 'greta.sommer@example.org', phoneNumber: '+491713920092' }
export const home: CheckoutAddress = {
  firstName: 'Greta',
  lastName: 'Sommer',
  companyName: '',
  street: 'Lindenweg 4',
  postalCode: '50667',
  city: 'Köln',
  region: 'NW',
  country: 'DE',
  phoneNumber: '+491713920092',
}

export const invoice = (number = 'R-1'): PaymentRequest => ({
  requestType: 'SimplePurchaseOrder',
  paymentToken: number,
  billingAddress: home,
})

/** An answer that never came. */
export const lost = () => new PlatformError({ kind: 'offline', code: 'OFFLINE', message: 'lost' })

/** One shopper in front of the sandbox, in as many tabs as she likes. Waiting takes no time. */
export async function openTills(scene: SceneName = 'full-cart') {
  const platform = await platformOnSandbox(scene)
  const { sandbox, gateways } = platform
  const withLock = serialQueue()
  const shared = storage()
  const waits: number[] = []
  const placed: string[] = []
  const world = {
    mayBuy: true,
    open: true,
    consultant: sandbox.world.facts.consultants[0]?.moniker,
    framed: false,
    submits: true,
    onServer: false,
  }

  function tab(tools: Partial<CheckoutTools> = {}, visit = storage()) {
    const checkout = new ShopCheckout({
      gateway: gateways.checkout,
      clock: {
        now: Date.now,
        wait: async (milliseconds) => {
          waits.push(milliseconds)
          await new Promise((resolve) => setImmediate(resolve))
        },
      },
      visit: memoryOn(() => visit),
      shared: memoryOn(() => shared),
      mayBuy: () => world.mayBuy,
      isOpen: async () => world.open,
      hold: () => {},
      consultant: () => world.consultant,
      paymentLink: () => undefined,
      sessionEnded: async () => false,
      knowsConsultant: async () => false,
      cartIsBusy: () => false,
      readCart: (cartId, signal) => gateways.cart.read(1, signal, cartId),
      submits: async () => world.submits,
      withLock,
      isFramed: () => world.framed,
      onServer: world.onServer,
      placed: (number) => placed.push(number),
      ...tools,
    })
    const view = () => checkout.view.get()
    return {
      checkout,
      visit,
      view,
      state: () => view().state,
      found: () => view().checkout as Checkout,
      /** Orders what it shows. */
      order: (payment: PaymentRequest | Payer = invoice(), total = view().checkout?.totals?.total ?? '') =>
        checkout.order({
          total,
          payer: 'authorise' in payment ? payment : { requestType: payment.requestType, authorise: async () => payment },
        }),
    }
  }

  async function readyTab(...options: Parameters<typeof tab>) {
    const opened = tab(...options)
    await opened.checkout.open()
    await opened.checkout.change({ contact, address: home })
    await opened.checkout.change({ methodId: opened.found().groups[0]?.methods[0]?.id ?? '' })
    return opened
  }

  /** What the platform has in its books. */
  const ledger = () => {
    const { orders, checkouts = {} } = sandbox.world.state
    const payments = [
      ...Object.values(checkouts).flatMap((one) => one.payments),
      ...Object.values(sandbox.world.state.carts).flatMap(({ earlierPayments = [] }) => earlierPayments),
    ]
    return {
      orders: Object.values(orders).filter(({ receipt }) => receipt !== undefined).length,
      payments: payments.filter(({ status }) => status === 'Authorised' || status === 'Captured').length,
    }
  }

  return { ...platform, world, tab, readyTab, ledger, waits, placed }
}
