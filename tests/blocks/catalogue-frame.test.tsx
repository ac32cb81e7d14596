import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import '../../src/blocks/catalogue-frame/index.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { colourScheme, complaints, openSandbox, type ShopPage, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const shopPage = openSandbox()
const elsewhere = location.origin.replace(location.hostname, 'katalog.localhost')
const catalogue = `${elsewhere}/catalogue/`
const helper = `${elsewhere}/catalogue/helper.js`
const standIn = `${elsewhere}/tests/support/says-back.html`
const trusting = { 'trusted-origins': elsewhere }
const [serum, other] = products.filter(({ listPrice, quantityRule, stock }) => !listPrice && !quantityRule && stock > 20) as [
  (typeof products)[0],
  (typeof products)[0],
]

type Options = Partial<Parameters<typeof shopPage>[0]> & { attributes?: string; url?: string; state?: string }

/** A page with the catalogue and the cart panel, as soon as the block wears the state. */
async function opened({ attributes = '', url = standIn, state = 'open', settings, ...others }: Options = {}) {
  const html = `<vitrine-catalogue-frame catalogue-url="${url}" helper-url="${helper}" ${attributes}></vitrine-catalogue-frame><vitrine-cart-panel></vitrine-cart-panel>`
  const page = await shopPage({ html, settings: { ...trusting, ...settings }, ...others })
  await page.becomes('catalogue-frame', state)
  return page
}

const block = (page: ShopPage) => page.in('catalogue-frame')
const framesIn = (page: ShopPage) =>
  [...page.container.querySelectorAll('vitrine-catalogue-frame')].map((each) => each.shadowRoot?.querySelector('iframe'))
const frameOf = (page: ShopPage) => framesIn(page)[0]!
const sourceOf = (page: ShopPage) => new URL(frameOf(page).src)
const message = (productIds: unknown) => ({ action: 'add-to-bag', productIds })
/** Has the catalogue in the frame say something to the page. */
const catalogueSays = (frame: HTMLIFrameElement, say: unknown, times = 1) => frame.contentWindow!.postMessage({ say, times }, '*')
const inCart = ({ sandbox }: ShopPage) =>
  Object.values(sandbox.world.state.carts).flatMap(({ lines }) => lines.map(({ productId, quantity }) => [productId, quantity]))
const writes = (page: ShopPage) => page.asked(/^(POST|PATCH|PUT|DELETE) .*cart/)
const details = (page: ShopPage) => page.sandbox.requests().filter(({ path }) => path.includes('getProductDetails'))
const panel = (page: ShopPage) => page.in('cart-panel').queryByRole('dialog', { name: 'Warenkorb' })
const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const rest = () => new Promise((resolve) => setTimeout(resolve, 200))

afterEach(() => colourScheme('light'))

describe('vitrine-catalogue-frame', () => {
  it('shows the catalogue of the company, named for screen readers, with camera, location and full screen', async () => {
    const page = await opened({ url: catalogue })
    expect(frameOf(page).src).toBe(`${catalogue}?project=mk-germany&lang=de&corporate=true`)
    expect(frameOf(page).title).toBe('Katalog zum Blättern')
    expect(frameOf(page).allow).toBe('camera; geolocation; fullscreen')
    expect(block(page).getByRole('heading', { level: 1, name: 'Online Kataloge' }).isConnected).toBe(true)
  })

  it('fills the width and height of the screen, without a border', async () => {
    const page = await opened()
    const { width, height } = frameOf(page).getBoundingClientRect()
    expect([Math.round(width), Math.round(height)]).toEqual([page.element('catalogue-frame').clientWidth, innerHeight])
    expect(getComputedStyle(frameOf(page)).borderWidth).toBe('0px')
  })

  it('says which partner’s shop it is opened from when the page’s address does', async () => {
    const page = await opened({ url: catalogue, at: '/?shop=anna-berger', attributes: 'projectcode="austria" language-code="en"' })
    expect(frameOf(page).src).toBe(`${catalogue}?project=mk-austria&lang=en&partnershop=true&m=anna-berger`)
  })

  it('tells the catalogue which shop it is opened from, and neither which page nor whose', async () => {
    const page = await opened({ at: '/?shop=anna-berger&email=anna@example.org' })
    expect(frameOf(page).referrerPolicy).toBe('strict-origin-when-cross-origin')
  })

  it('keeps what the shop parameter holds a value', async () => {
    const page = await opened({ at: `/?shop=${encodeURIComponent('"><script>alert(1)</script>&project=x')}` })
    expect([sourceOf(page).origin, sourceOf(page).searchParams.get('project'), sourceOf(page).searchParams.get('m')]).toEqual([
      elsewhere,
      'mk-germany',
      '"><script>alert(1)</script>&project=x',
    ])
  })

  it('tells the page that it is open, once, and statistics only with consent', async () => {
    const heard = vi.fn()
    document.addEventListener('vitrine-catalogue-open', heard, { once: true })
    const page = await opened({ settings: { consent: 'granted' } })
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ project: 'germany', language: 'de' })
    expect(page.said('analytics')).toEqual([{ event: 'catalogue_open', project: 'germany', language: 'de' }])
    const quiet = await opened()
    expect(quiet.said('analytics')).toEqual([])
  })

  it('lets a keyboard pass it by, and offers a way without it', async () => {
    const page = await opened({ url: catalogue })
    block(page).getAllByRole('link')[0]!.focus()
    await userEvent.tab()
    const skip = block(page).getByRole('button', { name: 'Katalog überspringen' })
    expect(page.element('catalogue-frame').shadowRoot?.activeElement).toBe(skip)
    expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    const way = page.element('catalogue-frame').shadowRoot?.activeElement
    expect([way?.textContent, way?.getAttribute('href')]).toEqual(['Alle Produkte ansehen', '/products'])
  })

  it('is stopped in shop-id mode', async () => {
    const page = await opened({ hurry: 20 })
    const { consultantKeySelected } = await import('../../src/commerce/domain/channels.js')
    page.shop.bus.publish(consultantKeySelected, { shopId: '1', consultantKey: '2', hideHeader: false })
    await vi.waitFor(() => expect(frameOf(page).closest('[inert]')).not.toBeNull())
  })

  it.each(schemes)('passes axe in the %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await opened()
    expect(await complaints(page.element('catalogue-frame'))).toEqual([])
  })

  it('shows a sample in an editor, and asks nothing of anybody', async () => {
    document.documentElement.dataset.vitrineMode = 'edit'
    try {
      const page = await shopPage({
        html: `<vitrine-catalogue-frame catalogue-url="${standIn}" helper-url="${helper}?edit"></vitrine-catalogue-frame>`,
        settings: trusting,
      })
      expect(block(page).getByText('Hier schlägt sich der Katalog auf.').isConnected).toBe(true)
      expect(frameOf(page)).toBeNull()
      expect(performance.getEntriesByName(`${helper}?edit`)).toEqual([])
    } finally {
      delete document.documentElement.dataset.vitrineMode
    }
  })
})

describe('vitrine-catalogue-frame, loading', () => {
  it('waits for the helper script under an overlay before there is any frame', async () => {
    const page = await shopPage({
      html: `<vitrine-catalogue-frame catalogue-url="${standIn}" helper-url="${helper}?wait"></vitrine-catalogue-frame>`,
      settings: trusting,
    })
    expect(page.state('catalogue-frame')).toBe('loading')
    expect(frameOf(page)).toBeNull()
    expect(block(page).getByRole('img', { name: 'Der Katalog wird geladen' }).classList).toContain('large')
    await page.becomes('catalogue-frame', 'open')
    expect(block(page).queryByRole('img', { name: 'Der Katalog wird geladen' })).toBeNull()
  })

  it('logs a helper that does not come, and gives a link instead of a hole', async () => {
    const log = silent()
    const page = await shopPage({
      html: `<vitrine-catalogue-frame catalogue-url="${catalogue}" helper-url="${elsewhere}/catalogue/nowhere.js"></vitrine-catalogue-frame>`,
      settings: trusting,
    })
    await page.becomes('catalogue-frame', 'failed')
    const link = block(page).getByRole<HTMLAnchorElement>('link', { name: 'Katalog in einem neuen Fenster öffnen' })
    expect([link.href, link.target, link.rel]).toEqual([`${catalogue}?project=mk-germany&lang=de&corporate=true`, '_blank', 'noopener'])
    expect(frameOf(page)).toBeNull()
    expect(log).toHaveBeenCalledTimes(1)
    expect(await complaints(page.element('catalogue-frame'))).toEqual([])
  })

  it('loads a classic script without CORS headers by a script element with the page’s nonce, once for two catalogues', async () => {
    const classic = `${elsewhere}/catalogue/helper-classic.js`
    const own = document.createElement('script')
    own.nonce = 'from-the-page'
    own.setAttribute('nonce', 'from-the-page')
    const one = `<vitrine-catalogue-frame catalogue-url="${standIn}" helper-url="${classic}"></vitrine-catalogue-frame>`
    const page = await shopPage({ html: one, settings: trusting, before: (body) => body.append(own) })
    await page.becomes('catalogue-frame', 'open')
    const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${classic}"]`)]
    expect(scripts().map(({ nonce }) => nonce)).toEqual(['from-the-page'])
    expect('lindenroseCatalogue' in globalThis).toBe(true)
    page.element('catalogue-frame').insertAdjacentHTML('afterend', one)
    await expect.poll(() => framesIn(page).every(Boolean) && framesIn(page).length).toBe(2)
    expect(scripts()).toHaveLength(1)
    for (const script of scripts()) script.remove()
  })

  it('does not take a script that has come and broken for one that is loaded', async () => {
    const log = silent()
    const broken = `${elsewhere}/tests/support/breaks.js`
    const page = await shopPage({
      html: `<vitrine-catalogue-frame catalogue-url="${standIn}" helper-url="${broken}"></vitrine-catalogue-frame>`,
      settings: trusting,
    })
    await page.becomes('catalogue-frame', 'failed')
    expect(String(log.mock.calls.flat())).toContain('breaks as it runs')
    expect(document.querySelector(`script[src="${broken}"]`)).toBeNull()
  })

  it('takes a script of that address which it did not make for a failure, and opens when it is gone; the focus stays', async () => {
    const log = silent()
    const script = document.createElement('script')
    script.type = 'text/not-run'
    script.src = helper
    const page = await opened({ state: 'failed', before: (body) => body.append(script) })
    expect(String(log.mock.calls[0]?.[0])).toContain('is on the page already')
    script.remove()
    await userEvent.click(block(page).getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('catalogue-frame', 'open')
    expect(document.activeElement).toBe(page.element('catalogue-frame'))
  })

  it.each([
    ['an http origin that is not listed', `catalogue-url="${standIn}" helper-url="${helper}"`, { 'trusted-origins': 'http://localhost:1' }],
    ['a script text', `catalogue-url="javascript:alert(1)" helper-url="${helper}"`, trusting],
    ['data', `catalogue-url="${standIn}" helper-url="data:text/javascript,alert(1)"`, trusting],
    ['no address', '', trusting],
  ])('loads nothing from %s, and leads to the products', async (_, attributes, settings) => {
    const log = silent()
    const page = await shopPage({ html: `<vitrine-catalogue-frame ${attributes}></vitrine-catalogue-frame>`, settings })
    await page.becomes('catalogue-frame', 'failed')
    expect(frameOf(page)).toBeNull()
    expect(block(page).queryByRole('link', { name: /Katalog/ })).toBeNull()
    expect(
      block(page)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain('/products')
    expect(log).toHaveBeenCalled()
  })

  it.each([
    ['on-click', 'Katalog öffnen'],
    ['after-consent', 'Einverstanden, Katalog öffnen'],
  ])('%s: loads nothing before the reader has said so', async (load, name) => {
    const page = await shopPage({
      html: `<vitrine-catalogue-frame load="${load}" catalogue-url="${standIn}" helper-url="${helper}?${load}"></vitrine-catalogue-frame>`,
      settings: trusting,
    })
    await page.becomes('catalogue-frame', 'asking')
    await rest()
    expect(frameOf(page)).toBeNull()
    expect(performance.getEntriesByName(`${helper}?${load}`)).toEqual([])
    expect(block(page).getByText(new RegExp(`Der Katalog kommt von ${new URL(elsewhere).host}`)).isConnected).toBe(true)
    expect(await complaints(page.element('catalogue-frame'))).toEqual([])
    await userEvent.click(block(page).getByRole('button', { name }))
    await page.becomes('catalogue-frame', 'open')
    expect(document.activeElement).toBe(page.element('catalogue-frame'))
  })

  it('asks whoever has refused media first, also where it would load at once', async () => {
    const page = await shopPage({
      html: `<vitrine-catalogue-frame load="at-once" catalogue-url="${standIn}" helper-url="${helper}?refused"></vitrine-catalogue-frame>`,
      settings: { ...trusting, consent: 'denied' },
    })
    await page.becomes('catalogue-frame', 'asking')
    await rest()
    expect(frameOf(page)).toBeNull()
    expect(performance.getEntriesByName(`${helper}?refused`)).toEqual([])
    await userEvent.click(block(page).getByRole('button', { name: 'Einverstanden, Katalog öffnen' }))
    await page.becomes('catalogue-frame', 'open')
  })

  it('asks nobody who has consented already', async () => {
    const page = await opened({ attributes: 'load="after-consent"', settings: { consent: 'granted' } })
    expect(frameOf(page)).not.toBeNull()
  })
})

describe('vitrine-catalogue-frame, into the cart', () => {
  it('brings what the catalogue says, counted, and shows the cart', async () => {
    const page = await opened({ settings: { consent: 'granted' } })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-product-add', heard)
    catalogueSays(frameOf(page), message(` ${serum.partId}, ${other.partId} ,${serum.partId}`))
    await vi.waitFor(() => expect(panel(page)).not.toBeNull())
    expect(inCart(page).toSorted()).toEqual(
      [
        [serum.id, 2],
        [other.id, 1],
      ].toSorted(),
    )
    expect(details(page)).toHaveLength(1)
    expect(decodeURIComponent(details(page)[0]!.path)).not.toContain(`${serum.partId}","${serum.partId}`)
    expect(heard.mock.calls.map(([event]) => event.detail)).toEqual([
      { productId: serum.id, quantity: 2 },
      { productId: other.id, quantity: 1 },
    ])
    expect(page.said('cart.open')).toEqual([{ reason: 'added' }])
    expect(page.said('analytics').filter((fact) => (fact as { event: string }).event === 'add_to_cart')).toEqual([
      { event: 'add_to_cart', productId: serum.id, quantity: 2, from: 'catalogue' },
      { event: 'add_to_cart', productId: other.id, quantity: 1, from: 'catalogue' },
    ])
    await page.announced('3 Artikel liegen im Warenkorb.')
  })

  it('hears a real catalogue on another origin, page by page', async () => {
    const page = await opened({ url: catalogue, at: '/?shop=anna-berger' })
    const leaf = browser.frameLocator(browser.elementLocator(frameOf(page)))
    await leaf.getByText('Für dich von Anna Berger').first().click()
    await leaf.getByRole('button', { name: 'Seite 3: Licht auf deiner Haut' }).click()
    await leaf.getByRole('button', { name: 'Rosenserum Leuchtkraft in die Tasche' }).click()
    await vi.waitFor(() => expect(panel(page)).not.toBeNull())
    expect(inCart(page)).toEqual([[products.find(({ name }) => name === 'Rosenserum Leuchtkraft')!.id, 1]])
  })

  it('hears nobody but its own frame at its own origin', async () => {
    const page = await opened()
    const stranger = document.createElement('iframe')
    stranger.src = standIn
    document.body.append(stranger)
    await new Promise((resolve) => stranger.addEventListener('load', resolve, { once: true }))
    const heard = vi.fn()
    addEventListener('message', heard)
    // Right origin, wrong window.
    catalogueSays(stranger, message(serum.partId))
    // Wrong origin, wrong window.
    postMessage(message(serum.partId), '*')
    // Right origin, no window; wrong origin, right window: as if they had been sent.
    dispatchEvent(new MessageEvent('message', { data: message(serum.partId), origin: elsewhere }))
    dispatchEvent(
      new MessageEvent('message', { data: message(serum.partId), origin: location.origin, source: frameOf(page).contentWindow }),
    )
    dispatchEvent(new MessageEvent('message', { data: message(serum.partId), origin: 'null', source: frameOf(page).contentWindow }))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(5))
    removeEventListener('message', heard)
    await rest()
    expect(details(page)).toEqual([])
    expect(writes(page)).toEqual([])
    expect(page.state('catalogue-frame')).toBe('open')
    stranger.remove()
  })

  it('hears no price at all', async () => {
    const page = await opened()
    catalogueSays(frameOf(page), { ...message(serum.partId), price: '0.01', total: 0.01 })
    await vi.waitFor(() => expect(panel(page)).not.toBeNull())
    expect(inCart(page)).toEqual([[serum.id, 1]])
    const subtotal = await page.in('cart-panel').findByText('Zwischensumme')
    expect(subtotal.nextElementSibling?.textContent).toContain(serum.price.replace('.', ','))
  })

  it('drops every wrong shape, and hears the right one after them', async () => {
    const page = await opened()
    const shapes = [
      null,
      'add-to-bag',
      7,
      [],
      {},
      message({}),
      message([[serum.partId]]),
      { productIds: serum.partId },
      { action: 'add-to-cart', productIds: serum.partId },
      message(' , '),
    ]
    for (const say of shapes) catalogueSays(frameOf(page), say)
    catalogueSays(frameOf(page), message(other.partId))
    await vi.waitFor(() => expect(inCart(page)).toEqual([[other.id, 1]]))
    expect(details(page)).toHaveLength(1)
  })

  it('says once of each message that it does not read, be it none that JSON knows, and nothing of those from elsewhere', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = await opened()
    warn.mockClear()
    const circle: Record<string, unknown> = {}
    circle.self = circle
    for (const say of [{ page: 3 }, { page: 3 }, { page: 4 }, circle, circle, { size: 7n }, undefined]) catalogueSays(frameOf(page), say)
    postMessage({ page: 5 }, location.origin)
    catalogueSays(frameOf(page), message(other.partId))
    await vi.waitFor(() => expect(inCart(page)).toEqual([[other.id, 1]]))
    const unread = warn.mock.calls.filter(([words]) => String(words).includes('does not read this message'))
    expect(unread.map(([, data]) => data)).toEqual([{ page: 3 }, { page: 4 }, circle, { size: 7n }, undefined])
  })

  it('takes what the catalogue says as an object, as a list, as JSON and as a text', async () => {
    const page = await opened()
    const { partId } = serum
    const shapes = [message([partId]), { type: 'add-to-bag', productIds: partId }, JSON.stringify(message(partId)), `add-to-bag:${partId}`]
    for (const say of shapes) catalogueSays(frameOf(page), say)
    await vi.waitFor(() => expect(inCart(page)).toEqual([[serum.id, 4]]))
  })

  it('takes a hundred pieces of one message that asks for more, and says so', async () => {
    const page = await opened()
    catalogueSays(frameOf(page), message(`${serum.partId},`.repeat(101)))
    await page.becomes('catalogue-frame', 'refused')
    expect(block(page).getByText(/Das war sehr viel auf einmal/).isConnected).toBe(true)
  })

  it('survives 10,000 messages at once: few requests, one after another, and a word to the reader', async () => {
    const page = await opened()
    catalogueSays(frameOf(page), message(serum.partId), 10_000)
    await page.becomes('catalogue-frame', 'refused')
    expect(block(page).getByText(/Das war sehr viel auf einmal/).isConnected).toBe(true)
    const [[, quantity] = []] = inCart(page)
    expect(quantity).toBeGreaterThan(0)
    expect(quantity).toBeLessThanOrEqual(300)
    expect(writes(page).length).toBeLessThan(20)
  })

  it('adds once when there are two catalogues on a page', async () => {
    const one = `<vitrine-catalogue-frame catalogue-url="${standIn}" helper-url="${helper}"></vitrine-catalogue-frame>`
    const page = await shopPage({ html: one + one + '<vitrine-cart-panel></vitrine-cart-panel>', settings: trusting })
    await vi.waitFor(() => expect(framesIn(page).every(Boolean)).toBe(true))
    await vi.waitFor(() =>
      expect([...page.container.querySelectorAll<HTMLElement>('vitrine-catalogue-frame')].map(({ dataset }) => dataset.state)).toEqual([
        'open',
        'open',
      ]),
    )
    catalogueSays(framesIn(page)[1]!, message(serum.partId))
    await vi.waitFor(() => expect(panel(page)).not.toBeNull())
    expect(inCart(page)).toEqual([[serum.id, 1]])
  })

  it('says what the shop does not have, and adds the rest', async () => {
    const page = await opened()
    catalogueSays(frameOf(page), message(`99,${serum.partId},<b>7</b>,__proto__`))
    await page.becomes('catalogue-frame', 'refused')
    const missed = block(page)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(missed).toEqual(['99', '<b>7</b>', '__proto__'].map((part) => `Artikel ${part} Im Shop gibt es diesen Artikel gerade nicht.`))
    expect(inCart(page)).toEqual([[serum.id, 1]])
  })

  it('says by name what has run out', async () => {
    const page = await opened({
      world: ({ world }) => {
        world.state.stock[serum.id] = 0
      },
    })
    catalogueSays(frameOf(page), message(serum.partId))
    await page.becomes('catalogue-frame', 'refused')
    expect(block(page).getByRole('listitem').textContent).toBe(`${serum.name} Leider ausverkauft.`)
    expect(panel(page)).toBeNull()
    expect(await complaints(page.element('catalogue-frame'))).toEqual([])
    await userEvent.click(block(page).getByRole('button', { name: 'Verstanden' }))
    await page.becomes('catalogue-frame', 'open')
    expect(document.activeElement).toBe(page.element('catalogue-frame'))
  })

  it('logs a broken world in the words of section 8, loses nothing, and tries again when asked', async () => {
    const log = silent()
    const page = await opened({ weather: [{ kind: 'error-500', match: 'getProductDetails' }], hurry: 100 })
    catalogueSays(frameOf(page), message(`${serum.partId},${serum.partId}`))
    await page.becomes('catalogue-frame', 'refused')
    expect(log.mock.calls.map(([text]) => text)).toContain('failed to add product to cart')
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(block(page).getByRole('button', { name: 'Erneut versuchen' }))
    await vi.waitFor(() => expect(panel(page)).not.toBeNull())
    expect(inCart(page)).toEqual([[serum.id, 2]])
    expect(page.state('catalogue-frame')).toBe('open')
  })

  it('puts nothing into the cart of a closed shop, and says so', async () => {
    const page = await opened()
    page.shop.closed.set({
      id: '1',
      firstName: 'Anna',
      lastName: 'Berger',
      moniker: 'anna',
      alternateMoniker: undefined,
      shopActive: false,
      pictureUrl: undefined,
    })
    catalogueSays(frameOf(page), message(serum.partId))
    await page.becomes('catalogue-frame', 'refused')
    expect(block(page).getByRole('listitem').textContent).toContain('Dieser Shop ist gerade geschlossen.')
    expect(writes(page)).toEqual([])
  })

  it('brings what was under way into the cart when it is removed meanwhile', async () => {
    const page = await opened({ weather: [{ kind: 'slow', delay: 60_000, match: 'getProductDetails' }] })
    catalogueSays(frameOf(page), message(serum.partId))
    await page.becomes('catalogue-frame', 'processing')
    page.element('catalogue-frame').remove()
    page.sandbox.weather({ kind: 'clear' })
    await vi.waitFor(() => expect(inCart(page)).toEqual([[serum.id, 1]]))
  })
})
