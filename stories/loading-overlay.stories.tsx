import { expect } from 'storybook/test'
import { loadingOverlay } from '../src/blocks/loading-overlay/loading-overlay.block.js'
import '../src/blocks/loading-overlay/index.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof loadingOverlay>

const meta: BlockMeta<typeof loadingOverlay> = { title: 'Seite/Loading overlay', ...about(loadingOverlay) }
export default meta

export const Visible: Story = {
  args: { isShow: true },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, loadingOverlay.tag, 'open')
    expect((await inside(canvasElement, loadingOverlay.tag)).getByRole('status')).toHaveTextContent('Wird geladen')
  },
}

export const NotVisible: Story = {}

export const InTheEditor: Story = { args: { isShow: true }, globals: { mode: 'edit' } }

export const Dark: Story = { args: { isShow: true }, globals: { theme: 'dark' } }

export const English: Story = { args: { isShow: true }, globals: { locale: 'en' } }
