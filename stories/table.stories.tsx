import { table } from '../src/blocks/table/table.block.js'
import '../src/blocks/table/index.js'
import { about, type BlockMeta, type BlockStory, preset } from './support.js'

type Story = BlockStory<typeof table>

const meta: BlockMeta<typeof table> = { title: 'Layout/Table', ...about(table) }
export default meta

const filled = { slots: { default: table.presets?.[0]?.slots?.default } }

export const Plain: Story = { ...preset(table, 'table'), parameters: filled }

export const WithATitle: Story = { args: { heading: 'Deine Pflege über den Tag' }, parameters: filled }

export const InANarrowColumn: Story = { args: { heading: 'Deine Pflege über den Tag' }, parameters: filled, globals: { width: '240' } }

export const Dark: Story = { args: { heading: 'Deine Pflege über den Tag' }, parameters: filled, globals: { theme: 'dark' } }

export const English: Story = { parameters: filled, globals: { locale: 'en' } }
