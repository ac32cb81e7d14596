import { describe, expect, it } from 'vitest'
import type { PageNode } from '../../src/core/element/declaration.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { sectionScript } from '../../src/pages/document/section-markup.js'
import { nextChange, pageAt, pageFrom } from '../../src/pages/document/section-times.js'

const section = (name: string, shownFrom?: string, shownUntil?: string): PageNode => ({
  block: 'vitrine-section',
  fields: { tone: 'rose', ...(shownFrom && { shownFrom }), ...(shownUntil && { shownUntil }) },
  slots: { default: [{ html: 'h2', children: [name] }] },
})
const page = (...children: PageNode[]): PageDocument => ({
  version: 1,
  path: '/advent',
  language: 'de',
  title: 'Advent',
  description: '',
  nodes: [{ html: 'main', children }],
})
const advent = page(
  section('Vorher', undefined, '2026-11-29T00:00'),
  section('Advent', '2026-11-29T00:00', '2026-12-24T18:00'),
  section('Immer'),
  section('Danach', '2026-12-24T18:00'),
)
const namesIn = ({ nodes }: PageDocument): string[] =>
  [...JSON.stringify(nodes).matchAll(/"children":\["(\w+)"\]/g)].map(([, name]) => name!)

describe('a page whose sections have their time', () => {
  it.each([
    ['2026-11-28T22:59:59Z', ['Vorher', 'Immer']],
    ['2026-11-28T23:00:00Z', ['Advent', 'Immer']],
    ['2026-12-24T16:59:59Z', ['Advent', 'Immer']],
    ['2026-12-24T17:00:00Z', ['Immer', 'Danach']],
  ])('holds at %s what is shown then, by the clock in Germany', (now, names) => {
    const shown = pageAt(advent, Date.parse(now))
    expect(namesIn(shown)).toEqual(names)
    expect(JSON.stringify(shown)).not.toContain('shown')
    expect(JSON.stringify(shown)).toContain('"tone":"rose"')
  })

  it('goes by summer time in summer, and by the first of two hours when clocks are put back', () => {
    const begins = (from: string) => new Date(nextChange(page(section('Sommer', from)), 0)).toISOString()
    expect(begins('2026-07-01T08:00')).toBe('2026-07-01T06:00:00.000Z')
    expect(begins('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(begins('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
  })

  it('is another one at the next beginning or end, and never where nothing has its time', () => {
    const changes = ['2026-01-01', '2026-12-01', '2027-01-01'].map((day) => nextChange(advent, Date.parse(day)))
    expect(changes).toEqual([Date.parse('2026-11-28T23:00Z'), Date.parse('2026-12-24T17:00Z'), Infinity])
  })

  it('is the same document where nothing has its time, and takes what is no time for none', () => {
    const timeless = page(section('Immer'), section('Unsinn', 'bald'), section('Schlimm', '</script>'))
    expect(pageAt(timeless, 0)).toBe(timeless)
    expect(pageFrom(timeless, 0)).toBe(timeless)
    expect(sectionScript(timeless.nodes)).toBe('')
  })

  it('keeps for a server that never writes it anew what is to come, and nothing that is over', () => {
    const kept = pageFrom(advent, Date.parse('2026-12-01'))
    expect(namesIn(kept)).toEqual(['Advent', 'Immer', 'Danach'])
    expect(JSON.stringify(kept)).not.toContain('2026-11-29')
    expect(JSON.stringify(kept)).toContain('"shownUntil":"2026-12-24T18:00"')
    expect(JSON.stringify(kept)).toContain('"shownFrom":"2026-12-24T18:00"')
  })
})
