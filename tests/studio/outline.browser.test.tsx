import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PageNode } from '../../src/core/element/declaration.js'
import { Outline } from '../../src/studio/app/outline/outline.js'
import { drag } from '../support/drag.js'
import { block, column, complaints, html, type LeftPanelOptions, openLeftPanel, section } from './left-panel.js'

const twoSections = [
  html(
    'main',
    section(
      column(html('h2', 'Eins'), html('p', 'Ein ', html('strong', 'fetter'), ' Satz.')),
      column(block('product-list', { heading: 'Was andere lieben' })),
    ),
    section(column()),
  ),
  block('footer'),
]
const main = ['nodes', 0]
const inMain = (...steps: number[]) => [
  ...main,
  ...steps.flatMap((step, index) => [...(index === 0 ? ['children'] : ['slots', 'default']), step]),
]

async function open(nodes: readonly PageNode[] = twoSections, options: LeftPanelOptions = {}) {
  const panel = openLeftPanel(nodes, () => <Outline />, options)
  await panel.findByRole('tree')
  const rows = () => panel.getAllByRole('treeitem')
  const texts = () => rows().map((row) => row.querySelector('.tree-name')?.textContent)
  const row = (text: string) => rows().find((each) => each.textContent?.startsWith(text))!
  const chosen = () =>
    rows()
      .filter((each) => each.getAttribute('aria-selected') === 'true')
      .map((each) => each.querySelector('.tree-name')?.textContent)
  const focused = () => document.activeElement?.querySelector('.tree-name')?.textContent
  const select = async (...steps: number[]) => {
    panel.editing.select(inMain(...steps))
    const current = () => panel.container.querySelector<HTMLElement>('[tabindex="0"][role=treeitem][aria-selected=true]')
    await vi.waitFor(() =>
      expect([current()?.ariaLevel, current()?.ariaPosInSet]).toEqual([String(2 + steps.length), String((steps.at(-1) ?? 0) + 1)]),
    )
    current()?.focus()
  }
  /** Like a person, who looks at what became of one key before she presses the next. */
  const press = async (keys: string) => {
    await userEvent.keyboard(keys)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  const action = (name: string | RegExp) => panel.getByRole('button', { name })
  return { ...panel, rows, texts, row, chosen, focused, select, press, action }
}

describe('the outline', () => {
  it('shows the page as a tree, by what things are and what they say', async () => {
    const panel = await open()
    expect(panel.texts()).toEqual([
      'Seite',
      'Hauptteil',
      'Abschnitt Eins',
      'Spalte Eins',
      'Überschrift Eins',
      'Absatz Ein fetter Satz.',
      'Spalte Was andere lieben',
      'Produktliste Was andere lieben',
      'Abschnitt',
      'Spalte',
      'Fußzeile',
    ])
    expect(panel.rows().map(({ ariaLevel }) => ariaLevel)).toEqual(['1', '2', '3', '4', '5', '5', '4', '5', '3', '4', '2'])
    expect(panel.row('Spalte Was').ariaPosInSet).toBe('2')
    expect(panel.row('Spalte Was').ariaSetSize).toBe('2')
  })

  it('selects what is clicked, and shows what the canvas selected', async () => {
    const panel = await open()
    await userEvent.click(panel.row('Produktliste'))
    expect(panel.selected()).toEqual(inMain(0, 1, 0))
    await userEvent.click(panel.row('Seite'))
    expect(panel.selected()).toBeUndefined()
    expect(panel.chosen()).toEqual(['Seite'])
    panel.editing.select([...inMain(0, 0, 1), 'children', 1])
    await vi.waitFor(() => expect(panel.chosen()).toEqual(['Absatz Ein fetter Satz.']))
  })

  it('walks with arrows, Home and End, folds and unfolds', async () => {
    const panel = await open()
    panel.row('Seite').focus()
    await panel.press('{ArrowDown}{ArrowDown}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Abschnitt Eins'))
    await panel.press('{ArrowLeft}')
    expect(panel.row('Abschnitt Eins').ariaExpanded).toBe('false')
    expect(panel.texts()).not.toContain('Spalte Eins')
    await panel.press('{ArrowDown}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Abschnitt'))
    await panel.press('{ArrowUp}*')
    expect(panel.row('Abschnitt Eins').ariaExpanded).toBe('true')
    await panel.press('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Abschnitt Eins'))
    await panel.press('{End}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Fußzeile'))
    await panel.press('{Home}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Seite'))
    expect(panel.rows().filter(({ tabIndex }) => tabIndex === 0).length).toBe(1)
  })

  it('selects several with Shift and Ctrl, and moves, copies and deletes them together', async () => {
    const panel = await open()
    await panel.select(0, 0, 0)
    await panel.press('{Shift>}{ArrowDown}{/Shift}')
    expect(panel.chosen()).toEqual(['Überschrift Eins', 'Absatz Ein fetter Satz.'])
    expect(panel.container.querySelector('[role=tree]')?.ariaMultiSelectable).toBe('true')
    expect(panel.getByText('2 Bausteine ausgewählt.')).toBeTruthy()
    await panel.press('{Control>}d{/Control}')
    expect(panel.texts().slice(4, 8)).toEqual([
      'Überschrift Eins',
      'Absatz Ein fetter Satz.',
      'Überschrift Eins',
      'Absatz Ein fetter Satz.',
    ])
    await panel.press('{Delete}')
    expect(panel.texts()[6]).toBe('Spalte Was andere lieben')
    panel.editing.undo()
    panel.editing.undo()
    await vi.waitFor(() => expect(panel.texts().length).toBe(11))
    await panel.select(0, 0, 1)
    await userEvent.keyboard('{Control>}')
    await userEvent.click(panel.row('Produktliste'))
    await userEvent.keyboard('{/Control}')
    expect(panel.chosen()).toEqual(['Absatz Ein fetter Satz.', 'Produktliste Was andere lieben'])
    expect(await complaints(panel.container)).toEqual([])
  })

  it('unfolds for what the canvas selects', async () => {
    const panel = await open()
    await userEvent.click(panel.row('Abschnitt Eins').querySelector('.tree-fold')!)
    expect(panel.texts()).not.toContain('Überschrift Eins')
    panel.editing.select(inMain(0, 0, 0))
    await vi.waitFor(() => expect(panel.chosen()).toEqual(['Überschrift Eins']))
  })

  it('keeps folded what is folded when things before it come and go', async () => {
    const panel = await open()
    await userEvent.click(panel.row('Abschnitt Eins').querySelector('.tree-fold')!)
    panel.editing.insert(html('h1', 'Neu'), { list: [...main, 'children'], index: 0 })
    await vi.waitFor(() => expect(panel.texts()).toContain('Hauptüberschrift Neu'))
    expect(panel.row('Abschnitt Eins').ariaExpanded).toBe('false')
    expect(panel.texts().filter((text) => text === 'Abschnitt').length).toBe(1)
  })

  it('finds a line by its first letters', async () => {
    const panel = await open()
    panel.row('Seite').focus()
    await panel.press('prod')
    await vi.waitFor(() => expect(panel.focused()).toBe('Produktliste Was andere lieben'))
    await new Promise((resolve) => setTimeout(resolve, 700))
    await panel.press('ueb')
    await vi.waitFor(() => expect(panel.focused()).toBe('Überschrift Eins'))
  })

  it('moves up, down, out and into the neighbour, with the keyboard where it was', async () => {
    const panel = await open()
    await panel.select(0, 0, 0)
    await panel.press('{Alt>}{ArrowDown}{/Alt}')
    expect(panel.selected()).toEqual(inMain(0, 0, 1))
    await vi.waitFor(() => expect(panel.focused()).toBe('Überschrift Eins'))
    expect(panel.told.at(-1)).toBe('„Überschrift: Eins“ steht jetzt nach „Absatz: Ein fetter Satz.“.')
    await panel.press('{Alt>}{ArrowDown}{/Alt}')
    expect(panel.selected()).toEqual(inMain(0, 1, 0))
    await vi.waitFor(() => expect(panel.focused()).toBe('Überschrift Eins'))
    await panel.press('{Alt>}{ArrowUp}{/Alt}')
    expect(panel.selected()).toEqual(inMain(0, 0, 1))
    await panel.select(0, 0, 1)
    await panel.press('{Alt>}{ArrowLeft}{/Alt}')
    expect(panel.selected()).toEqual(inMain(0, 1))
    await panel.press('{Alt>}{ArrowRight}{/Alt}')
    expect(panel.selected()).toEqual(inMain(0, 0, 1))
    await vi.waitFor(() => expect(panel.focused()).toBe('Überschrift Eins'))
  })

  it('brings a column into the next section, and says at the line why it may not stand outside', async () => {
    const panel = await open()
    await panel.select(0, 1)
    await panel.press('{Alt>}{ArrowLeft}{/Alt}')
    expect(panel.row('Spalte Was').querySelector('.complaint')?.textContent).toBe('„Spalte“ gehört in „Abschnitt“.')
    expect(panel.told).toEqual(['„Spalte“ gehört in „Abschnitt“.'])
    await panel.press('{Alt>}{ArrowDown}{/Alt}')
    expect(panel.selected()).toEqual(inMain(1, 0))
    expect(panel.container.querySelector('.complaint')).toBeNull()
  })

  it('deletes, goes on with the neighbour, and says how to take it back', async () => {
    const panel = await open()
    await panel.select(0, 0, 0)
    await panel.press('{Delete}')
    expect(panel.told).toEqual(['„Überschrift: Eins“ gelöscht. Rückgängig mit Strg+Z.'])
    await vi.waitFor(() => expect(panel.focused()).toBe('Absatz Ein fetter Satz.'))
    await panel.press('{Delete}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Spalte'))
    expect(panel.selected()).toEqual(inMain(0, 0))
    panel.editing.undo()
    panel.editing.undo()
    await vi.waitFor(() => expect(panel.texts()).toContain('Überschrift Eins'))
  })

  it('duplicates, and says when a second one is too many', async () => {
    const panel = await open()
    await panel.select(0, 1, 0)
    await userEvent.click(panel.action('Duplizieren'))
    expect(panel.texts().filter((text) => text === 'Produktliste Was andere lieben').length).toBe(2)
    expect(panel.selected()).toEqual(inMain(0, 1, 1))
    await userEvent.click(panel.row('Fußzeile'))
    await userEvent.click(panel.action('Duplizieren'))
    expect(panel.row('Fußzeile').querySelector('.complaint')?.textContent).toBe('„Fußzeile“ darf auf einer Seite nur einmal stehen.')
  })

  it('renames with F2, takes back with Escape, keeps what was typed when the mouse goes elsewhere', async () => {
    const panel = await open()
    await panel.select(0)
    await panel.press('{F2}Auftakt{Enter}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Auftakt Abschnitt'))
    expect(panel.node(0, 'children', 0)).toMatchObject({ name: 'Auftakt' })
    await panel.press('{F2}Anders{Escape}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Auftakt Abschnitt'))
    await panel.press('{F2}Bühne')
    await userEvent.click(panel.row('Fußzeile'))
    expect(panel.texts()).toContain('Bühne Abschnitt')
    await panel.select(0)
    await panel.press('{F2}{Control>}a{/Control}{Delete}{Enter}')
    expect(panel.node(0, 'children', 0)).not.toHaveProperty('name')
  })

  it('asks for the inserter after or inside what is selected', async () => {
    const panel = await open()
    await panel.select(0, 0)
    await panel.press('+')
    await userEvent.click(panel.action('Hier hinein einfügen'))
    await panel.select(1, 0)
    await userEvent.click(panel.action('Hier hinein einfügen'))
    expect(panel.asked).toEqual([
      { list: [...inMain(0), 'slots', 'default'], index: 1 },
      { list: [...inMain(0, 0), 'slots', 'default'], index: 2 },
      { list: [...inMain(1, 0), 'slots', 'default'], index: 0 },
    ])
  })

  it('says what is not possible without taking the button away', async () => {
    const panel = await open()
    await panel.select()
    panel.editing.select(['nodes', 1])
    await vi.waitFor(() => expect(panel.action(/^Hier hinein/).getAttribute('aria-disabled')).toBe('true'))
    await userEvent.click(panel.row('Fußzeile'))
    await panel.press('{Alt>}{ArrowLeft}{/Alt}')
    expect(panel.row('Fußzeile').querySelector('.complaint')?.textContent).toBe(
      'Weiter hinaus geht es nicht: Das steht schon direkt auf der Seite.',
    )
  })

  it('marks lines something is wrong with, in words too', async () => {
    const panel = await open([column(html('p', 'Allein'))], { title: '' })
    await vi.waitFor(() =>
      expect(panel.row('Spalte').querySelector('.tree-hint')?.textContent).toBe('1 Fehler: „Spalte“ gehört in „Abschnitt“.'),
    )
    expect(panel.row('Seite').textContent).toContain('Die Seite braucht einen Titel.')
    expect(panel.row('Absatz').querySelector('.tree-hint')).toBeNull()
  })

  it('shows at a folded line what is wrong inside', async () => {
    const panel = await open([html('div', column(html('p', 'Allein')))])
    await vi.waitFor(() => expect(panel.row('Spalte').querySelector('.tree-hint')).not.toBeNull())
    expect(panel.row('Gruppe').querySelector('.tree-hint')).toBeNull()
    await userEvent.click(panel.row('Gruppe').querySelector('.tree-fold')!)
    expect(panel.row('Gruppe').textContent).toContain('„Spalte“ gehört in „Abschnitt“.')
  })

  it('shows the slots of a block that has several', async () => {
    const navigation = { block: 'vitrine-main-navigation', slots: { links: [html('a', 'Hilfe')], beside: [] } }
    const panel = await open([navigation])
    expect(panel.texts()).toEqual(['Seite', 'Hauptnavigation Hilfe', 'Weitere Links', 'Link Hilfe', 'beside'])
    await userEvent.click(panel.row('Weitere Links'))
    await userEvent.click(panel.action('Hier hinein einfügen'))
    expect(panel.asked).toEqual([{ list: ['nodes', 0, 'slots', 'links'], index: 1 }])
  })

  it('is dragged with the mouse, and says at the line what is refused', async () => {
    const panel = await open()
    await drag(panel.row('Überschrift Eins'), panel.row('Spalte Was'))
    await vi.waitFor(() => expect(panel.selected()).toEqual(inMain(0, 1, 1)))
    await drag(panel.row('Spalte Was'), panel.row('Hauptteil'))
    expect(panel.told.at(-1)).toBe('„Spalte“ gehört in „Abschnitt“.')
    expect(panel.texts()).toContain('Spalte Was andere lieben')
  })

  it('puts what is dragged where it is let go, also before that line is drawn', async () => {
    const panel = await open()
    await drag(panel.row('Überschrift Eins'), panel.row('Spalte Was'), 0.5, true)
    await vi.waitFor(() => expect(panel.selected()).toEqual(inMain(0, 1, 1)))
  })

  it('reaches its toolbar with one Tab and walks it with arrows', async () => {
    const panel = await open()
    await panel.select(0, 0, 0)
    await userEvent.tab({ shift: true })
    await vi.waitFor(() => expect(document.activeElement).toBe(panel.action(/^Nach oben/)))
    await panel.press('{ArrowRight}{Enter}')
    expect(panel.selected()).toEqual(inMain(0, 0, 1))
    await vi.waitFor(() => expect(document.activeElement).toBe(panel.action(/^Nach unten/)))
    await panel.press('{ArrowLeft}{ArrowLeft}')
    await vi.waitFor(() => expect(document.activeElement).toBe(panel.action(/^Löschen/)))
  })

  it('has the same actions in a menu at the line, with the right mouse button', async () => {
    const panel = await open()
    await userEvent.click(panel.row('Überschrift Eins'), { button: 'right' })
    const menu = await panel.findByRole('menu')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Nach oben (Alt+↑)'))
    expect(await complaints(menu)).toEqual([])
    await panel.press('{ArrowDown}{Enter}')
    expect(panel.selected()).toEqual(inMain(0, 0, 1))
    expect(panel.queryByRole('menu')).toBeNull()
    await vi.waitFor(() => expect(panel.focused()).toBe('Überschrift Eins'))
    await userEvent.click(panel.row('Fußzeile'), { button: 'right' })
    await panel.press('{Escape}')
    expect(panel.queryByRole('menu')).toBeNull()
    await vi.waitFor(() => expect(panel.focused()).toBe('Fußzeile'))
  })

  it.each(['de', 'en'] as const)('gives axe nothing to complain about (%s)', async (language) => {
    const panel = await open([...twoSections, column()], { language, title: '' })
    await panel.select(0, 1)
    await panel.press('{Alt>}{ArrowLeft}{/Alt}')
    await vi.waitFor(() => expect(panel.container.querySelector('.complaint')).not.toBeNull())
    expect(await complaints(panel.container)).toEqual([])
    await panel.press('{F2}')
    expect(await complaints(panel.container)).toEqual([])
  })

  it('speaks English', async () => {
    const panel = await open(twoSections, { language: 'en' })
    expect(panel.texts()).toEqual(expect.arrayContaining(['Page', 'Main part', 'Section Eins', 'Paragraph Ein fetter Satz.', 'Footer']))
    await panel.select(0, 0, 0)
    await panel.press('{Delete}')
    expect(panel.told).toEqual(['“Heading: Eins” deleted. Undo with Ctrl+Z.'])
  })

  it('draws again only the lines that changed on a page of 500 nodes', async () => {
    const nodes = Array.from({ length: 100 }, (_, index) =>
      section(column(html('h2', `Abschnitt ${index}`), block('product-list'), html('p', 'Text'))),
    )
    const panel = await open([html('main', ...nodes)])
    await panel.select(50, 0, 2)
    const touched = new Set<Node>()
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) touched.add(target)
    })
    observer.observe(panel.getByRole('tree'), { subtree: true, childList: true, attributes: true, characterData: true })
    await panel.press('{ArrowUp}')
    await vi.waitFor(() => expect(panel.focused()).toBe('Produktliste'))
    observer.disconnect()
    expect(touched.size).toBeLessThan(5)
    expect(panel.rows().length).toBe(502)
  })
})
