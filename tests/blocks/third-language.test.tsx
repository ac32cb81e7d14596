import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/cart-panel/contents.js'
import '../../src/blocks/product-list/index.js'
import { missingMessages, plural, registerMessages } from '../../src/entries/kit.js'
import { openSandbox } from '../support/shop-page.js'

const openShop = openSandbox()
const html = '<vitrine-product-list heading="Nos produits" page-size="2"></vitrine-product-list>'
const buttons = (page: Awaited<ReturnType<typeof openShop>>, name: RegExp) => page.in('product-list').queryAllByRole('button', { name })
const cartOf = (page: Awaited<ReturnType<typeof openShop>>) => page.in('cart-panel')

afterEach(() => {
  document.documentElement.lang = 'de'
})

describe('a third language', () => {
  it('is German as before where no messages of it were registered', async () => {
    document.documentElement.lang = 'it'
    const page = await openShop({ html })
    await page.becomes('product-list', 'filled')
    expect(buttons(page, / in den Warenkorb$/)).toHaveLength(2)
  })

  it('comes with messages, texts and functions, as soon as they are registered', async () => {
    document.documentElement.lang = 'fr-CH'
    const page = await openShop({ html })
    await page.becomes('product-list', 'filled')
    registerMessages('fr', { product: { addNamed: (name: string) => `Ajouter ${name} au panier`, addToCart: 'Ajouter' } })
    await vi.waitFor(() => expect(buttons(page, /^Ajouter .+ au panier$/)).toHaveLength(2))
    expect(buttons(page, /^Ajouter .+ au panier$/)[0]?.textContent).toContain('Ajouter')
  })

  it('falls back to English for what is missing or of another kind, and lists it', async () => {
    const panel = '<vitrine-cart-panel></vitrine-cart-panel>'
    const page = await openShop({ html: panel, scene: 'full-cart', settings: { locale: 'nl' } })
    registerMessages('nl', { 'cart-panel': { heading: 'Jouw winkelwagen', more: 'te kort' } })
    page.share.bus.publish('cart.open', { reason: 'asked' })
    await vi.waitFor(() => expect(cartOf(page).getByRole('heading', { name: 'Jouw winkelwagen' })).toBeDefined())
    await vi.waitFor(() => expect(cartOf(page).getByText('Subtotal')).toBeDefined())
    expect(missingMessages('nl')).toEqual(expect.arrayContaining(['cart-panel.label', 'cart-panel.more', 'cart.subtotal']))
    expect(missingMessages('nl')).not.toContain('cart-panel.heading')
    // Prices follow the language.
    expect(page.element('cart-panel').shadowRoot?.textContent).toMatch(/€\s\d+,\d\d/)
  })

  it('refuses a tag that is none, in words', () => {
    expect(() => registerMessages('fr_FR', {})).toThrow('"fr_FR" is no language tag; write "fr" or "pt-BR".')
  })

  it('counts by its own rules', () => {
    expect(plural('fr', 0, 'article', 'articles')).toBe('0 article')
    expect(plural('fr', 2, 'article', 'articles')).toBe('2 articles')
  })
})
