import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { atRest } from '../support/at-rest.js'
import { sample } from '../support/sample.js'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

const sheetOf = (path: string): string => readFileSync(resolve('node_modules', path), 'utf8')

/** Sheets that style every element of a page, as their users link them. */
const hosts = {
  Bootstrap: sheetOf('bootstrap/dist/css/bootstrap.css'),
  'Tailwind’s preflight': sheetOf('tailwindcss/preflight.css'),
  // Its text is larger on larger windows, and so is that of the blocks: they follow a root that is set larger.
  'Pico, which styles elements without classes': `${sheetOf('@picocss/pico/css/pico.css')} html { font-size: 100% }`,
  'a theme that sets everything on the body': `
    html { font-size: 62.5%; color-scheme: light }
    body { margin: 0; font: italic 700 1.4rem/2.4 Georgia, serif; color: #063; letter-spacing: 0.05em; text-align: center; text-transform: uppercase }
    * { box-sizing: content-box; margin: 0; padding: 0; border: 0 solid #c00 }
    a, button, input, svg, img, p, h2, ul { margin: 9px; padding: 7px; border: 1px solid #c00; border-radius: 9px; background: #ffd; max-width: 80% }`,
} as const

const elements = `<h1>Wir</h1><h2>Über uns</h2><h3>Weiteres</h3><p>Ein Satz mit <a href="#">Verweis</a>, <strong>stark</strong>, <em>betont</em>.</p>
<form><fieldset><legend>Suche</legend><label>Wort <input type="search"></label><select><option>1</option></select>
<textarea></textarea><button class="button">Los</button></fieldset></form><ul class="actions"><li>eins</li></ul>
<ol class="steps"><li>eins</li></ol><table><tr><th>A</th><td>b</td></tr></table><details><summary>Mehr</summary><p>Text</p></details>
<figure><img alt="" width="20" height="20"><figcaption class="head">Bild</figcaption></figure><blockquote class="lead">Zitat</blockquote>
<hr><pre><code>1</code></pre><small class="eyebrow">klein</small>`

const tags = declarations.map(({ tag }) => tag).filter((tag) => tag !== 'vitrine-store')
/** Holds a block at whole pixels, wherever the page's own elements end, and styles nothing that is inherited. */
const frame = (place: number) =>
  `position: absolute; left: 0; top: ${place * 1400}px; width: 720px; height: 1400px; overflow: clip; margin: 0; padding: 0; border: 0; box-sizing: border-box; background: #fff; opacity: 1`

/** A page of somebody else, with the blocks in it as an editor sees them: with samples, and without a request. */
async function open(page: Page, css: string, { sheet = '', blocks = [] as readonly string[] } = {}): Promise<void> {
  const framed = blocks.map((tag, place) => `<div style="${frame(place)}"><${tag}></${tag}></div>`)
  const html = `<!doctype html><html lang="de" data-vitrine-mode="edit"><head><title>Seite</title><style>${css}</style>${sheet && `<link rel="stylesheet" href="${sheet}">`}
    ${blocks.length > 0 ? '<script type="module" src="/assets/loader.js"></script>' : ''}</head>
    <body><div id="own">${elements}</div>${framed.join('')}</body></html>`
  await page.route('**/foreign', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await atRest(page, page.goto('/foreign'))
  await expect.poll(() => page.locator(':not(:defined)').count()).toBe(0)
  await page.evaluate(() => document.fonts.ready)
  await page.unroute('**/foreign')
}

/** Every computed style of every element of the page's own. */
const ownStyles = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll('#own, #own *')].map((element) => {
      const style = getComputedStyle(element)
      return [
        element.localName,
        ...[...style]
          .filter((name) => !/^--|^(?:block-size|height|perspective-origin|transform-origin)$/.test(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ]
    }),
  )

describe.each(Object.entries(hosts))('a page with %s', (_, css) => {
  it.each(['light', 'dark'] as const)('looks as it did when a shopper who likes it %s finds blocks on it', async (colorScheme) => {
    const { page } = await shop.visit('/shop-invalid', { viewport: { width: 1000, height: 800 }, colorScheme })
    await open(page, css)
    const before = await ownStyles(page)
    await open(page, css, { sheet: '/assets/vitrine.css', blocks: ['vitrine-product-list', 'vitrine-section', 'vitrine-cart-panel'] })
    expect(await ownStyles(page)).toEqual(before)
  })
})

describe('blocks on a page of somebody else', () => {
  const pairs = Object.entries(hosts).flatMap(([name, css], row) => sample(tags, 4, row).map((tag) => [tag, name, css] as const))
  it.each(Object.keys(hosts))('look as they do without its sheet: %s', async (host) => {
    const blocks = pairs.filter(([, name]) => name === host).map(([tag]) => tag)
    const { page } = await shop.visit('/shop-invalid', { viewport: { width: 1000, height: 800 } })
    const pictures = async (css: string) => {
      await open(page, css, { sheet: '/assets/vitrine.css', blocks })
      const taken = []
      for (const tag of blocks) {
        const picture = await page.locator(`div:has(> ${tag})`).screenshot({ animations: 'disabled' })
        taken.push(await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true }))
      }
      return taken
    }
    const plain = await pictures('')
    const within = await pictures(hosts[host as keyof typeof hosts])
    const different = blocks.map((tag, place) => {
      const { data, info } = plain[place]!
      return [tag, pixelmatch(data, within[place]!.data, undefined, info.width, info.height, { threshold: 0.1 })]
    })
    expect(different.filter(([, count]) => count !== 0)).toEqual([])
  })
})
