import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf, over, readColour } from '../../src/pages/document/lint/contrast.js'
import { declarations } from '../../src/blocks/declarations.js'
import { languageOf } from '../../src/pages/document/lint/language-guess.js'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import { type LintFacts, lintPage } from '../../src/pages/document/lint/page-lint.js'
import { problemWords } from '../../src/pages/document/problem-words.js'
import { problem } from '../../src/pages/document/problems.js'
import { themeColours } from '../../src/pages/document/lint/theme-colours.js'
import type { BlockNode, PageNode } from '../../src/core/element/declaration.js'
import { sample } from '../support/sample.block.js'

const block = (name: string, fields: BlockNode['fields'] & object = {}, ...children: PageNode[]): BlockNode => ({
  block: `vitrine-${name}`,
  fields,
  ...(children.length > 0 && { slots: { default: children } }),
})
const html = (name: string, attributes: Record<string, string> = {}, ...children: PageNode[]): PageNode => ({
  html: name,
  attributes,
  children,
})
const heading = html('h1', {}, 'Rosen')
const ground = [block('store', { checkoutUrl: '/checkout' }), block('consultant-detection')]

/** A good page with these nodes on it. */
const pageWith = (nodes: readonly PageNode[], more: Partial<PageDocument> = {}): PageDocument => ({
  version: 1,
  path: '/rosen',
  language: 'de',
  title: 'Rosen',
  description: 'Alles über Rosen.',
  nodes: [...ground, heading, ...nodes],
  ...more,
})
const hints = (page: PageDocument, facts?: LintFacts) => lintPage(page, facts)
const told = (nodes: readonly PageNode[], facts?: LintFacts): string[] =>
  hints(pageWith(nodes), facts).map(({ level, at, field, kind }) => [level, kind, at.slice(1).join('.'), field].filter(Boolean).join(' '))
const said = (nodes: readonly PageNode[], more?: Partial<PageDocument>): string[] => hints(pageWith(nodes, more)).map(({ text }) => text.de)

describe('links and headings', () => {
  it('are missed when they say nothing or lead nowhere', () => {
    expect(
      told([
        html('h2'),
        html('a', { href: '/rosen' }),
        html('a', {}, 'Weiter'),
        html('a', { href: '/rosen' }, html('img', { alt: 'Rose', src: '/r.png' })),
      ]),
    ).toEqual(['warning empty-heading 3', 'warning nameless-link 4', 'warning empty-link 5 href'])
  })

  it('say in an editor’s words when their address is none', () => {
    expect(said([html('a', { href: 'javascript:alert(1)' }, 'Weiter')])).toEqual([
      'Die Adresse „javascript:alert(1)“ geht so nicht. Möglich sind https, mailto, tel und Seiten dieser Website.',
    ])
    expect(told([html('a', { href: '' }, 'Weiter')])).toEqual(['warning empty-link 3 href'])
  })

  it('are asked about when they name another site without https', () => {
    const list = block('product-list', { heading: 'Rosen', allUrl: 'www.rosen.de/alle' })
    expect(told([html('a', { href: 'rosen.com' }, 'Weiter'), list, html('a', { href: 'preise.pdf' }, 'Preise')])).toEqual([
      'warning bare-host 3 href',
      'warning bare-host 4 allUrl',
    ])
    expect(told([html('a', { href: 'example.com' }, 'Weiter')])).toEqual(['warning example-link 3 href'])
  })

  it('are asked about when they lead to an example', () => {
    const list = block('product-list', { heading: 'Rosen', allUrl: 'https://www.example.com/alle' })
    expect(
      told([html('a', { href: 'https://example.com' }, 'Weiter'), list, html('a', { href: 'https://example.community' }, 'Mehr')]),
    ).toEqual(['warning example-link 3 href', 'warning example-link 4 allUrl'])
  })

  it('are told of when they name a page that is gone, and only then', () => {
    const facts: LintFacts = { addressOf: (id) => (id === 'care' ? '/pflege' : undefined) }
    const list = block('product-list', { heading: 'Rosen', allUrl: 'page:gone' })
    expect(told([html('a', { href: 'page:care#unten' }, 'Weiter'), html('a', { href: 'page:gone' }, 'Mehr'), list], facts)).toEqual([
      'warning gone-page 4 href',
      'warning gone-page 5 allUrl',
    ])
    expect(told([html('a', { href: 'page:gone' }, 'Mehr')])).toEqual([])
  })
})

describe('what a visitor would stumble over', () => {
  const column = (...children: PageNode[]) => block('section', {}, block('column', {}, ...children))
  const text = html('p', {}, 'Rosen sind schön.')

  it('is a link to a page that only editors see, in a text or in a field, whatever else exists', () => {
    const facts: LintFacts = {
      paths: ['/da', '/entwurf', '/rosen', '/checkout', '/login', '/shop-invalid', '/ShopInvalid', '/product', '/impressum'],
      unpublished: new Set(['/entwurf', '/rosen']),
      addressOf: (id) => (id === 'draft' ? '/entwurf' : '/da'),
    }
    const link = (href: string) => html('a', { href }, 'Weiter')
    const list = block('product-list', { heading: 'Rosen', allUrl: '/entwurf/' })
    expect(told([link('/da'), link('/entwurf?a'), link('page:draft'), link('page:live'), list, link('/rosen')], facts)).toEqual([
      'warning unpublished-link 4 href',
      'warning unpublished-link 5 href',
      'warning unpublished-field 7 allUrl',
    ])
    expect(told([link('#'), block('product-list', { heading: 'Rosen', allUrl: '#' })])).toEqual([
      'warning empty-link 4 allUrl',
      'warning empty-link 3 href',
    ])
  })

  it('is a link without an address or a number, one into the Studio, and one to a place that there is not', () => {
    const link = (href: string) => html('p', {}, html('a', { href }, 'Weiter'))
    expect(told(['mailto:', 'mailto:?subject=Rosen', 'tel:', 'tel:+49'].map(link))).toEqual(
      [3, 4, 5, 6].map((at) => `warning incomplete-link ${at}.children.0 href`),
    )
    expect(told(['mailto:anna@rosen.de?subject=Rosen', 'tel:+49301234', 'tel:110'].map(link))).toEqual([])
    expect(told(['/studio/', '/studio?page=x', 'https://localhost:4173/rosen', '/studios'].map(link))).toEqual(
      [3, 4, 5].map((at) => `warning editors-link ${at}.children.0 href`),
    )
    const list = (allUrl: string) => block('product-list', { heading: 'Rosen', allUrl })
    expect(told([list('#nirgends'), list('#da'), list('mailto:'), html('h2', { id: 'da' }, 'Da')])).toEqual([
      'warning dead-fragment 3 allUrl',
      'warning incomplete-link 5 allUrl',
    ])
    // A block can be a place, too.
    expect(told([link('#cookies'), block('cookie-consent')])).toEqual([])
  })

  it('is a question without an answer, an answer without a question, a heading that nobody sees, a list of nothing', () => {
    const question = (words: string, ...answer: PageNode[]) => html('details', {}, html('summary', {}, words), ...answer)
    const answered = html('p', {}, 'Ja, auch im Winter.')
    const questions = block(
      'questions',
      { heading: 'Fragen' },
      question('Welche Rose?', answered),
      question('Wann?', html('p')),
      question(' ', answered),
      question('Wie sieht sie aus?', html('p', {}, html('img', { src: '/r.png', alt: '' }))),
    )
    const answers = told([html('h2', {}, '\u200b\u00a0'), questions, block('product-list', { heading: 'Rosen', source: 'chosen' })])
    expect(answers).toEqual([
      'warning empty-heading 3',
      'warning no-answer 4.slots.default.1',
      'warning no-question 4.slots.default.2',
      'warning none-chosen 5 productIds',
    ])
    expect(told([block('product-list', { heading: 'Rosen', source: 'chosen', productIds: ['01t000000000001'] as never })])).toEqual([])
  })

  it('is a link into the other language, where the page is there in this one', () => {
    const facts: LintFacts = {
      inOwnLanguage: new Map([
        ['/en/care', '/pflege'],
        ['/en/roses', '/rosen'],
      ]),
    }
    const link = (href: string, attributes = {}) => html('p', {}, html('a', { href, ...attributes }, 'Weiter'))
    const navigation = block('main-navigation', { brand: 'Rosen', shopUrl: '/en/care?a#b', otherLanguageUrl: '/en/care' })
    expect(told([link('/en/care#unten'), link('/en/care', { lang: 'en' }), link('/en/roses'), link('/pflege')], facts)).toEqual([
      'warning other-language-link 3.children.0 href',
    ])
    expect(hints(pageWith([navigation]), facts).filter(({ kind }) => kind === 'other-language-link')).toMatchObject([
      {
        field: 'shopUrl',
        text: { de: 'Der Link führt zu „/en/care?a#b“, in die andere Sprache. In dieser steht die Seite unter /pflege.' },
      },
    ])
  })

  it('is a section whose day is over', () => {
    const until = (shownUntil: string, shownFrom = '') => block('section', { shownFrom, shownUntil }, block('column', {}, text))
    const now = Date.parse('2026-12-01T12:00:00Z')
    const times = [
      until('2026-11-30T08:00'),
      until('2026-12-24T08:00'),
      until('2026-12-01T12:59'),
      until('2026-11-01T08:00', '2026-12-01T08:00'),
    ]
    expect(told(times, { now })).toEqual([
      'warning not-after 6 shownUntil',
      'warning time-over 3 shownUntil',
      'warning time-over 5 shownUntil',
    ])
  })

  it.each(['Lorem ipsum dolor sit amet.', 'TODO: Preis', 'Hallo [Name]', 'Ab XXX Euro'])('is the placeholder “%s”', (words) => {
    expect(told([html('p', {}, html('strong', {}, words))])).toEqual(['error sample-text 3.children.0'])
    expect(told([block('product-list', { heading: words })])).toEqual(['error sample-text 3 heading'])
    expect(hints(pageWith([text], { title: words })).map(({ kind, field }) => [kind, field])).toEqual([['sample-text', 'title']])
    expect(told([html('p', {}, 'Todos los días, XXL und [sic]')])).toEqual([])
  })

  it.each(['Frag unter www.deine-adresse.de.', 'Max Mustermann', 'Musterstraße 1, 12345 Musterstadt', 'mail@deine-firma.de'])(
    'is the sample of a name or an address “%s”',
    (words) => {
      expect(told([html('p', {}, words)])).toEqual(['error sample-text 3'])
      expect(told([html('p', {}, 'Musterung und Mustermesse in Köln, rosen.de, service@lindenrose.example')])).toEqual([])
    },
  )

  it.each([
    'https://www.deine-adresse.de/rosen',
    'deine-domain.de',
    'https://ihre-website.com',
    'https://beispiel.de',
    'mailto:max@mustermann.de',
    'mailto:name@example.com?subject=Hallo',
    'tel:0123456789',
    'tel:+49 123 456789',
  ])('is a link to the sample %s', (href) => {
    expect(told([html('a', { href }, 'Weiter')])).toEqual(['warning example-link 3 href'])
  })

  it.each(['https://meine-seiten.de', 'mailto:anna@lindenrose.de', 'tel:+4930123456', 'https://deine-adresse.design'])(
    'is no link to %s, which may be somebody’s',
    (href) => expect(told([html('a', { href }, 'Weiter')])).toEqual([]),
  )

  it('is a second element of one id where the same visitor sees both, also out of a shared part', () => {
    const named = (id: string) => html('h2', { id }, 'Anwendung')
    expect(told([named('anwendung'), named('anwendung'), named('pflege')])).toEqual(['warning doubled-id 4 id'])
    expect(told([html('h2', { id: 'cookies' }, 'Kekse'), block('cookie-consent')])).toEqual(['warning doubled-id 4'])
    const variant = (which: string) => block('section', { experiment: 'Advent', variant: which }, block('column', {}, named('x')))
    expect(told([variant('a'), variant('b')])).toEqual([])
    const seen = { ...block('section', {}, block('column', {}, named('x'))), hiddenOn: ['mobile', 'tablet'] as const }
    const other = { ...block('section', {}, block('column', {}, named('x'))), hiddenOn: ['desktop'] as const }
    expect(told([seen, other])).toEqual([])
    const part: PageDocument = { ...pageWith([]), kind: 'part', nodes: [named('unten')] }
    expect(told([named('unten'), { shared: 'fuss' }], { partOf: () => part })).toEqual(['warning doubled-id 4'])
  })

  it('is a figure without a picture, a list or an item that says nothing, and a link called “here”', () => {
    const caption = html('figcaption', {}, 'Rosen im Juni')
    const picture = html('img', { src: '/r.png', alt: 'Rose' })
    expect(told([html('figure', {}, caption), html('picture', {}, html('source', { srcset: '/r.png' }))])).toEqual([
      'warning empty-picture 3',
      'warning empty-picture 4',
    ])
    expect(told([html('figure', {}, html('img', { src: '' }), caption)])).toEqual(['warning empty-picture 3.children.0 src'])
    expect(told([html('figure', {}, html('picture', {}, picture), caption), html('figure', {}, block('quote', {}, text))])).toEqual([])
    expect(told([html('ul'), html('ul', {}, html('li'), html('li', {}, 'Eins')), html('ol', {}, html('li', {}, picture))])).toEqual([
      'warning empty-list 3',
      'warning empty-item 4.children.0',
    ])
    expect(told([html('a', { href: '/rosen' }, 'Hier klicken!'), html('a', { href: '/rosen' }, 'Hier gibt es Rosen')])).toEqual([
      'warning vague-link 3',
    ])
  })

  it('is a block that every device hides', () => {
    const hidden = { ...block('section', {}, block('column', {}, text)), hiddenOn: ['mobile', 'tablet', 'desktop'] as const }
    expect(told([hidden])).toEqual(['warning hidden-everywhere 3'])
    expect(told([{ ...hidden, hiddenOn: ['mobile'] }])).toEqual([])
  })

  it('is an example that nobody has touched, and a video without an address', () => {
    const presetOf = (tag: string, id: string) => declarations.find((each) => each.tag === tag)!.presets!.find((each) => each.id === id)!
    const quote = { block: 'vitrine-quote', ...presetOf('vitrine-quote', 'quote') }
    const questions = { block: 'vitrine-questions', ...presetOf('vitrine-questions', 'questions') }
    const written = block('quote', { author: 'Eva Lind' }, html('p', {}, 'Die Creme riecht nach Sommer.'))
    const half = block('quote', { author: 'Eva Lind' }, ...quote.slots!.default!)
    const answers = told([
      column(
        quote,
        written,
        half,
        questions,
        html('p', {}, 'Hier steht, was deine Kundinnen wissen sollen. Zwei, drei Sätze genügen meist.'),
      ),
      block('video', { heading: 'Rosen' }),
    ])
    expect(answers).toEqual([
      'error missing-field 4 address',
      'error sample-text 3.slots.default.0.slots.default.0 author',
      'error sample-text 3.slots.default.0.slots.default.2',
      'error sample-text 3.slots.default.0.slots.default.3',
      'error sample-text 3.slots.default.0.slots.default.4',
    ])
  })

  it('is an empty page, a band or a block with nothing in it, and what stands behind the main part', () => {
    const picture = block('section', { background: '/r.jpg', backgroundMobile: '/m.jpg' })
    expect(told([block('section'), column(), picture, column(block('quote')), text])).toEqual([
      'warning empty-section 3',
      'warning empty-section 4',
      'warning empty-block 6.slots.default.0.slots.default.0',
    ])
    const footer = block('footer', { withdrawalUrl: '/widerrufen' })
    const framed = (...behind: PageNode[]) =>
      hints({ ...pageWith([]), nodes: [...ground, html('main', {}, heading, column(text)), footer, ...behind] }).map(
        ({ kind, at }) => `${kind} ${at.join('.')}`,
      )
    expect(framed(block('cart-panel'))).toEqual([])
    expect(framed(column(text))).toEqual(['behind-main nodes.4'])
    expect(hints({ ...pageWith([]), nodes: [...ground, html('main', {}, column()), footer] }).map(({ kind }) => kind)).toEqual([
      'empty-page',
    ])
  })

  it('is half an experiment, a section for nobody, and a shared part of another language or that nobody sees', () => {
    const variant = (name: string, which: string) => block('section', { experiment: name, variant: which }, block('column', {}, text))
    const within = (outer: BlockNode['fields'] & object, inner: BlockNode['fields'] & object) =>
      block('section', outer, block('column', {}, block('section', inner, block('column', {}, text))))
    const kinds = (nodes: readonly PageNode[]) => told(nodes).filter((each) => !each.includes('wrong-'))
    expect(kinds([variant('Advent', 'a'), variant('advent', 'b'), variant('Ostern', 'b')])).toEqual(['warning lone-variant 5 experiment'])
    expect(
      kinds([
        within({ audience: 'customers' }, { audience: 'with-consultant' }),
        within({ audience: 'guests' }, { audience: 'customers' }),
        within({ shownUntil: '2027-01-01T00:00' }, { shownFrom: '2027-02-01T00:00' }),
      ]),
    ).toEqual([
      'warning for-nobody 4.slots.default.0.slots.default.0 audience',
      'warning for-nobody 5.slots.default.0.slots.default.0 audience',
    ])
    const part = (language: 'de' | 'en'): PageDocument => ({ ...pageWith([]), kind: 'part', language, nodes: [text] })
    const facts: LintFacts = { partOf: (id) => part(id === 'fuss' ? 'de' : 'en'), unpublishedParts: new Set(['foot']) }
    const page = { ...pageWith([], { language: 'en' }), nodes: [...ground, heading, { shared: 'fuss' }, { shared: 'foot' }] }
    expect(lintPage(page, facts).map(({ level, kind, at }) => `${level} ${kind} ${at.join('.')}`)).toEqual([
      'error missing-part nodes.4',
      'warning foreign-part nodes.3',
    ])
    const drafts = lintPage(page, { ...facts, draftTranslations: new Set(['fuss']) })
    expect(drafts.map(({ kind, at }) => `${kind} ${at.join('.')}`)).toContain('draft-translation nodes.3')
  })
})

describe('lintPage', () => {
  it('has nothing to say about a good page, nor about one that is still empty', () => {
    expect(told([block('section', {}, block('column', {}, html('p', {}, 'Rosen sind schön.')))])).toEqual([])
    expect(
      hints({ version: 1, path: '/neu', language: 'de', title: 'Neu', description: '', nodes: [html('main', {}, block('section'))] }).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['empty-page'])
  })

  it('puts first what should not be published', () => {
    expect(told([html('img', { src: '/a.jpg' }), block('column'), block('cart-page'), block('cart-page'), block('gone')])).toEqual([
      'error wrong-parent 4',
      'error too-many 6',
      'error unknown-block 7',
      'warning second-heading 5',
      'warning second-heading 6',
      'warning no-alternative 3 alt',
    ])
  })

  it('asks for what search engines show, and says how much of it', () => {
    expect(said([], { title: 'R'.repeat(61), description: 'ä'.repeat(161) })).toEqual([
      'Der Titel ist 61 Zeichen lang. Suchmaschinen zeigen etwa 60 davon.',
      'Die Beschreibung ist 161 Zeichen lang. Suchmaschinen zeigen etwa 160 davon.',
    ])
    expect(hints(pageWith([], { title: ' ', description: ' ' })).map(({ kind, level, field }) => [level, kind, field])).toEqual([
      ['error', 'no-title', 'title'],
      ['warning', 'no-description', 'description'],
    ])
    expect(said([], { title: '🌹'.repeat(60), description: 'ä'.repeat(160) })).toEqual([])
  })

  it('says when a title ends in another way than most of the site do, and only where most do', () => {
    const titles = ['Serum | Lindenrose', 'Creme | Lindenrose', 'Öl | Lindenrose', 'Seife | Lindenrose', 'Rosen']
    const about = (title: string, others: readonly string[]) =>
      hints(pageWith([], { title }), { titles: others }).map(({ kind, text }) => [kind, text.de])
    expect(about('Rosen', titles)).toEqual([['other-title', 'Die Titel der anderen Seiten enden mit „| Lindenrose“, dieser nicht.']])
    expect(about('Rosen | Lindenrose', titles)).toEqual([])
    expect(about('Lindenrose: Pflege mit Beratung', titles)).toEqual([])
    expect(about('Rosen', titles.slice(1))).toEqual([])
    expect(about('Rosen', [...titles, 'Eins', 'Zwei', 'Drei'])).toEqual([])
  })

  it('wants one heading of the first level, from a block or an element', () => {
    const without = (nodes: readonly PageNode[]) => hints(pageWith([], { nodes: [...ground, ...nodes] })).map(({ kind }) => kind)
    expect(without([html('p', {}, 'Rosen')])).toEqual(['no-heading'])
    expect(without([block('login')])).toEqual([])
    expect(told([block('login')])).toEqual(['warning second-heading 3'])
    const begin = (audience?: string) => block('section', audience ? { audience } : {}, block('column', {}, html('h1', {}, 'Willkommen')))
    const twice = (...whom: [string?, string?]) => without(whom.map(begin))
    expect(twice('guests', 'customers')).toEqual([])
    expect(twice('guests', 'guests')).toEqual(['second-heading'])
    expect(twice('customers', 'with-consultant')).toEqual(['second-heading'])
    expect(twice('guests', undefined)).toEqual(['second-heading'])
    const until = (shownUntil: string) => block('section', { shownUntil }, html('h1', {}, 'Bald'))
    const from = (shownFrom: string) => block('section', { shownFrom }, html('h1', {}, 'Jetzt'))
    expect(without([until('2026-12-01T08:00'), from('2026-12-01T08:00')])).toEqual([])
    expect(without([until('2026-12-01T08:00'), from('2026-11-30T08:00')])).toEqual(['second-heading'])
    const drawn = (experiment: string, variant: string) => block('section', { experiment, variant }, html('h1', {}, 'Vielleicht'))
    expect(without([drawn('Advent', 'a'), drawn('advent', 'b')])).toEqual([])
    expect(without([drawn('Advent', 'b'), drawn('advent', 'b')])).toEqual(['second-heading', 'lone-variant'])
    expect(without([drawn('Advent', 'a'), drawn('Ostern', 'b')])).toEqual(['second-heading', 'lone-variant', 'lone-variant'])
  })

  it('misses a moment that is none, and an end that is not after its beginning', () => {
    const from = (shownFrom: string, shownUntil = '') =>
      said([block('section', { shownFrom, shownUntil }, block('column', {}, html('p', {}, 'Bald')))])
    expect(from('2026-12-01T08:00', '2026-12-01T08:01')).toEqual([])
    expect(from('', '2026-12-01T08:01')).toEqual([])
    expect(from('2026-12-01T08:00', '2026-12-01T08:00')).toEqual([
      '„Zu sehen bis“ von „Abschnitt“ liegt nicht nach „Zu sehen ab“. So ist nie etwas zu sehen.',
    ])
    expect(from('am 1. Dezember')).toEqual(['Der Wert im Feld „Zu sehen ab“ von „Abschnitt“ passt nicht.'])
  })

  it('misses a step between headings', () => {
    expect(said([html('h3', {}, 'Dornen')])).toEqual(['Hier wird eine Ebene übersprungen: Auf Ebene 1 folgt Ebene 3. Nimm Ebene 2.'])
    expect(said([html('h2', {}, 'Duft'), html('h4', {}, 'Dornen')])).toEqual([
      'Hier wird eine Ebene übersprungen: Auf Ebene 2 folgt Ebene 4. Nimm Ebene 3.',
    ])
    expect(told([html('h2', {}, 'A'), html('h3', {}, 'B'), html('h2', {}, 'C'), block('product-list'), html('h3', {}, 'D')])).toEqual([])
  })

  it('misses detection and settings where a shop block stands', () => {
    const on = (nodes: readonly PageNode[]) => hints(pageWith([], { nodes: [heading, ...nodes] })).map(({ text }) => text.de)
    expect(on([block('product-list')])).toEqual([
      '„Produktliste“ braucht „Beraterin erkennen“ auf der Seite. Sonst ist nicht klar, bei wem eingekauft wird.',
      '„Produktliste“ braucht „Shop-Einstellungen“ auf der Seite. Füg diesen Baustein einmal ein.',
    ])
    expect(on([block('footer'), block('section', {}, block('column', {}, html('p', {}, 'Rosen')))])).toEqual([])
    expect(on([block('store'), block('account-switcher')])).toEqual([])
  })

  it('misses the address of the checkout where a cart stands', () => {
    const on = (nodes: readonly PageNode[]) =>
      hints(pageWith([], { nodes: [block('consultant-detection'), ...nodes] })).map(({ kind }) => kind)
    expect(on([block('store'), block('cart-page')])).toEqual(['no-checkout'])
    expect(on([block('store', { checkoutUrl: '/checkout' }), block('cart-page')])).toEqual([])
    expect(on([block('store'), heading, block('product-list')])).toEqual([])
  })

  it('misses the way to withdraw from a contract where something is sold', () => {
    const on = (nodes: readonly PageNode[]) =>
      hints(pageWith([], { nodes: [block('consultant-detection'), heading, ...nodes] })).map(({ kind }) => kind)
    expect(on([block('store', { checkoutUrl: '/checkout' }), block('footer')])).toEqual(['no-withdrawal'])
    expect(on([block('store', { checkoutUrl: '/checkout' }), block('footer', { withdrawalUrl: '/widerrufen' })])).toEqual([])
    expect(on([block('store'), block('footer')])).toEqual([])
  })

  it.each([
    ['checkout', 'confirmationUrl', 'no-confirmation'],
    ['account', 'ordersUrl', 'no-orders'],
    ['account', 'addressesUrl', 'no-addresses'],
  ])('misses where %s leads a shopper who has bought: %s', (name, field, kind) => {
    const known = name === 'account' ? ['ordersUrl', 'addressesUrl'] : ['confirmationUrl']
    const fields = Object.fromEntries(known.map((one) => [one, one === field ? '' : '/somewhere']))
    const on = (settings: Record<string, string>) =>
      hints(pageWith([], { nodes: [block('consultant-detection'), block('store', settings), block(name, fields)] })).map(
        (hint) => hint.kind,
      )
    expect(on({ checkoutUrl: '/checkout' })).toContain(kind)
    expect(on({})).not.toContain(kind)
  })

  it('follows links of elements and of fields, also where a field is left at its default', () => {
    const facts = { paths: ['/rosen', '/products', '/über-uns', '/login', '/shop-invalid', '/checkout', '/impressum'] }
    const link = (href: string) => html('p', {}, html('a', { href }, 'Rosen'))
    expect(
      told([link('/gone'), link('gone?x=1'), block('quick-connect', { consultantsUrl: '/weg' }), block('promo-banner')], facts),
    ).toEqual([
      'warning dead-link 3.children.0 href',
      'warning dead-link 4.children.0 href',
      'warning dead-field 5 consultantsUrl',
      'warning dead-field 5 profileUrl',
      'warning dead-field 6 consultantsUrl',
    ])
    const good = [
      '/products',
      '/products/?sort=a#b',
      'products',
      '/%C3%BCber-uns',
      '?page=2',
      'https://other.example/x',
      'mailto:a@rosen.example',
      '/cms/delivery/media/1',
      '/heft.pdf',
    ]
    expect(told([...good.map(link), block('promo-banner', { consultantsUrl: '/products' })], facts)).toEqual([])
    expect(told([link('/gone'), block('promo-banner')])).toEqual([])
  })

  it('names products, categories and consultants that are gone, where they count', () => {
    const gone = new Set(['product a', 'product b', 'category c', 'consultant d'])
    const nodes = [
      block('product-detail', { product: 'a' }),
      block('product-list', { category: 'c' }),
      block('product-list', { category: 'c', source: 'seen' }),
      block('product-list', { source: 'chosen', productIds: ['b', 'x', 'a', 'b'] }),
      block('product-list', { source: 'chosen', productIds: ['x'] }),
      block('consultant-profile', { consultant: 'd' }),
    ]
    expect(told(nodes, { gone }).filter((line) => !line.includes('heading'))).toEqual([
      'warning gone-product 3 product',
      'warning gone-category 4 category',
      'warning gone-chosen 6 productIds',
      'warning gone-consultant 8 consultant',
    ])
    expect(told(nodes).join()).not.toContain('gone')
  })

  it('looks for the place a link jumps to', () => {
    const link = (href: string) => html('p', {}, html('a', { href }, 'Los'))
    expect(told([link('#dornen'), link('/rosen#dornen'), link('/products#dornen')])).toEqual([
      'warning dead-fragment 3.children.0 href',
      'warning dead-fragment 4.children.0 href',
    ])
    expect(told([link('#dornen'), link('#top'), html('p', { id: 'dornen' }, 'Dornen')])).toEqual([])
  })

  it('names a file’s name as alternative text, a picture that is not there, and one that is too heavy', () => {
    for (const alt of ['IMG_1234.jpg', 'DSC00012', 'sommer.png']) {
      expect(told([html('img', { src: '/a.jpg', alt })])).toEqual(['warning file-name-alternative 3 alt'])
    }
    expect(told([html('img', { src: '/a.jpg', alt: 'Ein Sommer in Prag 1968' })])).toEqual([])
    const pictures = new Map([
      ['/a.jpg', { dead: true } as const],
      ['/b.jpg', { bytes: 2_400_000 }],
      ['/c.jpg', { bytes: 90_000 }],
    ])
    const nodes = ['/a.jpg', '/b.jpg', '/c.jpg'].map((src) => html('img', { src, alt: 'Rosen' }))
    expect(told(nodes, { pictures })).toEqual(['warning dead-picture 3 src', 'warning large-picture 4 src'])
  })

  it('asks what a picture shows, and where a picture leads', () => {
    expect(told([html('img', { src: '/a.jpg' })])).toEqual(['warning no-alternative 3 alt'])
    expect(told([html('img', { alt: 'Rosen' })])).toEqual(['warning empty-picture 3 src'])
    expect(told([html('img', { src: '/a.jpg', alt: '' })])).toEqual([])
    expect(told([html('a', { href: '/' }, html('img', { src: '/a.jpg', alt: '' }))])).toEqual(['warning unnamed-link 3.children.0 alt'])
    expect(
      told([
        html('a', { href: '/' }, html('img', { src: '/a.jpg', alt: '' }), 'Start'),
        html('a', { href: '/', 'aria-label': 'Start' }, html('img', { src: '/a.jpg', alt: '' })),
      ]),
    ).toEqual([])
  })

  it('wants a version for mobile of a background picture', () => {
    expect(said([block('section', { background: '/a.jpg' })])).toEqual([
      'Das Feld „Hintergrundbild“ von „Abschnitt“ hat keine Fassung für Mobilgeräte.',
    ])
    expect(told([block('section', { background: '/a.jpg' })])).toEqual(['warning no-mobile-picture 3 backgroundMobile'])
    expect(told([block('section', { background: '/a.jpg', backgroundTablet: '/b.jpg' })])).toEqual([])
  })

  const onPicture = (fields: object, column: object = {}): string[] =>
    told([
      block(
        'section',
        { background: '/a.jpg', backgroundMobile: '/b.jpg', ...fields },
        block('column', column as BlockNode['fields'] & object, html('p', {}, 'Rosen')),
      ),
    ])

  it('measures text on a veil over the lightest and the darkest picture, in light and in dark', () => {
    expect(onPicture({})).toEqual(['warning no-overlay 3 overlay'])
    expect(onPicture({ overlay: '--vitrine-overlay' })).toEqual([])
    expect(onPicture({ overlay: '#ffffffbf' })).toEqual(['warning low-contrast 3 overlay'])
    expect(onPicture({ overlay: '--vitrine-veil' })).toEqual(['warning low-contrast 3 overlay'])
    expect(onPicture({ overlay: 'color-mix(in oklch, red, blue)' })).toEqual([])
    expect(onPicture({}, { tone: 'surface' })).toEqual([])
    expect(
      told([
        block(
          'section',
          { background: '/a.jpg', backgroundMobile: '/b.jpg' },
          block('column', {}, html('img', { src: '/a.jpg', alt: '' })),
        ),
      ]),
    ).toEqual([])
  })

  it('says the measured contrast', () => {
    const text = html('p', {}, 'Rosen')
    expect(said([block('section', { overlay: '#2a1a20' }, text)])).toEqual([
      'Text und „Farbschleier über dem Bild“ von „Abschnitt“ unterscheiden sich im ungünstigsten Fall nur 1,0 : 1. Es braucht mindestens ' +
        '4,5 : 1; „Schleier“ passt hell wie dunkel.',
    ])
    expect(said([block('section', { tone: 'rose', overlay: '#00000003' }, text)])).toEqual([])
  })

  it('finds texts that are not translated', () => {
    const english: Partial<PageDocument> = { language: 'en', title: 'Roses', description: 'All about roses and their scent.' }
    const nodes = [block('store', { locale: 'en' }), html('h1', {}, 'Roses'), block('consultant-detection')]
    const on = (...more: PageNode[]) => hints(pageWith([], { ...english, nodes: [...nodes, ...more] })).map(({ text }) => text.en)
    expect(on(html('p', {}, 'Rosen duften ', html('em', {}, 'in der'), ' Sonne und auch im Regen.'))).toEqual([
      '“Rosen duften in der Sonne und auch im …” reads German, but the page is English.',
    ])
    expect(on(block('consultant-search'))).toEqual([
      'The page is English, but the field “Eyebrow” of “Consultant search” still says “Beraterin finden”.',
    ])
    expect(on(block('consultant-search', { eyebrow: '' }), html('p', { lang: 'de' }, 'Das ist ein Satz, der deutsch sein darf.'))).toEqual(
      [],
    )
    expect(said([block('product-list', { heading: 'What others love about the roses' })])).toEqual([
      '„What others love about the roses“ liest sich englisch, die Seite ist aber deutsch.',
    ])
    expect(said([], { language: 'en' })).toEqual([])
    const inGerman = pageWith([], { ...english, nodes: [block('store', { locale: 'de' }), ...nodes.slice(1)] })
    expect(hints(inGerman).map(({ text }) => text.de)).toEqual([
      'Die Bausteine sprechen eine andere Sprache als die Seite. Das sagt das Feld „Sprache“ von „Shop-Einstellungen“.',
    ])
  })

  it('believes the origins that the store settings of the page trust', () => {
    const catalogue = block('catalogue-frame', { catalogueUrl: 'http://localhost:4174/', helperUrl: 'http://localhost:4174/helper.js' })
    const on = (trustedOrigins: string) =>
      hints(pageWith([], { nodes: [block('store', { trustedOrigins }), block('consultant-detection'), catalogue] })).map(
        ({ level, kind, field }) => `${level} ${kind} ${field}`,
      )
    expect(on('http://localhost:4174')).toEqual([])
    expect(on('http://localhost:1')).toEqual(['error unsafe-address catalogueUrl', 'error unsafe-address helperUrl'])
  })

  it('tells of a block of a newer version', () => {
    expect(said([{ ...block('footer', { withdrawalUrl: 'https://lindenrose.example/' }), version: 99 }])).toEqual([
      '„Fußzeile“ stammt aus einer neueren Version. Dafür muss Vitrine aktualisiert werden.',
    ])
  })

  it.each(
    declarations.flatMap(({ tag, presets = [] }) =>
      presets.map((preset) => [`${tag} ${preset.id}`, { block: tag, fields: preset.fields ?? {}, slots: preset.slots ?? {} }] as const),
    ),
  )('lets the preset %s stand on a page', (_name, node) => {
    const inPlace = node.block === 'vitrine-column' ? block('section', {}, node) : node
    const others = ground.filter((each) => each.block !== node.block)
    expect(
      hints(pageWith([], { nodes: [...others, heading, inPlace] })).filter(
        ({ level, kind }) => level === 'error' && kind !== 'sample-text' && kind !== 'missing-field',
      ),
    ).toEqual([])
  })

  it('reads whatever an old or broken document holds', () => {
    const broken: unknown = {
      version: 1,
      path: '/alt',
      title: 5,
      nodes: [
        {
          block: 'vitrine-section',
          version: -1,
          fields: { overlay: 7, background: ['x'] },
          slots: { default: 'kein Platz', constructor: ['x'] },
        },
        { block: 'vitrine-footer', fields: { note: { toString: 1 }, imprintUrl: 3 } },
        { html: 'a', attributes: { href: 'https://[' } },
        { html: 'img', attributes: { alt: 5 } },
        { block: '__proto__' },
        { block: 'constructor', slots: JSON.parse('{"__proto__": 5}') as unknown },
        'x'.repeat(5000),
      ],
    }
    const { page } = openPage(broken)
    expect(hints(page, { paths: ['/'] }).map(({ kind }) => kind)).toContain('no-title')
  })
})

describe('the sentences', () => {
  it.each(Object.keys(problemWords) as (keyof typeof problemWords)[])('%s is said in both languages, to the end', (kind) => {
    const name = { de: 'Rosenbeet', en: 'Bed of roses' }
    const { text } = problem(kind, [], { name, others: [name], child: name, field: name, word: 'x' })
    expect(text.de).toMatch(/^\S.*[.]$/)
    expect(text.en).toMatch(/^\S.*[.]$/)
    expect(text.de).not.toBe(text.en)
    expect(text.de + text.en).not.toMatch(/undefined|object Object|„“|“”/)
  })
})

describe('contrastOf', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#fff', 4.54],
    ['rgb(119 119 119)', '#ffffffff', 4.47],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(readColour(one)!, readColour(other)!)).toBeCloseTo(ratio, 1)
  })

  it('sees through a veil', () => {
    expect(over(readColour('#ffffff80')!, readColour('#000')!).slice(0, 3).map(Math.round)).toEqual([128, 128, 128])
    expect(readColour('rgba(0, 0, 0, 50%)')).toEqual([0, 0, 0, 0.5])
    for (const text of ['', 'red', '#12', '#12345', 'rgb(1)', 'url(x)']) expect(readColour(text)).toBeUndefined()
  })

  it('knows the colours of the theme as the theme has them', () => {
    const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')
    for (const [name, [light, dark]] of Object.entries(themeColours))
      expect(tokens).toContain(`--vitrine-${name}: light-dark(${light}, ${dark});`)
  })
})

describe('languageOf', () => {
  it.each([
    ['Rosen duften auch im Regen.', 'de'],
    ['Schöne Grüße aus Köln am Rhein', 'de'],
    ['Roses smell of rain and of you', 'en'],
    ['Best of Summer', undefined],
    ['Lindenrose Glow Serum 30 ml', undefined],
    ['Beraterin finden', undefined],
    ['', undefined],
    ['in an was will die', undefined],
  ])('of %j is %s', (text, language) => expect(languageOf(text)).toBe(language))
})

describe('lint with other declarations', () => {
  it('asks only about blocks it is given', () => {
    const page = pageWith([], { nodes: [heading, { block: sample.tag, fields: { product: '1' } }] })
    expect(lintPage(page, {}, [sample]).map(({ kind }) => kind)).toEqual(['no-detection', 'no-store'])
  })

  it('says that a band stands inside another, without forbidding what was published so', () => {
    const inner = { block: 'vitrine-section' }
    const nodes = [{ block: 'vitrine-section', slots: { default: [{ block: 'vitrine-column', slots: { default: [inner] } }] } }]
    const hints = lintPage({ version: 1, path: '/', language: 'de', title: 'Seite', description: '', nodes })
    expect(hints.find(({ kind }) => kind === 'wrong-place')).toMatchObject({
      level: 'warning',
      at: ['nodes', 0, 'slots', 'default', 0, 'slots', 'default', 0],
      text: { de: expect.stringContaining('darf nicht in') },
    })
  })
})
