import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageDocument } from '../../src/builder/page-document.js'
import { openEditing } from '../../src/studio/app/editing.js'
import type { Failure } from '../../src/studio/app/page-client.js'
import { phaseOf } from '../../src/studio/app/saving/save-machine.js'
import { startSaving } from '../../src/studio/app/saving/saving.js'
import { samePage, unsavedDrafts } from '../../src/studio/app/saving/unsaved-drafts.js'
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
  } as Storage
}

function open(storage = memory()) {
  const pages = pagesInMemory({ home: page })
  const editing = openEditing(page, { declarations: [] })
  const drafts = unsavedDrafts(() => storage)
  const saving = startSaving({ id: 'home', revision: 1, editor: 'me', editing, client: pages, drafts })
  return { pages, editing, drafts, saving, type: (title: string) => editing.setAbout({ title }), phase: () => phaseOf(saving.state()), stored: () => pages.pageOf('home')?.title }
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
    const { type, pages, drafts, saving } = open()
    pages.failWith(full)
    type('Rosen')
    await pass(400)
    expect(drafts.find('home')).toMatchObject({ page: { title: 'Rosen' }, basedOn: 1 })
    await pass(1000)
    expect(drafts.find('home')?.page.title).toBe('Rosen')
    pages.failWith(undefined)
    await saving.saveNow()
    expect(drafts.find('home')).toBeUndefined()
  })

  it('is kept when the page is left', () => {
    const { type, drafts, saving } = open()
    type('Rosen')
    saving.close()
    expect(drafts.find('home')?.page.title).toBe('Rosen')
  })

  it('does not keep saving from working in a browser that keeps nothing', async () => {
    const { type, saving, stored } = open(memory(0))
    type('Rosen')
    expect(saving.keepDraft()).toBe(false)
    await pass(1100)
    expect(stored()).toBe('Rosen')
  })

  it('is nothing when what the browser kept makes no sense', () => {
    const storage = memory()
    const drafts = unsavedDrafts(() => storage)
    for (const text of ['{', '[]', 'null', '{"page":{"version":9},"basedOn":1,"at":"2026-05-04T12:00:00Z"}', '{"basedOn":1,"at":"gestern"}']) {
      storage.setItem('vitrine-studio-unsaved:home', text)
      expect(drafts.find('home'), text).toBeUndefined()
    }
  })

  it('is the same page whatever the order of its keys', () => {
    expect(samePage({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true)
    expect(samePage({ nodes: ['a', 'b'] }, { nodes: ['b', 'a'] })).toBe(false)
  })
})
