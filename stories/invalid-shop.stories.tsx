import { invalidShop } from '../src/blocks/invalid-shop/invalid-shop.block.js'
import '../src/blocks/invalid-shop/index.js'
import { about, type BlockMeta, type BlockStory } from './support.js'

type Story = BlockStory<typeof invalidShop>

const meta: BlockMeta<typeof invalidShop> = { title: 'Beraterin/Invalid shop', ...about(invalidShop) }
export default meta

export const Shown: Story = {}

export const WithAWayToFindAnother: Story = { args: { consultantsUrl: '/consultants' } }

export const OwnWords: Story = {
  args: { eyebrow: 'Oh', heading: 'Hier ist leider niemand.', text: 'Der Shop ist umgezogen.\nSchau doch auf der Startseite vorbei.' },
}

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanWords: Story = { args: { heading: 'Kosmetikberaterinnenshopadressenirrtum' }, globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
