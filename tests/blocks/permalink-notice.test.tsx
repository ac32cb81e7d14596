import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/permalink-notice/notice.js'
import '../../src/blocks/inactive-shop/index.js'
import '../../src/blocks/permalink-notice/index.js'
import type { Sandbox } from '../../src/sandbox/sandbox.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { complaints, fillCart, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const mia = consultants.find(({ id, shopActive }) => shopActive && id !== anna.id)!
const [rose, sage] = products.filter(({ listPrice, quantityRule, stock }) => !listPrice && !quantityRule && stock > 20) as [
  (typeof products)[0],
  (typeof products)[0],
]
const stepped = products.find(({ quantityRule }) => (quantityRule?.increment ?? 1) > 1)!

interface Visit extends Partial<PageOptions> {
  session?: Record<string, string>
  cookie?: string
  detection?: string
}

function visit({
  session = {},
  cookie,
  detection = '<vitrine-consultant-detection page="cart"></vitrine-consultant-detection>',
  world,
  ...options
}: Visit) {
  return openShop({
    html: `${detection}<vitrine-permalink-notice></vitrine-permalink-notice><vitrine-inactive-shop></vitrine-inactive-shop>`,
    ...options,
    world: (sandbox) => {
      world?.(sandbox)
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would answer too late
      if (cookie) document.cookie = `mk_moniker=${cookie}; Path=/; Secure`
      for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value)
    },
  })
}
const becomes = (page: ShopPage, state: string) => page.becomes('permalink-notice', state)
const text = (page: ShopPage) =>
  (page.element('permalink-notice').shadowRoot?.querySelector('.block')?.textContent ?? '').replaceAll('\u00a0', ' ')
const focused = (page: ShopPage) => page.element('permalink-notice').shadowRoot?.activeElement
const adds = (page: ShopPage) => page.asked(/POST .*cart-items/)

const stocked =
  (productId: string, count: number) =>
  ({ world }: Sandbox) =>
    Object.assign(world.state.stock, { [productId]: count })

/** What the platform holds, by part number. */
async function inCart(page: ShopPage): Promise<Record<string, number>> {
  const cart = await (await page.shop.cart.get()).whole()
  const partOf = (productId: string) => products.find(({ id }) => id === productId)?.partId ?? productId
  return Object.fromEntries((cart?.lines ?? []).map(({ productId, quantity }) => [partOf(productId), quantity]))
}

describe('vitrine-permalink-notice', () => {
  it('puts what the link names into the cart, says how many pieces that were, and takes the wishes out of the address', async () => {
    const page = await visit({ at: `/cart?PartList=${rose.partId},${sage.partId},%20${rose.partId}%20&l=de&m=${anna.moniker}&utm=x#top` })
    const { length } = history
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual({ [rose.partId]: 2, [sage.partId]: 1 })
    expect(page.in('permalink-notice').getByRole('heading', { name: '3 Artikel liegen jetzt in deinem Warenkorb' }).isConnected).toBe(true)
    expect(location.search + location.hash).toBe(`?m=${anna.moniker}&utm=x#top`)
    expect([page.visits, history.length]).toEqual([[], length])
    expect(await complaints(page.container)).toEqual([])
  })

  it.each([
    ['p', ':2'],
    ['p', '*2'],
    ['PartList', ' : 2 '],
  ])('understands ?%s with "%s" behind a part number', async (name, count) => {
    const page = await visit({ at: `/cart?${name}=${encodeURIComponent(rose.partId + count)}` })
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual({ [rose.partId]: 2 })
  })

  it('says "1 Artikel liegt", and adds to what was in the cart', async () => {
    const page = await visit({ at: `/cart?p=${rose.partId}`, world: (sandbox) => fillCart(sandbox, [[rose.id, 4]]) })
    await becomes(page, 'done')
    expect(page.in('permalink-notice').getByRole('heading', { name: '1 Artikel liegt jetzt in deinem Warenkorb' }).isConnected).toBe(true)
    expect(await inCart(page)).toEqual({ [rose.partId]: 5 })
  })

  it('has nothing to say, and asks nothing, without a link', async () => {
    const page = await visit({ at: '/cart?utm=x' })
    await page.becomes('consultant-detection', 'none')
    await vi.waitFor(() => expect(page.state('permalink-notice')).toBe('none'))
    expect(text(page)).toBe('')
    expect(page.asked(/cart|apex/)).toEqual([])
  })

  it('tells statistics what came by the link, with consent', async () => {
    const page = await visit({ at: `/cart?p=${rose.partId}:2`, settings: { consent: 'granted' } })
    await becomes(page, 'done')
    expect(page.said('analytics')).toContainEqual({ event: 'add_to_cart', productId: rose.id, quantity: 2, from: 'permalink' })
    const silent = await visit({ at: `/cart?p=${rose.partId}:2` })
    await becomes(silent, 'done')
    expect(silent.said('analytics')).toEqual([])
  })

  it('speaks English', async () => {
    const page = await visit({ at: `/cart?p=${rose.partId},${sage.partId}`, settings: { locale: 'en' } })
    await becomes(page, 'done')
    expect(text(page)).toContain('2 items are in your cart now')
  })
})

describe('vitrine-permalink-notice, when something cannot be had', () => {
  const missing = (page: ShopPage) =>
    page
      .in('permalink-notice')
      .getAllByRole('listitem')
      .map((item) => (item.textContent ?? '').replaceAll('\u00a0', ' '))
  const heading = (page: ShopPage) => page.in('permalink-notice').getByRole('heading', { name: 'Artikel nicht verfügbar' })

  it('names what the shop does not have by its number, and adds the rest', async () => {
    const page = await visit({ at: `/cart?PartList=${rose.partId},99999999,88888888` })
    await becomes(page, 'removed')
    expect(heading(page).isConnected).toBe(true)
    expect(missing(page)).toEqual([
      'Artikelnummer 99999999Gibt es in unserem Shop leider nicht mehr.',
      'Artikelnummer 88888888Gibt es in unserem Shop leider nicht mehr.',
    ])
    expect(text(page)).toContain('1 Artikel liegt jetzt in deinem Warenkorb.')
    expect(await inCart(page)).toEqual({ [rose.partId]: 1 })
    expect(location.search).toBe('')
    expect(await complaints(page.container)).toEqual([])
  })

  it('says so when nothing of the link is left', async () => {
    const page = await visit({ at: '/cart?PartList=99999999' })
    await becomes(page, 'removed')
    expect(text(page)).toContain('Aus deinem Link ist nichts in deinem Warenkorb.')
    expect(adds(page)).toEqual([])
  })

  it('adds as many as there are, and names the product and how many are left', async () => {
    const page = await visit({ at: `/cart?p=${rose.partId}:9,${sage.partId}`, world: stocked(rose.id, 4) })
    await becomes(page, 'removed')
    expect(missing(page)).toEqual([`${rose.name}4 von 9 liegen im Warenkorb. Nur noch 4 verfügbar.`])
    expect(await inCart(page)).toEqual({ [rose.partId]: 4, [sage.partId]: 1 })
  })

  it('counts what was in the cart before when little is left', async () => {
    const page = await visit({
      at: `/cart?p=${rose.partId}:9`,
      world: (sandbox) => {
        fillCart(sandbox, [[rose.id, 3]])
        sandbox.world.state.stock[rose.id] = 4
      },
    })
    await becomes(page, 'removed')
    expect(missing(page)).toEqual([`${rose.name}1 von 9 liegen im Warenkorb. Nur noch 4 verfügbar.`])
    expect(await inCart(page)).toEqual({ [rose.partId]: 4 })
  })

  it('keeps to steps and to the most one may buy, and says the rule', async () => {
    const { maximum, increment } = stepped.quantityRule!
    const page = await visit({ at: `/cart?p=${stepped.partId}:${maximum + 1}`, world: stocked(stepped.id, 5000) })
    await becomes(page, 'removed')
    expect(await inCart(page)).toEqual({ [stepped.partId]: Math.floor(maximum / increment) * increment })
    expect(missing(page)[0]).toContain(`Schritten von ${increment}`)
  })

  it('adds no more than a cart takes of what is wanted a billion times', async () => {
    const page = await visit({ at: `/cart?p=${rose.partId}:1000000000`, world: stocked(rose.id, 100_000) })
    await becomes(page, 'removed')
    expect(missing(page)).toEqual([`${rose.name}Mehr als 9.999 passen nicht in einen Warenkorb.`])
    expect(await inCart(page)).toEqual({ [rose.partId]: 9999 })
  })

  it('tells in words what is no number, no part or no text of ours, and adds the rest', async () => {
    const alarm = vi.spyOn(window, 'alert')
    const wild = [
      '1:-3',
      '2:0',
      '3:1.5',
      '4:1e9',
      '5:',
      ':7',
      '<img src=x onerror=alert(1)>',
      'x'.repeat(5000),
      '%00',
      '__proto__',
      'constructor:2',
      'hasOwnProperty',
    ]
    const page = await visit({ at: `/cart?p=${wild.map(encodeURIComponent).join(',')},${rose.partId}&__proto__=1&constructor=2` })
    await becomes(page, 'removed')
    await userEvent.click(page.in('permalink-notice').getByText(/weitere zeigen/))
    expect(missing(page)).toHaveLength(wild.length)
    expect(missing(page)).toContain('1:-3Diese Angabe im Link können wir nicht lesen.')
    expect(missing(page)).toContain(`${'x'.repeat(40)}…Diese Angabe im Link können wir nicht lesen.`)
    expect(missing(page)).toContain('Artikelnummer __proto__Gibt es in unserem Shop leider nicht mehr.')
    expect(missing(page)).toContain('Artikelnummer constructorGibt es in unserem Shop leider nicht mehr.')
    expect(await inCart(page)).toEqual({ [rose.partId]: 1 })
    expect(page.element('permalink-notice').shadowRoot?.querySelector('img')).toBeNull()
    expect(alarm).not.toHaveBeenCalled()
    expect(await complaints(page.container)).toEqual([])
  })

  it('looks at 100 parts of 500, in one question and one addition, and says how many are left', async () => {
    const parts = [
      ...products
        .filter(({ quantityRule, stock }) => !quantityRule && stock > 0)
        .slice(0, 50)
        .map(({ partId }) => partId),
      ...Array.from({ length: 450 }, (_, index) => `7000${index}`),
    ]
    const page = await visit({ at: `/cart?PartList=${parts.join(',')}` })
    await becomes(page, 'removed')
    expect(text(page)).toContain('Der Link nennt noch 400 weitere Artikel. Mehr als 100 auf einmal sehen wir uns nicht an.')
    expect(page.in('permalink-notice').getByText('42 weitere zeigen').isConnected).toBe(true)
    expect(page.asked(/getProductDetails/)).toHaveLength(1)
    expect(Object.keys(await inCart(page))).toHaveLength(50)
    expect(adds(page)).toHaveLength(1)
  })
})

describe('vitrine-permalink-notice, once and only once', () => {
  const link = `/cart?p=${rose.partId}:2,${sage.partId}`
  const both = { [rose.partId]: 2, [sage.partId]: 1 }
  const another = (page: ShopPage) => {
    page.element('permalink-notice').remove()
    page.container.append(document.createElement('vitrine-permalink-notice'))
  }

  it('adds nothing more when the same link is followed again on this visit', async () => {
    const page = await visit({ at: link })
    await becomes(page, 'done')
    await userEvent.click(page.in('permalink-notice').getByRole('button', { name: /schließen$/ }))
    await becomes(page, 'none')
    history.replaceState(null, '', link)
    another(page)
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual(both)
    expect(adds(page)).toHaveLength(1)
    expect(location.search).toBe('')
  })

  it('brings back what was taken out of the cart since, when the same link is followed again', async () => {
    const page = await visit({ at: link })
    await becomes(page, 'done')
    await page.shop.cart.refresh()
    const line = page.shop.cart.view.get().lines.find(({ productId }) => productId === sage.id)!
    await (await page.shop.cart.get()).remove(line.id)
    await userEvent.click(page.in('permalink-notice').getByRole('button', { name: /schließen$/ }))
    history.replaceState(null, '', link)
    another(page)
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual(both)
  })

  it('is not begun again when the block is taken out and put back while it adds', async () => {
    const page = await visit({ at: link, weather: [{ kind: 'slow', match: 'cart-items', delay: 60_000 }] })
    await becomes(page, 'adding')
    another(page)
    page.sandbox.weather({ kind: 'clear' })
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual(both)
    expect(adds(page)).toHaveLength(1)
  })

  it('looks before it tries again when the answer was lost', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await visit({
      at: link,
      hurry: 40,
      world: (sandbox) => fillCart(sandbox, [[stepped.id, stepped.quantityRule!.minimum]]),
      weather: [{ kind: 'lost-answer', match: '/cart-items', method: 'POST', times: 1 }],
    })
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual({ ...both, [stepped.partId]: stepped.quantityRule!.minimum })
    expect(adds(page)).toHaveLength(1)
  })

  it.each(['getProductDetails', '/cart-items', 'session-context'])(
    'says when the shop cannot be reached (%s), keeps the link, and tries again when asked',
    async (match) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const page = await visit({ at: link, hurry: 40, weather: [{ kind: 'offline', match }] })
      await becomes(page, 'failed')
      const notice = page.in('permalink-notice')
      expect(notice.getByRole('heading', { name: 'Dein Link hat noch nicht geklappt' }).isConnected).toBe(true)
      expect(new URLSearchParams(location.search).get('p')).toBe(`${rose.partId}:2,${sage.partId}`)
      expect(await complaints(page.container)).toEqual([])
      page.sandbox.weather({ kind: 'clear' })
      await userEvent.click(notice.getByRole('button', { name: 'Erneut versuchen' }))
      expect(focused(page)).not.toBeNull()
      await becomes(page, 'done')
      expect(await inCart(page)).toEqual(both)
    },
  )

  it('survives that nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const page = await visit({ at: link })
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual(both)
  })
})

describe('vitrine-permalink-notice and the consultant', () => {
  it('waits for detection, however long it takes', async () => {
    const page = await visit({
      at: `/cart?p=${rose.partId}&m=${anna.moniker}`,
      weather: [{ kind: 'slow', match: 'getIbcDetails', delay: 60_000 }],
      hurry: 100,
    })
    await becomes(page, 'loading')
    expect(adds(page)).toEqual([])
    page.sandbox.weather({ kind: 'clear' })
    await becomes(page, 'done')
    const order = page.sandbox.requests().map(({ method, path }) => `${method} ${path}`)
    expect(order.findIndex((each) => each.includes('getIbcDetails'))).toBeLessThan(
      order.findIndex((each) => /POST .*cart-items/.test(each)),
    )
  })

  it('goes on after a moment on a page without detection', async () => {
    const page = await visit({ at: `/cart?p=${rose.partId}`, detection: '', hurry: 10 })
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual({ [rose.partId]: 1 })
  })

  it('does nothing on a page that says it is no cart page', async () => {
    const page = await visit({
      at: `/?p=${rose.partId}`,
      detection: '<vitrine-consultant-detection page="shop"></vitrine-consultant-detection>',
    })
    await becomes(page, 'none')
    await page.becomes('consultant-detection', 'none')
    expect(adds(page)).toEqual([])
    expect(location.search).toBe(`?p=${rose.partId}`)
  })

  it('adds nothing in a closed shop, says whose it is and how to reach her, in no window over the page', async () => {
    const page = await visit({ scene: 'inactive-shop', at: `/cart?p=${rose.partId}&m=${anna.moniker}` })
    await becomes(page, 'inactive')
    const notice = page.in('permalink-notice')
    expect(notice.getByRole('heading', { name: 'Der Shop von Anna Berger ist gerade geschlossen' }).isConnected).toBe(true)
    await notice.findByRole('link', { name: `E-Mail: ${anna.imprint.email}` })
    expect(notice.getByRole('link', { name: 'Andere Beraterin wählen' }).getAttribute('href')).toBe('/consultants')
    expect([page.state('inactive-shop'), adds(page)]).toEqual(['closed', []])
    expect(new URLSearchParams(location.search).get('p')).toBe(rose.partId)
    expect(page.share.bus.inspect().retained).not.toHaveProperty('communication')
    expect(await complaints(page.container)).toEqual([])
  })

  it('adds what the link names when she goes on without a consultant', async () => {
    const page = await visit({ scene: 'inactive-shop', at: `/cart?p=${rose.partId}&m=${anna.moniker}` })
    await becomes(page, 'inactive')
    await userEvent.click(page.in('permalink-notice').getByRole('button', { name: 'Ohne Beraterin weiter' }))
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual({ [rose.partId]: 1 })
    expect(focused(page)).not.toBeNull()
  })

  it('finds the consultant of a key, and says when her shop is closed', async () => {
    const open = await visit({ at: `/cart?p=${rose.partId}&i=${anna.consultantKey}` })
    await becomes(open, 'done')
    expect(open.shop.consultant.get()?.moniker).toBe(anna.moniker)
    expect(location.search).toBe(`?i=${anna.consultantKey}`)
    const closed = await visit({ scene: 'inactive-shop', at: `/cart?i=${anna.consultantKey}` })
    await becomes(closed, 'inactive')
  })

  it.each([
    ['moniker', 'm=frau-niemand'],
    ['key', 'i=AB0'],
    ['moniker of 5,000 characters', `m=${'x'.repeat(5000)}`],
  ])('says that nobody has this %s, and adds the products all the same', async (_what, query) => {
    const page = await visit({ at: `/cart?${query}&p=${rose.partId}` })
    await becomes(page, 'not-found')
    const notice = page.in('permalink-notice')
    expect(notice.getByRole('heading', { name: 'Diese Beraterin finden wir nicht' }).isConnected).toBe(true)
    expect(notice.getByRole('link', { name: 'Beraterin suchen' }).getAttribute('href')).toBe('/consultants')
    await notice.findByRole('heading', { name: '1 Artikel liegt jetzt in deinem Warenkorb' })
    expect(page.visits).toEqual([])
    expect(page.said('promo-banner')).toEqual([{ visible: true, reason: 'not-found' }])
    expect(await complaints(page.container)).toEqual([])
  })

  it.each([
    ['m=frau-niemand', `?m=${mia.moniker}`],
    ['i=AB0', ''],
  ])('offers the consultant from before when the link (%s) leads to nobody, and keeps to her', async (of, after) => {
    const page = await visit({ at: `/cart?${of}`, cookie: mia.moniker })
    await becomes(page, 'not-found')
    await userEvent.click(await page.in('permalink-notice').findByRole('button', { name: `Bei ${mia.firstName} einkaufen` }))
    await becomes(page, 'none')
    expect(page.shop.consultant.get()?.moniker).toBe(mia.moniker)
    expect([page.visits, location.search]).toEqual([[], after])
    expect(focused(page)).not.toBeNull()
  })

  it('adds what the link names when she goes back to the consultant from before', async () => {
    const page = await visit({ scene: 'inactive-shop', at: `/cart?m=${anna.moniker}&p=${rose.partId}`, cookie: mia.moniker })
    await becomes(page, 'inactive')
    await userEvent.click(await page.in('permalink-notice').findByRole('button', { name: `Bei ${mia.firstName} einkaufen` }))
    await becomes(page, 'done')
    expect(await inCart(page)).toEqual({ [rose.partId]: 1 })
  })

  it('does not offer her whose shop is closed', async () => {
    const page = await visit({ scene: 'inactive-shop', at: `/cart?m=${anna.moniker}`, cookie: anna.moniker })
    await becomes(page, 'inactive')
    await page.in('permalink-notice').findByRole('link', { name: /^E-Mail/ })
    expect(page.in('permalink-notice').queryByText(/^Zuletzt/)).toBeNull()
  })

  it('asks guests to sign in where they have no cart, and leads back to the link', async () => {
    const page = await visit({ scene: 'guest-cart-off', at: `/cart?p=${rose.partId}` })
    await becomes(page, 'sign-in')
    const link = page.in('permalink-notice').getByRole('link', { name: 'Anmelden' })
    expect(new URL(link.getAttribute('href')!, location.href).searchParams.get('return')).toBe(`/cart?p=${rose.partId}`)
    expect(adds(page)).toEqual([])
  })
})

describe('vitrine-permalink-notice, for everybody', () => {
  it('takes the focus when nothing has it, and leaves it alone when somebody types', async () => {
    const page = await visit({ at: '/cart?p=99999999' })
    await becomes(page, 'removed')
    expect(focused(page)?.textContent).toContain('Artikel nicht verfügbar')
    const typing = await visit({
      at: '/cart?p=99999999',
      detection: '<input aria-label="x"><vitrine-consultant-detection page="cart"></vitrine-consultant-detection>',
      before: (document) => document.querySelector('input')?.focus(),
    })
    await becomes(typing, 'removed')
    expect(document.activeElement?.localName).toBe('input')
  })

  it('is put away with the keyboard, without losing the focus', async () => {
    const page = await visit({ at: '/cart?p=99999999' })
    await becomes(page, 'removed')
    await userEvent.tab()
    expect(focused(page)?.getAttribute('aria-label')).toBe('Hinweis „Artikel nicht verfügbar“ schließen')
    await userEvent.keyboard('{Enter}')
    await becomes(page, 'none')
    expect(text(page)).toBe('')
    expect(focused(page)?.getAttribute('role')).toBe('status')
  })

  it('is out of reach where the page shows one shop only', async () => {
    const page = await visit({ at: '/cart?p=99999999' })
    await becomes(page, 'removed')
    page.share.bus.publish('consultant-key-selected', { shopId: 'a', consultantKey: 'b', hideHeader: false })
    await vi.waitFor(() => expect(page.element('permalink-notice').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true))
  })

  it('shows editors a sample, and neither asks nor keeps nor changes anything', async () => {
    const page = await openShop({
      html: '<div data-vitrine-mode="edit"><vitrine-permalink-notice></vitrine-permalink-notice></div>',
      at: `/cart?p=${rose.partId}`,
    })
    await vi.waitFor(() => expect(text(page)).toContain('Artikel nicht verfügbar'))
    expect(text(page)).toContain('Nachtcreme Salbei')
    expect(page.asked(/cart|apex|lwr/)).toEqual([])
    expect([location.search, sessionStorage.length]).toEqual([`?p=${rose.partId}`, 0])
  })

  it('shows its own heading where the page has one', async () => {
    const page = await openShop({
      html: '<div data-vitrine-mode="edit"><vitrine-permalink-notice heading="Leider vergriffen"></vitrine-permalink-notice></div>',
    })
    expect((await page.in('permalink-notice').findByRole('heading', { name: 'Leider vergriffen' })).isConnected).toBe(true)
  })

  it('fits 320 pixels', async () => {
    const page = await visit({ at: `/cart?p=${'W'.repeat(40)},9:-1&m=frau-niemand`, cookie: mia.moniker })
    page.container.style.width = '320px'
    await becomes(page, 'not-found')
    await page.in('permalink-notice').findByText(/^Zuletzt/)
    await page.in('permalink-notice').findByText('Artikel nicht verfügbar')
    const { scrollWidth, clientWidth } = page.element('permalink-notice')
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})
