import { quote } from '../src/blocks/quote/quote.block.js'
import '../src/blocks/quote/index.js'
import { about, type BlockMeta, type BlockStory, preset } from './support.js'

type Story = BlockStory<typeof quote>

const meta: BlockMeta<typeof quote> = { title: 'Layout/Quote', ...about(quote) }
export default meta

const filled = { slots: { default: quote.presets?.[0]?.slots?.default } }
const { args } = preset(quote, 'quote')

export const Plain: Story = { args, parameters: filled }

export const InTheMiddle: Story = { args: { ...args, centred: true }, parameters: filled }

export const InANarrowColumn: Story = { args, parameters: filled, globals: { width: '240' } }

export const Dark: Story = { args, parameters: filled, globals: { theme: 'dark' } }
