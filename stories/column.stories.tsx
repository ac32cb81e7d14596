import { html } from 'lit-html'
import { column } from '../src/blocks/column/column.block.js'
import '../src/blocks/column/index.js'
import '../src/blocks/section/index.js'
import { about, type BlockMeta, type BlockStory, preset } from './support.js'

type Story = BlockStory<typeof column>
const content = {
  default: [
    { html: 'h2', children: ['Gezielt pflegen'] },
    { html: 'p', children: ['Ein Serum für das, was deine Haut gerade braucht.'] },
  ],
}

const meta: BlockMeta<typeof column> = { title: 'Layout/Column', ...about(column) }
export default meta

export const Plain: Story = { parameters: { slots: content } }

export const CardStyle: Story = { args: preset(column, 'card').args, parameters: { slots: content } }

export const InASection: Story = {
  parameters: {
    layout: 'fullscreen',
    html: () => html`
      <vitrine-section tone="rose" gutter="24">
        <vitrine-column width="4" tone="surface" rounded>
          <h2>Sanft reinigen</h2>
          <p>Abends nimmt ein milder Schaum den Tag von deiner Haut.</p>
        </vitrine-column>
        <vitrine-column width="4" width-tablet="6" tone="surface" rounded>
          <h2>Gezielt pflegen</h2>
          <p>Ein Serum für das, was deine Haut gerade braucht.</p>
        </vitrine-column>
        <vitrine-column width="4" width-tablet="12" tone="surface" rounded align="end">
          <h2>Gut schützen</h2>
          <p>Mehr braucht es nicht.</p>
        </vitrine-column>
      </vitrine-section>
    `,
  },
}

export const InASectionOnATablet: Story = { ...InASection, globals: { viewport: { value: 'tablet' } } }

export const InASectionOnAPhone: Story = { ...InASection, globals: { viewport: { value: 'phone' } } }

export const EmptyInTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { ...InASection, globals: { theme: 'dark' } }
