import '../../src/blocks/cart-page/index.js'
import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../src/core/bus/index.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { pageActions } from '../../src/ui/actions/page-actions.js'
import { fillCart, openSandbox, type ShopPage, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const serum = products[0]!
const cream = products[1]!

const blocks = '<vitrine-cart-panel></vitrine-cart-panel><vitrine-product-list></vitrine-product-list>'
const open = (options: Partial<Parameters<typeof shopPage>[0]> = {}) =>
  shopPage({ html: blocks, hurry: 20, settings: { 'checkout-url': '/checkout' }, ...options })
const actionsOf = (page: ShopPage) => pageActions(page.shop)

describe('the actions of a page', () => {
  it('search products with prices as the page shows them', async () => {
    const page = await open()
    const { products: found, total } = await actionsOf(page).searchProducts({ term: 'Serum', maxPrice: 40 })
    expect(total).toBe(found.length)
    const rose = found.find(({ productId }) => productId === serum.id)
    expect(rose).toMatchObject({
      name: serum.name,
      price: { amount: serum.price, currency: 'EUR', text: '39,90\u00a0€', note: 'inkl. MwSt., zzgl. Versand' },
      availability: 'in-stock',
    })
    expect(rose?.url).toBe(new URL(`/product?id=${serum.id}`, location.href).href)
    expect(found.every(({ price }) => Number(price.amount) <= 40)).toBe(true)
  })

  it('read a product, and say that its texts are not vouched for', async () => {
    const page = await open()
    const { product } = await actionsOf(page).getProduct({ productId: serum.id })
    expect(product).toMatchObject({ name: serum.name, texts: { vouchedFor: false, ingredients: expect.stringMatching(/\w/) } })
    expect(product?.texts.description).not.toContain('<')
    await expect(actionsOf(page).getProduct({ productId: '01t999999999999AAA' })).resolves.toEqual({ product: undefined })
  })

  it('fill, change and empty the cart, with amounts that the platform has calculated', async () => {
    const page = await open()
    const { getCart, updateCart } = actionsOf(page)
    await expect(getCart()).resolves.toEqual({ cart: undefined })
    const { cart, userErrors } = await updateCart({ lines: [{ productId: serum.id, quantity: 2 }] })
    expect(userErrors).toEqual([])
    expect(cart).toMatchObject({
      processing: false,
      lines: [{ productId: serum.id, quantity: 2, price: { text: '79,80\u00a0€', note: 'inkl. MwSt.' } }],
    })
    const lineId = cart?.lines[0]?.lineId
    const fewer = await updateCart({ lines: [{ lineId: lineId!, quantity: 1 }] })
    expect(fewer.cart).toMatchObject({
      subtotal: { text: '39,90\u00a0€' },
      total: { text: '44,80\u00a0€' },
      shippingNote: 'Versand: 4,90\u00a0€',
    })
    const none = await updateCart({ lines: [{ lineId: lineId!, quantity: 0 }] })
    expect(none.cart?.lines ?? []).toEqual([])
  })

  it('say what the shop has against a line or a coupon, in its words, and do the rest', async () => {
    const page = await open()
    const { cart, userErrors } = await actionsOf(page).updateCart({
      lines: [
        { productId: serum.id, quantity: 1 },
        { productId: cream.id, quantity: 9999 },
        { lineId: '0a9000000000000AAA', quantity: 2 },
      ],
      couponCodes: ['GIBTSNICHT'],
    })
    expect(cart?.lines).toMatchObject([{ quantity: 1 }])
    expect(userErrors.map(({ code, path }) => [code, path])).toEqual([
      ['stock', '/lines/1'],
      ['gone', '/lines/2'],
      ['coupon-unknown', '/couponCodes/0'],
    ])
    expect(userErrors[0]?.message).toMatch(/^Nur noch \d+ verfügbar\.$/)
  })

  it('hold a coupon code that is wanted, and take out one that is not', async () => {
    const page = await open({ world: (sandbox) => fillCart(sandbox, [[serum.id, 1]]) })
    const { updateCart } = actionsOf(page)
    expect((await updateCart({ couponCodes: ['SOMMER10'] })).cart?.couponCodes).toEqual(['SOMMER10'])
    expect((await updateCart({ couponCodes: ['sommer10'] })).cart?.couponCodes).toEqual(['SOMMER10'])
    expect((await updateCart({ couponCodes: [] })).cart?.couponCodes).toEqual([])
  })

  it('need a line to be either of a product or of the cart', async () => {
    const page = await open()
    const { updateCart } = actionsOf(page)
    await expect(updateCart({})).rejects.toMatchObject({ message: 'updateCart: the input needs lines or couponCodes.' })
    await expect(updateCart({ lines: [{ quantity: 1 }] })).rejects.toMatchObject({ problems: [{ path: '/lines/0' }] })
    await expect(updateCart({ lines: [{ productId: serum.id, quantity: 0 }] })).rejects.toMatchObject({
      problems: [{ path: '/lines/0/quantity' }],
    })
    expect(page.asked(/cart-items/)).toEqual([])
  })

  it('show the cart in its panel, and go to its page where there is no panel', async () => {
    const page = await open()
    await expect(actionsOf(page).openCart()).resolves.toEqual({ shown: 'panel' })
    await vi.waitFor(() => page.in('cart-panel').getByRole('dialog'))
    const bare = await open({ html: '' })
    await expect(actionsOf(bare).openCart()).resolves.toEqual({ shown: 'page' })
    expect(bare.visits).toEqual(['/cart'])
  })

  it('lead to the checkout and no further, and only with something in the cart', async () => {
    const page = await open()
    await expect(actionsOf(page).startCheckout()).resolves.toMatchObject({ url: undefined, userErrors: [{ code: 'empty-cart' }] })
    await actionsOf(page).updateCart({ lines: [{ productId: serum.id, quantity: 1 }] })
    await expect(actionsOf(page).startCheckout()).resolves.toEqual({ url: new URL('/checkout', location.href).href, userErrors: [] })
    await vi.waitFor(() => expect(page.visits).toEqual(['/checkout']))
    expect(page.asked(/checkouts|orders/)).toEqual([])
    const without = await open({ settings: {} })
    await expect(actionsOf(without).startCheckout()).resolves.toMatchObject({ userErrors: [{ code: 'no-checkout' }] })
  })

  it('let a page that wants to do something else at the checkout do so', async () => {
    const page = await open({ world: (sandbox) => fillCart(sandbox, [[serum.id, 1]]) })
    page.element('cart-panel').addEventListener('vitrine-checkout-start', (event) => event.preventDefault())
    await expect(actionsOf(page).startCheckout()).resolves.toEqual({ url: undefined, userErrors: [] })
    expect(page.visits).toEqual([])
  })

  it('find consultants by what was typed, and choose one', async () => {
    const page = await open()
    const { findConsultants, chooseConsultant, getCart } = actionsOf(page)
    const { consultants } = await findConsultants({ text: 'Anna Berger' })
    expect(consultants).toMatchObject([{ moniker: 'anna-berger', name: 'Anna Berger', shopActive: true }])
    expect((await findConsultants({ text: '50667' })).consultants[0]?.distance).toEqual(expect.any(Number))
    await expect(findConsultants({ text: '00000' })).resolves.toMatchObject({ userErrors: [{ code: 'postal-code', path: '/text' }] })
    await expect(chooseConsultant({ moniker: 'anna' })).resolves.toEqual({
      consultant: { moniker: 'anna-berger', name: 'Anna Berger' },
      userErrors: [],
    })
    expect(page.said('moniker-selected')).toMatchObject([{ moniker: 'anna-berger' }])
    await actionsOf(page).updateCart({ lines: [{ productId: serum.id, quantity: 1 }] })
    expect((await getCart()).cart?.consultant).toEqual({ moniker: 'anna-berger', name: 'Anna Berger' })
    await expect(chooseConsultant({ moniker: 'niemand' })).resolves.toMatchObject({
      consultant: { moniker: 'anna-berger' },
      userErrors: [{ code: 'no-consultant' }],
    })
  })

  it('speak English on an English page', async () => {
    const page = await open({ settings: { locale: 'en' } })
    const { product } = await actionsOf(page).getProduct({ productId: serum.id })
    expect(product?.price).toMatchObject({ text: '€39.90', note: 'incl. VAT, plus shipping' })
  })

  it('stop a script that runs wild, and no other page', async () => {
    const page = await open()
    const { openCart } = actionsOf(page)
    for (let call = 0; call < 20; call += 1) await openCart()
    await expect(openCart()).rejects.toMatchObject({ code: 'too-many-calls', retryAfterMs: expect.any(Number) })
    await expect(actionsOf(page).getCart()).resolves.toEqual({ cart: undefined })
    await expect(actionsOf(await open()).openCart()).resolves.toEqual({ shown: 'panel' })
  })

  it('throw where the platform cannot be asked', async () => {
    const page = await open()
    page.sandbox.weather({ kind: 'error-500', match: 'product-search' })
    await expect(actionsOf(page).searchProducts()).rejects.toMatchObject({ kind: 'broken' })
  })
})

describe('the actions on the page', () => {
  it('stand on the bus, once for all bundles', async () => {
    const page = await open()
    expect(pageBus().actions).toBeUndefined()
    const actions = actionsOf(page)
    expect(pageBus().actions).toBe(actions)
    expect(actionsOf(page)).toBe(actions)
  })

  it('answer an event on the document with a promise', async () => {
    const page = await open()
    actionsOf(page)
    const detail: { action: 'searchProducts'; input: object; promise?: Promise<unknown> } = {
      action: 'searchProducts',
      input: { term: serum.name, pageSize: 1 },
    }
    document.dispatchEvent(new CustomEvent('vitrine-action-request', { detail }))
    await expect(detail.promise).resolves.toMatchObject({ products: [{ productId: serum.id }] })
    const unknown = { action: 'placeOrder' as never }
    document.dispatchEvent(new CustomEvent('vitrine-action-request', { detail: unknown }))
    expect(unknown).toEqual({ action: 'placeOrder' })
  })

  it('tell each call from the block that it belongs to, bubbling, with the promise of its result', async () => {
    const page = await open()
    const heard: { target: EventTarget | null; action: string; promise: Promise<unknown> }[] = []
    const listen = (event: DocumentEventMap['vitrine-action']) =>
      void heard.push({ target: event.target, action: event.action, promise: event.promise })
    document.addEventListener('vitrine-action', listen)
    const adding = actionsOf(page).updateCart({ lines: [{ productId: serum.id, quantity: 1 }] })
    expect(heard).toMatchObject([{ target: page.element('cart-panel'), action: 'updateCart' }])
    await expect(heard[0]?.promise).resolves.toMatchObject({ cart: { lines: [{ productId: serum.id }] } })
    await adding
    await actionsOf(page).findConsultants({ text: 'Anna' }, { target: page.container })
    expect(heard[1]?.target).toBe(page.container)
    document.removeEventListener('vitrine-action', listen)
  })

  it('let a host open a cart of its own', async () => {
    const page = await open()
    const { openCart } = actionsOf(page)
    const opened = vi.fn()
    openCart.configure({
      async handler() {
        opened()
        return { shown: 'own' }
      },
    })
    expect(openCart.isDefault()).toBe(false)
    await expect(openCart()).resolves.toEqual({ shown: 'own' })
    expect(opened).toHaveBeenCalledOnce()
    expect(page.said('cart.open')).toEqual([])
  })

  it('are fetched by nobody who does not want them', async () => {
    const page = await open({ html: `${blocks}<vitrine-cart-page></vitrine-cart-page>` })
    await userEvent.click(await page.in('product-list').findByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await page.becomes('cart-page', 'filled')
    expect(pageBus().actions).toBeUndefined()
  })
})
