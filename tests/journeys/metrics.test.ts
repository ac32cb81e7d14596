import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { VitrineMetric } from '../../src/metrics/metric.js'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

/** The page as it would be with another setting of its store. */
async function open(page: Page, settings: string): Promise<void> {
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
  await page.route('**/products', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<vitrine-store', `<vitrine-store ${settings}`) })
  })
  await page.goto('/products', { waitUntil: 'networkidle' })
}

const heard = (page: Page): Promise<VitrineMetric[]> => page.evaluate(() => (globalThis as unknown as { heard: VitrineMetric[] }).heard)

describe('an operator who measures real visits', () => {
  it('hears when each block was ready, how long a press took and in which block, and the vitals of the page', async () => {
    const { page, wrong } = await shop.visit('about:blank')
    await open(page, 'metrics')
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
    expect(of('vitrine-product-list')).toBeGreaterThan(of('vitrine-store'))

    await page.locator('vitrine-product-list').getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect
      .poll(() => heard(page), { timeout: 10_000 })
      .toContainEqual({ name: 'interaction', value: expect.any(Number), block: 'vitrine-product-list' })
    const press = (await heard(page)).find(({ name }) => name === 'interaction')
    expect(press?.value).toBeGreaterThanOrEqual(56)
    expect((await heard(page)).map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB']))
    expect(wrong).toEqual([])
  })

  it('hears nothing who has not asked, and no code for it is loaded', async () => {
    const { page } = await shop.visit('about:blank')
    await open(page, '')
    expect(await heard(page)).toEqual([])
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/measure')))).toEqual([])
  })
})
