import { userEvent } from 'storybook/test'
import { accountSwitcher } from '../src/blocks/account-switcher/account-switcher.block.js'
import '../src/blocks/account-switcher/index.js'
import { theSandbox } from '../.storybook/world.js'
import { pageShare } from '../src/core/bus/index.js'
import { addLine } from '../src/sandbox/world/cart/cart-lines.js'
import { createCart } from '../src/sandbox/world/cart/carts.js'
import { customers } from '../src/sandbox/world/shop/customers.js'
import { openSession } from '../src/sandbox/world/shop/sessions.js'
import type { World } from '../src/sandbox/world/world.js'
import type { Shop } from '../src/commerce/domain/shop.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf, turnWeather } from './support.js'

type Story = BlockStory<typeof accountSwitcher>
const tag = accountSwitcher.tag

const petra = customers.find(({ managedAccountIds }) => managedAccountIds.length > 1)!

/** The customer shops for herself, for a salon and for a family. */
function signIn(world: World): void {
  world.state.client.sid = openSession(world, petra).sid
}

function signInWithFullCart(world: World): void {
  signIn(world)
  const { cart } = createCart(world, { customer: petra, accountId: petra.accountId })
  for (const product of world.facts.products.filter(({ stock, quantityRule }) => stock > 3 && !quantityRule).slice(0, 2))
    addLine(world, cart, { productId: product.id, quantity: 2 })
}

const openList = async (canvas: HTMLElement) => {
  const block = await inside(canvas, tag)
  await userEvent.click(await block.findByRole('button', { name: /Petra Verwalter/ }))
  await block.findByRole('listbox')
  return block
}

async function chooseSalon(canvas: HTMLElement) {
  const block = await openList(canvas)
  await userEvent.click(await block.findByRole('option', { name: /^Salon Rosengarten/ }))
  return block
}

const meta: BlockMeta<typeof accountSwitcher> = {
  title: 'Konto/Account switcher',
  ...about(accountSwitcher),
  parameters: { ...about(accountSwitcher).parameters, sandbox: { arrange: signIn } },
}
export default meta

export const SeveralAccounts: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'several') }

export const ListOpen: Story = { play: async ({ canvasElement }) => void (await openList(canvasElement)) }

export const FilledCartAsksBack: Story = {
  parameters: { sandbox: { arrange: signInWithFullCart } },
  play: async ({ canvasElement }) => void (await (await chooseSalon(canvasElement)).findByRole('dialog')),
}

export const Switched: Story = {
  play: async ({ canvasElement }) => void (await (await chooseSalon(canvasElement)).findByRole('button', { name: /Salon Rosengarten/ })),
}

export const Switching: Story = {
  parameters: { sandbox: { arrange: signIn }, stays: 'switching' },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'several')
    await turnWeather({ kind: 'slow', delay: 60_000, match: 'session-context' })
    await chooseSalon(canvasElement)
    await stateOf(canvasElement, tag, 'switching')
  },
}

export const SwitchDidNotGetThrough: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'several')
    await turnWeather({ kind: 'offline', match: 'session-context' })
    await chooseSalon(canvasElement)
    await stateOf(canvasElement, tag, 'failed')
  },
}

/** Another customer has signed in meanwhile, in another tab. */
export const ChosenAccountNotConfirmed: Story = {
  play: async ({ canvasElement }) => {
    const block = await chooseSalon(canvasElement)
    await block.findByRole('button', { name: /Salon Rosengarten/ })
    await stateOf(canvasElement, tag, 'several')
    const { world } = await theSandbox()
    world.state.client.sid = openSession(world, customers[0]!).sid
    const shop = pageShare().shop as Shop
    await shop.wake()
    await shop.cart.refresh()
    await stateOf(canvasElement, tag, 'refused')
  },
}

export const OneAccountShowsNothing: Story = {
  parameters: { sandbox: { scene: 'signed-in', arrange: () => {} } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'single'),
}

export const GuestSeesNothing: Story = {
  parameters: { sandbox: { scene: 'guest', arrange: () => {} } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'none'),
}

export const Waiting: Story = {
  parameters: {
    sandbox: { arrange: signIn, weather: { kind: 'slow', delay: 60_000, match: 'external-managed-accounts' } },
    stays: 'loading',
  },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { arrange: signIn, weather: { kind: 'offline', match: 'external-managed-accounts' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
