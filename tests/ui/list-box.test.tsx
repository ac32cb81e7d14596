import { describe, expect, it, vi } from 'vitest'
import { type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const html = '<vitrine-product-list browsable page-size="3"></vitrine-product-list>'

async function open(locale = 'de') {
  const page = await shopPage({ html, at: '/products', settings: { locale } })
  await page.becomes('product-list', 'filled')
  return page
}
const button = (page: ShopPage) => page.in('product-list').getByRole('button', { name: /^(Sortieren|Sort by)/ })
const box = (page: ShopPage) => page.in('product-list').queryByRole('listbox')
const active = (page: ShopPage) => {
  const id = box(page)?.getAttribute('aria-activedescendant')
  return id ? page.element('product-list').shadowRoot?.getElementById(id)?.textContent : undefined
}
const prices = (page: ShopPage) =>
  page
    .in('product-list')
    .getAllByText(/^[\d.]+,\d\d €$/, { selector: 'strong' })
    .map((price) => Number(price.textContent?.replace(/[^\d,]/g, '').replace(',', '.')))
const press = (keys: string) => userEvent.keyboard(keys)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a list box', () => {
  it('says what it is for and what is chosen', async () => {
    const page = await open()
    expect(button(page).textContent).toBe('Empfehlung')
    expect(button(page).getAttribute('aria-haspopup')).toBe('listbox')
    expect(button(page).getAttribute('aria-expanded')).toBe('false')
    expect(page.in('product-list').getByRole('button', { name: 'Sortieren Empfehlung' })).toBe(button(page))
  })

  it('opens with a click, marks what is chosen, and takes a click', async () => {
    const page = await open()
    await userEvent.click(button(page))
    await vi.waitFor(() => expect(page.in('product-list').getByRole('option', { selected: true }).textContent).toBe('Empfehlung'))
    await userEvent.click(page.in('product-list').getByRole('option', { name: 'Preis aufsteigend' }))
    await vi.waitFor(() => expect(button(page).textContent).toBe('Preis aufsteigend'))
    expect(box(page)?.matches(':popover-open')).not.toBe(true)
    await vi.waitFor(() => expect(prices(page)).toEqual([...prices(page)].sort((a, b) => a - b)))
    expect(location.search).toBe('?sort=price-up')
  })

  it('closes with a second click on its button', async () => {
    const page = await open()
    await userEvent.click(button(page))
    await userEvent.click(button(page))
    await vi.waitFor(() => expect(button(page).getAttribute('aria-expanded')).toBe('false'))
    await pause(100)
    expect(button(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('closes with a click elsewhere, and changes nothing', async () => {
    const page = await open()
    await userEvent.click(button(page))
    await userEvent.click(document.body, { position: { x: 2, y: 2 } })
    await vi.waitFor(() => expect(button(page).getAttribute('aria-expanded')).toBe('false'))
    expect(button(page).textContent).toBe('Empfehlung')
  })

  it('closes with a tap beside it also where the browser closes no popover', async () => {
    const page = await open()
    await userEvent.click(button(page))
    // The browser itself obeys no event of a script.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await vi.waitFor(() => expect(button(page).getAttribute('aria-expanded')).toBe('false'))
    expect(box(page)?.matches(':popover-open')).not.toBe(true)
  })

  it('stands below its button and inside the window where style sheets know no anchors, and closes when the page is scrolled', async () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false)
    const page = await open()
    await userEvent.click(button(page))
    const list = page.in('product-list').getByRole('listbox')
    expect(Number.parseFloat(list.style.top)).toBeCloseTo(button(page).getBoundingClientRect().bottom + 6, 0)
    const { left, right } = list.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(8)
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    document.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(button(page).getAttribute('aria-expanded')).toBe('false'))
  })

  it('walks with arrows, Home and End, stays inside, and takes with Enter', async () => {
    const page = await open()
    button(page).focus()
    await press('{ArrowDown}')
    expect(active(page)).toBe('Empfehlung')
    await press('{ArrowUp}')
    expect(active(page)).toBe('Empfehlung')
    await press('{ArrowDown}')
    expect(active(page)).toBe('Name')
    await press('{End}')
    expect(active(page)).toBe('Preis absteigend')
    await press('{ArrowDown}')
    expect(active(page)).toBe('Preis absteigend')
    await press('{Home}')
    expect(active(page)).toBe('Empfehlung')
    await press('{End}{Enter}')
    await vi.waitFor(() => expect(button(page).textContent).toBe('Preis absteigend'))
    expect(page.element('product-list').shadowRoot?.activeElement).toBe(button(page))
    expect(location.search).toBe('?sort=price-down')
  })

  it('gives up with Escape and gives focus back', async () => {
    const page = await open()
    button(page).focus()
    await press('{Enter}{ArrowDown}{Escape}')
    await vi.waitFor(() => expect(button(page).textContent).toBe('Empfehlung'))
    expect(button(page).getAttribute('aria-expanded')).toBe('false')
    expect(page.element('product-list').shadowRoot?.activeElement).toBe(button(page))
  })

  it('finds what begins with the typed letters', async () => {
    const page = await open()
    button(page).focus()
    await press('{ArrowDown}n')
    expect(active(page)).toBe('Name')
    await pause(750)
    await press('preis ab')
    expect(active(page)).toBe('Preis absteigend')
  })

  it('goes to the next that begins with the same letter', async () => {
    const page = await open()
    button(page).focus()
    await press('{ArrowDown}p')
    expect(active(page)).toBe('Preis aufsteigend')
    await pause(750)
    await press('p')
    expect(active(page)).toBe('Preis absteigend')
  })

  it('forgets typed letters after 700 ms', async () => {
    const page = await open()
    button(page).focus()
    await press('{ArrowDown}pr')
    expect(active(page)).toBe('Preis aufsteigend')
    await pause(750)
    await press('e')
    expect(active(page)).toBe('Empfehlung')
  })

  it('stays where it is when nothing begins so', async () => {
    const page = await open()
    button(page).focus()
    await press('{ArrowDown}zzz')
    expect(active(page)).toBe('Empfehlung')
  })

  it('speaks English', async () => {
    const page = await open('en')
    expect(page.in('product-list').getByRole('button', { name: 'Sort by Recommended' }).isConnected).toBe(true)
  })
})
