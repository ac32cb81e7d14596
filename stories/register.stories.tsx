import { expect, userEvent } from 'storybook/test'
import { register } from '../src/blocks/register/register.block.js'
import '../src/blocks/register/index.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof register>
const tag = register.tag

async function create(canvas: HTMLElement, email = 'nele@example.net'): Promise<void> {
  const form = await inside(canvas, tag)
  await userEvent.type(await form.findByLabelText('Vorname'), 'Nele')
  await userEvent.type(form.getByLabelText('Nachname'), 'Neumann')
  await userEvent.type(form.getByLabelText('E-Mail-Adresse'), email)
  await userEvent.type(form.getByLabelText('Passwort'), 'rosenduft')
  await userEvent.click(form.getByRole('button', { name: 'Konto anlegen' }))
}

const meta: BlockMeta<typeof register> = { title: 'Konto/Register', ...about(register) }
export default meta

export const Ready: Story = {}

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const form = await inside(canvasElement, tag)
    await userEvent.click(await form.findByRole('button', { name: 'Konto anlegen' }))
    await form.findByText('Bitte gib deinen Vornamen ein.')
    expect(form.getByLabelText('Vorname')).toBeInvalid()
  },
}

export const AddressTaken: Story = {
  play: async ({ canvasElement }) => {
    await create(canvasElement, 'anna.muster@example.org')
    await stateOf(canvasElement, tag, 'refused')
    await (await inside(canvasElement, tag)).findByText('Mit dieser E-Mail-Adresse gibt es schon ein Konto.', { exact: false })
  },
}

export const BeingCreated: Story = {
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000, method: 'POST' } }, stays: 'sending' },
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await stateOf(canvasElement, tag, 'sending')
  },
}

export const Created: Story = {
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await stateOf(canvasElement, tag, 'done')
  },
}

export const SignedInAlready: Story = { parameters: { sandbox: { scene: 'signed-in' } } }

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'offline', method: 'POST' } } },
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await stateOf(canvasElement, tag, 'failed')
  },
}

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
