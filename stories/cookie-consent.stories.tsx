import { userEvent } from 'storybook/test'
import { cookieConsent } from '../src/blocks/cookie-consent/cookie-consent.block.js'
import '../src/blocks/cookie-consent/index.js'
import { about, type BlockMeta, type BlockStory, inside, stateOf } from './support.js'

type Story = BlockStory<typeof cookieConsent>
type Play = NonNullable<Story['play']>
const tag = cookieConsent.tag

const meta: BlockMeta<typeof cookieConsent> = { title: 'Seite/Cookie consent', id: 'page-cookie-consent', ...about(cookieConsent) }
export default meta

const press =
  (name: RegExp, state: string): Play =>
  async ({ canvasElement }) => {
    await stateOf(canvasElement, tag, 'asking')
    const block = await inside(canvasElement, tag)
    await userEvent.click(await block.findByRole('button', { name }))
    await stateOf(canvasElement, tag, state)
  }

export const Asking: Story = {}

export const Choosing: Story = { play: press(/Selbst auswählen|Choose yourself/, 'choosing') }

export const Answered: Story = { play: press(/Alle ablehnen|Refuse all/, 'settled') }

export const WithoutAdvertising: Story = { args: { marketing: false }, play: press(/Selbst auswählen|Choose yourself/, 'choosing') }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanWords: Story = { args: { heading: 'Einwilligungsverwaltungseinstellungen' }, globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' }, play: press(/Selbst auswählen|Choose yourself/, 'choosing') }

export const English: Story = { globals: { locale: 'en' }, play: press(/Choose yourself/, 'choosing') }
