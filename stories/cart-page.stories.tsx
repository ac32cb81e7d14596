import { expect, userEvent, waitFor } from 'storybook/test'
import { pageShare } from '../src/core/bus/index.js'
import { cartPage } from '../src/blocks/cart-page/cart-page.block.js'
import '../src/blocks/cart-page/index.js'
import { addLine } from '../src/sandbox/world/cart/cart-lines.js'
import type { World } from '../src/sandbox/world/world.js'
import { systemClock } from '../src/commerce/domain/clock.js'
import { createReservation } from '../src/commerce/domain/cart/reservation.js'
import type { Shop } from '../src/commerce/domain/shop.js'
import { about, type BlockMeta, type BlockStory, blockIn, inside, productNamed, stateOf, turnWeather, typeInto } from './support.js'

type Story = BlockStory<typeof cartPage>
type Play = NonNullable<Story['play']>
const tag = cartPage.tag

const meta: BlockMeta<typeof cartPage> = { title: 'Shop/Cart page', ...about(cartPage) }
export default meta

const shop = () => pageShare().shop as Shop
const filled: Play = async ({ canvasElement }) => stateOf(canvasElement, tag, 'filled')
const full: Story['parameters'] = { sandbox: { scene: 'full-cart' } }
const onAPhone: Story['globals'] = { viewport: { value: 'small' } }

/** The only cart of the world. */
function cartOf({ state }: World) {
  const [cart] = Object.values(state.carts)
  if (!cart) throw new Error('This scene has no cart.')
  return cart
}
const withCoupons =
  (...codes: string[]) =>
  (world: World) => {
    cartOf(world).coupons = codes.map((couponCode) => ({ cartCouponId: couponCode, couponCode }))
  }

async function redeem(canvasElement: HTMLElement, code: string) {
  await stateOf(canvasElement, tag, 'filled')
  const page = await inside(canvasElement, tag)
  await typeInto(page.getByLabelText('Gutscheincode'), code)
  return page
}

export const Empty: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'empty') }

export const ThreeItems: Story = { tags: ['typical'], parameters: full, play: filled }

export const WithHerConsultant: Story = {
  parameters: full,
  play: async (context) => {
    await filled(context)
    const consultant = await (await shop().consultants.get()).find({ moniker: 'anna-berger', guest: true })
    shop().consultant.set(consultant)
    await (await inside(context.canvasElement, tag)).findByText('Anna Berger')
  },
}

export const SixtyItems: Story = { parameters: { sandbox: { scene: 'big-cart' } }, play: filled }

export const ThousandItems: Story = { parameters: { sandbox: { scene: 'huge-cart' } }, play: filled }

export const ThirdPage: Story = {
  parameters: { sandbox: { scene: 'big-cart' } },
  play: async (context) => {
    await filled(context)
    const page = await inside(context.canvasElement, tag)
    await userEvent.click(page.getByRole('link', { name: 'Seite 3' }))
    await waitFor(() => expect(page.getAllByRole('button', { name: / erhöhen$/ })).toHaveLength(10), { timeout: 5000 })
  },
}

export const CouponRedeemed: Story = {
  parameters: full,
  play: async ({ canvasElement }) => {
    const page = await redeem(canvasElement, 'SOMMER10')
    await page.findByRole('button', { name: 'Gutschein SOMMER10 entfernen' }, { timeout: 5000 })
    await stateOf(canvasElement, tag, 'filled')
  },
}

const refused = (code: string, ...there: string[]): Story => ({
  parameters: { sandbox: { scene: 'full-cart', arrange: withCoupons(...there) } },
  play: async ({ canvasElement }) => {
    const page = await redeem(canvasElement, code)
    await page.findByRole('alert', undefined, { timeout: 5000 })
    expect(page.getByLabelText('Gutscheincode')).toHaveValue(code)
    await stateOf(canvasElement, tag, 'filled')
  },
})

export const CouponAlreadyApplied = refused('SOMMER10', 'SOMMER10')

export const CouponExpired = refused('ABGELAUFEN')

export const CouponNotCombinable = refused('NUR-HEUTE', 'SOMMER10')

export const CouponUnknown = refused('GIBTSNICHT')

export const CouponHasNoEffect: Story = {
  parameters: {
    sandbox: {
      scene: 'full-cart',
      arrange: (world) => {
        cartOf(world).lines.splice(1)
        withCoupons('WILLKOMMEN5')(world)
      },
    },
  },
  play: filled,
}

export const PromotionsApplied: Story = {
  parameters: {
    sandbox: {
      scene: 'full-cart',
      arrange: (world) => {
        const salt = productNamed('Badesalz Lavendelnacht')
        world.state.stock[salt] = 20
        addLine(world, cartOf(world), { productId: salt, quantity: 6 })
        withCoupons('WILLKOMMEN5')(world)
      },
    },
  },
  play: filled,
}

export const TwelveEurosToFreeShipping: Story = { parameters: { sandbox: { scene: 'near-promotion' } }, play: filled }

export const QuantityRules: Story = { parameters: { sandbox: { scene: 'quantity-rules' } }, play: filled }

export const OneItemHasRunShort: Story = { parameters: { sandbox: { scene: 'low-stock' } }, play: filled }

export const OneItemIsGone: Story = { parameters: { sandbox: { scene: 'product-gone' } }, play: filled }

export const MoreThanThereAre: Story = {
  parameters: { sandbox: { scene: 'low-stock' } },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const page = await inside(canvasElement, tag)
    await userEvent.click(page.getAllByRole('button', { name: / erhöhen$/ }).at(-1)!)
    await page.findByText('Nur noch 1 verfügbar.', { exact: false }, { timeout: 5000 })
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const RemovedByMistake: Story = {
  parameters: full,
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const page = await inside(canvasElement, tag)
    await userEvent.click(page.getByRole('button', { name: 'Rosenserum Leuchtkraft entfernen' }))
    await page.findByText('„Rosenserum Leuchtkraft“ entfernt')
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const Cleared: Story = {
  parameters: full,
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const page = await inside(canvasElement, tag)
    await userEvent.click(page.getByRole('button', { name: 'Warenkorb leeren' }))
    await page.findByText('Warenkorb geleert: 4 Artikel', undefined, { timeout: 5000 })
    await stateOf(canvasElement, tag, 'empty')
  },
}

export const SomethingFellAwayAtLogin: Story = {
  parameters: { sandbox: { scene: 'falling-away' } },
  play: async (context) => {
    await filled(context)
    await shop().login('anna.muster@example.org', 'lindenrose')
    await (await inside(context.canvasElement, tag)).findByRole('button', { name: 'Verstanden' }, { timeout: 5000 })
  },
}

export const ReservationEndsSoon: Story = {
  parameters: full,
  play: async (context) => {
    await filled(context)
    const keeper = createReservation({
      clock: systemClock,
      gateway: { reserve: async () => ({ until: Date.now() + 240_000 }), release: async () => {} },
    })
    await keeper.start()
    shop().reservation.set(keeper)
    await (await inside(context.canvasElement, tag)).findByRole('button', { name: 'Verlängern' })
  },
}

export const PricesAreBeingCalculated: Story = {
  parameters: { sandbox: { scene: 'full-cart', weather: { kind: 'processing', times: 99 } }, stays: 'processing' },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'processing'),
}

export const ConnectionFalters: Story = {
  parameters: { ...full, stays: 'processing' },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const page = await inside(canvasElement, tag)
    await turnWeather({ kind: 'offline', match: '/cart-items' })
    await userEvent.click(page.getAllByRole('button', { name: / erhöhen$/ })[0]!)
    await page.findByText(/Die Verbindung stockt/, undefined, { timeout: 5000 })
  },
}

export const SlowPlatform: Story = {
  parameters: { sandbox: { scene: 'full-cart', weather: { kind: 'slow', delay: 60_000 } }, stays: 'loading' },
  play: async ({ canvasElement }) => void (await blockIn(canvasElement, tag)),
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'offline' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const SessionExpired: Story = {
  parameters: { sandbox: { scene: 'signed-in', weather: { kind: 'expired-session', match: '/cart-items' } } },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'failed')
    await (await inside(canvasElement, tag)).findByRole('link', { name: 'Anmelden' })
  },
}

export const ShopIsClosed: Story = {
  parameters: full,
  play: async (context) => {
    await filled(context)
    shop().closed.set({
      id: '1',
      firstName: 'Sophie',
      lastName: 'Lindner-Achternbusch',
      moniker: 'sophie',
      alternateMoniker: undefined,
      shopActive: false,
      pictureUrl: undefined,
    })
    await (await inside(context.canvasElement, tag)).findByText(/gerade geschlossen/)
  },
}

export const GuestMayHaveNoCart: Story = {
  parameters: { sandbox: { scene: 'guest-cart-off' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'guest'),
}

export const GuestMayNotOrder: Story = {
  parameters: {
    sandbox: { scene: 'full-cart', arrange: ({ state }) => void Object.assign(state.settings, { guestCheckoutEnabled: false }) },
  },
  play: filled,
}

export const OnAPhone: Story = { parameters: full, globals: onAPhone, play: filled }

export const SixtyItemsOnAPhone: Story = {
  parameters: { sandbox: { scene: 'big-cart', arrange: withCoupons('SOMMER10') } },
  globals: onAPhone,
  play: filled,
}

export const LongGermanWords: Story = {
  args: {
    heading: 'Deine Feuchtigkeitspflegezusammenstellung',
    checkoutText: 'Jetzt zur Bestellzusammenfassung weitergehen',
    continueText: 'Zurück zur Gesichtsreinigungsmilchauswahl',
    note: 'inkl. gesetzlicher Mehrwertsteuer, zzgl. Versandkostenpauschale außerhalb des Bundesgebiets',
  },
  parameters: full,
  globals: onAPhone,
  play: filled,
}

export const InTheEditor: Story = { globals: { mode: 'edit' }, play: async ({ canvasElement }) => void (await inside(canvasElement, tag)) }

export const Dark: Story = {
  parameters: { sandbox: { scene: 'full-cart', arrange: withCoupons('SOMMER10') } },
  globals: { theme: 'dark' },
  play: filled,
}

export const English: Story = { parameters: full, globals: { locale: 'en' }, play: filled }
