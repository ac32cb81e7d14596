import '../../src/blocks/cart-page/filled.js'
import '../../src/blocks/cart-page/index.js'
import '../../src/blocks/cart-panel/contents.js'
import '../../src/blocks/checkout/index.js'
import '../../src/blocks/newsletter-signup/index.js'
import '../../src/blocks/register/index.js'
import '../../src/blocks/withdrawal/index.js'
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { cartPage as cartPageBlock } from '../../src/blocks/cart-page/cart-page.block.js'
import type { checkout } from '../../src/blocks/checkout/checkout.block.js'
import type { newsletterSignup } from '../../src/blocks/newsletter-signup/newsletter-signup.block.js'
import type { productDetail } from '../../src/blocks/product-detail/product-detail.block.js'
import type { register } from '../../src/blocks/register/register.block.js'
import type { withdrawal } from '../../src/blocks/withdrawal/withdrawal.block.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { fillCart, openSandbox, type PageOptions, type ShopPage } from '../support/shop-page.js'
import { type Broken, breakCalls, casesOf, everything, pieces, watchUncaught } from './broken-calls.js'

const openShop = openSandbox()
const [serum, other] = products.filter(({ listPrice, quantityRule, price }) => !listPrice && !quantityRule && Number(price) < 50) as [
  (typeof products)[0],
  (typeof products)[0],
]

type StateOf<Block extends { states: object }> = keyof Block['states']
type State =
  | StateOf<typeof cartPageBlock>
  | StateOf<typeof checkout>
  | StateOf<typeof newsletterSignup>
  | StateOf<typeof productDetail>
  | StateOf<typeof register>
  | StateOf<typeof withdrawal>

interface Deed {
  block: string
  page: PageOptions
  /** The block is ready for her. */
  ready: State
  /** What she does; begun anew where the screen says that it did not work. */
  does: (page: ShopPage) => Promise<void>
  /** Whether the screen says that it is done. */
  seen: (page: ShopPage) => boolean
  /** What the platform has of it. */
  kept: (page: ShopPage) => unknown
  /** Before, and when it is done: never anything else. */
  either: readonly [before: unknown, after: unknown]
}

const drawn = (page: ShopPage, block: string) => page.element(block).shadowRoot!.querySelector<HTMLElement>('.block')!
const text = (page: ShopPage, block: string) => drawn(page, block).innerText
/** Something of hers is on its way, even where no call of it is in flight: its code may still be loading. */
const underWay: readonly State[] = ['loading', 'sending', 'busy', 'ordering']
const waits = (page: ShopPage, block: string) => [
  ...underWay.filter((state) => page.state(block) === state),
  ...[...drawn(page, block).querySelectorAll('[aria-busy="true"], .spinner, .skeleton')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.className),
]
/** What she looks for has left: not one deed waits for it as long as all of them may last. */
const soon = { interval: 10 }
const buttons = (page: ShopPage, block: string) =>
  [...drawn(page, block).querySelectorAll('button')].filter((button) => button.checkVisibility())
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.innerText.trim()
/** The first of these names that stands on a button which can be pressed. */
const findButton = (page: ShopPage, block: string, names: readonly RegExp[]) =>
  vi.waitFor(() => {
    const able = buttons(page, block).filter((button) => button.ariaDisabled !== 'true' && !button.disabled)
    const found = names.flatMap((name) => able.filter((button) => name.test(nameOf(button))))[0]
    if (!found) throw new Error(`no button ${names.join()} among ${buttons(page, block).map(nameOf)}`)
    return found
  }, soon)
async function press(page: ShopPage, block: string, name: string) {
  const button = await findButton(page, block, [new RegExp(`^${name}$`)])
  button.click()
}
const fill = async (page: ShopPage, block: string, entries: Record<string, string>) => {
  for (const [label, value] of Object.entries(entries)) {
    const field = await page.in(block).findByLabelText<HTMLInputElement>(label, undefined, soon)
    if (field.value !== value) fireEvent.input(field, { target: { value } })
  }
}
const quantities = (page: ShopPage) =>
  Object.values(page.sandbox.world.state.carts)
    .flatMap(({ lines }) =>
      Object.values(lines).map(({ productId, quantity }) => `${products.find(({ id }) => id === productId)?.name} ${quantity}`),
    )
    .toSorted()
const orders = (page: ShopPage) => Object.values(page.sandbox.world.state.orders).filter(({ receipt }) => receipt).length
const quantityField = (page: ShopPage) => page.in('cart-page').queryByRole<HTMLInputElement>('textbox', { name: `Menge von ${serum.name}` })

const cartPage = {
  html: '<vitrine-cart-page></vitrine-cart-page>',
  settings: { 'checkout-url': '/checkout' },
  world: (sandbox: Parameters<typeof fillCart>[0]) =>
    fillCart(sandbox, [
      [serum.id, 1],
      [other.id, 2],
    ]),
}
/** What leads on at the checkout; what did not work is tried again first. */
const leadsOn = [
  /^(Erneut|Noch einmal) versuchen$/,
  /^Nachsehen$/,
  /^Bei .+ kaufen$/,
  /^Weiter zum Versand$/,
  /^Weiter zur Zahlung$/,
  /^Zahlungspflichtig bestellen$/,
]
const greta = {
  'E-Mail-Adresse': 'greta@example.org',
  Vorname: 'Greta',
  Nachname: 'Sommer',
  'Straße und Hausnummer': 'Lindenweg 4',
  Postleitzahl: '50667',
  Ort: 'Köln',
}

const deeds: Readonly<Record<string, Deed>> = {
  'putting one into the cart': {
    block: 'product-detail',
    page: { html: `<vitrine-product-detail product="${serum.id}"></vitrine-product-detail><vitrine-cart-panel></vitrine-cart-panel>` },
    ready: 'filled',
    does: (page) => press(page, 'product-detail', `${serum.name} in den Warenkorb`),
    seen: (page) => page.said('cart.open').length > 0,
    kept: quantities,
    either: [[], [`${serum.name} 1`]],
  },
  'one more of a line': {
    block: 'cart-page',
    page: cartPage,
    ready: 'filled',
    does: (page) => press(page, 'cart-page', `Menge von ${serum.name} erhöhen`),
    seen: (page) => quantityField(page)?.value === '2',
    kept: quantities,
    either: [[`${other.name} 2`, `${serum.name} 1`].toSorted(), [`${other.name} 2`, `${serum.name} 2`].toSorted()],
  },
  'taking a line out': {
    block: 'cart-page',
    page: cartPage,
    ready: 'filled',
    does: (page) => press(page, 'cart-page', `${serum.name} entfernen`),
    seen: (page) => quantityField(page) === null,
    kept: quantities,
    either: [[`${other.name} 2`, `${serum.name} 1`].toSorted(), [`${other.name} 2`]],
  },
  'redeeming a coupon': {
    block: 'cart-page',
    page: cartPage,
    ready: 'filled',
    does: async (page) => {
      await fill(page, 'cart-page', { Gutscheincode: 'SOMMER10' })
      await press(page, 'cart-page', 'Einlösen')
    },
    seen: (page) => page.in('cart-page').queryByRole('button', { name: 'Gutschein SOMMER10 entfernen' }) !== null,
    kept: (page) => Object.values(page.sandbox.world.state.carts).flatMap(({ coupons }) => coupons.map(({ couponCode }) => couponCode)),
    either: [[], ['SOMMER10']],
  },
  ordering: {
    block: 'checkout',
    page: { html: '<vitrine-checkout></vitrine-checkout>', scene: 'full-cart' },
    ready: 'ready',
    does: async (page) => {
      // Until it is done, or leads back to where she has been.
      for (const pressed = new Set<string>(); page.state('checkout') !== 'done'; ) {
        const step = await findButton(page, 'checkout', leadsOn)
        const name = nameOf(step)
        if (pressed.has(name)) return
        pressed.add(name)
        if (name === 'Weiter zum Versand') await fill(page, 'checkout', greta)
        step.click()
        await new Promise((resolve) => setTimeout(resolve))
        await vi.waitFor(() => expect(waits(page, 'checkout')).toEqual([]), { interval: 10 })
      }
    },
    seen: (page) => page.state('checkout') === 'done',
    kept: orders,
    either: [0, 1],
  },
  'enrolling in the newsletter': {
    block: 'newsletter-signup',
    page: { html: '<vitrine-newsletter-signup></vitrine-newsletter-signup>' },
    ready: 'ready',
    does: async (page) => {
      await fill(page, 'newsletter-signup', { 'E-Mail-Adresse': 'greta@example.org' })
      const box = await page.in('newsletter-signup').findByLabelText<HTMLInputElement>(/schickt mir den Newsletter/)
      if (!box.checked) box.click()
      await press(page, 'newsletter-signup', 'Newsletter bestellen')
    },
    seen: (page) => page.state('newsletter-signup') === 'enrolled',
    kept: (page) => new Set(Object.values(page.sandbox.world.state.subscribers ?? {}).map(({ email }) => email)).size,
    either: [0, 1],
  },
  'withdrawing from an order': {
    block: 'withdrawal',
    page: { html: '<vitrine-withdrawal></vitrine-withdrawal>', scene: 'just-ordered' },
    ready: 'ready',
    does: async (page) => {
      const [order] = Object.values(page.sandbox.world.state.orders)
      await fill(page, 'withdrawal', {
        'Dein Name': 'Greta Sommer',
        Bestellnummer: order!.receipt!.orderReferenceNumber,
        'E-Mail-Adresse': 'greta.sommer@example.org',
      })
      await press(page, 'withdrawal', 'Widerruf bestätigen')
    },
    seen: (page) => page.state('withdrawal') === 'received',
    kept: (page) => Object.values(page.sandbox.world.state.orders).filter(({ withdrawn }) => withdrawn).length,
    either: [0, 1],
  },
  'making an account': {
    block: 'register',
    page: { html: '<vitrine-register return-url="/products"></vitrine-register>' },
    ready: 'ready',
    does: async (page) => {
      await fill(page, 'register', { Vorname: 'Nele', Nachname: 'Neumann', 'E-Mail-Adresse': 'nele@example.net', Passwort: 'rosenduft' })
      await press(page, 'register', 'Konto anlegen')
    },
    seen: (page) => page.visits.includes('/products') || /Du bist angemeldet/.test(text(page, 'register')),
    kept: (page) => Object.values(page.sandbox.world.state.customers).filter(({ email }) => email === 'nele@example.net').length,
    either: [0, 1],
  },
}

async function live(deed: Deed, broken?: Broken) {
  const { uncaught, stop } = watchUncaught()
  const page = await openShop({ hurry: 400, at: '/', ...deed.page })
  if (deed.block === 'checkout') {
    const found = await page.shop.consultants.get()
    page.shop.consultant.set(await found.find({ moniker: 'anna-berger', guest: true }))
  }
  await page.becomes(deed.block, deed.ready)
  const world = breakCalls(broken)
  const faulty: string[] = []
  const settle = async () => {
    for (let tries = 0; tries < 60; tries += 1) {
      await world.quiet(10)
      if (waits(page, deed.block).length === 0) return
    }
    faulty.push(`waits for ever: ${waits(page, deed.block)}`)
  }
  const isEither = () => deed.either.some((one) => JSON.stringify(one) === JSON.stringify(deed.kept(page)))
  await deed.does(page).catch((error: Error) => error)
  await settle()
  if (!isEither()) faulty.push(`the platform has ${JSON.stringify(deed.kept(page))}`)
  if (deed.seen(page) && JSON.stringify(deed.kept(page)) !== JSON.stringify(deed.either[1])) {
    await settle()
    if (deed.seen(page)) faulty.push(`says that it is done, and the platform has ${JSON.stringify(deed.kept(page))}`)
  }
  if (!deed.seen(page) && text(page, deed.block).trim() === '') faulty.push('no words')
  const chances = world.chances()
  world.mend()
  // Where the platform says that her cart is gone, she begins another.
  const isGone = () => /Warenkorb ist nicht mehr da/.test(text(page, deed.block))
  for (let tries = 0; tries < 3 && !deed.seen(page) && !isGone(); tries += 1) {
    await deed.does(page).catch((error: Error) => {
      if (tries === 2) faulty.push(`no way on: ${error.message.split('\n')[0]}`)
    })
    await settle()
  }
  if (!deed.seen(page)) {
    if (!isGone()) faulty.push(`does not end: ${page.state(deed.block)}: ${text(page, deed.block).slice(0, 200).replaceAll('\n', ' | ')}`)
  } else if (JSON.stringify(deed.kept(page)) !== JSON.stringify(deed.either[1])) faulty.push(`ends with ${JSON.stringify(deed.kept(page))}`)
  stop()
  return { chances, faulty: [...faulty, ...uncaught] }
}

describe('a shopper in a broken world', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => vi.unstubAllGlobals())

  const wells = new Map<string, ReturnType<typeof live>>()
  /** What is asked where nothing fails. */
  const well = (name: string) => {
    const found = wells.get(name) ?? live(deeds[name]!)
    wells.set(name, found)
    return found
  }

  it.each(Object.keys(deeds).flatMap((name) => pieces.map((piece) => [piece.fault, name, piece] as const)))(
    'comes to one end, neither lost nor doubled, when a call %s while %s',
    { timeout: 600_000 },
    async (_fault, name, piece) => {
      const { chances, faulty } = await well(name)
      expect(faulty, 'well').toEqual([])
      const found: string[] = []
      for (const broken of casesOf(piece, chances, { seed: 20_261_125, ...(!everything && { few: 3 }) })) {
        const { faulty } = await live(deeds[name]!, broken)
        vi.unstubAllGlobals()
        if (faulty.length > 0) found.push(`${broken.call} ${broken.fault}, ${broken.time}: ${faulty.join('; ')}`)
      }
      expect(found).toEqual([])
    },
  )
})
