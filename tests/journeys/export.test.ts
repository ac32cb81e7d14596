import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileWith } from '../support/built-files.js'
import { countShifts } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()
const folder = '/irgendwo/shop/'
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

let files: Record<string, Uint8Array>
let server: Server
let origin: string

beforeAll(async () => {
  await publishChristmas()
  const answer = await fetch(new URL('studio/api/export.zip', shop.url))
  files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://static').pathname)
    if (!path.startsWith(folder)) return askPlatform(request, response)
    const name = path.slice(folder.length).replace(/(^|\/)$/, '$1index.html')
    if (files[`${name}/index.html`]) return response.writeHead(301, { Location: `${path}/` }).end()
    response
      .writeHead(files[name] ? 200 : 404, { 'Content-Type': types[extname(name)] ?? 'text/html; charset=utf-8' })
      .end(files[name] ?? files['404.html'])
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    }),
)

/** It stands at the root of the same server. */
function askPlatform(request: IncomingMessage, response: ServerResponse): void {
  const asked = ask(new URL(request.url ?? '/', shop.url), { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  request.pipe(asked)
}

/** A page with sections that have a time, and others that are tried out against each other. */
async function publishChristmas(): Promise<void> {
  const band = (heading: string, fields: object) => ({
    block: 'vitrine-section',
    fields,
    slots: { default: [{ block: 'vitrine-column', slots: { default: [{ html: 'h2', children: [heading] }] } }] },
  })
  const nodes = [
    band('Bis zum Fest', { shownUntil: '2199-12-24T08:00' }),
    band('Frohes Fest', { shownFrom: '2199-12-24T08:00' }),
    band('Entweder', { experiment: 'fest' }),
    band('Oder', { experiment: 'fest', variant: 'b' }),
    { html: 'p', children: ['Danach steht, was alle lesen. '.repeat(40)] },
  ]
  const page = { version: 1, path: '/fest', language: 'de', title: 'Fest', description: '', nodes: [{ html: 'main', children: nodes }] }
  const ask = (path: string, body: object) =>
    fetch(new URL(`studio/api/pages${path}`, shop.url), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  const { id } = (await (await ask('', { page })).json()) as { id: string }
  await ask(`/${id}/publish`, { basedOn: 1 })
}

const pages = () =>
  Object.keys(files)
    .filter((name) => name.endsWith('index.html'))
    .map((name) => folder + name.slice(0, -'index.html'.length))

/** Every link a visitor can see, those inside blocks too. */
const linksOn = () => {
  const found: string[] = []
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLAnchorElement && element.getAttribute('href')) found.push(element.href)
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  look(document)
  return found
}

describe('the exported shop, below a folder of a plain web server', () => {
  it('shows every page whole, and every link leads to a page that exists', async () => {
    const links = new Set<string>()
    const wrong: string[] = []
    const { context } = await shop.visit('about:blank')
    const waiting = pages()
    const visitor = async () => {
      const page = await context.newPage()
      page.on('console', (message) => message.type() === 'error' && wrong.push(`${message.text()} ${message.location().url}`))
      page.on('pageerror', (error) => wrong.push(error.message))
      page.on('response', (answer) => answer.status() >= 400 && wrong.push(`${answer.status()} ${answer.url()}`))
      for (let path = waiting.pop(); path; path = waiting.pop()) {
        const query = path.endsWith('/consultant/') ? '?moniker=anna-berger' : ''
        await atRest(page, page.goto(origin + path + query))
        expect(await page.locator(':not(:defined)').count(), path).toBe(0)
        for (const link of await page.evaluate(linksOn)) links.add(link)
      }
    }
    await Promise.all([visitor(), visitor(), visitor()])
    expect(pages().length).toBeGreaterThan(12)
    // Where a consultant has her own catalogue, the platform says; its own sign-in page is no page of the shop.
    const own = [...links]
      .filter((link) => link.startsWith(origin))
      .map((link) => new URL(link).pathname)
      .filter((path) => path !== '/ibc-personal-icatalog' && !path.includes('/secur/'))
    expect(own).toContain(`${folder}product/`)
    expect([...new Set(own)].filter((path) => !pages().includes(path))).toEqual([])
    // The example catalogue lets itself be framed by the example shop only; and a record may have no words for search engines.
    expect(wrong.filter((text) => !text.includes(shop.catalogue) && !text.includes('/seo/properties/'))).toEqual([])
    // Nearly seventy pages.
  }, 150_000)

  it('shows the head of the shop before any script, and moves nothing when the scripts come', async () => {
    const { page } = await shop.visit(origin + folder, { javaScriptEnabled: false })
    await page.locator('vitrine-main-navigation').getByRole('link', { name: 'Alle Produkte' }).click()
    await page.waitForURL(`${origin}${folder}products/`)
    const { page: whole } = await shop.visit('about:blank')
    const shifts = await countShifts(whole)
    await atRest(whole, whole.goto(origin + folder))
    expect(await shifts()).toBeLessThan(0.002)
  })

  it('takes the visitor from the home page to a product and back to the list', async () => {
    const { page } = await shop.visit(origin + folder)
    await page.getByRole('link', { name: 'Pflege entdecken' }).click()
    await page.waitForURL(`${origin}${folder}products/`)
    await page.locator('vitrine-product-list a[href*="product/?id="]').first().click()
    await page.waitForURL(/\/irgendwo\/shop\/product\/\?id=/)
    await page.locator('vitrine-main-navigation').getByRole('link', { name: 'Alle Produkte' }).click()
    await page.waitForURL(`${origin}${folder}products/`)
  })

  it('runs no file that is not the one the page was written with, not even one that is loaded late', async () => {
    const { page } = await shop.visit('about:blank')
    await page.route(`${fileWith('src/commerce/salesforce/gateways/product-gateway.ts')}*`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}\n` })
    })
    await page.goto(`${origin}${folder}products/`)
    const list = page.locator('vitrine-product-list[data-state="failed"]')
    await list.waitFor()
    for (let press = 0; press < 4; press += 1) {
      await list.getByRole('button', { name: 'Erneut versuchen' }).click()
      await page.waitForTimeout(300)
      await list.waitFor()
    }
  })

  it.each([
    ['before', '2199-12-24T06:59:00Z', 'Bis zum Fest'],
    ['in', '2199-12-24T07:01:00Z', 'Frohes Fest'],
  ])(
    'shows %s its time only the section of that time, and one of two that are tried out, without a flash or a jump',
    async (_, now, due) => {
      const { page } = await shop.visit('about:blank')
      await page.clock.setFixedTime(now)
      const shifts = await countShifts(page)
      await page.addInitScript(() => {
        const shown = new Set<string>()
        const look = () => {
          const headings = [...document.querySelectorAll('h2')].filter((heading) => heading.checkVisibility())
          if (headings.length > 0) shown.add(headings.map(({ textContent }) => textContent).join(', '))
          requestAnimationFrame(look)
        }
        look()
        Object.assign(globalThis, { shown })
      })
      await atRest(page, page.goto(`${origin}${folder}fest/`))
      const shown = await page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown])
      expect(shown).toEqual([expect.stringMatching(new RegExp(`^${due}, (Entweder|Oder)$`))])
      expect(await shifts()).toBeLessThan(0.002)
    },
  )

  it('shows its page for what does not exist', async () => {
    const { page } = await shop.visit(`${origin}${folder}weg`)
    await page.getByRole('heading', { name: 'Diese Seite gibt es nicht.' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Alle Produkte' }).click()
    await page.waitForURL(`${origin}${folder}products/`)
  })
})
