import { userEvent } from 'storybook/test'
import { passwordReset } from '../src/blocks/password-reset/password-reset.block.js'
import '../src/blocks/password-reset/index.js'
import { about, type BlockMeta, type BlockStory, inside, setText, stateOf } from './support.js'

type Story = BlockStory<typeof passwordReset>
const tag = passwordReset.tag

const meta: BlockMeta<typeof passwordReset> = { title: 'Konto/Password reset', id: 'account-password-reset', ...about(passwordReset) }
export default meta

const ask =
  (email: string, state: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    const block = await inside(canvasElement, tag)
    setText(await block.findByLabelText(/^E-[Mm]ail/), email)
    await userEvent.click(block.getByRole('button', { name: /Link schicken|Send the link/ }))
    await stateOf(canvasElement, tag, state)
  }

export const ToBeFilledIn: Story = {}

export const Sent: Story = { play: ask('anna.muster@example.org', 'sent') }

export const Wrong: Story = { play: ask('anna@', 'ready') }

export const NotAccepted: Story = {
  parameters: { sandbox: { weather: { kind: 'error-500', match: 'requestPasswordReset' } } },
  play: ask('anna.muster@example.org', 'error'),
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanWords: Story = { args: { heading: 'Kennwortwiederherstellungsverfahren' }, globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' }, play: ask('', 'ready') }
