import { html } from 'lit-html'
import { userEvent } from 'storybook/test'
import { consultantContact } from '../src/blocks/consultant-contact/consultant-contact.block.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/consultant-contact/index.js'
import { about, type BlockMeta, type BlockStory, inside, setText, stateOf } from './support.js'

type Story = BlockStory<typeof consultantContact>
type Play = NonNullable<Story['play']>
const tag = consultantContact.tag

const meta: BlockMeta<typeof consultantContact> = { title: 'Beraterin/Consultant contact', ...about(consultantContact) }
export default meta

const withReceiver = () => html`
  <vitrine-consultant-detection></vitrine-consultant-detection>
  <vitrine-consultant-contact action="/services/apexrest/consultant-messages"></vitrine-consultant-contact>
`
const withoutReceiver = () => html`
  <vitrine-consultant-detection></vitrine-consultant-detection>
  <vitrine-consultant-contact></vitrine-consultant-contact>
`
const annas = { html: withReceiver, sandbox: { address: '/?mk_moniker=anna-berger' } }
const comesTo =
  (state: string): Play =>
  async ({ canvasElement }) =>
    stateOf(canvasElement, tag, state)

const send: Play = async ({ canvasElement }) => {
  await stateOf(canvasElement, tag, 'ready')
  const block = await inside(canvasElement, tag)
  setText(await block.findByLabelText(/^(Dein Name|Your name)/), 'Greta Sommer')
  setText(block.getByLabelText(/^E-[Mm]ail/), 'greta.sommer@example.org')
  await userEvent.selectOptions(block.getByRole('combobox'), ['Ein Termin'])
  setText(block.getByRole('textbox', { name: 'Deine Nachricht' }), 'Hast du am Freitag Zeit?')
  await userEvent.click(block.getByRole('button', { name: 'Nachricht senden' }))
}

export const ToBeFilledIn: Story = { parameters: annas, play: comesTo('ready') }

export const Sent: Story = {
  parameters: annas,
  play: async (context) => {
    await send(context)
    await stateOf(context.canvasElement, tag, 'sent')
  },
}

export const FieldsMissing: Story = {
  parameters: annas,
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    await userEvent.click(await (await inside(canvasElement, tag)).findByRole('button', { name: 'Nachricht senden' }))
  },
}

export const AnswerLost: Story = {
  parameters: { ...annas, sandbox: { ...annas.sandbox, weather: { kind: 'offline', match: 'consultant-messages' } } },
  play: async (context) => {
    await send(context)
    await stateOf(context.canvasElement, tag, 'error')
  },
}

export const InHerMailProgram: Story = { parameters: { ...annas, html: withoutReceiver }, play: comesTo('ready') }

export const NoConsultant: Story = { parameters: { html: withReceiver }, play: comesTo('none') }

export const InANarrowColumn: Story = { globals: { width: '240', mode: 'edit' }, args: { action: '/messages' } }

export const InTheEditor: Story = { globals: { mode: 'edit' }, args: { action: '/messages', asksConsent: true } }

export const Dark: Story = { globals: { theme: 'dark', mode: 'edit' }, args: { action: '/messages' } }

export const English: Story = { globals: { locale: 'en', mode: 'edit' }, args: { action: '/messages' } }
