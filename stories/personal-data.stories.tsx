import { userEvent } from 'storybook/test'
import { personalData } from '../src/blocks/personal-data/personal-data.block.js'
import '../src/blocks/personal-data/index.js'
import { about, type BlockMeta, type BlockStory, inside, setText, stateOf } from './support.js'

type Story = BlockStory<typeof personalData>
const tag = personalData.tag
const signedIn = { sandbox: { scene: 'signed-in' } } as const

const meta: BlockMeta<typeof personalData> = { title: 'Konto/Personal data', id: 'account-personal-data', ...about(personalData) }
export default meta

const wrong: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await stateOf(canvasElement, tag, 'filled')
  const block = await inside(canvasElement, tag)
  setText(await block.findByLabelText(/Vorname|First name/), '')
  await userEvent.click(block.getByRole('button', { name: /Speichern|Save/ }))
}

export const Filled: Story = { parameters: signedIn }

export const Guest: Story = {}

export const Wrong: Story = { parameters: signedIn, play: wrong }

export const OnAPhone: Story = { parameters: signedIn, globals: { viewport: { value: 'phone' } } }

export const InANarrowColumn: Story = { parameters: signedIn, globals: { width: '240' } }

export const LongGermanWords: Story = {
  args: { heading: 'Personendatenverwaltungsübersicht' },
  parameters: signedIn,
  globals: { width: '240' },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { parameters: signedIn, globals: { theme: 'dark' } }

export const English: Story = { parameters: signedIn, globals: { locale: 'en' }, play: wrong }
