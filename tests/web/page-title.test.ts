import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleOf } from '../../src/core/dom/page-title.js'

describe('titleOf', () => {
  it.each([
    ['Produkt | Lindenrose', 'Rosenserum | Lindenrose'],
    ['Produkt – Lindenrose', 'Rosenserum – Lindenrose'],
    ['Produkt - Pflege - Lindenrose', 'Rosenserum - Lindenrose'],
    ['Produkt', 'Rosenserum'],
    ['Anti-Aging', 'Rosenserum'],
    ['', 'Rosenserum'],
  ])('on "%s" says "%s"', (page, title) => {
    expect(titleOf('Rosenserum', page)).toBe(title)
  })

  it.each(['Rosenserum | Lindenrose', 'Geschenke von LINDENROSE'])('does not say the site twice: %s', (record) => {
    expect(titleOf(record, 'Produkt | Lindenrose')).toBe(record)
  })

  it('says the same once more when it is asked again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (record, page) => {
        const once = titleOf(record, page)
        expect(titleOf(record, once)).toBe(once)
      }),
    )
  })

  it.each(['', '   ', '\u0000\n'])('keeps the page’s own where the record has no name: %j', (record) => {
    expect(titleOf(record, 'Produkt | Lindenrose')).toBe('Produkt | Lindenrose')
  })

  it('stays in one line', () => {
    expect(titleOf(' Rosen\n\tserum\u0007', 'Produkt | Lindenrose')).toBe('Rosen serum | Lindenrose')
  })
})
