import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type * as PageEntry from '../../src/page.js'
import { openExampleShop, runtime } from '../support/shop-server.js'

const shop = openExampleShop()
const folder = runtime === 'light' ? '/assets/light' : '/assets'

/** A page that somebody has written by hand. */
async function open(blocks: string): Promise<Page> {
  const { page } = await shop.visit('about:blank')
  await page.route('**/plain', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><title>Plain</title><script type="module" src="${folder}/loader.js"></script>${blocks}
<script type="module">import * as entry from '${folder}/page.js'; globalThis.entry = entry; globalThis.heard = []</script></html>`,
    }),
  )
  await page.goto('/plain')
  await page.waitForFunction(() => 'entry' in globalThis)
  return page
}

declare const entry: typeof PageEntry
declare const heard: unknown[]

const store = '<vitrine-store></vitrine-store>'
const product = '01t9V0000000001QAA'

describe('a plain page with page.js', () => {
  it('puts a product in, hears of it, reads the cart and shows its panel', async () => {
    const page = await open(`${store}<vitrine-cart-panel stay-closed></vitrine-cart-panel>`)
    await page.evaluate(() => {
      entry.subscribe('cart.changed', ({ count }) => heard.push(count))
      entry.cart.subscribe(({ status, lines }) => heard.push(`${status} ${lines.length}`))
    })
    await expect.poll(() => page.evaluate(() => heard)).toContain('ready 0')
    expect(await page.evaluate((id) => entry.cart.add(id, 2), product)).toEqual({ done: true })
    await expect.poll(() => page.evaluate(() => heard)).toEqual(expect.arrayContaining([2, 'ready 1']))
    const read = await page.evaluate(async () =>
      (await entry.cart.read())?.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    )
    expect(read).toEqual([{ productId: product, quantity: 2 }])
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.evaluate(() => entry.cart.open())
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  })

  it('is told what the platform says against a product, and loses nothing', async () => {
    const page = await open(store)
    const answer = await page.evaluate(() => entry.cart.add('01t000000000000AAA'))
    expect(answer).toMatchObject({ refused: { reason: 'gone' } })
    expect(await page.evaluate(async () => (await entry.cart.read())?.lines ?? [])).toEqual([])
  })

  it('gets copies, and is told when a message does not fit', async () => {
    const page = await open(store)
    const outcome = await page.evaluate(async (id) => {
      await entry.cart.add(id)
      const mine = await entry.cart.read()
      if (mine) mine.lines = []
      return {
        lines: (await entry.cart.read())?.lines.length,
        fitting: entry.publish('announce', { text: 'Hallo' }),
        unfit: entry.publish('announce', { text: 7 } as never),
        unknown: entry.publish('no-such-channel' as never, {} as never),
      }
    }, product)
    expect(outcome).toEqual({ lines: 1, fitting: true, unfit: false, unknown: false })
  })
})
