import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { countShifts } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()
const wide = { viewport: { width: 1280, height: 800 } }

const band = (audience: string, words: string, time: { shownFrom?: string } = {}) => ({
  block: 'vitrine-section',
  fields: { audience, tone: 'rose', ...time },
  slots: { default: [{ block: 'vitrine-column', slots: { default: [{ html: 'h2', children: [words] }] } }] },
})
const nodes = [
  { block: 'vitrine-store' },
  {
    html: 'main',
    children: [
      { html: 'h1', children: ['Für wen'] },
      band('guests', 'Neu bei uns?'),
      band('customers', 'Schön, dass du wieder da bist'),
      band('without-consultant', 'Dir fehlt noch eine Beraterin'),
      band('everybody', 'Frohes Fest', { shownFrom: '2199-12-24T08:00' }),
      { html: 'p', children: ['Darunter steht, was alle lesen. '.repeat(40)] },
    ],
  },
]

const published = (path: string) => shop.published({ path, title: 'Für wen', nodes })

const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('vitrine-section h2')].filter((each) => each.checkVisibility()).map(({ textContent }) => textContent),
  )

/** Who is here is known only after half a second. */
const slowly = (page: Page) =>
  page.route('**/services/data/**', async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })

describe('a section for some', () => {
  it('stands for a guest from the first moment, and nothing moves while it becomes known who she is', async () => {
    await published('/fuer-gaeste')
    const { page, wrong } = await shop.visit('/shop-invalid', wide)
    await slowly(page)
    const shifts = await countShifts(page)
    await page.goto('/fuer-gaeste', { waitUntil: 'domcontentloaded' })
    expect(await seen(page)).toEqual(['Neu bei uns?'])
    await atRest(page)
    await expect.poll(() => page.locator('vitrine-section[audience=guests]').getAttribute('data-state')).toBe('shown')
    expect(await seen(page)).toEqual(['Neu bei uns?'])
    expect(await shifts()).toBeLessThan(0.002)
    expect(wrong).toEqual([])
  })

  it('stands for a customer who comes back from the first moment, and no word for guests with it', async () => {
    await published('/fuer-kundinnen')
    await shop.scene('first-login')
    const { page } = await shop.visit('/fuer-kundinnen', wide)
    const hers = ['Schön, dass du wieder da bist', 'Dir fehlt noch eine Beraterin']
    await expect.poll(() => seen(page)).toEqual(hers)
    await slowly(page)
    const shifts = await countShifts(page)
    await page.goto('/fuer-kundinnen', { waitUntil: 'domcontentloaded' })
    expect(await seen(page)).toEqual(hers)
    await atRest(page)
    expect(await seen(page)).toEqual(hers)
    expect(await shifts()).toBeLessThan(0.002)
  })

  it('is the one for guests where no script runs', async () => {
    await published('/ohne-skript')
    const { page } = await shop.visit('/ohne-skript', { ...wide, javaScriptEnabled: false })
    const heights = await page.locator('vitrine-section').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height > 0))
    expect(heights).toEqual([true, false, false])
  })

  it('is looked at in the Studio as each of them, and at any time', async () => {
    const id = await published('/ansehen')
    const { page, wrong } = await shop.visit(`/studio?page=${id}`, wide)
    await page.getByRole('button', { name: 'Vorschau', exact: true }).click()
    const frame = page.frameLocator('.preview-frame')
    const shown = () =>
      frame
        .locator('vitrine-section h2')
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({ textContent }) => textContent))
    for (const [viewer, words] of [
      ['Als Gast', ['Neu bei uns?']],
      ['Als Kundin ohne Beraterin', ['Schön, dass du wieder da bist', 'Dir fehlt noch eine Beraterin']],
      ['Als Kundin mit Beraterin', ['Schön, dass du wieder da bist']],
    ] as const) {
      await page.getByRole('combobox', { name: 'Gesehen als' }).selectOption({ label: viewer })
      await expect.poll(shown).toEqual(words)
    }
    await page.getByLabel('Gesehen am').fill('2199-12-24T08:00')
    await expect.poll(shown).toEqual(['Schön, dass du wieder da bist', 'Frohes Fest'])
    expect(wrong).toEqual([])
  })
})
