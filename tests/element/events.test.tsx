import { useEffect } from 'react'
import { userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { defineBlock, register } from '../../src/core/element/index.js'
import { usedEvents } from '../../src/core/element/used-events.js'
import { inside, mount } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const till = defineBlock({
  tag: 'vitrine-test-till',
  ...called('Kasse', 'Sagt, was gekauft wurde'),
  fields: {},
  events: {
    'vitrine-test-bought': {
      help: text('Etwas wurde gekauft.'),
      detail: { productId: 'string', quantity: 'number', gift: 'boolean', badges: 'string[]' },
    },
  },
  states: { waiting: text('Wartet'), paid: text('Bezahlt'), stopped: text('Angehalten') },
})

let drawn = 0
register(till, {
  live: ({ emit, setState }) => {
    drawn += 1
    useEffect(() => setState('waiting'), [setState])
    const buy = () =>
      setState(emit('vitrine-test-bought', { productId: 'p1', quantity: 2, gift: false, badges: ['new'] }) ? 'paid' : 'stopped')
    return (
      <button type="button" onClick={buy}>
        Kaufen
      </button>
    )
  },
  styles: [],
})

async function buy(prevent = false) {
  const page = await mount('<main><vitrine-test-till></vitrine-test-till></main>')
  const element = page.querySelector<HTMLElement>(till.tag)!
  const heard: CustomEvent[] = []
  const hear = (event: Event) => {
    heard.push(event as CustomEvent)
    if (prevent) event.preventDefault()
  }
  document.addEventListener('vitrine-test-bought', hear)
  await userEvent.click(inside(element).getByRole('button'))
  document.removeEventListener('vitrine-test-bought', hear)
  return { element, heard }
}

describe('a declared event', () => {
  it('is heard on the document under its declared name, with its detail, from the element', async () => {
    const { element, heard } = await buy()
    expect(heard.length).toBe(1)
    expect(heard[0]?.detail).toEqual({ productId: 'p1', quantity: 2, gift: false, badges: ['new'] })
    expect(heard[0]?.target).toBe(element)
  })

  it('bubbles, is composed and cancelable', async () => {
    const { heard } = await buy()
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true, cancelable: true })
  })

  it('leaves the shadow root of a host around it', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open' })
    const element = root.appendChild(document.createElement(till.tag))
    await Promise.resolve()
    const heard: EventTarget[] = []
    const hear = (event: Event) => void heard.push(event.target!)
    document.addEventListener('vitrine-test-bought', hear)
    await userEvent.click(inside(element).getByRole('button'))
    document.removeEventListener('vitrine-test-bought', hear)
    expect(heard).toEqual([host])
  })

  it('tells the view whether somebody prevented it', async () => {
    expect((await buy()).element.dataset.state).toBe('paid')
    expect((await buy(true)).element.dataset.state).toBe('stopped')
  })
})

describe('the state of a block', () => {
  it('stands on the element, and a repeated one changes nothing', async () => {
    const page = await mount('<vitrine-test-till></vitrine-test-till>')
    const element = page.querySelector<HTMLElement>(till.tag)!
    expect(element.dataset.state).toBe('waiting')
    let changes = 0
    const observer = new MutationObserver((records) => {
      changes += records.length
    })
    observer.observe(element, { attributes: true })
    drawn = 0
    await userEvent.click(inside(element).getByRole('button'))
    await userEvent.click(inside(element).getByRole('button'))
    expect(element.dataset.state).toBe('paid')
    expect(changes).toBe(1)
    expect(drawn).toBe(0)
    observer.disconnect()
  })

  it('is what a style sheet asks for, one at a time', async () => {
    const page = await mount('<vitrine-test-till></vitrine-test-till>')
    const element = page.querySelector<HTMLElement>(till.tag)!
    expect(element.matches(':state(waiting)')).toBe(true)
    await userEvent.click(inside(element).getByRole('button'))
    expect(element.matches(':state(paid)')).toBe(true)
    expect(element.matches(':state(waiting)')).toBe(false)
  })
})

describe('what a block listens to', () => {
  it('is on its shadow root what views use, and nothing else', async () => {
    const add = vi.spyOn(ShadowRoot.prototype, 'addEventListener')
    await buy()
    const types = add.mock.calls.map(([type]) => type)
    add.mockRestore()
    expect(types.filter((type) => !usedEvents.includes(type))).toEqual([])
    const { element } = await buy()
    let heard = 0
    element.shadowRoot?.addEventListener('wheel', () => {
      heard += 1
    })
    element.shadowRoot?.dispatchEvent(new Event('wheel'))
    expect(heard).toBe(1)
  })
})
