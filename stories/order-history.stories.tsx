import { userEvent } from 'storybook/test'
import { orderHistory } from '../src/blocks/order-history/order-history.block.js'
import '../src/blocks/order-history/index.js'
import type { World } from '../src/sandbox/world/world.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof orderHistory>
type Play = NonNullable<Story['play']>
const tag = orderHistory.tag
const args = { withdrawalUrl: '/widerrufen' }

const filled: Play = ({ canvasElement }) => stateOf(canvasElement, tag, 'filled')

const opened: Play = async (context) => {
  await filled(context)
  const block = await inside(context.canvasElement, tag)
  await userEvent.click(block.getAllByRole('button', { name: /^(Ansehen|Show)/ })[1]!)
  await block.findByText(/MwSt|VAT/, undefined, { timeout: 5000 })
}

const meta: BlockMeta<typeof orderHistory> = {
  title: 'Konto/Order history',
  ...about(orderHistory),
  parameters: { ...about(orderHistory).parameters, sandbox: { scene: 'orders' } },
}
export default meta

export const ThreeOrders: Story = { args, play: filled }

export const OneOpened: Story = { args, play: opened }

export const OnAPhone: Story = { args, globals: { viewport: { value: 'small' } }, play: opened }

export const Withdrawn: Story = {
  args,
  parameters: {
    sandbox: {
      scene: 'orders',
      arrange: (world: World) => {
        for (const order of Object.values(world.state.orders)) order.withdrawn = '2026-11-20T09:30:00.000Z'
      },
    },
  },
  play: opened,
}

export const NothingToBuyAgain: Story = {
  args,
  parameters: {
    sandbox: {
      scene: 'orders',
      arrange: (world: World) => {
        world.state.goneProducts = Object.values(world.state.orders).flatMap(({ productIds }) => productIds)
      },
    },
  },
  play: async (context) => {
    await filled(context)
    const block = await inside(context.canvasElement, tag)
    await userEvent.click(block.getAllByRole('button', { name: /^Nochmal kaufen/ })[0]!)
    await block.findByText(/leider nichts mehr/, undefined, { timeout: 5000 })
  },
}

export const NothingOrdered: Story = {
  args,
  parameters: { sandbox: { scene: 'signed-in' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'empty'),
}

export const Guest: Story = {
  args,
  parameters: { sandbox: { scene: 'guest' } },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'guest')
    await (await inside(canvasElement, tag)).findByText('Ohne Konto bestellt?', undefined, { timeout: 5000 })
  },
}

export const Waiting: Story = {
  args,
  parameters: { sandbox: { scene: 'orders', weather: { kind: 'slow', delay: 60_000, match: 'order-summaries' } }, stays: 'loading' },
}

export const PlatformUnreachable: Story = {
  args,
  parameters: { sandbox: { scene: 'orders', weather: { kind: 'offline', match: 'order-summaries' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const InTheEditor: Story = { args, globals: { mode: 'edit' } }

export const Dark: Story = { args, globals: { theme: 'dark' }, play: opened }

export const English: Story = { args, globals: { locale: 'en' }, play: opened }
