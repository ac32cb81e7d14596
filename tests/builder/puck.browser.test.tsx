import { type Data, Puck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { cleanup, fireEvent, render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { fromPuck, puckConfig, puckDictionary, puckOverrides, type PuckPage, toPuck } from '../../src/tools/puck/puck.js'
import { toHtml } from '../../src/pages/document/to-html.js'

const page: PageDocument = {
  version: 1,
  path: '/',
  language: 'de',
  title: 'Start',
  description: '',
  nodes: [
    {
      block: 'vitrine-section',
      fields: { tone: 'rose' },
      slots: {
        default: [
          { block: 'vitrine-column', fields: { width: 6 }, slots: { default: [{ html: 'h1', children: ['Haut'] }] } },
          { block: 'vitrine-column', fields: { width: 6 }, slots: { default: [{ block: 'vitrine-gone', fields: { a: 1 } }] } },
        ],
      },
    },
  ],
}

// The canvas has a window of its own, which lacks what the tests' React plugin and Vitest ask of one.
const loader = URL.createObjectURL(
  new Blob(
    [
      `
  const __vitest_browser_runner__ = { wrapDynamicImport: (get) => get() }
  Object.assign(window, { __vitest_browser_runner__, $RefreshReg$() {}, $RefreshSig$: () => (type) => type, __vite_plugin_react_preamble_installed__: true })
  await import('${location.origin}/src/entries/loader.ts')
`,
    ],
    { type: 'text/javascript' },
  ),
)

afterEach(cleanup)

/** Shows the page in Puck; `edited` is what it would save. */
function show() {
  let edited = page
  const container = document.body.appendChild(document.createElement('div'))
  render(
    <Puck
      config={puckConfig()}
      data={toPuck(page) as Data}
      dictionary={puckDictionary}
      height={700}
      overrides={puckOverrides({ loader })}
      onChange={(data: Data) => {
        edited = fromPuck(data as PuckPage, page)
      }}
    />,
    { container },
  )
  return { container, edited: () => edited }
}

async function canvasOf(container: HTMLElement): Promise<Document> {
  return vi.waitFor(() => {
    const canvas = container.querySelector('iframe')?.contentDocument
    if (!canvas?.querySelector('vitrine-column')?.shadowRoot?.firstElementChild)
      throw new Error('The canvas does not show the columns yet.')
    return canvas
  })
}

// Puck draws its form twice, for wide and for narrow windows, and hides one.
const field = (container: HTMLElement, label: RegExp) =>
  vi.waitFor(() => {
    const shown = within(container)
      .queryAllByLabelText(label, { selector: 'input' })
      .find((input) => input.checkVisibility())
    if (!shown) throw new Error(`There is no field ${label} to be seen.`)
    return shown
  })

const published = (document: PageDocument) => toHtml(document, { loader: '/l.js' })

// The canvas fetches the real blocks, unbuilt.
describe('a page in Puck', { timeout: 40_000 }, () => {
  it('shows the real blocks in edit mode, columns side by side, and asks no other origin', async () => {
    const canvas = await canvasOf(show().container)
    expect(canvas.documentElement.dataset.vitrineMode).toBe('edit')
    const [left, right] = [...canvas.querySelectorAll('vitrine-column')].map((column) => column.getBoundingClientRect())
    expect(right!.left).toBeGreaterThan(left!.left)
    expect(Math.abs(right!.top - left!.top)).toBeLessThan(2)
    expect(canvas.body.textContent).toContain('Den Baustein „vitrine-gone“ kennt diese Vitrine nicht.')
    const asked = [performance, canvas.defaultView!.performance].flatMap((each) =>
      each.getEntriesByType('resource').map(({ name }) => new URL(name)),
    )
    expect(asked.filter(({ origin, protocol }) => origin !== location.origin && protocol.startsWith('http')).map(String)).toEqual([])
  })

  it('changes a field, clears it again and sets one for the phone; the page is published as before', async () => {
    const { container, edited } = show()
    const canvas = await canvasOf(container)
    await userEvent.click(canvas.querySelector('vitrine-column')!)
    const width = await field(container, /^Breite \(\/ 12\)(?!,)/)
    const isPublished = (tag: string) => vi.waitFor(() => expect(published(edited())).toContain(tag), 5000)
    fireEvent.change(width, { target: { value: '8' } })
    await isPublished('<vitrine-column width="8">')
    expect(canvas.querySelector('vitrine-column')!.getAttribute('width')).toBe('8')
    fireEvent.change(await field(container, /^Breite \(\/ 12\), Mobil/), { target: { value: '4' } })
    await isPublished('<vitrine-column width="8" width-mobile="4">')
    fireEvent.change(width, { target: { value: '99' } })
    await vi.waitFor(() => expect(container.textContent).toContain('Hier passt eine Zahl ab 1 bis 12.'), 5000)
    expect(published(edited())).toContain('width="8"')
    fireEvent.change(width, { target: { value: '' } })
    await isPublished('<vitrine-column width-mobile="4">')
    expect(canvas.querySelector('vitrine-column')!.hasAttribute('width')).toBe(false)
    expect(JSON.stringify(edited())).toContain('vitrine-gone')
  })
})
