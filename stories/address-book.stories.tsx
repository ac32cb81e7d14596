import { userEvent } from 'storybook/test'
import { addressBook } from '../src/blocks/address-book/address-book.block.js'
import '../src/blocks/address-book/index.js'
import { addAddress, addressesOf, deleteAddress } from '../src/sandbox/world/checkout/addresses.js'
import { customers } from '../src/sandbox/world/shop/customers.js'
import type { World } from '../src/sandbox/world/world.js'
import { about, type BlockMeta, type BlockStory, endSession, inside, setText, signInAs, stateOf, turnWeather } from './support.js'

type Story = BlockStory<typeof addressBook>
const tag = addressBook.tag

const anna = customers[0]!
const signIn = signInAs('Anna')
const work = {
  name: 'Anna Muster',
  firstName: 'Anna',
  lastName: 'Muster',
  companyName: 'Buchhandlung am Markt',
  street: 'Marktplatz 3',
  postalCode: '53111',
  city: 'Bonn',
  country: 'DE',
}

const withTwo = (world: World) => {
  signIn(world)
  addAddress({ world, customer: anna }, anna.accountId, work)
}

const press = async (canvas: HTMLElement, name: RegExp) => {
  const block = await inside(canvas, tag)
  await userEvent.click((await block.findAllByRole('button', { name }))[0]!)
  return block
}

const meta: BlockMeta<typeof addressBook> = {
  title: 'Konto/Address book',
  ...about(addressBook),
  parameters: { ...about(addressBook).parameters, sandbox: { arrange: withTwo } },
}
export default meta

export const TwoAddresses: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'filled') }

export const NoneYet: Story = {
  parameters: {
    sandbox: {
      arrange: (world: World) => {
        signIn(world)
        const viewer = { world, customer: anna }
        for (const { addressId } of addressesOf(viewer, anna.accountId)) deleteAddress(viewer, anna.accountId, addressId)
      },
    },
  },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'empty'),
}

export const Adding: Story = {
  play: async ({ canvasElement }) => void (await (await press(canvasElement, /Neue Adresse/)).findByLabelText('Vorname')),
}

export const Editing: Story = {
  play: async ({ canvasElement }) => void (await (await press(canvasElement, /^Ändern/)).findByLabelText('Vorname')),
}

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const block = await press(canvasElement, /Neue Adresse/)
    await block.findByLabelText('Vorname')
    await userEvent.click(block.getByRole('button', { name: 'Speichern' }))
    await block.findByText(/Angaben fehlen/)
  },
}

export const SavingDidNotWork: Story = {
  play: async ({ canvasElement }) => {
    const block = await press(canvasElement, /^Ändern/)
    await block.findByLabelText('Vorname')
    await turnWeather({ kind: 'offline', method: 'PATCH' })
    await userEvent.click(block.getByRole('button', { name: 'Speichern' }))
    await block.findByText(/Was du eingegeben hast, ist noch da/)
  },
}

export const AskingBeforeRemoving: Story = {
  play: async ({ canvasElement }) => void (await (await press(canvasElement, /^Löschen/)).findByRole('button', { name: 'Ja, löschen' })),
}

export const SessionEndedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const block = await press(canvasElement, /Neue Adresse/)
    setText(await block.findByLabelText('Vorname'), 'Anna')
    await endSession()
    await stateOf(canvasElement, tag, 'guest')
  },
}

export const Guest: Story = {
  parameters: { sandbox: { scene: 'guest', arrange: () => {} } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'guest'),
}

export const Waiting: Story = {
  parameters: { sandbox: { arrange: signIn, weather: { kind: 'slow', delay: 60_000, match: 'addresses' } }, stays: 'loading' },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { arrange: signIn, weather: { kind: 'offline', match: 'addresses' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const LongWords: Story = {
  parameters: {
    sandbox: {
      arrange: async (world: World) => {
        signIn(world)
        const street = 'Donaudampfschifffahrtsgesellschaftskapitänsgasse 1234 b'
        addAddress({ world, customer: anna }, anna.accountId, { ...work, street, companyName: 'Rindfleischetikettierungsüberwachung' })
      },
    },
  },
  globals: { width: '240' },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'filled'),
}

export const InANarrowColumn: Story = { globals: { width: '240' }, play: Editing.play! }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' }, play: Editing.play! }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => void (await (await press(canvasElement, /^Edit/)).findByLabelText('First name')),
}
