import { html } from 'lit-html'
import { userEvent } from 'storybook/test'
import { inactiveShop } from '../src/blocks/inactive-shop/inactive-shop.block.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/inactive-shop/index.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof inactiveShop>
const tag = inactiveShop.tag

const detected = () => html`
  <vitrine-consultant-detection></vitrine-consultant-detection>
  <vitrine-inactive-shop></vitrine-inactive-shop>
`
const opens: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await stateOf(canvasElement, tag, 'open')
}
const closedShop = { html: detected, sandbox: { scene: 'inactive-shop', address: '/?mk_moniker=anna-berger' } } as const

const meta: BlockMeta<typeof inactiveShop> = { title: 'Beraterin/Inactive shop', ...about(inactiveShop) }
export default meta

export const TheShopIsClosed: Story = { parameters: closedShop, play: opens }

export const WithoutContact: Story = {
  parameters: { ...closedShop, sandbox: { ...closedShop.sandbox, weather: { kind: 'error-500', match: 'rofile' } } },
  play: opens,
}

export const GoneOnWithoutAConsultant: Story = {
  parameters: closedShop,
  play: async (context) => {
    await opens(context)
    await userEvent.click((await inside(context.canvasElement, tag)).getByRole('button', { name: 'Ohne Beraterin weiterstöbern' }))
    await stateOf(context.canvasElement, tag, 'closed')
  },
}

export const NothingToSay: Story = {}

export const OnAPhone: Story = { parameters: closedShop, play: opens, globals: { width: '375' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const LongGermanWords: Story = {
  args: {
    heading: 'Kosmetikberaterinnenurlaubsvertretungsregelung',
    text: 'Hautpflegeberatungsterminvereinbarungsmöglichkeiten findest du bei ihrer Urlaubsvertretung.',
  },
  globals: { mode: 'edit', width: '240' },
}

export const Dark: Story = { parameters: closedShop, play: opens, globals: { theme: 'dark' } }

export const English: Story = { parameters: closedShop, play: opens, globals: { locale: 'en' } }
