import { html } from 'lit-html'
import { expect } from 'storybook/test'
import { consultantDetection } from '../src/blocks/consultant-detection/consultant-detection.block.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/main-navigation/index.js'
import { pageBus } from '../src/core/bus/index.js'
import { about, type BlockMeta, type BlockStory, stateOf } from './support.js'

type Story = BlockStory<typeof consultantDetection>

/** The block itself is invisible: the block beside it shows what it publishes; the rest is in "Nachrichten". */
const besideNavigation = () => html`
  <vitrine-consultant-detection></vitrine-consultant-detection>
  <vitrine-main-navigation brand="Lindenrose"></vitrine-main-navigation>
`

const comesTo =
  (state: string, channel: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await stateOf(canvasElement, consultantDetection.tag, state)
    expect(
      pageBus()
        .inspect()
        .log.map((entry) => entry.channel),
    ).toContain(channel)
  }

const meta: BlockMeta<typeof consultantDetection> = { title: 'Beraterin/Consultant detection', ...about(consultantDetection) }
export default meta

export const Found: Story = {
  parameters: { html: besideNavigation, sandbox: { address: '/?mk_moniker=anna-berger' } },
  play: comesTo('found', 'moniker-selected'),
}

export const FoundByHerSecondName: Story = {
  parameters: { html: besideNavigation, sandbox: { address: '/?mk_moniker=anna' } },
  play: comesTo('found', 'moniker-selected'),
}

export const HerShopIsClosed: Story = {
  parameters: { html: besideNavigation, sandbox: { scene: 'inactive-shop', address: '/?mk_moniker=anna-berger' } },
  play: comesTo('inactive', 'communication'),
}

export const NobodyByThatName: Story = {
  parameters: { html: besideNavigation, sandbox: { address: '/?mk_moniker=frau-niemand' } },
  play: async ({ canvasElement }) => stateOf(canvasElement, consultantDetection.tag, 'not-found'),
}

export const NobodyNamed: Story = { parameters: { html: besideNavigation }, play: comesTo('none', 'no-moniker') }

export const PlatformUnreachable: Story = {
  parameters: { html: besideNavigation, sandbox: { address: '/?mk_moniker=anna-berger', weather: { kind: 'offline' } } },
  play: async ({ canvasElement }) => stateOf(canvasElement, consultantDetection.tag, 'failed'),
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }
