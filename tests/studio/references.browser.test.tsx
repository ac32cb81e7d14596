import { afterAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { within } from '@testing-library/react'
import { createSandbox } from '../../src/sandbox/sandbox.js'
import { HintsBar } from '../../src/studio/app/hints/hints-bar.js'
import { useHints } from '../../src/studio/app/hints/use-hints.js'
import { platformReferences } from '../../src/studio/app/session/references.js'
import { complaints, openPanel, type PanelOptions } from './form-panel.js'

const sandbox = createSandbox({ oneClient: true, extensions: ['consultants', 'product-fields'] })
let isSilent = false
const fetch: typeof globalThis.fetch = async (input, init) => {
  const answer = isSilent ? undefined : await (await sandbox).respond(new Request(new URL(String(input), location.href), init))
  if (!answer) throw new TypeError('Nobody answers.')
  return answer
}
const settings = { webstoreId: '0ZE000000000001GAA', basePath: '', sitePath: '', locale: 'de', apexTransport: 'path' } as const
const open = (block: string, fields: object = {}, options: PanelOptions = {}) =>
  openPanel([{ block: `vitrine-${block}`, fields: fields as never }], { references: platformReferences(settings, fetch), ...options })

afterAll(async () => (await sandbox).close())

describe('a product field', () => {
  it('searches as one types, and is chosen from by keyboard alone', async () => {
    const panel = open('product-detail')
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Produkt' })
    await userEvent.type(box, 'rosenserum')
    const option = await panel.findByRole('option', { name: /^Rosenserum Leuchtkraft\s*30 ml · für jede Haut · Nr\. 100037 · 39,90/ })
    expect(box.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(option.id))
    expect(await complaints(panel.container)).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(panel.fields()).toEqual({ product: '01t9V0000000001QAA' })
    await vi.waitFor(() => expect(box.value).toBe('Rosenserum Leuchtkraft'))
    expect(document.activeElement).toBe(box)
    panel.editing.undo()
    await vi.waitFor(() => expect(box.value).toBe(''))
  })

  it('finds a product by its article number, and shows what is chosen by name', async () => {
    const panel = open('product-detail', { product: '01t9V0000000001QAA' })
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: /^Produkt/ })
    await vi.waitFor(() => expect(box.value).toBe('Rosenserum Leuchtkraft'))
    expect(panel.getByText(/^30 ml · für jede Haut · Nr\. 100037/).isConnected).toBe(true)
    await userEvent.clear(box)
    await userEvent.type(box, '100629')
    await userEvent.click(await panel.findByRole('option', { name: /^Wochenkur Seidenhaut/ }))
    expect(panel.fields().product).not.toBe('01t9V0000000001QAA')
    await userEvent.click(await panel.findByRole('button', { name: 'Wochenkur Seidenhaut herausnehmen' }))
    expect(panel.fields()).toEqual({})
  })

  it('says that a product is gone, and keeps its number', async () => {
    const panel = open('product-detail', { product: '01t000000099999AAA' })
    expect((await panel.findByText('Dieses Produkt gibt es nicht mehr. Wähle ein anderes.')).isConnected).toBe(true)
    expect(panel.getByRole<HTMLInputElement>('combobox', { name: /^Produkt/ }).value).toBe('01t000000099999AAA')
  })

  it('takes a typed number while the platform is silent, and says so', async () => {
    isSilent = true
    const panel = open('product-detail')
    const box = await panel.findByRole('combobox', { name: 'Produkt' })
    await userEvent.type(box, '01t000000000002AAA')
    expect((await panel.findAllByText(/^Die Plattform antwortet gerade nicht\. Du kannst die Nummer/))[0]!.isConnected).toBe(true)
    await userEvent.tab()
    expect(panel.fields()).toEqual({ product: '01t000000000002AAA' })
    expect((await panel.findByText('Die Plattform antwortet gerade nicht. Was gewählt ist, bleibt.')).isConnected).toBe(true)
    isSilent = false
  })

  it('keeps words that name nothing to be gone on with, and the product as it was', async () => {
    const panel = open('product-detail', { product: '01t9V0000000001QAA' })
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: /^Produkt/ })
    await vi.waitFor(() => expect(box.value).toBe('Rosenserum Leuchtkraft'))
    await userEvent.clear(box)
    await userEvent.type(box, 'xyzzy qwertz')
    expect((await panel.findAllByText('Nichts passt zu „xyzzy qwertz“.'))[0]!.isConnected).toBe(true)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    expect(box.value).toBe('xyzzy qwertz')
    expect(panel.getByText('Wähle aus der Liste, oder gib die Nummer ein.').isConnected).toBe(true)
    expect(panel.fields()).toEqual({ product: '01t9V0000000001QAA' })
  })
})

describe('a list of products', () => {
  const serum = '01t9V0000000001QAA'
  const gone = '01t000000099999AAA'
  const chosen = (ids: readonly string[] = []) => open('product-list', { source: 'chosen', productIds: ids })
  const rows = (panel: ReturnType<typeof open>) => panel.queryAllByRole('listitem').map((row) => row.textContent)

  it('is searched, ordered and emptied by keyboard alone, each step to be undone', async () => {
    const panel = chosen()
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Produkt hinzufügen' })
    await userEvent.type(box, 'rosenserum')
    await panel.findByRole('option', { name: /^Rosenserum Leuchtkraft/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.type(box, '100629')
    await panel.findByRole('option', { name: /^Wochenkur Seidenhaut/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(box.value).toBe('')
    await vi.waitFor(() =>
      expect(rows(panel)).toEqual([expect.stringMatching(/^Rosenserum.*Nr\. 100037.*39,90/), expect.stringMatching(/^Wochenkur/)]),
    )
    expect(await complaints(panel.container)).toEqual([])

    const up = panel.getByRole('button', { name: 'Wochenkur Seidenhaut nach oben' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(rows(panel)[0]).toMatch(/^Wochenkur/))
    await vi.waitFor(() => expect(document.activeElement).toBe(up))
    expect(panel.getByText('Wochenkur Seidenhaut steht jetzt an Stelle 1 von 2.').isConnected).toBe(true)
    panel.editing.undo()
    await vi.waitFor(() => expect(rows(panel)[0]).toMatch(/^Rosenserum/))
    await userEvent.click(panel.getByRole('button', { name: 'Rosenserum Leuchtkraft herausnehmen' }))
    await vi.waitFor(() => expect(document.activeElement).toBe(box))
    await userEvent.click(panel.getByRole('button', { name: 'Wochenkur Seidenhaut herausnehmen' }))
    expect(panel.fields()).toEqual({ source: 'chosen' })
    panel.editing.undo()
    panel.editing.undo()
    expect(panel.fields().productIds).toHaveLength(2)
  })

  it('is ordered by dragging, in one step to be undone', async () => {
    const panel = chosen([serum, gone])
    await vi.waitFor(() => expect(rows(panel)).toEqual([expect.stringMatching(/^Rosenserum/), `${gone}Gibt es nicht mehr`]))
    const [first, last] = [...panel.container.querySelectorAll<HTMLElement>('.references-grip')]
    await userEvent.dragAndDrop(first!, last!, { targetPosition: { x: 8, y: 40 } })
    await vi.waitFor(() => expect(panel.fields().productIds).toEqual([gone, serum]))
    panel.editing.undo()
    expect(panel.fields().productIds).toEqual([serum, gone])
  })

  it('takes pasted numbers, none of them twice, and says so', async () => {
    const panel = chosen([serum])
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Produkt hinzufügen' })
    await userEvent.fill(box, `${gone}, ${serum.slice(0, 15)}`)
    await userEvent.keyboard('{Enter}')
    expect(panel.fields().productIds).toEqual([serum, gone])
    await userEvent.fill(box, serum)
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(panel.getByText('Rosenserum Leuchtkraft ist schon dabei.').isConnected).toBe(true))
    expect(panel.fields().productIds).toEqual([serum, gone])
  })

  it('keeps what is chosen while the platform is silent', async () => {
    isSilent = true
    const panel = chosen([serum])
    expect((await panel.findByText('Die Plattform antwortet gerade nicht. Was gewählt ist, bleibt.')).isConnected).toBe(true)
    expect(rows(panel)).toEqual([serum])
    isSilent = false
  })
})

describe('hints', () => {
  const Hints = () => <HintsBar hints={useHints()} onShow={() => {}} />
  const paths = ['/', '/products', '/pflege', '/consultants', '/impressum', '/cart', '/login', '/account']

  it('say what is gone of what a page names, and are gone with it', async () => {
    const gone = '01t000000099999AAA'
    const panel = openPanel(
      [
        { block: 'vitrine-product-detail', fields: { product: gone } },
        { block: 'vitrine-product-list', fields: { source: 'chosen', productIds: ['01t9V0000000001QAA', gone] } },
      ],
      { references: platformReferences(settings, fetch), selected: undefined, paths, beside: <Hints /> },
    )
    const bar = await panel.findByRole('region', { name: 'Hinweise' })
    await userEvent.click(within(bar).getByRole('button'))
    const everywhere = within(document.body)
    const said = () => everywhere.queryAllByText(/gibt es nicht mehr/, { selector: '.hint span' }).map(({ textContent }) => textContent)
    await vi.waitFor(() =>
      expect(said()).toEqual([expect.stringMatching(/^Dieses Produkt gibt es nicht/), expect.stringMatching(/^Etwas aus der Auswahl/)]),
    )
    panel.editing.setField(['nodes', 1], 'productIds', ['01t9V0000000001QAA'])
    panel.editing.setField(['nodes', 0], 'product', '01t9V0000000001QAA')
    await vi.waitFor(() => expect(said()).toEqual([]))
  })
})

describe('other references', () => {
  it('finds a consultant by her name or her postal code', async () => {
    const panel = open('consultant-profile')
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Beraterin' })
    await userEvent.type(box, '50667')
    await userEvent.click((await panel.findAllByRole('option'))[0]!)
    await vi.waitFor(() => expect(box.value).toMatch(/^\p{Lu}\p{L}+ \p{Lu}/u))
    expect(panel.fields().consultant).toMatch(/^[a-z0-9-]+$/)
  })

  it('offers all categories before anything is typed', async () => {
    const panel = open('product-list')
    const box = await panel.findByRole<HTMLInputElement>('combobox', { name: 'Kategorie' })
    await userEvent.click(box)
    await vi.waitFor(() => expect(panel.getByRole('listbox', { name: 'Kategorien' }).children.length).toBe(6))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(panel.fields().category).toMatch(/^0ZG/)
  })
})
