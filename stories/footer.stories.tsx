import { footer } from '../src/blocks/footer/footer.block.js'
import '../src/blocks/footer/index.js'
import { pageBus } from '../src/core/bus/index.js'
import { about, type BlockMeta, type BlockStory, stateOf } from './support.js'

type Story = BlockStory<typeof footer>

const meta: BlockMeta<typeof footer> = {
  title: 'Seite/Footer',
  ...about(footer),
  args: { ...about(footer).args, note: 'Alle Preise inkl. MwSt., zzgl. Versand; ab 50 € versenden wir kostenlos.' },
}
export default meta

export const Shown: Story = {}

export const WithTheBrandsCookiePage: Story = { args: { cookiesUrl: 'https://brand.example/cookies' } }

export const LinksOnly: Story = { args: { note: '' } }

export const EmbeddedWithoutAHeader: Story = {
  play: async ({ canvasElement }) => {
    pageBus().publish('consultant-key-selected', { shopId: 'a0S1', consultantKey: 'AB1001', hideHeader: true })
    await stateOf(canvasElement, footer.tag, 'hidden')
  },
}

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanWords: Story = {
  args: { note: 'Versandkostenpauschalenbefreiung ab einem Mindestbestellwert von 50 €.' },
  globals: { width: '240' },
}

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
