import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { ShopServer } from '../../src/server/server.js'
import { openBrowser } from '../support/browser.js'
import { fileOfBlock } from '../support/built-files.js'
import { freePorts } from '../support/free-ports.js'
import { runtime } from '../support/shop-server.js'

it('a page that stays open while the shop gets a new build still loads a late block', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-deploy-'))
  const assetFolder = join(folder, 'cdn')
  cpSync(resolve('dist/cdn'), assetFolder, { recursive: true, filter: (file) => !/\.(map|br|gz)$/.test(file) })
  const { serveShop } = (await import(/* @vite-ignore */ pathToFileURL(resolve('dist/studio/server.js')).href)) as {
    serveShop: (options: object) => Promise<ShopServer>
  }
  const shop = await serveShop({
    port: await freePorts(),
    dataFolder: join(folder, 'data'),
    mediaStorage: join(folder, 'media'),
    assetFolder,
    runtime,
  })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    let deployed = () => {}
    const deploy = new Promise<void>((resolve) => {
      deployed = resolve
    })
    await page.route(fileOfBlock('footer'), async (route) => {
      await deploy
      await route.continue()
    })
    await page.goto(shop.url, { waitUntil: 'domcontentloaded' })
    const late = page.locator('vitrine-footer').first()
    const isDefined = () => late.evaluate((element) => element.matches(':defined'))
    expect(await isDefined()).toBe(false)
    const blocks = join(assetFolder, runtime === 'light' ? 'light/blocks' : 'blocks')
    const before = await page.content()
    await expect.poll(() => existsSync(join(folder, 'media/builds', `${buildIn(before)}.json`))).toBe(true)
    for (const file of readdirSync(blocks)) appendFileSync(join(blocks, file), '\n// another build')
    shop.renew()
    expect(buildIn(await (await fetch(shop.url)).text())).not.toBe(buildIn(before))
    deployed()
    await expect.poll(isDefined).toBe(true)
  } finally {
    await browser.close()
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const buildIn = (html: string): string => /\/assets\/(\w{10})\//.exec(html)![1]!
