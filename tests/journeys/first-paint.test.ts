import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fileOfBlock } from '../support/built-files.js'
import { countShifts } from '../support/page-checks.js'
import { freePorts } from '../support/free-ports.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()
const product = '/product?id=01t9V0000000001QAA'

/** Until what it returns is called, these files do not come: the code of the head of the shop unless said. */
async function holdBack(page: Page, files: string | RegExp = fileOfBlock('main-navigation')): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return go
}

/** The shop through a server that hands pages on piece by piece, with time to draw in between. */
async function inPieces(shopUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url = '/', headers, method = 'GET' }, reply) => {
    const answer = await fetch(new URL(url, shopUrl), { method, headers: { cookie: headers.cookie ?? '' } })
    const type = answer.headers.get('content-type') ?? ''
    reply.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    const piece = type.includes('html') ? 2000 : body.length || 1
    for (let at = 0; at < body.length; at += piece) {
      reply.write(body.subarray(at, at + piece))
      await new Promise((done) => setTimeout(done, 50))
    }
    reply.end()
  })
  const port = await freePorts()
  await new Promise<void>((done) => server.listen(port, done))
  return { url: `http://localhost:${port}/`, close: async () => void server.close() }
}

describe('what blocks draw before any script', () => {
  it('is the head of the shop, and the product with its picture, without its price', async () => {
    const { page } = await shop.visit(product, { javaScriptEnabled: false })
    const detail = page.locator('vitrine-product-detail')
    const heading = detail.getByRole('heading', { name: 'Rosenserum Leuchtkraft' })
    // The first who comes may be too early for the platform's answer.
    await expect.poll(() => page.reload().then(() => heading.isVisible())).toBe(true)
    expect(await detail.locator('.picture img').first().isVisible()).toBe(true)
    expect(await detail.locator('.price').first().isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Alle Produkte' }).first().isVisible()).toBe(true)
  })

  it('says a heading once, and below it what else there is to say', async () => {
    const { page } = await shop.visit('/', { javaScriptEnabled: false })
    const list = page.locator('vitrine-product-list').first()
    const drawn = list.getByRole('heading', { name: 'Rosenserum Leuchtkraft' })
    await expect.poll(() => page.reload().then(() => drawn.isVisible())).toBe(true)
    expect(await list.getByRole('heading', { name: 'Was andere lieben' }).count()).toBe(1)
    expect(await list.getByText('Gern beraten wir dich auch persönlich.').isVisible()).toBe(true)
  })

  it('is a page of products with what one browses it by', async () => {
    const { page } = await shop.visit('/products', { javaScriptEnabled: false })
    const list = page.locator('vitrine-product-list')
    const heading = list.getByRole('heading', { name: 'Rosenserum Leuchtkraft' })
    await expect.poll(() => page.reload().then(() => heading.isVisible())).toBe(true)
    expect(await list.getByRole('navigation', { name: 'Kategorien' }).isVisible()).toBe(true)
    expect(await list.getByRole('link', { name: 'Seite 2' }).isVisible()).toBe(true)
    // Who has no scripts can neither sort nor filter.
    expect(await list.getByRole('button', { name: /^(Filter|Sortieren)/ }).count()).toBe(0)
  })

  it.each([1280, 375])('stays when what one browses by comes with its code: at %i px', async (width) => {
    const { page } = await shop.visit('/products', { viewport: { width, height: 800 } })
    const shifts = await countShifts(page)
    await page.addInitScript(() => {
      const seen: number[] = []
      const look = () => {
        const root = document.querySelector('vitrine-product-list')?.shadowRoot
        if (root && performance.getEntriesByType('paint').length > 0) seen.push(root.querySelectorAll('article').length)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      Object.assign(window, { seen })
    })
    await page.goto('/products')
    await expect.poll(() => page.locator('vitrine-product-list').getAttribute('data-state')).toBe('filled')
    expect(await page.evaluate(() => [...new Set((window as never as { seen: number[] }).seen)])).toEqual([12])
    expect(await shifts()).toBeLessThan(0.001)
  })

  it('says what the page says when scripts do not come', async () => {
    const { page } = await shop.visit('/shop-invalid')
    await page.route(/\.js$/, (route) => (route.request().url().includes('loader') ? route.continue() : route.abort()))
    await page.goto('/')
    const list = page.locator('vitrine-product-list').first()
    await expect.poll(() => list.getByText('konnte bisher nicht geladen werden').isVisible()).toBe(true)
  })

  it.each([
    ['menu', 'Menü', (page: Page) => page.locator('vitrine-main-navigation a.link', { hasText: 'Alle Produkte' })],
    ['search', 'Produkte suchen', (page: Page) => page.locator('vitrine-main-navigation').getByRole('combobox')],
    ['cart', 'Warenkorb', (page: Page) => page.locator('vitrine-cart-panel').getByRole('dialog')],
  ])('does what was pressed before its code came as soon as it is there: %s', async (_, name, opened) => {
    const { page } = await shop.visit('/shop-invalid', { viewport: { width: 375, height: 700 } })
    const go = await holdBack(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('vitrine-main-navigation').getByRole('button', { name }).click()
    expect(await opened(page).isVisible()).toBe(false)
    go()
    await expect.poll(() => opened(page).isVisible()).toBe(true)
  })

  it('stays as it is while the words of an English page are on their way, and then does what was pressed', async () => {
    const { page } = await shop.visit('/en/shop-invalid', { viewport: { width: 375, height: 700 } })
    const go = await holdBack(page, /\/english-/)
    await page.goto('/en', { waitUntil: 'commit' })
    const head = page.locator('vitrine-main-navigation')
    await expect.poll(() => head.evaluate((host) => host.matches(':defined[data-waiting]'))).toBe(true)
    await head.getByRole('button', { name: 'Cart' }).click()
    const cart = page.locator('vitrine-cart-panel').getByRole('dialog')
    expect(await cart.isVisible()).toBe(false)
    go()
    await expect.poll(() => cart.isVisible()).toBe(true)
    expect(await page.locator('[data-waiting]').count()).toBe(0)
  })

  it('keeps who stands on a link where she is when the block takes over', async () => {
    const { page } = await shop.visit('/shop-invalid')
    const go = await holdBack(page)
    await page.goto('/', { waitUntil: 'commit' })
    const link = page.locator('vitrine-main-navigation a.link', { hasText: 'Alle Produkte' })
    await link.focus()
    const focused = () =>
      page.evaluate(() => {
        const host = document.querySelector('vitrine-main-navigation')
        return host?.matches(':defined') && host.shadowRoot?.activeElement?.textContent
      })
    expect(await focused()).toBe(false)
    go()
    await expect.poll(focused).toBe('Alle Produkte')
  })

  it('is never half a head, however slowly the page comes', async () => {
    const { page } = await shop.visit('/shop-invalid')
    const slow = await inPieces(shop.url)
    const shifts = await countShifts(page)
    await atRest(page, page.goto(`${slow.url}login`))
    await slow.close()
    expect(await shifts()).toBeLessThan(0.001)
  })

  it('has been seen before they take it over', async () => {
    const { page } = await shop.visit('/shop-invalid')
    await page.addInitScript(() => {
      // Nobody’s patience ends.
      const { setTimeout: wait } = window
      Object.assign(window, { setTimeout: (done: () => void, time = 0) => (time > 100 ? 0 : wait(done, time)) })
      const { define } = CustomElementRegistry.prototype
      CustomElementRegistry.prototype.define = function (...block) {
        Object.assign(window, { frames: performance.getEntriesByType('paint').length })
        CustomElementRegistry.prototype.define = define
        this.define(...block)
      }
    })
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => customElements.get('vitrine-section') !== undefined)).toBe(true)
    expect(await page.evaluate(() => (window as never as { frames: number }).frames)).toBeGreaterThan(0)
  })

  it('does not keep blocks waiting where no frame is ever told', async () => {
    const { page } = await shop.visit('/shop-invalid')
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => customElements.get('vitrine-section') !== undefined)).toBe(true)
  })

  it('leaves nothing to ask about who is here: a page has asked before its blocks stand, and once', async () => {
    const { page } = await shop.visit('/shop-invalid')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/^.*\//, '')))
    const go = await holdBack(page, /\/chunks\//)
    await page.goto('/', { waitUntil: 'commit' })
    const questions = () => asked.filter((name) => /-context$/.test(name)).toSorted()
    await expect.poll(questions).toEqual(['application-context', 'session-context'])
    expect(await page.locator('vitrine-main-navigation').evaluate((host) => host.matches(':defined'))).toBe(false)
    go()
    // What is drawn when it is known who is here.
    await expect.poll(() => page.locator('vitrine-product-list .price').first().isVisible()).toBe(true)
    expect(questions()).toEqual(['application-context', 'session-context'])
  })
})

describe('what a page draws first', () => {
  it.each(['/', '/products', product])(
    'waits for no formatter of the browser, the first of which takes a phone 50 ms: %s',
    async (path) => {
      const { page } = await shop.visit('/shop-invalid')
      await page.addInitScript(() => {
        const asked: unknown[] = []
        const write = Number.prototype.toLocaleString
        Number.prototype.toLocaleString = function (...how) {
          asked.push(how)
          return write.apply(this, how)
        }
        Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
          construct(Format, how) {
            asked.push(how)
            return Reflect.construct(Format, how)
          },
        })
        Object.assign(window, { asked })
      })
      await page.goto(path)
      await expect.poll(() => page.locator('.price').first().isVisible()).toBe(true)
      expect(await page.evaluate(() => (window as never as { asked: unknown[] }).asked)).toEqual([])
    },
  )
})
