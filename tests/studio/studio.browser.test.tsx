import { within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Release } from '../../src/pages/document/team-api.js'
import { keyTable, spokenKey } from '../../src/studio/app/kit/keys.js'
import { pagesInMemory } from '../support/pages-in-memory.js'
import { carePage, complaints, homePage, openStudio } from './open-studio.js'

afterEach(() => page.viewport(1280, 800))

const opened = (options: Parameters<typeof openStudio>[0] = {}) => openStudio({ at: '?page=home', ...options })
/** In an element of its own: a title alone not every screen reader reads. */
const describedBy = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent

describe('the Studio', () => {
  it('shows all pages first, and opens the one that is chosen, in the address too', async () => {
    const { screen, title } = await openStudio()
    await userEvent.click(await screen.findByRole('button', { name: 'Pflege /care' }))
    expect((await title()).value).toBe('Pflege')
    expect(location.search).toBe('?page=care')
    history.back()
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Welche Seite möchtest du bearbeiten?' }).isConnected).toBe(true))
  })

  it('calls a page in the top bar by its own name, and leaves out the shop’s where room is short', async () => {
    const { screen, title } = await opened({
      pages: pagesInMemory({ home: { ...homePage, title: 'Deine Beraterin finden | Lindenrose' } }),
    })
    const field = await title()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deine Beraterin finden')
    await userEvent.fill(field, 'Pflege | Rose')
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pflege | Rose'))
    await userEvent.fill(await title(), '| Nur der Name des ganzen Shops')
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('| Nur der Name des ganzen Shops'))
  })

  it('says that a page is not there, and keeps the list at hand', async () => {
    const { screen } = await openStudio({ at: '?page=nothing' })
    expect((await screen.findByRole('heading', { name: 'Diese Seite lässt sich nicht öffnen.' })).isConnected).toBe(true)
    expect((await screen.findByText('Diese Seite gibt es nicht mehr.')).isConnected).toBe(true)
    expect((await screen.findByRole('button', { name: 'Start /home' })).isConnected).toBe(true)
  })

  it('asks again for a page that could not be fetched', async () => {
    const pages = pagesInMemory({ home: homePage })
    const { open } = pages
    const text = { de: 'Der Server antwortet nicht.', en: 'The server does not answer.' }
    pages.open = async () => ({ failed: { kind: 'unreachable', text } })
    const { screen, title } = await opened({ pages })
    expect((await screen.findByText(/Der Server antwortet nicht/)).isConnected).toBe(true)
    pages.open = open
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect((await title()).value).toBe('Start')
  })

  it('has nothing for axe to complain about, wide or narrow', async () => {
    const { screen, title } = await opened()
    await title()
    expect(await complaints()).toEqual([])
    await page.viewport(800, 800)
    await userEvent.click(await screen.findByRole('button', { name: 'Einfügen und Seiten' }))
    expect(await complaints()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('tab', { name: 'Gliederung' })).toBeNull())
  })

  it('goes round its tabs with arrows, Home and End, as one stop of the keyboard', async () => {
    const { screen, title } = await opened()
    await title()
    const names = ['Einfügen', 'Gliederung', 'Seiten']
    const tabs = () => names.map((name) => screen.getByRole('tab', { name }))
    await userEvent.click(tabs()[0]!)
    const walked: (string | null | undefined)[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`)
      walked.push(document.activeElement?.textContent)
      expect(tabs().map((tab) => [tab.ariaSelected, tab.tabIndex])).toEqual(
        names.map((name) => (name === walked.at(-1) ? ['true', 0] : ['false', -1])),
      )
    }
    expect(walked).toEqual(['Gliederung', 'Seiten', 'Einfügen', 'Seiten', 'Einfügen', 'Seiten'])
    await userEvent.tab()
    expect(document.activeElement?.role).not.toBe('tab')
  })

  it('lets one part stumble without the others, and tries it again', async () => {
    let broken = true
    const Canvas = () => {
      if (broken) throw new Error('A mistake of ours.')
      return <section aria-label="Arbeitsfläche" />
    }
    const { screen, title } = await opened({ canvas: Canvas })
    expect((await screen.findByRole('alert')).textContent).toContain('Dieser Teil des Studios ist gestolpert')
    await userEvent.fill(await title(), 'Rosen')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rosen')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect((await screen.findByRole('region', { name: 'Arbeitsfläche' })).isConnected).toBe(true)
  })

  it('shows its panels on a phone as sheets from below, and lets one correct a text and publish', async () => {
    await page.viewport(375, 700)
    const { container, screen, title, told } = await opened()
    await userEvent.click(await screen.findByRole('button', { name: 'Eigenschaften' }))
    await userEvent.fill(await title(), 'Rosen')
    const sheet = screen.getByRole('complementary', { name: 'Eigenschaften' }).getBoundingClientRect()
    expect([sheet.left, sheet.right]).toEqual([0, 375])
    expect(await complaints()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Gliederung' }))
    await userEvent.click((await screen.findAllByRole('treeitem', { name: /Hallo/ })).at(-1)!)
    await userEvent.click(screen.getByRole('button', { name: 'Leiste schließen' }))
    const tools = within(screen.getByRole('toolbar', { name: 'Hauptüberschrift bearbeiten' }))
    for (const tool of tools.getAllByRole('button')) expect(tool.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(tools.getByRole('button', { name: 'Löschen' }))
    await userEvent.keyboard('{Control>}z{/Control}')
    await vi.waitFor(() => expect(told()).toBe('Rückgängig gemacht.'))
    const said = container.querySelector('.toast')!.getBoundingClientRect()
    expect(said.bottom).toBeLessThanOrEqual(container.querySelector('.bottom-bar')!.getBoundingClientRect().top)
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    const publishing = (await screen.findByRole('dialog')).getBoundingClientRect()
    expect([publishing.width, publishing.height]).toEqual([375, 700])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
    expect(await complaints()).toEqual([])
  })

  it('has room for the state of saving beside the page’s name, as narrow as it gets', async () => {
    const { container, title } = await opened({
      pages: pagesInMemory({ home: { ...homePage, title: 'Eine Seite mit einem langen Namen' } }),
    })
    await title()
    for (const width of [1280, 1000, 800, 640, 375, 320]) {
      await page.viewport(width, 700)
      await vi.waitFor(() => {
        const bar = container.querySelector('.top-bar')!
        const boxes = [...bar.querySelectorAll('.save-chip, .device-switch, .top-bar-end')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
        for (const [index, { left }] of boxes.slice(1).entries()) expect(left).toBeGreaterThanOrEqual(boxes[index]!.right)
        expect(bar.scrollWidth).toBeLessThanOrEqual(width)
        expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width)
      })
    }
  })

  it('names every device that is chosen from, also where only its picture has room', async () => {
    const { screen, title } = await opened()
    await title()
    for (const width of [1400, 800]) {
      await page.viewport(width, 700)
      const devices = within(screen.getByRole('group', { name: 'Gerät' }))
      devices.getByRole('radio', { name: 'Desktop' }).focus()
      for (const name of ['Tablet', 'Mobil', 'Desktop']) {
        await userEvent.keyboard('{ArrowRight}')
        await vi.waitFor(() => expect(document.activeElement).toBe(devices.getByRole('radio', { name, checked: true })))
      }
    }
  })

  it('says things where nothing is covered that one works on', async () => {
    const { container, title, told } = await opened()
    await userEvent.fill(await title(), 'Rosen')
    await userEvent.keyboard('{Control>}z{/Control}')
    await vi.waitFor(() => expect(told()).toBe('Rückgängig gemacht.'))
    const toast = container.querySelector('.toast')!.getBoundingClientRect()
    const hints = container.querySelector('.hints-bar')!.getBoundingClientRect()
    expect([toast.top >= hints.top, toast.bottom <= hints.bottom, toast.left >= hints.left, toast.right <= hints.right]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('takes back and repeats with the keyboard, also while a field is being typed into', async () => {
    const { title, told } = await opened()
    await userEvent.fill(await title(), 'Rosen')
    await userEvent.keyboard('{Control>}z{/Control}')
    await vi.waitFor(async () => expect((await title()).value).toBe('Start'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await vi.waitFor(async () => expect((await title()).value).toBe('Rosen'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await vi.waitFor(() => expect(told()).toBe('Es gibt nichts zu wiederholen.'))
  })

  it('walks through its areas with F6', async () => {
    const { title } = await opened()
    await userEvent.click(await title())
    const visited = []
    for (const keys of ['{F6}', '{F6}', '{F6}', '{F6}', '{Shift>}{F6}{/Shift}']) {
      await userEvent.keyboard(keys)
      visited.push(document.activeElement?.className)
    }
    expect(visited).toEqual(['top-bar', 'panel left', 'canvas-place', 'panel right', 'canvas-place'])
  })

  it('lists its keys with F1', async () => {
    const { dialog, title } = await opened()
    await title()
    await userEvent.keyboard('{F1}')
    const listed = [...(await dialog()).querySelectorAll('kbd')].map(({ textContent }) => textContent)
    const known = Object.values(keyTable).flatMap(({ keys }) => keys.map((key) => spokenKey(key, 'de')))
    expect(listed).toEqual(expect.arrayContaining(known))
    expect(listed).toEqual(expect.arrayContaining(['Strg+S', 'Umschalt+F6', 'Alt+←', '+', 'Strg+Umschalt+Leertaste']))
    expect(await complaints(await dialog())).toEqual([])
  })

  it('speaks English when asked, and remembers it', async () => {
    const { screen } = await openStudio()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sprache des Studios' }), 'en')
    expect((await screen.findByRole('heading', { name: 'Which page would you like to edit?' })).isConnected).toBe(true)
    expect(localStorage.getItem('vitrine-studio-language')).toBe('en')
  })

  it('leads from a hint to the field it is about', async () => {
    const { screen, title, dialog } = await opened({ pages: pagesInMemory({ home: { ...homePage, title: '' } }) })
    await title()
    await userEvent.click(await screen.findByRole('button', { name: 'Anzeigen' }))
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Die Seite braucht einen Titel.' }))
    const field = await title()
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
  })
})

describe('publishing', () => {
  it('says what happens, does it, and gives the address', async () => {
    const { screen, dialog, title } = await opened()
    await title()
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    expect(within(await dialog()).getByText('Die Seite wird unter /home zum ersten Mal für alle sichtbar.').isConnected).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    const done = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ansehen' })
    expect(new URL(done.href).pathname).toBe('/home')
    expect(await complaints(await dialog())).toEqual([])
  })

  it('tells changes as an editor would', async () => {
    const search = { block: 'vitrine-consultant-search', fields: { radius: 25 } }
    const heading = { html: 'h2', children: ['Drei Schritte'] }
    const pages = pagesInMemory({ home: { ...homePage, nodes: [search, { html: 'p', children: ['Alt'] }] } })
    await pages.publish('home', 1)
    pages.saveElsewhere('home', { nodes: [{ ...search, fields: { radius: 50 } }, heading, heading] })
    const { screen, title, dialog } = await opened({ pages })
    await title()
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    const changes = await within(await dialog()).findAllByText(/^(Neu|Geändert|Entfernt): /)
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Geändert: .+ \(Umkreis.*\)$/),
      'Neu: 2 × Überschrift „Drei Schritte“',
      'Entfernt: Absatz „Alt“',
    ])
  })

  it('says what changes, saves before, and can be taken back', async () => {
    const pages = pagesInMemory({ home: homePage })
    await pages.publish('home', 1)
    const { screen, title, dialog, told } = await opened({ pages })
    await userEvent.fill(await title(), 'Rosen')
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    expect((await within(await dialog()).findByText('Neuer Titel: „Rosen“')).isConnected).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(() => expect(told()).toBe('Wieder wie davor.'))
    expect(await pages.versions('home')).toMatchObject({ done: [{ version: 1 }] })
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Fertig' }))
    expect(pages.pageOf('home')?.title).toBe('Rosen')
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Veröffentlichung zurücknehmen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ja, zurücknehmen' }))
    await vi.waitFor(() => expect(told()).toBe('Die Seite ist nicht mehr veröffentlicht. Der Entwurf ist noch da.'))
  })

  it.each([
    ['writes drafts only', {}, 'editor', 'Du darfst Entwürfe schreiben. Veröffentlichen darf jemand anderes.'],
    [
      'has a part of many pages open',
      { kind: 'part' },
      'publisher',
      'Was auf vielen Seiten steht, veröffentlichen nur Verwalterinnen und Verwalter.',
    ],
  ] as const)('tells who %s beforehand that she may not publish, and why', async (_who, about, role, why) => {
    const pages = pagesInMemory({ home: { ...homePage, ...about } })
    const me = async () => ({ done: { id: 'bea', name: 'Bea', role, signsOut: true } })
    const { screen, told, title } = await opened({ pages: { ...pages, me } })
    await title()
    const button = await screen.findByRole('button', { name: 'Veröffentlichen', description: why })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(describedBy(button)).toBe(why)
    button.click()
    await vi.waitFor(() => expect(told()).toBe(why))
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(await complaints()).toEqual([])
  })

  it('tells who writes drafts only of everything that shoppers would see beforehand that she may not, and why', async () => {
    const pages = pagesInMemory({ home: homePage, care: carePage, old: { ...homePage, title: 'Alt' } })
    await pages.publish('home', 1)
    await pages.remove('old')
    const release: Release = { id: 'advent', name: 'Advent', pages: ['home'], state: 'open', changed: '', by: 'Anna', revision: 1 }
    const { container, screen, told, dialog } = await opened({
      pages: {
        ...pages,
        me: async () => ({ done: { id: 'bea', name: 'Bea', role: 'editor', signsOut: true } }),
        releases: async () => ({ done: { now: new Date().toISOString(), releases: [release] } }),
        redirects: async () => ({ done: [{ from: '/start', to: '/home', page: 'home', title: 'Start', since: '' }] }),
      },
    })
    const why = 'Du darfst Entwürfe schreiben. Veröffentlichen darf jemand anderes.'
    await userEvent.click(await screen.findByRole('tab', { name: 'Seiten' }))
    for (const name of ['„Alt“ wiederherstellen', 'Weiterleitung von /start entfernen']) {
      const button = await screen.findByRole('button', { name, description: why })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      expect(describedBy(button)).toBe(why)
      button.click()
      await vi.waitFor(() => expect(told()).toBe(why))
    }
    await userEvent.click(screen.getByRole('button', { name: 'Mehr zu „Start“' }))
    const item = screen.getByRole('menuitem', { name: '„Start“ löschen' })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.getAttribute('aria-description')).toBe(why)
    await userEvent.keyboard('{End}{Enter}')
    await vi.waitFor(() => expect(told()).toBe(why))
    expect(await complaints()).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Gemeinsam veröffentlichen' }))
    const releases = within(await dialog())
    expect((await releases.findByText('Advent')).isConnected).toBe(true)
    expect(releases.getByText(why).isConnected).toBe(true)
    expect(releases.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual(['Schließen'])
    await userEvent.keyboard('{Escape}')

    await userEvent.click(screen.getByRole('button', { name: 'Mehr zu „Pflege“' }))
    await userEvent.click(screen.getByRole('menuitem', { name: '„Pflege“ löschen' }))
    await vi.waitFor(() => expect(told()).toBe('„Pflege“ ist gelöscht.'))
    // Whoever may not bring back is not offered it for a moment.
    expect(container.querySelector('.toast-place button')).toBe(null)

    await userEvent.click(screen.getByRole('tab', { name: 'Gliederung' }))
    await userEvent.click((await screen.findAllByRole('treeitem', { name: /Hallo/ })).at(-1)!)
    const share = await screen.findByRole('button', {
      name: 'Als geteilten Teil verwenden …',
      description: 'Was auf vielen Seiten steht, veröffentlichen nur Verwalterinnen und Verwalter.',
    })
    share.click()
    await vi.waitFor(() => expect(told()).toBe(share.title))
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('does not begin without a connection, and says so; one that is lost in between publishes nothing', async () => {
    const pages = pagesInMemory({ home: homePage })
    const { screen, told, title, dialog } = await opened({ pages })
    await title()
    const goes = async (way: 'offline' | 'online') => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(way === 'online')
      window.dispatchEvent(new Event(way))
    }
    await goes('offline')
    const why = /^Du bist offline\. Was du änderst, bleibt in diesem Browser; veröffentlichen kannst du, sobald/
    const button = await screen.findByRole('button', { name: 'Veröffentlichen', description: why })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    button.click()
    await vi.waitFor(() => expect(told()).toMatch(why))
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(await complaints()).toEqual([])

    await goes('online')
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    await userEvent.click(button)
    await dialog()
    pages.failWith({ kind: 'offline', text: { de: 'Du bist offline.', en: 'You are offline.' } })
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Du bist offline.')
    pages.failWith(undefined)
    expect(await pages.versions('home')).toMatchObject({ done: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    expect((await screen.findByRole('link', { name: 'Ansehen' })).isConnected).toBe(true)
  })

  it('plans an end for what is published, and plans nothing whose last changes are not saved', async () => {
    const pages = pagesInMemory({ home: homePage })
    await pages.publish('home', 1)
    const addRelease = vi.fn(pages.addRelease)
    addRelease.mockResolvedValue({ done: { id: 'r', name: '', pages: ['home'], state: 'open', changed: '', by: '', revision: 1 } })
    const { screen, told, title, dialog } = await opened({ pages: { ...pages, addRelease } })
    await title()
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    const question = within(await dialog())
    await userEvent.click(question.getByText('Ende planen', { selector: 'summary' }))
    await userEvent.click(question.getByRole('button', { name: 'Ende planen' }))
    await vi.waitFor(() => expect(told()).toMatch(/^Die Seite geht offline: /))
    expect(addRelease.mock.lastCall?.[0]).toMatchObject({ pages: ['home'], ends: true })

    pages.failWith({ kind: 'full', text: { de: 'Der Speicher ist voll.', en: 'Full.' } })
    await userEvent.keyboard('{Escape}')
    await userEvent.fill(await title(), 'Rosen')
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    const again = within(await dialog())
    await userEvent.click(again.getByText('Später veröffentlichen'))
    await userEvent.click(again.getByRole('button', { name: 'Planen' }))
    expect((await again.findByRole('alert')).textContent).toMatch(/^Nicht geplant: Deine letzten Änderungen/)
    expect(addRelease).toHaveBeenCalledTimes(1)
  })

  it("shows the server's refusal with what has to be mended", async () => {
    const { screen, title, pages } = await opened()
    await title()
    await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
    pages.failWith({
      kind: 'unfit',
      text: { de: 'So geht es nicht.', en: 'No.' },
      problems: [{ kind: 'no-title', at: [], field: 'title', text: { de: 'Die Seite braucht einen Titel.', en: 'Title.' } }],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    expect((await screen.findByRole('alert')).textContent).toContain('So geht es nicht.')
    await userEvent.click(screen.getByRole('button', { name: 'Die Seite braucht einen Titel.' }))
    const field = await title()
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('keeps versions, and restores one as a draft that undo takes back', async () => {
    const pages = pagesInMemory({ home: homePage })
    await pages.publish('home', 1)
    pages.saveElsewhere('home', { title: 'Rosen' })
    const { screen, title } = await opened({ pages })
    expect((await title()).value).toBe('Rosen')
    await userEvent.click(screen.getByRole('button', { name: 'Versionen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Version 1 wiederherstellen' }))
    await vi.waitFor(async () => expect((await title()).value).toBe('Start'))
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(async () => expect((await title()).value).toBe('Rosen'))
  })
})

describe('the preview', () => {
  it('shows the saved page in the width of a device', async () => {
    const { screen, title, dialog, pages } = await opened()
    await userEvent.fill(await title(), 'Rosen')
    await userEvent.click(screen.getByRole('button', { name: 'Vorschau' }))
    const preview = within(await dialog())
    const frame = await preview.findByTitle('Vorschau von Rosen')
    expect(pages.pageOf('home')?.title).toBe('Rosen')
    await userEvent.selectOptions(preview.getByLabelText('Gesehen als'), 'Als Gast')
    expect(preview.getByTitle('Vorschau von Rosen').getAttribute('src')).toMatch(/\?viewer=guests$/)
    expect(preview.getByRole('link', { name: 'In neuem Tab öffnen' }).getAttribute('href')).toMatch(/\?viewer=guests$/)
    await userEvent.click(preview.getByText('Mobil'))
    expect(frame.style.width).toBe('390px')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
