import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { placesIn, replacePlaces } from '../../src/pages/document/found-places.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'

const untouched = { html: 'p', children: ['Ganz anderes'] }
const page: PageDocument = {
  version: 1,
  path: '/creme',
  language: 'de',
  title: 'Creme',
  description: '',
  nodes: [
    { html: 'p', children: ['Die Creme und die ', { html: 'strong', children: ['Cremedose'] }] },
    { html: 'img', attributes: { src: '/creme.jpg', alt: 'Eine Creme' } },
    { block: 'vitrine-quote', fields: { author: 'Frau Creme' }, slots: { default: [{ html: 'p', children: ['creme!'] }] } },
    untouched,
  ],
}
const words = (search: Parameters<typeof placesIn>[1]) =>
  placesIn(page, search, declarations).map(({ before, match, after }) => `${before}[${match}]${after}`)

describe('what is found on a page', () => {
  it('is every text that people read, and no address', () => {
    expect(words({ find: 'creme' })).toEqual(['[Creme]', 'Die [Creme] und die ', '[Creme]dose', 'Eine [Creme]', 'Frau [Creme]', '[creme]!'])
  })

  it('keeps to letters and whole words when asked, and takes signs as they are', () => {
    expect(words({ find: 'creme', matchCase: true })).toEqual(['[creme]!'])
    expect(words({ find: 'Creme', wholeWords: true })).toHaveLength(5)
    expect(words({ find: '.' })).toEqual([])
    expect(words({ find: '' })).toEqual([])
  })

  it('is replaced where it was chosen, and nowhere else', () => {
    const [, first, , , author] = placesIn(page, { find: 'Creme' }, declarations)
    const next = replacePlaces(page, [first!, author!], '$& Salbe', declarations)
    expect(next.title).toBe('Creme')
    expect(next.nodes[0]).toEqual({ html: 'p', children: ['Die $& Salbe und die ', { html: 'strong', children: ['Cremedose'] }] })
    expect(next.nodes[2]).toMatchObject({ fields: { author: 'Frau $& Salbe' } })
    expect(next.nodes[3]).toBe(untouched)
  })

  it('is left alone when it has changed since', () => {
    const places = placesIn(page, { find: 'Creme' }, declarations)
    const changed = { ...page, title: 'Salbe', nodes: [] }
    expect(replacePlaces(changed, places, 'Öl', declarations)).toBe(changed)
  })
})
