import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'
import { sample } from '../support/sample.js'

const shop = openExampleShop()
const sizes = [
  [320, 480],
  [375, 667],
  [800, 600],
  [1280, 900],
] as const
const percents = [100, 150, 200]
const looks = sizes.flatMap(([width, height]) => percents.map((percent) => ({ width, height, percent })))

/** Opens what a page keeps behind a button. */
type Open = (page: Page) => Promise<unknown>

/** An open menu covers the page, as it should: its own controls are looked at. */
const openMenu: Open = (page) => page.getByRole('button', { name: 'Menü' }).click()

const pages: readonly (readonly [path: string, scene: string, open?: Open | undefined, asks?: 'for consent'])[] = [
  ['/', 'guest'],
  ['/', 'guest', undefined, 'for consent'],
  ['/', 'guest', openMenu],
  ['/products?mk_moniker=anna-berger', 'guest', openMenu],
  ['/products', 'guest'],
  ['/products', 'guest', (page) => page.getByRole('button', { name: /^Filter/ }).click()],
  ['/product?id=01t9V0000000002', 'guest'],
  ['/product?id=01t9V0000000002', 'guest', (page) => page.getByRole('button', { name: /vergrößern/i }).click()],
  ['/cart', 'full-cart'],
  ['/checkout', 'full-cart'],
  ['/consultants?q=50667', 'guest'],
  ['/consultant?moniker=anna-berger', 'guest'],
  ['/search?q=rose', 'guest'],
  ['/beauty-profile', 'signed-in'],
  ['/personal-data', 'signed-in'],
  ['/newsletter-settings', 'signed-in'],
  ['/addresses', 'signed-in'],
  ['/orders', 'orders'],
  ['/account', 'orders'],
  ['/my-consultants', 'several-consultants'],
  [
    '/my-consultants',
    'several-consultants',
    (page) =>
      page
        .getByRole('button', { name: /^Von .* trennen$/ })
        .first()
        .click(),
  ],
  ['/login', 'guest'],
  ['/register', 'guest'],
  ['/widerrufen', 'guest'],
]

/** @returns controls that something cuts off or covers wherever one scrolls, and how far the page is wider than its window */
async function unreachable(page: Page, within: string): Promise<string[]> {
  return page.evaluate((within) => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])])
    const contains = (outer: Node, inner: Node | null): boolean =>
      inner !== null && (inner === outer || contains(outer, inner.parentNode ?? (inner as ShadowRoot).host ?? null))
    const hitAt = (x: number, y: number) => {
      let hit = document.elementFromPoint(x, y)
      for (let inner = hit?.shadowRoot?.elementFromPoint(x, y); inner && inner !== hit; inner = hit?.shadowRoot?.elementFromPoint(x, y))
        hit = inner
      return hit
    }
    const everything = all(document)
    const modal = everything.find((element) => element.matches('dialog:modal'))
    const controls = everything.filter(
      (element) =>
        element.matches('a[href]:not(.skip), button, input:not([type=hidden]), select, summary') &&
        [...document.querySelectorAll(within)].some((root) => contains(root, element)) &&
        (!modal || contains(modal, element)) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert], .visually-hidden') &&
        element.getBoundingClientRect().height > 2,
    )
    const wrong: string[] = []
    for (const control of controls) {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const [rect] = control.getClientRects()
      if (!rect) continue
      const labels = [...((control as HTMLInputElement).labels ?? [])]
      const isFree = ([x, y]: readonly number[]) => {
        const hit = hitAt(rect.left + rect.width * x!, rect.top + rect.height * y!)
        return hit !== null && (contains(control, hit) || contains(hit, control) || labels.some((label) => contains(label, hit)))
      }
      // Its middle, and towards its ends, where a field may hold its button: a half of a control is not enough.
      if (
        ![
          [0.5, 0.5],
          [0.1, 0.5],
          [0.7, 0.5],
        ].every(isFree)
      )
        wrong.push(
          `${(control.getRootNode() as ShadowRoot).host?.localName ?? 'page'}: ${control.getAttribute('aria-label') ?? control.textContent?.trim()}`,
        )
    }
    const wider = document.documentElement.scrollWidth - innerWidth
    return wider > 0 ? [...wrong, `wider by ${wider} px`] : wrong
  }, within)
}

it.each(
  pages.map(
    (page, place) => [`${page[0]}${page[2] ? ' with what it opens' : ''}${page[3] ? ' that asks for consent' : ''}`, page, place] as const,
  ),
)(
  'with text of 100, 150 and 200 %% every control of %s can be reached, in windows from 320 × 480 to 1280 × 900',
  async (_name, [path, scene, open, asks], place) => {
    await shop.scene(scene)
    const { page } = await shop.visit(path, { viewport: { width: 375, height: 667 }, undecided: asks !== undefined })
    await open?.(page)
    const found: unknown[] = []
    for (const { width, height, percent } of sample(looks, 5, place % 5)) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, `${percent}%`)
      const wrong = await unreachable(page, open === openMenu ? 'vitrine-main-navigation' : 'body')
      if (wrong.length > 0) found.push({ width, height, percent, wrong })
    }
    expect(found).toEqual([])
  },
)

it('with text of 200 % on a phone the choice about cookies stands in sight at once, its words scroll, and the shop’s name is not cut in two', async () => {
  const { page } = await shop.visit('/?mk_moniker=anna-berger', { viewport: { width: 375, height: 667 }, undecided: true })
  const sheet = page.getByRole('region', { name: 'Cookie-Einstellungen' })
  await sheet.waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const name of ['Alle ablehnen', 'Alle erlauben', 'Selbst auswählen']) {
    const box = await sheet.getByRole('button', { name }).boundingBox()
    expect([name, box!.y >= 0 && box!.y + box!.height <= 667, box!.x >= 0 && box!.x + box!.width <= 375]).toEqual([name, true, true])
  }
  expect(await sheet.locator('.words').evaluate((words) => words.scrollHeight - words.clientHeight)).toBeGreaterThan(0)
  const brand = page.locator('vitrine-main-navigation').getByRole('link', { name: 'Lindenrose' })
  const lines = await brand.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link.firstChild!)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  // What a page keeps in sight below its header begins where the header ends.
  const [header, free] = await page.evaluate(() => [
    document.querySelector('body > header')!.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  ])
  expect(free).toBeGreaterThanOrEqual(header!)
})
