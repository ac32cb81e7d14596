import { useCallback, useEffect, useState } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Channel, channel, pageBus } from '../../src/core/bus/index.js'
import { defineBlock, register } from '../../src/core/element/index.js'
import { inside, mount } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const anything = <Name extends string>(name: Name): Channel<string> & { name: Name } =>
  channel<string, Name>({
    name,
    about: 'A word.',
    retain: false,
    schema: { '~standard': { validate: (value) => ({ value }) } },
  })
const said = anything('test.said')
const asked = anything('test.asked')

const parrot = defineBlock({
  tag: 'vitrine-test-parrot',
  ...called('Papagei', 'Sagt, was man ihm sagt'),
  fields: {},
  events: { 'vitrine-test-spoke': { help: text('Er sprach.'), detail: {} } },
  publishes: [said],
  subscribes: [asked],
})
const cage = defineBlock({ ...parrot, tag: 'vitrine-test-cage', slots: { '': { label: text('Inhalt') } } })

const signals: AbortSignal[] = []
/** Of the view that was mounted first: kept by a timer, a promise, an old closure. */
let speakLate = () => {}

register(parrot, {
  live: ({ mode, publish, subscribe, emit, signal }) => {
    const [heard, setHeard] = useState('nichts')
    const speak = useCallback(() => {
      publish(said, 'Hallo')
      emit('vitrine-test-spoke', {})
    }, [publish, emit])
    useEffect(() => {
      signals.push(signal)
      if (signals.length === 1) speakLate = speak
      // Kept until the element undoes it, as a careless view would.
      subscribe(asked, setHeard)
      speak()
    }, [subscribe, signal, speak])
    return (
      <>
        <output>{`${mode} ${heard}`}</output>
        <button type="button" onClick={speak}>
          Sprich
        </button>
        <a href="#ziel">Geh</a>
      </>
    )
  },
  styles: [],
})
register(cage, {
  live: ({ mode }) => (
    <>
      <output>{mode}</output>
      <slot />
    </>
  ),
  styles: [],
})

let spoken: string[] = []
const undo: (() => void)[] = []
beforeEach(() => {
  spoken = []
  signals.length = 0
  const spoke = () => void spoken.push('event')
  document.addEventListener('vitrine-test-spoke', spoke)
  undo.push(
    pageBus().subscribe(said, () => spoken.push('message')),
    () => document.removeEventListener('vitrine-test-spoke', spoke),
  )
})
afterEach(() => {
  for (const each of undo.splice(0)) each()
  delete document.documentElement.dataset.vitrineMode
})

const one = '<vitrine-test-parrot></vitrine-test-parrot>'
const put = async (markup = one) => {
  const page = await mount(markup)
  return { page, element: page.querySelector<HTMLElement>(parrot.tag)! }
}
const shown = (element: Element) => inside(element).getByRole('status', { hidden: true }).textContent
const showsSoon = (element: Element, words: string) => inside(element).findByText(words)

describe('the mode of a block', () => {
  it('is live when nobody names one', async () => {
    expect(shown((await put()).element)).toBe('live nichts')
  })

  it.each(['edit', 'preview', 'live'])('is %s when the page says so', async (mode) => {
    document.documentElement.dataset.vitrineMode = mode
    expect(shown((await put()).element)).toBe(`${mode} nichts`)
  })

  it('is that of the nearest ancestor that names one, or of the block itself', async () => {
    document.documentElement.dataset.vitrineMode = 'edit'
    const { page } = await put(`<div data-vitrine-mode="edit"><div data-vitrine-mode="preview">${one}</div></div>
      <vitrine-test-parrot data-vitrine-mode="live"></vitrine-test-parrot>`)
    expect([...page.querySelectorAll(parrot.tag)].map(shown)).toEqual(['preview nichts', 'live nichts'])
  })

  it('is found through the shadow roots around it', async () => {
    const page = await mount('<div data-vitrine-mode="preview"><div id="host"></div></div>')
    const root = page.querySelector('#host')!.attachShadow({ mode: 'closed' })
    const element = root.appendChild(document.createElement(parrot.tag))
    await Promise.resolve()
    expect(shown(element)).toBe('preview nichts')
  })

  it('passes over a word that is none', async () => {
    const { element } = await put(`<div data-vitrine-mode="preview"><div data-vitrine-mode="broken">${one}</div></div>`)
    expect(shown(element)).toBe('preview nichts')
  })

  it('follows the page, an ancestor and the block itself while it runs', async () => {
    const { page, element } = await put()
    document.documentElement.dataset.vitrineMode = 'edit'
    await showsSoon(element, 'edit nichts')
    page.dataset.vitrineMode = 'preview'
    await showsSoon(element, 'preview nichts')
    element.dataset.vitrineMode = 'live'
    await showsSoon(element, 'live nichts')
    delete element.dataset.vitrineMode
    delete page.dataset.vitrineMode
    await showsSoon(element, 'edit nichts')
  })

  it('is that of the place it is moved to', async () => {
    const { page, element } = await put(`${one}<div data-vitrine-mode="edit"></div><div data-vitrine-mode="preview"></div>`)
    const [editing, looking] = page.querySelectorAll<HTMLElement & { moveBefore: (node: Node, before: null) => void }>('div')
    editing?.append(element)
    await showsSoon(element, 'edit nichts')
    looking?.moveBefore(element, null)
    await showsSoon(element, 'preview nichts')
  })

  it('follows the document it was adopted into', async () => {
    const { page, element } = await put()
    const iframe = page.appendChild(document.createElement('iframe'))
    const there = iframe.contentDocument!
    there.body.append(element)
    there.documentElement.dataset.vitrineMode = 'edit'
    await showsSoon(element, 'edit nichts')
  })
})

describe('a block in edit', () => {
  beforeEach(() => {
    document.documentElement.dataset.vitrineMode = 'edit'
  })

  it('is drawn, but says nothing, emits nothing and hears nothing', async () => {
    const before = pageBus().inspect().listeners
    const { element } = await put()
    expect(pageBus().inspect().listeners).toBe(before)
    pageBus().publish(asked, 'wer da')
    await Promise.resolve()
    expect(shown(element)).toBe('edit nichts')
    expect(spoken).toEqual([])
  })

  it('can neither be pressed nor focused', async () => {
    const { element } = await put()
    const button = inside(element).getByText('Sprich')
    expect(button.closest('[inert]')).not.toBeNull()
    button.focus()
    inside(element).getByText('Geh').focus()
    expect(element.shadowRoot?.activeElement).toBeNull()
    await userEvent.tab()
    expect(element.shadowRoot?.activeElement).toBeNull()
    expect(element.shadowRoot?.elementFromPoint(...middle(button))).not.toBe(button)
  })

  it('lets what stands in its slots be edited', async () => {
    const page = await mount('<vitrine-test-cage><a href="#ziel">Text</a></vitrine-test-cage>')
    page.querySelector('a')?.focus()
    expect(document.activeElement).toBe(page.querySelector('a'))
  })

  it('speaks, hears and can be pressed once the page is live', async () => {
    const { element } = await put()
    document.documentElement.dataset.vitrineMode = 'live'
    await showsSoon(element, 'live nichts')
    expect(spoken).toEqual(['message', 'event'])
    pageBus().publish(asked, 'wer da')
    await showsSoon(element, 'live wer da')
    await userEvent.click(inside(element).getByRole('button'))
    expect(spoken).toEqual(['message', 'event', 'message', 'event'])
  })
})

describe('a block in preview', () => {
  it('says, hears and emits like a live one', async () => {
    document.documentElement.dataset.vitrineMode = 'preview'
    const { element } = await put()
    expect(spoken).toEqual(['message', 'event'])
    pageBus().publish(asked, 'wer da')
    await showsSoon(element, 'preview wer da')
  })
})

describe('a block that goes from live to edit', () => {
  it('stops what it began: requests, hearing, and the words of an old closure', async () => {
    const before = pageBus().inspect().listeners
    const { element } = await put()
    expect(pageBus().inspect().listeners).toBe(before + 1)
    spoken = []
    document.documentElement.dataset.vitrineMode = 'edit'
    await showsSoon(element, 'edit nichts')
    expect(signals[0]?.aborted).toBe(true)
    expect(pageBus().inspect().listeners).toBe(before)
    speakLate()
    expect(spoken).toEqual([])
  })

  it('and back leaves one listener, not two', async () => {
    const before = pageBus().inspect().listeners
    const { element } = await put()
    for (const mode of ['edit', 'live', 'preview', 'live']) {
      document.documentElement.dataset.vitrineMode = mode
      await showsSoon(element, `${mode} nichts`)
    }
    expect(pageBus().inspect().listeners).toBe(before + 1)
    element.remove()
    await Promise.resolve()
    expect(pageBus().inspect().listeners).toBe(before)
  })
})

function middle(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
