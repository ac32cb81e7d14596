import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useFocusHome } from '../../src/ui/hooks/use-focus-home.js'
import { useFocusKept } from '../../src/ui/hooks/use-focus-kept.js'

/** What a block draws, in a shadow root of its own. */
function drawn(first: React.ReactNode) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  const { rerender } = render(first, { container, baseElement: container })
  return { root, show: rerender, find: (selector: string) => root.querySelector<HTMLElement>(selector)! }
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Shelf({ names }: { names: readonly string[] }) {
  const home = useFocusHome<HTMLHeadingElement>()
  return (
    <>
      <h2 ref={home} tabIndex={-1}>
        Regal
      </h2>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
      <input />
    </>
  )
}

describe('useFocusHome', () => {
  it('brings the focus to the beginning when what has it goes', async () => {
    const { root, show, find } = drawn(<Shelf names={['Serum', 'Puder']} />)
    await userEvent.click(find('button'))
    show(<Shelf names={['Puder']} />)
    await vi.waitFor(() => expect(root.activeElement).toBe(find('h2')))
  })

  it('leaves it where it is when something else goes', async () => {
    const { root, show, find } = drawn(<Shelf names={['Serum', 'Puder']} />)
    await userEvent.click(find('button'))
    await userEvent.click(find('input'))
    show(<Shelf names={['Puder']} />)
    await new Promise(requestAnimationFrame)
    expect(root.activeElement).toBe(find('input'))
  })

  it('does so where the page has another class of shadow roots', async () => {
    const { ShadowRoot: real } = globalThis
    globalThis.ShadowRoot = class extends DocumentFragment {} as never
    const { root, show, find } = drawn(<Shelf names={['Serum', 'Puder']} />)
    globalThis.ShadowRoot = real
    await userEvent.click(find('button'))
    show(<Shelf names={['Puder']} />)
    await vi.waitFor(() => expect(root.activeElement).toBe(find('h2')))
  })

  it('takes it from nobody on the page', async () => {
    const { show, find } = drawn(<Shelf names={['Serum']} />)
    const elsewhere = document.body.appendChild(document.createElement('input'))
    await userEvent.click(find('button'))
    show(<Shelf names={[]} />)
    elsewhere.focus()
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(elsewhere)
  })
})

function Chip({ home }: { home?: React.RefObject<HTMLElement | null> }) {
  const chip = useRef<HTMLSpanElement>(null)
  useFocusKept(chip, home)
  return (
    <span ref={chip}>
      <button type="button" className="remove">
        Entfernen
      </button>
    </span>
  )
}

function Bag({ filled, known = false }: { filled: boolean; known?: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <section>
      <h1 tabIndex={-1}>Warenkorb</h1>
      <input ref={field} />
      {filled && <Chip {...(known && { home: field })} />}
    </section>
  )
}

describe('useFocusKept', () => {
  it('gives the focus to its neighbour when it goes', async () => {
    const { root, show, find } = drawn(<Bag filled known />)
    await userEvent.click(find('.remove'))
    show(<Bag filled={false} known />)
    expect(root.activeElement).toBe(find('input'))
  })

  it('gives it to the heading around it when it knows no neighbour', async () => {
    const { root, show, find } = drawn(<Bag filled />)
    await userEvent.click(find('.remove'))
    show(<Bag filled={false} />)
    expect(root.activeElement).toBe(find('h1'))
  })

  it('moves nothing when the focus is elsewhere', async () => {
    const { root, show, find } = drawn(<Bag filled />)
    await userEvent.click(find('input'))
    show(<Bag filled={false} />)
    expect(root.activeElement).toBe(find('input'))
  })
})
