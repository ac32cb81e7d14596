import { html } from 'lit-html'
import { userEvent } from 'storybook/test'
import { quickConnect } from '../src/blocks/quick-connect/quick-connect.block.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/quick-connect/index.js'
import { consultants } from '../src/sandbox/world/consultants/consultants.js'
import { customers } from '../src/sandbox/world/shop/customers.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf, turnWeather } from './support.js'

type Story = BlockStory<typeof quickConnect>
const tag = quickConnect.tag
const regular = customers.find(({ firstTimeLogin }) => !firstTimeLogin)!
const monikerWhere = (connected: boolean) =>
  consultants.find(({ id, shopActive }) => shopActive && regular.consultantIds.includes(id) === connected)?.moniker ?? ''

const detected = () => html`
  <vitrine-consultant-detection></vitrine-consultant-detection>
  <vitrine-quick-connect></vitrine-quick-connect>
`
const comesTo =
  (state: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) =>
    stateOf(canvasElement, tag, state)
const connect = async (canvas: HTMLElement) => {
  await userEvent.click(await (await inside(canvas, tag)).findByRole('button', { name: /verbinden$/ }, { timeout: 5000 }))
}
const annas = { html: detected, sandbox: { address: '/?mk_moniker=anna-berger' } }
const signedIn = (connected: boolean) =>
  ({ html: detected, sandbox: { scene: 'signed-in', address: `/?mk_moniker=${monikerWhere(connected)}` } }) as const

const meta: BlockMeta<typeof quickConnect> = { title: 'Beraterin/Quick connect', ...about(quickConnect) }
export default meta

export const ForAGuest: Story = { parameters: annas, play: comesTo('filled') }

export const ForACustomer: Story = {
  parameters: signedIn(false),
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    await (await inside(canvasElement, tag)).findByRole('button', { name: /verbinden$/ }, { timeout: 5000 })
  },
}

export const PhoneAndEmailOnly: Story = { args: { contactOnly: true }, globals: { mode: 'edit' } }

export const Connecting: Story = {
  parameters: {
    ...signedIn(false),
    stays: 'sending',
    sandbox: { ...signedIn(false).sandbox, weather: { kind: 'slow', delay: 60_000, match: 'connectConsultant' } },
  },
  play: async ({ canvasElement }) => {
    await connect(canvasElement)
    await stateOf(canvasElement, tag, 'sending')
  },
}

export const JustConnected: Story = {
  parameters: signedIn(false),
  play: async ({ canvasElement }) => {
    await connect(canvasElement)
    await stateOf(canvasElement, tag, 'connected')
  },
}

export const ConnectedAlready: Story = { parameters: signedIn(true), play: comesTo('connected') }

export const ConnectingFails: Story = {
  parameters: signedIn(false),
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('button', { name: /verbinden$/ }, { timeout: 5000 })
    await turnWeather({ kind: 'offline' })
    await connect(canvasElement)
    await stateOf(canvasElement, tag, 'failed')
  },
}

export const WithoutAConsultant: Story = { parameters: { html: detected }, play: comesTo('none') }

export const StillLoading: Story = {
  parameters: { ...annas, sandbox: { ...annas.sandbox, weather: { kind: 'slow', delay: 60_000, match: 'rofile' } }, stays: 'loading' },
  play: comesTo('loading'),
}

export const PlatformUnreachable: Story = {
  parameters: { ...annas, sandbox: { ...annas.sandbox, weather: { kind: 'error-500', match: 'rofile' } } },
  play: comesTo('failed'),
}

export const InANarrowColumn: Story = { parameters: annas, play: comesTo('filled'), globals: { width: '240' } }

export const LongGermanWords: Story = {
  args: { heading: 'Kosmetikberaterinnenkontaktmöglichkeiten' },
  globals: { mode: 'edit', width: '240' },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { parameters: annas, play: comesTo('filled'), globals: { theme: 'dark' } }

export const English: Story = { parameters: annas, play: comesTo('filled'), globals: { locale: 'en' } }
