import { userEvent } from 'storybook/test'
import { consultantProfile } from '../src/blocks/consultant-profile/consultant-profile.block.js'
import '../src/blocks/consultant-profile/index.js'
import { addLine } from '../src/sandbox/world/cart/cart-lines.js'
import { createCart } from '../src/sandbox/world/cart/carts.js'
import { consultants } from '../src/sandbox/world/consultants/consultants.js'
import type { World } from '../src/sandbox/world/world.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof consultantProfile>
const tag = consultantProfile.tag

const withAnna = about(consultantProfile)
const meta: BlockMeta<typeof consultantProfile> = {
  title: 'Beraterin/Consultant profile',
  ...withAnna,
  args: { ...withAnna.args, consultant: 'anna-berger' },
}
export default meta

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    await (await inside(canvasElement, tag)).findByText('Meine Lieblinge')
  },
}

export const AClosedShop: Story = {
  args: { consultant: 'sophie-lindner' },
  play: async ({ canvasElement }) => stateOf(canvasElement, tag, 'closed'),
}

/** Meryem does not have what is in the cart. */
const filledCart = (world: World) => {
  const { cart, guestKey } = createCart(world, { guestKey: undefined })
  for (const productId of consultants[1]!.unavailableProductIds) {
    world.state.stock[productId] = 20
    addLine(world, cart, { productId, quantity: 1 })
  }
  if (guestKey !== undefined) world.state.client.guestKey = guestKey
}

export const AskedBeforeAFilledCartChangesHands: Story = {
  args: { consultant: 'meryem-yildiz' },
  parameters: { sandbox: { arrange: filledCart } },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const profile = await inside(canvasElement, tag)
    await userEvent.click(profile.getByRole('button', { name: 'Bei Meryem einkaufen' }))
    await profile.findByText('Das gibt es bei Meryem leider nicht:')
  },
}

const plain = consultants.find(({ profileImageUrl, shopActive }) => !profileImageUrl && shopActive)!

export const WithoutAPicture: Story = { args: { consultant: plain.moniker, favourites: 0 } }

export const NotFound: Story = {
  args: { consultant: 'nobody' },
  play: async ({ canvasElement }) => stateOf(canvasElement, tag, 'missing'),
}

export const LinkCopied: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const profile = await inside(canvasElement, tag)
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true })
    try {
      await userEvent.click(profile.getByRole('button', { name: 'Profil teilen' }))
      await profile.findByText('✓ Der Link ist kopiert.')
    } finally {
      for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
    }
  },
}

export const Loading: Story = {
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000, match: 'getConsultantProfile' } }, stays: 'loading' },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'offline', match: 'getConsultantProfile' } } },
  play: async ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const SignedIn: Story = { parameters: { sandbox: { scene: 'signed-in' } } }

export const InANarrowColumn: Story = { globals: { width: '320' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
