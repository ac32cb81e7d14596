import type { Dragging } from '../../src/studio/app/session/studio-context.js'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { declarations } from '../../src/blocks/declarations.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { Place } from '../../src/pages/document/page-edits.js'
import type { HtmlNode, PageNode } from '../../src/core/element/declaration.js'
import { clip } from '../../src/studio/app/inserter/clipboard.js'
import { Inserter } from '../../src/studio/app/inserter/inserter.js'
import { knownParts } from '../../src/studio/app/session/known-parts.js'
import { drag } from '../support/drag.js'
import { pagesInMemory } from '../support/pages-in-memory.js'
import { block, column, complaints, html, type LeftPanelOptions, openLeftPanel, section } from './left-panel.js'

async function open(nodes: readonly PageNode[] = [html('main')], options: LeftPanelOptions & { at?: Place } = {}) {
  const panel = openLeftPanel(nodes, ({ insertedAt }) => <Inserter at={options.at} onInserted={insertedAt} />, options)
  await panel.findAllByRole('heading')
  const card = (name: string) => panel.getByRole('button', { name })
  const search = () => panel.getByRole<HTMLInputElement>('searchbox')
  const cards = () =>
    panel
      .getAllByRole('button')
      .map((button) => button.querySelector('.offer-name')?.textContent)
      .filter(Boolean)
  const where = () => panel.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent
  return { ...panel, card, cards, search, where }
}
const tags = (node: PageNode | undefined): unknown => {
  if (typeof node !== 'object') return node
  return 'block' in node
    ? [
        node.block.replace('vitrine-', ''),
        ...Object.values(node.slots ?? {})
          .flat()
          .map(tags),
      ]
    : 'shared' in node
      ? ['shared', node.shared]
      : [node.html, ...(node.children ?? []).map(tags)]
}

const noHands: Dragging = { begin() {}, lift() {}, over() {}, drop() {}, end() {}, write() {} }

describe('the inserter', () => {
  it('offers every block with a picture of its own, under headings', async () => {
    const panel = await open()
    expect(panel.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Text & Bild', 'Layout', 'Beraterin', 'Shop', 'Konto', 'Rahmen der Seite']),
    )
    expect(panel.cards()).toEqual(expect.arrayContaining(declarations.map(({ name }) => name.de)))
    const pictures = [...panel.container.querySelectorAll('.offer-picture')].map(({ innerHTML }) => innerHTML)
    expect(pictures.every(Boolean)).toBe(true)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('gives a block nobody has drawn yet the picture of its category', async () => {
    const { fields, placement, ...rest } = declarations.find(({ tag }) => tag === 'vitrine-product-list')!
    const panel = await open([html('main')], {
      declarations: [
        ...declarations,
        {
          ...rest,
          fields,
          tag: 'vitrine-gift-finder',
          name: { de: 'Geschenkefinder', en: 'Gift finder' },
          inserter: { tagline: { de: 'Für jede etwas', en: 'Something for all' }, keywords: 'Präsent Mitbringsel' },
          presets: [],
        },
      ],
    })
    expect(panel.card('Geschenkefinder').querySelectorAll('svg > *').length).toBeGreaterThan(3)
    expect(panel.card('Geschenkefinder').closest('li')?.textContent).toContain('Für jede etwas')
    await userEvent.fill(panel.search(), 'mitbringsel')
    expect(panel.cards()).toEqual(['Geschenkefinder'])
  })

  it('finds by name, by what others call it, in German and English, with and without umlauts', async () => {
    const panel = await open()
    const all = panel.cards().length
    for (const [query, name] of [
      ['Fusszeile', 'Fußzeile'],
      ['begruessung', 'Willkommensband'],
      ['begrussung', 'Willkommensband'],
      ['WARENKORB', 'Warenkorbseite'],
      ['cart', 'Warenkorb-Fenster'],
      ['spalten drei', 'Drei Spalten'],
      ['plz suche', 'Beraterin finden'],
      ['headline', 'Überschrift'],
      ['Foto', 'Bild'],
    ] as const) {
      await userEvent.fill(panel.search(), query)
      expect(panel.cards(), query).toContain(name)
      expect(panel.cards().length, query).toBeLessThan(all / 2)
    }
  })

  it('says when nothing is found, and leads back to everything', async () => {
    const panel = await open()
    await userEvent.fill(panel.search(), 'Raumschiff')
    expect(panel.getByText('Zu „Raumschiff“ gibt es keinen Baustein. Vielleicht mit einem anderen Wort?').isConnected).toBe(true)
    await userEvent.click(panel.card('Alle Bausteine zeigen'))
    expect(panel.cards().length).toBeGreaterThan(20)
  })

  it('puts a section and a column around a block that would stand on the bare page, and says so', async () => {
    const panel = await open([html('header'), html('main')])
    await userEvent.click(panel.card('Beraterin finden'))
    expect(tags(panel.node(1))).toEqual(['main', ['section', ['column', ['consultant-search']]]])
    expect(panel.selected()).toEqual(['nodes', 1, 'children', 0, 'slots', 'default', 0, 'slots', 'default', 0])
    expect(panel.told).toEqual(['„Beraterin finden“ steht jetzt in „Hauptteil“, ganz unten, in einem neuen Abschnitt mit einer Spalte.'])
    expect(panel.insertions()).toBe(1)
    panel.editing.undo()
    expect(tags(panel.node(1))).toEqual(['main'])
  })

  it.each([
    ['Zitat', 'quote'],
    ['Tabelle', 'table'],
    ['Fragen und Antworten', 'questions'],
    ['Video', 'video'],
  ])('keeps words and pictures from the edge of the window: %s', async (card, block) => {
    const panel = await open([])
    await userEvent.click(panel.card(card))
    expect(panel.nodes().map(tags)).toEqual([['section', ['column', expect.arrayContaining([block])]]])
  })

  it('fills an empty page from nothing: a section, its columns, text after text', async () => {
    const panel = await open([])
    await userEvent.click(panel.card('Zwei Spalten'))
    await userEvent.click(panel.card('Überschrift'))
    await userEvent.click(panel.card('Text'))
    expect(panel.nodes().map(tags)).toEqual([['section', ['column', ['h2', 'Deine Überschrift'], ['p', expect.any(String)]], ['column']]])
    expect(panel.where()).toMatch(/^Text nach „Absatz: Hier steht.*; ganze Bausteine nach „Abschnitt/)
  })

  it('keeps bands and frames out of columns, and gives what nobody sees a place of its own', async () => {
    const panel = await open([html('main', section(column(html('p', 'Hallo'))))])
    panel.editing.select(['nodes', 0, 'children', 0, 'slots', 'default', 0, 'slots', 'default', 0])
    await userEvent.click(panel.card('Hinweisband'))
    await userEvent.click(panel.card('Shop-Einstellungen'))
    await userEvent.click(panel.card('Fußzeile'))
    expect(panel.nodes().map(tags)).toEqual([['store'], ['main', ['section', ['column', ['p', 'Hallo']]], ['promo-banner']], ['footer']])
  })

  it('puts at the beginning or the end of the page what says that it stands there', async () => {
    const [plain, ...others] = declarations.filter(({ tag }) => tag === 'vitrine-product-list' || tag === 'vitrine-section')
    const bell = {
      ...plain!,
      tag: 'vitrine-bell',
      name: { de: 'Glocke', en: 'Bell' },
      presets: [],
      placement: { insertAt: 'start' },
    } as const
    const panel = await open([html('main')], { declarations: [...others, bell] })
    await userEvent.click(panel.card('Glocke'))
    expect(panel.nodes().map(tags)).toEqual([['bell'], ['main']])
  })

  it('puts a section after the one around the selection, a column beside its column', async () => {
    const panel = await open([html('main', section(column(html('p', 'Hallo'))))])
    const paragraph = ['nodes', 0, 'children', 0, 'slots', 'default', 0, 'slots', 'default', 0]
    panel.editing.select(paragraph)
    await userEvent.click(panel.card('Spalte'))
    panel.editing.select(paragraph)
    await userEvent.click(panel.card('Drei Spalten'))
    expect(tags(panel.node(0))).toEqual([
      'main',
      ['section', ['column', ['p', 'Hallo']], ['column']],
      ['section', ['column'], ['column'], ['column']],
    ])
  })

  it('tells where it goes, and goes where the editor says instead', async () => {
    const panel = await open([html('main', section(column(html('h2', 'Eins'))), section(column(html('h2', 'Zwei'))))])
    panel.editing.select(['nodes', 0, 'children', 0, 'slots', 'default', 0, 'slots', 'default', 0])
    await vi.waitFor(() => expect(panel.where()).toBe('Text nach „Überschrift: Eins“; ganze Bausteine nach „Abschnitt: Eins“'))
    await userEvent.selectOptions(panel.getByRole('combobox'), 'nach „Abschnitt: Eins“, vor „Abschnitt: Zwei“')
    await userEvent.click(panel.card('Text'))
    expect(tags(panel.node(0))).toEqual([
      'main',
      ['section', ['column', ['h2', 'Eins']]],
      ['section', ['column', ['p', expect.any(String)]]],
      ['section', ['column', ['h2', 'Zwei']]],
    ])
  })

  it('begins a section of its own for a whole block, wherever somebody writes, and puts nothing behind the foot', async () => {
    const hero = section(column(html('h1', 'Eins')))
    const panel = await open([html('main', hero, section(column())), block('footer')])
    panel.editing.select(['nodes', 0, 'children', 0, 'slots', 'default', 0, 'slots', 'default', 0])
    await userEvent.click(panel.card('Produktliste'))
    expect(panel.nodes().map(tags)).toEqual([
      ['main', ['section', ['column', ['h1', 'Eins']]], ['section', ['column', ['product-list']]], ['section', ['column']]],
      ['footer'],
    ])
    // A column that is still empty wants to be filled.
    panel.editing.select(['nodes', 0, 'children', 2, 'slots', 'default', 0])
    await userEvent.click(panel.card('Zitat'))
    expect(tags((panel.node(0) as HtmlNode).children?.[2])).toEqual(['section', ['column', expect.arrayContaining(['quote'])]])
    panel.editing.select(undefined)
    await vi.waitFor(() => expect(panel.where()).toMatch(/^in „Hauptteil“, ganz unten, nach „Abschnitt/))
    expect([...panel.container.querySelectorAll('option')].map((option) => option.textContent)).not.toContainEqual(
      expect.stringMatching(/nach „Fußzeile/),
    )
    const place = panel.getByRole('combobox').closest('label')!
    expect(getComputedStyle(place).position).toBe('sticky')
  })

  it('inserts at the gap it was asked for, and says why a block may not stand there', async () => {
    const panel = await open([section(column(html('p', 'Eins'), html('p', 'Zwei')))], {
      at: { list: ['nodes', 0, 'slots', 'default', 0, 'slots', 'default'], index: 1 },
    })
    expect(panel.where()).toBe('nach „Absatz: Eins“, vor „Absatz: Zwei“')
    await vi.waitFor(() => expect(document.activeElement === panel.search()).toBe(true))
    await userEvent.click(panel.card('Konto wechseln'))
    expect(panel.getByText('„Konto wechseln“ darf nicht in „Spalte“ stehen.').isConnected).toBe(true)
    expect(panel.told).toEqual(['„Konto wechseln“ darf nicht in „Spalte“ stehen.'])
    expect(panel.insertions()).toBe(0)
    await userEvent.click(panel.card('Trennlinie'))
    expect(tags(panel.node(0))).toEqual(['section', ['column', ['p', 'Eins'], ['hr'], ['p', 'Zwei']]])
    expect(panel.queryByText(/darf nicht/)).toBeNull()
  })

  it('puts a shared part beside the place it does not fit, and says its own name where it fits nowhere', async () => {
    const kept = (title: string, ...nodes: PageNode[]): PageDocument => ({
      ...{ version: 1, kind: 'part', path: '', language: 'de', description: '' },
      title,
      nodes,
    })
    const parts = knownParts(
      pagesInMemory({ band: kept('Aktion', block('account-switcher')), suche: kept('Suche', block('consultant-search')) }),
    )
    await parts.refresh()
    const inColumn = ['nodes', 0, 'children', 0, 'slots', 'default', 0, 'slots', 'default']
    const panel = await open([html('main', section(column(html('p', 'Eins'))), section(column(html('p', 'Zwei'))))], {
      parts,
      at: { list: inColumn, index: 1 },
    })
    await userEvent.click(panel.card('Aktion'))
    const beside = ['main', ['section', ['column', ['p', 'Eins']]], ['shared', 'band'], ['section', ['column', ['p', 'Zwei']]]]
    expect(tags(panel.node(0))).toEqual(beside)
    expect(panel.told.at(-1)).toMatch(/^„Aktion“ steht jetzt nach „Abschnitt/)

    // The same refusal, met with the clipboard.
    const clipboardData = new DataTransfer()
    clipboardData.setData('application/x-vitrine-nodes', JSON.stringify([{ shared: 'band' }]))
    panel.editing.undo()
    panel.editing.select([...inColumn, 0])
    const site = {
      editing: panel.editing,
      declarations,
      parts,
      language: 'de',
      tell: (sentence: string) => void panel.told.push(sentence),
    } as const
    expect(clip(new ClipboardEvent('paste', { clipboardData }), site)).toBe(true)
    expect(tags(panel.node(0))).toEqual(beside)

    await userEvent.click(panel.card('Suche'))
    await userEvent.click(panel.card('Suche'))
    const refused = 'Der geteilte Teil „Suche“ passt hier nicht („Beraterin finden“ darf auf einer Seite nur einmal stehen).'
    expect(panel.getByText(refused).isConnected).toBe(true)
    expect(panel.told.at(-1)).toBe(refused)
  })

  it('marks what may stand once and already does, and leads there', async () => {
    const panel = await open([html('main', section(column(block('consultant-search')))), block('footer')])
    expect(panel.card('Beraterin finden').closest('li')?.textContent).toContain('steht schon auf der Seite')
    expect(panel.card('Produktliste').closest('li')?.textContent).not.toContain('steht schon')
    await userEvent.click(panel.card('Beraterin finden'))
    expect(panel.getByText(/darf auf einer Seite nur einmal stehen/).isConnected).toBe(true)
    await userEvent.click(panel.card('Zeigen'))
    expect(panel.selected()).toEqual(['nodes', 0, 'children', 0, 'slots', 'default', 0, 'slots', 'default', 0])
  })

  it('never offers a place between the items of a list or inside a sentence', async () => {
    const panel = await open([html('main', section(column(html('ul', html('li', 'Eins'), html('li', html('strong', 'Zwei'))))))])
    panel.editing.select(['nodes', 0, 'children', 0, 'slots', 'default', 0, 'slots', 'default', 0, 'children', 1])
    await vi.waitFor(() => expect(panel.where()).toMatch(/^Text nach „Liste: Eins“;/))
    expect([...panel.container.querySelectorAll('option')].map((option) => option.textContent)).not.toContainEqual(
      expect.stringContaining('Listenpunkt'),
    )
  })

  it('keeps the version of every block it inserts, so that later migrations find it', async () => {
    const panel = await open([])
    await userEvent.click(panel.card('Auftakt mit Bild'))
    expect(panel.node(0)).toMatchObject({
      version: 1,
      fields: { minHeight: 460 },
      slots: { default: [{ block: 'vitrine-column', version: 1 }] },
    })
  })

  it('is worked with the keyboard alone', async () => {
    const panel = await open([])
    const active = () => document.activeElement?.querySelector('.offer-name')?.textContent
    panel.search().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Überschrift')
    await userEvent.keyboard('{ArrowRight}')
    expect(active()).toBe('Text')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Bild')
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(document.activeElement).toBe([...panel.container.querySelectorAll('.offer-button')].at(-1)))
    await userEvent.keyboard('{Home}{ArrowUp}')
    await vi.waitFor(() => expect(document.activeElement).toBe(panel.search()))
    await userEvent.keyboard('profil{Enter}{Enter}')
    expect(panel.nodes().map(tags)).toEqual([['section', ['column', ['consultant-profile']]]])
    expect(active()).toBe('Profil der Beraterin')
  })

  it('has one card of each category in the tab order', async () => {
    const panel = await open()
    const inOrder = [...panel.container.querySelectorAll<HTMLElement>('.offer-button')].filter(({ tabIndex }) => tabIndex === 0)
    expect(inOrder.length).toBe(panel.getAllByRole('heading').length)
  })

  it('hands the canvas what is dragged', async () => {
    const begun: PageNode[] = []
    let ends = 0
    const panel = await open([], {
      dragging: {
        ...noHands,
        begin: (node) => void begun.push(node),
        end: () => {
          ends += 1
        },
      },
    })
    await drag(panel.card('Beraterin finden'), panel.search())
    expect(begun).toEqual([expect.objectContaining({ block: 'vitrine-consultant-search' })])
    expect(ends).toBe(1)
  })

  it.each(['de', 'en'] as const)('gives axe nothing to complain about (%s)', async (language) => {
    const panel = await open([block('footer')], { language })
    await userEvent.click(panel.card(language === 'de' ? 'Fußzeile' : 'Footer'))
    expect(await complaints(panel.container)).toEqual([])
  })

  it('speaks English, and looks in both languages', async () => {
    const panel = await open([], { language: 'en' })
    await userEvent.fill(panel.search(), 'Warenkorb')
    expect(panel.cards()).toEqual(expect.arrayContaining(['Cart page', 'Cart panel']))
    expect(panel.where()).toBe('at the very end of the page')
    await userEvent.click(panel.card('Cart page'))
    expect(panel.told).toEqual(['“Cart page” now stands at the very end of the page, in a new section with a column.'])
  })
})
