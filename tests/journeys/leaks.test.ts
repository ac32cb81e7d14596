import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import type * as Kit from '../../src/entries/kit.js'
import type * as Door from '../../src/entries/page.js'
import { wholeChromium } from '../support/chromium.js'
import { serveShop } from '../support/hosts.js'
import { openExampleShop } from '../support/shop-server.js'

const everything = process.env.VITRINE_TEST_ALL === '1'
/** How often a block comes, is moved and goes: at first until the page has what it keeps, then measured. */
const [atFirst, measured] = everything ? [200, 1000] : [50, 60]
/** Hours on one page, likewise. */
const [warmUp, hours] = everything ? [1, 8] : [0.5, 1]
const kB = 1024

/** The gate tries some blocks on each runtime, `npm run test:all` all on both. */
const tags = (from: number) => declarations.map(({ tag }) => tag).filter((_, at) => everything || at % 14 === from)
const runtimes = [
  { name: 'React', folder: '/cdn', blocks: tags(2) },
  { name: 'the light runtime', folder: '/cdn/light', blocks: tags(9) },
]

let browser: Browser
let shop: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  browser = await chromium.launch(wholeChromium)
  shop = await serveShop({
    page: `<!doctype html><html lang="de"><title>Lang</title><link rel="icon" href="data:,">
      <script type="module">
        const { folder } = Object.fromEntries(new URLSearchParams(location.search))
        await import(folder + '/loader.js')
        globalThis.door = await import(folder + '/page.js')
        globalThis.kit = await import(folder + '/kit.js')
      </script>
      <vitrine-store></vitrine-store><section></section><section></section>`,
  })
})
afterAll(async () => {
  await browser?.close()
  shop?.close()
})

declare const door: typeof Door
declare const kit: typeof Kit

interface Kept {
  bytes: number
  nodes: number
  listeners: number
}

/** What the page holds when all that nobody needs has been thrown away. */
async function kept(session: CDPSession): Promise<Kept> {
  // What the console was told is kept for whoever opens it.
  await session.send('Runtime.discardConsoleEntries')
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { bytes: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** What is more than before, of what may not be. */
async function leaked(session: CDPSession, before: Kept, bytes: number): Promise<Partial<Kept>> {
  const now = await kept(session)
  const more = { bytes: now.bytes - before.bytes, nodes: now.nodes - before.nodes, listeners: now.listeners - before.listeners }
  return {
    ...(more.bytes > bytes && { bytes: more.bytes }),
    ...(more.nodes > 0 && { nodes: more.nodes }),
    ...(more.listeners > 0 && { listeners: more.listeners }),
  }
}

async function visit(folder: string, look: (page: Page, session: CDPSession) => Promise<void>): Promise<void> {
  await fetch(`${shop.origin}/sandbox/reset`, { method: 'POST' })
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const domain of ['Performance', 'HeapProfiler', 'Runtime'] as const) await session.send(`${domain}.enable`)
  try {
    await page.goto(`${shop.origin}/?folder=${folder}&mk_moniker=anna-berger`)
    await page.waitForFunction('globalThis.kit')
    await look(page, session)
  } finally {
    await context.close()
  }
}

/** Ten at a time come, are drawn, are moved, and go. */
const stay = (page: Page, tag: string, times: number) =>
  page.evaluate(
    async ([name, count]) => {
      const beat = () => new Promise((done) => setTimeout(done))
      const [here, there] = document.querySelectorAll('section') as unknown as [Element, Element]
      for (let done = 0; done < count; done += 10) {
        const elements = Array.from({ length: 10 }, () => here.appendChild(document.createElement(name)))
        await customElements.whenDefined(name)
        for (let beats = 0; beats < 20 && elements.some(({ dataset }) => dataset.state === 'loading'); beats += 1) await beat()
        await beat()
        there.append(...elements)
        await beat()
        there.replaceChildren()
        await beat()
      }
    },
    [tag, times] as const,
  )

/** A leak grows every time; what the browser has learned of a script, and what is still on its way, does not. */
async function leftBehind(page: Page, session: CDPSession, tag: string): Promise<Partial<Kept>> {
  let left: Partial<Kept> = {}
  for (let round = 0; round < 4; round += 1) {
    const before = await kept(session)
    await stay(page, tag, measured)
    left = await leaked(session, before, 64 * kB)
    if (Object.keys(left).length === 0) break
  }
  return left
}

/** A block may want to lead elsewhere. */
const holdThePage = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = globalThis as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', (event) => event.preventDefault())
  })

describe.each(runtimes)('on $name, a block that comes, is moved and goes', ({ folder, blocks }) => {
  it(
    `leaves nothing behind, ${measured} times of each`,
    () =>
      visit(folder, async (page, session) => {
        await fetch(`${shop.origin}/sandbox/scene/signed-in`, { method: 'POST' })
        await holdThePage(page)
        const found: Record<string, Partial<Kept>> = {}
        for (const tag of blocks) {
          await stay(page, tag, atFirst)
          found[tag] = await leftBehind(page, session, tag)
        }
        expect(Object.entries(found).filter(([, left]) => Object.keys(left).length > 0)).toEqual([])
      }),
    everything ? 3_600_000 : 60_000,
  )

  it('is found out when it leaves something behind', () =>
    visit(folder, async (page, session) => {
      await page.evaluate(() => {
        const text = { de: 'Leck', en: 'Leak' }
        const nothing = { fields: {}, inserter: { tagline: text }, category: 'shop', icon: 'box' } as const
        const held: unknown[] = []
        kit.register(kit.defineBlock({ tag: 'vitrine-test-leak', version: 1, name: text, summary: text, ...nothing }), {
          live: () => {
            held.push(document.createElement('p'), Array.from({ length: 1000 }, Math.random))
            addEventListener('resize', () => held)
            return null
          },
        })
      })
      expect(Object.keys(await leftBehind(page, session, 'vitrine-test-leak'))).toEqual(['bytes', 'nodes', 'listeners'])
    }))
})

describe('a page that is open all day', () => {
  /** Five minutes: messages, a page of products further, another tab looked at, a cart that is being calculated. */
  async function fiveMinutes(page: Page, round: number): Promise<void> {
    if (round % 3 === 0)
      await fetch(`${shop.origin}/sandbox/weather`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind: 'processing', times: 4 }),
      })
    await page.evaluate((at) => {
      for (let times = 0; times < 40; times += 1) door.publish('promo-banner', { visible: times % 2 === 0, reason: 'no-moniker' })
      history.pushState(null, '', `?page=${1 + (at % 3)}`)
      dispatchEvent(new PopStateEvent('popstate'))
      document.dispatchEvent(new Event('visibilitychange'))
      void door.cart.read()
    }, round)
    await page.clock.runFor('05:00')
  }

  it(
    `keeps no more after ${hours} hours of polling, leafing and messages`,
    () =>
      visit('/cdn/light', async (page, session) => {
        await page.clock.install()
        await page.evaluate(() => {
          for (const tag of ['consultant-detection', 'promo-banner', 'product-list', 'cart-page', 'cart-panel'])
            document.body.append(
              Object.assign(document.createElement(`vitrine-${tag}`), tag === 'product-list' && { browsable: true, pageSize: 4 }),
            )
        })
        await page
          .getByRole('button', { name: /in den Warenkorb$/ })
          .first()
          .click()
        await page.locator('vitrine-cart-page[data-state="filled"]').waitFor()
        for (let round = 0; round < warmUp * 12; round += 1) await fiveMinutes(page, round)
        const before = await kept(session)
        for (let round = 0; round < hours * 12; round += 1) await fiveMinutes(page, round)
        await expect.poll(async () => (await kept(session)).bytes - before.bytes).toBeLessThanOrEqual(1000 * kB)
      }),
    everything ? 600_000 : 60_000,
  )
})

/** A page of a hundred blocks in the Studio takes its time. */
if (everything) {
  describe('the Studio with a hundred blocks', () => {
    const served = openExampleShop()
    const nodes = Array.from({ length: 50 }, (_, at) => ({
      block: 'vitrine-section',
      slots: { default: [{ block: 'vitrine-column', slots: { default: [{ html: 'p', children: [`Absatz ${at}`] }] } }] },
    }))

    it('keeps at most 20 MB of 500 edits and undos', { timeout: 900_000 }, async () => {
      const id = await served.stored({ path: '/hundert', title: 'Hundert', nodes })
      const { page: view, context } = await served.visit(`/studio?page=${id}`)
      const session = await context.newCDPSession(view)
      for (const domain of ['Performance', 'HeapProfiler', 'Runtime'] as const) await session.send(`${domain}.enable`)
      await view.getByRole('tab', { name: 'Gliederung' }).click()
      const row = view.getByRole('treeitem', { name: /^Abschnitt/ }).first()
      await row.click()
      const order = () => view.frameLocator('.canvas-frame').locator('vitrine-section').first().innerText()
      const editAndUndo = async (times: number) => {
        for (let done = 0; done < times; done += 1) {
          await view.keyboard.press('Alt+ArrowDown')
          await expect.poll(order).toBe('Absatz 1')
          await view.keyboard.press('Control+z')
          await expect.poll(order).toBe('Absatz 0')
        }
      }
      await editAndUndo(20)
      const before = await kept(session)
      await editAndUndo(500)
      expect((await kept(session)).bytes - before.bytes).toBeLessThanOrEqual(20_000 * kB)
    })
  })
}
