import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { pageBus } from '../../src/core/bus/index.js'
import { checkBlock } from '../../src/tools/conformance/index.js'
import { channel, defineBlock, register, type ViewOf } from '../../src/entries/kit.js'
import { stampCard, stamped } from '../outside/stamp-card/stamp-card.block.js'
import '../outside/stamp-card/index.js'
import { useEffect } from 'react'
import { openSandbox } from '../support/shop-page.js'

const openShop = openSandbox()
const page = () => openShop({ html: '' })

describe('a block of another house', () => {
  it('keeps what every block promises', async () => {
    await page()
    expect(await checkBlock(stampCard, { axe })).toEqual([])
  })

  it('is known to the page by its tag, its channel and its event', async () => {
    const { container } = await page()
    container.innerHTML = '<acme-stamp-card stamps="2"></acme-stamp-card>'
    const card = container.querySelector<HTMLElement & { stamps: number }>('acme-stamp-card')!
    await expect.poll(() => card.shadowRoot?.querySelector('button')).toBeTruthy()
    const full: unknown[] = []
    document.addEventListener('acme-stamp-card-full', ({ detail }: CustomEventInit) => full.push(detail), { once: true })
    for (let press = 0; press < 3; press += 1) {
      card.shadowRoot!.querySelector('button')!.click()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await expect.poll(() => card.dataset.state).toBe('full')
    expect(full).toEqual([{ stamps: 2 }])
    expect(pageBus().inspect().retained[stamped.name]).toEqual({ stamps: 2 })
    // By its name, with what its schema lets through.
    expect(pageBus().publish('acme.stamped', { stamps: 'many' })).toBe(false)
  })
})

const secret = channel({ ...stamped, name: 'acme.secret' })
const text = { de: 'Text', en: 'Text' }
const base = { version: 1, name: text, summary: text, category: 'page', icon: 'text', inserter: { tagline: text } } as const

/** One block for each promise that it breaks. */
const breaking = {
  texts: [defineBlock({ ...base, tag: 'acme-mute', fields: { a: { type: 'text', label: { de: 'Text', en: '' } } } }), () => <p>Hallo</p>],
  names: [defineBlock({ ...base, tag: 'acme-title', fields: { title: { type: 'text', label: text } } }), () => <p>Hallo</p>],
  draws: [defineBlock({ ...base, tag: 'acme-broken', fields: {} }), Broken],
  declared: [defineBlock({ ...base, tag: 'acme-parts', fields: {} }), () => <p part="secret">Hallo</p>],
  says: [defineBlock({ ...base, tag: 'acme-telltale', fields: {} }), Telltale],
  leaves: [defineBlock({ ...base, tag: 'acme-leaver', fields: {} }), Leaver],
  focus: [
    defineBlock({ ...base, tag: 'acme-unfocused', fields: {} }),
    () => (
      <button type="button" onFocus={({ target }) => target.blur()}>
        Los
      </button>
    ),
  ],
  narrow: [defineBlock({ ...base, tag: 'acme-wide', fields: {} }), () => <p style={{ inlineSize: '400px' }}>Hallo</p>],
  accessible: [defineBlock({ ...base, tag: 'acme-nameless', fields: {} }), () => <button type="button" />],
  twice: [defineBlock({ ...base, tag: 'acme-single', fields: {} }), Single],
} as const

function Broken(): never {
  throw new Error('It breaks.')
}
function Telltale({ publish }: ViewOf<ReturnType<typeof defineBlock>>) {
  useEffect(() => (publish as (...said: unknown[]) => void)(secret, { stamps: 1 }), [publish])
  return <p>Hallo</p>
}
function Leaver() {
  useEffect(() => addEventListener('resize', () => {}), [])
  return <p>Hallo</p>
}
function Single({ host }: ViewOf<ReturnType<typeof defineBlock>>) {
  useEffect(
    () => () => {
      for (const other of document.querySelectorAll('acme-single')) if (other !== host) other.remove()
    },
    [host],
  )
  return <p>Hallo</p>
}

describe('the conformance of a block', () => {
  afterEach(() => document.body.replaceChildren())

  it.each(Object.entries(breaking))('finds what breaks the promise "%s"', async (rule, [declaration, live]) => {
    register(declaration, { live: live as never })
    await page()
    const findings = await checkBlock(declaration, { axe, patience: 500 })
    expect(findings.map((finding) => finding.rule)).toContain(rule)
    expect([...new Set(findings.map((finding) => finding.rule))]).toEqual([rule])
  })

  it('says so when nobody has defined the tag', async () => {
    const unknown = defineBlock({ ...base, tag: 'acme-unknown', fields: {} })
    expect(await checkBlock(unknown)).toEqual([{ rule: 'defined', text: '<acme-unknown> is not defined: import its module first.' }])
  })
})
