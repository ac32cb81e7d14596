import { slider } from '../src/blocks/slider/slider.block.js'
import '../src/blocks/slider/index.js'
import { about, type BlockMeta, type BlockStory, preset } from './support.js'

type Story = BlockStory<typeof slider>

const meta: BlockMeta<typeof slider> = { title: 'Layout/Slider', ...about(slider) }
export default meta

const filled = { slots: { default: slider.presets?.[0]?.slots?.default } }

export const OneAtATime: Story = { ...preset(slider, 'pictures'), parameters: filled }

export const TwoSideBySide: Story = { args: { shown: 2 }, parameters: filled }

export const InANarrowColumn: Story = { args: { shown: 3 }, parameters: filled, globals: { width: '240' } }

export const InTheEditor: Story = { parameters: filled, globals: { mode: 'edit' } }

export const Dark: Story = { args: { shown: 2 }, parameters: filled, globals: { theme: 'dark' } }

export const English: Story = { parameters: filled, globals: { locale: 'en' } }
