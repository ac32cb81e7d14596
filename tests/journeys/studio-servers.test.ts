import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopServer } from '../../src/server/server.js'
import { readSignIn } from '../../src/server/sign-in/sign-in-setting.js'
import { openBrowser } from '../support/browser.js'
import { startProvider } from '../support/identity-provider.js'
import { photo } from '../support/pictures.js'
import { freePorts } from '../support/free-ports.js'
import { runtime } from '../support/shop-server.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-two-'))
const port = await freePorts()
const login = `http://localhost:${port + 5}`
let provider: Server
let browser: Browser
const shops: ShopServer[] = []

beforeAll(async () => {
  provider = await startProvider(login, `http://localhost:${port}`, { pia: ['leads'] })
  const { serveShop } = (await import(/* @vite-ignore */ pathToFileURL(resolve('dist/studio/server.js')).href)) as {
    serveShop: (options: object) => Promise<ShopServer>
  }
  for (const at of [port, port + 10]) {
    shops.push(
      await serveShop({
        port: at,
        dataFolder: join(folder, String(at)),
        pageStorage: join(folder, 'pages'),
        mediaStorage: join(folder, 'media'),
        assetFolder: resolve('dist/cdn'),
        runtime,
        signIn: readSignIn({
          VITRINE_SIGN_IN: login,
          VITRINE_SIGN_IN_CLIENT: 'studio',
          VITRINE_SIGN_IN_SECRET: 'secret',
          VITRINE_ROLES: 'publisher=leads',
        }),
      }),
    )
  }
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  for (const shop of shops) await shop.close()
  provider?.closeAllConnections()
  provider?.close()
  rmSync(folder, { recursive: true, force: true })
})

const form = (page: Page) => page.getByRole('complementary', { name: 'Eigenschaften' })
const canvas = (page: Page) => page.frameLocator('iframe[title="Die Seite auf der Arbeitsfläche"]')

/** What the provider asks. */
async function signIn(page: Page): Promise<void> {
  await page.locator('[name=login]').fill('pia')
  await page.locator('[name=password]').fill('x')
  await page.locator('[type=submit]').click()
  await page.locator('[type=submit]', { hasText: 'Continue' }).click()
}

/** A page with a product that is not chosen yet, and a place for a picture. */
async function newPage(page: Page): Promise<string> {
  const nodes = [
    { block: 'vitrine-store' },
    { html: 'h1', children: ['Unser Serum'] },
    { html: 'img', attributes: { src: '', alt: '' } },
    { block: 'vitrine-product-detail' },
  ]
  const answer = await page.request.post('/studio/api/pages', {
    data: { page: { version: 1, path: '/serum', language: 'de', title: 'Serum', description: 'Ein Serum.', nodes } },
  })
  return ((await answer.json()) as { id: string }).id
}

describe('an editor at one of two servers', () => {
  it('signs in, uploads a picture, finds a product, signs in again in the middle of writing, and all of it is at the other', async () => {
    const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1600, height: 1000 }, baseURL: shops[0]!.url })
    // The provider's own pages ask for fonts from elsewhere.
    await context.route(/^https:/, (route) => route.abort())
    const page = await context.newPage()
    await page.goto('/studio')
    await signIn(page)
    await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
    await page.goto(`/studio?page=${await newPage(page)}`)

    await page.getByRole('tab', { name: 'Gliederung' }).click()
    await page.getByRole('treeitem', { name: /^Bild/ }).click()
    await form(page).getByRole('button', { name: 'Bild wählen' }).click()
    const library = page.getByRole('dialog', { name: 'Bild wählen: Bild' })
    const chooser = page.waitForEvent('filechooser')
    await library.getByRole('button', { name: 'Hochladen' }).click()
    const bytes = Buffer.from(await photo({ width: 320, height: 240 }))
    await (await chooser).setFiles({ name: 'see.jpg', mimeType: 'image/jpeg', buffer: bytes })
    await library.getByRole('textbox', { name: 'Alternativtext (Deutsch)' }).fill('Ein See')
    await library.getByRole('button', { name: 'Bild nehmen' }).click()
    await canvas(page).getByAltText('Ein See').waitFor()

    await page.getByRole('treeitem', { name: /^Produkt/ }).click()
    await form(page).getByRole('combobox', { name: 'Produkt' }).fill('rosenserum')
    await page.getByRole('option', { name: /^Rosenserum Leuchtkraft/ }).click()
    await canvas(page).getByRole('heading', { name: 'Rosenserum Leuchtkraft' }).waitFor()
    await page.locator('.save-chip', { hasText: /^Gespeichert$/ }).waitFor()

    await context.clearCookies()
    await canvas(page).getByText('Unser Serum').dblclick()
    await page.keyboard.type('Rosen für die Haut')
    await page.keyboard.press('Enter')
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Wieder anmelden' }).click()
    await signIn(await popup)
    await page.locator('.save-chip', { hasText: /^Gespeichert$/ }).waitFor()
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await page.getByRole('dialog', { name: 'Veröffentlicht' }).waitFor()

    const shopper = await browser.newPage({ baseURL: shops[1]!.url })
    await expect.poll(async () => (await shopper.goto('/serum'))?.status()).toBe(200)
    await shopper.getByRole('heading', { name: 'Rosen für die Haut' }).waitFor()
    await shopper.getByRole('heading', { name: 'Rosenserum Leuchtkraft' }).waitFor()
    const picture = shopper.getByAltText('Ein See')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})
