import { useEffect, useState } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineBlock, register } from '../../src/core/element/index.js'
import { inside, mount } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const declare = <const Tag extends `vitrine-${string}`>(tag: Tag) =>
  defineBlock({
    tag,
    ...called('Vase', 'Zerbricht, wenn man es will'),
    fields: {
      breaks: {
        type: 'select',
        label: text('Bricht'),
        options: ['render', 'effect', 'later', 'mute'].map((value) => ({ value, label: text(value) })),
      },
    },
  })

/** While this is true, vases break. */
let fragile = true

function Vase({ breaks }: { breaks: string | undefined }) {
  const [late, setLate] = useState(false)
  if (fragile && (breaks === 'render' || late)) throw new TypeError('The vase broke.')
  if (fragile && breaks === 'mute') throw 'a plain text'
  useEffect(() => {
    if (fragile && breaks === 'effect') throw new TypeError('The vase broke.')
  }, [breaks])
  return (
    <button type="button" onClick={() => setLate(breaks === 'later')}>
      Ganz
    </button>
  )
}

const vase = declare('vitrine-test-vase')
register(vase, { live: Vase, styles: [] })

const errors: CustomEvent[] = []
const noteError = (event: Event) => void errors.push(event as CustomEvent)
const uncaught = vi.fn()

beforeEach(() => {
  fragile = true
  errors.length = 0
  document.documentElement.lang = 'de'
  uncaught.mockReset()
  // React tells developers what it caught.
  vi.spyOn(console, 'error').mockReturnValue()
  document.addEventListener('vitrine-error', noteError)
  window.addEventListener('error', uncaught)
})
afterEach(() => {
  document.removeEventListener('vitrine-error', noteError)
  window.removeEventListener('error', uncaught)
  vi.restoreAllMocks()
})

describe('a view that throws', () => {
  it.each(['render', 'effect'])('in its %s shows a short message and a way to try again', async (moment) => {
    const page = await mount(`<vitrine-test-vase breaks="${moment}"></vitrine-test-vase>`)
    const view = inside(page.querySelector(vase.tag))
    expect(view.getByRole('alert').textContent).toContain('Dieser Bereich kann gerade nicht angezeigt werden.')
    expect(view.getByRole('alert').getAttribute('part')).toBe('error')
    expect(view.queryByText('Ganz')).toBeNull()
  })

  it.each(['render', 'effect'])('in its %s works again after "Erneut versuchen"', async (moment) => {
    const page = await mount(`<vitrine-test-vase breaks="${moment}"></vitrine-test-vase>`)
    const view = inside(page.querySelector(vase.tag))
    fragile = false
    await userEvent.click(view.getByRole('button', { name: 'Erneut versuchen' }))
    expect(view.getByText('Ganz').isConnected).toBe(true)
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('once more says so once more', async () => {
    const page = await mount('<vitrine-test-vase breaks="render"></vitrine-test-vase>')
    const view = inside(page.querySelector(vase.tag))
    await userEvent.click(view.getByRole('button', { name: 'Erneut versuchen' }))
    expect(inside(page.querySelector(vase.tag)).getByRole('alert').isConnected).toBe(true)
    expect(errors.length).toBe(2)
  })

  it('only after a click is sheltered, too', async () => {
    const page = await mount('<vitrine-test-vase breaks="later"></vitrine-test-vase>')
    const view = inside(page.querySelector(vase.tag))
    await userEvent.click(view.getByText('Ganz'))
    expect(inside(page.querySelector(vase.tag)).getByRole('alert').isConnected).toBe(true)
  })

  it('speaks English on an English page or in an English part of it', async () => {
    const page = await mount(
      '<vitrine-test-vase breaks="render"></vitrine-test-vase><div lang="en-GB"><vitrine-test-vase ' +
        'breaks="render"></vitrine-test-vase></div>',
    )
    const [german, english] = page.querySelectorAll(vase.tag)
    expect(inside(german).getByRole('button', { name: 'Erneut versuchen' }).isConnected).toBe(true)
    expect(inside(english).getByRole('button', { name: 'Try again' }).isConnected).toBe(true)
    document.documentElement.lang = 'en'
    const other = await mount('<vitrine-test-vase breaks="render"></vitrine-test-vase>')
    expect(inside(other.querySelector(vase.tag)).getByRole('alert').textContent).toContain('This part cannot be shown right now.')
  })

  it('gets a new chance when one of its fields changes', async () => {
    const page = await mount('<vitrine-test-vase breaks="render"></vitrine-test-vase>')
    const element = page.querySelector(vase.tag)!
    element.removeAttribute('breaks')
    expect((await inside(element).findByText('Ganz')).isConnected).toBe(true)
  })

  it('gets a new chance when the mode changes', async () => {
    const page = await mount('<vitrine-test-vase breaks="render"></vitrine-test-vase>')
    const element = page.querySelector(vase.tag)!
    fragile = false
    page.dataset.vitrineMode = 'preview'
    expect((await inside(element).findByText('Ganz')).isConnected).toBe(true)
  })

  it.each(['render', 'effect'])('in its %s tells which block and why, once, outside of every shadow root', async (moment) => {
    const page = await mount(`<vitrine-test-vase breaks="${moment}"></vitrine-test-vase>`)
    expect(errors.length).toBe(1)
    const [{ detail, target, composed } = new CustomEvent('none')] = errors
    expect(target).toBe(page.querySelector(vase.tag))
    expect(detail).toMatchObject({ tag: 'vitrine-test-vase', message: 'The vase broke.' })
    expect(composed).toBe(true)
  })

  it('tells a message even when what was thrown is no error', async () => {
    await mount('<vitrine-test-vase breaks="mute"></vitrine-test-vase>')
    expect(errors[0]?.detail).toMatchObject({ tag: 'vitrine-test-vase', message: 'a plain text' })
  })

  it('leaves every other block alive, and the page without an uncaught error', async () => {
    const page = await mount(`<vitrine-test-vase></vitrine-test-vase>
      <vitrine-test-vase breaks="render"></vitrine-test-vase><vitrine-test-vase breaks="effect"></vitrine-test-vase><vitrine-test-vase></vitrine-test-vase>`)
    const [first, second, third, fourth] = page.querySelectorAll(vase.tag)
    for (const whole of [first, fourth]) expect(inside(whole).getByText('Ganz').isConnected).toBe(true)
    for (const broken of [second, third]) expect(inside(broken).getByRole('alert').isConnected).toBe(true)
    fourth?.setAttribute('breaks', 'later')
    await userEvent.click(inside(first).getByText('Ganz'))
    expect(inside(first).getByText('Ganz').isConnected).toBe(true)
    expect(uncaught).not.toHaveBeenCalled()
  })

  it('in edit has no button to press: a click there selects the block', async () => {
    const page = await mount('<div data-vitrine-mode="edit"><vitrine-test-vase breaks="render"></vitrine-test-vase></div>')
    const alert = inside(page.querySelector(vase.tag)).getByRole('alert', { hidden: true })
    expect(alert.closest('[inert]')).not.toBeNull()
  })

  it('can be removed like any other', async () => {
    const page = await mount('<vitrine-test-vase breaks="render"></vitrine-test-vase>')
    const element = page.querySelector(vase.tag)!
    element.remove()
    await Promise.resolve()
    expect(element.shadowRoot?.childNodes.length).toBe(0)
  })
})
