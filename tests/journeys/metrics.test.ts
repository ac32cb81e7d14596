import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { block, column, html, page as framed, section } from '../../src/pages/demo-site/frame.js'
import type { VitrineMetric } from '../../src/devtools/metrics/metric.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()

const waited = 1500

/** A page with products, as its editor has set it; her platform takes its time. */
async function open(page: Page, path: string, store: { metrics?: true }): Promise<void> {
  const list = block('product-list', { heading: 'Unsere Pflege', browsable: true })
  await shop.published(framed({ path, title: 'Pflege', description: '', store }, section({}, column({}, html('h1', {}, 'Pflege'), list))))
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    document.addEventListener('vitrine-metric', ({ detail }) => heard.push(detail))
    // Slow enough for a browser to tell of it.
    addEventListener('click', () => {
      const end = performance.now() + 60
      while (performance.now() < end);
    })
  })
  await page.route('**/services/data/**', async (route) => {
    await page.waitForTimeout(waited)
    await route.continue()
  })
  await atRest(page, page.goto(path))
}

const heard = (page: Page): Promise<VitrineMetric[]> => page.evaluate(() => (globalThis as unknown as { heard: VitrineMetric[] }).heard)

describe('an operator who measures real visits', () => {
  it('hears when each block was ready, how long a press took and in which block, and the vitals of the page', async () => {
    const { page, wrong } = await shop.visit('about:blank')
    await open(page, '/gemessen', { metrics: true })
    const ready = (await heard(page)).filter(({ name }) => name === 'block-ready')
    const blocks = ready.map(({ block }) => block)
    expect(blocks).toEqual([...new Set(blocks)])
    const there = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll(':defined')].map(({ localName }) => localName).filter((name) => name.startsWith('vitrine-')),
      ),
    ])
    expect(blocks.toSorted()).toEqual(there.toSorted())
    const of = (block: string) => ready.find((metric) => metric.block === block)?.value ?? 0
    const answered = await page.evaluate(() =>
      Math.min(
        ...performance.getEntriesByType('resource').flatMap((entry) => (entry.name.includes('/services/data/') ? entry.responseEnd : [])),
      ),
    )
    expect(answered).toBeGreaterThan(waited)
    expect(of('vitrine-product-list')).toBeGreaterThan(answered)
    expect(of('vitrine-store')).toBeLessThan(answered)
    expect(await page.locator('link[rel="modulepreload"][href*="/measure"]').count()).toBe(1)

    await page.locator('vitrine-product-list').getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect.poll(() => heard(page)).toContainEqual({ name: 'interaction', value: expect.any(Number), block: 'vitrine-product-list' })
    const press = (await heard(page)).find(({ name }) => name === 'interaction')
    expect(press?.value).toBeGreaterThanOrEqual(56)
    expect((await heard(page)).map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB']))
    // Her platform still owes answers.
    await page.unrouteAll({ behavior: 'wait' })
    expect(wrong).toEqual([])
  })

  it('hears nothing who has not asked, and no code for it is loaded', async () => {
    const { page } = await shop.visit('about:blank')
    await open(page, '/ungemessen', {})
    expect(await heard(page)).toEqual([])
    expect(await page.locator('link[href*="/measure"]').count()).toBe(0)
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/measure')))).toEqual([])
  })
})
