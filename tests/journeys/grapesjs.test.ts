import { resolve } from 'node:path'
import type { Editor } from 'grapesjs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openExampleShop, runtime } from '../support/shop-server.js'

const shop = openExampleShop()
const folder = runtime === 'light' ? '/assets/light' : '/assets'

declare const editor: Editor

const byHand = `plugins: [vitrineBlocks],
  canvas: { scripts: [{ src: '${folder}/loader.js', type: 'module' }], styles: ['/assets/vitrine-page.css'] }`
const byPlugin = "plugins: [usePlugin(vitrineBlocks, { assets: '/assets' })]"

/** A page of somebody who uses GrapesJS, with our plugin and our loader on its canvas. */
async function openEditor(setUp = byHand): Promise<{ page: Page; wrong: string[] }> {
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
import grapesjs, { usePlugin } from '/grapesjs/grapes.mjs'
import { vitrineBlocks } from '/vitrine/grapesjs.js'
globalThis.editor = grapesjs.init({
  container: '#editor', height: '700px', telemetry: false, cssIcons: '', storageManager: false, ${setUp},
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

  it('has loader, sheet and edit mode by the plugin alone: every preset is dropped, cloned, moved, undone and exported', async () => {
    const { page, wrong } = await openEditor(byPlugin)
    const canvas = page.frameLocator('.gjs-frame')
    expect(await canvas.locator('html').getAttribute('data-vitrine-mode')).toBe('edit')
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const blocks = await page.evaluate(() => editor.Blocks.getAll().map((block: { getId: () => unknown }) => String(block.getId())))
    const presets = (blocks as string[]).filter((id) => id.includes('/'))
    expect(presets.length).toBeGreaterThan(50)
    const count = () => page.evaluate(() => editor.getWrapper()!.components().length)
    for (const preset of presets) {
      const tag = preset.split('/')[0] as string
      await page.evaluate(() => {
        editor.getWrapper()!.components('')
        editor.UndoManager.clear()
      })
      await drop(page, preset)
      expect([preset, await count()]).toEqual([preset, 1])
      await canvas.locator(`${tag}:defined`).first().waitFor({ state: 'attached' })
      // Each in a task of its own, as by hand: GrapesJS undoes all of one task at once.
      await page.evaluate(() => void editor.getWrapper()!.append(editor.getWrapper()!.components().at(0).clone()))
      expect([preset, await count()]).toEqual([preset, 2])
      await page.evaluate(() => void editor.getWrapper()!.components().at(1).move(editor.getWrapper()!, { at: 0 }))
      expect(await page.evaluate(() => editor.getHtml())).toContain(`<${tag}`)
      await page.evaluate(() => void editor.UndoManager.undo())
      await page.evaluate(() => void editor.UndoManager.undo())
      expect([preset, await count()]).toEqual([preset, 1])
    }
    expect(requests.filter((path) => path.includes('/services/') || path.includes('/webruntime/'))).toEqual([])
    expect(wrong).toEqual([])
  })
})
