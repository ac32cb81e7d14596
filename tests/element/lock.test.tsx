import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { channel, type Channel, pageBus } from '../../src/core/bus/index.js'
import { defineBlock, register } from '../../src/core/element/index.js'
import { inside, mount } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const soon = 400
const closing: Channel<string> = channel({
  name: 'test.closing',
  about: 'The shop closes.',
  retain: true,
  locksAfter: soon,
  schema: { '~standard': { validate: (value) => ({ value }) } },
})

const door = defineBlock({
  tag: 'vitrine-test-door',
  ...called('Tür', 'Lässt ein'),
  fields: {},
  subscribes: [closing],
})
const gate = defineBlock({ ...door, tag: 'vitrine-test-gate', slots: { '': { label: text('Inhalt') } } })
const exit = defineBlock({ ...door, tag: 'vitrine-test-exit', subscribes: [] })
let opened = 0
const live = () => (
  <>
    <button type="button" onClick={() => (opened += 1)}>
      Öffne
    </button>
    <slot />
  </>
)
for (const each of [door, gate, exit]) register(each, { live, styles: [] })

const put = async (tag: string, content = '') => (await mount(`<${tag}>${content}</${tag}>`)).querySelector<HTMLElement>(tag)!
const button = (element: Element) => inside(element).getByText('Öffne')
const isLocked = (element: Element) => button(element).closest('[inert]') !== null
const locks = (element: Element) => vi.waitFor(() => expect(isLocked(element)).toBe(true))
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

afterEach(() => {
  opened = 0
  pageBus().clear(closing)
  delete document.documentElement.dataset.vitrineMode
})

describe('a block that hears a channel that locks', () => {
  it('can be pressed until the time is over, and not any more then', async () => {
    const element = await put(door.tag)
    pageBus().publish(closing, 'in Kürze')
    expect(isLocked(element)).toBe(false)
    button(element).click()
    expect(opened).toBe(1)
    await locks(element)
    await userEvent.tab()
    expect(element.shadowRoot?.activeElement).toBeNull()
  })

  it('is locked with what stands in its slots', async () => {
    const element = await put(gate.tag, '<a href="#ziel">Hinaus</a>')
    pageBus().publish(closing, 'in Kürze')
    await locks(element)
    expect(element.hasAttribute('data-locked')).toBe(true)
    element.querySelector('a')?.focus()
    expect(document.activeElement).toBe(document.body)
  })

  it('shuts links and buttons of its own and of the page, and no element in it that does not hear the channel', async () => {
    const element = await put(gate.tag, `<p><a href="#ziel">Hinaus</a></p><${exit.tag}></${exit.tag}>`)
    pageBus().publish(closing, 'in Kürze')
    await locks(element)
    expect(element.querySelector('a')?.inert).toBe(true)
    expect(isLocked(element.querySelector(exit.tag)!)).toBe(false)
    element.querySelector(exit.tag)?.shadowRoot?.querySelector('button')?.focus()
    expect(document.activeElement?.localName).toBe(exit.tag)
  })

  it('is locked, too, when it comes after the message', async () => {
    pageBus().publish(closing, 'in Kürze')
    const element = await put(door.tag)
    expect(isLocked(element)).toBe(false)
    await locks(element)
  })

  it('is locked from the first message on, however often it is said again', async () => {
    const element = await put(door.tag)
    const begun = performance.now()
    const again = setInterval(() => pageBus().publish(closing, 'noch einmal'), soon / 3)
    pageBus().publish(closing, 'in Kürze')
    await locks(element)
    clearInterval(again)
    expect(performance.now() - begun).toBeLessThan(soon * 10)
  })

  it('is free again in another mode, and locked anew when the message still counts there', async () => {
    const element = await put(gate.tag)
    pageBus().publish(closing, 'in Kürze')
    await locks(element)
    document.documentElement.dataset.vitrineMode = 'edit'
    await vi.waitFor(() => expect(isLocked(element)).toBe(false))
    await wait(soon * 2)
    expect(isLocked(element)).toBe(false)
    document.documentElement.dataset.vitrineMode = 'live'
    await locks(element)
  })

  it('is free again on the page it comes back to, once the message is forgotten', async () => {
    const element = await put(door.tag)
    pageBus().publish(closing, 'in Kürze')
    await locks(element)
    const page = element.parentElement!
    element.remove()
    pageBus().clear(closing)
    await wait(soon)
    page.append(element)
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('button')).not.toBeNull())
    await wait(soon * 2)
    expect(isLocked(element)).toBe(false)
  })

  it('leaves no listener and no timer behind', async () => {
    const before = pageBus().inspect().listeners
    const element = await put(door.tag)
    expect(pageBus().inspect().listeners).toBe(before + 1)
    element.remove()
    await Promise.resolve()
    expect(pageBus().inspect().listeners).toBe(before)
  })
})

describe('a block that does not hear it', () => {
  it('stays free', async () => {
    const [element, other] = [await put(exit.tag), await put(door.tag)]
    pageBus().publish(closing, 'in Kürze')
    await locks(other)
    expect(isLocked(element)).toBe(false)
  })
})
