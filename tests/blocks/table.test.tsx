import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startPage } from '../../src/entries/start.js'
import '../../src/entries/page.css'
import '../../src/blocks/table/index.js'
import { mount } from '../support/mount.js'
import { complaints } from '../support/shop-page.js'

beforeAll(() => void startPage())

const rows = (count: number) =>
  `<table><thead><tr>${'<th>Pflegeschritt</th>'.repeat(count)}</tr></thead><tbody><tr>${'<td>Reinigungsmilch</td>'.repeat(count)}</tr></tbody></table>`
const roomIn = (container: Element) => container.querySelector('vitrine-table')!.shadowRoot!.querySelector<HTMLElement>('[part=room]')!
/** Its mask fades on both sides and is 40 px wider: at least one of them lies outside, in part or whole. */
function fadesAt(room: HTMLElement): string[] {
  const outside = -parseFloat(getComputedStyle(room).maskPosition)
  return [...(outside < 39.5 ? ['left'] : []), ...(outside > 0.5 ? ['right'] : [])]
}

describe('<vitrine-table>', () => {
  it('scrolls in itself on a phone, by keyboard too, and says what scrolls', async () => {
    await page.viewport(375, 700)
    const container = await mount(`<vitrine-table heading="Über den Tag">${rows(6)}</vitrine-table>`)
    const room = roomIn(container)
    await vi.waitFor(() => expect(room.tabIndex).toBe(0))
    expect(room.scrollWidth).toBeGreaterThan(room.clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
    expect(room.getAttribute('role')).toBe('group')
    expect(await complaints(container)).toEqual([])
  })

  it.each([
    ['left to right', 'ltr', 'right', 'left'],
    ['right to left', 'rtl', 'left', 'right'],
  ])('fades at the side where there is more, read from %s', async (_how, direction, before, after) => {
    await page.viewport(375, 700)
    const container = await mount(`<div dir="${direction}"><vitrine-table>${rows(6)}</vitrine-table></div>`)
    const room = roomIn(container)
    await vi.waitFor(() => expect(room.tabIndex).toBe(0))
    await vi.waitFor(() => expect(fadesAt(room)).toEqual([before]))
    const end = room.scrollWidth - room.clientWidth
    const scrolled = (part: number) => room.scrollTo({ left: end * part * (direction === 'rtl' ? -1 : 1), behavior: 'instant' })
    scrolled(0.5)
    await vi.waitFor(() => expect(fadesAt(room)).toEqual(['left', 'right']))
    scrolled(1)
    await vi.waitFor(() => expect(fadesAt(room)).toEqual([after]))
  })

  it('is no stop for the keyboard where all of it is seen', async () => {
    await page.viewport(1200, 700)
    const container = await mount(`<vitrine-table>${rows(2)}</vitrine-table>`)
    expect(roomIn(container).hasAttribute('tabindex')).toBe(false)
    expect(roomIn(container).hasAttribute('role')).toBe(false)
  })
})
