import { html } from 'lit-html'
import { shopMagnet } from '../src/blocks/shop-magnet/shop-magnet.block.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/shop-magnet/index.js'
import { monikerKey } from '../src/commerce/domain/memory.js'
import { pageShare } from '../src/core/bus/index.js'
import type { Shop } from '../src/commerce/domain/shop.js'
import { about, type BlockMeta, type BlockStory, stateOf } from './support.js'

type Story = BlockStory<typeof shopMagnet>
const tag = shopMagnet.tag

/** The block shows what detection has found out. */
const detected = () => html`
  <vitrine-consultant-detection></vitrine-consultant-detection>
  <vitrine-shop-magnet></vitrine-shop-magnet>
`
const comesTo =
  (state: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) =>
    stateOf(canvasElement, tag, state)

/** Publishes the message that detection sends for a cookie from an earlier visit. */
const comesBack: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const { bus, page } = pageShare().shop as Shop
  bus.publish('no-moniker', { state: true, moniker: 'anna-berger', magnet: true })
  page.visit.remove(monikerKey)
  await stateOf(canvasElement, tag, 'returning')
}

const meta: BlockMeta<typeof shopMagnet> = {
  title: 'Beraterin/Shop magnet',
  ...about(shopMagnet),
  parameters: { ...about(shopMagnet).parameters, layout: 'fullscreen' },
}
export default meta

const annas = { html: detected, sandbox: { address: '/?mk_moniker=anna-berger' } }

export const InAnnasShop: Story = { parameters: annas, play: comesTo('selected') }

export const WithoutAConsultant: Story = { parameters: { html: detected }, play: comesTo('none') }

export const BackAgain: Story = { play: comesBack }

export const BackAgainOnAPhone: Story = { play: comesBack, globals: { width: '375' } }

export const StillAsking: Story = {
  parameters: { ...annas, sandbox: { ...annas.sandbox, weather: { kind: 'slow', delay: 60_000 } }, stays: 'loading' },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'offline' } } },
  play: async ({ canvasElement }) => {
    ;(pageShare().shop as Shop).bus.publish('no-moniker', { state: true, moniker: 'anna-berger', magnet: true })
    await stateOf(canvasElement, tag, 'failed')
  },
}

export const OnAPhone: Story = { parameters: annas, play: comesTo('selected'), globals: { width: '375' } }

export const InANarrowColumn: Story = { parameters: annas, play: comesTo('selected'), globals: { width: '240' } }

export const LongGermanWords: Story = {
  play: async ({ canvasElement }) => {
    ;(pageShare().shop as Shop).consultant.set({
      id: '1',
      firstName: 'Maximiliane-Friederike',
      lastName: 'Lindner-Achternbusch-Oberschwarzenbach',
      moniker: 'max',
      alternateMoniker: undefined,
      shopActive: true,
      pictureUrl: undefined,
    })
    await stateOf(canvasElement, tag, 'selected')
  },
  globals: { width: '320' },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { parameters: annas, play: comesTo('selected'), globals: { theme: 'dark' } }

export const English: Story = { parameters: annas, play: comesTo('selected'), globals: { locale: 'en' } }
