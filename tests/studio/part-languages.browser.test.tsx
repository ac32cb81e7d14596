import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { Canvas } from '../../src/studio/app/canvas/canvas.js'
import type { Shell } from '../../src/studio/app/session/shell-context.js'
import { pagesInMemory } from '../support/pages-in-memory.js'
import { complaints, homePage, openStudio } from './open-studio.js'

const loader = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))
const styles: string[] = []
const RealCanvas: Shell['canvas'] = (props) => <Canvas {...props} loader={loader} styles={styles} />

const head: PageDocument = { ...homePage, kind: 'part', path: '', title: 'Kopf', nodes: [{ html: 'p', children: ['Guten Tag'] }] }
const english: PageDocument = { ...homePage, path: '/en', language: 'en', title: 'Home', nodes: [{ shared: 'kopf' }] }

it('an English page lists the shared parts it shows in German, and shows their English version once that is published', async () => {
  const pages = pagesInMemory({ home: homePage, kopf: head, en: english })
  await pages.publish('kopf', 1)
  const { screen, container, dialog } = await openStudio({ at: '?page=en', pages, canvas: RealCanvas })
  const shown = () => container.querySelector<HTMLIFrameElement>('.canvas-paper iframe')?.contentDocument?.body.textContent ?? ''
  await vi.waitFor(() => expect(shown()).toContain('Guten Tag'), 8000)
  await vi.waitFor(() => expect(container.querySelector('.hints-bar')?.textContent).toContain('Der geteilte Teil „Kopf“ ist deutsch'))

  await userEvent.click(screen.getByRole('button', { name: /^Sprachen dieser Seite/ }))
  expect((await dialog()).textContent).toContain('Geteilte Teile ohne englische Fassung')
  expect(await complaints()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Englische Fassung anlegen: Kopf' }))
  await screen.findByText(/Du bearbeitest den geteilten Teil/)
  const twin = (await pages.parts()) as { done: { id: string; variantOf?: string; revision: number }[] }
  const { id, revision } = twin.done.find(({ variantOf }) => variantOf === 'kopf') ?? { id: '', revision: 0 }
  pages.saveElsewhere(id, { title: 'Header', nodes: [{ html: 'p', children: ['Good day'] }] })
  await pages.publish(id, revision + 1)

  await userEvent.click(screen.getByRole('tab', { name: 'Seiten' }))
  await userEvent.click(screen.getByRole('button', { name: /^Home/ }))
  pages.tell({ kind: 'parts' })
  await vi.waitFor(() => expect(shown()).toContain('Good day'), 8000)
  expect(container.querySelector('.hints-bar')?.textContent).not.toContain('„Kopf“')
})
