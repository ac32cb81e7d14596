import { boolean, object } from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Bus, channel, openTabs, pageBus, tellDocument } from '../../src/core/bus/index.js'

const lamp = channel({ name: 'test.lamp', about: 'It is on or off.', retain: true, schema: object({ on: boolean() }) })

function busOfPage(): Bus {
  const bus = new Bus()
  tellDocument(bus)
  return bus
}

describe('a message', () => {
  const heard: CustomEvent[] = []
  const hear = (event: Event) => void heard.push(event as CustomEvent)
  afterEach(() => {
    heard.length = 0
    document.removeEventListener('vitrine:test.lamp', hear)
  })

  it('is an event on the document, too, after the blocks were told', () => {
    const order: string[] = []
    document.addEventListener('vitrine:test.lamp', hear)
    document.addEventListener('vitrine:test.lamp', () => order.push('document'), { once: true })
    const bus = busOfPage()
    bus.subscribe(lamp, () => order.push('block'))
    bus.publish(lamp, { on: true })
    expect(heard.map(({ detail }) => detail as unknown)).toEqual([{ on: true }])
    expect(order).toEqual(['block', 'document'])
  })

  it('of the one bus that all bundles share is such an event, of any other bus only when it is asked for', () => {
    document.addEventListener('vitrine:test.lamp', hear)
    const other = new Bus()
    other.publish(lamp, { on: true })
    expect(heard).toEqual([])
    pageBus().publish(lamp, { on: true })
    pageBus().clear(lamp)
    const end = tellDocument(other)
    other.publish(lamp, { on: false })
    end()
    other.publish(lamp, { on: true })
    expect(heard.map(({ detail }) => detail as unknown)).toEqual([{ on: true }, { on: false }])
  })

  it('reaches the document as a copy, made when it is asked for', () => {
    document.addEventListener('vitrine:test.lamp', hear)
    const bus = busOfPage()
    const copies = vi.spyOn(globalThis, 'structuredClone')
    bus.publish(lamp, { on: true })
    expect(copies).not.toHaveBeenCalled()
    heard[0]!.detail.on = false
    expect(heard[0]!.detail.on).toBe(false)
    expect(copies).toHaveBeenCalledTimes(1)
    copies.mockRestore()
    expect(bus.inspect().retained).toEqual({ 'test.lamp': { on: true } })
  })

  it('that was dropped is no event', () => {
    document.addEventListener('vitrine:test.lamp', hear)
    const bus = busOfPage()
    bus.declare([lamp])
    bus.publish('test.lamp', { on: 'perhaps' })
    expect(heard).toEqual([])
  })

  it('goes on when a listener of the document throws', () => {
    const uncaught = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('error', uncaught)
    document.addEventListener(
      'vitrine:test.lamp',
      () => {
        throw new Error('not ours')
      },
      { once: true },
    )
    const bus = busOfPage()
    expect(() => bus.publish(lamp, { on: true })).not.toThrow()
    window.removeEventListener('error', uncaught)
    expect(uncaught).toHaveBeenCalledTimes(1)
    expect(bus.inspect().log.length).toBe(1)
  })

  it('that cannot be copied throws at whoever reads it, and stops nothing', () => {
    const bus = busOfPage()
    const told = vi.fn()
    bus.subscribe(lamp, told)
    document.addEventListener('vitrine:test.lamp', hear)
    bus.publish(lamp, { on: true, off: () => {} } as { on: boolean })
    bus.publish(lamp, { on: false })
    expect(told).toHaveBeenCalledTimes(2)
    expect(() => heard[0]!.detail as unknown).toThrow(DOMException)
    expect(heard[1]!.detail).toEqual({ on: false })
  })
})

describe('another tab of the shop', () => {
  const close: (() => void)[] = []
  afterEach(() => {
    for (const each of close.splice(0)) each()
    vi.unstubAllGlobals()
  })
  const tab = (heard: () => void) => {
    const opened = openTabs(heard)
    close.push(opened.close)
    return opened
  }

  it('hears that something changed, and this one does not hear itself', async () => {
    const [here, there] = [vi.fn(), vi.fn()]
    const tabs = tab(here)
    tab(there)
    tabs.changed()
    await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1))
    expect(here).not.toHaveBeenCalled()
  })

  it('in another window hears it, and learns nothing but that', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const there = frame.contentWindow as Window & typeof globalThis
    const line = new there.BroadcastChannel('vitrine.v1')
    const received: unknown[] = []
    line.onmessage = ({ data }) => received.push(data)
    tab(() => {}).changed()
    await vi.waitFor(() => expect(received).toEqual(['changed']))
    const here = vi.fn()
    tab(here)
    line.postMessage('changed')
    await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(1))
    line.close()
    frame.remove()
  })

  it('that closed hears nothing more', async () => {
    const [gone, there] = [vi.fn(), vi.fn()]
    const tabs = tab(() => {})
    openTabs(gone).close()
    tab(there)
    tabs.changed()
    await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1))
    expect(gone).not.toHaveBeenCalled()
  })

  it('is simply not heard of without BroadcastChannel, or where it is blocked', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    expect(() => tab(() => {}).changed()).not.toThrow()
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError')
        }
      },
    )
    expect(() => tab(() => {}).changed()).not.toThrow()
  })
})
