import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'
import { sample, schemes } from '../support/sample.js'

const shop = openExampleShop()
const path = '/ibc-personal-icatalog'
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Visitors have refused everything, so that the catalogue asks first. */
async function visit(...asked: Parameters<typeof shop.visit>): ReturnType<typeof shop.visit> {
  const visited = await shop.visit(...asked)
  await agree(visited.page)
  return visited
}
const agree = (page: Page) => page.getByRole('button', { name: 'Einverstanden, Katalog öffnen' }).click()

const block = (page: Page) => page.locator('vitrine-catalogue-frame')
const leaves = (page: Page) => page.frameLocator('vitrine-catalogue-frame iframe')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb' })
const becomes = (page: Page, state: string) => page.locator(`vitrine-catalogue-frame[data-state="${state}"]`).waitFor({ state: 'attached' })
const take = (book: FrameLocator, name: string) => book.getByRole('button', { name: `${name} in die Tasche` }).click()

/** The catalogue, opened at the page with these words. */
async function leafedTo(page: Page, words: string): Promise<FrameLocator> {
  const book = leaves(page)
  while (!(await book.locator('.spread.open').getByText(words).count())) {
    await book.getByRole('button', { name: 'Weiterblättern' }).click()
  }
  return book
}

async function quantities(page: Page): Promise<Record<string, string>> {
  await page.locator('vitrine-cart-panel[data-state="filled"]').waitFor({ state: 'attached' })
  const rows = await panel(page).locator('[part="line"]').all()
  return Object.fromEntries(
    await Promise.all(rows.map(async (row) => [await row.getByRole('heading').innerText(), await row.getByRole('textbox').inputValue()])),
  )
}

/** A page of another house, which is no catalogue. */
async function stranger(): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Fremd</title>'),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

const cartWrites = async () => {
  const log = await shop.requests()
  return (Array.isArray(log) ? log : (log.requests ?? [])).filter(({ method, path: asked }) => method !== 'GET' && asked.includes('/carts'))
}

for (const { width, height } of sample(
  [
    { width: 1280, height: 860 },
    { width: 375, height: 812 },
  ],
  2,
  1,
)) {
  describe(`a shopper with the catalogue at ${width} px`, () => {
    it('leafs, puts two products into the bag, one of them twice, and finds them in the cart', async () => {
      const { page, wrong } = await visit(`${path}?mk_moniker=anna-berger&shop=anna-berger`, { viewport: { width, height } })
      await becomes(page, 'open')
      await leaves(page).getByText('Für dich von Anna Berger').waitFor()
      let book = await leafedTo(page, 'Licht auf deiner Haut')
      await take(book, 'Rosenserum Leuchtkraft')
      await panel(page).waitFor()
      await expect.poll(() => quantities(page)).toEqual({ 'Rosenserum Leuchtkraft': '1' })
      await page.keyboard.press('Escape')
      await panel(page).waitFor({ state: 'hidden' })
      await expect.poll(() => book.locator('button:focus').getAttribute('aria-label')).toBe('Rosenserum Leuchtkraft in die Tasche')

      await take(book, 'Rosenserum Leuchtkraft')
      await panel(page).waitFor()
      await expect.poll(() => quantities(page)).toEqual({ 'Rosenserum Leuchtkraft': '2' })
      await page.keyboard.press('Escape')
      await panel(page).waitFor({ state: 'hidden' })
      book = await leafedTo(page, 'Lippen wie Samt')
      await take(book, 'Lippenstift Samt')
      await panel(page).waitFor()
      await expect.poll(() => quantities(page)).toEqual({ 'Lippenstift Samt': '1', 'Rosenserum Leuchtkraft': '2' })
      expect(wrong).toEqual([])
    })

    it('takes a set with one click, counted', async () => {
      const { page } = await visit(path, { viewport: { width, height } })
      const book = await leafedTo(page, 'Drei Schritte, jeden Abend')
      await book.getByRole('button', { name: 'Alles in die Tasche' }).click()
      await panel(page).waitFor()
      await expect
        .poll(() => quantities(page))
        .toEqual({ 'Nachtöl Hagebutte': '1', 'Feuchtigkeitsserum Quelle': '1', 'Reinigungsmilch Sanftmut': '2' })
    })

    it('is told what has run out, where she is', async () => {
      const { page } = await visit(path, { viewport: { width, height } })
      await take(await leafedTo(page, 'Zum Verschenken'), 'Adventskalender Lindenrose')
      await block(page).getByRole('alert').getByText('Adventskalender Lindenrose').waitFor()
      await expect.poll(() => block(page).getByRole('alert').getByText('Leider ausverkauft.').isVisible()).toBe(true)
      expect(await panel(page).count()).toBe(0)
    })

    for (const colorScheme of schemes) {
      it(`finds a page that passes axe in the ${colorScheme}, the catalogue included, keeps its policy and fits`, async () => {
        const { page, wrong } = await visit(path, { colorScheme, viewport: { width, height } })
        await becomes(page, 'open')
        expect(await violations(page)).toEqual([])
        const book = await leafedTo(page, 'Ein Hauch von Farbe')
        await expect.poll(() => book.locator('.leaf').count()).toBe(0)
        expect(await violations(page)).toEqual([])
        const overflow = () => document.documentElement.scrollWidth - innerWidth
        expect([await page.evaluate(overflow), await page.frames()[1]?.evaluate(overflow)]).toEqual([0, 0])
        expect(wrong).toEqual([])
      })
    }
  })
}

describe('the catalogue’s page', () => {
  it('sends camera, location and full screen into the frame, and nothing else', async () => {
    const { page } = await visit(`${path}?shop=anna-berger`)
    const frame = block(page).locator('iframe')
    expect(await frame.getAttribute('allow')).toBe('camera; geolocation; fullscreen')
    expect(await frame.getAttribute('src')).toBe(`${shop.catalogue}/?project=mk-germany&lang=de&partnershop=true&m=anna-berger`)
  })

  it('lets a keyboard in and out again', async () => {
    const { page } = await visit(path)
    await becomes(page, 'open')
    await block(page).getByRole('link', { name: 'Alle Produkte ansehen' }).first().focus()
    await page.keyboard.press('Tab')
    const inside = () => page.evaluate(() => document.querySelector('vitrine-catalogue-frame')?.shadowRoot?.activeElement?.localName ?? '')
    expect(await inside()).toBe('button')
    for (let press = 0; press < 40 && (await inside()) !== 'a'; press += 1) await page.keyboard.press('Tab')
    expect(await inside()).toBe('a')
    await page.keyboard.press('Shift+Tab')
    expect(await inside()).toBe('iframe')
  })

  it('turns the pages with the arrow keys and by dots', async () => {
    const { page } = await visit(path)
    await becomes(page, 'open')
    const book = leaves(page)
    await book.getByRole('button', { name: 'Aufschlagen' }).focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'PageUp']) await page.keyboard.press(key)
    await book.getByRole('status').getByText('Seite 8 von 9: Zum Verschenken').waitFor()
    await book.getByRole('button', { name: 'Seite 6: Lippen wie Samt' }).click()
    await book.getByRole('status').getByText('Seite 6 von 9: Lippen wie Samt').waitFor()
  })

  it('believes its own frame at its own origin only (A6)', async () => {
    const elsewhere = await stranger()
    const { page } = await visit(path)
    await becomes(page, 'open')
    const message = { action: 'add-to-bag', productIds: '10200113' }
    // A window of the right origin, but not the frame.
    await page.evaluate(() => {
      const twin = document.createElement('iframe')
      twin.name = 'twin'
      twin.src = document.querySelector('vitrine-catalogue-frame')?.shadowRoot?.querySelector('iframe')?.src ?? ''
      document.body.append(twin)
      return new Promise((resolve) => twin.addEventListener('load', resolve))
    })
    await page.frame('twin')?.evaluate((say) => parent.postMessage(say, '*'), message)
    // The page itself.
    await page.evaluate((say) => postMessage(say, '*'), message)
    // A window of another house that has the page open.
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.evaluate((url) => void window.open(url), elsewhere)])
    await opened.evaluate((say) => opener.postMessage(say, '*'), message)
    await page.waitForTimeout(500)
    expect(await cartWrites()).toEqual([])
    // The frame itself is believed.
    const frame = page.frames().find((each) => each.url().startsWith(shop.catalogue) && each.name() !== 'twin')
    await frame?.evaluate((say) => parent.postMessage(say, '*'), message)
    await panel(page).waitFor()
    await expect.poll(() => quantities(page)).toEqual({ 'Rosenserum Leuchtkraft': '1' })
  })

  it('drops wrong shapes and survives 10,000 messages at once', async () => {
    const { page } = await visit(path)
    await becomes(page, 'open')
    const frame = page.frames().find((each) => each.url().startsWith(shop.catalogue))
    await frame?.evaluate(() => {
      for (const say of [
        null,
        1,
        'add-to-bag',
        [],
        {},
        { action: 'add-to-bag' },
        { action: 'add-to-bag', productIds: {} },
        { action: 'x', productIds: '10200113' },
      ])
        parent.postMessage(say, '*')
    })
    await page.waitForTimeout(300)
    expect(await cartWrites()).toEqual([])
    await frame?.evaluate(() => {
      for (let times = 0; times < 10_000; times += 1) parent.postMessage({ action: 'add-to-bag', productIds: '10200113' }, '*')
    })
    await block(page).getByText('Das war sehr viel auf einmal').waitFor()
    await expect.poll(async () => (await cartWrites()).length).toBeGreaterThan(0)
    expect((await cartWrites()).length).toBeLessThan(20)
  })

  it('gives a link in the place of a catalogue that does not come', async () => {
    const { page } = await shop.visit('/shop-invalid')
    await page.route(`${shop.catalogue}/**`, (route) => route.abort())
    await atRest(page, page.goto(`${path}?shop=anna-berger`))
    await agree(page)
    await becomes(page, 'failed')
    const link = block(page).getByRole('link', { name: 'Katalog in einem neuen Fenster öffnen' })
    expect(await link.getAttribute('href')).toContain('&m=anna-berger')
    await page.unroute(`${shop.catalogue}/**`)
    await block(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await becomes(page, 'open')
  })

  it('shows headings, text and links without JavaScript', async () => {
    const { page } = await shop.visit(path, { javaScriptEnabled: false })
    await expect.poll(() => page.getByRole('heading', { name: 'Online Kataloge' }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Katalog öffnen' }).click()
    await page.getByText('Zeit für goldene Stunden').waitFor()
  })

  it('fits on 320 px without sideways scroll', async () => {
    const { page } = await shop.visit(path, { viewport: { width: 320, height: 640 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})
