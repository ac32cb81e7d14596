import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumHere } from '../support/chromium.js'
import { changedSheets } from '../../src/build/changed-sheets.js'
import { inHouse } from '../../src/build/in-house.js'

const house = (path: string) => JSON.stringify(inHouse(path))
const card = `
import { createElement } from 'react'
import { defineBlock, register } from ${house('src/core/element/index.ts')}
import shared from '../../ui/theme/shared.css?inline'
import css from './little-card.css?inline'

const littleCard = defineBlock({
  tag: 'vitrine-little-card',
  version: 1,
  name: { de: 'Karte', en: 'Card' },
  summary: { de: 'Eine Karte.', en: 'A card.' },
  category: 'content',
  icon: '<path d="M4 4h16v16H4z"/>',
  fields: {},
})
register(littleCard, { live: () => createElement('p', {}, 'Guten Tag'), styles: [shared, css] })
`

describe('a style sheet that changes while a developer looks at its block', () => {
  let folder: string
  let server: ViteDevServer
  let browser: Browser
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-sheets-')))
    for (const name of ['src/blocks/little-card', 'src/ui/theme']) mkdirSync(join(folder, name), { recursive: true })
    symlinkSync(inHouse('node_modules'), join(folder, 'node_modules'))
    write('src/blocks/little-card/index.ts', card)
    write('src/blocks/little-card/little-card.css', 'p { color: rgb(1, 1, 1) }')
    write('src/ui/theme/shared.css', 'p { background: rgb(1, 1, 1) }')
    write('index.html', '<vitrine-little-card></vitrine-little-card><script type="module" src="/src/blocks/little-card/index.ts"></script>')
    server = await createServer({
      configFile: false,
      root: folder,
      cacheDir: join(folder, 'cache'),
      logLevel: 'error',
      plugins: [changedSheets],
      define: { __VITRINE_VERSION__: '"0.0.0"' },
      optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', '@r2wc/react-to-web-component'] },
      server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
    })
    await server.listen()
    browser = await chromium.launch(chromiumHere)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is worn at once, by the same elements on the same page, and nothing is defined twice', async () => {
    const page = await browser.newPage()
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    page.on('pageerror', (error) => warnings.push(error.message))
    const colours = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('vitrine-little-card')].map(({ shadowRoot }) => {
          const { color, backgroundColor } = getComputedStyle(shadowRoot!.querySelector('p')!)
          return `${color} on ${backgroundColor}`
        }),
      )
    const patience = { timeout: 15_000 }
    await page.goto(server.resolvedUrls!.local[0]!)
    await expect.poll(colours, patience).toEqual(['rgb(1, 1, 1) on rgb(1, 1, 1)'])
    await page.evaluate(() => document.querySelector('vitrine-little-card')!.setAttribute('title', 'still here'))

    write('src/blocks/little-card/little-card.css', 'p { color: rgb(2, 2, 2) }')
    await expect.poll(colours, patience).toEqual(['rgb(2, 2, 2) on rgb(1, 1, 1)'])
    write('src/ui/theme/shared.css', 'p { background: rgb(3, 3, 3) }')
    await expect.poll(colours, patience).toEqual(['rgb(2, 2, 2) on rgb(3, 3, 3)'])
    write('src/blocks/little-card/little-card.css', 'p { color: rgb(4, 4, 4) }')
    await expect.poll(colours, patience).toEqual(['rgb(4, 4, 4) on rgb(3, 3, 3)'])

    await page.evaluate(() => document.body.append(document.createElement('vitrine-little-card')))
    await expect.poll(colours, patience).toEqual(Array(2).fill('rgb(4, 4, 4) on rgb(3, 3, 3)'))
    expect(await page.locator('[title="still here"]').count()).toBe(1)
    expect(warnings).toEqual([])
  })
})
