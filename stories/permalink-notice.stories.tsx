import { html } from 'lit-html'
import { userEvent } from 'storybook/test'
import { permalinkNotice } from '../src/blocks/permalink-notice/permalink-notice.block.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/permalink-notice/index.js'
import { products } from '../src/sandbox/world/shop/catalogue.js'
import type { SandboxWish } from '../.storybook/parameters.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof permalinkNotice>
const tag = permalinkNotice.tag

const [first, second, third] = products.filter(({ quantityRule, stock }) => !quantityRule && stock > 9)
const onCartPage = () => html`
  <vitrine-consultant-detection page="cart"></vitrine-consultant-detection>
  <vitrine-permalink-notice></vitrine-permalink-notice>
`
/** The cart page, entered by a link. */
const link = (query: string, world: Partial<SandboxWish> = {}, stays?: string): NonNullable<Story['parameters']> => ({
  html: onCartPage,
  sandbox: { address: `/cart?${query}`, ...world },
  ...(stays ? { stays } : {}),
})
const becomes =
  (state: string): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    stateOf(canvasElement, tag, state)

const meta: BlockMeta<typeof permalinkNotice> = { title: 'Shop/Permalink notice', ...about(permalinkNotice) }
export default meta

const good = `PartList=${first?.partId},${second?.partId},${first?.partId}&m=anna-berger`
const missing = `PartList=${third?.partId}:5,99887766,${first?.partId},4711:-3`
const fewLeft: SandboxWish['arrange'] = ({ state }) => void Object.assign(state.stock, { [third?.id ?? '']: 2 })

export const EverythingIsInTheCart: Story = { parameters: link(good), play: becomes('done') }

export const SomethingIsMissing: Story = { parameters: link(missing, { arrange: fewLeft }), play: becomes('removed') }

export const NothingIsLeft: Story = { parameters: link('p=99887766,99887767'), play: becomes('removed') }

export const FiveHundredParts: Story = {
  parameters: link(`p=${Array.from({ length: 500 }, (_, index) => 90_000_000 + index).join(',')}`),
  play: async (context) => {
    await becomes('removed')(context)
    await userEvent.click(await (await inside(context.canvasElement, tag)).findByText('92 weitere zeigen'))
  },
}

export const LookingWhatTheLinkHolds: Story = {
  parameters: link(good, { weather: { kind: 'slow', match: 'getIbcDetails', delay: 60_000 } }, 'loading'),
  play: becomes('loading'),
}

export const Adding: Story = {
  parameters: link(good, { weather: { kind: 'slow', match: '/cart-items', delay: 60_000 } }, 'adding'),
  play: becomes('adding'),
}

export const PlatformUnreachable: Story = {
  parameters: link(good, { weather: { kind: 'offline', match: 'getProductDetails' } }),
  play: becomes('failed'),
}

export const TheShopIsClosed: Story = { parameters: link(good, { scene: 'inactive-shop' }), play: becomes('inactive') }

export const GoneOnWithoutAConsultant: Story = {
  parameters: link(good, { scene: 'inactive-shop' }),
  play: async (context) => {
    await becomes('inactive')(context)
    await userEvent.click((await inside(context.canvasElement, tag)).getByRole('button', { name: 'Ohne Beraterin weiter' }))
    await becomes('done')(context)
  },
}

export const TheLinkLeadsToNobody: Story = { parameters: link(`p=${first?.partId}&i=AB0`), play: becomes('not-found') }

export const GuestsHaveNoCart: Story = { parameters: link(good, { scene: 'guest-cart-off' }), play: becomes('sign-in') }

export const WithoutALink: Story = { parameters: link('utm=x'), play: becomes('none') }

export const PutAway: Story = {
  parameters: link(good),
  play: async (context) => {
    await becomes('done')(context)
    await userEvent.click((await inside(context.canvasElement, tag)).getByRole('button', { name: /schließen$/ }))
    await becomes('none')(context)
  },
}

export const OnAPhone: Story = {
  parameters: link(`${missing}&m=frau-niemand`, { arrange: fewLeft }),
  play: becomes('not-found'),
  globals: { width: '375' },
}

export const LongGermanWords: Story = {
  args: { heading: 'Feuchtigkeitspflegezusammenstellungsnichtverfügbarkeit' },
  globals: { mode: 'edit', width: '240' },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = {
  parameters: link(missing, { scene: 'inactive-shop', arrange: fewLeft }),
  play: becomes('removed'),
  globals: { theme: 'dark' },
}

export const English: Story = { parameters: link(missing, { arrange: fewLeft }), play: becomes('removed'), globals: { locale: 'en' } }
