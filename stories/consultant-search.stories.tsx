import { expect, userEvent, waitFor } from 'storybook/test'
import { consultantSearch } from '../src/blocks/consultant-search/consultant-search.block.js'
import '../src/blocks/consultant-search/index.js'
import { about, type BlockMeta, type BlockStory, blockIn, inside, stateOf } from './support.js'

type Story = BlockStory<typeof consultantSearch>
const tag = consultantSearch.tag

/** Restores the address, so that one story's changes do not reach the next. */
const beforeEach = () => {
  const { href } = location
  return () => history.replaceState(history.state, '', href)
}

const meta: BlockMeta<typeof consultantSearch> = { title: 'Beraterin/Consultant search', ...about(consultantSearch), beforeEach }
export default meta

type SearchBy = 'Ort' | 'Name' | 'Telefon'

/** The story's own address is Storybook's; the shopper searches by hand. */
async function look(canvas: HTMLElement, text: string, way: SearchBy = 'Ort'): Promise<void> {
  const search = await inside(canvas, tag)
  await userEvent.click(await search.findByRole('button', { name: way }))
  const field = await search.findByRole('textbox')
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }))
}

export const BeforeTheSearch: Story = {}

export const AroundCologne: Story = {
  tags: ['typical'],
  play: async ({ canvasElement }) => {
    await look(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'filled')
    expect((await inside(canvasElement, tag)).getByRole('heading', { level: 2 })).toHaveTextContent(/rund um 50667 Köln$/)
  },
}

export const ByName: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'Anna', 'Name')
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const ByPhone: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, '+49 171 392', 'Telefon')
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const AClosedShop: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'Achternbusch', 'Name')
    await stateOf(canvasElement, tag, 'filled')
    expect((await inside(canvasElement, tag)).getByText(/Der Shop ist gerade geschlossen/)).toBeVisible()
  },
}

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'filled')
    const search = await inside(canvasElement, tag)
    await userEvent.click(search.getByRole('button', { name: /^Hautpflege/ }))
    await waitFor(() => expect(search.getByRole('button', { name: /^Hautpflege/ })).toHaveAttribute('aria-pressed', 'true'))
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const NobodyOfThisName: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'Xanthippe', 'Name')
    await stateOf(canvasElement, tag, 'no-name')
  },
}

export const NobodyWithThisNumber: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, '0999 123', 'Telefon')
    await stateOf(canvasElement, tag, 'no-phone')
  },
}

export const NobodyWithinTheRadius: Story = {
  parameters: {
    sandbox: {
      arrange: (world) => {
        for (const { id } of world.facts.consultants) world.state.terminated[id] = 'nobody'
      },
    },
  },
  play: async ({ canvasElement }) => {
    await look(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'no-postal-code')
  },
}

export const NobodyWithTheseFilters: Story = {
  play: async ({ canvasElement }) => {
    const block = await blockIn(canvasElement, tag)
    const url = new URL(location.href)
    url.searchParams.set('q', '50667')
    url.searchParams.set('language', 'Esperanto')
    history.replaceState(history.state, '', url)
    block.ownerDocument.defaultView?.dispatchEvent(new PopStateEvent('popstate'))
    await stateOf(canvasElement, tag, 'no-filter')
  },
}

export const NoPostalCode: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, '00000')
    await (await inside(canvasElement, tag)).findByText(/fünf Ziffern/)
  },
}

export const Searching: Story = {
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000, match: 'findConsultants' } }, stays: 'loading' },
  play: async ({ canvasElement }) => {
    await look(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'loading')
  },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'offline', match: 'findConsultants' } } },
  play: async ({ canvasElement }) => {
    await look(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'failed')
  },
}

export const TenThousandConsultants: Story = {
  parameters: { sandbox: { scene: 'many-consultants' } },
  play: async ({ canvasElement }) => {
    await look(canvasElement, '10115')
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const InANarrowColumn: Story = { ...AroundCologne, globals: { width: '320' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { ...AroundCologne, globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
