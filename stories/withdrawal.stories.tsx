import { expect, userEvent, waitFor } from 'storybook/test'
import { withdrawal } from '../src/blocks/withdrawal/withdrawal.block.js'
import '../src/blocks/withdrawal/index.js'
import type { World } from '../src/sandbox/world/world.js'
import { guestDetailsKey, placedOrderKey } from '../src/commerce/domain/memory.js'
import { about, type BlockMeta, type BlockStory, inside, setText, stateOf, turnWeather } from './support.js'

type Story = BlockStory<typeof withdrawal>
type Play = NonNullable<Story['play']>
const tag = withdrawal.tag
const args = { serviceEmail: 'service@lindenrose.example', termsUrl: '/terms-of-use-and-purchase' }

const justOrdered = ({ state }: World) => ({
  [placedOrderKey]: Object.values(state.orders)[0]?.receipt?.orderReferenceNumber ?? '',
  [guestDetailsKey]: JSON.stringify({ email: 'greta.sommer@example.org', lastName: 'Sommer' }),
})

const meta: BlockMeta<typeof withdrawal> = {
  title: 'Kasse/Withdrawal',
  id: 'checkout-withdrawal',
  ...about(withdrawal),
  parameters: { ...about(withdrawal).parameters, sandbox: { scene: 'just-ordered', visited: justOrdered } },
}
export default meta

const confirm = async (canvasElement: HTMLElement, said: Record<string, string> = {}) => {
  await stateOf(canvasElement, tag, 'ready')
  const block = await inside(canvasElement, tag)
  // The shopper's data arrive a moment after the form.
  const email = await block.findByLabelText(/^E-[Mm]ail/)
  await waitFor(() => expect((email as HTMLInputElement).value).not.toBe(''))
  for (const [label, text] of Object.entries(said)) setText(await block.findByLabelText(label), text)
  await userEvent.click(block.getByRole('button', { name: /Widerruf bestätigen|Confirm withdrawal/ }))
}

const received: Play = async ({ canvasElement }) => {
  await confirm(canvasElement, { 'Dein Name': 'Greta Sommer' })
  await stateOf(canvasElement, tag, 'received')
}

export const ToBeFilledIn: Story = { args, play: ({ canvasElement }) => stateOf(canvasElement, tag, 'ready') }

export const FieldsMissing: Story = { args, play: ({ canvasElement }) => confirm(canvasElement, { Bestellnummer: '' }) }

export const NoSuchOrder: Story = {
  args,
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, { 'Dein Name': 'Greta Sommer', Bestellnummer: 'AAAAA' })
    await stateOf(canvasElement, tag, 'refused')
  },
}

export const PlatformUnreachable: Story = {
  args,
  play: async ({ canvasElement }) => {
    await turnWeather({ kind: 'offline', match: 'withdraw' })
    await confirm(canvasElement, { 'Dein Name': 'Greta Sommer' })
    await stateOf(canvasElement, tag, 'refused')
  },
}

export const Sending: Story = {
  args,
  parameters: { stays: 'sending' },
  play: async ({ canvasElement }) => {
    await turnWeather({ kind: 'slow', delay: 60_000, match: 'withdraw' })
    await confirm(canvasElement, { 'Dein Name': 'Greta Sommer' })
    await stateOf(canvasElement, tag, 'sending')
  },
}

export const Received: Story = { args, play: received }

export const OnAPhone: Story = { args, globals: { viewport: { value: 'small' } }, play: received }

export const InTheEditor: Story = { args, globals: { mode: 'edit' } }

export const Dark: Story = { args, globals: { theme: 'dark' }, play: received }

export const English: Story = { args, globals: { locale: 'en' }, play: ({ canvasElement }) => stateOf(canvasElement, tag, 'ready') }
