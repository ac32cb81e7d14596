import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePorts } from '../support/free-ports.js'
import { openBrowser } from '../support/browser.js'

describe('npm start -- --watch', () => {
  let folder = ''
  let said = ''
  let shop: ChildProcess
  let browser: Browser
  let page: Page
  let url = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-watched-'))
    // A developer's project is changed here, and not the one that other tests read.
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0')
    for (const file of files.filter((name) => /^(?:src|README|package|tsconfig|vite|tests\/support)/.test(name)))
      cpSync(file, join(folder, file))
    cpSync('dist', join(folder, 'dist'), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const port = await freePorts()
    url = `http://localhost:${port}/`
    shop = spawn(process.execPath, ['src/build/start.js', '--watch'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), VITRINE_DATA: join(folder, 'data'), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (said += text))
    await vi.waitFor(() => expect(said).toContain(`ready ${url}`), { timeout: 280_000, interval: 100 })
    browser = await openBrowser()
    page = await browser.newPage({ locale: 'de-DE', viewport: { width: 1280, height: 800 } })
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    const ended = shop && new Promise((done) => shop.once('close', done))
    shop?.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  const change = (file: string, text: string) => appendFileSync(join(folder, file), text)
  const line = (pattern: RegExp) => expect.poll(() => pattern.exec(said)?.[0], { timeout: 60_000, message: said }).toBeTruthy()

  it('shows a changed sheet in the open page, where it stood, much sooner than all was built, and says so', async () => {
    await page.goto(`${url}products`)
    await page.getByRole('button', { name: 'Rosenserum Leuchtkraft in den Warenkorb' }).first().waitFor()
    await page.evaluate(() => scrollTo(0, 500))
    change('src/blocks/product-list/product-list.css', '\n:host { outline: 7px solid red; }\n')
    await page.waitForFunction(() => {
      const list = document.querySelector('vitrine-product-list')
      return list && getComputedStyle(list).outlineWidth === '7px'
    })
    await page.waitForFunction(() => scrollY === 500)
    await line(/Built again in .* s, as src\/blocks\/product-list\/product-list\.css changed; open pages show it/)
    const [, whole] = /Watching src +built in ([\d.]+) s/.exec(said) ?? []
    const [, again] = /Built again in ([\d.]+) s/.exec(said) ?? []
    // Seven seconds and one and a half, where nothing else runs: every declaration would be run again.
    expect(Number(again)).toBeLessThan(Number(whole) * 0.6)
  }, 120_000)

  it('names a file that no page loads, once', async () => {
    change('src/server/server.ts', '\n// Seen after the next start.\n')
    await line(/src\/server\/server\.ts changed: no page loads it, so it is seen after the next npm start\./)
    expect(said.match(/src\/server\/server\.ts changed/g)).toHaveLength(1)
  }, 120_000)

  it('leaves open pages as they are when what was typed is no code, and goes on afterwards', async () => {
    let moves = 0
    page.on('framenavigated', () => (moves += 1))
    change('src/blocks/product-list/product-list.css', '\n')
    await line(/(?:Built again in .*\n[\s\S]*){2}/)
    await expect.poll(() => moves).toBe(1)
    change('src/blocks/product-list/product-list.tsx', '\nif (x {\n')
    await line(/Nothing was built\. Open pages stay as they are\./)
    expect(moves).toBe(1)
  }, 120_000)
})
