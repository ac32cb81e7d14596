import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'
import { sample } from '../support/sample.js'

const shop = openExampleShop()
const widths = [
  [375, 667],
  [800, 900],
  [1280, 800],
] as const

/** Pages with something that stays in the window while the rest scrolls, and the scene that shows it. */
const pages = [
  ['/cart', 'full-cart'],
  ['/checkout', 'full-cart'],
  ['/product?id=01t9V0000000002', 'guest'],
  ['/ibc-personal-icatalog', 'guest'],
  ['/products', 'guest'],
  ['/beauty-profile', 'signed-in'],
] as const

/** Scrolls through the page. @returns pairs that stick at the same time, of which one covers a part of the other */
async function clashes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const clashing = new Set<string>()
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])])
    const contains = (outer: Element, inner: Node | null): boolean =>
      inner !== null && (inner === outer || contains(outer, inner.parentNode ?? (inner as ShadowRoot).host ?? null))
    const nameOf = (element: Element) =>
      `${(element.getRootNode() as ShadowRoot).host?.localName ?? 'page'} ${element.localName}.${element.className}`
    const sticks = (element: Element) => {
      const { position, top, bottom } = getComputedStyle(element)
      const rect = element.getBoundingClientRect()
      if (position !== 'sticky' || rect.width === 0 || rect.height === 0) return false
      return Math.abs(rect.top - Number.parseFloat(top)) < 1 || Math.abs(innerHeight - rect.bottom - Number.parseFloat(bottom)) < 1
    }
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 200) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const sticking = all(document).filter(sticks)
      for (const [place, one] of sticking.entries())
        for (const other of sticking.slice(place + 1)) {
          if (contains(one, other) || contains(other, one)) continue
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
          const [x, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
          if (x > 1 && high > 1) clashing.add(`${nameOf(one)} and ${nameOf(other)}: ${Math.round(high)} px`)
        }
    }
    return [...clashing]
  })
}

/** @returns controls that lie under something sticky when the keyboard brings them to the edge of the window */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])])
    const isShown = (element: Element) =>
      element.matches('main a[href], a[href], button, input:not([type=hidden]), select, summary') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], dialog, .visually-hidden') &&
      element.getBoundingClientRect().height > 2
    const stickyOf = (element: Node | null): Element | undefined => {
      for (let at = element; at; at = at.parentNode ?? (at as ShadowRoot).host ?? null)
        if (at instanceof Element && getComputedStyle(at).position === 'sticky') return at
      return undefined
    }
    const hitAt = (x: number, y: number) => {
      let hit = document.elementFromPoint(x, y)
      for (let inner = hit?.shadowRoot?.elementFromPoint(x, y); inner && inner !== hit; inner = hit?.shadowRoot?.elementFromPoint(x, y))
        hit = inner
      return hit
    }
    const controls = all(document).filter(isShown)
    const look = (control: Element) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const above = stickyOf(hitAt((left + right) / 2, (top + bottom) / 2))
      if (above && above !== stickyOf(control))
        found.add(`${control.localName} „${control.textContent?.trim()}“ under ${above.localName}.${above.className}`)
    }
    for (const control of controls) look(control)
    for (const control of controls.reverse()) look(control)
    return [...found]
  })
}

it.each(pages)('%s: nothing that sticks lies over another that does, and no control comes to lie under one', async (path, scene) => {
  await shop.scene(scene)
  const { page } = await shop.visit(path, { undecided: true, viewport: { width: 375, height: 667 } })
  await page.locator('vitrine-cookie-consent[data-state="asking"]').waitFor()
  if (path === '/beauty-profile') await page.locator('vitrine-beauty-profile').getByRole('radio').nth(1).check({ force: true })
  const found: unknown[] = []
  for (const asks of [true, false]) {
    if (!asks) await page.getByRole('button', { name: 'Alle ablehnen' }).click()
    for (const [width, height] of asks ? sample(widths, 2) : widths) {
      await page.setViewportSize({ width, height })
      found.push(...(await clashes(page)).map((each) => ({ asks, width, each })))
      found.push(...(await covered(page)).map((each) => ({ asks, width, each })))
    }
  }
  expect(found).toEqual([])
})
