import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/section/index.js'
import { openTimesAttribute } from '../../src/core/dom/open-times.js'
import { openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()

const times = {
  open: 'shown-from="2020-01-01T08:00" shown-until="2199-01-01T08:00"',
  begun: 'shown-from="2020-01-01T08:00"',
  over: 'shown-until="2020-01-01T08:00"',
  'to-come': 'shown-from="2199-01-01T08:00"',
  nonsense: 'shown-from="bald"',
  'open-for-guests': 'shown-from="2020-01-01T08:00" audience="guests"',
  'open-for-customers': 'shown-from="2020-01-01T08:00" audience="customers"',
  'over-for-guests': 'shown-until="2020-01-01T08:00" audience="guests"',
}
const html = Object.entries(times)
  .map(([id, attributes]) => `<vitrine-section id="${id}" ${attributes}><h2>${id}</h2></vitrine-section>`)
  .join('')

type Page = Awaited<ReturnType<typeof shopPage>>
const section = (page: Page, id: string) => page.container.querySelector<HTMLElement>(`#${id}`)!
const shows = (page: Page, expected: readonly string[]) =>
  vi.waitFor(() => {
    const all = Object.keys(times)
    expect(all.every((id) => section(page, id).dataset.state)).toBe(true)
    expect(all.filter((id) => section(page, id).querySelector('h2')!.checkVisibility())).toEqual(expected)
  })

afterEach(() => {
  document.documentElement.removeAttribute('data-vitrine-mode')
  document.documentElement.removeAttribute(openTimesAttribute)
  vi.restoreAllMocks()
})

describe('a section that has its time', () => {
  it('is there in its time only, and then for whom it is', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await shows(await shopPage({ html, scene: 'guest' }), ['open', 'begun', 'nonsense', 'open-for-guests'])
    expect(warned.mock.calls.flat()).toEqual(['<vitrine-section> shown-from="bald" is no time such as 2026-12-01T08:00; using none.'])
  })

  it('asks nobody who is here before it begins', async () => {
    const page = await shopPage({
      html: '<vitrine-section audience="guests" shown-from="2199-01-01T08:00"></vitrine-section>',
      weather: [{ kind: 'offline' }],
    })
    await vi.waitFor(() => expect(page.container.querySelector<HTMLElement>('vitrine-section')!.dataset.state).toBe('hidden'))
  })

  it('stands at once where the page says that it has its time', async () => {
    document.documentElement.setAttribute(openTimesAttribute, '2020-01-01T08:00/ 2020-01-01T08:00/2199-01-01T08:00')
    const page = await shopPage({ html: '<vitrine-section shown-from="2020-01-01T08:00"><h2>Advent</h2></vitrine-section>' })
    await vi.waitFor(() => expect(page.container.querySelector('h2')!.checkVisibility()).toBe(true))
  })

  it('is always seen in the editor, which says when and for whom it is', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    document.documentElement.setAttribute('data-vitrine-mode', 'edit')
    const page = await shopPage({ html })
    await shows(page, Object.keys(times))
    const said = (id: string) => section(page, id).shadowRoot?.querySelector('.for-whom')?.textContent?.replaceAll(' ', ' ')
    expect(said('open')).toBe('Zu sehen ab 01.01.2020, 08:00 bis 01.01.2199, 08:00')
    expect(said('over-for-guests')).toBe('Nur für Gäste · Zu sehen bis 01.01.2020, 08:00')
  })
})
