import { userEvent } from 'storybook/test'
import { shopperAgent } from '../src/blocks/shopper-agent/shopper-agent.block.js'
import '../src/blocks/shopper-agent/index.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof shopperAgent>
const tag = shopperAgent.tag

const meta: BlockMeta<typeof shopperAgent> = {
  title: 'Shop/Shopper agent',
  ...about(shopperAgent),
  args: { agentUrl: '/sandbox/agent', suggestions: 'Was kostet der Versand? | Welche Pflege hilft bei trockener Haut?' },
  parameters: { ...about(shopperAgent).parameters, sandbox: { scene: 'agent' } },
}
export default meta

const asking =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    const agent = await inside(canvasElement, tag)
    await userEvent.click(agent.getByRole('button', { name: text }))
    await agent.findAllByRole('link')
  }

export const Ready: Story = {}

export const Answered: Story = { play: asking('Welche Pflege hilft bei trockener Haut?') }

export const NoAnswer: Story = {
  args: { agentUrl: '/sandbox/nobody' },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    await userEvent.click((await inside(canvasElement, tag)).getByRole('button', { name: 'Was kostet der Versand?' }))
    await stateOf(canvasElement, tag, 'failed')
  },
}

export const SwitchedOff: Story = {
  parameters: { sandbox: { scene: 'guest' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'hidden'),
}

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanWords: Story = { args: { heading: 'Feuchtigkeitspflegeberatungsgespräch' }, globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' }, play: asking('Was kostet der Versand?') }

export const English: Story = { args: { suggestions: 'Which care helps dry skin?' }, globals: { locale: 'en' } }
