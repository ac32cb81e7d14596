import '../../src/blocks/product-search/index.js'
import { describe, expect, it, vi } from 'vitest'
import { productSearchesKey } from '../../src/commerce/domain/memory.js'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const html = '<vitrine-product-search></vitrine-product-search>'

const opened = async (options: Partial<PageOptions> = {}) => {
  const page = await shopPage({ html, ...options })
  await page.becomes('product-search', 'ready')
  return page
}
const field = (page: ShopPage) => page.in('product-search').getByRole<HTMLInputElement>('combobox', { name: 'Produkte suchen' })
const options = (page: ShopPage) => page.in('product-search').queryAllByRole('option')
const active = (page: ShopPage) => options(page).find((option) => option.id === field(page).getAttribute('aria-activedescendant'))
const kept = (page: ShopPage) => JSON.parse(page.shop.page.visit.get(productSearchesKey) ?? '[]')

async function type(page: ShopPage, text: string) {
  await userEvent.fill(field(page), text)
  await page.becomes('product-search', 'open')
  await vi.waitFor(() => expect(options(page).length).toBeGreaterThan(1))
}

describe('vitrine-product-search', () => {
  it('goes to the results, and remembers for this visit what was searched', async () => {
    const page = await opened()
    await userEvent.fill(field(page), '  Rosé & Co  ')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(page.visits).toEqual(['/products?q=Ros%C3%A9%20%26%20Co']))
    expect(kept(page)).toEqual(['Rosé & Co'])
  })

  it('says in its empty field what to search for, in a tone of the theme rather than a browser’s own grey', async () => {
    const page = await opened()
    const { color, opacity } = getComputedStyle(field(page), '::placeholder')
    const soft = Object.assign(document.createElement('p'), { style: 'color: var(--vitrine-ink-soft)' })
    page.container.append(soft)
    expect({ color, opacity }).toEqual({ color: getComputedStyle(soft).color, opacity: '1' })
  })

  it('searches for nothing where nothing is typed', async () => {
    const page = await opened()
    await userEvent.click(page.in('product-search').getByRole('button', { name: 'Suchen' }))
    expect(page.visits).toEqual([])
    expect(page.element('product-search').shadowRoot?.activeElement).toBe(field(page))
  })

  it('suggests words and products while she types; arrows go through them, and Enter takes one', async () => {
    const page = await opened()
    await type(page, 'rose')
    expect(await complaints(page.container)).toEqual([])
    expect(field(page).getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}')
    expect(active(page)).toBe(options(page)[0])
    await userEvent.keyboard('{ArrowUp}')
    expect(active(page)).toBeUndefined()
    await userEvent.keyboard('{ArrowUp}')
    expect(active(page)).toBe(options(page).at(-1))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(page.visits[0]).toMatch(/^\/product\?id=01t/))
  })

  it('shows products before words, for somebody who has typed what a product is called', async () => {
    const page = await opened()
    await type(page, 'rosen')
    const kinds = options(page).map(({ classList }) => (classList.contains('product') ? 'product' : 'term'))
    expect(kinds).toContain('term')
    expect(kinds.indexOf('term')).toBeGreaterThan(kinds.lastIndexOf('product'))
    expect(kinds[0]).toBe('product')
  })

  it('searches for a word that is clicked', async () => {
    const page = await opened()
    await type(page, 'rosen')
    const word = options(page).at(-1)
    const text = word?.textContent ?? ''
    await userEvent.click(word!)
    await vi.waitFor(() => expect(page.visits).toEqual([`/products?q=${encodeURIComponent(text)}`]))
  })

  it('closes with Esc and when she leaves, and keeps what is typed', async () => {
    const page = await opened()
    await type(page, 'rose')
    await userEvent.keyboard('{Escape}')
    await page.becomes('product-search', 'ready')
    expect(field(page).value).toBe('rose')
    await userEvent.keyboard('{ArrowDown}')
    await page.becomes('product-search', 'open')
    await userEvent.tab()
    await userEvent.tab()
    await page.becomes('product-search', 'ready')
  })

  it('shows the newest answer: what is overtaken is not shown', async () => {
    const page = await opened()
    page.sandbox.weather({ kind: 'slow', delay: 60_000, match: 'suggestions?searchTerm=lipp' })
    await userEvent.fill(field(page), 'lipp')
    await vi.waitFor(() => expect(page.sent(/suggestions/).length).toBe(1))
    await type(page, 'serum')
    page.sandbox.weather({ kind: 'clear' })
    await new Promise((done) => setTimeout(done, 300))
    expect(options(page).every(({ textContent }) => /serum/i.test(textContent ?? ''))).toBe(true)
  })

  it('offers what was searched on this visit, and forgets it when told to', async () => {
    const page = await opened({
      before: () => sessionStorage.setItem(productSearchesKey, JSON.stringify(['lippenstift', 'serum', 7])),
    })
    await userEvent.click(field(page))
    await page.becomes('product-search', 'open')
    expect(options(page).map(({ textContent }) => textContent)).toEqual(['lippenstift', 'serum'])
    expect(await complaints(page.container)).toEqual([])
    await userEvent.click(page.in('product-search').getByRole('button', { name: 'Verlauf löschen' }))
    await page.becomes('product-search', 'ready')
    expect(kept(page)).toEqual([])
  })

  it('says on the page of the results what they are of, and lives with a storage that is broken', async () => {
    const page = await opened({ at: '/products?q=serum', before: () => sessionStorage.setItem(productSearchesKey, '{') })
    expect(field(page).value).toBe('serum')
  })

  it('searches although nothing can be suggested', async () => {
    const page = await opened({ weather: [{ kind: 'error-500', match: 'suggestions' }] })
    await userEvent.fill(field(page), 'rose')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(page.visits).toEqual(['/products?q=rose']))
  })

  it('can be taken over by the page', async () => {
    const page = await opened()
    const heard = vi.fn((event: Event) => {
      event.preventDefault()
      return (event as CustomEvent).detail
    })
    page.container.addEventListener('vitrine-product-search', heard)
    await userEvent.fill(field(page), 'rose')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(heard).toHaveReturnedWith({ term: 'rose' }))
    expect(page.visits).toEqual([])
  })
})
