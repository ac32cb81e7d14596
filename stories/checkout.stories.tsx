import { expect, userEvent, waitFor } from 'storybook/test'
import { pageShare } from '../src/core/bus/index.js'
import { checkout } from '../src/blocks/checkout/checkout.block.js'
import '../src/blocks/checkout/index.js'
import { checkoutKey } from '../src/commerce/domain/memory.js'
import type { Shop } from '../src/commerce/domain/shop.js'
import type { World } from '../src/sandbox/world/world.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof checkout>
type Play = NonNullable<Story['play']>
const tag = checkout.tag

const meta: BlockMeta<typeof checkout> = { title: 'Kasse/Checkout', id: 'checkout-checkout', ...about(checkout) }
export default meta

const shop = () => pageShare().shop as Shop

const withHer: Play = async ({ canvasElement }) => {
  const consultant = await (await shop().consultants.get()).find({ moniker: 'anna-berger', guest: true })
  shop().consultant.set(consultant)
  await stateOf(canvasElement, tag, 'ready')
}

const press = async (canvasElement: HTMLElement, name: string) => {
  const page = await inside(canvasElement, tag)
  await userEvent.click(await page.findByRole('button', { name }, { timeout: 5000 }))
}

const onAPhone: Story['globals'] = { viewport: { value: 'small' } }

export const WhereTo: Story = { parameters: { sandbox: { scene: 'full-cart' } }, play: withHer }

export const FieldsMissing: Story = {
  parameters: { sandbox: { scene: 'full-cart' } },
  play: async (context) => {
    await withHer(context)
    await press(context.canvasElement, 'Weiter zum Versand')
  },
}

export const ReadyToPay: Story = { parameters: { sandbox: { scene: 'checkout-ready' } }, play: withHer }

export const ReadyToPayOnAPhone: Story = { ...ReadyToPay, globals: onAPhone }

export const Customer: Story = { parameters: { sandbox: { scene: 'checkout-customer' } }, play: withHer }

export const Ordered: Story = {
  parameters: { sandbox: { scene: 'checkout-ready' } },
  play: async (context) => {
    await withHer(context)
    await press(context.canvasElement, 'Zahlungspflichtig bestellen')
    await stateOf(context.canvasElement, tag, 'done')
  },
}

const elsewhere = location.origin.replace(location.hostname, 'kasse.localhost')

const byCard: Play = async (context) => {
  await withHer(context)
  const page = await inside(context.canvasElement, tag)
  await userEvent.click(await page.findByLabelText(/^Kreditkarte/, undefined, { timeout: 5000 }))
}

export const ByCard: Story = {
  args: { paymentFrameUrl: `${elsewhere}/till/` },
  parameters: { sandbox: { scene: 'checkout-ready', settings: { trustedOrigins: elsewhere } } },
  play: byCard,
}

export const CardFormNotReachable: Story = {
  args: { paymentFrameUrl: '/till/' },
  parameters: { sandbox: { scene: 'checkout-ready' } },
  play: async (context) => {
    await byCard(context)
    await (await inside(context.canvasElement, tag)).findByText(/Das Kartenformular lässt sich gerade nicht laden/)
  },
}

export const AnotherBillingAddress: Story = {
  parameters: { sandbox: { scene: 'checkout-ready' } },
  play: async (context) => {
    await withHer(context)
    const page = await inside(context.canvasElement, tag)
    await userEvent.click(await page.findByLabelText('Die Rechnungsadresse ist die Lieferadresse'))
    await press(context.canvasElement, 'Zahlungspflichtig bestellen')
    await page.findByText(/Angaben fehlen/)
  },
}

export const NoConsultant: Story = {
  parameters: { sandbox: { scene: 'checkout-ready' } },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    await press(canvasElement, 'Zahlungspflichtig bestellen')
    await (await inside(canvasElement, tag)).findByText(/noch keine Beraterin gewählt/, undefined, { timeout: 5000 })
  },
}

export const StockFallen: Story = {
  parameters: { sandbox: { scene: 'checkout-short' } },
  play: async (context) => {
    await withHer(context)
    await press(context.canvasElement, 'Zahlungspflichtig bestellen')
    await (await inside(context.canvasElement, tag)).findByText(/nicht mehr genug/, undefined, { timeout: 5000 })
  },
}

export const NotDelivered: Story = { parameters: { sandbox: { scene: 'checkout-abroad' } }, play: withHer }

export const Calculating: Story = { parameters: { sandbox: { scene: 'checkout-calculating' } }, play: withHer }

export const Empty: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'empty') }

export const GuestsMayNot: Story = {
  parameters: { sandbox: { scene: 'guest-checkout-off' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'guest'),
}

/** The shopper left while her order was under way; neither its checkout nor its cart is there any more. */
export const NobodyKnows: Story = {
  parameters: {
    sandbox: {
      scene: 'full-cart',
      visited: () => ({ [checkoutKey]: JSON.stringify({ id: '2z9000000000001AAA', cartId: '0a6000000000001AAA' }) }),
    },
  },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'unknown'),
}

const store = (application: Record<string, unknown>) => (world: World) => {
  world.state.settings.application = application
}

const toTheWay: Play = async (context) => {
  await withHer(context)
  await press(context.canvasElement, 'Versandart ändern')
}

export const TwoDeliveries: Story = {
  parameters: { sandbox: { scene: 'two-deliveries', arrange: store({ splitShipmentEnabled: true }) } },
  play: toTheWay,
}

export const SendSomeElsewhere: Story = {
  parameters: { sandbox: { scene: 'checkout-ready', arrange: store({ splitShipmentEnabled: true }) } },
  play: async (context) => {
    await toTheWay(context)
    await press(context.canvasElement, 'Etwas davon woandershin schicken')
    await (await inside(context.canvasElement, tag)).findByRole('heading', { name: 'Was soll woandershin?' })
  },
}

export const Gift: Story = {
  parameters: {
    sandbox: {
      scene: 'checkout-ready',
      arrange: store({ giftingConfig: { isGiftingEnabled: true, isGiftMessageEnabled: true, isGiftWrapEnabled: false } }),
    },
  },
  play: async (context) => {
    await toTheWay(context)
    const page = await inside(context.canvasElement, tag)
    await userEvent.click(await page.findByLabelText('Das ist ein Geschenk', undefined, { timeout: 5000 }))
    await page.findByLabelText('Deine Grußkarte')
  },
}

export const SomebodyElsePays: Story = {
  args: { paymentLinks: true },
  parameters: { sandbox: { scene: 'checkout-customer' } },
  play: async (context) => {
    await withHer(context)
    const page = await inside(context.canvasElement, tag)
    await waitFor(() => expect(page.getAllByRole('radio', { checked: true })).toHaveLength(1), { timeout: 5000 })
    await press(context.canvasElement, 'Weiter zum Versand')
    await press(context.canvasElement, 'Weiter zur Zahlung')
    await press(context.canvasElement, 'Zahlungslink erstellen')
    await page.findByRole('textbox', { name: 'Zahlungslink teilen' }, { timeout: 5000 })
  },
}

export const NoticeOnTheGuarantee: Story = {
  args: { guaranteeNotice: '/cms/delivery/media/scene-ritual' },
  parameters: { sandbox: { scene: 'checkout-ready' } },
  play: withHer,
}
