import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()
const [rose, sage] = products.filter(({ quantityRule, stock }) => !quantityRule && stock > 9) as [
  (typeof products)[0],
  (typeof products)[0],
]
const anna = consultants[0]!
const twoNames = consultants.find(({ alternateMoniker, shopActive }) => alternateMoniker && shopActive)!
const closed = consultants.find(({ shopActive }) => !shopActive)!

const notice = (page: Page) => page.locator('vitrine-permalink-notice')
const bag = (page: Page, count: number) => page.getByRole('button', { name: `Warenkorb, ${count} Artikel` }).waitFor()
const told = (page: Page, name: string | RegExp) => notice(page).getByRole('heading', { name }).waitFor()
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Every document that the page loads from now on. */
function documents(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

describe('a shopper who follows a link to a cart', () => {
  it.each(['PartList', 'p'])('finds the products of ?%s in it, in the consultant’s shop', async (name) => {
    const { page, wrong } = await shop.visit(`/cart?${name}=${rose.partId},${sage.partId},${rose.partId}&l=de&mk_moniker=${anna.moniker}`)
    await told(page, '3 Artikel liegen jetzt in deinem Warenkorb')
    await bag(page, 3)
    await page.getByText(`Shop von ${anna.firstName} ${anna.lastName}`, { exact: true }).first().waitFor()
    expect(query(page)).toEqual({ mk_moniker: anna.moniker })
    expect(wrong).toEqual([])
  })

  it('has them once after she has loaded the page again, twice, and after Back and forward', async () => {
    const { page, wrong } = await shop.visit('/products')
    const loaded = documents(page)
    await atRest(page, page.goto(`/cart?p=${rose.partId}:2&m=${anna.moniker}`))
    await bag(page, 2)
    expect(loaded).toEqual(['/cart'])
    await atRest(page, page.reload())
    await atRest(page, page.reload())
    await bag(page, 2)
    await atRest(page, page.goBack())
    await atRest(page, page.goForward())
    await bag(page, 2)
    expect(query(page)).toEqual({ m: anna.moniker })
    expect(wrong).toEqual([])
  })

  it('has them once when she follows it a second time', async () => {
    const link = `/cart?p=${rose.partId}:2`
    const { page } = await shop.visit(link)
    await bag(page, 2)
    await atRest(page, page.goto(link))
    await told(page, '2 Artikel liegen jetzt in deinem Warenkorb')
    await bag(page, 2)
  })

  it('comes by the other name of a consultant, and the address has her real one, in one navigation', async () => {
    const { page, wrong } = await shop.visit('/products')
    const loaded = documents(page)
    await atRest(page, page.goto(`/cart?mk_moniker=${twoNames.alternateMoniker}&p=${rose.partId}`))
    await bag(page, 1)
    expect([query(page), loaded]).toEqual([{ mk_moniker: twoNames.moniker }, ['/cart']])
    expect(wrong).toEqual([])
  })

  it('comes by the key of a consultant', async () => {
    const { page, wrong } = await shop.visit(`/cart?i=${anna.consultantKey}&PartList=${rose.partId}`)
    await bag(page, 1)
    await page.getByText(`Shop von ${anna.firstName} ${anna.lastName}`, { exact: true }).first().waitFor()
    expect(query(page)).toEqual({ i: anna.consultantKey })
    expect(wrong).toEqual([])
  })

  it.each([
    ['moniker', `m=${closed.moniker}`],
    ['key', `i=${closed.consultantKey}`],
  ])('to a closed shop (by its %s) buys nothing, is told once, and may go on alone', async (_name, of) => {
    const { page, wrong } = await shop.visit(`/cart?${of}&p=${rose.partId}`)
    await told(page, /ist gerade geschlossen$/)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await bag(page, 0)
    await notice(page).getByRole('button', { name: 'Ohne Beraterin weiter' }).click()
    await told(page, '1 Artikel liegt jetzt in deinem Warenkorb')
    await bag(page, 1)
    expect(wrong).toEqual([])
  })

  it.each([
    ['moniker', 'm=frau-niemand'],
    ['key', 'i=AB0'],
    ['moniker of 5,000 characters', `mk_moniker=${'x'.repeat(5000)}`],
  ])('of nobody (by a %s) stays on the cart page, is told, and has the products', async (_name, of) => {
    const { page, wrong } = await shop.visit(`/cart?${of}&p=${rose.partId}`)
    await told(page, 'Diese Beraterin finden wir nicht')
    await bag(page, 1)
    expect(new URL(page.url()).pathname).toBe('/cart')
    await notice(page).getByRole('link', { name: 'Beraterin suchen' }).click()
    await page.waitForURL('**/consultants')
    expect(wrong).toEqual([])
  })

  it('is told what the shop does not have, and has the rest', async () => {
    const { page, wrong } = await shop.visit(`/cart?PartList=${rose.partId},99999999,4711:-2,__proto__,<script>alert(1)</script>`)
    await told(page, 'Artikel nicht verfügbar')
    await notice(page).getByText('Artikelnummer 99999999').waitFor()
    await bag(page, 1)
    await atRest(page, page.reload())
    await bag(page, 1)
    expect(wrong).toEqual([])
  })

  it('is told that 500 products are too many, and the page stays usable', async () => {
    const { page, wrong } = await shop.visit(
      `/cart?p=${rose.partId},${Array.from({ length: 499 }, (_, index) => 90_000_000 + index).join(',')}`,
    )
    await notice(page)
      .getByText(/noch 400 weitere Artikel/)
      .waitFor()
    await bag(page, 1)
    expect(wrong).toEqual([])
  })

  it('tries again after the shop could not be reached, and has each product once', async () => {
    await shop.weather({ kind: 'offline', match: 'getProductDetails' })
    const { page } = await shop.visit(`/cart?p=${rose.partId}:2`)
    await told(page, 'Dein Link hat noch nicht geklappt')
    await shop.weather({ kind: 'clear' })
    await notice(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await told(page, '2 Artikel liegen jetzt in deinem Warenkorb')
    await bag(page, 2)
  })
})
