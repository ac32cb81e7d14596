// Serves the built Storybook below a path, as a house would beside its own site, and looks at it in a real browser:
// no error in the console, no request to anybody else, no link that leads nowhere. `bash .ci/run` calls it.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const folder = fileURLToPath(new URL('../dist/storybook', import.meta.url))
const path = '/some/sub/path/'
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = normalize(decodeURIComponent(pathname.slice(path.length))) || 'index.html'
  const content =
    pathname.startsWith(path) && !file.startsWith('..')
      ? await readFile(join(folder, file === '.' ? 'index.html' : file)).catch(() => undefined)
      : undefined
  response.writeHead(content ? 200 : 404, { 'content-type': types[extname(file) || '.html'] ?? 'application/octet-stream' })
  response.end(content)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const origin = `http://localhost:${server.address().port}`

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
/** All guides and pages of prose but those of blocks, one block's page, and a few stories; with VITRINE_TEST_ALL all that is prose. */
const isOwn = ({ title }) => process.env.VITRINE_TEST_ALL || /^(Willkommen|Handbuch|Grundlagen|Muster)\b/.test(title)
const proses = Object.values(entries).filter((entry) => entry.type === 'docs' && entry.tags.includes('unattached-mdx') && isOwn(entry))
const pages = [
  ...proses.map(({ id }) => `iframe.html?viewMode=docs&id=${id}`),
  'iframe.html?viewMode=docs&id=shop-product-list--docs',
  'iframe.html?viewMode=story&id=shop-product-list--as-dropped',
  'iframe.html?viewMode=story&id=muster-seiten--checkout&globals=locale:en;theme:dark',
  'iframe.html?viewMode=story&id=shop-cart-panel--three-items',
  '?path=/story/shop-product-list--playground',
]

const questions = JSON.parse(readFileSync(new URL('../stories/docs/questions.json', import.meta.url), 'utf8'))

const problems = []
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
let at = ''
const told = (problem) => problems.push(`${at}: ${problem}`)
const page = await openPage()
context.on('request', (request) => {
  if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(origin)) told(`asks ${request.url()}`)
})

const linked = new Set()
for (at of pages) {
  await page.goto(origin + path + at, { waitUntil: 'load' })
  const shown = at.startsWith('iframe.html') ? page : page.frameLocator('#storybook-preview-iframe')
  const what = /viewMode=docs/.test(at) ? '#storybook-docs h1, #storybook-docs h2' : '#storybook-root > *'
  await shown
    .locator(what)
    .first()
    .waitFor({ state: 'attached', timeout: 15_000 })
    .catch(() => told('shows nothing'))
  // What is under way when one leaves would be asked of the server, and not of the sandbox.
  if (/story|muster/.test(at)) await page.waitForLoadState('networkidle')
  if (await page.locator('.sb-show-errordisplay').count()) told('shows an error')
  for (const href of await page.locator('a[href^="./?path="]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    linked.add(href)
  }
  if (/docs/.test(at)) {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) told(`scrolls sideways by ${wide} px`)
    if (at.startsWith('iframe.html')) {
      await page.setViewportSize({ width: 375, height: 667 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (tooWide > 0) told(`scrolls sideways by ${tooWide} px on a phone`)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  }
}
// The sandbox of the last story may still be starting: what is left in the middle of that complains.
await page.close()
await searchQuestions(await openPage())
for (const href of linked) {
  const [id] = href.split('/').at(-1).split('#')
  if (!entries[id]) problems.push(`${href} leads nowhere`)
}
await browser.close()
server.close()

for (const problem of problems) console.error(problem)

async function openPage() {
  const opened = await context.newPage()
  opened.on('pageerror', ({ message }) => told(message))
  opened.on('console', (message) => message.type() === 'error' && told(message.text()))
  opened.on('response', (response) => response.status() >= 400 && told(`${response.status()} ${response.url()}`))
  return opened
}

/** The sidebar's own search finds, among the first ten, the guide that answers a developer's question. */
async function searchQuestions(page) {
  at = 'the search of the sidebar'
  await page.goto(`${origin}${path}?path=/docs/willkommen--docs`)
  const field = page.locator('#storybook-explorer-searchfield')
  for (const [question, name] of Object.entries(questions)) {
    const guide = Object.values(entries).find(({ importPath }) => importPath === `./stories/guides/${name}.mdx`)
    const [, title] = guide?.title.split('/') ?? []
    await field.fill(question)
    const first = page.getByRole('option').nth(0)
    await first.waitFor({ timeout: 15_000 }).catch(() => {})
    const found = await page.getByRole('option').allInnerTexts()
    if (!title || !found.slice(0, 10).some((text) => text.includes(title))) told(`“${question}” does not find ${title ?? name}`)
  }
}

console.log(`${pages.length} pages of Storybook below ${path}, ${linked.size} links, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
