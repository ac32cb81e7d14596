import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { PageSummary } from '../../src/pages/document/pages-api.js'
import { pagesInMemory } from '../support/pages-in-memory.js'
import { unsavedDrafts } from '../../src/studio/app/session/unsaved-drafts.js'
import { Canvas } from '../../src/studio/app/canvas/canvas.js'
import type { Shell } from '../../src/studio/app/session/shell-context.js'
import { complaints, homePage, openStudio } from './open-studio.js'

const full = { kind: 'full' as const, text: { de: 'Der Speicher ist voll.', en: 'Full.' } }

async function edit(title: string, options: Parameters<typeof openStudio>[0] = {}) {
  const studio = await openStudio({ at: '?page=home', ...options })
  await userEvent.fill(await studio.title(), title)
  return studio
}

const loader = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))
const styles: string[] = []
const RealCanvas: Shell['canvas'] = (props) => <Canvas {...props} loader={loader} styles={styles} />

/** The page's heading, being written on the canvas. */
async function writeHeading() {
  const studio = await openStudio({ at: '?page=home', canvas: RealCanvas })
  const heading = await vi.waitFor(() => {
    const frame = studio.container.querySelector<HTMLIFrameElement>('.canvas-paper iframe')?.contentDocument
    return frame?.querySelector('h1') ?? Promise.reject(new Error('no heading'))
  }, 8000)
  const frame = heading.ownerDocument
  await vi.waitFor(() => {
    heading.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
    expect(frame.querySelector('[data-canvas-editing]')).not.toBeNull()
  })
  return { ...studio, frame }
}

describe('an open page', () => {
  it('is saved by itself, and says so', async () => {
    const { chip, pages } = await edit('Rosen')
    expect(chip()).toBe('Änderungen noch nicht gespeichert')
    await vi.waitFor(() => expect(chip()).toBe('Gespeichert'), 3000)
    expect(pages.pageOf('home')?.title).toBe('Rosen')
  })

  it('is saved at once with Ctrl+S', async () => {
    const { chip, told } = await edit('Rosen')
    await userEvent.keyboard('{Control>}s{/Control}')
    await vi.waitFor(() => expect(told()).toBe('Gespeichert.'), 500)
    expect(chip()).toBe('Gespeichert')
  })

  it('asks, at every key typed on the canvas, whoever leaves it right then, and keeps what stands there by then', async () => {
    const { frame } = await writeHeading()
    const asked: boolean[] = []
    const kept: (string | undefined)[] = []
    frame.addEventListener('keyup', () => {
      asked.push(!window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
      kept.push(Object.values(localStorage).find((value) => value.includes('"children":["R')))
    })
    await userEvent.keyboard('Rosen')
    expect(asked).toEqual([true, true, true, true, true])
    expect(kept.map((draft) => draft?.match(/R[osen]*(?="\])/)?.[0])).toEqual(['R', 'Ro', 'Ros', 'Rose', 'Rosen'])
  })

  it('does not call saved what is typed on the canvas without a pause', async () => {
    const { chip } = await writeHeading()
    while (chip() === 'Gespeichert') await userEvent.keyboard('Rosen ')
    expect(chip()).toBe('Änderungen noch nicht gespeichert')
  })

  it('says why it could not be saved, keeps everything and tries again', async () => {
    const { chip, notices, pages, screen, title } = await openStudio({ at: '?page=home' })
    pages.failWith(full)
    await userEvent.fill(await title(), 'Rosen')
    await vi.waitFor(() => expect(chip()).toBe('Nicht gespeichert'), 3000)
    expect(notices()).toMatch(/Nicht gespeichert\. Der Speicher ist voll\. Deine Änderungen bleiben hier\. Neuer Versuch in \d s\./)
    expect((await title()).value).toBe('Rosen')
    // By itself it tries again in a moment, and takes the button away.
    const again = await screen.findByRole('button', { name: 'Jetzt versuchen' })
    pages.failWith(undefined)
    again.click()
    await vi.waitFor(() => expect(chip()).toBe('Gespeichert'))
    expect(notices()).toBe('')
  })

  it('loses nothing when one is signed out in the middle of writing, and saves as soon as one has signed in again', async () => {
    const { notices, pages, screen, title } = await edit('Rosen')
    pages.failWith({ kind: 'signed-out', text: { de: 'Du bist nicht mehr angemeldet.', en: 'Signed out.' } })
    const again = await vi.waitFor(() => screen.getByRole('button', { name: 'Wieder anmelden' }), 3000)
    expect(notices()).toContain('Du bist nicht mehr angemeldet. Deine Änderungen bleiben hier.')
    expect(again.isConnected).toBe(true)
    await userEvent.fill(await title(), 'Rosen und Lilien')
    expect(pages.pageOf('home')?.title).toBe('Start')
    pages.failWith(undefined)
    new BroadcastChannel('vitrine-studio-signed-in').postMessage(1)
    await vi.waitFor(() => expect(pages.pageOf('home')?.title).toBe('Rosen und Lilien'), 1000)
    expect((await title()).value).toBe('Rosen und Lilien')
  })

  it('says in the list and above the page that its last save is damaged, until it is saved anew', async () => {
    const kept = pagesInMemory({ home: homePage })
    const marked = <Row extends PageSummary>(row: Row): Row => ({ ...row, ...(row.revision === 1 && { isOlder: true as const }) })
    const list = async () => {
      const answer = await kept.list()
      return 'done' in answer ? { done: answer.done.map(marked) } : answer
    }
    const open = async (id: string) => {
      const answer = await kept.open(id)
      return 'done' in answer ? { done: marked(answer.done) } : answer
    }
    const first = await openStudio({ pages: { ...kept, list, open } })
    await first.screen.findByText('Die letzte Speicherung ist beschädigt. Hier steht die Fassung davor.')
    first.close()
    const { notices } = await edit('Rosen', { pages: { ...kept, list, open } })
    expect(notices()).toContain('Die letzte Speicherung ist im Speicher beschädigt. Du siehst die Fassung davor')
    await userEvent.keyboard('{Control>}s{/Control}')
    await vi.waitFor(() => expect(notices()).toBe(''))
  })

  it('says in the list and above the page which version is damaged and what customers see, until it is published anew', async () => {
    const kept = pagesInMemory({ home: homePage })
    await kept.publish('home', 1)
    const damaged = { damagedVersion: 2 }
    const marked = <Row extends PageSummary>(row: Row): Row => ({ ...row, ...(row.published?.version === 1 && damaged) })
    const list = async () => {
      const answer = await kept.list()
      return 'done' in answer ? { done: answer.done.map(marked) } : answer
    }
    const first = await openStudio({ pages: { ...kept, list } })
    const words = 'Die veröffentlichte Version 2 ist im Speicher beschädigt. Kundinnen sehen stattdessen Version 1.'
    await first.screen.findByText(words, { exact: false })
    expect(first.screen.getByText('Beschädigt').isConnected).toBe(true)
    first.close()
    const { notices, screen, dialog } = await openStudio({ at: '?page=home', pages: { ...kept, list } })
    await vi.waitFor(() => expect(notices()).toContain(words))
    await userEvent.click(within(document.querySelector('main')!).getByRole('button', { name: 'Veröffentlichen' }))
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Jetzt veröffentlichen' }))
    await screen.findByText('Die Seite ist jetzt für alle zu sehen:')
    expect(notices()).toBe('')
  })

  it('stays open as long as it is not saved', async () => {
    const { pages, screen, told } = await edit('Rosen')
    pages.failWith(full)
    await userEvent.click(screen.getByRole('button', { name: 'Vitrine Studio' }))
    await vi.waitFor(() => expect(told()).toContain('noch nicht gespeichert'))
    expect(location.search).toBe('?page=home')
  })

  it('offers after a crash what was not saved', async () => {
    const first = await edit('Rosen')
    first.pages.failWith(full)
    await vi.waitFor(() => expect(first.chip()).toBe('Nicht gespeichert'), 3000)
    first.close()
    const { dialog, title, chip, pages } = await openStudio({ at: '?page=home' })
    const question = within(await dialog())
    expect(question.getByText(/Es gibt eine neuere Fassung von \d\d:\d\d, die nicht gespeichert wurde\./).isConnected).toBe(true)
    await userEvent.click(question.getByRole('button', { name: 'Wiederherstellen' }))
    expect((await title()).value).toBe('Rosen')
    await vi.waitFor(() => expect(chip()).toBe('Gespeichert'), 3000)
    expect(pages.pageOf('home')?.title).toBe('Rosen')
  })

  it('keeps its draft to itself while its window is open', async () => {
    const first = await edit('Rosen')
    first.pages.failWith(full)
    await vi.waitFor(() => expect(first.chip()).toBe('Nicht gespeichert'), 3000)
    const drafts = unsavedDrafts()
    const stored = {
      id: 'home',
      path: '/home',
      title: 'Start',
      language: 'de' as const,
      revision: 1,
      changed: '2026-05-04T12:32:00.000Z',
      page: homePage,
    }
    expect(await drafts.findLeft(stored, 'another window')).toBeUndefined()
    first.close()
    await vi.waitFor(async () => expect((await drafts.findLeft(stored, 'another window'))?.page.title).toBe('Rosen'))
  })

  it('forgets what was not saved when the editor does not want it', async () => {
    const first = await edit('Rosen')
    first.pages.failWith(full)
    await vi.waitFor(() => expect(first.chip()).toBe('Nicht gespeichert'), 3000)
    first.close()
    const second = await openStudio({ at: '?page=home' })
    await userEvent.click(within(await second.dialog()).getByRole('button', { name: 'Verwerfen' }))
    expect((await second.title()).value).toBe('Start')
    second.close()
    const third = await openStudio({ at: '?page=home' })
    await third.title()
    expect(third.screen.queryByRole('dialog')).toBeNull()
  })
})

describe('two editors on one page', () => {
  it('are told of each other', async () => {
    const { pages, notices, screen, title } = await openStudio({ at: '?page=home' })
    await title()
    await vi.waitFor(() => {
      pages.tell({ kind: 'editors', count: 2 })
      expect(notices()).toBe('Diese Seite ist noch in einem anderen Fenster offen.')
    })
    pages.saveElsewhere('home', { title: 'Ihre' })
    pages.tell({ kind: 'saved', revision: 2, editor: 'somebody' })
    await userEvent.click(await screen.findByRole('button', { name: 'Diese Fassung laden' }))
    await vi.waitFor(async () => expect((await title()).value).toBe('Ihre'))
  })

  it('hear that it was published at its time, or taken back with others', async () => {
    const { pages, told, title } = await openStudio({ at: '?page=home' })
    await title()
    await vi.waitFor(() => {
      pages.tell({ kind: 'published', by: 'plan' })
      expect(told()).toBe('Jetzt veröffentlicht, wie geplant.')
    })
    pages.tell({ kind: 'unpublished', by: 'release' })
    await vi.waitFor(() => expect(told()).toBe('Jetzt zurückgenommen, zusammen mit anderen.'))
  })

  it('read that a page is planned and ends, which version goes live, and plan their changes with it when they say so', async () => {
    const pages = pagesInMemory({ home: homePage })
    const at = { local: '2999-12-01T08:00', zone: 'Europe/Berlin' }
    const planned = { release: 'r', at, revision: 1, counts: 7 }
    const ends = { release: 'e', at: { ...at, local: '2999-12-24T18:00' } }
    const renewRelease = vi.fn(pages.renewRelease)
    const save: typeof pages.save = async (...given) => {
      const answer = await pages.save(...given)
      return 'done' in answer ? { done: { ...answer.done, planned, ends } } : answer
    }
    const list: typeof pages.list = async () => {
      const answer = await pages.list()
      return 'done' in answer ? { done: answer.done.map((summary) => ({ ...summary, planned, ends })) } : answer
    }
    const { notices, screen, title, chip } = await openStudio({ at: '?page=home', pages: { ...pages, list, save, renewRelease } })
    await vi.waitFor(() =>
      expect(notices()).toMatch(
        /^Geplant: Diese Seite wird von selbst veröffentlicht \(1\. Dezember 2999 .*bleibt Entwurf\..*geht von selbst offline \(24\. /,
      ),
    )
    await userEvent.fill(await title(), 'Später')
    await vi.waitFor(() => expect(chip()).toBe('Gespeichert'), 3000)
    await userEvent.click(await screen.findByRole('button', { name: 'Änderungen mit einplanen' }))
    await vi.waitFor(() => expect(renewRelease).toHaveBeenCalledWith('r', 7))
  })

  it('comment without saving the page, on a block that every window finds, whatever moves before the next save', async () => {
    const pages = pagesInMemory({ home: homePage })
    const { screen, title, chip, close } = await openStudio({ at: '?page=home', pages })
    await title()
    await userEvent.click(screen.getByRole('tab', { name: 'Gliederung' }))
    await userEvent.click(screen.getAllByRole('treeitem', { name: /Hallo/ }).at(-1)!)
    await userEvent.click(screen.getByRole('tab', { name: 'Kommentare' }))
    await userEvent.fill(screen.getByRole('textbox', { name: /^Kommentar zu: .*Hallo/ }), 'Wärmer?')
    await userEvent.click(screen.getByRole('button', { name: 'Kommentieren' }))
    await screen.findByRole('button', { name: /^Zeigen: .*Hallo/ })
    expect(chip()).toBe('Gespeichert')
    expect(await pages.open('home')).toMatchObject({ done: { revision: 1, page: homePage } })
    close()

    // A colleague's window hears of it after she has put something before the block.
    pages.saveElsewhere('home', { nodes: [{ html: 'p', children: ['Davor'] }, ...homePage.nodes] })
    const other = await openStudio({ at: '?page=home', pages })
    await other.title()
    await userEvent.click(await other.screen.findByRole('tab', { name: 'Kommentare (1)' }))
    expect((await other.screen.findByRole('button', { name: /^Zeigen: .*Hallo/ })).isConnected).toBe(true)
    expect(other.screen.queryByText('Der Baustein ist gelöscht.')).toBeNull()
    await userEvent.click(other.screen.getByRole('tab', { name: 'Seite' }))
    await userEvent.fill(await other.title(), 'Rosen')
    await vi.waitFor(() => expect(JSON.stringify(pages.pageOf('home'))).toMatch(/"id":"\w+".*Hallo|Hallo.*"id":"\w+"/), 5000)
    other.close()
    const again = await openStudio({ at: '?page=home', pages })
    expect((await again.title()).value).toBe('Rosen')
    await userEvent.click(again.screen.getByRole('button', { name: /^Rückgängig/ }))
    await vi.waitFor(async () => expect((await again.title()).value).not.toBe('Rosen'))
  })

  async function conflict(page: PageDocument = homePage, what = 'Diese Seite', by?: string) {
    const pages = pagesInMemory({ home: page })
    const studio = await openStudio({ at: '?page=home', pages })
    await studio.title()
    pages.saveElsewhere('home', { title: 'Ihre' }, by)
    await userEvent.fill(await studio.title(), 'Meine')
    const question = within(await vi.waitFor(() => studio.screen.getByRole('dialog', { name: `${what} wurde anderswo geändert` }), 3000))
    return { ...studio, question }
  }

  it('decide which version stands: theirs, and mine comes back with undo', async () => {
    const { question, title, pages, chip, dialog } = await conflict()
    expect(pages.pageOf('home')?.title).toBe('Ihre')
    expect(await complaints(await dialog())).toEqual([])
    await userEvent.click(question.getByRole('button', { name: /^Die andere Fassung nehmen/ }))
    await vi.waitFor(async () => expect((await title()).value).toBe('Ihre'))
    expect(chip()).toBe('Gespeichert')
    await userEvent.keyboard('{Control>}z{/Control}')
    await vi.waitFor(async () => expect((await title()).value).toBe('Meine'))
  })

  it('are asked about a shared part as about a page, and keep both', async () => {
    const { question, pages } = await conflict({ ...homePage, kind: 'part' }, 'Dieser Teil')
    await userEvent.click(question.getByRole('button', { name: /^Meine Fassung als Kopie.*Seiten zeigen weiter diesen/ }))
    await vi.waitFor(() => expect(pages.pageOf('page-2')).toMatchObject({ title: 'Meine (Kopie)', kind: 'part' }))
    expect(pages.pageOf('home')?.title).toBe('Ihre')
  })

  it('decide which version stands: both, mine as a copy', async () => {
    const { question, pages } = await conflict()
    await userEvent.click(question.getByRole('button', { name: /^Meine Fassung als Kopie/ }))
    await vi.waitFor(() => expect(location.search).toBe('?page=page-2'))
    expect([pages.pageOf('home')?.title, pages.pageOf('page-2')?.title]).toEqual(['Ihre', 'Meine (Kopie)'])
  })

  it('decide which version stands: mine', async () => {
    const { question, pages, chip } = await conflict(homePage, 'Diese Seite', 'Anna')
    expect(question.getByText(/^Während du gearbeitet hast, hat Anna sie gespeichert/).isConnected).toBe(true)
    await userEvent.click(question.getByRole('button', { name: /^Die Fassung von Anna überschreiben/ }))
    await vi.waitFor(() => expect(pages.pageOf('home')?.title).toBe('Meine'))
    await vi.waitFor(() => expect(chip()).toBe('Gespeichert'))
  })

  it('may decide later, and nothing is saved until then', async () => {
    const { question, pages, screen, chip } = await conflict()
    await userEvent.click(question.getByRole('button', { name: 'Später entscheiden' }))
    expect(chip()).toBe('Nicht gespeichert: anderswo geändert')
    expect(pages.pageOf('home')?.title).toBe('Ihre')
    await userEvent.click(screen.getByRole('button', { name: 'Entscheiden' }))
    expect(screen.getByRole('dialog').isConnected).toBe(true)
  })
})
