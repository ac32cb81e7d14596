import { userEvent, within } from 'storybook/test'
import { consultantSwitcher } from '../src/blocks/consultant-switcher/consultant-switcher.block.js'
import '../src/blocks/consultant-switcher/index.js'
import { addLine } from '../src/sandbox/world/cart/cart-lines.js'
import { createCart } from '../src/sandbox/world/cart/carts.js'
import { customers } from '../src/sandbox/world/shop/customers.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof consultantSwitcher>
const tag = consultantSwitcher.tag

async function press(canvas: HTMLElement, name: string): Promise<void> {
  const block = await inside(canvas, tag)
  await userEvent.click(await block.findByRole('button', { name }))
}

const meta: BlockMeta<typeof consultantSwitcher> = {
  title: 'Beraterin/Consultant switcher',
  ...about(consultantSwitcher),
  parameters: { ...about(consultantSwitcher).parameters, sandbox: { scene: 'several-consultants' } },
}
export default meta

export const SeveralOneClosed: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'filled') }

export const OneConsultant: Story = { parameters: { sandbox: { scene: 'signed-in' } } }

export const NewlyAdded: Story = {
  parameters: { sandbox: { scene: 'newly-added' } },
  play: async ({ canvasElement }) => void (await (await inside(canvasElement, tag)).findByText('Neu durch deinen letzten Einkauf')),
}

export const PrimaryHasGivenUp: Story = {
  parameters: { sandbox: { scene: 'terminated-primary' } },
  play: async ({ canvasElement }) =>
    void (await (await inside(canvasElement, tag)).findByText('Hat ihren Shop aufgegeben.', { exact: false })),
}

export const WhyTheShopIsUnavailable: Story = {
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const why = await block.findByRole('button', { name: 'Was heißt das?' })
    why.focus()
    await block.findByRole('tooltip')
  },
}

const katharina = customers.find(({ firstName }) => firstName === 'Katharina')!

export const SwitchingWithAFilledCart: Story = {
  parameters: {
    sandbox: {
      scene: 'several-consultants',
      arrange: (world) => {
        const missing = world.facts.consultants.find(({ moniker }) => moniker === 'meryem-yildiz')?.unavailableProductIds ?? []
        const { cart } = createCart(world, { customer: katharina, accountId: katharina.accountId })
        for (const productId of missing) {
          world.state.stock[productId] = 20
          addLine(world, cart, { productId, quantity: 1 })
        }
      },
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Bei Meryem einkaufen')
    const dialog = await (await inside(canvasElement, tag)).findByRole('dialog')
    within(dialog).getByText('Das gibt es bei Meryem leider nicht:')
  },
}

export const PartingAsksBack: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Von Meryem Yıldız trennen')
    const dialog = await (await inside(canvasElement, tag)).findByRole('dialog')
    within(dialog).getByRole('button', { name: 'Ja, trennen' })
  },
}

export const Guest: Story = {
  parameters: { sandbox: { scene: 'guest' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'guest'),
}

export const NoConsultantYet: Story = {
  parameters: { sandbox: { scene: 'first-login' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'empty'),
}

export const Waiting: Story = {
  parameters: {
    sandbox: { scene: 'several-consultants', weather: { kind: 'slow', delay: 60_000, match: 'getRelations' } },
    stays: 'loading',
  },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { scene: 'several-consultants', weather: { kind: 'offline', match: 'getRelations' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
