import { video } from '../src/blocks/video/video.block.js'
import '../src/blocks/video/index.js'
import { about, type BlockMeta, type BlockStory } from './support.js'

type Story = BlockStory<typeof video>

const meta: BlockMeta<typeof video> = { title: 'Layout/Video', ...about(video) }
export default meta

const foreign = { address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', heading: 'So trägst du das Serum auf' }

export const BeforeConsent: Story = { args: foreign }

export const WithAPicture: Story = { args: { ...foreign, poster: '/cms/delivery/media/scene-ritual' } }

export const Tall: Story = { args: { ...foreign, format: 'tall' } }

export const AddressThatDoesNotFit: Story = { args: { address: 'https://example.org/film', heading: 'Ein Film' } }

export const InANarrowColumn: Story = { args: foreign, globals: { width: '240' } }

export const InTheEditor: Story = { args: { ...foreign, poster: '/cms/delivery/media/scene-ritual' }, globals: { mode: 'edit' } }

export const Dark: Story = { args: foreign, globals: { theme: 'dark' } }

export const English: Story = { args: foreign, globals: { locale: 'en' } }
