import { type ReactNode, useEffect, useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { cartPanel } from '../src/blocks/cart-panel/cart-panel.block.js'
import '../src/blocks/cart-panel/index.js'
import { about, type BlockMeta, type BlockStory, inside, openCart, stateOf, turnWeather, typeInto } from './support.js'

type Story = BlockStory<typeof cartPanel>
const tag = cartPanel.tag

/** Opens the cart as if the shopper had just asked for it; again after the toolbars have opened another page. */
function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => void inside(place.current!, tag).then(openCart), [])
  return <div ref={place}>{children}</div>
}

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await (await inside(canvasElement, tag)).findByRole('dialog', undefined, { timeout: 5000 })
}

const meta: BlockMeta<typeof cartPanel> = {
  title: 'Shop/Cart panel',
  ...about(cartPanel),
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
  play: open,
}
export default meta

export const Empty: Story = {}

export const ThreeItems: Story = { tags: ['typical'], parameters: { sandbox: { scene: 'full-cart' } } }

export const WithASet: Story = {
  parameters: { sandbox: { scene: 'bundle' } },
  play: async ({ canvasElement }) =>
    void (await (await inside(canvasElement, tag)).findByText(/4 Artikel im Set/, undefined, { timeout: 5000 })),
}

export const SixtyItems: Story = { parameters: { sandbox: { scene: 'big-cart' } } }

export const PricesAreBeingCalculated: Story = {
  parameters: { sandbox: { scene: 'full-cart', weather: { kind: 'processing', times: 99 } }, stays: 'processing' },
}

export const OneItemHasRunShort: Story = { parameters: { sandbox: { scene: 'low-stock' } } }

export const OneItemIsGone: Story = { parameters: { sandbox: { scene: 'product-gone' } } }

export const PlatformUnreachable: Story = { parameters: { sandbox: { weather: { kind: 'offline' } } } }

export const SlowPlatform: Story = {
  parameters: { sandbox: { scene: 'full-cart', weather: { kind: 'slow', delay: 60_000 } }, stays: 'loading' },
}

export const SignedIn: Story = { parameters: { sandbox: { scene: 'signed-in' } } }

export const GuestMayNotOrder: Story = {
  parameters: {
    sandbox: { scene: 'full-cart', arrange: ({ state }) => void Object.assign(state.settings, { guestCheckoutEnabled: false }) },
  },
}

export const OnAPhone: Story = { parameters: { sandbox: { scene: 'full-cart' } }, globals: { viewport: { value: 'small' } } }

export const LongGermanWords: Story = {
  args: {
    heading: 'Deine Feuchtigkeitspflegezusammenstellung',
    checkoutText: 'Jetzt zur Bestellzusammenfassung weitergehen',
    continueText: 'Zurück zur Gesichtsreinigungsmilchauswahl',
    note: 'inkl. gesetzlicher Mehrwertsteuer, zzgl. Versandkostenpauschale außerhalb des Bundesgebiets',
  },
  parameters: { sandbox: { scene: 'full-cart' } },
  globals: { viewport: { value: 'small' } },
}

export const InTheEditor: Story = { globals: { mode: 'edit' }, play: async ({ canvasElement }) => void (await inside(canvasElement, tag)) }

export const Dark: Story = { parameters: { sandbox: { scene: 'full-cart' } }, globals: { theme: 'dark' } }

export const English: Story = { parameters: { sandbox: { scene: 'full-cart' } }, globals: { locale: 'en' } }

export const RemovedByMistake: Story = {
  parameters: { sandbox: { scene: 'full-cart' } },
  play: async (context) => {
    await open(context)
    const panel = await inside(context.canvasElement, tag)
    const [remove] = await panel.findAllByRole('button', { name: / entfernen$/ })
    const name = remove!.getAttribute('aria-label')!.replace(/ entfernen$/, '')
    await userEvent.click(remove!)
    await waitFor(() => expect(panel.queryByRole('button', { name: `${name} entfernen` })).toBeNull())
    await userEvent.click(await panel.findByRole('button', { name: 'Rückgängig' }))
    await panel.findByRole('button', { name: `${name} entfernen` }, { timeout: 5000 })
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Rückgängig' })).toBeNull(), { timeout: 5000 })
  },
}

export const QuantityThatIsNoNumber: Story = {
  parameters: { sandbox: { scene: 'full-cart' } },
  play: async (context) => {
    await open(context)
    const panel = await inside(context.canvasElement, tag)
    const [quantity] = await panel.findAllByRole('textbox')
    await typeInto(quantity!, 'abc')
    await panel.findByText('Bitte gib eine gültige Zahl ein.')
    expect(quantity).toHaveValue('abc')
    expect(quantity).toBeInvalid()
  },
}

export const MoreThanThereAre: Story = {
  parameters: { sandbox: { scene: 'low-stock' } },
  play: async (context) => {
    await open(context)
    const panel = await inside(context.canvasElement, tag)
    const [more] = await panel.findAllByRole('button', { name: / erhöhen$/ })
    await userEvent.click(more!)
    await panel.findByRole('alert', undefined, { timeout: 5000 })
    await stateOf(context.canvasElement, tag, 'filled')
  },
}

export const ConnectionFalters: Story = {
  parameters: { sandbox: { scene: 'full-cart' }, stays: 'processing' },
  play: async (context) => {
    await open(context)
    const panel = await inside(context.canvasElement, tag)
    const [more] = await panel.findAllByRole('button', { name: / erhöhen$/ })
    await turnWeather({ kind: 'offline', match: '/cart-items' })
    await userEvent.click(more!)
    await panel.findByText(/Die Verbindung stockt/, undefined, { timeout: 5000 })
  },
}
