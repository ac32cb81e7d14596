import { userEvent } from 'storybook/test'
import { newsletterSignup } from '../src/blocks/newsletter-signup/newsletter-signup.block.js'
import '../src/blocks/newsletter-signup/index.js'
import { about, type BlockMeta, type BlockStory, inside, setText, stateOf } from './support.js'

type Story = BlockStory<typeof newsletterSignup>
type Play = NonNullable<Story['play']>
const tag = newsletterSignup.tag

const meta: BlockMeta<typeof newsletterSignup> = {
  title: 'Seite/Newsletter sign-up',
  id: 'account-newsletter-sign-up',
  ...about(newsletterSignup),
}
export default meta

const enroll = async (canvasElement: HTMLElement, email: string, agrees = true) => {
  await stateOf(canvasElement, tag, 'ready')
  const block = await inside(canvasElement, tag)
  setText(await block.findByLabelText(/^E-[Mm]ail/), email)
  if (agrees) await userEvent.click(block.getByLabelText(/schickt mir|send me/))
  await userEvent.click(block.getByRole('button', { name: /Newsletter bestellen|Enroll/ }))
}

const enrolled: Play = async ({ canvasElement }) => {
  await enroll(canvasElement, 'greta.sommer@example.org')
  await stateOf(canvasElement, tag, 'enrolled')
}

export const ToBeFilledIn: Story = {}

export const WithoutPhone: Story = { args: { phone: false } }

export const Enrolled: Story = { play: enrolled }

export const FieldsMissing: Story = { play: ({ canvasElement }) => enroll(canvasElement, 'greta@', false) }

export const NotAccepted: Story = {
  parameters: { sandbox: { weather: { kind: 'error-500', match: 'enrolInNewsletter' } } },
  play: async ({ canvasElement }) => {
    await enroll(canvasElement, 'greta.sommer@example.org')
    await stateOf(canvasElement, tag, 'error')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanWords: Story = { args: { heading: 'Feuchtigkeitspflegeberatungstermin' }, globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' }, play: ({ canvasElement }) => enroll(canvasElement, '', false) }
