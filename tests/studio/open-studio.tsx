import { cleanup, render, within } from '@testing-library/react'
import axe from 'axe-core'
import { vi } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { unsavedDrafts } from '../../src/studio/app/session/unsaved-drafts.js'
import type { Shell } from '../../src/studio/app/session/shell-context.js'
import { Studio } from '../../src/studio/app/shell/studio.js'
import type { PageSummary } from '../../src/pages/document/pages-api.js'
import { pagesInMemory } from '../support/pages-in-memory.js'
import { whenTestEnds } from '../support/test-ends.js'

export const homePage: PageDocument = {
  version: 1,
  path: '/home',
  language: 'de',
  title: 'Start',
  description: 'Alles beginnt hier.',
  nodes: [
    {
      block: 'vitrine-section',
      slots: { default: [{ block: 'vitrine-column', slots: { default: [{ html: 'h1', children: ['Hallo'] }] } }] },
    },
  ],
}
export const carePage: PageDocument = { ...homePage, path: '/care', title: 'Pflege' }

const before = location.href

export interface StudioOptions {
  /** Its query: `?page=home`. */
  at?: string
  pages?: ReturnType<typeof pagesInMemory>
  broken?: readonly PageSummary[]
  canvas?: Shell['canvas']
}

/** Tests of the real canvas stand beside it. */
const PlainCanvas = () => <section className="canvas" aria-label="Arbeitsfläche" />

/** The Studio around its canvas, with a server kept in memory. */
export async function openStudio({
  at = '',
  broken = [],
  pages = pagesInMemory({ home: homePage, care: carePage }, broken),
  canvas = PlainCanvas,
}: StudioOptions = {}) {
  whenTestEnds(leave)
  localStorage.setItem('vitrine-studio-language', 'de')
  history.replaceState(null, '', `${location.pathname}${at}`)
  const container = document.body.appendChild(document.createElement('div'))
  const { unmount } = render(<Studio client={pages} drafts={unsavedDrafts()} canvas={canvas} />, { container })
  const screen = within(container)
  await vi.waitFor(() => screen.getAllByRole('searchbox', { hidden: true }), 5000)
  return {
    container,
    screen,
    pages,
    close: unmount,
    dialog: () => screen.findByRole('dialog'),
    chip: () => container.querySelector('.save-chip')?.textContent,
    told: () => container.querySelector('.toast')?.textContent,
    notices: () => [...container.querySelectorAll('.save-notice')].map(({ textContent }) => textContent).join(' '),
    title: () => screen.findByRole<HTMLInputElement>('textbox', { name: /^(Titel|Name)/ }),
  }
}

/** What axe finds, frames aside: the page on the canvas is not the Studio. */
export async function complaints(context: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(context, { resultTypes: ['violations'], iframes: false })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The next test opens it anew, on a browser that remembers nothing. */
function leave(): void {
  cleanup()
  history.replaceState(null, '', before)
  localStorage.clear()
  sessionStorage.clear()
}
