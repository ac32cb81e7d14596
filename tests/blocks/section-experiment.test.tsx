import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/section/index.js'
import { experimentsKey } from '../../src/core/dom/drawn.js'
import { experimentsAttribute } from '../../src/core/dom/experiments.js'
import { openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()

const today = () => new Date().toISOString().slice(0, 10)
const bands = (experiment: string) =>
  `<vitrine-section experiment="${experiment}"><h2>A</h2></vitrine-section>
  <vitrine-section experiment="${experiment}" variant="b"><h2>B</h2></vitrine-section>`
const remembering = (drawn: string) => ({ world: () => localStorage.setItem(experimentsKey, drawn) })
const granted = { settings: { consent: 'granted' } }

/** Waits until this can be seen, and nothing else. */
const shows = ({ container }: Awaited<ReturnType<typeof shopPage>>, words: string) =>
  vi.waitFor(() => {
    const all = [...container.querySelectorAll('vitrine-section')]
    expect(all.every(({ dataset }) => dataset.state)).toBe(true)
    expect([...container.querySelectorAll('h2')].filter((each) => each.checkVisibility()).map((each) => each.textContent)).toEqual([words])
  })

function announcements(): unknown[] {
  const said: unknown[] = []
  const hear = ({ detail }: Event & { detail?: unknown }) => void said.push(detail)
  document.addEventListener('vitrine-experiment-view', hear)
  undo.push(() => document.removeEventListener('vitrine-experiment-view', hear))
  return said
}
const undo: (() => void)[] = []

afterEach(() => {
  for (const each of undo.splice(0)) each()
  document.documentElement.removeAttribute(experimentsAttribute)
  document.documentElement.removeAttribute('data-vitrine-mode')
  localStorage.removeItem(experimentsKey)
})

describe('an experiment', () => {
  it('shows the first variant to everybody who has not agreed, keeps nothing and says nothing', async () => {
    const said = announcements()
    await shows(await shopPage({ html: bands('advent'), settings: { consent: 'denied' } }), 'A')
    expect(localStorage.getItem(experimentsKey)).toBeNull()
    expect(said).toEqual([])
  })

  it('draws who has agreed once, and shows what was drawn from the next page on', async () => {
    const said = announcements()
    await shows(await shopPage({ html: bands('Advent 2026'), ...granted }), 'A')
    await vi.waitFor(() => expect(localStorage.getItem(experimentsKey)).toMatch(new RegExp(`^${today()} advent-2026:[ab]$`)))
    expect(said).toEqual([])
  })

  it('shows her always the same, and says so once on a page', async () => {
    const kept = `${today()} ostern:a advent:b`
    const said = announcements()
    await shows(await shopPage({ html: bands('advent'), ...remembering(kept), ...granted }), 'B')
    await vi.waitFor(() => expect(said).toEqual([{ experiment: 'advent', variant: 'b' }]))
    expect(localStorage.getItem(experimentsKey)).toBe(kept)
  })

  it('is forgotten when she has not agreed any more, or after a year', async () => {
    const denied = { settings: { consent: 'denied' } }
    await shows(await shopPage({ html: bands('advent'), ...remembering(`${today()} advent:b`), ...denied }), 'A')
    await vi.waitFor(() => expect(localStorage.getItem(experimentsKey)).toBeNull())
    document.body.replaceChildren()
    document.documentElement.removeAttribute(experimentsAttribute)
    await shows(await shopPage({ html: bands('advent'), ...remembering('2020-01-01 advent:b') }), 'A')
  })

  it('shows all of itself in the editor, and says which is which', async () => {
    document.documentElement.setAttribute('data-vitrine-mode', 'edit')
    const { container } = await shopPage({ html: bands('Advent') })
    const said = () =>
      [...container.querySelectorAll('vitrine-section')].map(({ shadowRoot }) => shadowRoot?.querySelector('.for-whom')?.textContent)
    await vi.waitFor(() => expect(said()).toEqual(['Variante A von „Advent“', 'Variante B von „Advent“']))
  })
})
