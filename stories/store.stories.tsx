import { html } from 'lit-html'
import { expect, waitFor } from 'storybook/test'
import { store } from '../src/blocks/store/store.block.js'
import '../src/blocks/product-list/index.js'
import '../src/blocks/store/index.js'
import { pageBus } from '../src/core/bus/index.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof store>

const meta: BlockMeta<typeof store> = { title: 'Seite/Store', ...about(store) }
export default meta

/** The block itself is invisible; its settings show in the block beside it. */
export const GermanShop: Story = {
  parameters: {
    html: ({ locale }) => html`
      <vitrine-store locale=${locale}></vitrine-store>
      <vitrine-product-list heading="Was andere lieben" badge="best-seller" page-size="4"></vitrine-product-list>
    `,
  },
}

export const EnglishShop: Story = {
  parameters: {
    html: () => html`
      <vitrine-store locale="en"></vitrine-store>
      <vitrine-product-list heading="What others love" badge="best-seller" page-size="4"></vitrine-product-list>
    `,
  },
}

export const OwnWords: Story = {
  parameters: {
    html: ({ locale }) => html`
      <vitrine-store locale=${locale} words='{"addToCart": "Einpacken", "viewAll": "Zum ganzen Sortiment"}'></vitrine-store>
      <vitrine-product-list heading="Was andere lieben" badge="best-seller" page-size="4" all-url="/products"></vitrine-product-list>
    `,
  },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, 'vitrine-product-list', 'filled')
    await (await inside(canvasElement, 'vitrine-product-list')).findByText('Zum ganzen Sortiment')
  },
}

export const SaysASentenceToScreenReaders: Story = {
  args: { locale: undefined as never },
  play: async ({ canvasElement }) => {
    const region = await inside(canvasElement, store.tag)
    pageBus().publish('announce', { text: 'Rosenserum Leuchtkraft liegt im Warenkorb.' })
    await waitFor(() => expect(region.getByRole('status')).toHaveTextContent('Rosenserum Leuchtkraft liegt im Warenkorb.'))
  },
}

/** An agent in the browser asks to change the cart: the shopper is asked first. The browser’s own model context is stood in for. */
export const AnAgentAsks: Story = {
  args: { agentTools: true, locale: undefined as never },
  beforeEach: () => standInModelContext(),
  play: async ({ canvasElement }) => {
    const tools = (document as unknown as { modelContext: { tools: Map<string, Tool> } }).modelContext.tools
    await waitFor(() => expect(tools.size).toBe(8))
    const { structuredContent } = await tools.get('searchProducts')!.execute({ term: 'Rosenserum', pageSize: 1 })
    const [serum] = structuredContent.products
    void tools.get('updateCart')!.execute({ lines: [{ productId: serum!.productId, quantity: 1 }] })
    await (await inside(canvasElement, store.tag)).findByRole('dialog')
  },
}

interface Tool {
  name: string
  execute: (input: object) => Promise<{ structuredContent: { products: readonly { productId: string }[] } }>
}

/** Takes the place of `document.modelContext`, which browsers have behind a flag. @returns what takes it away */
function standInModelContext(): () => void {
  const tools = new Map<string, Tool>()
  const registerTool = async (tool: Tool, { signal }: { signal: AbortSignal }) => {
    tools.set(tool.name, tool)
    signal.addEventListener('abort', () => tools.delete(tool.name))
  }
  Object.defineProperty(document, 'modelContext', { value: { tools, registerTool }, configurable: true })
  return () => void Reflect.deleteProperty(document, 'modelContext')
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }
