import { describe, expect, it } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { firstAnswersAttribute, listQuestion, productQuestion, relatedQuestion } from '../../src/commerce/domain/product/first-answers.js'
import { listAddress, listQuery } from '../../src/commerce/domain/product/list-address.js'
import type { ProductDetail, ProductPage } from '../../src/commerce/domain/product/product-gateway.js'
import { openSandbox, type ShopPage } from '../support/shop-page.js'

const shopPage = openSandbox()
const [model] = products
const before: ProductDetail = {
  id: model!.id,
  name: 'Creme von gestern',
  detail: model!.line,
  description: '',
  categoryId: undefined,
  pictures: [],
  badges: model!.badges as ProductDetail['badges'],
  price: '1.23',
  original: undefined,
  lowestPrice30Days: undefined,
  content: undefined,
  currency: 'EUR',
  available: 50,
  rule: undefined,
  variants: undefined,
  path: [{ id: 'none', name: 'Gesichtspflege' }],
  facts: { articleNumber: '', application: '', skinTypes: [], ingredients: '', manufacturer: '', safety: '', deliveryTime: '' },
}
const page: ProductPage = { products: [before], facets: [], total: 1, pageSize: 4 }
const answers = { [listQuestion(listQuery(listAddress(undefined, ''), 'any', 4))]: page, [productQuestion(before.id)]: before }
const brought = (at = Date.now()) => `<script type="application/json" ${firstAnswersAttribute}>${JSON.stringify({ at, answers })}</script>`
const headingOf = (name: HTMLElement) => name.closest('h1, h2')!
const aWhileAgo = () => Date.now() - 2 * 60 * 1000
/** Nobody says who is here: nothing can be asked for her. */
const silence = { kind: 'timeout', match: 'session-context' } as const

/** Returns true when the price is seen anywhere in the block: on a phone the buy bar shows it, too. */
const isPriceSeen = (visit: ShopPage, name: string): boolean =>
  visit
    .in(name)
    .getAllByText(/1,23/)
    .some((price) => price.checkVisibility({ visibilityProperty: true }))

describe.each([
  ['product-list', '<vitrine-product-list page-size="4"></vitrine-product-list>'],
  ['product-detail', `<vitrine-product-detail product="${before.id}"></vitrine-product-detail>`],
])('what a page brings along for vitrine-%s', (name, block) => {
  it('is drawn before anything is asked, with the price for guests and without what is the shopper’s own', async () => {
    const visit = await shopPage({ html: block + brought(), weather: [silence] })
    const { findByText, queryByRole } = visit.in(name)
    expect((await findByText('Creme von gestern')).checkVisibility({ visibilityProperty: true })).toBe(true)
    expect(visit.state(name)).toBe('loading')
    expect(visit.asked(/product/)).toEqual([])
    expect(isPriceSeen(visit, name)).toBe(true)
    expect(queryByRole('button', { name: /Warenkorb/ })).toBeTruthy()
    expect(queryByRole('button', { name: /Merk/ })).toBeNull()
  })

  it('is put into the cart by a press before it is known who is here', async () => {
    const visit = await shopPage({ html: block + brought(), weather: [{ kind: 'slow', delay: 300, match: 'session-context' }] })
    const { findByRole } = visit.in(name)
    const button = await findByRole('button', { name: /Warenkorb/ })
    expect(visit.state(name)).toBe('loading')
    button.click()
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => visit.asked(/cart-items/).length).toBeGreaterThan(0)
  })

  it('shows no price of guests to a customer whose own is on its way, and keeps its place', async () => {
    const visit = await shopPage({ html: block + brought(), scene: 'signed-in', weather: [{ kind: 'timeout', match: 'product' }] })
    const [price] = await visit.in(name).findAllByText(/1,23/)
    await expect.poll(() => isPriceSeen(visit, name)).toBe(false)
    expect(price!.getBoundingClientRect().height).toBeGreaterThan(0)
  })

  it('gives way to what the platform says, without a jump', async () => {
    const visit = await shopPage({ html: block + brought(aWhileAgo()) })
    const first = visit.in(name).getByText('Creme von gestern')
    const { top } = headingOf(first).getBoundingClientRect()
    await visit.becomes(name, 'filled')
    const now = visit.in(name).getByText(model!.name)
    expect(headingOf(now).getBoundingClientRect().top).toBe(top)
    expect(visit.in(name).queryByText('Creme von gestern')).toBeNull()
    expect(visit.in(name).queryByText(/1,23/)).toBeNull()
  })

  it('is as good to a guest as an answer while it is fresh: with prices, and nothing is asked', async () => {
    const visit = await shopPage({ html: block + brought() })
    await visit.becomes(name, 'filled')
    expect(isPriceSeen(visit, name)).toBe(true)
    expect(visit.asked(/product-search|\/products\//)).toEqual([])
  })

  it('is not as good to a customer, who may pay another price', async () => {
    const visit = await shopPage({ html: block + brought(), scene: 'signed-in' })
    await visit.becomes(name, 'filled')
    visit.in(name).getByText(model!.name)
    expect(visit.in(name).queryByText(/1,23/)).toBeNull()
  })

  it('is not drawn when it is older than a day', async () => {
    const visit = await shopPage({ html: block + brought(Date.now() - 25 * 60 * 60 * 1000), weather: [silence] })
    expect(visit.in(name).queryByText('Creme von gestern')).toBeNull()
  })
})

describe('what goes with the product of the address', () => {
  const html = '<vitrine-product-list source="related" page-size="4"></vitrine-product-list>'
  const related = (at: number) =>
    `<script type="application/json" ${firstAnswersAttribute}>${JSON.stringify({ at, answers: { [relatedQuestion(model!.id, 4)]: [before] } })}</script>`
  const at = `/product?id=${model!.id}`

  it('is asked for no more where the page has just brought it along', async () => {
    const visit = await shopPage({ html: html + related(Date.now()), at })
    expect(await visit.in('product-list').findByText('Creme von gestern')).toBeTruthy()
    expect(visit.asked(/recommendations|\/products/)).toEqual([])
  })

  it('is asked for where that is a while ago', async () => {
    const visit = await shopPage({ html: html + related(aWhileAgo()), at })
    await visit.becomes('product-list', 'filled')
    expect(visit.asked(/recommendations/)).toHaveLength(1)
    expect(visit.in('product-list').queryByText('Creme von gestern')).toBeNull()
  })
})
