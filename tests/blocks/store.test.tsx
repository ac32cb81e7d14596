import { describe, expect, it, onTestFinished, vi } from 'vitest'
import '../../src/blocks/cart-page/filled.js'
import '../../src/blocks/cart-page/index.js'
import '../../src/blocks/contact-preferences/index.js'
import { chooseAccount } from '../../src/commerce/domain/customer/choose-account.js'
import { inside } from '../support/mount.js'
import { openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const oneProduct = '<vitrine-product-list page-size="1"></vitrine-product-list>'

function onPageIn(language: string): void {
  const root = document.documentElement
  const before = root.lang
  root.lang = language
  onTestFinished(() => {
    root.lang = before
  })
}

describe('vitrine-store', () => {
  it('speaks German without being told', async () => {
    const page = await shopPage({ html: oneProduct })
    await page.becomes('product-list', 'filled')
    expect(page.in('product-list').getByRole('button', { name: /in den Warenkorb$/ }).textContent).toBe('In den Warenkorb')
  })

  it('gives every block the language of the page', async () => {
    const page = await shopPage({ html: `${oneProduct}<vitrine-main-navigation></vitrine-main-navigation>`, settings: { locale: 'en' } })
    await page.becomes('product-list', 'filled')
    expect(page.in('product-list').getByRole('button', { name: /^Add to cart: / }).textContent).toBe('Add to cart')
    await vi.waitFor(() => expect(page.in('main-navigation').getByRole('link', { name: 'Shop all' }).isConnected).toBe(true))
  })

  it('translates what is already shown when the language changes', async () => {
    const page = await shopPage({ html: oneProduct })
    await page.becomes('product-list', 'filled')
    page.element('store').setAttribute('locale', 'en')
    expect((await page.in('product-list').findByRole('button', { name: /^Add to cart: / })).isConnected).toBe(true)
  })

  it('says which language its words are in, whatever the page says', async () => {
    onPageIn('de')
    const page = await shopPage({ html: oneProduct, settings: { locale: 'en' } })
    const spoken = () => page.element('product-list').shadowRoot!.querySelector<HTMLElement>('.block')!.lang
    await page.becomes('product-list', 'filled')
    expect(spoken()).toBe('en')
    page.element('store').setAttribute('locale', 'de')
    await vi.waitFor(() => expect(spoken()).toBe('de'))
  })

  it('speaks the language of the page without being told another', async () => {
    onPageIn('en-GB')
    const page = await shopPage({ html: oneProduct })
    await page.becomes('product-list', 'filled')
    const list = page.in('product-list')
    expect(list.getByRole('button', { name: /^Add to cart: / }).isConnected).toBe(true)
    expect(list.getByText(/^€\d+\.\d\d$/).isConnected).toBe(true)
    page.element('store').setAttribute('locale', 'de')
    expect((await list.findByRole('button', { name: /in den Warenkorb$/ })).isConnected).toBe(true)
    page.element('store').removeAttribute('locale')
    expect((await list.findByRole('button', { name: /^Add to cart: / })).isConnected).toBe(true)
    document.documentElement.lang = 'de-AT'
    expect((await list.findByRole('button', { name: /in den Warenkorb$/ })).isConnected).toBe(true)
  })

  it('speaks the language of the part of the page it stands in', async () => {
    const page = await shopPage({ html: oneProduct, before: (body) => body.querySelector('div')!.setAttribute('lang', 'en') })
    await page.becomes('product-list', 'filled')
    expect(page.in('product-list').getByRole('button', { name: /^Add to cart: / }).isConnected).toBe(true)
  })

  it('gives every block the language of a page without store settings', async () => {
    onPageIn('en')
    const page = await shopPage({ html: oneProduct, before: (body) => body.querySelector('vitrine-store')!.remove() })
    await page.becomes('product-list', 'filled')
    expect(page.in('product-list').getByRole('button', { name: /^Add to cart: / }).isConnected).toBe(true)
  })

  it.each(['fr', 'enm', ''])('speaks German on a page in a language it does not speak (%s)', async (language) => {
    onPageIn(language)
    const page = await shopPage({ html: oneProduct })
    await page.becomes('product-list', 'filled')
    expect(page.in('product-list').getByRole('button', { name: /in den Warenkorb$/ }).isConnected).toBe(true)
  })

  it('counts from the start, wherever it stands on the page', async () => {
    const page = await shopPage({ html: oneProduct, settings: { 'api-base-path': '/webruntime/api' } })
    await page.becomes('product-list', 'filled')
    const paths = page.sandbox.requests().map(({ path }) => path)
    expect(
      paths.filter(
        (path) =>
          path.includes('/commerce/') && !path.startsWith('/webruntime/api/services/data/v64.0/commerce/webstores/0ZE000000000001GAA'),
      ),
    ).toEqual([])
  })

  it('asks another webstore when it is told to, and forgets what the first one said', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html: oneProduct })
    await page.becomes('product-list', 'filled')
    page.element('store').setAttribute('webstore-id', '0ZE000000000002GAA')
    await vi.waitFor(() =>
      expect(page.sandbox.requests().some(({ path, status }) => path.includes('0ZE000000000002GAA') && status === 404)).toBe(true),
    )
  })

  it('sends guests to the sign-in page it names', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation></vitrine-main-navigation>',
      settings: { 'login-url': '/konto/anmelden' },
    })
    await page.becomes('main-navigation', 'guest')
    expect(page.in('main-navigation').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/konto/anmelden')
  })

  it('replaces words of the blocks with the page’s own', async () => {
    const page = await shopPage({
      html: oneProduct,
      settings: { words: '{"addToCart": "Einpacken", "added": "keine Funktion", "nobody": "x", "__proto__": "y"}' },
    })
    await page.becomes('product-list', 'filled')
    await userEvent.click(page.in('product-list').getByText('Einpacken'))
    await page.announced(`„${page.in('product-list').getByRole('heading').textContent}“ liegt im Warenkorb.`)
  })

  it('keeps the usual words and says so when its own are no JSON', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const page = await shopPage({ html: oneProduct, settings: { words: '{"addToCart": ' } })
    await page.becomes('product-list', 'filled')
    expect(page.in('product-list').getByText('In den Warenkorb').isConnected).toBe(true)
    expect(warn.mock.calls.flat().filter((line) => String(line).startsWith('<vitrine-store> words='))).toHaveLength(1)
  })

  it('has the page’s one live region, there before anything is said and seen by nobody', async () => {
    const page = await shopPage({ html: '' })
    const region = page.in('store').getByRole('status')
    expect(region.textContent).toBe('')
    expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    page.shop.announce('Gespeichert.')
    await page.announced('Gespeichert.')
    expect(page.in('store').getByRole('status')).toBe(region)
  })

  it('says the same sentence again when the same thing happens again', async () => {
    const page = await shopPage({ html: '' })
    const said: string[] = []
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) said.push(node.textContent ?? '')
    }).observe(page.in('store').getByRole('status'), { childList: true, subtree: true })
    page.shop.announce('„Rosenserum“ liegt im Warenkorb.')
    await vi.waitFor(() => expect(said).toHaveLength(1))
    page.shop.announce('„Rosenserum“ liegt im Warenkorb.')
    await vi.waitFor(() => expect(said).toEqual(['„Rosenserum“ liegt im Warenkorb.', '„Rosenserum“ liegt im Warenkorb.']))
  })

  it('interrupts for what is urgent only', async () => {
    const page = await shopPage({ html: '' })
    page.shop.announce('Bitte sofort lesen.', true)
    await vi.waitFor(() => expect(page.in('store').getByRole('alert').textContent).toBe('Bitte sofort lesen.'))
    expect(page.in('store').getByRole('status').textContent).toBe('')
  })

  it('is a small chip for editors, and asks nothing', async () => {
    const page = await shopPage({ html: '' })
    page.element('store').setAttribute('data-vitrine-mode', 'edit')
    expect((await inside(page.element('store')).findByText('Shop')).className).toBe('chip')
    expect(page.asked()).toEqual([])
  })

  it('warns of a language it does not speak, and speaks German', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const page = await shopPage({ html: oneProduct, settings: { locale: 'klingonisch' } })
    await page.becomes('product-list', 'filled')
    expect(page.in('product-list').getByText('In den Warenkorb').isConnected).toBe(true)
    expect(warn.mock.calls.flat()).toContain('<vitrine-store> locale="klingonisch" is not understood; using nothing.')
  })
})

describe('vitrine-store, own words for what goes wrong', () => {
  const own = (words: Record<string, string>) => ({ words: JSON.stringify(words) })
  const filledCart = async (words: Record<string, string>) => {
    const page = await shopPage({ html: '<vitrine-cart-page></vitrine-cart-page>', scene: 'full-cart', settings: own(words) })
    await page.becomes('cart-page', 'filled')
    return { ...page, cart: page.in('cart-page') }
  }

  it('are said of a coupon that is refused', async () => {
    const { cart } = await filledCart({ 'coupon-unknown': 'Diesen Code führen wir nicht.' })
    await userEvent.fill(cart.getByRole('textbox', { name: 'Gutscheincode' }), 'GIBTSNICHT')
    await userEvent.click(cart.getByRole('button', { name: 'Einlösen' }))
    expect((await cart.findByRole('alert')).textContent).toBe('Diesen Code führen wir nicht.')
  })

  it('are said on the line of the cart that is refused', async () => {
    const { cart, sandbox } = await filledCart({ 'refused-sold-out': 'Schon vergriffen.' })
    for (const { lines } of Object.values(sandbox.world.state.carts)) {
      for (const { productId } of lines) sandbox.world.state.stock[productId] = 0
    }
    await userEvent.click(cart.getAllByRole('button', { name: /erhöhen$/ })[0]!)
    // The lines beside it are sold out, too, and say so as soon as the cart is read.
    await vi.waitFor(() => expect(cart.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Schon vergriffen.'))
  })

  it('are said where nothing could be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({
      html: oneProduct,
      weather: [{ kind: 'error-500', match: 'search' }],
      settings: own({ 'error-broken': 'Wir räumen gerade um.' }),
    })
    await page.becomes('product-list', 'failed')
    expect(page.in('product-list').getByRole('alert').textContent).toContain('Wir räumen gerade um.')
  })

  it('are said where nothing could be saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({
      html: '<vitrine-contact-preferences></vitrine-contact-preferences>',
      scene: 'signed-in',
      weather: [{ kind: 'offline', method: 'PATCH' }],
      settings: own({ 'error-offline': 'Ohne Netz geht es nicht.' }),
    })
    const block = page.in('contact-preferences')
    await userEvent.click(await block.findByRole('radio', { name: 'SMS' }))
    await userEvent.click(block.getByRole('button', { name: 'Speichern' }))
    await page.becomes('contact-preferences', 'unsaved')
    expect(block.getByRole('alert').textContent).toContain('Ohne Netz geht es nicht.')
  })

  it('are said of an account that is not hers', async () => {
    const page = await shopPage({ html: '', scene: 'signed-in', settings: own({ 'account-required': 'Für wen?' }) })
    expect(await chooseAccount(page.shop, '')).toEqual({ refused: { reason: 'input', message: 'Für wen?', language: 'de' } })
  })
})
