import { expect, userEvent } from 'storybook/test'
import { theSandbox } from '../.storybook/world.js'
import { beautyProfile } from '../src/blocks/beauty-profile/beauty-profile.block.js'
import '../src/blocks/beauty-profile/index.js'
import { updateThing } from '../src/sandbox/world/records/record-changes.js'
import { thingsOf } from '../src/sandbox/world/records/record-things.js'
import { about, type BlockMeta, type BlockStory, inside, preset, stateOf, turnWeather } from './support.js'

type Story = BlockStory<typeof beautyProfile>
const tag = beautyProfile.tag

async function choose(canvas: HTMLElement, name: string) {
  const block = await inside(canvas, tag)
  await stateOf(canvas, tag, 'ready')
  await userEvent.click(block.getByRole('radio', { name }))
  await stateOf(canvas, tag, 'changed')
  return block
}

async function save(canvas: HTMLElement) {
  await userEvent.click((await inside(canvas, tag)).getByRole('button', { name: 'Speichern' }))
}

/** The same customer, on her phone. */
async function changeElsewhere(fields: Record<string, string>) {
  const { world } = await theSandbox()
  const viewer = { world, customer: world.facts.customers[0] }
  const [profile] = thingsOf(viewer, 'BeautyProfile__c')
  if (profile) updateThing(viewer, profile.id, fields)
}

const meta: BlockMeta<typeof beautyProfile> = {
  title: 'Konto/Beauty profile',
  ...about(beautyProfile),
  parameters: { ...about(beautyProfile).parameters, sandbox: { scene: 'signed-in' } },
}
export default meta

export const Filled: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'ready') }

export const NothingSaidYet: Story = {
  parameters: { sandbox: { scene: 'first-login' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'ready'),
}

export const ThreeChanges: Story = {
  play: async ({ canvasElement }) => {
    const block = await choose(canvasElement, 'trocken')
    await userEvent.click(block.getByRole('radio', { name: 'Rötungen' }))
    await block.findByText('3 Änderungen noch nicht gespeichert')
  },
}

export const MonthFirst: Story = {
  parameters: { sandbox: { scene: 'first-login' } },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await stateOf(canvasElement, tag, 'ready')
    await userEvent.click(block.getByRole('combobox', { name: 'Tag' }))
    await block.findByText('Bitte wähle einen Monat')
  },
}

export const DayMissing: Story = {
  parameters: { sandbox: { scene: 'first-login' } },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await stateOf(canvasElement, tag, 'ready')
    await userEvent.selectOptions(block.getByRole('combobox', { name: 'Monat' }), 'Februar')
    await save(canvasElement)
    await block.findByText('Bitte wähle ein Datum')
    expect(block.getByRole('combobox', { name: 'Tag' })).toBeInvalid()
  },
}

export const BeingSaved: Story = {
  parameters: { sandbox: { scene: 'signed-in' }, stays: 'saving' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'trocken')
    await turnWeather({ kind: 'slow', delay: 60_000, method: 'PATCH' })
    await save(canvasElement)
    await stateOf(canvasElement, tag, 'saving')
  },
}

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'trocken')
    await save(canvasElement)
    await stateOf(canvasElement, tag, 'saved')
  },
}

export const ChangedElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'trocken')
    await changeElsewhere({ SkinType__c: 'ölig', Interests__c: 'Make-up;Geschenke' })
    await save(canvasElement)
    await stateOf(canvasElement, tag, 'conflict')
  },
}

export const SavingDidNotWork: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'trocken')
    await turnWeather({ kind: 'offline', method: 'PATCH' })
    await save(canvasElement)
    await stateOf(canvasElement, tag, 'unsaved')
  },
}

/** The shopper has answered before, on another device for instance. Her answers wait for her. */
export const SessionEnded: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'trocken')
    const { world } = await theSandbox()
    world.state.sessions = {}
    await save(canvasElement)
    await stateOf(canvasElement, tag, 'guest')
    await (await inside(canvasElement, tag)).findByRole('link', { name: 'In neuem Tab anmelden' })
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
  parameters: { sandbox: { scene: 'signed-in', weather: { kind: 'offline', match: 'related-list-records' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const SkinCareOnly: Story = { ...preset(beautyProfile, 'skin') }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
