import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pagesInMemory } from '../support/pages-in-memory.js'
import { complaints, homePage, openStudio } from './open-studio.js'

describe('find and replace', () => {
  it('shows every place on all pages, replaces those that are chosen, and takes it back', async () => {
    const { screen, pages, dialog, told } = await openStudio()
    ;(await screen.findByRole('button', { name: 'Suchen und ersetzen' })).click()
    const box = within(await dialog())
    await userEvent.type(box.getByRole('textbox', { name: 'Suchen nach' }), 'hallo')
    await userEvent.type(box.getByRole('textbox', { name: 'Ersetzen durch' }), 'Willkommen')
    box.getByRole('button', { name: 'Stellen suchen' }).click()
    await box.findByText('2 Stellen auf 2 Seiten')
    expect(await complaints(await dialog())).toEqual([])
    box.getByRole('checkbox', { name: 'Alle Stellen auf „Start“' }).click()
    ;(await box.findByRole('button', { name: '1 Stelle ersetzen' })).click()
    await vi.waitFor(() => expect(told()).toBe('1 Stelle auf 1 Seite ersetzt.'))
    expect(JSON.stringify(pages.pageOf('care'))).toContain('Willkommen')
    expect(JSON.stringify(pages.pageOf('home'))).toContain('Hallo')
    screen.getByRole('button', { name: 'Rückgängig' }).click()
    await vi.waitFor(() => expect(JSON.stringify(pages.pageOf('care'))).not.toContain('Willkommen'))
    expect(JSON.stringify(pages.pageOf('care'))).toContain('Hallo')
  })

  it('looks into shared parts and saved sections too, and changes their drafts', async () => {
    const foot = { ...homePage, path: '', kind: 'part' as const, title: 'Fußzeile', nodes: [{ html: 'p', children: ['Hallo von unten'] }] }
    const pages = pagesInMemory({ home: homePage, foot })
    const { screen, dialog, told } = await openStudio({ pages })
    ;(await screen.findByRole('button', { name: 'Suchen und ersetzen' })).click()
    const box = within(await dialog())
    await userEvent.type(box.getByRole('textbox', { name: 'Suchen nach' }), 'Hallo')
    await userEvent.type(box.getByRole('textbox', { name: 'Ersetzen durch' }), 'Grüße')
    box.getByRole('button', { name: 'Stellen suchen' }).click()
    await box.findByText('geteilter Teil')
    ;(await box.findByRole('button', { name: '2 Stellen ersetzen' })).click()
    await vi.waitFor(() => expect(told()).toBe('2 Stellen auf 2 Seiten ersetzt.'))
    expect(JSON.stringify(pages.pageOf('foot'))).toContain('Grüße von unten')
  })
})
