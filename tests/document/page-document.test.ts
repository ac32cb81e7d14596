import { describe, expect, it } from 'vitest'
import { openPage, type PageDocument, PageDocumentError, problemsOf } from '../../src/pages/document/page-document.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { sample, sampleBox, sampleDrawer } from '../support/sample.block.js'

const declarations = [sample, sampleBox, sampleDrawer]
const stored = (nodes: unknown, more: object = {}): unknown =>
  JSON.parse(JSON.stringify({ version: 1, path: '/', language: 'de', title: 'Start', description: '', nodes, ...more }))
const open = (nodes: unknown, more?: object) => openPage(stored(nodes, more), declarations)

describe('openPage', () => {
  it('opens a page as it was stored', () => {
    const page = {
      version: 1,
      path: '/karte',
      language: 'en',
      title: 'T',
      description: 'D',
      canonical: '/k',
      role: 'cart',
      openGraph: { image: '/a.jpg' },
      nodes: [
        'Text',
        { html: 'p', attributes: { class: 'a' }, children: ['b'] },
        { block: sample.tag, version: 3, fields: { heading: 'H' } },
      ],
    }
    expect(openPage(page, declarations)).toEqual({ page, problems: [] })
  })

  it.each([
    [null, /not an object/],
    ['{}', /not an object/],
    [[], /not an object/],
    [{}, /version is undefined/],
    [{ version: 2, path: '/', nodes: [] }, /version is 2/],
    [{ version: 1, nodes: [] }, /no path/],
    [{ version: 1, path: '/', nodes: {} }, /no list of nodes/],
  ])('refuses %j and says why', (json, reason) => {
    expect(() => openPage(json, declarations)).toThrow(PageDocumentError)
    expect(() => openPage(json, declarations)).toThrow(reason)
  })

  it('leaves out what is no node, says so, and keeps the rest', () => {
    const { page, problems } = open([7, null, {}, 'Text', { block: sampleBox.tag, slots: { default: [true, 'Innen'], lid: 'x' } }])
    expect(page.nodes).toEqual(['Text', { block: sampleBox.tag, version: 1, slots: { default: ['Innen'], lid: [] } }])
    expect(problems.map(({ kind, at }) => [kind, ...at].join(' '))).toEqual([
      'not-a-node nodes 0',
      'not-a-node nodes 1',
      'not-a-node nodes 2',
      'not-a-node nodes 4 slots default 0',
      'not-a-node nodes 4 slots lid',
    ])
  })

  it('survives a document nested without end', () => {
    const deep = Array.from({ length: 5000 }).reduce<PageNode>((inner) => ({ html: 'div', children: [inner] }), 'Ende')
    const { problems } = openPage({ version: 1, path: '/', nodes: [deep] }, declarations)
    expect(problems.map(({ kind }) => kind)).toEqual(['too-deep'])
  })

  it('keeps blocks it does not know', () => {
    const gone = { block: 'vitrine-gone', version: 9, fields: { a: [1] }, slots: { x: ['y'] } }
    expect(open([gone])).toMatchObject({ page: { nodes: [gone] }, problems: [] })
  })

  it('brings an old block up to date, step by step, wherever it stands', () => {
    const old = { block: sample.tag, version: 1, fields: { caption: 'Alt', linesShown: 2 } }
    const { page } = open([{ html: 'div', children: [{ block: sampleBox.tag, slots: { default: [old] } }] }])
    expect(page.nodes).toEqual([
      {
        html: 'div',
        children: [
          {
            block: sampleBox.tag,
            version: 1,
            slots: { default: [{ block: sample.tag, version: 3, fields: { heading: 'Alt', linesShown: 2 } }] },
          },
        ],
      },
    ])
  })

  it('migrates only from the version a block has', () => {
    expect(open([{ block: sample.tag, version: 2, fields: { caption: 'bleibt', title: 'T' } }]).page.nodes).toEqual([
      { block: sample.tag, version: 3, fields: { caption: 'bleibt', heading: 'T' } },
    ])
  })

  it('takes a block without a version for one of today', () => {
    expect(open([{ block: sample.tag, fields: { title: 'T' } }]).page.nodes).toEqual([
      { block: sample.tag, version: 3, fields: { title: 'T' } },
    ])
  })

  it('leaves a block of a newer version alone and says so', () => {
    const newer = { block: sample.tag, version: 4, fields: { future: 1 } }
    const { page, problems } = open([newer])
    expect(page.nodes).toEqual([newer])
    expect(problems[0]?.text.de).toBe('„Musterkarte“ stammt aus einer neueren Version. Dafür muss Vitrine aktualisiert werden.')
  })

  it('opens the page even when a migration trips', () => {
    const tripping = {
      ...sample,
      migrations: [
        {
          to: 2,
          migrate: () => {
            throw new Error('tripped')
          },
        },
      ],
    }
    const node = { block: sample.tag, version: 1, fields: {} }
    const { page, problems } = openPage(stored([node, 'Text']), [tripping])
    expect(page.nodes).toEqual([node, 'Text'])
    expect(problems.map(({ kind }) => kind)).toEqual(['not-migrated'])
  })
})

const german = (nodes: readonly PageNode[], more: Partial<PageDocument> = {}): string[] => {
  const page: PageDocument = { version: 1, path: '/', language: 'de', title: 'T', description: '', nodes, ...more }
  return problemsOf(page, declarations).map(({ text }) => text.de)
}
const card = (fields: object = {}) => ({ block: sample.tag, fields: { product: '01t', ...fields } }) as PageNode
const box = (...nodes: PageNode[]): PageNode => ({ block: sampleBox.tag, slots: { default: nodes } })

describe('problemsOf', () => {
  it('has nothing to say about a good page', () => {
    expect(
      german([
        'Text',
        { html: 'p', attributes: { class: 'a' } },
        card(),
        {
          block: sampleBox.tag,
          slots: { default: [card()], lid: ['Deckel'], drawers: [' ', { block: sampleDrawer.tag }] },
        },
      ]),
    ).toEqual([])
  })

  it('says where a block belongs, in both languages', () => {
    const page: PageDocument = { version: 1, path: '/', language: 'de', title: 'T', description: '', nodes: [{ block: sampleDrawer.tag }] }
    expect(problemsOf(page, declarations)).toEqual([
      {
        kind: 'wrong-parent',
        at: ['nodes', 0],
        text: { de: '„Schublade“ gehört in „Kiste“.', en: '“Drawer” belongs in “Box”.' },
      },
    ])
  })

  it('looks through plain elements for the parent', () => {
    expect(german([box({ html: 'div', children: [{ block: sampleDrawer.tag }] })])).toEqual([])
  })

  it('says where a block must not stand, however deep', () => {
    const drawer: PageNode = { block: sampleDrawer.tag, slots: { default: [{ html: 'div', children: [box()] }] } }
    expect(german([box(drawer)])).toEqual(['„Kiste“ darf nicht in „Schublade“ stehen.'])
  })

  it('counts', () => {
    expect(german([box(), box(), box()])).toEqual(['„Kiste“ darf auf einer Seite höchstens 2-mal stehen.'])
  })

  it('names blocks, slots and fields that do not exist', () => {
    expect(
      german([{ block: 'vitrine-gone' }, { block: sampleBox.tag, slots: { attic: ['x'] } }, card({ titel: 'x', constructor: 'x' })]),
    ).toEqual([
      'Den Baustein „vitrine-gone“ gibt es nicht. Auf der veröffentlichten Seite fehlt er.',
      '„Kiste“ hat keinen Platz „attic“. Was darin steht, fehlt auf der veröffentlichten Seite.',
      '„Musterkarte“ hat kein Feld „titel“.',
      '„Musterkarte“ hat kein Feld „constructor“.',
    ])
  })

  it('says what a slot takes', () => {
    expect(german([{ block: sampleBox.tag, slots: { lid: [card()], drawers: ['Text', card(), { html: 'p' }] } }])).toEqual([
      '„Musterkarte“ passt nicht in „Kiste“. Dort hinein gehört „Text“.',
      '„Text“ passt nicht in „Kiste“. Dort hinein gehört „Schublade“.',
      '„Musterkarte“ passt nicht in „Kiste“. Dort hinein gehört „Schublade“.',
      '„<p>“ passt nicht in „Kiste“. Dort hinein gehört „Schublade“.',
    ])
  })

  it('checks values, addresses and what is required', () => {
    expect(
      german([
        { block: sample.tag, fields: { linesShown: 99, direction: 'schief', more: 'javascript:x', picture: 'http://a.example/b.png' } },
      ]),
    ).toEqual([
      'Der Wert im Feld „Zeilen“ von „Musterkarte“ passt nicht.',
      'Der Wert im Feld „Richtung“ von „Musterkarte“ passt nicht.',
      'Die Adresse im Feld „Mehr dazu“ von „Musterkarte“ ist nicht erlaubt. Möglich sind https, mailto, tel und Seiten dieser Website.',
      'Die Adresse im Feld „Bild“ von „Musterkarte“ ist nicht erlaubt. Möglich sind https, mailto, tel und Seiten dieser Website.',
      '„Musterkarte“ braucht noch das Feld „Produkt“.',
    ])
  })

  it('tells which plain elements and attributes are not published', () => {
    expect(german([{ html: 'iframe' }, { html: 'p', attributes: { onclick: 'x', class: 'a' } }])).toEqual([
      'Das Element <iframe> wird nicht veröffentlicht, nur sein Inhalt.',
      'Die Angabe onclick wird nicht veröffentlicht.',
    ])
  })

  it('asks for a title and a path that stays at home', () => {
    expect(german([], { title: ' ', path: '/../etc' })).toEqual([
      'Die Adresse „/../etc“ passt nicht: Sie beginnt mit / und besteht aus kleinen Buchstaben, Ziffern und Bindestrichen.',
      'Die Seite braucht einen Titel.',
    ])
  })
})
