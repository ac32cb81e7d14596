// What a shopper waits for on a phone: the example shop at a quarter of this machine's speed, a cart of sixty lines.
import { medianOnBoth } from './shop.js'

const cases = {
  'open the cart panel': {
    path: '/products',
    act: async (page) => {
      await page.getByRole('button', { name: /^Warenkorb/ }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  'change a quantity': {
    path: '/cart',
    act: async (page) => {
      await page
        .getByRole('button', { name: / erhöhen$/ })
        .first()
        .click()
      await page.waitForTimeout(400)
    },
  },
  'type in the search of consultants': {
    path: '/consultants',
    act: async (page) => {
      const field = page.locator('vitrine-consultant-search input').first()
      await field.click()
      await field.pressSequentially('Anna Ber', { delay: 120 })
      await page.waitForTimeout(400)
    },
  },
}

export const interactions = ({ rounds }) => medianOnBoth(cases, rounds, worstEvent)

/** The longest event of a visit, in milliseconds from the press to the next picture. */
async function worstEvent(browser, origin, { path, act }) {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 375, height: 800 } })
  await context.addInitScript(() => {
    localStorage.setItem('vitrine_consent', new Date().toISOString().slice(0, 10))
    globalThis.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries())
        if (interactionId > 0) globalThis.longest = Math.max(globalThis.longest, duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
  })
  const page = await context.newPage()
  await page.goto(`${origin}/products`, { waitUntil: 'networkidle' })
  await fill(page)
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  await page.waitForTimeout(500)
  const longest = await page.evaluate('longest')
  await context.close()
  return longest
}

/** Sixty lines, as the page itself would add them. */
async function fill(page) {
  const status = await page.evaluate(async () => {
    const store = document.querySelector('vitrine-store')
    const base = `${store.getAttribute('api-base-path') ?? ''}/services/data/v64.0/commerce/webstores/${store.getAttribute('webstore-id') ?? '0ZE000000000001GAA'}`
    const found = await (
      await fetch(`${base}/search/products?searchTerm=&pageSize=60&page=0`, { headers: { Accept: 'application/json' } })
    ).json()
    const inputs = found.productsPage.products.map(({ id }) => ({ richInput: { productId: id, quantity: '1', type: 'Product' } }))
    const answer = await fetch(`${base}/carts/current/cart-items/batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ inputs }),
    })
    return answer.status
  })
  if (status !== 201) throw new Error(`The cart was not filled: ${status}`)
}
