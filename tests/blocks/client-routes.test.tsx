import '../../src/blocks/consultant-profile/index.js'
import '../../src/blocks/section/index.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import type { NavigationDetail } from '../../src/core/dom/hand-over.js'
import { openSandbox, type ShopPage } from '../support/shop-page.js'

const shopPage = openSandbox()
const [serum, cream] = [products[0]!, products[3]!]
const [anna] = consultants
const other = consultants.find(({ moniker, shopActive }) => shopActive && moniker !== anna!.moniker)!
const detail = '<vitrine-product-detail></vitrine-product-detail>'

/** A client-side router, which tells nobody. */
const route = (path: string) => history.pushState(null, '', path)
const title = (page: ShopPage) => page.in('product-detail').queryByRole('heading', { level: 1 })?.textContent
const shows = (page: ShopPage, name: string) => vi.waitFor(() => expect(title(page)).toBe(name), { timeout: 5000 })

async function productAt(at: string, settings = {}) {
  const page = await shopPage({ html: detail, at, settings })
  await page.becomes('product-detail', 'filled')
  return page
}

afterEach(() => vi.unstubAllGlobals())

describe('a page whose address a router changes', () => {
  it.each([
    [`/product?id=${serum.id}`, `/product?id=${cream.id}`],
    [`/de/product/serum/${serum.id}`, `/de/product/creme/${cream.id}`],
    [`/product?id=${serum.id}`, `/artikel/${cream.id}`],
  ])('shows the product of %s, then that of %s', async (first, second) => {
    const page = await productAt(first)
    expect(title(page)).toBe(serum.name)
    route(second)
    await shows(page, cream.name)
    history.back()
    await shows(page, serum.name)
  })

  it('does so in browsers without the Navigation API', async () => {
    vi.stubGlobal('navigation', undefined)
    const page = await productAt(`/product?id=${serum.id}`)
    route(`/product?id=${cream.id}`)
    await shows(page, cream.name)
  })

  it.each([
    ['the Navigation API', {}],
    ['hashchange alone', undefined],
  ])('follows a router behind the hash, by %s, where a pattern of the site says so', async (_, navigation) => {
    if (!navigation) vi.stubGlobal('navigation', undefined)
    const page = await productAt(`/shop#/product/${serum.id}`, { pages: '{"/product":"#/product/{recordId}"}' })
    expect(title(page)).toBe(serum.name)
    location.hash = `#/product/${cream.id}?from=list`
    await shows(page, cream.name)
    location.hash = '#/cart'
    history.back()
    history.back()
    await shows(page, serum.name)
  })

  it('takes a fragment for a place on the page where no pattern says that a router is there', async () => {
    const page = await productAt(`/product?id=${serum.id}`)
    location.hash = `#/product/${cream.id}`
    route(`/product?id=${serum.id}&again#/product/${cream.id}`)
    await vi.waitFor(() => expect(title(page)).toBe(serum.name))
  })

  it('keeps the product while the page is left, and says that there is none where its own address names none', async () => {
    const page = await productAt(`/product?id=${serum.id}`)
    route('/cart')
    route('/product?id=nothing-here')
    await page.becomes('product-detail', 'gone')
    expect(page.asked(/^GET \/products\//).filter((line) => !line.includes(serum.id))).toEqual(['GET /products/nothing-here'])
  })

  it('follows a shade into a path, and a router away from it', async () => {
    const family = products.find(({ name }) => name.includes('Lippenstift')) ?? serum
    const page = await productAt(`/product/x/${family.id}`)
    route(`/product/y/${cream.id}`)
    await shows(page, cream.name)
    expect(location.pathname).toBe(`/product/y/${cream.id}`)
  })

  it('lists what was searched for, what is named by a category’s path, and asks nothing twice', async () => {
    const page = await shopPage({ html: '<vitrine-product-list browsable></vitrine-product-list>', at: '/products?q=rose' })
    await vi.waitFor(() => expect(page.state('product-list')).not.toBe('loading'))
    const searches = () => page.sandbox.requests().filter(({ path }) => path.includes('product-search')).length
    const before = searches()
    history.pushState(null, '', location.href)
    route('/products?q=serum')
    await vi.waitFor(() => expect(searches()).toBe(before + 1))
    route(`/category/gesicht/${serum.categoryId}`)
    await vi.waitFor(() => expect(searches()).toBe(before + 2))
  })

  it('shows the consultant of the address, also of a path', async () => {
    const page = await shopPage({
      html: '<vitrine-consultant-profile></vitrine-consultant-profile>',
      at: `/consultant?moniker=${anna!.moniker}`,
      settings: { pages: '{"/consultant":"{siteBasePath}/beraterin/{moniker}"}' },
    })
    const named = (name: string) =>
      vi.waitFor(() => page.in('consultant-profile').getByRole('heading', { level: 1, name: new RegExp(name) }))
    await named(anna!.firstName)
    route(`/beraterin/${other.moniker}`)
    await named(other.firstName)
  })

  it('enters the shop that the new address names, once', async () => {
    const page = await shopPage({ html: '<vitrine-consultant-detection></vitrine-consultant-detection>', at: '/' })
    await page.becomes('consultant-detection', 'none')
    route(`/products?mk_moniker=${anna!.moniker}`)
    await page.becomes('consultant-detection', 'found')
    route(`/cart?mk_moniker=${anna!.moniker}`)
    route('/products')
    expect(page.said('moniker-selected')).toHaveLength(1)
    route(`/products?m=${other.moniker}`)
    await vi.waitFor(() => expect(page.said('moniker-selected')).toHaveLength(2))
    expect(page.shop.consultant.get()?.moniker).toBe(other.moniker)
  })

  it('marks where one is in the navigation, below the path of the site', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation shop-url="/products" search-url="/suche"></vitrine-main-navigation>',
      at: '/de/products',
      settings: { 'site-path': '/de' },
    })
    const current = () => page.element('main-navigation').shadowRoot?.querySelector('[aria-current=page]')?.getAttribute('href')
    await vi.waitFor(() => expect(current()).toBe('/de/products'))
    const { shadowRoot } = page.element('main-navigation')
    const toggle = shadowRoot!.querySelector<HTMLElement>('.toggle')!
    toggle.click()
    await vi.waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('true'))
    route('/de/suche')
    await vi.waitFor(() => expect(current()).toBe('/de/suche'))
    await vi.waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'))
  })
})

describe('links on a site with a path and patterns of its own', () => {
  const settings = { 'site-path': '/de', pages: '{"/product":"/product/{urlName}/{recordId}"}' }

  it('lead below it, and to the product by its name and id', async () => {
    const page = await shopPage({ html: '<vitrine-product-list page-size="4" all-url="/products"></vitrine-product-list>', settings })
    await page.becomes('product-list', 'filled')
    const hrefs = [...page.element('product-list').shadowRoot!.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/de/products')
    const found = hrefs.filter((href) => href?.includes('/product/'))
    expect(found).toHaveLength(4)
    for (const href of found) expect(href).toMatch(/^\/de\/product\/[a-z][\w-]+\/01t9V0000000\w{6}$/)
    expect(found.some((href) => href?.includes('/detail/'))).toBe(false)
  })
})

describe('a link that is followed', () => {
  const ways: NavigationDetail[] = []
  const take = (event: Event) => {
    ways.push((event as CustomEvent<NavigationDetail>).detail)
    event.preventDefault()
  }
  const listen = () => {
    ways.length = 0
    document.addEventListener('vitrine-navigate', take)
  }
  afterEach(() => document.removeEventListener('vitrine-navigate', take))
  const click = (link: HTMLElement, options: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...options }))

  it('is the host’s, when it takes it, with what a router needs', async () => {
    const page = await productAt(`/product?id=${serum.id}`)
    listen()
    expect(click(page.in('product-detail').getByRole('link', { name: /Alle Produkte/ }))).toBe(false)
    expect(ways).toEqual([{ url: `${location.origin}/products`, path: '/products', replace: false }])
    expect(page.visits).toEqual([])
  })

  it('closes the panel that it stands in, when the host takes it', async () => {
    const page = await shopPage({ html: '<vitrine-cart-panel cart-url="/cart"></vitrine-cart-panel>' })
    await page.shop.addToCart(serum.id, 1)
    const root = page.element('cart-panel').shadowRoot!
    const link = await vi.waitFor(() => root.querySelector<HTMLElement>('a[href="/cart"]') ?? Promise.reject(new Error('no link')))
    expect(root.querySelector('dialog')?.open).toBe(true)
    listen()
    click(link)
    expect(ways.map(({ path }) => path)).toEqual(['/cart'])
    await vi.waitFor(() => expect(root.querySelector('dialog')?.open).toBe(false))
  })

  it('is the browser’s, when nobody takes it', async () => {
    const page = await productAt(`/product?id=${serum.id}`)
    click(page.in('product-detail').getByRole('link', { name: /Alle Produkte/ }))
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
  })

  it.each([
    ['with Ctrl', '', { ctrlKey: true }, '/x'],
    ['with Command', '', { metaKey: true }, '/x'],
    ['with Shift', '', { shiftKey: true }, '/x'],
    ['with Alt', '', { altKey: true }, '/x'],
    ['with another button', '', { button: 1 }, '/x'],
    ['to another tab', 'target="_blank"', {}, '/x'],
    ['to a frame by its name', 'target="there"', {}, '/x'],
    ['to a file', 'download', {}, '/x'],
    ['to another site', '', {}, 'https://elsewhere.example/x'],
    ['to a mail', '', {}, 'mailto:a@b.example'],
    ['to a script', '', {}, 'javascript:void 0'],
    ['to a place on this page', '', {}, '#unten'],
    ['without an address', 'data-none', {}, undefined],
  ])('%s is never the host’s', async (_, attributes, options, href) => {
    const page = await shopPage({
      html: `<vitrine-section><a ${attributes} ${href === undefined ? '' : `href="${href}"`}>Hin</a></vitrine-section>`,
    })
    await vi.waitFor(() => expect(page.element('section').shadowRoot?.querySelector('slot')).toBeTruthy())
    listen()
    const link = page.container.querySelector('a')!
    link.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()))
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    click(link, options)
    expect(ways).toEqual([])
  })

  it('of an editor, in a slot of a section in a section, is offered once; what a script has prevented, never', async () => {
    const page = await shopPage({
      html: '<vitrine-section><vitrine-section><p><a href="/x?a=1#b"><b>Hin</b></a></p></vitrine-section></vitrine-section>',
    })
    await vi.waitFor(() => expect(page.container.querySelectorAll('vitrine-section')[1]?.shadowRoot?.querySelector('slot')).toBeTruthy())
    listen()
    click(page.container.querySelector('b')!)
    expect(ways).toEqual([{ url: `${location.origin}/x?a=1#b`, path: '/x?a=1#b', replace: false }])
    document.removeEventListener('vitrine-navigate', take)
    const refused = vi.fn()
    page.container.addEventListener('vitrine-navigate', refused)
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    click(page.container.querySelector('b')!)
    expect(refused).toHaveBeenCalledOnce()
    page.container.querySelector('a')!.addEventListener('click', (event) => event.preventDefault())
    click(page.container.querySelector('b')!)
    expect(refused).toHaveBeenCalledOnce()
  })

  it('may be a way that no link shows: a moniker that is nobody’s', async () => {
    listen()
    const page = await shopPage({ html: '<vitrine-consultant-detection></vitrine-consultant-detection>', at: '/?mk_moniker=niemand' })
    await page.becomes('consultant-detection', 'not-found')
    await vi.waitFor(() => expect(ways.at(-1)).toEqual({ url: `${location.origin}/shop-invalid`, path: '/shop-invalid', replace: true }))
    expect(page.visits).toEqual([])
  })
})
