import { describe, expect, it } from 'vitest'
import { isHtml } from '../../src/core/dom/is-html.js'
import { plainHtml } from '../../src/core/dom/plain-html.js'
import { descriptions } from '../../src/sandbox/world/shop/descriptions.js'

describe('the text of a description', () => {
  it('has the lines of its HTML, and its letters', () => {
    expect(plainHtml(descriptions.written)).toBe(
      'Ein leichtes Serum für jeden Morgen.\nOhne Duftstoffe.\n• zieht schnell ein\n• 30 ml – reicht für drei Monate\nDermatologisch getestet.',
    )
  })

  it('has nothing of what runs or hides', () => {
    expect(plainHtml(descriptions.hostile)).toBe('Pflegt.\nmehr<script>alert(6)</script>')
    expect(plainHtml('a<script>alert(1)')).toBe('a')
    expect(plainHtml('a<!-- b -->c&#x110000;')).toBe('ac&#x110000;')
  })

  it('stays as it is where it is no HTML', () => {
    expect(plainHtml(descriptions.lines)).toBe(descriptions.lines)
    for (const text of ['1 < 2 > 0', 'a & b', 'R&D; x', '<3', 'AT&T']) expect([text, isHtml(text)]).toEqual([text, text === 'R&D; x'])
  })
})
