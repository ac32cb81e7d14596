import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { complaints, openPanel, type PanelOptions } from './form-panel.js'

const open = async (options: PanelOptions = {}) => {
  const panel = openPanel([], options)
  await panel.findByRole('heading', { name: options.language === 'en' ? 'Page' : 'Seite' })
  const page = () => panel.editing.state().page
  const path = () => panel.getByRole<HTMLInputElement>('textbox', { name: /^Adresse/ })
  return { ...panel, page, path }
}

describe('the page form', () => {
  it('counts the title and shows it as a search engine does', async () => {
    const panel = await open()
    const title = panel.getByRole('textbox', { name: /^Titel/ })
    await userEvent.fill(title, 'Sanfte Pflege für jeden Tag und jede Haut, die du so nur hier bei uns findest')
    expect(panel.page().title).toMatch(/^Sanfte Pflege/)
    expect(panel.getByText('77 Zeichen').isConnected).toBe(true)
    expect(panel.getByText(/^Suchmaschinen kürzen Titel/).isConnected).toBe(true)
    expect(panel.container.querySelector('.search-title')?.textContent).toMatch(/ …$/)
    await userEvent.clear(title)
    expect(panel.getByText('Die Seite braucht einen Titel.').isConnected).toBe(true)
  })

  it('says when a description is missing', async () => {
    const panel = await open({ page: { description: '' } })
    expect(panel.getByText(/^Ohne Beschreibung sucht sich/).isConnected).toBe(true)
    await userEvent.fill(panel.getByRole('textbox', { name: 'Beschreibung' }), 'Alles Gute.')
    expect(panel.page().description).toBe('Alles Gute.')
    expect(panel.queryByText(/^Ohne Beschreibung sucht sich/)).toBeNull()
  })

  it('keeps the last good address until the new one is right, and offers the nearest', async () => {
    const panel = await open()
    await userEvent.fill(panel.path(), 'Über uns')
    expect(panel.page().path).toBe('/pflege')
    expect(panel.path().value).toBe('Über uns')
    expect(panel.getByText(/Bis dahin gilt \/pflege\.$/).isConnected).toBe(true)
    await userEvent.click(panel.getByRole('button', { name: '/ueber-uns nehmen' }))
    expect(panel.page().path).toBe('/ueber-uns')
    await vi.waitFor(() => expect(panel.path().value).toBe('/ueber-uns'))
    panel.editing.undo()
    await vi.waitFor(() => expect(panel.path().value).toBe('/pflege'))
  })

  it('refuses the address of another page, not its own', async () => {
    const panel = await open()
    await userEvent.fill(panel.path(), '/products')
    expect(panel.getByText('/products gehört schon einer anderen Seite. Bis dahin gilt /pflege.').isConnected).toBe(true)
    await userEvent.fill(panel.path(), '/haut')
    await userEvent.fill(panel.path(), '/pflege')
    expect(panel.page().path).toBe('/pflege')
    expect(panel.path().getAttribute('aria-invalid')).toBeNull()
  })

  it('keeps a half-typed address while a block is looked at', async () => {
    const panel = await open({ page: { nodes: [{ block: 'vitrine-footer' }] } })
    await userEvent.fill(panel.path(), '/haut/')
    panel.editing.select(['nodes', 0])
    await panel.findByRole('heading', { level: 2, name: 'Fußzeile' })
    panel.editing.select(undefined)
    await vi.waitFor(() => expect(panel.path().value).toBe('/haut/'))
  })

  it('sets language, role, original and picture, and takes them away again', async () => {
    const panel = await open()
    await userEvent.click(panel.getByRole('radio', { name: 'Englisch' }))
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Diese Seite ist' }), 'Kasse')
    const original = panel.getByRole('combobox', { name: 'Original dieser Seite' })
    await userEvent.fill(original, '/products')
    await userEvent.fill(panel.getByRole('textbox', { name: 'Bildadresse' }), '/bild.jpg')
    expect(panel.page()).toMatchObject({ language: 'en', role: 'checkout', canonical: '/products', openGraph: { image: '/bild.jpg' } })
    expect(panel.container.querySelector('.shared-link img')).not.toBeNull()
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Diese Seite ist' }), 'keine besondere')
    await userEvent.clear(original)
    await userEvent.clear(panel.getByRole('textbox', { name: 'Bildadresse' }))
    expect(Object.keys(panel.page())).not.toEqual(expect.arrayContaining(['role']))
    expect(Object.keys(panel.page())).not.toEqual(expect.arrayContaining(['canonical']))
    expect(Object.keys(panel.page())).not.toEqual(expect.arrayContaining(['openGraph']))
  })

  it('keeps a role that it does not know', async () => {
    const panel = await open({ page: { role: 'advent' } })
    expect(panel.getByRole<HTMLSelectElement>('combobox', { name: 'Diese Seite ist' }).selectedOptions[0]?.text).toBe('advent (unbekannt)')
  })

  it('has nothing that axe complains about, in both languages', async () => {
    for (const language of ['de', 'en'] as const) {
      const panel = await open({ language, page: { title: '', path: 'x y', openGraph: { image: '/bild.jpg' } } })
      expect(await complaints(panel.container)).toEqual([])
      panel.container.remove()
    }
  })
})
