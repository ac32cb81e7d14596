import { cleanup, render, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { declarations } from '../../src/blocks/declarations.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { Place } from '../../src/pages/document/page-edits.js'
import type { PageComment } from '../../src/pages/document/team-api.js'
import type { HtmlNode, PageNode } from '../../src/core/element/declaration.js'
import { Canvas } from '../../src/studio/app/canvas/canvas.js'
import type { Studio } from '../../src/studio/app/session/studio-context.js'
import { openEditing } from '../../src/studio/app/session/editing.js'
import { StudioParts } from './studio-parts.js'
import '../../src/studio/app/shell/studio.css'

// Stands for the blocks: what fills a room, what holds others, and what shows nothing.
const loader = URL.createObjectURL(
  new Blob(
    [
      `
  const draw = (tag, css, html) => customElements.define(tag, class extends HTMLElement {
    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).innerHTML = '<style>:host { display: block } ' + css + '</style><div class="block">' + html + '</div>'
    }
  })
  draw('vitrine-section', '.block { padding: 30px }', '<slot></slot>')
  draw('vitrine-column', '.block { padding: 10px }', '<slot></slot>')
  draw('vitrine-product-list', '', '<p>Vier Produkte</p>')
  draw('vitrine-store', '', '')
  draw('vitrine-promo-banner', '.block { padding: 60px }', '<p>Noch keine Beraterin?</p>')
  draw('vitrine-cart-panel', '', '<p>Dein Warenkorb</p>')
`,
    ],
    { type: 'text/javascript' },
  ),
)
const styles: string[] = []

afterEach(cleanup)

const heading: PageNode = { html: 'h2', children: ['Persönlich beraten'] }
const paragraph: PageNode = { html: 'p', children: ['Ganz in deiner Nähe'] }
const column = (...nodes: PageNode[]): PageNode => ({ block: 'vitrine-column', slots: { default: nodes } })
const section = (...nodes: PageNode[]): PageNode => ({ block: 'vitrine-section', slots: { default: nodes } })
const pageOf = (...nodes: PageNode[]): PageDocument => ({ version: 1, path: '/', language: 'de', title: 'Seite', description: '', nodes })

async function open(...nodes: PageNode[]) {
  return openWith([], ...nodes)
}

async function openWith(comments: readonly PageComment[], ...nodes: PageNode[]) {
  const editing = openEditing(pageOf(...nodes))
  const told: string[] = []
  const asked: Place[] = []
  let formsAsked = 0
  const commentsAsked: string[] = []
  const studio: Studio = {
    declarations,
    editing,
    paths: ['/', '/kontakt'],
    pages: [
      { id: 'home', path: '/', title: 'Start' },
      { id: 'kontakt', path: '/kontakt', title: 'Kontakt' },
    ],
    dragging: { current: undefined },
    tell: (sentence) => void told.push(sentence),
    insertHere: (place) => void asked.push(place),
  }
  const container = document.createElement('div')
  container.style.cssText = 'width: 900px; height: 700px'
  document.body.append(container)
  render(
    <StudioParts studio={studio}>
      <Canvas
        loader={loader}
        styles={styles}
        comments={comments}
        onOpenComment={({ id }) => void commentsAsked.push(id)}
        onOpenForm={() => {
          formsAsked += 1
        }}
      />
    </StudioParts>,
    { container },
  )
  const iframe = await vi.waitFor(
    () => container.querySelector<HTMLIFrameElement>('iframe[title]') ?? Promise.reject(new Error('no frame')),
    8000,
  )
  await vi.waitFor(() => expect(studio.dragging.current).toBeDefined(), 8000)
  const frame = iframe.contentDocument as Document
  return {
    editing,
    told,
    asked,
    studio,
    container,
    frame,
    iframe,
    screen: within(container),
    formsAsked: () => formsAsked,
    commentsAsked,
    /** Drags a node from the inserter to a height of an element, and lets it go. */
    drop(node: PageNode, element: Element, share: number) {
      const { x, y } = at(element, share)
      studio.dragging.current?.begin(node)
      for (const type of ['dragover', 'drop'])
        frame.elementFromPoint(x, y)?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }))
      studio.dragging.current?.end()
    },
    write(selector: string) {
      const text = frame.querySelector(selector) as HTMLElement
      text.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
    },
    pointer(type: 'down' | 'move' | 'up', { x, y }: { x: number; y: number }) {
      const target = frame.elementFromPoint(x, y) ?? frame.body
      target.dispatchEvent(
        new PointerEvent(`pointer${type}`, {
          bubbles: true,
          composed: true,
          clientX: x,
          clientY: y,
          button: 0,
          buttons: type === 'up' ? 0 : 1,
          pointerType: 'mouse',
        }),
      )
    },
    press: (key: string, keys: KeyboardEventInit = {}) =>
      frame.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys })),
    names: () =>
      editing
        .state()
        .page.nodes.map((node) =>
          typeof node === 'string' ? node : 'block' in node ? node.block : 'html' in node ? node.html : node.shared,
        ),
    shown: (selector: string) => frame.querySelector(selector) as HTMLElement,
  }
}

const at = (element: Element, share: number) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height * share }
}
const product: PageNode = { block: 'vitrine-product-list' }

describe('canvas', () => {
  it('shows the blocks in edit mode, in the language of the page', async () => {
    const { frame, shown } = await open(section(column(heading)))
    expect(frame.documentElement.dataset.vitrineMode).toBe('edit')
    expect(frame.documentElement.lang).toBe('de')
    expect(shown('vitrine-section > vitrine-column > h2').textContent).toBe('Persönlich beraten')
  })

  it('chooses what is clicked, follows no link, and names it beside its tools', async () => {
    const { editing, shown, screen } = await open(heading, {
      html: 'p',
      children: [{ html: 'a', attributes: { href: 'https://example.org/' }, children: ['Weg'] }],
    })
    const followed = !shown('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(followed).toBe(true)
    expect(editing.state().selected).toEqual(['nodes', 1, 'children', 0])
    shown('h2').click()
    await screen.findByRole('toolbar', { name: 'Überschrift bearbeiten' })
    expect(screen.getByRole('button', { name: 'Nach oben' })).toHaveProperty('disabled', true)
    screen.getByRole('button', { name: 'Nach unten' }).click()
    expect(editing.state().selected).toEqual(['nodes', 1])
  })

  it('takes the keys with a click, from whatever field had them', async () => {
    const { iframe, shown, container } = await open(heading, paragraph)
    const field = container.appendChild(document.createElement('input'))
    field.focus()
    shown('p').click()
    expect(document.activeElement).toBe(iframe)
  })

  it('keeps the element of a block whose field changes, and of everything around a node that moves', async () => {
    const { editing, shown, names } = await open(section(column(heading)), product, paragraph)
    const [list, band] = [shown('vitrine-product-list'), shown('vitrine-section')]
    editing.setField(['nodes', 1], 'heading', 'Neu')
    expect(shown('vitrine-product-list')).toBe(list)
    expect(list.getAttribute('heading')).toBe('Neu')
    const words = shown('p')
    editing.move(['nodes', 2], { list: ['nodes'], index: 0 })
    expect(names()).toEqual(['p', 'vitrine-section', 'vitrine-product-list'])
    expect(shown('p')).toBe(words)
    expect([shown('p + vitrine-section'), shown('vitrine-section + vitrine-product-list')]).toEqual([band, list])
    editing.undo()
    editing.undo()
    expect(list.hasAttribute('heading')).toBe(false)
    expect(shown('vitrine-product-list + p').textContent).toBe('Ganz in deiner Nähe')
  })

  it('keeps the order of the page through every kind of change at once', async () => {
    const { editing, frame } = await open()
    const order = ['cab', 'abcde', 'edcba', 'bxcya', 'a', '', 'abab', 'babax']
    for (const letters of order) {
      const nodes = [...letters].map((letter) => ({ html: 'p', attributes: { id: letter }, children: [letter] }))
      const kept = editing.state().page.nodes
      const reused = nodes.map((node) => kept.find((old) => JSON.stringify(old) === JSON.stringify(node)) ?? node)
      editing.setAbout({ nodes: reused } as object)
      expect([...frame.querySelectorAll('p')].map(({ textContent }) => textContent).join('')).toBe(letters)
    }
  })

  it('moves what is dragged into the gap under the pointer', async () => {
    const { names, pointer, shown } = await open(heading, paragraph, product)
    pointer('down', at(shown('h2'), 0.5))
    pointer('move', at(shown('p'), 0.5))
    pointer('move', at(shown('vitrine-product-list'), 0.9))
    pointer('up', at(shown('vitrine-product-list'), 0.9))
    expect(names()).toEqual(['p', 'vitrine-product-list', 'h2'])
  })

  it('says why a drop is refused, at the pointer and when it is let go, and changes nothing', async () => {
    const { editing, names, screen, shown, studio, told, frame } = await open(heading, paragraph)
    const before = editing.state().page
    studio.dragging.current?.begin({ block: 'vitrine-column' })
    const drag = (type: string) =>
      frame
        .elementFromPoint(at(shown('p'), 0.9).x, at(shown('p'), 0.9).y)
        ?.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, clientX: at(shown('p'), 0.9).x, clientY: at(shown('p'), 0.9).y }),
        )
    drag('dragover')
    await screen.findByText('„Spalte“ gehört in „Abschnitt“.')
    drag('drop')
    studio.dragging.current?.end()
    expect(told).toEqual(['„Spalte“ gehört in „Abschnitt“.'])
    expect(editing.state().page).toBe(before)
    expect(names()).toEqual(['h2', 'p'])
    await vi.waitFor(() => expect(screen.queryByText('„Spalte“ gehört in „Abschnitt“.')).toBeNull())
  })

  it('takes a block from the inserter into an empty column', async () => {
    const { editing, frame, shown, studio } = await open(section(column()))
    const room = at(shown('vitrine-column canvas-room'), 0.5)
    studio.dragging.current?.begin(product)
    for (const type of ['dragover', 'drop']) {
      frame
        .elementFromPoint(room.x, room.y)
        ?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, clientX: room.x, clientY: room.y }))
    }
    expect(editing.state().page.nodes).toEqual([section(column(product))])
    expect(shown('canvas-room')).toBeNull()
  })

  it('opens the inserter from an empty room and from the plus below a node', async () => {
    const { asked, editing, screen, shown } = await open(section())
    expect(shown('canvas-room').dataset.canvasLabel).toBe('Baustein hierher ziehen oder + drücken')
    shown('canvas-room').click()
    editing.select(['nodes', 0])
    const plus = await screen.findByRole('button', { name: 'Baustein nach „Abschnitt“ einfügen' })
    plus.click()
    expect(asked).toEqual([
      { list: ['nodes', 0, 'slots', 'default'], index: 0 },
      { list: ['nodes'], index: 1 },
    ])
  })

  it('gives a block that shows nothing a chip, and keeps what it does not know as it is', async () => {
    const unknown: PageNode = { block: 'vitrine-of-tomorrow', fields: { a: 1 } }
    const { editing, shown } = await open(
      { block: 'vitrine-store' },
      unknown,
      { block: 'vitrine-product-list', version: 99 },
      { html: 'script', children: ['alert(1)'] },
    )
    await vi.waitFor(() => expect(shown('vitrine-store').getBoundingClientRect().height).toBeGreaterThan(20), 3000)
    expect(shown('vitrine-store').dataset.canvasLabel).toBe('Shop-Einstellungen · unsichtbar')
    expect(
      [...(shown('vitrine-store').parentElement?.querySelectorAll<HTMLElement>('canvas-stand-in') ?? [])].map(
        ({ dataset }) => dataset.canvasLabel,
      ),
    ).toEqual([
      'Unbekannter Baustein vitrine-of-tomorrow · bleibt, wie er ist',
      'Produktliste · aus einer neueren Version, bleibt, wie er ist',
      '<script> · wird nicht veröffentlicht',
    ])
    editing.duplicate(['nodes', 0])
    expect(editing.state().page.nodes).toContain(unknown)
  })

  it('is walked and worked with the keyboard', async () => {
    const { editing, names, press } = await open(section(column(heading)), paragraph)
    press('ArrowDown')
    press('ArrowDown')
    press('ArrowDown')
    expect(editing.state().selected).toEqual(['nodes', 0, 'slots', 'default', 0, 'slots', 'default', 0])
    press('Escape')
    press('Escape')
    expect(editing.state().selected).toEqual(['nodes', 0])
    press('ArrowDown', { altKey: true })
    expect(names()).toEqual(['p', 'vitrine-section'])
    press('Delete')
    expect(names()).toEqual(['p'])
    press('z', { ctrlKey: true })
    press('Z', { metaKey: true, shiftKey: true })
    expect(names()).toEqual(['p'])
    press('ArrowDown')
    press('d', { ctrlKey: true })
    expect(names()).toEqual(['p', 'p'])
  })

  it('names what the pointer is over, but not twice what is chosen', async () => {
    const { container, shown } = await open(heading, paragraph)
    const over = (element: Element) =>
      element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true, pointerType: 'mouse' }))
    const tags = () => [...container.querySelectorAll('.canvas-hovered, .canvas-name')].map(({ textContent }) => textContent)
    over(shown('h2'))
    await vi.waitFor(() => expect(tags()).toEqual(['Überschrift']))
    shown('h2').click()
    await vi.waitFor(() => expect(container.querySelector('.canvas-name')).not.toBeNull())
    expect(tags()).toEqual(['Überschrift'])
    await vi.waitFor(() => {
      // The browser's own pointer rests somewhere, and tells so after a new layout.
      over(shown('p'))
      expect(tags()).toEqual(['Absatz', 'Überschrift'])
    })
  })

  it('puts a section and a column around what is dropped on the bare page, chooses what was dropped, and says so', async () => {
    const { editing, drop, shown, told } = await open({ html: 'main', children: [section(column(heading))] })
    drop(product, shown('main'), 0.999)
    const wrapped = { block: 'vitrine-section', slots: { default: [{ block: 'vitrine-column', slots: { default: [product] } }] } }
    expect(editing.state().page.nodes).toMatchObject([{ html: 'main', children: [section(column(heading)), wrapped] }])
    expect(editing.state().selected).toEqual(['nodes', 0, 'children', 1, 'slots', 'default', 0, 'slots', 'default', 0])
    expect(told).toEqual(['„Produktliste“ steht jetzt nach „Abschnitt: Persönlich beraten“, in einem neuen Abschnitt mit einer Spalte.'])
    editing.undo()
    expect(editing.state().page.nodes).toEqual([{ html: 'main', children: [section(column(heading))] }])
  })

  it('keeps what is dropped below the last section in the main part, and a band beside another band', async () => {
    const { editing, drop, frame, shown } = await open({ html: 'main', children: [section(column(heading))] }, { block: 'vitrine-store' })
    drop(product, frame.documentElement, 0.99)
    expect(editing.state().page.nodes).toMatchObject([{ html: 'main', children: [{}, { block: 'vitrine-section' }] }, {}])
    editing.undo()
    drop(section(), shown('vitrine-section'), 0.6)
    expect(editing.state().page.nodes).toMatchObject([{ html: 'main', children: [section(column(heading)), section()] }, {}])
  })

  it('has 40 pixels between two bands where a band may be dropped, and names the bands around them', async () => {
    const other: PageNode = { html: 'h2', children: ['Und jetzt du'] }
    const { container, editing, frame, shown, studio } = await open({
      html: 'main',
      children: [section(column(heading)), section(column(other))],
    })
    const { bottom, left, width } = shown('vitrine-section').getBoundingClientRect()
    const over = (type: string, clientX: number, clientY: number) =>
      frame.elementFromPoint(clientX, clientY)?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, clientX, clientY }))
    for (const distance of [-20, -10, 0, 10, 20]) {
      studio.dragging.current?.begin(section())
      over('dragover', left + width / 2, bottom + distance)
      await vi.waitFor(() =>
        expect(container.querySelector('.canvas-gap-name')?.textContent).toBe(
          'nach „Abschnitt: Persönlich beraten“, vor „Abschnitt: Und jetzt du“',
        ),
      )
      over('drop', left + width / 2, bottom + distance)
      studio.dragging.current?.end()
      expect(editing.state().page.nodes).toMatchObject([
        { html: 'main', children: [section(column(heading)), section(), section(column(other))] },
      ])
      editing.undo()
    }
  })

  it('scrolls to what was put into the page, far below', async () => {
    const { editing, frame, shown } = await open({ html: 'main', children: Array.from({ length: 20 }, () => section(column(heading))) })
    editing.insert(section(column(product)), { list: ['nodes', 0, 'children'], index: 20 })
    await vi.waitFor(() => {
      const { top, bottom } = shown('vitrine-product-list').getBoundingClientRect()
      expect([top >= 0, bottom <= frame.defaultView!.innerHeight]).toEqual([true, true])
    }, 8000)
  })

  it('chooses and names the button that was dropped, and not the paragraph around it', async () => {
    const { editing, drop, shown, told } = await open(section(column(heading)))
    drop({ html: 'p', children: [{ html: 'a', attributes: { href: '/', class: 'button' }, children: ['Weiter'] }] }, shown('h2'), 0.9)
    expect(editing.state().selected).toEqual(['nodes', 0, 'slots', 'default', 0, 'slots', 'default', 1, 'children', 0])
    expect(told.at(-1)).toMatch(/^„Knopf/)
  })

  it('chooses several by click and key, says how many, and copies them to another place in one step', async () => {
    const small: PageNode = { html: 'h3', children: ['Klein'] }
    const { container, editing, frame, names, press, screen, shown, told } = await open(heading, paragraph, small)
    const click = (selector: string, keys: MouseEventInit = {}) =>
      shown(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...keys }))
    click('h2')
    click('h3', { ctrlKey: true })
    await screen.findByText('2 Bausteine ausgewählt')
    await vi.waitFor(() => expect(container.querySelectorAll('.canvas-also').length).toBe(1))
    await screen.findByRole('toolbar', { name: '2 Bausteine bearbeiten' })
    const clipboardData = new DataTransfer()
    const clip = (type: string) => frame.body.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
    clip('cut')
    expect(names()).toEqual(['p'])
    editing.select(['nodes', 0])
    clip('paste')
    expect(editing.state().page.nodes).toMatchObject([paragraph, { block: 'vitrine-section' }])
    expect(JSON.stringify(editing.state().page.nodes[1])).toContain(JSON.stringify([heading, small]))
    expect(told.at(-1)).toBe('2 Bausteine eingefügt.')
    editing.undo()
    editing.undo()
    expect(names()).toEqual(['h2', 'p', 'h3'])
    click('h2')
    press('ArrowDown', { shiftKey: true })
    press('ArrowDown', { altKey: true })
    expect(names()).toEqual(['h3', 'h2', 'p'])
    const { violations } = await axe.run(container, { iframes: false })
    expect(violations.map(({ id }) => id)).toEqual([])
    press('Delete')
    expect(names()).toEqual(['h3'])
  })

  it('drags several together', async () => {
    const { editing, names, pointer, shown } = await open(heading, product, paragraph)
    editing.select(['nodes', 0])
    editing.selectTo(['nodes', 1])
    pointer('down', at(shown('h2'), 0.5))
    for (const share of [0.6, 0.9]) pointer('move', at(shown('p'), share))
    pointer('up', at(shown('p'), 0.9))
    expect(names()).toEqual(['p', 'h2', 'vitrine-product-list'])
  })

  it('shows what opens over the page only when it is asked for', async () => {
    const { editing, screen, shown } = await open(heading, { block: 'vitrine-cart-panel' }, paragraph)
    const height = () => shown('vitrine-cart-panel').getBoundingClientRect().height
    const chip = await screen.findByRole('button', { name: 'Warenkorb-Fenster zeigen und bearbeiten' })
    expect(height()).toBe(0)
    expect(shown('p').getBoundingClientRect().y - shown('h2').getBoundingClientRect().bottom).toBeLessThan(40)
    chip.click()
    expect(editing.state().selected).toEqual(['nodes', 1])
    expect(height()).toBeGreaterThan(100)
    editing.select(['nodes', 2])
    expect(height()).toBe(0)
  })

  it('folds what few visitors see and what visitors unfold, until it is chosen', async () => {
    const question: PageNode = {
      html: 'details',
      children: [
        { html: 'summary', children: ['Wie lange reicht sie?'] },
        { html: 'p', children: ['Etwa acht Wochen.'] },
      ],
    }
    const { editing, shown } = await open({ block: 'vitrine-promo-banner' }, question)
    const band = () => shown('vitrine-promo-banner').getBoundingClientRect().height
    const answer = () => shown('details p').checkVisibility()
    await vi.waitFor(() => expect(shown('vitrine-promo-banner').shadowRoot).not.toBeNull())
    expect(getComputedStyle(shown('vitrine-promo-banner'), '::before').content).toContain('nur für Gäste ohne Beraterin')
    expect([band() < 50, answer()]).toEqual([true, false])
    expect(shown('vitrine-promo-banner').checkVisibility({ visibilityProperty: true })).toBe(false)
    editing.select(['nodes', 0])
    expect([band() > 130, answer()]).toEqual([true, false])
    // The answer itself, chosen in the outline.
    editing.select(['nodes', 1, 'children', 1])
    expect(band()).toBeLessThan(50)
    expect(answer()).toBe(true)
    editing.select(undefined)
    expect(answer()).toBe(false)
  })

  it('keeps what is chosen in view on another device, and scrolls beside the page', async () => {
    const { container, editing, frame, shown } = await open(...Array.from({ length: 120 }, () => paragraph), heading, paragraph)
    const isSeen = () => {
      const { top, bottom } = shown('h2').getBoundingClientRect()
      return top >= 0 && bottom <= (frame.defaultView?.innerHeight ?? 0)
    }
    editing.select(['nodes', 120])
    await vi.waitFor(() => expect(isSeen()).toBe(true))
    editing.setDevice('mobile')
    await vi.waitFor(() => expect(frame.defaultView?.innerWidth).toBe(375))
    await vi.waitFor(() => expect(isSeen()).toBe(true))
    expect(frame.documentElement.clientWidth).toBe(375)
    const bar = await vi.waitFor(() => container.querySelector('.canvas-scroll') ?? Promise.reject(new Error('no bar')))
    bar.scrollTop = 100
    await vi.waitFor(() => expect(frame.defaultView?.scrollY).toBeCloseTo(100, -1))
  })

  it('marks what there are hints about, and leads to its form', async () => {
    const picture: PageNode = { html: 'img', attributes: { src: '/assets/a.jpg', width: '200', height: '100' } }
    const { editing, screen, asked, formsAsked } = await open(heading, { html: 'p', children: [picture] })
    const mark = await screen.findByRole('button', { name: /^Hinweis zu „Bild“: / })
    expect(mark.title).toMatch(/alternativ|Alternativ|beschreib|Beschreib/)
    expect(mark.textContent).toBe('!')
    mark.click()
    expect(editing.state().selected).toEqual(['nodes', 1, 'children', 0])
    expect(formsAsked()).toBe(1)
    editing.replace(['nodes', 1, 'children', 0], { html: 'img', attributes: { src: '/assets/a.jpg', alt: 'Eine Rose' } })
    // Whether there is such a file is another question.
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Hinweis zu „Bild“: .*(alternativ|beschreib)/i })).toBeNull())
    expect(asked).toEqual([])
  })

  it('marks the blocks somebody commented on, with how often, and leads to what was said', async () => {
    const comment = (id: string, node: string, text: string): PageComment => ({
      id,
      node,
      about: '',
      text,
      by: 'Anna',
      at: '2026-12-01T08:00:00Z',
    })
    const said = [comment('1', 'k1', 'Kürzer?'), comment('2', 'k1', 'Wärmer?'), comment('3', 'gone', 'Weg?')]
    const { screen, editing, commentsAsked } = await openWith(said, section(column(heading, { ...(paragraph as HtmlNode), id: 'k1' })))
    const mark = await screen.findByRole('button', { name: 'Kommentar zu „Absatz“: Kürzer? · Wärmer?' })
    expect(mark.textContent).toBe('2')
    expect(screen.getAllByRole('button', { name: /^Kommentar/ })).toHaveLength(1)
    mark.click()
    expect(editing.state().selected).toEqual(['nodes', 0, 'slots', 'default', 0, 'slots', 'default', 1])
    expect(commentsAsked).toEqual(['1'])
  })

  it('makes a link of the words that are selected, by keyboard, and refuses an unsafe address in words', async () => {
    const { editing, frame, pointer, screen, shown, write } = await open(paragraph, heading)
    write('p')
    shown('p').dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }))
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Wohin führt der Link?' })
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.keyboard('javascript:alert(1){Enter}')
    await screen.findByText('Diese Adresse ist nicht erlaubt. Möglich sind https, mailto, tel und Seiten dieser Website.')
    expect(field.value).toBe('javascript:alert(1)')
    await userEvent.keyboard('{Control>}a{/Control}kont')
    await screen.findByRole('option', { name: /^Kontakt/ })
    // The name and Enter are enough; the question stands beside the words.
    const [asked, words] = [field.closest('[role=dialog]')!.getBoundingClientRect(), shown('p').getBoundingClientRect()]
    const canvas = field.closest('.canvas')!.getBoundingClientRect()
    expect(Math.abs(asked.top - (canvas.top + words.bottom))).toBeLessThan(120)
    expect(asked.bottom).toBeLessThanOrEqual(canvas.bottom)
    screen.getByRole('checkbox', { name: 'In einem neuen Tab öffnen' }).click()
    field.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown('p > a').getAttribute('href')).toBe('page:kontakt'))
    await vi.waitFor(() => expect(frame.activeElement).toBe(shown('[data-canvas-editing]')))
    await userEvent.keyboard('{Escape}')
    expect(editing.state().page.nodes).toEqual([
      {
        html: 'p',
        children: [
          { html: 'a', attributes: { href: 'page:kontakt', target: '_blank', rel: 'noopener' }, children: ['Ganz in deiner Nähe'] },
        ],
      },
      heading,
    ])
    await vi.waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Text gestalten' })).toBeNull())
    write('p')
    const link = await screen.findByRole('button', { name: 'Link' })
    await vi.waitFor(() => expect(link.getAttribute('aria-pressed')).toBe('true'))
    link.click()
    expect(await screen.findByRole('combobox', { name: 'Wohin führt der Link?' })).toHaveProperty('value', '/kontakt')
    screen.getByRole('button', { name: 'Link entfernen' }).click()
    pointer('down', { x: 5, y: 600 })
    expect(editing.state().page.nodes).toEqual([paragraph, heading])
  })

  it('asks for a link at the words that are selected, however long the text around them is', async () => {
    const words = Array.from({ length: 400 }, (_, index) => `Rosenblatt${index}`).join(' ')
    const { frame, iframe, screen, write } = await open({ html: 'p', children: [words] })
    write('p')
    // In the first line, in the last one, and several lines together, from either end.
    for (const keys of [
      '{Control>}{Home}{/Control}{Shift>}{Control>}{ArrowRight}{/Control}{/Shift}',
      '{Control>}{End}{/Control}{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}',
      `{Control>}{End}{/Control}${'{ArrowUp}'.repeat(12)}{Shift>}{ArrowDown}{ArrowDown}{/Shift}`,
      `{Control>}{End}{/Control}${'{ArrowUp}'.repeat(4)}{Shift>}{ArrowUp}{ArrowUp}{/Shift}`,
    ]) {
      await userEvent.keyboard(keys)
      const range = frame.getSelection()!.getRangeAt(0).cloneRange()
      expect(range.toString()).not.toBe('')
      await userEvent.keyboard('{Control>}k{/Control}')
      const field = await screen.findByRole('combobox', { name: 'Wohin führt der Link?' })
      const canvas = field.closest('.canvas')!.getBoundingClientRect()
      await vi.waitFor(() => {
        const asked = field.closest('[role=dialog]')!.getBoundingClientRect()
        const page = iframe.getBoundingClientRect()
        const scale = page.width / iframe.offsetWidth
        const selected = range.getBoundingClientRect()
        const [top, bottom] = [page.top + selected.top * scale, page.top + selected.bottom * scale]
        // Right below or right above the words, never on them, and all of it on the canvas.
        const distance = asked.top > top ? asked.top - bottom : top - asked.bottom
        expect(distance, JSON.stringify({ keys, top, bottom, asked, canvas })).toBeGreaterThanOrEqual(0)
        expect(distance, JSON.stringify({ keys, top, bottom, asked, canvas })).toBeLessThan(80)
        expect(Math.min(asked.top - canvas.top, canvas.bottom - asked.bottom, asked.left - canvas.left)).toBeGreaterThanOrEqual(0)
        expect(asked.right).toBeLessThanOrEqual(canvas.right)
      })
      await userEvent.keyboard('{Escape}')
      await vi.waitFor(() => expect(screen.queryByRole('combobox', { name: 'Wohin führt der Link?' })).toBeNull())
    }
  })

  it('says where one types that the words are the same on every device', async () => {
    const { editing, told, write } = await open(paragraph)
    write('p')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(told.join()).not.toMatch(/jedem Gerät/)
    await userEvent.keyboard('{Escape}')
    editing.setDevice('mobile')
    await vi.waitFor(() => {
      write('p')
      expect(told.at(-1)).toMatch(/auf jedem Gerät/)
    })
  })

  it('keeps its frames inside the page, also around what is wider than it', async () => {
    const wide: PageNode = { html: 'table', children: [{ html: 'tr', children: [{ html: 'td', children: ['R'.repeat(400)] }] }] }
    const { container, editing, iframe } = await open(wide, paragraph)
    editing.setDevice('mobile')
    editing.select(['nodes', 0])
    await vi.waitFor(() => {
      expect(iframe.contentWindow?.innerWidth).toBe(375)
      const page = iframe.getBoundingClientRect()
      const frame = container.querySelector('.canvas-selection')!.getBoundingClientRect()
      expect(frame.width).toBeGreaterThan(300)
      expect([frame.left >= page.left, frame.right <= page.right + 0.5]).toEqual([true, true])
    })
  })

  it('has its tools beside the text that is written, reached with Tab and left with Escape', async () => {
    const { container, editing, frame, screen, shown, write } = await open(paragraph)
    write('p')
    await screen.findByRole('toolbar', { name: 'Text gestalten' })
    await userEvent.keyboard('{Tab}')
    const kind = screen.getByRole('combobox', { name: 'Art des Absatzes' })
    await vi.waitFor(() => expect(document.activeElement).toBe(kind))
    await userEvent.keyboard('{ArrowRight}')
    const bold = screen.getByRole('button', { name: 'Fett' })
    expect(document.activeElement).toBe(bold)
    const { violations } = await axe.run(container, { iframes: false })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(bold.getAttribute('aria-pressed')).toBe('true'))
    await userEvent.keyboard('{Tab}{Escape}')
    await vi.waitFor(() => expect(frame.activeElement).toBe(shown('[data-canvas-editing]')))
    await userEvent.keyboard('{Escape}')
    expect(editing.state().page.nodes).toEqual([{ html: 'p', children: [{ html: 'strong', children: ['Ganz in deiner Nähe'] }] }])
  })

  it('shows the empty slots of a block while it is chosen', async () => {
    const { asked, editing, shown } = await open({ block: 'vitrine-main-navigation' }, heading)
    expect(shown('canvas-room')).toBeNull()
    editing.select(['nodes', 0])
    expect(shown('vitrine-main-navigation > canvas-room').slot).toBe('links')
    shown('canvas-room').click()
    expect(asked).toEqual([{ list: ['nodes', 0, 'slots', 'links'], index: 0 }])
    editing.select(['nodes', 1])
    expect(shown('canvas-room')).toBeNull()
  })

  it('has the exact width of the device, however small the room', async () => {
    const { editing, frame, screen } = await open(heading)
    const width = () => frame.defaultView?.innerWidth
    expect(width()).toBe(1280)
    editing.setDevice('tablet')
    await vi.waitFor(() => expect(width()).toBe(768))
    editing.setDevice('mobile')
    await vi.waitFor(() => expect(width()).toBe(375))
    expect(screen.getByText('Mobil · 375 px')).toBeTruthy()
  })

  it('has nothing to complain about for axe', async () => {
    const { container, editing, screen } = await open(heading, paragraph)
    editing.select(['nodes', 0])
    await screen.findByRole('toolbar')
    const { violations } = await axe.run(container, { iframes: false })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})
