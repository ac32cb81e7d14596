import { questions } from '../src/blocks/questions/questions.block.js'
import '../src/blocks/questions/index.js'
import { about, type BlockMeta, type BlockStory, preset } from './support.js'

type Story = BlockStory<typeof questions>

const meta: BlockMeta<typeof questions> = { title: 'Layout/Questions', ...about(questions) }
export default meta

const filled = { slots: { default: questions.presets?.[0]?.slots?.default } }

export const Folded: Story = { ...preset(questions, 'questions'), parameters: filled }

export const WithAHeading: Story = { args: { heading: 'Das werden wir oft gefragt' }, parameters: filled }

export const InANarrowColumn: Story = { args: { heading: 'Das werden wir oft gefragt' }, parameters: filled, globals: { width: '240' } }

export const Dark: Story = { args: { heading: 'Das werden wir oft gefragt' }, parameters: filled, globals: { theme: 'dark' } }
