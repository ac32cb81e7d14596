import { expect, userEvent } from 'storybook/test'
import { login } from '../src/blocks/login/login.block.js'
import '../src/blocks/login/index.js'
import { customers } from '../src/sandbox/world/shop/customers.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof login>
const tag = login.tag

async function signIn(canvas: HTMLElement, username: string, password: string): Promise<void> {
  const form = await inside(canvas, tag)
  await userEvent.type(await form.findByLabelText('E-Mail-Adresse'), username)
  await userEvent.type(form.getByLabelText('Passwort'), password)
  await userEvent.click(form.getByRole('button', { name: 'Anmelden' }))
}

const anna = customers.find(({ firstName }) => firstName === 'Anna')!

const meta: BlockMeta<typeof login> = { title: 'Konto/Login', ...about(login) }
export default meta

export const Ready: Story = {}

export const WithAHint: Story = {
  args: { heading: 'Willkommen', hint: 'Zum Ausprobieren:\nanna.muster@example.org mit dem Passwort lindenrose' },
}

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const form = await inside(canvasElement, tag)
    await userEvent.click(await form.findByRole('button', { name: 'Anmelden' }))
    await form.findByText('Bitte gib deine E-Mail-Adresse ein.')
    expect(form.getByLabelText('E-Mail-Adresse')).toBeInvalid()
  },
}

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, anna.username, 'rosenlinde')
    await stateOf(canvasElement, tag, 'refused')
    const form = await inside(canvasElement, tag)
    expect(form.getByRole('alert')).toHaveTextContent('E-Mail-Adresse oder Passwort stimmen nicht.')
    expect(form.getByLabelText('E-Mail-Adresse')).toHaveValue(anna.username)
  },
}

export const SigningIn: Story = {
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, anna.username, anna.password)
    await stateOf(canvasElement, tag, 'done')
    await (await inside(canvasElement, tag)).findByText('Du bist angemeldet, Anna.')
  },
}

export const BeingChecked: Story = {
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000, method: 'POST' } }, stays: 'sending' },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, anna.username, anna.password)
    await stateOf(canvasElement, tag, 'sending')
  },
}

export const SignedInAlready: Story = { parameters: { sandbox: { scene: 'signed-in' } } }

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'offline' } } },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, anna.username, anna.password)
    await stateOf(canvasElement, tag, 'failed')
  },
}

export const OnTheRealPlatform: Story = { args: { externalUrl: 'https://example.org/login' } }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanWords: Story = {
  args: {
    heading: 'Willkommen im Kosmetikberaterinnenempfehlungsportal',
    hint: 'Zugangsdatenwiederherstellungsmöglichkeiten findest du in deiner Registrierungsbestätigungsnachricht.',
  },
  globals: { width: '240' },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
