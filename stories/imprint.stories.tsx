import { html } from 'lit-html'
import { imprint } from '../src/blocks/imprint/imprint.block.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/imprint/index.js'
import { about, type BlockMeta, type BlockStory, stateOf } from './support.js'

type Story = BlockStory<typeof imprint>
const tag = imprint.tag
const args = {
  text: 'Lindenrose ist ein Beispielshop.',
  accessibility: 'Wir möchten, dass alle hier einkaufen können.\n\nFällt dir etwas auf? Schreib uns.',
}

const detected = () => html`
  <vitrine-consultant-detection></vitrine-consultant-detection>
  <vitrine-imprint text=${args.text} accessibility=${args.accessibility}></vitrine-imprint>
`
const comesTo =
  (state: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) =>
    stateOf(canvasElement, tag, state)
const annas = { html: detected, sandbox: { address: '/impressum?mk_moniker=anna-berger' } }

const meta: BlockMeta<typeof imprint> = { title: 'Beraterin/Imprint', ...about(imprint), args: { ...about(imprint).args, ...args } }
export default meta

export const OfAnna: Story = { parameters: annas, play: comesTo('filled') }

export const WithoutAConsultant: Story = { parameters: { html: detected }, play: comesTo('plain') }

export const HerShopIsClosed: Story = {
  parameters: { ...annas, sandbox: { ...annas.sandbox, scene: 'inactive-shop' } },
  play: comesTo('filled'),
}

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
  args: { text: 'Kosmetikberaterinnenhandelsgesellschaftsregistereintragungsnummer' },
  parameters: { stays: 'loading' },
  globals: { width: '240' },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { parameters: annas, play: comesTo('filled'), globals: { theme: 'dark' } }

export const English: Story = { parameters: annas, play: comesTo('filled'), globals: { locale: 'en' } }
