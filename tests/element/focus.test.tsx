import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { defineBlock, register } from '../../src/core/element/index.js'
import { rootKey } from '../../src/core/element/own-keys.js'
import { useFocusHome } from '../../src/ui/hooks/use-focus-home.js'
import { mount } from '../support/mount.js'
import { called } from '../support/test-block.js'

const names = { ...called('Klingel', 'Klingelt'), fields: {} } as const
const bell = defineBlock({ ...names, tag: 'vitrine-test-focus-bell' })
const sign = defineBlock({ ...names, tag: 'vitrine-test-focus-sign' })

register(bell, {
  live: () => (
    <div tabIndex={-1}>
      <p>Bitte klingeln</p>
      <button type="button" disabled>
        Leise
      </button>
      <button type="button" style={{ display: 'none' }}>
        Unsichtbar
      </button>
      <button type="button">Laut</button>
      <input aria-label="Name" />
    </div>
  ),
  styles: [],
})
const door = defineBlock({ ...names, tag: 'vitrine-test-focus-door' })
const closedDoor = defineBlock({ ...names, tag: 'vitrine-test-focus-closed-door' })

function Door() {
  const [open, setOpen] = useState(false)
  const home = useFocusHome<HTMLHeadingElement>()
  return (
    <div>
      <input aria-label="Name" />
      <h2 ref={home} tabIndex={-1}>
        Tür
      </h2>
      {!open && (
        <button type="button" onClick={() => setOpen(true)}>
          Öffnen
        </button>
      )}
    </div>
  )
}

register(door, { live: Door, styles: [] })
register(closedDoor, { live: Door, styles: [], shadow: 'closed' })
register(sign, { live: () => <p>Kein Eingang</p>, styles: [] })

const drawn = (page: Element, tag: string) => page.querySelector<HTMLElement>(tag)!

describe('focus()', () => {
  it('of a block goes to the first thing in it that can be operated', async () => {
    const element = drawn(await mount(`<${bell.tag}></${bell.tag}>`), bell.tag)
    element.focus()
    expect(document.activeElement).toBe(element)
    expect(element.shadowRoot?.activeElement?.textContent).toBe('Laut')
  })

  it('leaves the focus where it is when it is in the block already', async () => {
    const element = drawn(await mount(`<${bell.tag}></${bell.tag}>`), bell.tag)
    const input = element.shadowRoot!.querySelector('input')!
    input.focus()
    element.focus()
    expect(element.shadowRoot?.activeElement).toBe(input)
  })

  it('of a block without anything to operate does nothing', async () => {
    const element = drawn(await mount(`<${sign.tag}></${sign.tag}>`), sign.tag)
    element.focus()
    expect(document.activeElement).toBe(document.body)
  })

  it('is not what a click beside a control does', async () => {
    const element = drawn(await mount(`<${bell.tag}></${bell.tag}>`), bell.tag)
    expect(element.shadowRoot?.delegatesFocus).toBe(false)
  })

  it.each([door, closedDoor])(
    'stays with $tag to decide when what had the focus is drawn no more, and lands as ever afterwards',
    async ({ tag }) => {
      const element = drawn(await mount(`<${tag}></${tag}>`), tag) as HTMLElement & { [rootKey]: ShadowRoot }
      const root = element[rootKey]
      const button = root.querySelector('button')!
      button.focus()
      button.click()
      await vi.waitFor(() => expect(root.activeElement?.localName).toBe('h2'))
      root.querySelector('h2')!.blur()
      element.focus()
      expect(root.activeElement?.localName).toBe('input')
    },
  )
})
