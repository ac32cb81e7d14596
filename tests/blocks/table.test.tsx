import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/started.js'
import '../../src/page.css'
import '../../src/blocks/table/index.js'
import { mount } from '../support/mount.js'
import { complaints } from '../support/shop-page.js'

const rows = (count: number) =>
  `<table><thead><tr>${'<th>Pflegeschritt</th>'.repeat(count)}</tr></thead><tbody><tr>${'<td>Reinigungsmilch</td>'.repeat(count)}</tr></tbody></table>`
const roomIn = (container: Element) => container.querySelector('vitrine-table')!.shadowRoot!.querySelector<HTMLElement>('[part=room]')!

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

  it('is no stop for the keyboard where all of it is seen', async () => {
    await page.viewport(1200, 700)
    const container = await mount(`<vitrine-table>${rows(2)}</vitrine-table>`)
    expect(roomIn(container).hasAttribute('tabindex')).toBe(false)
    expect(roomIn(container).hasAttribute('role')).toBe(false)
  })
})
