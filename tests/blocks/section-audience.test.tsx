import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/section/index.js'
import { audienceAttribute, audienceKey, viewerAttribute } from '../../src/core/dom/audience.js'
import { openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()

const audiences = ['guests', 'customers', 'with-consultant', 'without-consultant', 'first-visit'] as const
const html = audiences.map((each) => `<vitrine-section id="${each}" audience="${each}"><h2>Für ${each}</h2></vitrine-section>`).join('')

type Page = Awaited<ReturnType<typeof shopPage>>
const section = (page: Page, id: string) => page.container.querySelector<HTMLElement>(`#${id}`)!
/** Waits until these can be seen, and no other. */
const shows = (page: Page, expected: readonly string[]) =>
  vi.waitFor(() => {
    expect(audiences.every((each) => section(page, each).dataset.state)).toBe(true)
    expect(audiences.filter((each) => section(page, each).querySelector('h2')!.checkVisibility())).toEqual(expected)
  })

afterEach(() => {
  document.documentElement.removeAttribute(viewerAttribute)
  document.documentElement.removeAttribute('data-vitrine-mode')
  document.documentElement.removeAttribute(audienceAttribute)
  localStorage.removeItem(audienceKey)
})

describe('a section for some', () => {
  it.each([
    ['guest', ['guests']],
    ['signed-in', ['customers', 'with-consultant']],
    ['first-login', ['customers', 'without-consultant', 'first-visit']],
  ] as const)('is seen by those it is for: %s', async (scene, expected) => {
    const page = await shopPage({ html, scene })
    await shows(page, expected)
  })

  it('is nobody’s while nobody knows who is here', async () => {
    const page = await shopPage({ html, weather: [{ kind: 'offline' }] })
    await shows(page, [])
  })

  it('is seen as she was last known while nobody knows who is here', async () => {
    document.documentElement.setAttribute(audienceAttribute, 'customers without-consultant')
    const page = await shopPage({ html, weather: [{ kind: 'offline' }] })
    await shows(page, ['customers', 'without-consultant'])
  })

  it('is remembered of a customer, and of a guest nothing is', async () => {
    const guest = await shopPage({ html, scene: 'guest' })
    await shows(guest, ['guests'])
    expect(localStorage.getItem(audienceKey)).toBeNull()
    guest.container.remove()
    const page = await shopPage({ html, scene: 'signed-in' })
    await shows(page, ['customers', 'with-consultant'])
    await vi.waitFor(() => expect(localStorage.getItem(audienceKey)?.split(' ').sort()).toEqual(['customers', 'with-consultant']))
    await page.shop.logout()
    await vi.waitFor(() => expect(localStorage.getItem(audienceKey)).toBeNull())
  })

  it('follows her when she leaves', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    await shows(page, ['customers', 'with-consultant'])
    await page.shop.logout()
    await vi.waitFor(() => expect(section(page, 'guests').dataset.state).toBe('shown'))
    expect(section(page, 'customers').dataset.state).toBe('hidden')
  })

  it('is seen in a preview as who is chosen there, whoever looks', async () => {
    document.documentElement.setAttribute(viewerAttribute, 'first-visit')
    const page = await shopPage({ html })
    await shows(page, ['customers', 'first-visit'])
  })

  it('is always seen in the editor, which says for whom it is', async () => {
    document.documentElement.setAttribute('data-vitrine-mode', 'edit')
    const page = await shopPage({ html })
    await shows(page, audiences)
    expect(section(page, 'guests').shadowRoot?.textContent).toContain('Nur für Gäste')
  })
})
