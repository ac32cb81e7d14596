import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
const page = await browser.newPage({ viewport: { width: 1500, height: 950 }, locale: 'de-DE' })
const outside = new Set(), failed = []
page.on('request', (q) => { if (!q.url().startsWith('http://localhost:6123') && !q.url().startsWith('data:') && !q.url().startsWith('blob:')) outside.add(q.url()) })
page.on('response', (r) => { if (r.status() >= 400) failed.push(r.status() + ' ' + r.url()) })
page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text().slice(0, 200), m.location().url) })
page.on('pageerror', (e) => console.log('pageerror:', e.message))
const base = 'http://localhost:6123/docs/vitrine/'
const see = async (path, name, wait = 3500) => { await page.goto(base + path); await page.waitForTimeout(wait); await page.screenshot({ path: `/tmp/see/${name}.png` }) }
for (const arg of process.argv.slice(2)) { const [path, name] = arg.split(' as '); await see(path, name) }
console.log('outside', [...outside]); console.log('failed', failed)
await browser.close()
