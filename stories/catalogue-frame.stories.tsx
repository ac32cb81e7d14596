import { html } from 'lit-html'
import { expect, userEvent, waitFor } from 'storybook/test'
import { catalogueFrame } from '../src/blocks/catalogue-frame/catalogue-frame.block.js'
import '../src/blocks/catalogue-frame/index.js'
import '../src/blocks/cart-panel/index.js'
import { products } from '../src/sandbox/world/shop/catalogue.js'
import { about, type BlockMeta, type BlockStory, inside, type PageStory, stateOf } from './support.js'

type Story = BlockStory<typeof catalogueFrame>
const tag = catalogueFrame.tag
/** The sandbox's catalogue lies beside this Storybook. */
const catalogueUrl = new URL(`${import.meta.env.BASE_URL}catalogue/`, location.href).pathname
const helperUrl = `${catalogueUrl}helper.js`

const meta: BlockMeta<typeof catalogueFrame> = {
  title: 'Shop/Catalogue frame',
  ...about(catalogueFrame),
  args: { ...about(catalogueFrame).args, catalogueUrl, helperUrl },
}
meta.parameters = { ...meta.parameters, layout: 'fullscreen' }
export default meta

const frameIn = async (canvas: HTMLElement): Promise<HTMLIFrameElement> => (await inside(canvas, tag)).findByTitle('Katalog zum Blättern')
const opens: NonNullable<Story['play']> = ({ canvasElement }) => stateOf(canvasElement, tag, 'open')

export const Open: Story = { play: opens }

export const FromAConsultantsShop: Story = {
  parameters: { sandbox: { address: '/ibc-personal-icatalog?shop=anna-berger' } },
  play: async (context) => {
    await opens(context)
    const frame = await frameIn(context.canvasElement)
    expect(new URL(frame.src).searchParams.get('m')).toBe('anna-berger')
  },
}

export const WaitsForAClick: Story = {
  args: { load: 'on-click' },
  play: async ({ canvasElement }) => void (await (await inside(canvasElement, tag)).findByRole('button', { name: 'Katalog öffnen' })),
}

export const OpenedByAClick: Story = {
  args: { load: 'on-click' },
  play: async (context) => {
    await userEvent.click(await (await inside(context.canvasElement, tag)).findByRole('button', { name: 'Katalog öffnen' }))
    await opens(context)
  },
}

export const WaitsForConsent: Story = { args: { load: 'after-consent' } }

export const ConsentIsGiven: Story = {
  args: { load: 'after-consent' },
  parameters: { sandbox: { settings: { consent: 'granted' } } },
  play: opens,
}

export const Loading: Story = {
  // Something of the sandbox that can be slow.
  args: { helperUrl: '/cms/delivery/media/scene-hero' },
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000, match: 'scene-hero' } }, stays: 'loading' },
  play: async ({ canvasElement }) =>
    void (await (await inside(canvasElement, tag)).findByRole('img', { name: 'Der Katalog wird geladen' })),
}

export const Unreachable: Story = {
  args: { helperUrl: `${catalogueUrl}nowhere.js` },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'failed')
    await (await inside(canvasElement, tag)).findByRole('link', { name: 'Katalog in einem neuen Fenster öffnen' })
  },
}

export const NoAddress: Story = { args: { catalogueUrl: '' } }

/** Sends a message as the catalogue does. */
async function catalogueSays(canvas: HTMLElement, productIds: string): Promise<void> {
  await stateOf(canvas, tag, 'open')
  const frame = await frameIn(canvas)
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { action: 'add-to-bag', productIds },
      origin: new URL(frame.src).origin,
      source: frame.contentWindow,
    }),
  )
}

export const PuttingIntoTheCart: Story = {
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000, match: 'getProductDetails' } }, stays: 'processing' },
  play: async ({ canvasElement }) => {
    await catalogueSays(canvasElement, products[0]!.partId)
    await stateOf(canvasElement, tag, 'processing')
  },
}

export const SoldOut: Story = {
  parameters: { sandbox: { arrange: ({ state }) => void Object.assign(state.stock, { [products[0]!.id]: 0 }) } },
  play: async ({ canvasElement }) => {
    await catalogueSays(canvasElement, `${products[0]!.partId}, 99`)
    await (await inside(canvasElement, tag)).findByText('Leider ausverkauft.', { exact: false }, { timeout: 5000 })
  },
}

export const ShopUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'error-500', match: 'getProductDetails' } } },
  play: async ({ canvasElement }) => {
    await catalogueSays(canvasElement, products[0]!.partId)
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Erneut versuchen' }, { timeout: 5000 })
  },
}

export const TooMuchAtOnce: Story = {
  play: async ({ canvasElement }) => {
    await catalogueSays(canvasElement, Array.from({ length: 101 }, () => products[0]!.partId).join())
    await (await inside(canvasElement, tag)).findByText(/sehr viel auf einmal/, undefined, { timeout: 5000 })
  },
}

/** The shopper brings a product from the catalogue into the cart. */
export const IntoTheCart: PageStory = {
  parameters: {
    html: () => html`
      <vitrine-catalogue-frame catalogue-url=${catalogueUrl} helper-url=${helperUrl}></vitrine-catalogue-frame>
      <vitrine-cart-panel></vitrine-cart-panel>
    `,
  },
  play: async ({ canvasElement }) => {
    const { partId, name } = products[0]!
    await catalogueSays(canvasElement, `${partId},${partId}`)
    const cart = await inside(canvasElement, 'vitrine-cart-panel')
    await cart.findByRole('dialog', { name: 'Warenkorb' }, { timeout: 5000 })
    await waitFor(() => expect(cart.getByRole('textbox', { name: `Menge von ${name}` })).toHaveValue('2'), { timeout: 5000 })
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'small' } }, play: opens }

export const LongGermanWords: Story = {
  args: { heading: 'Weihnachtsgeschenkideenkataloge zum Durchblättern', load: 'on-click' },
  globals: { viewport: { value: 'small' } },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const InTheEditorAskingFirst: Story = { args: { load: 'after-consent' }, globals: { mode: 'edit' } }

export const Dark: Story = { args: { load: 'on-click' }, globals: { theme: 'dark' } }

export const English: Story = { args: { load: 'after-consent' }, globals: { locale: 'en' } }
