import { expect, userEvent, waitFor } from 'storybook/test'
import { productDetail } from '../src/blocks/product-detail/product-detail.block.js'
import '../src/blocks/product-detail/index.js'
import { pageBus } from '../src/core/bus/index.js'
import { registeredReviews, registerReviews } from '../src/commerce/domain/reviews/reviews.js'
import { about, type BlockMeta, type BlockStory, inside, productNamed, stateOf, typeInto } from './support.js'

type Story = BlockStory<typeof productDetail>
const tag = productDetail.tag
const showing = (name: string) => ({ product: productNamed(name) })

const meta: BlockMeta<typeof productDetail> = { title: 'Shop/Product detail', ...about(productDetail) }
meta.args = { ...meta.args, ...showing('Rosenserum Leuchtkraft') }
export default meta

export const Filled: Story = {}

export const Reduced: Story = { args: showing('Augencreme Klarblick') }

export const OnlyAFewLeft: Story = { args: showing('Nachtcreme Salbei') }

export const SoldOut: Story = { args: showing('Lidschattenpalette Salbeiwiese') }

export const OnlyInPairs: Story = {
  args: showing('Mizellenwasser Klarheit'),
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const detail = await inside(canvasElement, tag)
    await typeInto(detail.getByRole('textbox'), '3')
    await detail.findByText('Nur in Schritten von 2 Stück.')
  },
}

export const InShades: Story = {
  args: showing('Lippenstift Samt'),
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const detail = await inside(canvasElement, tag)
    await userEvent.click(await detail.findByRole('radio', { name: /Klatschmohn/ }))
    await detail.findByText('Farbton 10 Klatschmohn')
  },
}

export const ShadesOnAPhone: Story = { args: showing('Foundation Hautnah'), globals: { viewport: { value: 'phone' } } }

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const detail = await inside(canvasElement, tag)
    await userEvent.click(detail.getByRole('button', { name: 'Bild vergrößern' }))
    const dialog = await detail.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('.zoom-bar')).toBeVisible())
  },
}

export const NotThereAnyMore: Story = { args: { product: '01t000000000000AAA' } }

export const GuestMayNotBuy: Story = { parameters: { sandbox: { scene: 'guest-cart-off' } } }

export const GuestMayNotLookAround: Story = { parameters: { sandbox: { scene: 'guest-browsing-off' } } }

export const PlatformUnreachable: Story = { parameters: { sandbox: { weather: { kind: 'offline' } } } }

export const SlowPlatform: Story = { parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000 } }, stays: 'loading' } }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongGermanWords: Story = { args: showing('Lippenstift Seidenglanz Pfirsich'), globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }

export const SecondPicture: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const detail = await inside(canvasElement, tag)
    await userEvent.click(detail.getByRole('button', { name: 'Bild 2' }))
    expect(detail.getByRole('button', { name: 'Bild 2' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const ThreeIntoTheCart: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const detail = await inside(canvasElement, tag)
    let count: unknown
    pageBus().subscribe('cart.changed', (message) => {
      count = (message as { count: number }).count
    })
    await typeInto(detail.getByRole('textbox'), '3')
    await userEvent.click(detail.getByRole('button', { name: /in den Warenkorb/i }))
    await waitFor(() => expect(count).toBe(3), { timeout: 5000 })
  },
}

export const QuantityThatIsNoNumber: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const detail = await inside(canvasElement, tag)
    await typeInto(detail.getByRole('textbox'), 'abc')
    await detail.findByText('Bitte gib eine gültige Zahl ein.')
  },
}

/** Reviews are off unless the page registers a store for them (`@vitrine/blocks/reviews`). */
export const WithReviews: Story = {
  beforeEach: () => {
    registerReviews({
      read: async () => ({
        average: 4.6,
        count: 38,
        checked: 'Bewerten kann nur, wer das Produkt bei uns gekauft hat.',
        reviews: [
          {
            stars: 5,
            title: 'Meine Haut strahlt',
            text: 'Schon nach einer Woche sieht man den Unterschied. Ich nehme morgens zwei Tropfen.',
            author: 'Mia K.',
            date: '2026-10-03T08:00:00Z',
            verified: true,
          },
          { stars: 4, text: 'Duftet fein und zieht schnell ein.', author: 'Jale', date: '2026-09-21T08:00:00Z', verified: true },
        ],
      }),
    })
    return () => registeredReviews().set(undefined)
  },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    await (await inside(canvasElement, tag)).findByRole('heading', { name: 'Bewertungen' })
  },
}
