// The example shop over a mobile network (40 ms, 10 Mbit/s): when its blocks stand and show their data, beside how long
// the same files take when they are all asked for at once.
import { inTurns, launch, median, round, spread } from './kit.js'
import { openShop } from './shop.js'

const pages = { home: '/', products: '/products', product: '/product?id=01t9V0000000001QAA' }

export async function loading({ rounds }) {
  const results = {}
  for (const runtime of ['react', 'light']) {
    const shop = await openShop(runtime)
    const browser = await launch()
    try {
      for (const [name, path] of Object.entries(pages)) {
        const address = shop.origin + path
        const files = (await visit(browser, address)).files
        const taken = await inTurns(rounds, ['page', 'limit'], (variant) =>
          variant === 'page' ? visit(browser, address) : fetchAll(browser, shop.origin, files),
        )
        const limit = median(taken.limit.map(({ code }) => code))
        const whole = median(taken.limit.map(({ whole: time }) => time))
        const up = spread(taken.page.map(({ up: time }) => time / limit))
        const data = spread(taken.page.map(({ data: time }) => time / whole))
        const last = taken.page.at(-1)
        results[`${name}, ${runtime}`] = {
          'blocks up': round(up.median),
          'blocks up spread': [round(up.from), round(up.to)],
          'data shown': round(data.median),
          'data shown spread': [round(data.from), round(data.to)],
          'ms to data': round(median(taken.page.map(({ data: time }) => time)), 0),
          requests: last.requests,
          scripts: last.scripts,
          'ms to the largest picture': round(median(taken.page.map(({ lcp }) => lcp)), 0),
          'layout shift': round(Math.max(...taken.page.map(({ cls }) => cls)), 4),
        }
      }
    } finally {
      await browser.close()
      await shop.close()
    }
  }
  return results
}

async function openPage(browser, origin) {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // The connection stands in every variant alike.
  await page.goto(`${origin}/favicon.svg`)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10e6 / 8,
    uploadThroughput: 5e6 / 8,
  })
  return { context, page }
}

/** Milliseconds since the page was asked for. */
async function visit(browser, address) {
  const { context, page } = await openPage(browser, new URL(address).origin)
  await page.addInitScript(() => {
    localStorage.setItem('vitrine_consent', new Date().toISOString().slice(0, 10))
    const seen = { cls: 0, lcp: 0 }
    globalThis.seen = seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.cls += value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const blocks = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('vitrine-'))
      const isUp =
        document.readyState !== 'loading' && blocks.length > 0 && blocks.every(({ shadowRoot }) => shadowRoot?.querySelector('.block'))
      if (isUp) seen.up ??= performance.now()
      // Some ask only when others have their answer: it counts since when nobody waits any more.
      if (isUp && blocks.every(({ shadowRoot }) => !shadowRoot.querySelector('[aria-busy="true"]'))) seen.data ??= performance.now()
      else seen.data = undefined
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const reads = []
  page.on('request', (request) => request.method() === 'GET' && request.resourceType() !== 'eventsource' && reads.push(request.url()))
  await page.goto(address)
  // What comes after it belongs to the count of requests.
  await page.waitForFunction(() => performance.now() - globalThis.seen.data > 500)
  const result = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(location.origin))
    const scripts = resources.filter(({ name }) => /\.js(\?|$)/.test(name))
    return { ...globalThis.seen, requests: resources.length, scripts: scripts.length }
  })
  await context.close()
  return { ...result, files: reads.slice(1) }
}

/** The page and then everything it needs, at once: what no page of as many bytes can be faster than. */
async function fetchAll(browser, origin, files) {
  const { context, page } = await openPage(browser, origin)
  const result = await page.evaluate(
    async ([home, names]) => {
      const begun = performance.now()
      const get = async (name) => (await fetch(name, { cache: 'no-store' })).arrayBuffer()
      await get(home)
      const code = names.filter((name) => /\.(js|css)(\?|$)/.test(name))
      const isCode = new Set(code)
      let codeAt = 0
      const first = Promise.all(code.map(get)).then(() => {
        codeAt = performance.now() - begun
      })
      await Promise.all([first, ...names.filter((name) => !isCode.has(name)).map(get)])
      return { code: codeAt, whole: performance.now() - begun }
    },
    [`${origin}/`, files],
  )
  await context.close()
  return result
}
