import { userEvent } from 'storybook/test'
import { account } from '../src/blocks/account/account.block.js'
import '../src/blocks/account/index.js'
import { pageShare } from '../src/core/bus/index.js'
import { customers } from '../src/sandbox/world/shop/customers.js'
import { openSession } from '../src/sandbox/world/shop/sessions.js'
import type { World } from '../src/sandbox/world/world.js'
import { chooseAccount } from '../src/commerce/domain/customer/choose-account.js'
import type { Shop } from '../src/commerce/domain/shop.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf, turnWeather } from './support.js'

type Story = BlockStory<typeof account>
const tag = account.tag

const urls = {
  ordersUrl: '/orders',
  beautyProfileUrl: '/beauty-profile',
  myConsultantsUrl: '/my-consultants',
  contactUrl: '/newsletter-settings',
  newslettersUrl: '/newsletter-settings',
  addressesUrl: '/addresses',
}
const service = {
  servicePhone: '030 23125 000',
  serviceHours: 'Montag bis Freitag, 9 bis 17 Uhr',
  serviceEmail: 'service@lindenrose.example',
}

const signIn =
  (name: string) =>
  (world: World): void => {
    const customer = customers.find(({ firstName }) => firstName === name)
    if (customer) world.state.client.sid = openSession(world, customer).sid
  }

const meta: BlockMeta<typeof account> = {
  title: 'Konto/Account',
  ...about(account),
  args: { ...about(account).args, ...urls, ...service },
  parameters: { ...about(account).parameters, sandbox: { scene: 'signed-in' } },
}
export default meta

export const SignedIn: Story = { play: ({ canvasElement }) => stateOf(canvasElement, tag, 'filled') }

export const ShoppingForSomebodyElse: Story = {
  parameters: { sandbox: { arrange: signIn('Petra') } },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    const shop = pageShare().shop as Shop
    const other = (await shop.accounts.managed()).find(({ isDefault }) => !isDefault)
    if (other) await chooseAccount(shop, other.id)
    await (await inside(canvasElement, tag)).findByText(/Du kaufst gerade für/)
  },
}

export const Guest: Story = {
  parameters: { sandbox: { scene: 'guest' } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'guest'),
}

export const Waiting: Story = {
  parameters: { sandbox: { scene: 'signed-in', weather: { kind: 'slow', delay: 60_000, match: '/ui-api/' } }, stays: 'loading' },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { scene: 'signed-in', weather: { kind: 'offline', match: '/ui-api/' } } },
  play: ({ canvasElement }) => stateOf(canvasElement, tag, 'failed'),
}

export const SigningOutFails: Story = {
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'filled')
    await turnWeather({ kind: 'error-500', match: '/logout' })
    const block = await inside(canvasElement, tag)
    await userEvent.click(block.getByRole('button', { name: 'Abmelden' }))
    await block.findByRole('alert')
  },
}

export const OnlyTheServiceNumber: Story = {
  args: { ...Object.fromEntries(Object.keys(urls).map((name) => [name, ''])), serviceEmail: '', serviceHours: '' },
}

export const LongName: Story = { parameters: { sandbox: { arrange: signIn('Maximiliane') } } }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const InTheEditorWithoutNumber: Story = { args: { servicePhone: '', serviceEmail: '', serviceHours: '' }, globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' }, args: { serviceHours: 'Monday to Friday, 9 to 17' } }
