import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { defineBlock, register } from '../../src/core/element/index.js'
import { inside, mount } from '../support/mount.js'
import { called } from '../support/test-block.js'

const declare = <const Tag extends `vitrine-${string}`>(tag: Tag) =>
  defineBlock({
    tag,
    ...called('Wand', 'Ist rot'),
    fields: {},
  })

const base = 'p { font-weight: 700 } button { border: 0 }'
const red = 'p { color: rgb(200, 0, 0) }'
const View = () => {
  const [times, setTimes] = useState(0)
  return (
    <>
      <p>Rot</p>
      <button type="button" onClick={() => setTimes(times + 1)}>{`${times} Mal`}</button>
    </>
  )
}

const wall = declare('vitrine-test-wall')
const fence = declare('vitrine-test-fence')
const vault = declare('vitrine-test-vault')
register(wall, { live: View, styles: [base, red] })
register(fence, { live: View, styles: [base] })
let drawn: HTMLElement | null = null
register(vault, {
  live: () => (
    <p
      ref={(element) => {
        drawn = element
      }}
    >
      Rot
    </p>
  ),
  styles: [base, red],
  shadow: 'closed',
})

const put = async (markup: string, tag: string) => [...(await mount(markup)).querySelectorAll(tag)]
const sheetsOf = (element: Element | undefined) => element?.shadowRoot?.adoptedStyleSheets
const look = (element: Element | undefined) => {
  const paragraph = element!.shadowRoot!.querySelector('p')!
  const { color, fontWeight } = paragraph.ownerDocument.defaultView!.getComputedStyle(paragraph)
  return { color, fontWeight }
}
const painted = { color: 'rgb(200, 0, 0)', fontWeight: '700' }

async function frame(): Promise<Document> {
  const iframe = document.createElement('iframe')
  document.body.append(iframe)
  return iframe.contentDocument!
}

describe('the styles of a block', () => {
  it('are adopted sheets, in their order, and paint what is in the open shadow root', async () => {
    const [element] = await put('<vitrine-test-wall></vitrine-test-wall>', wall.tag)
    expect(element?.shadowRoot?.mode).toBe('open')
    expect(sheetsOf(element)?.length).toBe(2)
    expect(element?.shadowRoot?.querySelector('style, link')).toBeNull()
    expect(document.head.innerHTML).not.toContain('200, 0, 0')
    expect(look(element)).toEqual(painted)
  })

  it('are one sheet object for all elements of a block, and for all blocks with the same text', async () => {
    const [first, second] = await put('<vitrine-test-wall></vitrine-test-wall><vitrine-test-wall></vitrine-test-wall>', wall.tag)
    const [other] = await put('<vitrine-test-fence></vitrine-test-fence>', fence.tag)
    expect(sheetsOf(second)).toEqual(sheetsOf(first))
    expect(sheetsOf(second)?.[1]).toBe(sheetsOf(first)?.[1])
    expect(sheetsOf(other)?.[0]).toBe(sheetsOf(first)?.[0])
  })

  it('are there before the block is drawn', () => {
    const element = document.createElement(wall.tag)
    expect(sheetsOf(element)?.length).toBe(2)
    expect(element.shadowRoot?.childNodes.length).toBe(0)
  })

  it('leave the page alone', async () => {
    await put('<vitrine-test-wall></vitrine-test-wall>', wall.tag)
    const outside = document.body.appendChild(document.createElement('p'))
    expect(getComputedStyle(outside).color).not.toBe(painted.color)
    expect(document.adoptedStyleSheets).toEqual([])
  })

  it('come along into the document of a frame, and two blocks there share one sheet object', async () => {
    const [first, second] = await put('<vitrine-test-wall></vitrine-test-wall><vitrine-test-wall></vitrine-test-wall>', wall.tag)
    const here = sheetsOf(first)?.[1]
    const there = await frame()
    there.body.append(first!, second!)
    expect(first?.ownerDocument).toBe(there)
    expect(look(first)).toEqual(painted)
    expect(sheetsOf(first)?.[1]).not.toBe(here)
    expect(sheetsOf(second)?.[1]).toBe(sheetsOf(first)?.[1])
  })

  it('find the theme in a frame: its tokens, what the page has made of them, and its fonts', async () => {
    const theme = document.createElement('style')
    theme.textContent =
      "@font-face { font-family: Teststift; src: local('Arial') } :root { --vitrine-paper: rgb(1, 2, 3); --vitrine-ink: rgb(4, 5, 6) }"
    const brand = document.createElement('style')
    brand.textContent = 'body { margin: 77px } :root { --vitrine-ink: rgb(7, 8, 9) }'
    document.head.append(theme, brand)
    document.documentElement.dataset.vitrineTheme = 'dark'
    try {
      const elements = await put('<vitrine-test-wall></vitrine-test-wall><vitrine-test-wall></vitrine-test-wall>', wall.tag)
      const there = await frame()
      there.body.append(...elements)
      const { getComputedStyle } = there.defaultView!
      const tokens = ['--vitrine-paper', '--vitrine-ink']
      await vi.waitFor(() =>
        expect(tokens.map((name) => getComputedStyle(there.documentElement).getPropertyValue(name))).toEqual([
          'rgb(1, 2, 3)',
          'rgb(7, 8, 9)',
        ]),
      )
      expect([...there.fonts].map(({ family }) => family)).toContain('Teststift')
      expect(there.documentElement.dataset.vitrineTheme).toBe('dark')
      expect(there.querySelectorAll('style').length).toBe(1)
      expect(getComputedStyle(there.body).margin).not.toBe('77px')
    } finally {
      theme.remove()
      brand.remove()
      delete document.documentElement.dataset.vitrineTheme
    }
  })

  it('come back from a frame, with the state of the block', async () => {
    const [element] = await put('<vitrine-test-wall></vitrine-test-wall>', wall.tag)
    const here = sheetsOf(element)?.[1]
    await userEvent.click(inside(element).getByRole('button'))
    const there = await frame()
    there.body.append(element!)
    document.body.append(element!)
    await Promise.resolve()
    expect(sheetsOf(element)?.[1]).toBe(here)
    expect(look(element)).toEqual(painted)
    await userEvent.click(inside(element).getByRole('button', { name: '1 Mal' }))
    expect(inside(element).getByRole('button').textContent).toBe('2 Mal')
  })

  it('survive a stay in a template', async () => {
    const [element] = await put('<vitrine-test-wall></vitrine-test-wall>', wall.tag)
    const uncaught = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('error', uncaught)
    document.createElement('template').content.append(element!)
    document.body.append(element!)
    window.removeEventListener('error', uncaught)
    expect(uncaught).not.toHaveBeenCalled()
    expect(look(element)).toEqual(painted)
  })
})

describe('a closed block', () => {
  it('hides its root from the page, and is painted all the same', async () => {
    const [element] = await put('<vitrine-test-vault></vitrine-test-vault>', vault.tag)
    await vi.waitFor(() => expect(drawn?.textContent).toBe('Rot'))
    expect(element?.shadowRoot).toBeNull()
    const { color, fontWeight } = getComputedStyle(drawn!)
    expect({ color, fontWeight }).toEqual(painted)
  })

  it('is painted in a frame, too', async () => {
    const [element] = await put('<vitrine-test-vault></vitrine-test-vault>', vault.tag)
    await vi.waitFor(() => expect(drawn?.isConnected).toBe(true))
    const there = await frame()
    there.body.append(element!)
    expect(there.defaultView?.getComputedStyle(drawn!).color).toBe(painted.color)
  })
})
