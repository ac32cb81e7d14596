import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { complaints, openPanel } from './form-panel.js'

const pages = [
  { id: 'home', path: '/', title: 'Start' },
  { id: 'care', path: '/pflege', title: 'Pflege', live: '/pflege' },
  { id: 'products', path: '/products', title: 'Alle Produkte' },
  // A page that cannot be read.
  { id: 'broken', path: '', title: 'broken' },
]
const button = (href: string) => ({ html: 'a', attributes: { class: 'button', href }, children: ['Weiter'] })
const hrefOf = (panel: ReturnType<typeof openPanel>) => (panel.node() as ReturnType<typeof button>).attributes.href
const open = (href: string) => openPanel([button(href)], { pages })

describe('where a link leads', () => {
  it('is chosen from the pages of the site, by title and by keyboard, and survives when the page moves', async () => {
    const panel = open('')
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Ziel des Links' })
    await userEvent.type(box, 'alle prod')
    expect(await panel.findByRole('option', { name: /Alle Produkte/ })).toBeTruthy()
    expect(await complaints(panel.container)).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(hrefOf(panel)).toBe('page:products')
    expect(box.value).toBe('/products')
    expect(panel.getByText('Führt zur Seite „Alle Produkte“, auch wenn sie einmal umzieht.').isConnected).toBe(true)
  })

  it('may be typed: a page of the site becomes that page, another address stays as it is', async () => {
    const panel = open('')
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Ziel des Links' })
    await userEvent.type(box, '/pflege?farbe=rot#unten')
    await userEvent.tab()
    await vi.waitFor(() => expect(hrefOf(panel)).toBe('page:care?farbe=rot#unten'))
    expect(box.value).toBe('/pflege?farbe=rot#unten')
    await userEvent.clear(box)
    await userEvent.type(box, 'https://rosen.de/pflege')
    await userEvent.tab()
    expect(hrefOf(panel)).toBe('https://rosen.de/pflege')
  })

  it('is what somebody means: a page by its name, a phone number, another site, a place on this page', async () => {
    const panel = openPanel([button(''), { html: 'h2', attributes: { id: 'anwendung' }, children: ['Anwendung'] }], { pages })
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Ziel des Links' })
    for (const [typed, kept] of [
      ['alle produkte', 'page:products'],
      ['pfleg', 'page:care'],
      ['+49 (0)30 123-456', 'tel:+4930123456'],
      ['030/12 34 56', 'tel:030123456'],
      ['www.rosen.de', 'https://www.rosen.de'],
      ['anna@rosen.de', 'mailto:anna@rosen.de'],
      ['preise.pdf', 'preise.pdf'],
    ] as const) {
      await userEvent.clear(box)
      await userEvent.type(box, typed)
      await userEvent.tab()
      await vi.waitFor(() => expect(hrefOf(panel)).toBe(kept))
    }
    await userEvent.clear(box)
    await userEvent.type(box, '#an')
    await userEvent.click(await panel.findByRole('option', { name: /Stelle „anwendung“ auf dieser Seite/ }))
    expect(hrefOf(panel)).toBe('#anwendung')
  })

  it('stands below the word that its text is the same on every device, where one device is shown', async () => {
    const panel = open('/pflege')
    await panel.findByRole('combobox', { name: 'Ziel des Links' })
    expect(panel.queryByText(/auf jedem Gerät/)).toBeNull()
    panel.editing.setDevice('mobile')
    expect((await panel.findByText('Du siehst die Seite für „Mobil“. Texte sind auf jedem Gerät dieselben.')).isConnected).toBe(true)
  })

  it('is not changed by passing through, and says when its page is gone', async () => {
    const panel = open('/products')
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Ziel des Links' })
    await userEvent.click(box)
    await userEvent.tab()
    expect(hrefOf(panel)).toBe('/products')
    panel.editing.replace(['nodes', 0], button('page:sommer'))
    expect((await panel.findByText('Die Seite, zu der das führte, gibt es nicht mehr. Wähle eine andere.')).isConnected).toBe(true)
  })
})

describe('the address of a page', () => {
  it('may be taken back after a save has listed the other one, and says where shoppers are led on from', async () => {
    const panel = openPanel([], { pages, pageId: 'care' })
    const path = await panel.findByRole<HTMLInputElement>('textbox', { name: /^Adresse/ })
    await userEvent.clear(path)
    await userEvent.type(path, '/haut')
    expect(panel.getByText(/Wer dann \/pflege aufruft, wird hierher weitergeleitet\./).isConnected).toBe(true)
    await userEvent.clear(path)
    await userEvent.type(path, '/pflege')
    expect(panel.queryByText(/gehört schon einer anderen Seite/)).toBeNull()
    expect(panel.editing.state().page.path).toBe('/pflege')
    await userEvent.clear(path)
    await userEvent.type(path, '/products')
    expect(panel.getByText(/gehört schon einer anderen Seite/).isConnected).toBe(true)
  })
})
