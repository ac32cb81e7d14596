import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { openEditing } from '../../src/studio/app/session/editing.js'
import type { Failure } from '../../src/studio/app/session/page-client.js'
import { phaseOf } from '../../src/studio/app/session/save-machine.js'
import { startSaving } from '../../src/studio/app/session/saving.js'
import { samePage } from '../../src/studio/app/session/same-page.js'
import type { OpenWindows } from '../../src/studio/app/session/open-windows.js'
import { unsavedDrafts } from '../../src/studio/app/session/unsaved-drafts.js'
import { pagesInMemory } from '../support/pages-in-memory.js'

const page: PageDocument = { version: 1, path: '/home', language: 'de', title: 'Start', description: '', nodes: [] }
const full: Failure = { kind: 'full', text: { de: 'Der Speicher ist voll.', en: 'Full.' } }
const pathTaken: Failure = { kind: 'path-taken', text: { de: 'Vergeben.', en: 'Taken.' } }

/** A browser's storage, as far as drafts need it. */
function memory(limit = Infinity): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  } as Storage
}

/** The browser's other windows. */
function otherWindows(...names: string[]): OpenWindows {
  return { enter: () => () => undefined, isOpen: async (name) => names.includes(name) }
}

function open(storage = memory()) {
  const pages = pagesInMemory({ home: page })
  const editing = openEditing(page, { declarations: [] })
  const drafts = unsavedDrafts(() => storage, otherWindows('me'))
  const saving = startSaving({ id: 'home', revision: 1, editor: 'me', editing, client: pages, drafts })
  return {
    pages,
    editing,
    drafts,
    saving,
    type: (title: string) => editing.setAbout({ title }),
    phase: () => phaseOf(saving.state()),
    stored: () => pages.pageOf('home')?.title,
    storage,
    left: () => leftIn(storage, pages),
  }
}

/** What a new window offers, after the others are gone or while some are open. */
async function leftIn(storage: Storage, pages: ReturnType<typeof pagesInMemory>, ...open: string[]) {
  const answer = await pages.open('home')
  return 'done' in answer ? unsavedDrafts(() => storage, otherWindows(...open)).findLeft(answer.done, 'new') : undefined
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

describe('saving', () => {
  it('waits until nobody has typed for a second', async () => {
    const { type, phase, stored } = open()
    type('Ro')
    await pass(900)
    type('Rosen')
    await pass(900)
    expect([phase(), stored()]).toEqual(['unsaved', 'Start'])
    await pass(200)
    expect([phase(), stored()]).toEqual(['saved', 'Rosen'])
  })

  it('saves whoever types without a pause all the same', async () => {
    const { type, stored } = open()
    for (let count = 0; count < 12; count += 1) {
      type(`Rosen ${count}`)
      await pass(500)
    }
    expect(stored()).not.toBe('Start')
  })

  it('saves at once when asked', async () => {
    const { type, saving, stored } = open()
    type('Rosen')
    expect(await saving.saveNow()).toBe(true)
    expect(stored()).toBe('Rosen')
  })

  it('saves again what was typed while it was saving', async () => {
    const { type, saving, stored } = open()
    type('Rosen')
    const saved = saving.saveNow()
    type('Rosenblüten')
    expect(await saved).toBe(false)
    await pass(1100)
    expect(stored()).toBe('Rosenblüten')
  })

  it('tries again with growing pauses while the storage is full, and loses nothing', async () => {
    const { type, phase, pages, saving, stored } = open()
    pages.failWith(full)
    type('Rosen')
    await pass(1000)
    expect(phase()).toBe('failed')
    const waits = []
    for (let count = 0; count < 3; count += 1) {
      const wait = saving.state().dueAt! - Date.now()
      waits.push(wait)
      await pass(wait)
    }
    expect(waits).toEqual([2000, 4000, 8000])
    pages.failWith(undefined)
    await pass(15_000)
    expect([phase(), stored()]).toEqual(['saved', 'Rosen'])
  })

  it('does not ask a struggling server more often because somebody types', async () => {
    const { type, pages, saving } = open()
    pages.failWith(full)
    type('Rosen')
    await pass(1000)
    const { dueAt } = saving.state()
    type('Rosenblüten')
    expect(saving.state().dueAt).toBe(dueAt)
  })

  it('waits for the editor when trying again would be no use', async () => {
    const { type, pages, saving, phase } = open()
    pages.failWith(pathTaken)
    type('Rosen')
    await pass(1000)
    expect([phase(), saving.state().dueAt]).toEqual(['failed', undefined])
    pages.failWith(undefined)
    type('Rosenblüten')
    await pass(1100)
    expect(phase()).toBe('saved')
  })

  it('overwrites nothing that somebody else saved', async () => {
    const { type, pages, phase, stored } = open()
    pages.saveElsewhere('home', { title: 'Ihre' })
    type('Meine')
    await pass(1000)
    expect([phase(), stored()]).toEqual(['conflict', 'Ihre'])
    type('Meine zweite')
    await pass(60_000)
    expect([phase(), stored()]).toEqual(['conflict', 'Ihre'])
  })

  it('overwrites when the editor says so', async () => {
    const { type, pages, phase, stored, saving } = open()
    pages.saveElsewhere('home', { title: 'Ihre' })
    type('Meine')
    await pass(1000)
    expect(await saving.overwrite()).toBe(true)
    expect([phase(), stored()]).toEqual(['saved', 'Meine'])
  })

  it('asks again when somebody saved while the editor was deciding', async () => {
    const { type, pages, phase, stored, saving } = open()
    pages.saveElsewhere('home', { title: 'Ihre' })
    type('Meine')
    await pass(1000)
    pages.saveElsewhere('home', { title: 'Ihre zweite' })
    expect(await saving.overwrite()).toBe(false)
    expect([phase(), stored()]).toEqual(['conflict', 'Ihre zweite'])
  })

  it('goes on from their version when the editor takes it', async () => {
    const { type, editing, pages, phase, stored, saving } = open()
    pages.saveElsewhere('home', { title: 'Ihre' })
    type('Meine')
    await pass(1000)
    editing.exchange(saving.state().conflict?.page as PageDocument)
    saving.goOnFrom(2)
    await pass(60_000)
    expect([phase(), stored(), editing.state().page.title]).toEqual(['saved', 'Ihre', 'Ihre'])
    editing.undo()
    await pass(1100)
    expect([phase(), stored()]).toEqual(['saved', 'Meine'])
  })
})

describe('a draft that was not saved', () => {
  it('stays in the browser until it is saved', async () => {
    const { type, pages, saving, left, storage } = open()
    type('Rosen')
    await pass(400)
    expect(await left()).toMatchObject({ page: { title: 'Rosen' }, basedOn: 1 })
    pages.failWith(full)
    await pass(1000)
    pages.failWith(undefined)
    expect((await left())?.page.title).toBe('Rosen')
    await saving.saveNow()
    expect([await left(), storage.length]).toEqual([undefined, 0])
  })

  it('is kept when the page is left', async () => {
    const { type, left, saving } = open()
    type('Rosen')
    saving.close()
    expect((await left())?.page.title).toBe('Rosen')
  })

  it('belongs to its window, and is offered only when that is gone', async () => {
    const { drafts, pages, storage } = open()
    const draftOf = (title: string, at: string) => ({ page: { ...page, title }, basedOn: 1, at })
    drafts.keep('home', 'first', draftOf('Erste', '2026-05-04T12:00:01Z'))
    drafts.keep('home', 'second', draftOf('Zweite', '2026-05-04T12:00:02Z'))
    expect(await leftIn(storage, pages, 'first', 'second')).toBeUndefined()
    expect((await leftIn(storage, pages, 'second'))?.page.title).toBe('Erste')
    const latest = await leftIn(storage, pages)
    expect(latest?.page.title).toBe('Zweite')
    drafts.forgetLeft(latest!)
    expect((await leftIn(storage, pages))?.page.title).toBe('Erste')
  })

  it('is not offered when it was saved while its window closed', async () => {
    const { type, pages, left, saving, storage } = open()
    type('Rosen')
    saving.close()
    await pages.save('home', { page: { ...page, title: 'Rosen' }, basedOn: 1, editor: 'me' })
    expect([await left(), storage.length]).toEqual([undefined, 0])
  })

  it('is not offered when the stored page went on from it', async () => {
    const { type, pages, left, saving, storage } = open()
    vi.setSystemTime(new Date('2026-05-04T11:00:00Z'))
    type('Rosen')
    saving.close()
    pages.saveElsewhere('home', { title: 'Rosen und mehr' })
    expect([await left(), storage.length]).toEqual([undefined, 0])
  })

  it('is offered although somebody saved later, when saving it is known to have failed', async () => {
    const { type, pages, left, saving } = open()
    vi.setSystemTime(new Date('2026-05-04T11:00:00Z'))
    type('Rosen')
    pages.failWith(full)
    await pass(1000)
    saving.close()
    pages.failWith(undefined)
    pages.saveElsewhere('home', { title: 'Ihre' })
    expect(await left()).toMatchObject({ page: { title: 'Rosen' }, basedOn: 1 })
  })

  it('does not keep saving from working in a browser that keeps nothing', async () => {
    const { type, saving, stored } = open(memory(0))
    type('Rosen')
    expect(saving.keepDraft()).toBe(false)
    await pass(1100)
    expect(stored()).toBe('Rosen')
  })

  it('is nothing when what the browser kept makes no sense', async () => {
    const { storage, left } = open()
    for (const text of [
      '{',
      '[]',
      'null',
      '{"page":{"version":9},"basedOn":1,"at":"2026-05-04T12:00:00Z"}',
      '{"basedOn":1,"at":"gestern"}',
    ]) {
      storage.setItem('vitrine-studio-unsaved:home:gone', text)
      expect(await left(), text).toBeUndefined()
    }
  })

  it('is the same page whatever the order of its keys', () => {
    expect(samePage({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true)
    expect(samePage({ nodes: ['a', 'b'] }, { nodes: ['b', 'a'] })).toBe(false)
  })
})
