import { expect, userEvent } from 'storybook/test'
import { consultantAssignment } from '../src/blocks/consultant-assignment/consultant-assignment.block.js'
import '../src/blocks/consultant-assignment/index.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof consultantAssignment>
const tag = consultantAssignment.tag

async function ask(canvas: HTMLElement, postalCode: string): Promise<void> {
  const block = await inside(canvas, tag)
  await userEvent.type(await block.findByLabelText('Postleitzahl'), postalCode)
  await userEvent.click(block.getByRole('button', { name: 'Beraterin zuteilen' }))
}

const meta: BlockMeta<typeof consultantAssignment> = { title: 'Beraterin/Consultant assignment', ...about(consultantAssignment) }
export default meta

export const Asking: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'asking') }

export const NearAGuest: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'assigned')
  },
}

export const AssignedToACustomer: Story = {
  parameters: { sandbox: { scene: 'first-login' } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'assigned')
  },
}

export const ShoppingWithHer: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '50667')
    const block = await inside(canvasElement, tag)
    await userEvent.click(await block.findByRole('button', { name: 'Bei Anna einkaufen' }))
    await stateOf(canvasElement, tag, 'chosen')
  },
}

export const NoPostalCode: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'abc')
    await stateOf(canvasElement, tag, 'refused')
    expect((await inside(canvasElement, tag)).getByLabelText('Postleitzahl')).toBeInvalid()
  },
}

export const NobodyNear: Story = {
  parameters: {
    sandbox: {
      arrange: (world) => {
        world.state.closedShops = world.facts.consultants.map(({ id }) => id)
      },
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'refused')
  },
}

export const NotNow: Story = {
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await userEvent.click(await block.findByRole('button', { name: 'Nicht jetzt' }))
    await stateOf(canvasElement, tag, 'later')
  },
}

export const HasOneAlready: Story = {
  parameters: { sandbox: { scene: 'signed-in' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'settled'),
}

export const Looking: Story = {
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000, match: 'assignConsultant' } }, stays: 'sending' },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'sending')
  },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'offline', match: 'assignConsultant' } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '50667')
    await stateOf(canvasElement, tag, 'failed')
  },
}

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
