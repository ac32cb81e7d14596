import { orderConfirmation } from '../src/blocks/order-confirmation/order-confirmation.block.js'
import '../src/blocks/order-confirmation/index.js'
import type { World } from '../src/sandbox/world/world.js'
import { guestDetailsKey, placedOrderKey } from '../src/commerce/domain/memory.js'
import { about, type BlockMeta, type BlockStory, stateOf } from './support.js'

type Story = BlockStory<typeof orderConfirmation>
const tag = orderConfirmation.tag
const args = { ordersUrl: '/orders', withdrawalUrl: '/widerrufen' }

/** Memory of a visit on which the order was placed. */
const justOrdered = ({ state }: World) => ({
  [placedOrderKey]: Object.values(state.orders)[0]?.receipt?.orderReferenceNumber ?? '',
  [guestDetailsKey]: JSON.stringify({ email: 'greta.sommer@example.org', lastName: 'Sommer' }),
})
const shown: Story['play'] = ({ canvasElement }) => stateOf(canvasElement, tag, 'shown')

const meta: BlockMeta<typeof orderConfirmation> = {
  title: 'Kasse/Order confirmation',
  id: 'checkout-order-confirmation',
  ...about(orderConfirmation),
  parameters: { ...about(orderConfirmation).parameters, sandbox: { scene: 'just-ordered', visited: justOrdered } },
}
export default meta

export const Guest: Story = { args, play: shown }

export const OwnSteps: Story = {
  args: { ...args, heading: 'Danke, das war’s!', next: 'Anna meldet sich bei dir.\nDein Paket geht morgen los.' },
  play: shown,
}

export const OnAPhone: Story = { args, globals: { viewport: { value: 'small' } }, play: shown }

export const StillBeingMade: Story = {
  args,
  parameters: {
    sandbox: { scene: 'just-ordered', visited: justOrdered, weather: { kind: 'slow', delay: 60_000, match: 'lookup' } },
    stays: 'loading',
  },
}

export const DetailsCannotBeRead: Story = {
  args,
  parameters: { sandbox: { scene: 'just-ordered', visited: justOrdered, weather: { kind: 'offline', match: 'lookup' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'number-only'),
}

export const NothingOrdered: Story = {
  parameters: { sandbox: { scene: 'guest', visited: () => ({}) } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'none'),
}

export const InTheEditor: Story = { args, globals: { mode: 'edit' } }

export const Dark: Story = { args, globals: { theme: 'dark' }, play: shown }

export const English: Story = { args, globals: { locale: 'en' }, play: shown }
