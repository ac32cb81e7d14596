import { expect, userEvent, waitFor } from 'storybook/test'
import { productList } from '../src/blocks/product-list/product-list.block.js'
import '../src/blocks/product-list/index.js'
import { pageBus } from '../src/core/bus/index.js'
import { categories } from '../src/sandbox/world/shop/catalogue.js'
import { about, type BlockMeta, type BlockStory, inside, preset, productNamed, typeInto } from './support.js'

type Story = BlockStory<typeof productList>
const tag = productList.tag
const categoryNamed = (name: string) => categories.find((category) => category.name === name)?.id ?? ''

const meta: BlockMeta<typeof productList> = { title: 'Shop/Product list', ...about(productList) }
export default meta

export const AsDropped: Story = {}

export const WholeRange: Story = { args: preset(productList, 'range').args }

export const BestSellers: Story = { args: preset(productList, 'best').args }

export const OneCategory: Story = { args: { heading: 'Für deine Lippen', category: categoryNamed('Lippen'), pageSize: 8 } }

export const ManyPages: Story = {
  args: { heading: 'Alle Produkte', browsable: true },
  parameters: { sandbox: { scene: 'many-products' } },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    await userEvent.click(await list.findByRole('link', { name: 'Weiter' }, { timeout: 5000 }))
    await waitFor(() => expect(list.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page'))
  },
}

export const ChosenByHand: Story = {
  args: {
    ...preset(productList, 'chosen').args,
    productIds: [
      productNamed('Nachtcreme Salbei'),
      // This product is gone since it was chosen.
      '01t000000099999AAA',
      productNamed('Rosenserum Leuchtkraft'),
      productNamed('Puder Seidenmatt'),
      productNamed('Nachtcreme Salbei'),
    ],
  },
}

export const NothingToShow: Story = { args: { browsable: true }, parameters: { sandbox: { scene: 'empty-catalogue' } } }

export const SoldOut: Story = {
  args: { heading: 'Lieblinge', badge: 'best-seller', pageSize: 4 },
  parameters: {
    sandbox: {
      arrange: ({ facts, state }) =>
        void facts.products.forEach(({ id }) => {
          state.stock[id] = 0
        }),
    },
  },
}

export const GuestMayNotBuy: Story = { args: { pageSize: 4 }, parameters: { sandbox: { scene: 'guest-cart-off' } } }

export const GuestMayNotLookAround: Story = { args: { heading: 'Alle Produkte' }, parameters: { sandbox: { scene: 'guest-browsing-off' } } }

export const SignedIn: Story = {
  args: { pageSize: 4 },
  parameters: { sandbox: { scene: 'signed-in' } },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    const [heart] = await list.findAllByRole('button', { name: /merken/i }, { timeout: 5000 })
    await userEvent.click(heart!)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  },
}

export const PlatformUnreachable: Story = { args: { heading: 'Alle Produkte' }, parameters: { sandbox: { weather: { kind: 'offline' } } } }

export const SlowPlatform: Story = {
  args: { heading: 'Alle Produkte' },
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000 } }, stays: 'loading' },
}

export const InANarrowColumn: Story = { args: { ...preset(productList, 'range').args, pageSize: 4 }, globals: { width: '240' } }

export const OnAPhone: Story = { args: { ...preset(productList, 'range').args, pageSize: 4 }, globals: { viewport: { value: 'phone' } } }

export const LongGermanWords: Story = {
  args: {
    eyebrow: 'Feuchtigkeitspflegeneuheiten',
    heading: 'Gesichtsreinigungsproduktzusammenstellungen für Mischhauttypen',
    category: categoryNamed('Make-up'),
    allUrl: '/products',
    pageSize: 4,
    quantities: true,
  },
  globals: { width: '320' },
}

export const InTheEditor: Story = { args: preset(productList, 'best').args, globals: { mode: 'edit' } }

export const Dark: Story = { args: preset(productList, 'range').args, globals: { theme: 'dark' } }

export const English: Story = { args: { heading: 'All products', browsable: true, quantities: true }, globals: { locale: 'en' } }

export const IntoTheCart: Story = {
  args: { pageSize: 4 },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    const opened: unknown[] = []
    pageBus().subscribe('cart.open', (message) => opened.push(message))
    const [add] = await list.findAllByRole('button', { name: /in den Warenkorb/i }, { timeout: 5000 })
    await userEvent.click(add!)
    await waitFor(() => expect(opened).toEqual([{ reason: 'added' }]), { timeout: 5000 })
  },
}

export const MoreThanThereAre: Story = {
  args: { pageSize: 4, quantities: true },
  parameters: {
    sandbox: {
      arrange: ({ state }) => {
        state.stock[productNamed('Nachtcreme Salbei')] = 3
      },
    },
  },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    await typeInto(await list.findByRole('textbox', { name: 'Menge von Nachtcreme Salbei' }, { timeout: 5000 }), '9')
    await userEvent.click(list.getByRole('button', { name: /Nachtcreme Salbei in den Warenkorb/i }))
    await list.findByRole('alert', undefined, { timeout: 5000 })
  },
}

export const QuantityThatIsNoNumber: Story = {
  args: { pageSize: 4, quantities: true },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    const [quantity] = await list.findAllByRole('textbox', undefined, { timeout: 5000 })
    await typeInto(quantity!, 'abc')
    await list.findByText('Bitte gib eine gültige Zahl ein.')
    expect(quantity).toHaveValue('abc')
  },
}
