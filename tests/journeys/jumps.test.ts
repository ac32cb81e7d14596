import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { column, html, page as framed, section } from '../../src/pages/demo-site/frame.js'
import { type Offer, offersOf } from '../../src/studio/app/inserter/offers.js'
import { engine } from '../support/browser.js'
import { fileOfBlock } from '../support/built-files.js'
import { jumpsSeen } from '../support/jumps.js'
import { countShifts } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { signIn } from '../support/sign-in.js'
import { atRest } from '../support/at-rest.js'
import { everything, sample } from '../support/sample.js'

const shop = openExampleShop()
const widths = [375, 1280]

async function shiftsOn(page: Page, path: string): Promise<number> {
  const shifts = await countShifts(page)
  await atRest(page, page.goto(path))
  return shifts()
}

describe('a page of the example shop', () => {
  const visits = ['/', '/products', '/product?id=01t9V0000000002', '/product?id=01t9V0000000000', '/login'].flatMap(
    (path) =>
      [
        [path, 375, 'less motion', 'reduce'],
        [path, 1280, 'motion', 'no-preference'],
      ] as const,
  )
  for (const [path, width, motion, reducedMotion] of sample(visits, 3)) {
    it(`${path} does not jump while it loads, at ${width} px with ${motion}`, async () => {
      const { page } = await shop.visit('/shop-invalid', { viewport: { width, height: 812 }, reducedMotion })
      expect(await shiftsOn(page, path)).toBeLessThan(0.002)
    })
  }

  it.each(['/consultants?q=50667', '/consultants?q=Anna', '/products?q=rose', '/en/products?q=rose'])(
    '%s does not jump when its results come, on a phone',
    async (path) => {
      const { page } = await shop.visit('/robots.txt', { viewport: { width: 375, height: 812 } })
      expect(await shiftsOn(page, path)).toBeLessThanOrEqual(0.002)
    },
  )

  it.each(sample(widths, 2))('does not jump by our own look at every element, at %s px', async (width) => {
    const { page } = await shop.visit('/robots.txt', { viewport: { width, height: 812 } })
    const jumps: Record<string, number> = {}
    for (const path of ['/products?q=creme', '/impressum']) jumps[path] = await jumpsSeen(page, path)
    for (const [path, sum] of Object.entries(jumps)) expect(sum, path).toBeLessThanOrEqual(0.002)
  })

  it.each(sample(widths, 2))('does not jump either when a customer comes from another one, at %s px', async (width) => {
    const { page } = await shop.visit('/login?return=/products', { viewport: { width, height: 812 } })
    await signIn(page)
    await atRest(page)
    const shifts: Record<string, number> = {}
    for (const path of ['/', '/impressum', '/account', '/product?id=01t9V0000000002', '/favourites'])
      shifts[path] = await shiftsOn(page, path)
    for (const [path, sum] of Object.entries(shifts)) expect(sum, path).toBeLessThan(0.002)
  })

  it.each(sample([375, 800, 1280], 3, 1))('does not jump either in a consultant’s shop, at %s px', async (width) => {
    const { page } = await shop.visit('/shop-invalid?mk_moniker=anna-berger', { viewport: { width, height: 812 } })
    await atRest(page)
    const shifts: Record<string, number> = {}
    for (const path of ['/', '/products', '/impressum']) shifts[path] = await shiftsOn(page, path)
    for (const [path, sum] of Object.entries(shifts)) expect(sum, path).toBeLessThan(0.002)
  })

  const late = ['section', 'column'].flatMap((block) =>
    ['/', '/consultants', '/newsletter-settings', '/impressum'].map((path) => [block, path] as const),
  )
  for (const [block, path] of sample(late, 3)) {
    it(`${path} does not jump when the ${block} comes last`, async () => {
      const { page } = await shop.visit('/shop-invalid')
      await page.route(fileOfBlock(block), async (route) => {
        await page.waitForTimeout(500)
        await route.continue()
      })
      expect(await shiftsOn(page, path)).toBeLessThan(0.02)
    })
  }
})

describe('a page that comes in two pieces', () => {
  /** @param second how the second half of its HTML begins, which comes later. @returns where its first half stands */
  async function halved(second: string): Promise<string> {
    const server = createServer(async ({ url }, answer) => {
      const given = await fetch(new URL(url!, shop.url))
      const type = given.headers.get('content-type') ?? ''
      const body = Buffer.from(await given.arrayBuffer())
      answer.writeHead(given.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return answer.end(body)
      answer.write(body.subarray(0, body.indexOf(second)))
      setTimeout(() => answer.end(body.subarray(body.indexOf(second))), 500)
    }).listen()
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    return `http://localhost:${(server.address() as AddressInfo).port}`
  }

  it.runIf(engine === 'chromium').each([
    ['/', '<vitrine-section tone="sand"'],
    ['/products', '<button type="button" class="chip filter"'],
    ['/impressum', '</footer>'],
  ])('%s is not drawn before all of it is there', async (path, second) => {
    const { page } = await shop.visit('/shop-invalid')
    await page.goto((await halved(second)) + path)
    const [drawn, read] = await page.evaluate(async () => {
      const [paint] = await new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'paint', buffered: true })
      })
      return [paint!.startTime, performance.getEntriesByType('navigation')[0]!.responseEnd]
    })
    expect(drawn).toBeGreaterThan(read!)
  })
})

describe('what an editor puts on a page', () => {
  const offers = offersOf({ declarations, language: 'de', page: 'de', paths: ['/', '/products'] })
  // The gate tries other ones with every change of the list.
  const [tried = []] = everything
    ? [offers]
    : fc.sample(fc.shuffledSubarray(offers, { minLength: 4, maxLength: 4 }), { seed: offers.length, numRuns: 1 })

  const isWhole = (node: PageNode): boolean =>
    typeof node === 'object' &&
    'block' in node &&
    ['section', 'footer', 'shop-magnet', 'promo-banner'].some((name) => node.block === `vitrine-${name}`)
  const inSection = (node: PageNode): PageNode =>
    isWhole(node)
      ? node
      : section({}, typeof node === 'object' && 'block' in node && node.block === 'vitrine-column' ? node : column({}, node))

  async function published({ id, node }: Offer): Promise<string> {
    const path = `/ruhig-${id.replaceAll('/', '-')}`
    const about = { path, title: id, description: '', ...(id === 'vitrine-consultant-detection' && { detection: 'own' as const }) }
    const after = section({ tone: 'sand' }, column({}, html('h2', {}, 'Danach'), html('p', {}, 'Was danach kommt.')))
    await shop.published(framed(about, inSection(node), after))
    return path
  }

  it.each(tried)('$id moves nothing while the page loads, on a phone and on a desk', async (offer) => {
    const path = await published(offer)
    for (const width of widths) {
      const { page } = await shop.visit('/shop-invalid', { viewport: { width, height: 812 } })
      expect(await shiftsOn(page, path), `at ${width} px`).toBeLessThan(0.002)
      await page.context().close()
    }
  })

  const visitors = [
    ['a guest', 'locked', 1280],
    ['a guest', 'locked', 375],
    ['a customer who keeps nothing', 'empty', 375],
    ['a customer who keeps nothing', 'empty', 1280],
    ['a customer who keeps some', 'filled', 1280],
    ['a customer who keeps some', 'filled', 375],
  ] as const
  it.each(sample(visitors, 2))(
    'keeps the place that favourites take for %s, and moves nothing for them: %s, at %s px',
    async (_who, state, width) => {
      const path = await published(offers.find(({ id }) => id === 'vitrine-product-list/favourites')!)
      const { page } = await shop.visit('/login?return=/products', { viewport: { width, height: 812 } })
      if (state !== 'locked') await signIn(page)
      await atRest(page)
      if (state === 'filled') {
        await page.getByRole('button', { name: 'Rosenserum Leuchtkraft merken' }).click()
        await atRest(page)
      }
      expect(await shiftsOn(page, path)).toBeLessThan(0.002)
      expect(await page.locator('main vitrine-product-list').getAttribute('data-state')).toBe(state)
    },
  )

  it('keeps no place for a band that she has closed on an earlier page, and moves nothing for it', async () => {
    const [offer] = offers.filter(({ id }) => id === 'vitrine-promo-banner')
    const path = await published({ ...offer!, id: 'geschlossen' })
    const banner = (page: Page) => page.locator('main vitrine-promo-banner')
    for (const width of widths) {
      const { page } = await shop.visit('/shop-invalid', { viewport: { width, height: 812 } })
      await page.goto(path)
      await banner(page).getByRole('button', { name: 'Hinweis schließen' }).click()
      expect(await shiftsOn(page, path), `at ${width} px`).toBeLessThan(0.002)
      expect(await banner(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
      await page.context().close()
    }
  })
})
