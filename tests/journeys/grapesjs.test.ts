import { resolve } from 'node:path'
import type { Editor } from 'grapesjs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openExampleShop, runtime } from '../support/shop-server.js'

const shop = openExampleShop()
const folder = runtime === 'light' ? '/assets/light' : '/assets'

declare const editor: Editor

/** A page of somebody who uses GrapesJS, with our plugin and our loader on its canvas. */
async function openEditor(): Promise<{ page: Page; wrong: string[] }> {
  const { page, wrong } = await shop.visit('about:blank')
  const files = { grapesjs: 'node_modules/grapesjs/dist', valibot: 'node_modules/valibot/dist', vitrine: 'dist' }
  for (const [name, path] of Object.entries(files))
    await page.route(`**/${name}/**`, (route) =>
      route.fulfill({ path: resolve(path, new URL(route.request().url()).pathname.slice(name.length + 2)) }),
    )
  await page.route('**/grapes', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><title>Editor</title><div id="editor" style="height: 700px"></div>
<script type="importmap">{ "imports": { "valibot": "/valibot/index.min.mjs" } }</script>
<script type="module">
import grapesjs from '/grapesjs/grapes.mjs'
import { vitrineBlocks } from '/vitrine/grapesjs.js'
globalThis.editor = grapesjs.init({
  container: '#editor', height: '700px', telemetry: false, cssIcons: '', storageManager: false, plugins: [vitrineBlocks],
  canvas: { scripts: [{ src: '${folder}/loader.js', type: 'module' }], styles: ['/assets/vitrine-page.css'] },
})
editor.onReady(() => { globalThis.isReady = true })
</script></html>`,
    }),
  )
  await page.goto('/grapes')
  await page.waitForFunction(() => 'isReady' in globalThis)
  return { page, wrong }
}

const drop = (page: Page, block: string) =>
  page.evaluate((id) => void editor.addComponents(String(editor.Blocks.get(id)?.getContent())), block)

describe('a canvas of GrapesJS', () => {
  it('draws blocks that are dropped on it, which GrapesJS makes in the window around it', async () => {
    const { page, wrong } = await openEditor()
    const canvas = page.frameLocator('.gjs-frame')
    await drop(page, 'vitrine-quote/quote')
    await canvas.locator('vitrine-quote blockquote').waitFor()
    await drop(page, 'vitrine-login/plain')
    await canvas.locator('vitrine-login').getByRole('heading').first().waitFor()
    // What is inside others comes, too.
    await drop(page, 'vitrine-section/halves')
    await canvas.locator('vitrine-section vitrine-column').nth(1).waitFor({ state: 'attached' })
    const areDefined = () => canvas.locator('vitrine-section:defined > vitrine-column:defined').count()
    await expect.poll(areDefined, { timeout: 20_000 }).toBe(2)
    expect(wrong).toEqual([])
  })

  it('hands on what is changed in the form of a block', async () => {
    const { page } = await openEditor()
    const canvas = page.frameLocator('.gjs-frame')
    await drop(page, 'vitrine-quote/quote')
    await canvas.locator('vitrine-quote:defined').waitFor()
    await page.evaluate(() => editor.getWrapper()?.findType('vitrine-quote')[0]?.getTrait('author')?.setValue('Anna Berger'))
    await canvas.getByText('Anna Berger').waitFor()
  })
})
