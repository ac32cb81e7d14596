import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import '../../src/blocks/shop-magnet/index.js'
import { communication } from '../../src/commerce/domain/channels.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { complaints, cookieNames, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const html = '<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-shop-magnet></vitrine-shop-magnet>'

/** She was here before: the cookie knows her consultant, this visit does not. */
const comesBack = (options: Partial<PageOptions> = {}, moniker = anna.moniker) =>
  openShop({
    html,
    ...options,
    world: () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would answer too late
      document.cookie = `mk_moniker=${moniker}; Path=/; Secure`
    },
  })
const becomes = (page: ShopPage, state: string) => page.becomes('shop-magnet', state)
const text = (page: ShopPage) => page.in('shop-magnet').getByRole('region', { name: 'Willkommen' }).textContent
const height = (page: ShopPage) => page.element('shop-magnet').getBoundingClientRect().height

afterEach(() => browserPage.viewport(1280, 800))

describe('vitrine-shop-magnet', () => {
  it('greets her in the shop of her consultant, with a picture and the way to the imprint', async () => {
    const page = await openShop({ html, at: `/?mk_moniker=${anna.moniker}` })
    await becomes(page, 'selected')
    expect(text(page)).toBe('Schön, dass du da bist! Du kaufst im Shop von Anna Berger.Impressum & KontaktShop verlassen')
    expect(page.in('shop-magnet').getByRole('link', { name: 'Impressum & Kontakt' }).getAttribute('href')).toBe('/impressum')
    expect(page.element('shop-magnet').shadowRoot?.querySelector('img')?.getAttribute('src')).toBe(anna.profileImageUrl)
    expect(await complaints(page.container)).toEqual([])
  })

  it('says of a page that shows one shop that it does, and offers nothing that leads elsewhere (shop-id mode)', async () => {
    const page = await openShop({ html, at: `/?shopId=${anna.shopId}&consultantKey=${anna.consultantKey}` })
    await vi.waitFor(() => expect(text(page)).toBe('Diese Seite zeigt dir nur den Shop von Anna Berger.'))
    expect(page.in('shop-magnet').queryByRole('link')).toBeNull()
    expect(page.in('shop-magnet').queryByRole('button')).toBeNull()
  })

  it('leads to her profile by her name, or nowhere when the site has no such page', async () => {
    const page = await openShop({ html, at: `/?mk_moniker=${anna.moniker}` })
    await becomes(page, 'selected')
    const link = page.in('shop-magnet').getByRole('link', { name: 'Anna Berger' })
    expect(link.getAttribute('href')).toBe(`/consultant?moniker=${anna.moniker}`)
    page.element('shop-magnet').setAttribute('profile-url', '')
    await vi.waitFor(() => expect(page.in('shop-magnet').queryByRole('link', { name: 'Anna Berger' })).toBeNull())
    expect(text(page)).toContain('Anna Berger')
  })

  it('lets her leave the shop, for this visit and the next, with the cart as it is', async () => {
    const page = await openShop({ html, at: `/products?mk_moniker=${anna.moniker}&category=x` })
    await becomes(page, 'selected')
    expect(await page.shop.cart.add(products.find(({ stock }) => stock > 5)!.id, 1)).toEqual({ done: true })
    page.in('shop-magnet').getByRole('button', { name: 'Shop verlassen' }).focus()
    await userEvent.keyboard('{Enter}')
    await becomes(page, 'none')
    expect(page.shop.consultant.get()).toBeUndefined()
    expect(sessionStorage.getItem('mk_moniker')).toBeNull()
    expect(cookieNames()).toEqual([])
    expect(location.search).toBe('?category=x')
    expect(page.said('no-moniker')).toEqual([{ state: false }])
    expect(page.said('promo-banner')).toEqual([{ visible: true, reason: 'no-moniker' }])
    await page.announced('Du kaufst jetzt ohne Beraterin ein.')
    await vi.waitFor(() => expect(page.element('shop-magnet').shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Willkommen'))
    await vi.waitFor(() => expect(page.shop.cart.view.get().cart?.productCount).toBe(1))
    expect(page.visits).toEqual([])
  })

  it('takes the consultant key out of a cart page’s address as well when she leaves', async () => {
    const page = await openShop({
      html: html.replace('<vitrine-consultant-detection', '$& page="cart"'),
      at: `/cart?i=${anna.consultantKey}&l=de`,
    })
    await becomes(page, 'selected')
    await userEvent.click(page.in('shop-magnet').getByRole('button', { name: 'Shop verlassen' }))
    await becomes(page, 'none')
    expect(location.search).toBe('?l=de')
  })

  it('welcomes her once when she has signed in for the first time', async () => {
    const page = await openShop({
      html,
      scene: 'first-login',
      world: () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would answer too late
        document.cookie = `primaryregistercookie=${anna.moniker}; Path=/; Secure`
      },
    })
    await becomes(page, 'selected')
    await vi.waitFor(() =>
      expect(text(page)).toContain('Herzlich willkommen! Schön, dass du jetzt dabei bist. Du kaufst im Shop von Anna Berger.'),
    )
    const later: unknown[] = []
    page.shop.bus.subscribe(communication, (message) => later.push(message))
    expect(later).toEqual([])
  })

  it('has the same room before and after it knows who is here', async () => {
    const page = await openShop({
      html,
      at: `/?mk_moniker=${anna.moniker}`,
      weather: [{ kind: 'slow', delay: 60_000, match: 'getIbcDetails' }],
    })
    await becomes(page, 'loading')
    const before = height(page)
    page.sandbox.weather({ kind: 'clear' })
    await becomes(page, 'selected')
    expect(height(page)).toBe(before)
  })

  it.each([375, 320])('takes 72 px of a phone of %i px, with the ways out of the shop', async (width) => {
    await browserPage.viewport(width, 700)
    const page = await openShop({ html, at: `/?mk_moniker=${anna.moniker}` })
    await becomes(page, 'selected')
    expect(height(page)).toBe(72)
    expect(page.in('shop-magnet').getByRole('link', { name: 'Impressum & Kontakt' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      24,
    )
  })

  it('only greets whoever has no consultant', async () => {
    const page = await openShop({ html })
    await becomes(page, 'none')
    expect(text(page)).toBe('Schön, dass du da bist!')
  })

  it.each([
    ['cannot be found out', { weather: [{ kind: 'error-500', match: 'getIbcDetails' }] }],
    ['is nobody’s, and the page may not lead away', { settings: { 'shop-invalid-url': '' } }],
    ['is nobody’s (shop-id mode)', { at: '/?shopId=1&consultantKey=nobody' }],
  ] satisfies [string, Partial<PageOptions>][])('only greets her where whose shop it is %s', async (_, options) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await openShop({ html, at: '/?mk_moniker=frau-niemand', ...options })
    await becomes(page, 'none')
    expect(text(page)).toBe('Schön, dass du da bist!')
  })

  it('asks whoever comes back whether she wants the same consultant, and chooses her', async () => {
    const page = await comesBack()
    await becomes(page, 'returning')
    expect(text(page)).toContain('Willkommen zurück! Möchtest du wieder bei Anna Berger einkaufen?')
    await userEvent.click(page.in('shop-magnet').getByRole('button', { name: 'Bei Anna einkaufen' }))
    await becomes(page, 'selected')
    expect(page.shop.consultant.get()?.moniker).toBe(anna.moniker)
    expect(page.said('moniker-selected')).toEqual([expect.objectContaining({ moniker: anna.moniker, source: 'choice' })])
    await page.announced('Du kaufst jetzt im Shop von Anna Berger.')
  })

  it('says before she takes a filled cart back to her what she does not have, and keeps the focus', async () => {
    const missing = consultants[1]!.unavailableProductIds[0]!
    const page = await comesBack({}, consultants[1]!.moniker)
    await becomes(page, 'returning')
    page.sandbox.world.state.stock[missing] = 20
    expect(await page.shop.cart.add(missing, 1)).toEqual({ done: true })
    page.in('shop-magnet').getByRole('button', { name: 'Bei Meryem einkaufen' }).focus()
    await userEvent.keyboard('{Enter}')
    await page.in('shop-magnet').findByRole('dialog', { name: 'Bei Meryem Yıldız einkaufen?' })
    expect(page.in('shop-magnet').getByRole('listitem').textContent).toBe(page.sandbox.world.shelves.byId.get(missing)?.name)
    expect(page.shop.consultant.get()).toBeUndefined()
    await userEvent.click(page.in('shop-magnet').getByRole('button', { name: 'Ja, hier einkaufen' }))
    await becomes(page, 'selected')
    await vi.waitFor(() => expect(page.element('shop-magnet').shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Willkommen'))
  })

  it('says at the button when nobody can tell what becomes of her cart', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await comesBack()
    await becomes(page, 'returning')
    page.sandbox.world.state.stock[consultants[1]!.unavailableProductIds[0]!] = 20
    await page.shop.cart.add(consultants[1]!.unavailableProductIds[0]!, 1)
    page.sandbox.weather({ kind: 'offline', match: 'previewConsultantSwitch' })
    await userEvent.click(page.in('shop-magnet').getByRole('button', { name: 'Bei Anna einkaufen' }))
    expect((await page.in('shop-magnet').findByRole('alert')).textContent).toContain('Wir erreichen den Shop gerade nicht.')
    expect(page.state('shop-magnet')).toBe('returning')
  })

  it('asks nothing when the shop from before is closed', async () => {
    const page = await comesBack({ scene: 'inactive-shop' })
    await becomes(page, 'none')
    expect(page.in('shop-magnet').queryByRole('button')).toBeNull()
  })

  it('asks nothing when nobody answers to the name from before', async () => {
    await becomes(await comesBack({}, 'frau-niemand'), 'none')
  })

  it('says that the shop cannot be reached, and asks again when she wants', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await comesBack({ weather: [{ kind: 'error-500', match: 'getIbcDetails', times: 1 }] })
    await becomes(page, 'failed')
    await userEvent.click(page.in('shop-magnet').getByRole('button', { name: 'Erneut versuchen' }))
    await becomes(page, 'returning')
  })

  it('shows a hostile name and a hostile picture as what they are', async () => {
    const page = await openShop({ html })
    await becomes(page, 'none')
    page.shop.consultant.set({
      id: '1',
      firstName: '<img src=x onerror=alert(1)>',
      lastName: 'B'.repeat(200),
      moniker: 'x',
      alternateMoniker: undefined,
      shopActive: true,
      pictureUrl: 'javascript:alert(1)',
    })
    await becomes(page, 'selected')
    expect(text(page)).toContain('<img src=x onerror=alert(1)> BBB')
    expect(page.element('shop-magnet').shadowRoot?.querySelector('.portrait')?.localName).toBe('svg')
    expect(page.element('shop-magnet').scrollWidth).toBeLessThanOrEqual(page.element('shop-magnet').clientWidth)
  })

  it('leads nowhere when the page was entered by shop id', async () => {
    const page = await openShop({ html, at: `/?shopId=${anna.shopId}&consultantKey=${anna.consultantKey}`, hurry: 4 })
    await becomes(page, 'selected')
    await vi.waitFor(() => expect(page.element('shop-magnet').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true))
  })

  it('speaks English', async () => {
    const page = await openShop({ html, at: `/?mk_moniker=${anna.moniker}`, settings: { locale: 'en' } })
    await becomes(page, 'selected')
    expect(page.in('shop-magnet').getByText(/You are shopping with/).isConnected).toBe(true)
  })
})
