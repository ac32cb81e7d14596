import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExampleShop, runtime } from '../support/shop-server.js'

const shop = openExampleShop()
const folder = runtime === 'light' ? '/assets/light' : '/assets'

describe('a block of another house, on a page with our loader', () => {
  let made: string
  beforeAll(() => {
    made = mkdtempSync(join(tmpdir(), 'vitrine-own-block-'))
    execFileSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build', '--outDir', made, '--logLevel', 'error'], {
      cwd: 'tests/outside/stamp-card',
      env: { ...process.env, NODE_ENV: 'production', VITRINE_CDN: folder },
    })
  })
  afterAll(() => rmSync(made, { recursive: true, force: true }))

  it('is fetched when its tag is there, speaks on the bus and brings no second runtime', async () => {
    const { page } = await shop.visit('about:blank')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route('**/acme/**', (route) => {
      const name = new URL(route.request().url()).pathname.replace('/acme/', '')
      if (name === 'blocks.json') return route.fulfill({ json: { 'acme-stamp-card': './stamp-card.js' } })
      if (name === 'stamp-card.js')
        return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(made, 'stamp-card.js'), 'utf8') })
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="de"><title>Acme</title>
<script type="module" src="${folder}/loader.js" data-blocks="/acme/blocks.json"></script>
<vitrine-store></vitrine-store><vitrine-footer></vitrine-footer></html>`,
      })
    })
    await page.goto('/acme/')
    await page.getByRole('link', { name: 'Impressum' }).waitFor()
    expect(asked).not.toContain('/acme/stamp-card.js')
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('acme-stamp-card'), { stamps: 2 }))
      document.addEventListener('vitrine:acme.stamped', (event) => {
        document.title = String((event as CustomEvent<{ stamps: number }>).detail.stamps)
      })
    })
    const stamp = page.getByRole('button', { name: 'Stempel holen' })
    await stamp.click()
    await expect.poll(() => page.title()).toBe('1')
    await stamp.click()
    await page.getByText('Voll! Dein Geschenk wartet auf dich.').waitFor()
    expect(asked.filter((path) => /chunks\/react/.test(path))).toHaveLength(1)
    expect(asked.filter((path) => path.endsWith('kit.js'))).toEqual([`${folder}/kit.js`])
  })
})
