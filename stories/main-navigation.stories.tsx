import { html } from 'lit-html'
import { expect, userEvent } from 'storybook/test'
import { mainNavigation } from '../src/blocks/main-navigation/main-navigation.block.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/main-navigation/index.js'
import { openSession } from '../src/sandbox/world/shop/sessions.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof mainNavigation>
const tag = mainNavigation.tag
const link = (href: string, text: string) => ({ html: 'a', attributes: { href }, children: [text] })

const meta: BlockMeta<typeof mainNavigation> = { title: 'Seite/Main navigation', ...about(mainNavigation) }
meta.parameters = { ...meta.parameters, layout: 'fullscreen' }
export default meta

export const Guest: Story = {}

export const SignedIn: Story = { args: { accountUrl: '/account' }, parameters: { sandbox: { scene: 'signed-in' } } }

export const FourPiecesInTheCart: Story = {
  parameters: { sandbox: { scene: 'full-cart' } },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Warenkorb, 4 Artikel' }, { timeout: 5000 })
  },
}

export const WithMoreLinks: Story = {
  parameters: { slots: { links: [link('/consultants', 'Beraterin finden'), link('/newsletter', 'Newsletter')] } },
}

export const InTheShopOfAConsultant: Story = {
  parameters: {
    sandbox: { address: '/?mk_moniker=anna-berger' },
    html: () => html`
      <vitrine-consultant-detection></vitrine-consultant-detection>
      <vitrine-main-navigation brand="Lindenrose"></vitrine-main-navigation>
    `,
  },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('Shop von Anna Berger', undefined, { timeout: 5000 })
  },
}

export const MenuOnAPhone: Story = {
  parameters: { sandbox: { scene: 'full-cart' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const navigation = await inside(canvasElement, tag)
    const menu = await navigation.findByRole('button', { name: 'Menü' })
    await userEvent.click(menu)
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    expect(navigation.getByRole('link', { name: 'Alle Produkte' })).toBeVisible()
  },
}

export const EveryLink: Story = {
  args: { catalogueUrl: '/ibc-personal-icatalog', myConsultantsUrl: '/my-consultants', accountUrl: '/account' },
  parameters: { sandbox: { scene: 'signed-in' }, slots: { links: [link('/consultants', 'Beraterin finden')] } },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'signed-in')
    expect((await inside(canvasElement, tag)).getByRole('link', { name: 'Meine Beraterinnen' })).toBeVisible()
  },
}

export const PlatformUnreachable: Story = { parameters: { sandbox: { weather: { kind: 'offline' } } } }

export const SlowPlatform: Story = { parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000 } }, stays: 'loading' } }

export const InANarrowColumn: Story = { globals: { width: '320' } }

export const LongGermanWords: Story = {
  args: { brand: 'Lindenrose Naturkosmetikmanufaktur', accountUrl: '/account' },
  parameters: {
    slots: {
      links: [
        link('/consultants', 'Kosmetikberaterinnensuche'),
        link('/newsletter', 'Newsletterabonnement'),
        link('/impressum', 'Datenschutzbestimmungen'),
      ],
    },
    sandbox: {
      arrange: (world) => {
        const longest = world.facts.customers.find(({ firstName }) => firstName === 'Maximiliane')!
        world.state.client.sid = openSession(world, longest).sid
      },
    },
  },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { parameters: { sandbox: { scene: 'full-cart' } }, globals: { theme: 'dark' } }

export const English: Story = { parameters: { sandbox: { scene: 'full-cart' } }, globals: { locale: 'en' } }

export const SigningOut: Story = {
  parameters: { sandbox: { scene: 'signed-in' } },
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'signed-in')
    const navigation = await inside(canvasElement, tag)
    await userEvent.click(navigation.getByRole('button', { name: 'Abmelden' }))
    await stateOf(canvasElement, tag, 'guest')
    expect(navigation.getByRole('link', { name: 'Anmelden' })).toBeVisible()
  },
}

export const InTwoLanguages: Story = { args: { otherLanguageUrl: '/en' } }

export const SearchingForProducts: Story = {
  args: { resultsUrl: '/products', searchUrl: '/search' },
  play: async ({ canvasElement }) => {
    const nav = await inside(canvasElement, mainNavigation.tag)
    await userEvent.click(nav.getByRole('button', { name: 'Produkte suchen' }))
    await nav.findByRole('combobox')
  },
}
