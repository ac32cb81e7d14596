import { useEffect, useState } from 'react'
import { cdp, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { channel, pageBus } from '../../src/core/bus/index.js'
import { defineBlock, register } from '../../src/core/element/index.js'
import { inside, mount } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const rang = channel<{ times: number }, 'test.rang'>({
  name: 'test.rang',
  about: 'The bell was rung.',
  retain: false,
  schema: { '~standard': { validate: (value) => ({ value }) } },
})

const bell = defineBlock({
  tag: 'vitrine-test-bell',
  ...called('Glocke', 'Sucht, zählt und horcht'),
  fields: { heading: { type: 'text', label: text('Titel'), default: 'Suche' } },
  subscribes: [rang],
})

/** What happened in all bells, in order. */
let diary: string[] = []
const signals: AbortSignal[] = []
/** What the view was given, read only when it has gone. */
let given: { signal: AbortSignal }
const shy = defineBlock({ ...bell, tag: 'vitrine-test-shy' })
register(shy, {
  live: (props) => {
    given = props
    return null
  },
  styles: [],
})

register(bell, {
  live: ({ heading, subscribe, signal }) => {
    const [heard, setHeard] = useState(0)
    useEffect(() => {
      diary.push('mounted')
      signals.push(signal)
      signal.addEventListener('abort', () => diary.push('aborted'))
      // Not undone by the view: the element does it.
      subscribe(rang, ({ times }) => {
        diary.push('heard')
        setHeard(times)
      })
      return () => void diary.push('unmounted')
    }, [subscribe, signal])
    return (
      <label>
        {heading}
        <input type="search" />
        <output>{heard}</output>
      </label>
    )
  },
  styles: [],
})

const field = (element: Element) => inside(element).getByRole<HTMLInputElement>('searchbox')
const put = async () => await mount('<section><vitrine-test-bell></vitrine-test-bell></section><aside><p></p></aside>')
const later = setTimeout
const beat = () => new Promise<void>((resolve) => void later(resolve))
const listeners = () => pageBus().inspect().listeners

beforeEach(() => {
  diary = []
  signals.length = 0
})

describe('a block that is created', () => {
  it('and never attached mounts nothing', async () => {
    const element = document.createElement(bell.tag)
    element.setAttribute('heading', 'Nie da')
    await beat()
    expect(element.shadowRoot?.childNodes.length).toBe(0)
    expect(diary).toEqual([])
  })

  it('keeps what it was told until it is attached', async () => {
    const element = document.createElement(bell.tag)
    element.setAttribute('heading', 'Später')
    document.body.append(element)
    await Promise.resolve()
    expect(field(element).labels?.[0]?.textContent).toContain('Später')
  })

  it('and removed in the same task mounts nothing', async () => {
    const element = document.createElement(bell.tag)
    document.body.append(element)
    element.remove()
    await beat()
    expect(element.shadowRoot?.childNodes.length).toBe(0)
    expect(diary).toEqual([])
  })

  it('is drawn after one microtask, with all others of the same task, before the next frame', async () => {
    let frames = 0
    requestAnimationFrame(() => {
      frames += 1
    })
    const elements = Array.from({ length: 40 }, () => document.body.appendChild(document.createElement(bell.tag)))
    expect(elements.every((element) => element.shadowRoot?.childNodes.length === 0)).toBe(true)
    await Promise.resolve()
    expect(elements.every((element) => field(element).isConnected)).toBe(true)
    expect(frames).toBe(0)
    expect(diary.filter((entry) => entry === 'mounted').length).toBe(40)
  })
})

describe('a block that is moved', () => {
  const moves: [string, (element: Element, to: Element) => void][] = [
    ['append', (element, to) => to.append(element)],
    ['insertBefore', (element, to) => void to.insertBefore(element, to.firstChild)],
    ['replaceWith', (element, to) => to.firstElementChild?.replaceWith(element)],
    ['moveBefore', (element, to) => (to as Element & { moveBefore: (node: Node, before: Node | null) => void }).moveBefore(element, null)],
    [
      'remove and append in one task',
      (element, to) => {
        element.remove()
        to.append(element)
      },
    ],
    ['the move of its parent', (element, to) => to.append(element.parentElement!)],
  ]

  it.each(moves)('by %s keeps its mount and the half-typed search', async (_name, move) => {
    const page = await put()
    const element = page.querySelector(bell.tag)!
    const input = field(element)
    await userEvent.type(input, 'Handcr')
    move(element, page.querySelector('aside')!)
    await beat()
    expect(page.querySelector(`aside ${bell.tag}`)).toBe(element)
    expect(field(element)).toBe(input)
    expect(input.value).toBe('Handcr')
    expect(diary).toEqual(['mounted'])
    expect(signals[0]?.aborted).toBe(false)
    pageBus().publish(rang, { times: 3 })
    await inside(element).findByText('3')
  })

  it('by moveBefore keeps focus and selection, too', async () => {
    const page = await put()
    const element = page.querySelector(bell.tag)!
    const input = field(element)
    await userEvent.type(input, 'Handcreme')
    input.setSelectionRange(2, 5)
    moves[3]![1](element, page.querySelector('aside')!)
    await beat()
    expect(document.activeElement).toBe(element)
    expect(element.shadowRoot?.activeElement).toBe(input)
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 5])
    expect(diary).toEqual(['mounted'])
  })
})

describe('a block that is removed', () => {
  it('is unmounted one microtask later, its signal aborted, its listeners gone, its nodes gone', async () => {
    const before = listeners()
    const element = (await put()).querySelector(bell.tag)!
    expect(listeners()).toBe(before + 1)
    element.remove()
    expect(signals[0]?.aborted).toBe(false)
    await Promise.resolve()
    expect(signals[0]?.aborted).toBe(true)
    expect(diary).toEqual(['mounted', 'aborted', 'unmounted'])
    expect(listeners()).toBe(before)
    expect(element.shadowRoot?.childNodes.length).toBe(0)
    pageBus().publish(rang, { times: 1 })
    expect(diary).not.toContain('heard')
  })

  it('gives an aborted signal to whoever asks for it only then', async () => {
    const element = (await mount(`<${shy.tag}></${shy.tag}>`)).querySelector(shy.tag)!
    element.remove()
    await Promise.resolve()
    expect(given.signal.aborted).toBe(true)
  })

  it('aborts the requests it has under way', async () => {
    const element = (await put()).querySelector(bell.tag)!
    const request = fetch('data:text/plain,late', { signal: signals[0]! }).then((response) => response.text())
    element.remove()
    await expect(request).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('takes its neighbours not along', async () => {
    const page = await mount('<vitrine-test-bell></vitrine-test-bell><vitrine-test-bell></vitrine-test-bell>')
    const [first, second] = page.querySelectorAll(bell.tag)
    first?.remove()
    await beat()
    pageBus().publish(rang, { times: 2 })
    await inside(second).findByText('2')
  })

  it('is mounted anew when it comes back later', async () => {
    const page = await put()
    const element = page.querySelector(bell.tag)!
    element.setAttribute('heading', 'Zurück')
    element.remove()
    await beat()
    page.append(element)
    await beat()
    expect(diary).toEqual(['mounted', 'aborted', 'unmounted', 'mounted'])
    expect(field(element).labels?.[0]?.textContent).toContain('Zurück')
    expect(signals[1]?.aborted).toBe(false)
  })

  it('cannot hear any more, even when its view asks late', async () => {
    const late = defineBlock({ ...bell, tag: 'vitrine-test-late', subscribes: [rang] })
    let hearLate = () => {}
    register(late, {
      live: ({ subscribe }) => {
        hearLate = () => void subscribe(rang, () => diary.push('heard'))
        return null
      },
      styles: [],
    })
    const before = listeners()
    const element = document.body.appendChild(document.createElement(late.tag))
    await beat()
    element.remove()
    await beat()
    hearLate()
    pageBus().publish(rang, { times: 1 })
    expect(listeners()).toBe(before)
    expect(diary).not.toContain('heard')
  })
})

describe('a thousand blocks that came and went', () => {
  interface Protocol {
    send: (method: string) => Promise<Record<string, number>>
  }
  const browser = () => cdp() as unknown as Protocol

  /** What the page holds once everything that can be forgotten is. */
  async function held(): Promise<{ nodes: number; jsEventListeners: number }> {
    await beat()
    await browser().send('HeapProfiler.enable')
    for (let round = 0; round < 3; round += 1) await browser().send('HeapProfiler.collectGarbage')
    const { nodes = 0, jsEventListeners = 0 } = await browser().send('Memory.getDOMCounters')
    return { nodes, jsEventListeners }
  }

  async function comeAndGo(times: number): Promise<void> {
    for (let left = times; left > 0; left -= 50) {
      const elements = Array.from({ length: 50 }, () => document.body.appendChild(document.createElement(bell.tag)))
      await Promise.resolve()
      for (const element of elements) element.remove()
      await beat()
    }
    diary = []
    signals.length = 0
  }

  it('leave no listener on the bus, no timer, no node and no listener in the page', async () => {
    const timers = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'setTimeout')]
    const onBus = listeners()
    await comeAndGo(200)
    const before = await held()
    await comeAndGo(1000)
    const after = await held()
    expect(listeners()).toBe(onBus)
    for (const timer of timers) expect(timer).not.toHaveBeenCalled()
    expect(after.nodes - before.nodes).toBeLessThan(100)
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(100)
    for (const timer of timers) timer.mockRestore()
  })

  it('or were never attached are forgotten', async () => {
    const before = await held()
    const references: WeakRef<Element>[] = []
    for (let count = 0; count < 1000; count += 1) {
      const element = document.createElement(bell.tag)
      element.setAttribute('heading', `Nie da ${count}`)
      references.push(new WeakRef(element))
    }
    const after = await held()
    expect(references.filter((reference) => reference.deref()).length).toBeLessThan(5)
    expect(after.nodes - before.nodes).toBeLessThan(50)
    expect(diary).toEqual([])
  })
})

const turn = defineBlock({
  tag: 'vitrine-test-turn',
  ...called('Wechsel', 'Zeigt eins oder das andere'),
  fields: { open: { type: 'boolean', label: text('Offen'), default: false } },
})

register(turn, {
  live: ({ open }) => (
    <form>
      {open ? <button type="button">Ändern</button> : <p>Noch nichts</p>}
      <button type="submit">Weiter</button>
    </form>
  ),
  styles: [],
})

describe('what stands beside something that changes', () => {
  it('stays the element it was, with the focus, and becomes nothing else', async () => {
    const element = (await mount(`<${turn.tag}></${turn.tag}>`)).querySelector(turn.tag)!
    const onward = inside(element).getByRole('button', { name: 'Weiter' })
    onward.focus()
    element.toggleAttribute('open', true)
    await inside(element).findByRole('button', { name: 'Ändern' })
    expect(inside(element).getByRole('button', { name: 'Weiter' })).toBe(onward)
    await vi.waitFor(() => expect(element.shadowRoot?.activeElement).toBe(onward))
  })
})
