// The example shop over a mobile network (40 ms, 10 Mbit/s), and the README's small page: when their blocks stand and show
// their data, beside how long the same files take when they are all asked for at once; and how many round trips are
// waited for one after another, by what a network takes that is three times as far away.
import { errors } from 'playwright-core'
import { inTurns, launch, median, round, spread } from './kit.js'
import { openShop, openSmallPage } from './shop.js'

const pages = { home: '/', products: '/products', product: '/product?id=01t9V0000000001QAA', small: '/small' }
/** Milliseconds there and back. */
const [near, far] = [40, 120]

export async function loading({ rounds }) {
  const results = {}
  for (const runtime of ['react', 'light']) {
    const shop = await openShop(runtime)
    const small = await openSmallPage(shop.origin, runtime)
    const browser = await launch()
    try {
      for (const [name, path] of Object.entries(pages)) {
        const address = (name === 'small' ? small.origin : shop.origin) + path
        // The server finds out meanwhile what pages bring along.
        await visit(browser, address, near)
        const needed = (await visit(browser, address, near)).needed
        const taken = await inTurns(rounds, ['page', 'limit', 'far page', 'far limit'], (variant) => {
          const latency = variant.startsWith('far') ? far : near
          return variant.endsWith('page') ? visit(browser, address, latency) : fetchAll(browser, address, needed, latency)
        })
        const trips = (variant, time) =>
          round((median(taken[`far ${variant}`].map(time)) - median(taken[variant].map(time))) / (far - near), 1)
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
          'round trips': trips('page', ({ data: time }) => time),
          'round trips at least': trips('limit', ({ whole: time }) => time),
          'ms to data': round(median(taken.page.map(({ data: time }) => time)), 0),
          requests: last.requests,
          scripts: last.scripts,
          'ms to the largest picture': round(median(taken.page.map(({ lcp }) => lcp)), 0),
          'layout shift': round(Math.max(...taken.page.map(({ cls }) => cls)), 4),
        }
      }
    } finally {
      await browser.close()
      await small.close()
      await shop.close()
    }
  }
  return results
}

async function openPage(browser, origin, latency) {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // The connection stands in every variant alike.
  await page.goto(`${origin}/favicon.svg`)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: 10e6 / 8,
    uploadThroughput: 5e6 / 8,
  })
  return { context, page }
}

/**
 * Milliseconds since the page was asked for. Chromium's slowed line stands still in one visit of fifty: what the server
 * has sent lies unread in the browser's sockets until the line is made fast again. Such a visit says nothing of the page.
 */
async function visit(browser, address, latency, again = 3) {
  const { context, page } = await openPage(browser, new URL(address).origin, latency)
  page.setDefaultTimeout(20_000)
  try {
    return await lookAt(page, address)
  } catch (error) {
    if (again === 0 || !(error instanceof errors.TimeoutError)) throw error
    console.log(`The line stood still: ${address} once more.`)
  } finally {
    await context.close()
  }
  return visit(browser, address, latency, again - 1)
}

async function lookAt(page, address) {
  const asked = new Map()
  page.on('request', (request) => asked.set(request.url(), { method: request.method(), body: request.postData() ?? undefined }))
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
  await page.goto(address)
  // What comes after it belongs to the count of requests.
  await page.waitForFunction(() => performance.now() - globalThis.seen.data > 500)
  const seen = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(location.origin))
    const scripts = resources.filter(({ name }) => /\.js(\?|$)/.test(name))
    const { up, data } = globalThis.seen
    const hereBy = (time) => resources.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= time).map(({ name }) => name)
    const needed = { code: hereBy(up).filter((name) => /\.(js|css)(\?|$)/.test(name)), all: hereBy(data) }
    return { ...globalThis.seen, requests: resources.length, scripts: scripts.length, needed }
  })
  const asAsked = (names) => names.map((name) => [name, asked.get(name)])
  return { ...seen, needed: { code: asAsked(seen.needed.code), all: asAsked(seen.needed.all) } }
}

/**
 * The page and then, at once, the code that was there when its blocks stood, and everything that was when its data was
 * shown: what no page of as many bytes can be faster than.
 */
async function fetchAll(browser, address, needed, latency) {
  const { context, page } = await openPage(browser, new URL(address).origin, latency)
  const result = await page.evaluate(
    async ([home, { code, all }]) => {
      const begun = performance.now()
      const get = async ([name, { method, body } = {}]) => {
        const headers = body && { 'Content-Type': 'application/json' }
        return (await fetch(name, { cache: 'no-store', method, body, headers })).arrayBuffer()
      }
      await get([home])
      const isCode = new Set(code.map(([name]) => name))
      let codeAt = 0
      const first = Promise.all(code.map(get)).then(() => {
        codeAt = performance.now() - begun
      })
      await Promise.all([first, ...all.filter(([name]) => !isCode.has(name)).map(get)])
      return { code: codeAt, whole: performance.now() - begun }
    },
    [address, needed],
  )
  await context.close()
  return result
}
