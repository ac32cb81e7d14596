import { userEvent } from 'storybook/test'
import { theSandbox } from '../.storybook/world.js'
import { contactPreferences } from '../src/blocks/contact-preferences/contact-preferences.block.js'
import '../src/blocks/contact-preferences/index.js'
import { customers } from '../src/sandbox/world/shop/customers.js'
import { updateThing } from '../src/sandbox/world/records/record-changes.js'
import { thingsOf } from '../src/sandbox/world/records/record-things.js'
import { about, type BlockMeta, type BlockStory, endSession, inside, signInAs, stateOf, turnWeather } from './support.js'

type Story = BlockStory<typeof contactPreferences>
const tag = contactPreferences.tag

const choose = async (canvas: HTMLElement, ...names: string[]) => {
  const block = await inside(canvas, tag)
  for (const name of names) await userEvent.click(await block.findByRole('radio', { name }))
  return block
}

const save = async (canvas: HTMLElement, ...names: string[]) => {
  const block = await choose(canvas, ...names)
  await userEvent.click(block.getByRole('button', { name: 'Speichern' }))
}

/** Changes the preferences on another device, an hour later. */
async function changeElsewhere(fields: Record<string, string>): Promise<void> {
  const { world } = await theSandbox()
  const viewer = { world, customer: customers[0] }
  const [thing] = thingsOf(viewer, 'ContactPreference__c')
  updateThing(viewer, thing!.id, fields)
}

const meta: BlockMeta<typeof contactPreferences> = {
  title: 'Konto/Contact preferences',
  ...about(contactPreferences),
  parameters: { ...about(contactPreferences).parameters, sandbox: { scene: 'signed-in' } },
}
export default meta

export const AsKept: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'ready') }

export const NothingSaidYet: Story = {
  parameters: { sandbox: { arrange: signInAs('Nele') } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'ready'),
}

export const Changed: Story = { play: async ({ canvasElement }) => void (await choose(canvasElement, 'vormittags', 'Telefon')) }

export const NoPhoneNumberYet: Story = {
  parameters: { sandbox: { arrange: signInAs('Nele') } },
  play: async ({ canvasElement }) => void (await (await choose(canvasElement, 'Telefon')).findByText(/noch keine Telefonnummer/)),
}

export const Saving: Story = {
  parameters: { stays: 'saving' },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    await turnWeather({ kind: 'slow', delay: 60_000, method: 'PATCH' })
    await save(canvasElement, 'SMS')
    await stateOf(canvasElement, tag, 'saving')
  },
}

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await save(canvasElement, 'SMS')
    await stateOf(canvasElement, tag, 'saved')
  },
}

export const SavingDidNotWork: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    await turnWeather({ kind: 'offline', method: 'PATCH' })
    await save(canvasElement, 'SMS', 'selten')
    await stateOf(canvasElement, tag, 'unsaved')
  },
}

export const ChangedElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'ready')
    await changeElsewhere({ BestMethod__c: 'Telefon', Frequency__c: 'selten' })
    await save(canvasElement, 'SMS')
    await stateOf(canvasElement, tag, 'conflict')
  },
}

export const SessionEndedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'SMS')
    await endSession()
    await stateOf(canvasElement, tag, 'guest')
  },
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
  play: async ({ canvasElement }) => void (await choose(canvasElement, 'SMS')),
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await choose(canvasElement, 'SMS')),
}

export const English: Story = { globals: { locale: 'en' } }
