import { describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { contentOf } from '../../src/server/pages/page-content.js'
import { block, column, html, page, section } from '../../src/pages/demo-site/frame.js'

const content = (...nodes: PageDocument['nodes']) =>
  contentOf({ ...page({ path: '/x', title: 'Titel | Lindenrose', description: 'Worum es geht.' }, ...nodes) }, 'Lindenrose')

describe('what a search knows of a page', () => {
  it('is its title without the site, what it is about, and its words', () => {
    expect(
      content(
        section(
          {},
          column(
            {},
            html('h1', {}, 'Über uns'),
            html('p', {}, 'Wir ', html('strong', {}, 'pflegen'), '.'),
            html('ul', {}, html('li', {}, 'eins'), html('li', {}, 'zwei')),
          ),
        ),
      ),
    ).toEqual({
      path: '/x',
      language: 'de',
      title: 'Titel',
      summary: 'Worum es geht.',
      text: 'Über uns. Wir pflegen. eins. zwei.',
    })
  })

  it('is not what stands around every page', () => {
    expect(content().text).toBe('')
  })

  it('is what an editor has written into blocks, not what else is set there', () => {
    expect(
      content(
        block('product-list', { heading: 'Was andere lieben', allUrl: '/products', badge: 'new' }),
        block('imprint', { text: 'Es gibt keine Firma.' }),
      ).text,
    ).toBe('Was andere lieben. Es gibt keine Firma.')
  })

  it('is the same with blocks that nobody knows, or fields that are none', () => {
    expect(
      content(
        { block: 'vitrine-unknown', fields: { heading: 'x' }, slots: { default: ['darin'] } },
        { block: 'vitrine-imprint', fields: { text: 7 as unknown as string } },
      ).text,
    ).toBe('darin')
  })

  it('keeps a title that names the site otherwise', () => {
    expect(contentOf({ ...page({ path: '/', title: 'Lindenrose: Pflege', description: '' }) }, 'Lindenrose').title).toBe(
      'Lindenrose: Pflege',
    )
  })
})
