import type { PageNode } from '../src/core/element/declaration.js'
import '../src/blocks/column/index.js'
import { section } from '../src/blocks/section/section.block.js'
import '../src/blocks/section/index.js'
import { about, type BlockMeta, type BlockStory, preset, stateOf } from './support.js'

type Story = BlockStory<typeof section>

const words = (title: string, text: string): PageNode[] => [
  { html: 'h2', children: [title] },
  { html: 'p', attributes: { class: 'lead' }, children: [text] },
]
const column = (width: number, ...children: PageNode[]): PageNode => ({
  block: 'vitrine-column',
  fields: { width },
  slots: { default: children },
})
const three = [
  column(4, ...words('Sanft reinigen', 'Abends nimmt ein milder Schaum den Tag von deiner Haut.')),
  column(4, ...words('Gezielt pflegen', 'Ein Serum für das, was deine Haut gerade braucht.')),
  column(4, ...words('Gut schützen', 'Eine leichte Tagespflege bewahrt, was du ihr gegeben hast.')),
]

const meta: BlockMeta<typeof section> = { title: 'Layout/Section', ...about(section) }
meta.parameters = { ...meta.parameters, layout: 'fullscreen' }
export default meta

export const OneColumn: Story = {
  parameters: { slots: { default: [column(12, ...words('Weniger, aber das Richtige', 'Drei leichte Schritte für jeden Morgen.'))] } },
}

export const ThreeColumns: Story = { args: { gutter: 40 }, parameters: { slots: { default: three } } }

export const WideAndNarrowColumn: Story = {
  args: { tone: 'sand' },
  parameters: {
    slots: {
      default: [
        column(8, ...words('Wofür wir stehen', 'Pflege, die man gern teilt.')),
        column(4, ...words('Für dich', 'Persönlich empfohlen.')),
      ],
    },
  },
}

export const HeroWithAPicture: Story = { args: preset(section, 'hero').args, parameters: { slots: preset(section, 'hero').slots } }

export const PictureUnderAVeil: Story = {
  args: { background: '/cms/delivery/media/scene-ritual', overlay: '--vitrine-overlay', minHeight: 360, verticalAlign: 'center' },
  parameters: { slots: { default: [column(12, ...words('Zeit für dich', 'Ein Abend, der nach Rosen duftet.'))] } },
}

export const ColumnsBelowEachOther: Story = { args: { direction: 'column', tone: 'sage' }, parameters: { slots: { default: three } } }

export const OnAPhone: Story = { ...ThreeColumns, globals: { viewport: { value: 'phone' } } }

export const OnATablet: Story = { ...ThreeColumns, globals: { viewport: { value: 'tablet' } } }

export const LongGermanWords: Story = {
  parameters: {
    slots: {
      default: [1, 2, 3].map(() =>
        column(4, ...words('Feuchtigkeitspflegezusammenstellung', 'Gesichtsreinigungsmilchkonzentrat für Mischhautbedürfnisse.')),
      ),
    },
  },
  globals: { viewport: { value: 'small' } },
}

const forGuests: Story = {
  args: { audience: 'guests', tone: 'rose' },
  parameters: { slots: { default: [column(12, ...words('Schön, dass du da bist', 'Finde eine Beraterin in deiner Nähe.'))] } },
}

export const ForGuestsSeenByAGuest: Story = { ...forGuests, play: ({ canvasElement }) => stateOf(canvasElement, section.tag, 'shown') }

export const ForGuestsSeenByACustomer: Story = {
  ...forGuests,
  parameters: { ...forGuests.parameters, sandbox: { scene: 'signed-in' } },
  play: ({ canvasElement }) => stateOf(canvasElement, section.tag, 'hidden'),
}

export const ForGuestsInTheEditor: Story = { ...forGuests, globals: { mode: 'edit' } }

const over: Story = { ...forGuests, args: { shownFrom: '2020-11-29T00:00', shownUntil: '2020-12-24T18:00', tone: 'rose' } }

export const Over: Story = { ...over, play: ({ canvasElement }) => stateOf(canvasElement, section.tag, 'hidden') }

export const OverInTheEditor: Story = { ...over, globals: { mode: 'edit' } }

export const EmptyInTheEditor: Story = { globals: { mode: 'edit' } }

export const FilledInTheEditor: Story = { ...ThreeColumns, globals: { mode: 'edit' } }

export const Dark: Story = { ...HeroWithAPicture, globals: { theme: 'dark' } }
