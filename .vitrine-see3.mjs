import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: 'de-DE' })
const base = 'http://localhost:6123/docs/vitrine/iframe.html?viewMode=story&id='
for (const id of ['layout-section--long-german-words', 'konto-login--long-german-words', 'seite-main-navigation--long-german-words', 'shop-cart-panel--long-german-words', 'shop-product-list--long-german-words', 'shop-product-detail--long-german-words']) {
  await page.goto(base + id); await page.waitForTimeout(1800); await page.screenshot({ path: `/tmp/see/n-${id}.png` })
}
await page.setViewportSize({ width: 1500, height: 950 })
await page.goto('http://localhost:6123/docs/vitrine/iframe.html?viewMode=docs&id=shop-product-list--docs'); await page.waitForTimeout(3000)
await page.evaluate(() => document.querySelector('.docblock-argstable').scrollIntoView()); await page.waitForTimeout(400); await page.screenshot({ path: '/tmp/see/argstable.png' })
await page.locator('text=css parts').first().scrollIntoViewIfNeeded().catch(() => {}); await page.screenshot({ path: '/tmp/see/argstable2.png' })
await browser.close()
