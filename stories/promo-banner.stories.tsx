import { userEvent } from 'storybook/test'
import { promoBanner } from '../src/blocks/promo-banner/promo-banner.block.js'
import '../src/blocks/promo-banner/index.js'
import { pageBus } from '../src/core/bus/index.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof promoBanner>
const tag = promoBanner.tag

/** Publishes the message that detection sends when no consultant is named. */
const nobodyNamed: NonNullable<Story['play']> = async ({ canvasElement }) => {
  pageBus().publish('promo-banner', { visible: true, reason: 'no-moniker' })
  await stateOf(canvasElement, tag, 'shown')
}

const meta: BlockMeta<typeof promoBanner> = {
  title: 'Seite/Promo banner',
  ...about(promoBanner),
  parameters: { ...about(promoBanner).parameters, layout: 'fullscreen' },
  play: nobodyNamed,
}
export default meta

export const Shown: Story = {}

export const OwnWords: Story = { args: { text: 'Im Oktober berät dich jede Beraterin kostenlos zu deiner Herbstpflege.' } }

export const Closed: Story = {
  play: async (context) => {
    await nobodyNamed(context)
    await userEvent.click((await inside(context.canvasElement, tag)).getByRole('button', { name: 'Hinweis schließen' }))
    await stateOf(context.canvasElement, tag, 'closed')
  },
}

export const NotWanted: Story = { play: async ({ canvasElement }) => stateOf(canvasElement, tag, 'hidden') }

/** The shopper has a consultant in her account; the page only sells for none right now. */
export const ForACustomerWithAConsultant: Story = {
  parameters: { sandbox: { scene: 'signed-in' } },
  play: async ({ canvasElement }) => {
    pageBus().publish('promo-banner', { visible: true, reason: 'no-moniker' })
    await stateOf(canvasElement, tag, 'hidden')
  },
}

export const OnAPhone: Story = { globals: { width: '375' } }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanWords: Story = {
  args: { text: 'Kosmetikberaterinnenempfehlungswochen: Hautpflegeberatungstermine jetzt vereinbaren' },
  globals: { width: '320' },
}

export const InTheEditor: Story = { globals: { mode: 'edit' }, play: async () => {} }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
