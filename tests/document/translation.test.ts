import { describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { openPage } from '../../src/pages/document/page-document.js'
import { translatePage } from '../../src/pages/document/translate.js'
import { openTexts, translationOf } from '../../src/pages/document/translation.js'
import type { PageNode } from '../../src/core/element/declaration.js'

const list = (heading: string): PageNode => ({ block: 'vitrine-product-list', fields: { heading, pageSize: 4 } })
const p = (...children: PageNode[]): PageNode => ({ html: 'p', children })

const original: PageDocument = {
  version: 1,
  path: '/pflege',
  language: 'de',
  title: 'Pflege | Lindenrose',
  description: 'Alles für deine Haut.',
  nodes: [
    { html: 'h1', children: ['Pflege im Winter'] },
    p('Kälte macht ', { html: 'strong', children: ['trocken'] }, '. Das hilft.'),
    { html: 'p', children: [{ html: 'a', attributes: { href: '/products' }, children: ['Alle Produkte'] }] },
    list('Unsere Auswahl'),
  ],
}
const english: Readonly<Record<string, string>> = {
  'Pflege | Lindenrose': 'Care | Lindenrose',
  'Pflege im Winter': 'Care in winter',
  'Unsere Auswahl': 'Our choice',
}
const inEnglish = (page: PageDocument, words = english): PageDocument =>
  translatePage(page, { path: '/en/care', language: 'en', say: (text) => words[text] ?? text, link: (address) => address })
const statesOf = (page: PageDocument, variant: PageDocument) =>
  Object.fromEntries(translationOf(page, variant).texts.map(({ text, state }) => [text, state]))

describe('translationOf', () => {
  it('counts every text of a fresh copy as not translated, and each as translated once it says something else', () => {
    const copy = inEnglish(original, {})
    expect(new Set(Object.values(statesOf(original, copy)))).toEqual(new Set(['untranslated']))
    expect(statesOf(original, inEnglish(original))).toMatchObject({
      'Care in winter': 'translated',
      'Our choice': 'translated',
      'Kälte macht trocken. Das hilft.': 'untranslated',
      'Alle Produkte': 'untranslated',
    })
    expect(openTexts(translationOf(original, copy))).toBe(6)
  })

  it('keeps what it knows when the page is stored and opened again', () => {
    const copy = inEnglish(original)
    expect(statesOf(original, openPage(JSON.parse(JSON.stringify(copy))).page)).toEqual(statesOf(original, copy))
  })

  it('marks a translation whose original has changed since, and shows what it says today', () => {
    const changed = { ...original, nodes: [{ html: 'h1', children: ['Pflege im Frühling'] }, ...original.nodes.slice(1)] }
    const { texts } = translationOf(changed, inEnglish(original))
    expect(texts.find(({ text }) => text === 'Care in winter')).toMatchObject({
      state: 'changed',
      original: { text: 'Pflege im Frühling' },
    })
  })

  it('finds each original again when blocks were moved on either side', () => {
    const moved = { ...original, nodes: original.nodes.toReversed() }
    expect(statesOf(moved, inEnglish(original))).toEqual(statesOf(original, inEnglish(original)))
  })

  it('names what the original says and the translation does not have', () => {
    const longer = { ...original, nodes: [...original.nodes, p('Frag deine Beraterin.')] }
    const { missing } = translationOf(longer, inEnglish(original))
    expect(missing.map(({ text, way }) => [text, way])).toEqual([['Frag deine Beraterin.', ['nodes', 4]]])
  })

  it('takes a text that says the same for right once an editor has said so', () => {
    const copy = inEnglish(original)
    const fits = {
      ...copy,
      nodes: copy.nodes.with(2, p({ html: 'a', translates: { text: { text: 'Alle Produkte', fits: true } }, children: ['Alle Produkte'] })),
    }
    expect(statesOf(original, fits)['Alle Produkte']).toBe('translated')
  })

  it('reads pages of a time that kept no sources side by side', () => {
    const plain = JSON.parse(
      JSON.stringify(inEnglish(original), (key, value) => (key === 'translates' ? undefined : value)),
    ) as PageDocument
    const { texts } = translationOf(original, plain)
    expect(texts.find(({ text }) => text === 'Care in winter')).toMatchObject({
      state: 'translated',
      original: { text: 'Pflege im Winter' },
    })
    expect(texts.find(({ text }) => text.startsWith('Kälte'))?.state).toBe('untranslated')
  })
})
