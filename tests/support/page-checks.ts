import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { engine } from './browser.js'

/**
 * On some pages the window of Firefox 153 breaks down while axe reads names, attributes and sizes, which are the same in
 * every engine.
 */
const readInFirefox = ['color-contrast']

/** What axe has to say about the page, one line each. @param rules only these */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const asked = engine === 'firefox' ? readInFirefox.filter((rule) => !rules || rules.includes(rule)) : rules
  if (asked?.length === 0) return []
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...(asked && { runOnly: asked }) })
  // What it found in several frames it puts together on a page of its own; one frame alone needs none.
  axe.setLegacyMode(page.frames().length === 1)
  const modal = engine === 'firefox' && (await page.evaluate(blockWithDialog))
  const { violations: found } = await (modal ? axe.include({ fromShadowDom: [modal, ':modal'] }) : axe).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** There, axe measures some of the words behind an open dialog against what of the dialog lies over them. */
const blockWithDialog = (): string | undefined =>
  [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot?.querySelector(':modal'))?.localName

/** Modules that the page has fetched without knowing what they must hash to. */
export const unchecked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
    const { integrity = {} } = JSON.parse(map) as { integrity?: object }
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return fetched.filter((path) => path.endsWith('.js') && !(path in integrity))
  })

type Shifted = typeof globalThis & { shifts: { sum: number } }

/** Counts from the next visit on; only Chromium tells, elsewhere it stays 0. @returns how far what one sees has moved since the page began, all in all */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as Shifted).shifts.sum)
}
