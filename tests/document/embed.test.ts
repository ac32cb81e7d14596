import { describe, expect, it } from 'vitest'
import { embedCode } from '../../src/pages/document/embed.js'
import { sample, sampleBox, sampleDrawer } from '../support/sample.block.js'

const declarations = [sample, sampleBox, sampleDrawer]

describe('embedCode', () => {
  it('is one line of HTML for a block as it comes', () => {
    expect(embedCode(sample, { linesShown: 5, framed: true })).toBe('<vitrine-sample-card></vitrine-sample-card>')
  })

  it('shows what differs', () => {
    expect(embedCode(sample, { heading: 'A "B"', openOnAdd: true })).toBe(
      '<vitrine-sample-card heading="A &quot;B&quot;" open-on-add></vitrine-sample-card>',
    )
  })

  it('gives attributes lines of their own when there are many', () => {
    const long = 'Feuchtigkeitspflege für jeden Tag und jede Haut'
    expect(embedCode(sample, { heading: long, linesShown: 3, directionMobile: 'column', badges: ['new', 'vegan'] })).toBe(
      [
        '<vitrine-sample-card',
        `  heading="${long}"`,
        '  lines-shown="3"',
        '  direction-mobile="column"',
        '  badges="new vegan"',
        '></vitrine-sample-card>',
      ].join('\n'),
    )
  })

  it('indents what stands in the slots', () => {
    const slots = {
      drawers: [{ block: sampleDrawer.tag, slots: { default: [{ html: 'p', children: ['Hallo ', { html: 'em', children: ['du'] }] }] } }],
    }
    expect(embedCode(sampleBox, {}, { slots, declarations })).toBe(`<vitrine-sample-box>
  <vitrine-sample-drawer slot="drawers">
    <p>Hallo <em>du</em></p>
  </vitrine-sample-drawer>
</vitrine-sample-box>`)
  })
})
