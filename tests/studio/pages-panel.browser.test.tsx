import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PageSummary } from '../../src/pages/document/pages-api.js'
import { pagesInMemory } from '../support/pages-in-memory.js'
import { carePage, complaints, homePage, openStudio } from './open-studio.js'

const broken = {
  id: 'old',
  path: '/old',
  title: 'Alt',
  language: 'de' as const,
  revision: 1,
  changed: '2026-05-04T12:00:00Z',
  broken: { de: 'Sie stammt aus einer neueren Version.', en: 'It comes from a newer version.' },
}

type Screen = Awaited<ReturnType<typeof openStudio>>['screen']

async function remove(screen: Screen, title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Mehr zu „${title}“` }))
  await userEvent.click(screen.getByRole('menuitem', { name: `„${title}“ löschen` }))
}

describe('the list of pages', () => {
  it('shows every page with its address and state, and why one cannot be opened', async () => {
    const { screen } = await openStudio({ broken: [broken] })
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Start/homeEntwurf',
      'Pflege/careEntwurf',
      'Alt/oldNicht lesbarSie stammt aus einer neueren Version.',
    ])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Alt /old' }).disabled).toBe(true)
    expect(await complaints()).toEqual([])
  })

  it('finds pages by any part of title or address', async () => {
    const { screen } = await openStudio()
    await userEvent.fill(screen.getByRole('searchbox'), 'CAR')
    await vi.waitFor(() => expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pflege/careEntwurf']))
    await userEvent.fill(screen.getByRole('searchbox'), 'xyz')
    await vi.waitFor(() => expect(screen.getByText('Keine Seite passt zu „xyz“.').isConnected).toBe(true))
  })

  it('takes a page along to Salesforce, and says before what stays behind', async () => {
    const { screen, pages } = await openStudio()
    pages.saveElsewhere('care', { nodes: [{ block: 'vitrine-nowhere' }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Eine Seite für Salesforce herunterladen' }))
    const question = within(await screen.findByRole('dialog'))
    expect((await question.findByText('Die Seite kommt ganz mit.')).isConnected).toBe(true)
    await userEvent.selectOptions(question.getByRole('combobox', { name: 'Seite' }), 'Pflege')
    expect((await question.findByText('Eines kommt nicht mit:')).isConnected).toBe(true)
    expect(question.getByRole('listitem').textContent).toMatch(/^vitrine-nowhere: Diesen Baustein gibt es nicht/)
    await userEvent.fill(question.getByRole('textbox', { name: 'Name der Site' }), 'Grüne Rose')
    const link = question.getByRole('link', { name: 'Herunterladen' })
    expect(link.getAttribute('href')).toBe('/studio/api/pages/care/salesforce.zip?site=Gr%C3%BCne%20Rose')
    expect(await complaints()).toEqual([])
  })

  it('brings a page along from elsewhere, and says what stays behind before anything is made', async () => {
    const { screen, pages } = await openStudio()
    await userEvent.click(screen.getByRole('button', { name: 'Neue Seite' }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(await question.findByText('Mitbringen'))
    const box = question.getByRole('textbox', { name: 'Die Seite von anderswo' })
    await userEvent.click(question.getByRole('button', { name: 'Anlegen' }))
    expect((await question.findByText('Füg zuerst die Seite ein, oder wähl eine Datei.')).isConnected).toBe(true)
    await userEvent.fill(box, '{"content":[')
    expect((await question.findByText(/^Die Datei ist unvollständig oder beschädigt/)).isConnected).toBe(true)
    expect(await complaints()).toEqual([])

    await userEvent.fill(box, '<title>Rosen</title><h1>Rosen</h1><iframe src="/x"></iframe>')
    expect((await question.findByText(/^Gelesen aus HTML: 1 Baustein/)).isConnected).toBe(true)
    expect(question.getByText('Was nicht mitkommt:').isConnected).toBe(true)
    expect(question.getByRole<HTMLInputElement>('textbox', { name: 'Titel' }).value).toBe('Rosen')
    expect(await complaints()).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Anlegen' }))
    await vi.waitFor(async () => {
      const made = (await pages.list()) as { done: readonly { id: string; title: string; path: string }[] }
      const page = made.done.find(({ title }) => title === 'Rosen')!
      expect(page.path).toBe('/rosen')
      const stored = (await pages.open(page.id)) as { done: { page: { nodes: unknown } } }
      expect(stored.done.page.nodes).toEqual([{ html: 'h1', children: ['Rosen'] }])
    })
  })

  it('suggests a free address, and says whose one is that somebody types', async () => {
    const { screen, pages } = await openStudio()
    await userEvent.click(screen.getByRole('button', { name: 'Neue Seite' }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.fill(question.getByRole('textbox', { name: 'Titel' }), 'Care')
    const address = question.getByRole<HTMLInputElement>('textbox', { name: /^Adresse/ })
    expect(address.value).toBe('/care-2')
    await userEvent.fill(address, '/care')
    expect(question.getByText('An dieser Adresse steht schon „Pflege“. Wähle eine andere.').isConnected).toBe(true)
    await userEvent.click(question.getByRole('button', { name: 'Anlegen' }))
    expect((await pages.list()) as { done: readonly unknown[] }).toMatchObject({ done: { length: 2 } })
  })

  it('says why something was not done, and loses nothing', async () => {
    const { screen, pages } = await openStudio()
    pages.failWith({ kind: 'offline', text: { de: 'Kein Netz.', en: 'Offline.' } })
    await remove(screen, 'Pflege')
    await vi.waitFor(() => expect(screen.getByText('Kein Netz.').isConnected).toBe(true))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('makes a page from a template, with an address made from its title, and opens it', async () => {
    const { screen, dialog, pages } = await openStudio()
    await userEvent.click(screen.getByRole('button', { name: 'Neue Seite' }))
    const question = within(await dialog())
    await userEvent.click(await question.findByText('Startseite'))
    expect(await complaints()).toEqual([])
    await userEvent.fill(question.getByRole('textbox', { name: 'Titel' }), '')
    await userEvent.click(question.getByRole('button', { name: 'Anlegen' }))
    expect((await question.findByRole('alert')).textContent).toBe('Die Seite braucht einen Titel.')
    await userEvent.fill(question.getByRole('textbox', { name: 'Titel' }), 'Über uns')
    expect(question.getByRole<HTMLInputElement>('textbox', { name: 'Adresse' }).value).toBe('/ueber-uns')
    await userEvent.click(question.getByRole('button', { name: 'Anlegen' }))
    await vi.waitFor(() => expect(location.search).toBe('?page=page-3'))
    expect(pages.pageOf('page-3')).toMatchObject({ title: 'Über uns', path: '/ueber-uns' })
  })

  it('copies a page', async () => {
    const { screen } = await openStudio()
    await userEvent.click(await screen.findByRole('button', { name: '„Pflege“ duplizieren' }))
    expect((await screen.findByRole('button', { name: /Pflege \(Kopie\) \/care/ })).isConnected).toBe(true)
  })

  it('gives a page another title and address', async () => {
    const { screen, dialog, pages } = await openStudio()
    await userEvent.click(await screen.findByRole('button', { name: '„Pflege“ umbenennen' }))
    const question = within(await dialog())
    await userEvent.fill(question.getByRole('textbox', { name: 'Adresse' }), 'Über uns')
    await userEvent.click(question.getByRole('button', { name: 'Speichern' }))
    expect((await question.findByRole('alert')).textContent).toContain('Die Adresse „Über uns“ passt nicht:')
    await userEvent.fill(question.getByRole('textbox', { name: 'Adresse' }), '/studio/x')
    await vi.waitFor(() =>
      expect(question.getByRole('alert').textContent).toBe('Die Adresse /studio/x braucht der Shop selbst. Wähle eine andere.'),
    )
    await userEvent.fill(question.getByRole('textbox', { name: 'Adresse' }), '/haut')
    await userEvent.click(question.getByRole('button', { name: 'Speichern' }))
    await vi.waitFor(() => expect(pages.pageOf('care')?.path).toBe('/haut'))
    expect((await screen.findByRole('button', { name: 'Pflege /haut' })).isConnected).toBe(true)
  })

  it('shows in any window, and after a reload, what was deleted, and brings it back', async () => {
    const first = await openStudio()
    await remove(first.screen, 'Pflege')
    await first.screen.findByRole('heading', { name: 'Gelöschte Seiten' })
    first.close()
    const { screen, pages, told } = await openStudio({ pages: first.pages })
    await userEvent.click(await screen.findByRole('button', { name: '„Pflege“ wiederherstellen' }))
    expect((await screen.findByRole('button', { name: 'Pflege /care' })).isConnected).toBe(true)
    expect(told()).toBe('„Pflege“ ist wieder da.')
    expect(screen.queryByRole('heading', { name: 'Gelöschte Seiten' })).toBeNull()
    await pages.remove('home')
    document.dispatchEvent(new Event('visibilitychange'))
    expect((await screen.findByRole('button', { name: '„Start“ wiederherstellen' })).isConnected).toBe(true)
  })

  it('deletes a page, and brings it back at once or later', async () => {
    const { screen, told } = await openStudio()
    const open = () => screen.queryByRole('button', { name: 'Pflege /care' })
    await remove(screen, 'Pflege')
    await vi.waitFor(() => expect(told()).toBe('„Pflege“ ist gelöscht.'))
    expect(open()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(() => expect(open()).not.toBeNull())
    await remove(screen, 'Pflege')
    await vi.waitFor(() => expect(open()).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Start /home' }))
    await userEvent.click(await screen.findByRole('tab', { name: 'Seiten' }))
    await userEvent.click(await screen.findByRole('button', { name: '„Pflege“ wiederherstellen' }))
    await vi.waitFor(() => expect(open()).not.toBeNull())
  })

  it('asks once before visitors lose a page, names what leads there, and takes every such step back', async () => {
    const link = { html: 'a', attributes: { href: '/care/?von=start' }, children: ['Pflege'] }
    const pages = pagesInMemory({ home: { ...homePage, nodes: [link] }, care: carePage })
    await pages.publish('home', 1)
    await pages.publish('care', 1)
    const { screen, told, dialog } = await openStudio({ pages })
    const isLive = async () => ((await pages.open('care')) as { done: PageSummary }).done.published !== undefined
    const isListed = () => screen.queryByRole('button', { name: 'Pflege /care' }) !== null

    await remove(screen, 'Pflege')
    const question = within(await dialog())
    expect(question.getByText('Die Seite ist veröffentlicht. Unter /care finden Kundinnen dann nichts mehr.').isConnected).toBe(true)
    expect((await question.findByText('Von hier führt ein Link auf sie, der dann ins Leere geht:')).isConnected).toBe(true)
    expect(question.getByRole('button', { name: 'Start /home' }).isConnected).toBe(true)
    expect(await complaints()).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }))
    expect(isListed()).toBe(true)

    await remove(screen, 'Pflege')
    await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }))
    await vi.waitFor(() => expect(told()).toBe('„Pflege“ ist gelöscht.'))
    await userEvent.click(screen.getByRole('button', { name: '„Pflege“ wiederherstellen' }))
    expect(within(await dialog()).getByText(/^Sie war veröffentlicht und ist sofort wieder für alle/).isConnected).toBe(true)
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Wiederherstellen' }))
    await vi.waitFor(() => expect(isListed()).toBe(true))

    const more = await screen.findByRole('button', { name: 'Mehr zu „Pflege“' })
    await userEvent.click(more)
    const [menu, button] = [screen.getByRole('menu'), more].map((element) => element.getBoundingClientRect())
    expect(Math.abs(menu!.right - button!.right)).toBeLessThan(2)
    expect(menu!.top).toBeGreaterThanOrEqual(button!.bottom)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Vom Netz nehmen …' }))
    expect((await screen.findByText(/ins Leere geht:$/)).isConnected).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Ja, zurücknehmen' }))
    await vi.waitFor(async () => expect(await isLive()).toBe(false))
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(async () => expect(await isLive()).toBe(true))
    await vi.waitFor(() => expect(told()).toBe('Wieder wie davor.'))
  })

  it('asks before an old address leads nowhere, and brings it back', async () => {
    const redirect = { from: '/alt', to: '/care', page: 'care', title: 'Pflege', since: '' }
    const forgotten: string[] = []
    const pages = {
      ...pagesInMemory({ home: { ...homePage, nodes: [{ html: 'a', attributes: { href: '/alt' }, children: ['Alt'] }] }, care: carePage }),
      redirects: async () => ({ done: [redirect] }),
      forgetAddress: async (from: string) => ({ done: void forgotten.push(from) }),
      restoreAddress: async (from: string, page: string) => ({
        done: void forgotten.splice(forgotten.indexOf(from), page === 'care' ? 1 : 0),
      }),
    }
    const { screen, dialog } = await openStudio({ pages })
    await userEvent.click(await screen.findByRole('button', { name: 'Weiterleitung von /alt entfernen' }))
    expect((await within(await dialog()).findByRole('button', { name: /^Start/ })).isConnected).toBe(true)
    expect(forgotten).toEqual([])
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Entfernen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    expect((await screen.findByRole('button', { name: 'Weiterleitung von /alt entfernen' })).isConnected).toBe(true)
    expect(forgotten).toEqual([])
  })
})
