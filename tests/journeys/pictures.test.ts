import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PageNode } from '../../src/core/element/declaration.js'
import { startingElements } from '../../src/studio/app/inserter/starting-nodes.js'
import { photo } from '../support/pictures.js'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()
const wide = { viewport: { width: 1400, height: 900 } }

async function stored(path: string, nodes: readonly PageNode[]): Promise<string> {
  const page = { version: 1, path, language: 'de', title: path, description: '', nodes }
  return (await ask('/pages', { page })).id
}
async function published(path: string, nodes: readonly PageNode[]): Promise<void> {
  await ask(`/pages/${await stored(path, nodes)}/publish`, { basedOn: 1 })
}
const ask = async (path: string, body: object) =>
  (
    await fetch(new URL(`/studio/api${path}`, shop.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<{ id: string }>

const inColumn = (node: PageNode): PageNode => ({
  block: 'vitrine-section',
  slots: { default: [{ block: 'vitrine-column', fields: { width: 6 }, slots: { default: [node] } }] },
})
const main = (...children: PageNode[]): PageNode => ({ html: 'main', children })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => page.locator('.save-chip', { hasText: /^Gespeichert$/ }).waitFor()

/** Lets files go over the library, as a mouse that brings them from the desktop. */
async function drop(page: Page, files: readonly { name: string; bytes: Uint8Array }[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString('base64') }))
  const transfer = await page.evaluateHandle((all) => {
    const carried = new DataTransfer()
    for (const { name, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      carried.items.add(new File([bytes], name, { type: 'image/jpeg' }))
    }
    return carried
  }, given)
  await page.dispatchEvent('.library', 'drop', { dataTransfer: transfer })
}

describe('an editor with pictures', () => {
  it('uploads one, says what it shows, puts it on a page, and shoppers get it in their size', async () => {
    const id = await stored('/bild', [
      main({ html: 'h1', children: ['Bild'] }, inColumn(startingElements.picture({ language: 'de', paths: [] }))),
    ])
    const { page, wrong } = await shop.visit(`/studio?page=${id}`, wide)
    await page.frameLocator('iframe[title="Die Seite auf der Arbeitsfläche"]').locator('img').click()
    await button(page, 'Anderes Bild wählen').click()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Hochladen').click()])
    await chooser.setFiles([{ name: 'IMG_1234.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photo({ width: 1800 })) }])
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('Ein Hügel am See')
    await page.getByRole('button', { name: /^Blickpunkt/ }).press('ArrowUp')
    await button(page, 'Bild nehmen').click()
    await saved(page)
    await button(page, 'Veröffentlichen').click()
    await button(page, 'Jetzt veröffentlichen').click()
    await page.getByRole('dialog', { name: 'Veröffentlicht' }).waitFor()
    expect(wrong).toEqual([])

    const shopper = await shop.visit('/bild')
    const image = shopper.page.getByRole('img', { name: 'Ein Hügel am See' })
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toMatch(/\/media\/img-1234-\w+\/\w+-640\.avif$/)
    expect(
      await image.evaluate((element) => [
        element.getAttribute('width'),
        element.getAttribute('height'),
        getComputedStyle(element).objectPosition,
      ]),
    ).toEqual(['1800', '800', '50% 45%'])
    expect(shopper.wrong).toEqual([])
  })

  it('lets several go at once, reads which were refused, and takes a deletion back', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    await button(page, 'Bilder').click()
    await drop(page, [
      { name: 'rose.jpg', bytes: await photo({ colour: '#aa3355' }) },
      { name: 'brief.jpg', bytes: new TextEncoder().encode('Liebe Anna, …') },
      { name: 'salbei.jpg', bytes: await photo({ colour: '#33aa55' }) },
    ])
    await page.getByText('2 Bilder sind hochgeladen.').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('brief.jpg Diese Datei ist kein Bild')
    await page.getByRole('button', { name: /^rose/ }).click()
    await page.getByText('Steht auf keiner Seite.').waitFor()
    await button(page, 'Löschen').click()
    await button(page, 'Ja, löschen').click()
    await page.getByRole('button', { name: /^rose/ }).waitFor({ state: 'detached' })
    await button(page, 'Rückgängig').click()
    await page.getByRole('button', { name: /^rose/ }).waitFor()
    // The browser says of every refusal that it was one.
    expect(wrong.filter((line) => !line.includes('422'))).toEqual([])
  })
})

describe('a page with pictures', () => {
  it('has no broken picture on a desk when a section names one for phones only', async () => {
    await published('/nur-mobil', [
      main({ block: 'vitrine-section', fields: { backgroundMobile: '/cms/delivery/media/scene-hero-mobile' } }),
    ])
    for (const [width, isShown] of [
      [1280, false],
      [375, true],
    ] as const) {
      const { page } = await shop.visit('/nur-mobil', { viewport: { width, height: 800 } })
      const picture = page.locator('vitrine-section img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 1]))
        .toEqual([true, isShown])
    }
  })
})
