import { within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { descriptions } from '../../src/sandbox/world/shop/descriptions.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const serum = products[0]!
const reduced = products.find(({ listPrice }) => listPrice)!
const ruled = products.find(({ quantityRule }) => quantityRule?.increment === 2)!
const many = products.find(({ badges }) => badges.length > 1)!
const detail = (id = '') => `<vitrine-product-detail product="${id}" products-url="/alles"></vitrine-product-detail>`
const it_ = (page: ShopPage) => page.in('product-detail')
const text = (page: ShopPage) => (page.element('product-detail').shadowRoot?.textContent ?? '').replaceAll('\u00a0', ' ')

async function shown(id: string, options: Partial<Parameters<typeof shopPage>[0]> = {}) {
  const page = await shopPage({ html: detail(id), ...options })
  await page.becomes('product-detail', 'filled')
  return page
}

afterEach(() => browserPage.viewport(1280, 800))

describe('vitrine-product-detail', () => {
  it('shows a product: name, what it is, price, base price, description, and the way back', async () => {
    const page = await shown(serum.id)
    expect(it_(page).getByRole('heading', { level: 1 }).textContent).toBe(serum.name)
    expect(it_(page).getByText(serum.line).isConnected).toBe(true)
    expect(it_(page).getByText(serum.description).isConnected).toBe(true)
    expect(it_(page).getByText('39,90 €', { selector: 'strong' }).isConnected).toBe(true)
    expect(text(page)).toContain('1.330,00 € / l · inkl. MwSt., zzgl. Versand')
    expect(
      it_(page)
        .getByRole('link', { name: /Alle Produkte/ })
        .getAttribute('href'),
    ).toBe('/alles')
    expect(text(page)).toContain('Sofort lieferbar')
  })

  it('is shared as an address that says nothing but the product, with what the device offers or as a copy', async () => {
    const onDevice = (name: 'share' | 'clipboard', value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
    const given = { share: navigator.share, clipboard: navigator.clipboard }
    try {
      const share = vi.fn(async () => undefined)
      onDevice('share', share)
      const page = await shopPage({ html: detail(), at: `/product?id=${serum.id}&utm_source=letter` })
      await page.becomes('product-detail', 'filled')
      await userEvent.click(await it_(page).findByRole('button', { name: 'Produkt teilen' }))
      const url = `${location.origin}/product?id=${serum.id}`
      expect(share).toHaveBeenCalledWith({ title: serum.name, url })
      const writeText = vi.fn(async () => undefined)
      onDevice('share', undefined)
      onDevice('clipboard', { writeText })
      await userEvent.click(it_(page).getByRole('button', { name: 'Produkt teilen' }))
      expect(writeText).toHaveBeenCalledWith(url)
      expect((await it_(page).findByText(/Der Link ist kopiert/)).isConnected).toBe(true)
    } finally {
      onDevice('share', given.share)
      onDevice('clipboard', given.clipboard)
    }
  })

  it('shows a description with its lines and its HTML: paragraphs, lists and strong words, and nothing that loads, links, looks or runs', async () => {
    const described = async (text: string) => {
      const page = await shopPage({
        html: detail(serum.id),
        world({ world }) {
          world.state.descriptions = { [serum.id]: text }
        },
      })
      await page.becomes('product-detail', 'filled')
      return vi.waitFor(() => {
        const found = page.element('product-detail').shadowRoot!.querySelector<HTMLElement>('.description')!
        expect(found.textContent).not.toBe('')
        return found
      })
    }
    const written = await described(descriptions.written)
    expect([...written.querySelectorAll('p, ul, li, strong, br')].map(({ localName }) => localName)).toEqual(
      expect.arrayContaining(['p', 'ul', 'li', 'strong', 'br']),
    )
    expect(written.querySelector('li + li')?.textContent).toBe('30 ml – reicht für drei Monate')
    expect([...written.querySelectorAll('*')].filter(({ attributes }) => attributes.length > 0)).toEqual([])
    const lines = await described(descriptions.lines)
    expect(lines.innerText).toBe('Für trockene Haut < 30 Jahre.\nMorgens und abends auftragen.\n\nVegan & ohne Mikroplastik.')
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const hostile = await described(descriptions.hostile)
    expect(hostile.innerText.replace(/\s+/g, ' ')).toBe('Pflegt. mehr <script>alert(6)</script>')
    expect([...hostile.querySelectorAll('*')].filter(({ localName, attributes }) => localName !== 'p' || attributes.length > 0)).toEqual([])
    hostile.querySelector('p')?.click()
    expect(alert).not.toHaveBeenCalled()
  })

  it('leads to the product of a link that a messenger has mangled', async () => {
    const page = await shopPage({ html: detail(), at: `/product?a=1&amp;id=${serum.id.toLowerCase()}.&fbclid=x` })
    await page.becomes('product-detail', 'filled')
    expect(it_(page).getByRole('heading', { level: 1 }).textContent).toBe(serum.name)
    expect(location.search).toBe(`?a=1&id=${serum.id}&fbclid=x`)
  })

  it('takes the product from the address when the page names none', async () => {
    const page = await shopPage({ html: detail(), at: `/product?id=${reduced.id}` })
    await page.becomes('product-detail', 'filled')
    expect(it_(page).getByRole('heading', { level: 1 }).textContent).toBe(reduced.name)
  })

  it('shows a reduction with the price before and the lowest of 30 days', async () => {
    const page = await shown(reduced.id)
    const before = Number(reduced.listPrice).toLocaleString('de', { style: 'currency', currency: 'EUR' }).replace('\u00a0', ' ')
    expect(it_(page).getByText(before).tagName).toBe('S')
    expect(text(page)).toContain(`niedrigster Preis der letzten 30 Tage: ${before}`)
  })

  it('wears all its badges', async () => {
    const page = await shown(many.id)
    const words = {
      new: 'Neu',
      'limited-edition': 'Limitierte Edition',
      'best-seller': 'Bestseller',
      'award-winning': 'Ausgezeichnet',
      featured: 'Empfohlen',
    }
    for (const badge of many.badges) expect(it_(page).getByText(words[badge]).isConnected).toBe(true)
  })

  it('shows another of its pictures when she chooses it', async () => {
    const page = await shown(serum.id)
    const pictures = it_(page).getByRole('group', { name: 'Bilder' })
    const large = () => it_(page).getByRole('img', { name: /./ }).getAttribute('src')
    const before = large()
    expect(within(pictures).getByRole('button', { name: 'Bild 1' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(within(pictures).getByRole('button', { name: 'Bild 2' }))
    expect(large()).not.toBe(before)
    await vi.waitFor(() => expect(within(pictures).getByRole('button', { name: 'Bild 2' }).getAttribute('aria-pressed')).toBe('true'))
  })

  it('swipes from picture to picture: the buttons tell which one has stopped, and lead to it', async () => {
    const page = await shown(serum.id)
    const strip = page.element('product-detail').shadowRoot!.querySelector<HTMLElement>('.strip')!
    const pressed = () =>
      it_(page)
        .getByRole('button', { name: /^Bild \d/, pressed: true })
        .getAttribute('aria-label')
    expect(getComputedStyle(strip).scrollSnapType).toBe('x mandatory')
    strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' })
    await vi.waitFor(() => expect(pressed()).toBe('Bild 2'))
    await userEvent.click(it_(page).getByRole('button', { name: 'Bild 1' }))
    expect(pressed()).toBe('Bild 1')
    await vi.waitFor(() => expect(strip.scrollLeft).toBe(0))
    expect(pressed()).toBe('Bild 1')
  })

  it('keeps name, price and the first shades above the fold of a phone, and price and shade beside the button', async () => {
    await browserPage.viewport(375, 812)
    const page = await shown(products.find(({ name }) => name === 'Lippenstift Samt')!.id)
    const root = page.element('product-detail').shadowRoot!
    const top = root.host.getBoundingClientRect().top
    const bottom = (selector: string) => root.querySelector(selector)!.getBoundingClientRect().bottom - top
    for (const selector of ['h1', '.price', '.variant']) expect(bottom(selector), selector).toBeLessThan(738 - 130)
    const bar = root.querySelector('.buy')!
    expect(bar.querySelector('.chosen')!.textContent).toBe('18,50\u00a0€07 Beere')
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(812)
  })

  it('leads to the quantity that is no number when the button far below it is pressed', async () => {
    const page = await shown(serum.id)
    const field = it_(page).getByLabelText(`Menge von ${serum.name}`)
    await userEvent.fill(field, 'abc')
    field.blur()
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await vi.waitFor(() => expect(page.element('product-detail').shadowRoot!.activeElement).toBe(field))
  })

  it.each([
    ['portrait', 300, 1200],
    ['landscape', 1200, 300],
    ['huge', 6000, 6360],
    ['tiny', 12, 12],
  ])('shows a %s picture whole, in the same room as any other', async (_shape, width, height) => {
    const page = await shown(serum.id)
    const root = page.element('product-detail').shadowRoot!
    const room = root.querySelector('.picture')!
    const thumbnails = [...root.querySelectorAll('.thumbnails button')]
    const heights = () => [room, ...thumbnails].map((each) => each.getBoundingClientRect().height)
    const before = heights()
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`
    const pictures = [...root.querySelectorAll<HTMLImageElement>('.gallery img')]
    for (const picture of pictures) picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
    await Promise.all(pictures.map((picture) => picture.decode()))
    expect(heights()).toEqual(before)
    const [shownAs, inside] = [pictures[0]!.getBoundingClientRect(), room.getBoundingClientRect()]
    expect(shownAs.bottom).toBeLessThanOrEqual(inside.bottom + 0.5)
    expect(getComputedStyle(pictures[0]!).objectFit).toBe('contain')
  })

  it('draws a stand-in for a picture that is not there', async () => {
    const page = await shown(serum.id)
    const root = page.element('product-detail').shadowRoot!
    const slide = root.querySelector('.slide')!
    slide.querySelector('img')!.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(slide.querySelector('.no-picture')).not.toBeNull())
    expect(slide.querySelector('img')).toBeNull()
  })

  it('puts as many into the cart as she chose, and tells the page', async () => {
    const page = await shown(serum.id)
    const heard = vi.fn()
    page.container.addEventListener('vitrine-product-add', heard)
    await userEvent.click(it_(page).getByRole('button', { name: `Menge von ${serum.name} erhöhen` }))
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await page.announced(`„${serum.name}“ liegt im Warenkorb.`)
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ productId: serum.id, quantity: 2 })
    expect(page.said('cart.open')).toEqual([{ reason: 'added' }])
    await vi.waitFor(() => expect(page.said('cart.changed').at(-1)).toEqual({ count: 2, processing: false }))
  })

  it.each(['abc', '-1', '0', '1e9', '1.5'])('says "Bitte gib eine gültige Zahl ein." for %s and sends nothing', async (typed) => {
    const page = await shown(serum.id)
    await userEvent.fill(it_(page).getByLabelText(`Menge von ${serum.name}`), typed)
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await vi.waitFor(() => expect(it_(page).getByRole('alert').textContent).toBe('Bitte gib eine gültige Zahl ein.'))
    expect(page.asked(/^POST .*cart-items/)).toEqual([])
  })

  it('begins with the smallest quantity the product is sold in', async () => {
    const page = await shown(ruled.id)
    expect(it_(page).getByLabelText<HTMLInputElement>(`Menge von ${ruled.name}`).value).toBe('2')
  })

  it.each([
    [3, 'nur noch 3 verfügbar'],
    [1, 'nur noch 1 verfügbar'],
    [0, 'ausverkauft'],
  ])('says how few there are: %i', async (stock, words) => {
    const page = await shown(serum.id, { world: ({ world }) => Object.assign(world.state.stock, { [serum.id]: stock }) })
    expect(it_(page).getByText(words).isConnected).toBe(true)
    expect(it_(page).queryByText(/Sofort lieferbar/)).toBeNull()
  })

  it('counts up to as many as there are', async () => {
    const page = await shown(serum.id, { world: ({ world }) => Object.assign(world.state.stock, { [serum.id]: 2 }) })
    const more = it_(page).getByRole('button', { name: `Menge von ${serum.name} erhöhen` })
    for (let times = 0; times < 4; times += 1) {
      more.click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(it_(page).getByLabelText<HTMLInputElement>(`Menge von ${serum.name}`).value).toBe('2')
    expect(more.getAttribute('aria-disabled')).toBe('true')
  })

  it('says while it still tries that the connection is slow', async () => {
    const page = await shown(serum.id)
    page.sandbox.weather({ kind: 'offline', match: 'cart-items', times: 1 })
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await it_(page).findByText('Die Verbindung stockt. Wir versuchen es gleich noch einmal.')
  })

  it('says what is left when she wants more', async () => {
    const page = await shown(serum.id, { world: ({ world }) => Object.assign(world.state.stock, { [serum.id]: 2 }) })
    await userEvent.fill(it_(page).getByLabelText(`Menge von ${serum.name}`), '5')
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    expect((await it_(page).findByRole('alert')).textContent).toBe('Nur noch 2 verfügbar.')
  })

  it('keeps it among the favourites', async () => {
    const page = await shown(serum.id, { scene: 'signed-in' })
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} merken` }))
    await page.announced('Artikel als Favorit gespeichert')
  })

  it('shows another product when the page names another, with a quantity of its own', async () => {
    const page = await shown(serum.id)
    await userEvent.fill(it_(page).getByLabelText(`Menge von ${serum.name}`), '3')
    await userEvent.click(it_(page).getByRole('button', { name: 'Bild 2' }))
    page.element('product-detail').setAttribute('product', ruled.id)
    expect((await it_(page).findByRole('heading', { level: 1, name: ruled.name })).isConnected).toBe(true)
    expect(it_(page).getByLabelText<HTMLInputElement>(`Menge von ${ruled.name}`).value).toBe('2')
    expect(it_(page).getByRole('button', { name: 'Bild 1' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('vitrine-product-detail in shades and sizes', () => {
  const lipstick = products.find(({ name }) => name === 'Lippenstift Samt')!
  const swatch = (page: ShopPage, name: RegExp) => it_(page).getByRole<HTMLInputElement>('radio', { name })

  it('shows each shade, says which one this is, and takes another at a press', async () => {
    const page = await shopPage({ html: detail(), at: `/product?id=${lipstick.id}` })
    await page.becomes('product-detail', 'filled')
    expect(it_(page).getByRole('group', { name: 'Farbton: 07 Beere' }).isConnected).toBe(true)
    expect(swatch(page, /^07 Beere/).checked).toBe(true)
    const before = it_(page).getByRole('img').getAttribute('src')
    await userEvent.click(swatch(page, /^10 Klatschmohn/))
    await it_(page).findByText('Farbton 10 Klatschmohn')
    expect(it_(page).getByRole('img').getAttribute('src')).not.toBe(before)
    expect(swatch(page, /^10 Klatschmohn/).checked).toBe(true)
    expect(new URL(location.href).searchParams.get('id')).not.toBe(lipstick.id)
  })

  it('goes from shade to shade with the arrows, as one stop of the keyboard', async () => {
    const page = await shown(lipstick.id)
    swatch(page, /^07 Beere/).focus()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(swatch(page, /^07 Beere/).checked).toBe(false))
    await userEvent.keyboard('{ArrowLeft}')
    await it_(page).findByText('Farbton 07 Beere')
    expect(swatch(page, /^07 Beere/).matches(':checked:focus')).toBe(true)
    await userEvent.tab()
    expect(page.element('product-detail').shadowRoot?.activeElement?.getAttribute('type')).not.toBe('radio')
  })

  it('puts the shade into the cart that was chosen', async () => {
    const page = await shown(lipstick.id)
    const heard = vi.fn()
    page.container.addEventListener('vitrine-product-add', heard)
    await userEvent.click(swatch(page, /^02 Nude/))
    await it_(page).findByText('Farbton 02 Nude')
    await userEvent.click(it_(page).getByRole('button', { name: 'Lippenstift Samt in den Warenkorb' }))
    await page.announced('„Lippenstift Samt“ liegt im Warenkorb.')
    expect(heard.mock.calls[0]?.[0].detail.productId).not.toBe(lipstick.id)
  })

  it('shows each size with its price, and the base price of the one chosen', async () => {
    const page = await shown(serum.id)
    const small = await it_(page).findByRole('radio', { name: /^15 ml ?17,90/ })
    await userEvent.click(small)
    await it_(page).findByText('17,90 €', { selector: '.price strong' })
    expect(text(page)).toContain('1.193,33 € / l')
  })

  it('keeps the quantity while she looks at other sizes', async () => {
    const page = await shown(serum.id)
    await userEvent.fill(it_(page).getByLabelText(`Menge von ${serum.name}`), '3')
    await userEvent.click(it_(page).getByRole('radio', { name: /^50 ml/ }))
    await it_(page).findByText(/^50 ml · /)
    expect(it_(page).getByLabelText<HTMLInputElement>(`Menge von ${serum.name}`).value).toBe('3')
  })

  it('opens a whole family with its first shade', async () => {
    const page = await shown(lipstick.id)
    const { parentId } = page.sandbox.world.shelves.familyById.get(lipstick.id)!
    const family = await shown(parentId)
    expect(it_(family).getByRole('heading', { level: 1 }).textContent).toBe('Lippenstift Samt')
    expect(swatch(family, /^01 Rosé/).checked).toBe(true)
  })

  it('says what is not to be had, and shows it all the same', async () => {
    const page = await shown(lipstick.id)
    const gone = (await it_(page).findAllByRole<HTMLInputElement>('radio', { name: /nicht vorrätig/ }))[0]!
    await userEvent.click(gone)
    await it_(page).findByText('ausverkauft')
  })
})

describe('vitrine-product-detail in depth', () => {
  it('tells how it is used, what is in it, who answers for it, and its number (GPSR, Art. 19)', async () => {
    const page = await shown(serum.id)
    const sections = [...page.element('product-detail').shadowRoot!.querySelectorAll('details')]
    expect(sections.map((each) => each.querySelector('h2')?.textContent)).toEqual([
      'So wendest du es an',
      'Für welche Haut',
      'Inhaltsstoffe (INCI)',
      'Sicherheitshinweise',
      'Hersteller und Artikelnummer',
    ])
    expect(text(page)).toContain('Lindenrose Kosmetik GmbH')
    expect(text(page)).toContain(`Artikelnummer ${serum.sku}`)
    expect(text(page)).toContain('Lieferzeit 2 bis 4 Werktage')
  })

  it('leads to the consultant with whom she shops', async () => {
    const page = await shown(serum.id, {
      html: `<vitrine-consultant-detection></vitrine-consultant-detection>${detail(serum.id)}`,
      at: '/product?mk_moniker=anna-berger',
    })
    const ask = await it_(page).findByRole('link', { name: /^Frag \S+ dazu$/ })
    expect(ask.getAttribute('href')).toMatch(/^\/consultant\?moniker=/)
    expect(new URL((ask as HTMLAnchorElement).href).searchParams.get('about')).toBe(serum.name)
  })

  it('enlarges its pictures by keyboard, and gives the focus back', async () => {
    const page = await shown(serum.id)
    const enlarge = it_(page).getByRole('button', { name: 'Bild vergrößern' })
    enlarge.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await it_(page).findByRole('dialog', { name: `${serum.name}, vergrößert` })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Größer' }))
    await vi.waitFor(() => expect(dialog.querySelector('output')?.textContent).toBe('200 %'))
    const stage = within(dialog).getByRole('region', { name: 'Bild 1 von 2' })
    await vi.waitFor(() => expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth * 1.5))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nächstes Bild' }))
    await vi.waitFor(() => expect(within(dialog).getByRole('region', { name: 'Bild 2 von 2' }).isConnected).toBe(true))
    await vi.waitFor(() => expect(dialog.querySelector('output')?.textContent).toBe('100 %'))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(it_(page).queryByRole('dialog')).toBeNull())
    expect(page.element('product-detail').shadowRoot?.activeElement).toBe(enlarge)
  })
})

describe('vitrine-product-detail without a product', () => {
  it.each([
    ['is gone', serum.id, [serum.id]],
    ['never was', '01t000000000000AAA', []],
    ['has an id that is none', '../../etc/passwd', []],
    ['has no id', '', []],
    ['has an id full of script', '<script>alert(1)</script>', []],
  ])('says that there is none and shows the way on when it %s', async (_, id, goneProducts) => {
    const page = await shopPage({
      html: '<vitrine-product-detail products-url="/alles"></vitrine-product-detail>',
      at: `/product?id=${encodeURIComponent(id)}`,
      world: ({ world }) => Object.assign(world.state, { goneProducts }),
    })
    await page.becomes('product-detail', 'gone')
    expect(it_(page).getByRole('heading', { name: 'Dieses Produkt gibt es nicht mehr' }).isConnected).toBe(true)
    expect(it_(page).getByRole('link', { name: 'Alle Produkte' }).getAttribute('href')).toBe('/alles')
    expect(it_(page).queryByRole('alert')).toBeNull()
  })

  it.each(['offline', 'error-500', 'html', 'malformed'] as const)('says what happened and tries again when asked: %s', async (kind) => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html: detail(serum.id), weather: [{ kind, match: `/products/${serum.id}` }] })
    await page.becomes('product-detail', 'failed')
    expect(it_(page).getByRole('alert').textContent).toMatch(
      kind === 'offline' ? /Wir erreichen den Shop gerade nicht/ : /Der Shop hat gerade eine Störung/,
    )
    expect(error.mock.calls.map(String)).toEqual([expect.stringMatching(/had no answer|not with JSON|unexpected error/)])
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(it_(page).getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('product-detail', 'filled')
  })

  it('tells guests who may not look to sign in', async () => {
    const page = await shopPage({ html: detail(serum.id), scene: 'guest-browsing-off' })
    await page.becomes('product-detail', 'locked')
    expect(it_(page).getByText('In diesem Shop kannst du dich nach dem Anmelden umsehen.').isConnected).toBe(true)
    expect(it_(page).getByRole('link', { name: 'Anmelden' }).isConnected).toBe(true)
    expect(page.asked(/\/products/)).toEqual([])
  })

  it('tells guests who may not buy to sign in, in place of the button', async () => {
    const page = await shown(serum.id, { scene: 'guest-cart-off' })
    expect(it_(page).getByText('Zum Einkaufen melde dich bitte an.').isConnected).toBe(true)
    expect(it_(page).queryByRole('button', { name: /Warenkorb/ })).toBeNull()
  })

  it('shows its sample on an editor’s canvas and asks nothing', async () => {
    const page = await shopPage({ html: `<div data-vitrine-mode="edit">${detail(serum.id)}</div>` })
    expect((await it_(page).findByRole('heading', { level: 1 })).textContent).toBe('Rosenserum Leuchtkraft')
    expect(page.asked()).toEqual([])
  })

  it('shows on a canvas that stands before a platform the product that is chosen, and says when it is gone', async () => {
    document.documentElement.toggleAttribute('data-vitrine-real', true)
    const cream = products.find(({ name }) => name === 'Nachtcreme Salbei')!
    const page = await shopPage({
      html: `<div data-vitrine-mode="edit"><vitrine-product-detail product="${cream.id}"></vitrine-product-detail></div>`,
    })
    await vi.waitFor(() => expect(it_(page).getByRole('heading', { level: 1 }).textContent).toBe('Nachtcreme Salbei'))
    page.element('product-detail').setAttribute('product', '01t000000099999AAA')
    expect((await it_(page).findByText('Dieses Produkt gibt es nicht mehr')).isConnected).toBe(true)
    document.documentElement.removeAttribute('data-vitrine-real')
  })

  it('speaks English', async () => {
    const page = await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at: '/product', settings: { locale: 'en' } })
    await page.becomes('product-detail', 'gone')
    expect(it_(page).getByRole('heading', { name: 'This product is no longer available' }).isConnected).toBe(true)
  })
})
