import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openExampleShop, runtime } from '../support/shop-server.js'

const shop = openExampleShop()
const folder = runtime === 'light' ? '/assets/light' : '/assets'
const [serum, cream] = ['01t9V0000000001QAA', '01t9V0000000004QAA']

/** A site with a client-side router of its own, below `/de`: the frame stays, and what stands in `main` is the route's. */
const site = `<!doctype html><html lang="de"><title>Router</title><script type="module" src="${folder}/loader.js"></script>
<vitrine-store site-path="/de" pages='{"/product":"/product/{urlName}/{recordId}"}'></vitrine-store>
<vitrine-consultant-detection></vitrine-consultant-detection>
<vitrine-main-navigation brand="Lindenrose"></vitrine-main-navigation>
<main></main>
<vitrine-cart-panel></vitrine-cart-panel>
<script>
  const routes = [
    [/^\\/de\\/product\\/[^/]+\\/\\w+$/, '<vitrine-product-detail></vitrine-product-detail>'],
    [/^\\/de\\/products$/, '<vitrine-product-list browsable></vitrine-product-list>'],
    [/^\\/de\\/cart$/, '<vitrine-cart-page></vitrine-cart-page>'],
    [/^/, '<vitrine-section><p><a href="/de/products">Zu den Produkten</a></p></vitrine-section>'],
  ]
  const main = document.querySelector('main')
  // As routers do, it keeps what a route shows when only its parameters are others.
  const show = () => {
    const markup = routes.find(([pattern]) => pattern.test(location.pathname))[1]
    if (main.dataset.route !== markup) main.innerHTML = main.dataset.route = markup
  }
  addEventListener('popstate', show)
  document.addEventListener('vitrine-navigate', (event) => {
    event.preventDefault()
    history[event.detail.replace ? 'replaceState' : 'pushState'](null, '', event.detail.path)
    show()
  })
  show()
</script></html>`

async function open(): Promise<{ page: Page; documents: string[] }> {
  const { page } = await shop.visit('about:blank')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  await page.route(
    (url) => /^\/de(\/(products?|cart)\b|\/?$)/.test(url.pathname),
    (route) => (route.request().resourceType() === 'document' ? route.fulfill({ contentType: 'text/html', body: site }) : route.fallback()),
  )
  await page.goto('/de/')
  return { page, documents }
}

it('leads through a shop with a router of its own, and loads one document in all', async () => {
  const { page, documents } = await open()
  const heading = page.locator('vitrine-product-detail h1')
  await page.getByRole('link', { name: 'Zu den Produkten' }).click()
  const cards = page.locator('vitrine-product-list article a')
  await cards.first().waitFor()
  for (const href of await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^\/de\/product\/[\w-]+\/01t\w{15}$/)
  const name = (await cards.first().textContent()) ?? ''
  await cards.first().click()
  await expect.poll(() => heading.textContent()).toBe(name)

  // The route stays and its product is another one.
  const other = (await page.url()).includes(serum) ? cream : serum
  await page.evaluate((path) => history.pushState(null, '', path), `/de/product/x/${other}`)
  await expect.poll(() => heading.textContent()).not.toBe(name)
  await page.goBack()
  await expect.poll(() => heading.textContent()).toBe(name)

  await page.getByRole('link', { name: 'Alle Produkte' }).first().click()
  await cards.first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/de/products')

  // A search leads there as well, though no link does.
  await page.evaluate(() => history.pushState(null, '', '/de/products?mk_moniker=anna-berger'))
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mk_moniker'))).toBe('anna-berger')
  expect(documents.map((url) => new URL(url).pathname)).toEqual(['/de/'])
})

it('leaves to the browser what is the browser’s: another tab by Ctrl', async () => {
  const { page, documents } = await open()
  const link = page.getByRole('link', { name: 'Zu den Produkten' })
  await link.waitFor()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await tab.close()
  expect([documents.length, new URL(page.url()).pathname]).toEqual([1, '/de/'])
})
