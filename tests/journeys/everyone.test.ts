import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()
const few = ['/', '/register']
const more = [
  '/product?id=01t9V0000000002',
  '/products',
  '/cart',
  '/consultants',
  '/orders',
  '/newsletter',
  '/widerrufen',
  '/impressum',
  '/search?q=rose',
]
const paths = process.env.VITRINE_TEST_ALL ? [...few, ...more] : few

/** What one reads that is cut off, deep in the blocks, and how far the page runs over its side. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) walk(element.shadowRoot)
        const { overflowX, overflowY, textOverflow, display } = getComputedStyle(element)
        const holdsText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        const seen = element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1 && display !== 'inline'
        if (!holdsText || !seen || element.closest('[aria-hidden]')) continue
        const wide =
          element.scrollWidth > element.clientWidth + 1 && (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
        const high = element.scrollHeight > element.clientHeight + 1 && (overflowY === 'hidden' || overflowY === 'clip')
        if (wide || high) found.push(`${element.localName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`)
      }
    }
    walk(document)
    const over = document.documentElement.scrollWidth - innerWidth
    return over > 0 ? [...found, `${over} px sideways`] : found
  })

/** The element that the keyboard is on, through every shadow root: what it is, how it is marked, and whether something lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element === document.body) return undefined
    // A link that is as large as its card is marked around the card.
    const marks = [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(element.parentElement ?? element)]
    const { x, y, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as Document | ShadowRoot
    const over = [
      [x + width / 2, y + height / 2],
      [x + 3, y + 3],
      [x + width - 3, y + height - 3],
    ].map(([left = 0, top = 0]) => root.elementFromPoint(left, top))
    return {
      name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''}`,
      marked: marks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
      covered: over.every((there) => !there || !(element.contains(there) || there.contains(element))),
    }
  })

describe('everyone', () => {
  for (const path of paths) {
    it(`${path} has targets of 24 px, and names that begin with what is seen`, async () => {
      const { page } = await shop.visit(path, { viewport: { width: 375, height: 812 } })
      expect(await violations(page, ['target-size', 'label-content-name-mismatch'])).toEqual([])
    })

    it(`${path} loses no word when text is twice as large, or set wide`, async () => {
      const { page } = await shop.visit(path, { viewport: { width: 1280, height: 800 } })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await cutOff(page)).toEqual([])
      await page.evaluate(() => {
        document.documentElement.style.removeProperty('font-size')
        const wide =
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'
        const dress = (root: Document | ShadowRoot): void => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(wide)
          root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
          for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) dress(shadowRoot)
        }
        dress(document)
      })
      expect(await cutOff(page)).toEqual([])
    })

    it(`${path} is walked with the Tab key: each stop is marked and in sight, and nothing happens by itself`, async () => {
      const { page } = await shop.visit(path, { viewport: { width: 1280, height: 800 } })
      const stops: string[] = []
      const address = page.url()
      for (let press = 0; press < 25; press++) {
        await page.keyboard.press('Tab')
        const stop = await focused(page)
        if (!stop) break
        stops.push(stop.name)
        expect(stop).toMatchObject({ marked: true, covered: false })
        expect(await page.locator('dialog:modal').count()).toBe(0)
      }
      expect(stops.length).toBeGreaterThan(5)
      expect(page.url()).toBe(address)
    })
  }

  it('can turn the phone', async () => {
    const { page } = await shop.visit('/', { viewport: { width: 812, height: 375 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await page.locator('h1:visible').count()).toBeGreaterThan(0)
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  it('finds navigation, contact and help in the same place, order and words on every page', async () => {
    const seen: Record<string, string[]> = {}
    for (const path of ['/', '/cart', '/impressum']) {
      const { page } = await shop.visit(path)
      seen[path] = await page.evaluate(() =>
        ['vitrine-main-navigation', 'vitrine-footer'].flatMap((tag) =>
          [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('a[href]') ?? [])].map(
            (link) => `${tag}: ${link.getAttribute('aria-label') ?? link.textContent?.trim()}`,
          ),
        ),
      )
    }
    const [first, ...others] = Object.values(seen)
    expect(first?.length).toBeGreaterThan(5)
    for (const other of others) expect(other).toEqual(first)
  })
})
