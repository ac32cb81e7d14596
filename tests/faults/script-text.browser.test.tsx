import { within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { categories, products } from '../../src/sandbox/world/shop/catalogue.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { fillCart, openSandbox, userEvent } from '../support/shop-page.js'
import { isHtml } from '../../src/core/dom/is-html.js'
import { naughtyStrings, scriptTexts } from './naughty-strings.js'

const goods = naughtyStrings.map((text, serial) => ({
  ...products[serial % 3]!,
  id: `01tN${String(serial).padStart(11, '0')}AAA`,
  sku: `n${serial}`,
  partId: `n${serial}`,
  urlName: `n${serial}`,
  name: text,
  line: text,
  description: text,
  badges: [text as 'new', 'new' as const],
  stock: 50,
}))
const everything = naughtyStrings.join(' ')
const shopPage = openSandbox({
  facts: {
    products: goods,
    categories: categories.map((category, index) => ({ ...category, name: naughtyStrings[index * 7] ?? '', description: everything })),
    consultants: naughtyStrings.map((text, serial) => ({
      ...consultants[0]!,
      id: `c${serial}`,
      moniker: `moniker-${serial}`,
      firstName: text,
      lastName: text,
    })),
    customers: customers.map((customer) => ({ ...customer, firstName: everything })),
  },
})

const names = ['alert', 'confirm', 'prompt', 'print'] as const
let fired: string[] = []
const fail = (event: ErrorEvent) => void fired.push(`error: ${event.message}`)
beforeEach(() => {
  fired = []
  for (const name of names) Object.assign(window, { [name]: () => void fired.push(name) })
  addEventListener('error', fail)
})
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  removeEventListener('error', fail)
  expect(fired).toEqual([])
})
const isMoreThanText = ({ localName, attributes }: Element) =>
  attributes.length > 0 || !/^(?:p|div|br|ul|ol|li|b|strong|i|em|sub|sup|h[3-6])$/.test(localName)
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('the corpus', () => {
  it('has more than 300 texts', () => expect(naughtyStrings.length).toBeGreaterThan(300))

  it('fires in a control that reads them as markup, so that silence elsewhere means something', async () => {
    const control = document.createElement('div')
    document.body.append(control)
    for (const text of scriptTexts) {
      const box = document.createElement('div')
      control.append(box)
      box.innerHTML = text
    }
    await vi.waitFor(() => expect(fired.filter((name) => !name.startsWith('error')).length).toBeGreaterThan(100), 15_000)
    expect(new Set(fired.filter((name) => !name.startsWith('error')))).toEqual(new Set(names))
    control.remove()
    // The last pictures fail late.
    for (let before = -1; before !== fired.length; await rest(500)) before = fired.length
    fired = []
  })
})

describe('text of the platform stays text', () => {
  it('in product names and lines: exactly as it came, in every list', async () => {
    const page = await shopPage({ html: '' })
    for (let first = 0; first < goods.length; first += 48) {
      history.replaceState(null, '', `/products?page=${first / 48 + 1}`)
      page.container.querySelector('vitrine-product-list')?.remove()
      page.container.insertAdjacentHTML('beforeend', '<vitrine-product-list browsable quantities page-size="48"></vitrine-product-list>')
      await page.becomes('product-list', 'filled')
      const cards = page.in('product-list').getAllByRole('article')
      const wanted = naughtyStrings.slice(first, first + 48)
      expect(cards.map((card) => card.querySelector('h2, h3')?.textContent)).toEqual(wanted)
      expect(cards.map((card) => card.querySelector('.soft-text')?.textContent)).toEqual(wanted)
      // A badge nobody knows is not shown.
      expect(cards.map((card) => card.querySelector('.badges .new')?.textContent)).toEqual(wanted.map(() => 'Neu'))
    }
  })

  it('in what is announced and said at the button', async () => {
    const text = scriptTexts[0]!
    const page = await shopPage({ html: '<vitrine-product-list page-size="1"></vitrine-product-list>' })
    await page.becomes('product-list', 'filled')
    await userEvent.click(page.in('product-list').getByText('In den Warenkorb'))
    await page.announced(`„${text}“ liegt im Warenkorb.`)
  })

  it('in categories', async () => {
    const page = await shopPage({ html: '<vitrine-product-list browsable page-size="1"></vitrine-product-list>', at: '/products' })
    await page.becomes('product-list', 'filled')
    const group = await page.in('product-list').findByRole('navigation', { name: 'Kategorien' })
    await vi.waitFor(() =>
      expect(
        within(group)
          .getAllByRole('link')
          .slice(1)
          .map((link) => link.textContent),
      ).toEqual(categories.map((_, index) => naughtyStrings[index * 7])),
    )
  })

  it('on the page of a product', async () => {
    const page = await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>' })
    for (const product of goods.filter((_, index) => index % 9 === 0)) {
      page.element('product-detail').setAttribute('product', product.id)
      await vi.waitFor(() => expect(page.element('product-detail').shadowRoot?.querySelector('h1')?.textContent).toBe(product.name))
      const description = page.element('product-detail').shadowRoot?.querySelector('.description')
      // HTML that an organisation writes may set its text, and nothing else.
      if (isHtml(product.description)) expect([...description!.querySelectorAll('*')].filter(isMoreThanText)).toEqual([])
      else expect(description?.textContent).toBe(product.description)
    }
  })

  it('in the cart, and in what is said when a line goes', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-panel></vitrine-cart-panel>',
      world: (sandbox) =>
        fillCart(
          sandbox,
          goods.map(({ id }) => [id, 2]),
        ),
    })
    await userEvent.click(page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ }))
    await page.becomes('cart-panel', 'filled')
    const shown = () => [...page.element('cart-panel').shadowRoot!.querySelectorAll('.line h3')].map((heading) => heading.textContent)
    // Six lines come in the first picture, the rest and the way on in the second.
    await page.in('cart-panel').findByText(/weitere zeigen/)
    for (let next = page.in('cart-panel').queryByText(/weitere zeigen/); next; next = page.in('cart-panel').queryByText(/weitere zeigen/)) {
      const before = shown().length
      next.click()
      await vi.waitFor(() => expect(shown().length).toBeGreaterThan(before), 10_000)
    }
    expect([...shown()].sort()).toEqual([...naughtyStrings].sort())
    const [first = ''] = shown()
    page.element('cart-panel').shadowRoot!.querySelector<HTMLElement>('.line .remove')?.click()
    await vi.waitFor(() =>
      expect(page.element('cart-panel').shadowRoot?.querySelector('.toast p')?.textContent).toBe(`„${first}“ entfernt`),
    )
  })

  it('in the name of a consultant', async () => {
    const page = await shopPage({ html: '<vitrine-main-navigation></vitrine-main-navigation>' })
    for (const [serial, text] of naughtyStrings.entries()) {
      const name = [text.trim(), text.trim()].filter(Boolean).join(' ')
      history.replaceState(null, '', `/?mk_moniker=moniker-${serial}`)
      page.container.querySelector('vitrine-consultant-detection')?.remove()
      page.container.insertAdjacentHTML('beforeend', '<vitrine-consultant-detection></vitrine-consultant-detection>')
      await vi.waitFor(
        () => {
          // Several are blank: the one before may look the same.
          expect(page.shop.consultant.get()?.firstName).toBe(text)
          expect(page.element('main-navigation').shadowRoot?.querySelector('.brand small')?.textContent).toBe(`Shop von ${name}`)
        },
        { interval: 5 },
      )
    }
  })

  it('in the name of the customer', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation></vitrine-main-navigation><vitrine-login></vitrine-login>',
      scene: 'signed-in',
    })
    await page.becomes('main-navigation', 'signed-in')
    expect(page.element('main-navigation').shadowRoot?.querySelector('.greeting')?.textContent).toBe(`Hallo ${everything}`)
    await vi.waitFor(() =>
      expect(page.element('login').shadowRoot?.querySelector('[role=status]')?.textContent).toBe(`Du bist angemeldet, ${everything}.`),
    )
  })
})

describe('text of the page stays text', () => {
  it('in attributes and own words', async () => {
    const quoted = everything.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    const page = await shopPage({
      html: `<vitrine-product-list heading="${quoted}" eyebrow="${quoted}" page-size="1"></vitrine-product-list><vitrine-main-navigation brand="${quoted}"></vitrine-main-navigation>
        <vitrine-login heading="${quoted}" hint="${quoted}"></vitrine-login>`,
      settings: { words: JSON.stringify({ addToCart: scriptTexts[5], shopAll: everything }) },
    })
    await page.becomes('product-list', 'filled')
    const heading = page.element('product-list').getAttribute('heading')
    expect(heading).toContain('onerror=alert(1)')
    expect(page.element('product-list').shadowRoot?.querySelector('[part=heading]')?.textContent).toBe(heading)
    expect(page.element('main-navigation').shadowRoot?.querySelector('.brand')?.textContent).toBe(heading)
    expect(page.element('login').shadowRoot?.querySelector('h1')?.textContent).toBe(heading)
    expect(page.in('product-list').getByText(scriptTexts[5]!).isConnected).toBe(true)
  })

  it('in the address', async () => {
    for (const text of naughtyStrings.filter((each, index) => index % 11 === 0 && each.length < 500 && !/\p{Surrogate}/u.test(each))) {
      const query = new URLSearchParams({ mk_moniker: text, m: text, category: text, sort: text, page: text, id: text, return: text })
      const page = await shopPage({
        html:
          '<vitrine-consultant-detection page="cart"></vitrine-consultant-detection><vitrine-product-list browsable ' +
          'page-size="1"></vitrine-product-list><vitrine-product-detail></vitrine-product-detail>',
        at: `/?${query}`,
      })
      await vi.waitFor(() => expect(['gone', 'filled']).toContain(page.state('product-detail')))
      await vi.waitFor(() => expect(['empty', 'filled']).toContain(page.state('product-list')))
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    }
  })

  it('and an address that is a script leads nowhere', async () => {
    const script = 'javascript:alert(1)'
    const page = await shopPage({
      html: `<vitrine-main-navigation brand-url="${script}" shop-url="${script}" account-url="${script}"></vitrine-main-navigation>
        <vitrine-product-list heading="x" product-url="${script}//" all-url="${script}" page-size="1"></vitrine-product-list><vitrine-login external-url="${script}"></vitrine-login>`,
      settings: { 'login-url': script, 'checkout-url': script },
    })
    await page.becomes('product-list', 'filled')
    const links = ['main-navigation', 'product-list', 'login'].flatMap((block) => [
      ...(page.element(block).shadowRoot?.querySelectorAll('a') ?? []),
    ])
    // The way to the platform's own page for signing in is not drawn at all.
    expect(links.length).toBeGreaterThan(4)
    expect(links.map(({ href }) => href).filter((href) => /^javascript:/i.test(href))).toEqual([])
  })
})
