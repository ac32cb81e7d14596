import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { freePorts } from './free-ports.js'
import { runtime } from './runtime.js'
import { openWebKit, type WebKit, type WebKitPage } from './webkit.js'

interface ServedShop {
  url: string
  close: () => Promise<void>
}

/** The built example shop on a port of its own, and a WebKit to visit it. */
export function openShopInWebKit() {
  let shop: ServedShop
  let webkit: WebKit
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'))
  const open: WebKitPage[] = []

  beforeAll(async () => {
    const { serveShop } = await import(/* @vite-ignore */ pathToFileURL(resolve('dist/studio/server.js')).href)
    shop = await serveShop({ port: await freePorts(), dataFolder, assetFolder: resolve('dist/cdn'), runtime })
    webkit = await openWebKit()
  })
  afterEach(async () => {
    for (const page of open.splice(0)) await page.close()
    await fetch(new URL('/sandbox/reset', shop.url), { method: 'POST' })
  })
  afterAll(async () => {
    await webkit?.close()
    await shop?.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  return {
    get url() {
      return shop.url
    },
    /** A new visitor who has refused cookies on an earlier visit. */
    async visit(path: string, width: number): Promise<WebKitPage> {
      const page = await webkit.visit(shop.url)
      open.push(page)
      await page.resize(width, 812)
      // Any document of the origin will do to write down what an earlier visit has left.
      await page.goto('/robots.txt')
      await page.evaluate(`localStorage.setItem('vitrine_consent', new Date().toISOString().slice(0, 10))`)
      await page.goto(path)
      return page
    },
  }
}
