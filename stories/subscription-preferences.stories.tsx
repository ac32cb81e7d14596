import { userEvent } from 'storybook/test'
import { subscriptionPreferences } from '../src/blocks/subscription-preferences/subscription-preferences.block.js'
import '../src/blocks/subscription-preferences/index.js'
import { about, type BlockMeta, type BlockStory, endSession, inside, signInAs, stateOf, turnWeather } from './support.js'

type Story = BlockStory<typeof subscriptionPreferences>
const tag = subscriptionPreferences.tag

const press = async (canvas: HTMLElement, ...names: string[]) => {
  const block = await inside(canvas, tag)
  for (const name of names) await userEvent.click(await block.findByRole('button', { name }))
}

const tick = async (canvas: HTMLElement, name: string) => {
  const block = await inside(canvas, tag)
  const [first] = await block.findAllByRole('checkbox', { name })
  await userEvent.click(first!)
}

const meta: BlockMeta<typeof subscriptionPreferences> = {
  title: 'Konto/Subscription preferences',
  ...about(subscriptionPreferences),
  parameters: { ...about(subscriptionPreferences).parameters, sandbox: { scene: 'signed-in' } },
}
export default meta

export const OfShopAndConsultant: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'ready') }

export const SeveralConsultants: Story = {
  parameters: { sandbox: { arrange: signInAs('Katharina') } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'ready'),
}

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    await tick(canvasElement, 'Neuheiten')
    await tick(canvasElement, 'Angebote')
    await stateOf(canvasElement, tag, 'changed')
  },
}

export const AllSelected: Story = { play: ({ canvasElement }) => press(canvasElement, 'Alle auswählen') }

export const AllUnselected: Story = { play: ({ canvasElement }) => press(canvasElement, 'Alle abwählen') }

export const Saving: Story = {
  parameters: { stays: 'saving' },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    await turnWeather({ kind: 'slow', delay: 60_000, method: 'POST' })
    await press(canvasElement, 'Alle auswählen', 'Speichern')
    await stateOf(canvasElement, tag, 'saving')
  },
}

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Alle auswählen', 'Speichern')
    await stateOf(canvasElement, tag, 'saved')
  },
}

export const SavingDidNotWork: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    await turnWeather({ kind: 'error-503', method: 'POST' })
    await press(canvasElement, 'Alle abwählen', 'Speichern')
    await stateOf(canvasElement, tag, 'unsaved')
  },
}

export const SessionEndedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Alle abwählen')
    await endSession()
    await stateOf(canvasElement, tag, 'guest')
  },
}

export const NoNewsletters: Story = {
  parameters: { sandbox: { arrange: signInAs('Nele') } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'empty'),
}

export const Guest: Story = {
  parameters: { sandbox: { scene: 'guest' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'guest'),
}

export const Waiting: Story = {
  parameters: {
    sandbox: { scene: 'signed-in', weather: { kind: 'slow', delay: 60_000, match: 'related-list-records' } },
    stays: 'loading',
  },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { scene: 'signed-in', weather: { kind: 'offline', match: 'ui-api' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const InANarrowColumn: Story = {
  globals: { width: '240' },
  play: ({ canvasElement }) => tick(canvasElement, 'Angebote'),
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => tick(canvasElement, 'Angebote'),
}

export const English: Story = { globals: { locale: 'en' } }
