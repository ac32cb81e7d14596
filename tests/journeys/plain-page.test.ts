import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type * as PageEntry from '../../src/entries/page.js'
import { openExampleShop, runtime } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

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

const live = '<vitrine-store webstore-id="0ZE000000000001GAA" api-base-path="/webruntime/api"></vitrine-store>'
const reads = ['application-context', 'session-context']

/** A page with nothing but the loader, in which no chunk and no answer comes before `come`, nor after `hold`; and what it has asked for. */
async function openHeld(blocks: string, lang = 'de') {
  const { page } = await shop.visit('about:blank')
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /(chunks\/.*)-[\w-]{8}\.js|((?:application|session)-context)/.exec(request.url())?.filter(Boolean) ?? []
    if (name) asked.push(name)
  })
  let come = () => {}
  let held: Promise<void>
  const hold = () => {
    held = new Promise((resolve) => {
      come = resolve
    })
  }
  hold()
  await page.route(/\/chunks\/|-context\b/, async (route) => {
    await held
    await route.continue()
  })
  await page.route('**/plain', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${lang}"><title>Plain</title><script type="module" src="${folder}/loader.js"></script>${blocks}</html>`,
    }),
  )
  await page.goto('/plain', { waitUntil: 'commit' })
  return { page, asked, come: () => come(), hold }
}

/** What the build has written down for who writes pages. */
const table = (name: string) =>
  JSON.parse(readFileSync(`dist/cdn/${runtime === 'light' ? 'light/' : ''}${name}.json`, 'utf8')) as Record<string, string[]>
const named = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => /^chunks\/.*(?=-[\w-]{8}\.js$)/.exec(file)?.[0] ?? [])),
]
const filesOf = (tags: readonly string[]): string[] =>
  named(tags.flatMap((tag) => ['modules', 'soon'].flatMap((name) => table(name)[tag] ?? [])))

describe('a plain page with nothing but the loader', () => {
  it.each([
    ['de', []],
    ['en', ['chunks/english']],
  ])('asks for all that its blocks need before any of it has come, and once who is here: %s', async (lang, words) => {
    const blocks = ['vitrine-product-list', 'vitrine-cart-panel']
    const { page, asked, come } = await openHeld(live + blocks.map((tag) => `<${tag}></${tag}>`).join(''), lang)
    await expect.poll(() => asked).toEqual(expect.arrayContaining([...filesOf(['vitrine-store', ...blocks]), ...words, ...reads]))
    come()
    await page.getByRole('listitem').getByRole('link').first().waitFor()
    for (const read of reads) expect(asked.filter((each) => each === read)).toEqual([read])
  })

  it('asks at a press for all that it brings, before any of it has come', async () => {
    const { page, asked, come, hold } = await openHeld(
      `${live}<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-panel></vitrine-cart-panel>`,
    )
    come()
    const cart = page.getByRole('button', { name: 'Warenkorb' })
    await cart.waitFor()
    await atRest(page)
    const contents = named(table('sometimes')['vitrine-cart-panel contents'] ?? []).filter((file) => !asked.includes(file))
    expect(contents.length).toBeGreaterThan(1)
    hold()
    await cart.click()
    await expect.poll(() => asked).toEqual(expect.arrayContaining(contents))
    come()
    await page.getByRole('dialog').getByRole('heading').waitFor()
  })

  it.each([
    ['no block wants to know', 'vitrine-quote', live],
    ['the platform is elsewhere', 'vitrine-product-list', live.replace('/webruntime', 'https://else.example')],
    ['somebody edits it', 'vitrine-product-list', `${live}<script>document.documentElement.dataset.vitrineMode = 'edit'</script>`],
  ])('does not ask who is here when %s', async (_when, tag, before) => {
    const { asked } = await openHeld(`${before}<${tag}></${tag}>`)
    await expect.poll(() => asked).toEqual(expect.arrayContaining(filesOf([tag])))
    expect(asked.filter((each) => reads.includes(each))).toEqual([])
  })
})

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
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
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
    const why = said.filter((text) => text.startsWith('Nothing was said on'))
    expect(why).toEqual([expect.stringContaining('on announce: '), expect.stringContaining('There are: moniker-selected, ')])
  })
})
