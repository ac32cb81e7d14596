// Ten thousand words through every door of a page: how long it is kept from drawing.
import { medianOnBoth } from './shop.js'

const times = 10_000

/** Whoever is on the page says a hundred in a task. */
const onThePage = (say) => `(async () => {
  const page = globalThis[Symbol.for('vitrine.v1')]
  for (let count = 0; count < ${times}; count += 1) {
    ${say}
    if (count % 100 === 99) await new Promise((resolve) => setTimeout(resolve))
  }
})()`

const doors = {
  'from another tab': async ({ other }) =>
    void (await other.evaluate((most) => {
      const tab = new BroadcastChannel('vitrine.v1')
      for (let count = 0; count < most; count += 1) tab.postMessage('changed')
    }, times)),
  'from the catalogue’s frame': ({ frame }) =>
    frame.evaluate((most) => {
      for (let count = 0; count < most; count += 1) parent.postMessage({ action: 'add-to-bag', productIds: '10000001' }, '*')
    }, times),
  'to the window, unasked': ({ page }) => page.evaluate(onThePage("postMessage({ action: 'add-to-bag', vitrine: 'payment' }, '*')")),
  'on the bus': ({ page }) => page.evaluate(onThePage("page.bus.publish('announce', { text: 'Hallo ' + count })")),
  'as attributes': ({ page }) =>
    page.evaluate(onThePage("document.querySelector('vitrine-main-navigation').setAttribute('brand', 'Marke ' + count)")),
  'as attributes that are not understood': ({ page }) =>
    page.evaluate(onThePage("document.querySelector('vitrine-product-list').setAttribute('page-size', 'viele ' + count)")),
}

export const floods = ({ rounds }) => medianOnBoth(doors, rounds, longestTask)

/** In milliseconds; a browser tells only of tasks of more than 50, any shorter one is 0. */
async function longestTask(browser, origin, flood) {
  const context = await browser.newContext({ locale: 'de-DE' })
  await context.addInitScript(() => {
    // A frame of another origin may have no storage.
    try {
      localStorage.setItem('vitrine_consent', new Date().toISOString().slice(0, 10))
    } catch {}
    globalThis.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration)
    }).observe({ type: 'longtask' })
  })
  const open = async (path) => {
    const page = await context.newPage()
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    return page
  }
  const other = await open('/impressum')
  const isCatalogue = flood === doors['from the catalogue’s frame']
  const page = await open(isCatalogue ? '/ibc-personal-icatalog' : '/products')
  if (isCatalogue) await page.locator('vitrine-catalogue-frame[data-state="open"]').waitFor()
  const frame = page.frames().find((each) => each !== page.mainFrame())
  await page.evaluate('longest = 0')
  await flood({ page, other, frame })
  await page.waitForTimeout(1500)
  const longest = await page.evaluate('longest')
  await context.close()
  return longest
}
