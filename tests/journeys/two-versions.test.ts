import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.js'
import { serveShop } from '../support/hosts.js'

const soon = { timeout: 20_000 }

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
/** Another build: the same files, but for its version and one of its words. */
const older = '0.0.9'
const wordsOf = { [version]: 'In den Warenkorb', [older]: 'Ab in die Tasche' }
const blocks = ['cart-panel', 'product-list', 'store'].map((name) => `vitrine-${name}`)

interface Build {
  version: string
  /** Where its loader lies. */
  folder: string
}
const react = { version, folder: '/cdn' }
const light = { version, folder: '/cdn/light' }
const olderReact = { version: older, folder: '/older/cdn' }
const olderLight = { version: older, folder: '/older/cdn/light' }

let browser: Browser
let shop: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  browser = await openBrowser()
  shop = await serveShop({
    page: `<!doctype html><html lang="de"><title>Zwei</title><link rel="icon" href="data:,">
      <vitrine-store></vitrine-store><vitrine-product-list page-size="1"></vitrine-product-list><vitrine-cart-panel></vitrine-cart-panel>`,
  })
})
afterAll(async () => {
  await browser?.close()
  shop?.close()
})

/** @param share under which name the older build looks for what all builds share */
async function visit(share: string, look: (page: Page, told: { wrong: string[]; warnings: string[] }) => Promise<void>): Promise<void> {
  await fetch(`${shop.origin}/sandbox/reset`, { method: 'POST' })
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const told = { wrong: [] as string[], warnings: [] as string[] }
  page.on('pageerror', ({ message }) => told.wrong.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') told.wrong.push(message.text())
    if (message.type() === 'warning') told.warnings.push(message.text())
  })
  await page.route('**/older/cdn/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/older', '')
    const answer = await route.fetch({ url: `${shop.origin}${path}` })
    if (!path.endsWith('.js')) return route.fulfill({ response: answer })
    const body = (await answer.text())
      .replaceAll(`\`${version}\``, `\`${older}\``)
      .replaceAll(wordsOf[version]!, wordsOf[older]!)
      .replaceAll('vitrine.v1', share)
    return route.fulfill({ response: answer, body })
  })
  try {
    await page.goto(shop.origin)
    await look(page, told)
  } finally {
    await context.close()
  }
}

const bring = (page: Page, { folder }: Build) => page.addScriptTag({ type: 'module', url: `${folder}/loader.js` })
const packButton = (page: Page, of: Build) => page.getByRole('button', { name: wordsOf[of.version]! })

/** Each build's own door to the cart, listening. */
const listen = (page: Page, folders: readonly string[]) =>
  // As text: Vitest would write imports anew.
  page.evaluate(`Promise.all(${JSON.stringify(folders)}.map((folder) => import(folder + '/page.js'))).then((doors) => {
    globalThis.heard = doors.map(() => [])
    doors.forEach(({ cart }, at) => cart.subscribe(({ lines }) => { heard[at] = lines.map(({ quantity }) => quantity) }))
  })`)
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: number[][] }).heard)

/** Whether one build hears what is said through the other. */
const hearEachOther = (page: Page, said: Build, heard: Build) =>
  page.evaluate(`Promise.all([import('${said.folder}/page.js'), import('${heard.folder}/page.js')]).then(([one, other]) => {
    let times = 0
    other.subscribe('cart.open', () => { times += 1 })
    one.cart.open()
    return times === 1
  })`)

const warningOf = (tag: string, stays: Build, goes: Build) =>
  `<${tag}> is defined twice on this page: Vitrine ${stays.version} stays, ${goes.version} is not used. Load one of them.`

describe('two versions of Vitrine on one page', () => {
  it.each([
    ['this one on React, then an older one on React', react, olderReact],
    ['an older one on React, then this one on React', olderReact, react],
    ['this one on the light runtime, then an older one on React', light, olderReact],
    ['an older one on the light runtime, then this one on React', olderLight, react],
  ])('have the blocks of the first and one cart, and say so: %s', (_order, first, second) =>
    visit('vitrine.v1', async (page, { wrong, warnings }) => {
      await bring(page, first)
      await packButton(page, first).waitFor()
      await bring(page, second)
      const expected = blocks.map((tag) => warningOf(tag, first, second))
      await expect.poll(() => expected.filter((warning) => !warnings.includes(warning)), soon).toEqual([])
      await listen(page, [first.folder, second.folder])
      await packButton(page, first).click()
      const panel = page.getByRole('dialog', { name: 'Warenkorb' })
      await panel.getByRole('textbox', { name: /^Menge/ }).waitFor()
      await expect.poll(() => heard(page), soon).toEqual([[1], [1]])
      await page.keyboard.press('Escape')
      await packButton(page, first).click()
      await expect.poll(() => heard(page), soon).toEqual([[2], [2]])
      expect(await hearEachOther(page, second, first)).toBe(true)
      expect(await packButton(page, second).count()).toBe(0)
      // What travels in the same files is told of as well; nothing twice.
      expect(warnings.filter((warning) => warning.includes('Vitrine') && !warning.endsWith(warningOf('', first, second).slice(3)))).toEqual(
        [],
      )
      expect(new Set(warnings).size).toBe(warnings.length)
      expect(wrong).toEqual([])
    }),
  )

  it('that come at once work as one, whichever was faster with a block', () =>
    visit('vitrine.v1', async (page, { wrong, warnings }) => {
      await Promise.all([bring(page, light), bring(page, olderReact)])
      await expect.poll(() => blocks.filter((tag) => !warnings.some((warning) => warning.includes(tag))), soon).toEqual([])
      await listen(page, [light.folder, olderReact.folder])
      await packButton(page, light).or(packButton(page, olderReact)).click()
      await expect.poll(() => heard(page), soon).toEqual([[1], [1]])
      expect(wrong).toEqual([])
    }))

  it('that share nothing are found out by this test', () =>
    visit('vitrine.other', async (page) => {
      await bring(page, react)
      await packButton(page, react).waitFor()
      expect(await hearEachOther(page, react, olderReact)).toBe(false)
    }))
})
