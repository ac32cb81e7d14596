// `node tests/bench/scaling.js`: what the example shop's pages ask for, and what a day of 10 million views would leave to one
// server. Nothing is asserted: the figures are written into the guide „A million shoppers“.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { simulateDay } from './scaling-day.js'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const guide = 'stories/guides/scaling.md'
const views = 10_000_000
const products = 300
const year = 31_536_000
const product = '/product?id=01t9V0000000001QAA'
/** Which pages are looked at, of a hundred views. */
const mix = { '/': 22, '/products': 26, [product]: 30, '/consultants': 8, '/consultant?moniker=anna-berger': 4, '/cart': 7, '/checkout': 3 }

const measured = await measure()
const plans = {
  'as the example server says it: HTML asked for each time': { html: 0 },
  'HTML kept for a minute': { html: 60 },
  'HTML kept for a day, emptied when something is published': { html: 86_400 },
}
const days = Object.entries(plans).map(([name, plan]) => [name, simulateDay({ pages: planned(plan), views })])
days.push(['the same, with the query in the key of the cache', simulateDay({ pages: planned({ html: 86_400, withQuery: true }), views })])
writeGuide()

async function measure() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitrine-scaling-'))
  const { serveShop } = await import(pathToFileURL(resolve('dist/studio/server.js')).href)
  const port = Number(process.env.PORT || 5480)
  const shop = await serveShop({ port, dataFolder, assetFolder: resolve('dist/cdn'), runtime: 'light' })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const pages = []
    for (const [path, weight] of Object.entries(mix))
      pages.push({ path, weight, requests: await requestsOf(browser, new URL(path, shop.url)) })
    return pages
  } finally {
    await browser.close()
    await shop.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Of a first visit: every request, what it weighed, and how long its answer may be kept. */
async function requestsOf(browser, address) {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const found = []
  page.on('response', (response) => found.push(response))
  await page.goto(address.href, { waitUntil: 'networkidle' })
  const requests = await Promise.all(
    found
      .filter((response) => response.url().startsWith(address.origin))
      .map(async (response) => {
        const { pathname, search } = new URL(response.url())
        const { responseBodySize } = await response.request().sizes()
        return {
          url: pathname + search,
          kind: kindOf(pathname, response),
          bytes: Math.max(0, responseBodySize),
          says: response.headers()['cache-control'] ?? '',
        }
      }),
  )
  await context.close()
  return requests
}

function kindOf(path, response) {
  if (response.request().resourceType() === 'document') return 'the page'
  if (path.startsWith('/cms/')) return 'pictures of the platform'
  if (/^\/(services|lwr|webruntime)\//.test(path)) return 'the platform'
  if (path.endsWith('.woff2')) return 'fonts'
  return path.endsWith('.css') ? 'the sheet' : 'modules'
}

/** What is kept where, when assets carry a build's name, as an exported site's do. */
function planned({ html, withQuery = false }) {
  const rules = {
    'the page': ({ url }) => ({ url: withQuery ? url : url.split('?')[0], browser: 0, edge: html }),
    'the platform': () => ({ platform: true, browser: 0, edge: 0 }),
    'pictures of the platform': () => ({ browser: 86_400, edge: 86_400 }),
  }
  const forEver = () => ({ browser: year, edge: year })
  return everyProduct(measured).map(({ path, weight, requests }) => ({
    path,
    weight,
    requests: requests.map((request) => ({ url: request.url, ...(rules[request.kind] ?? forEver)(request) })),
  }))
}

/** The product page is looked at with every product, a few of them often, with pictures of its own. */
function everyProduct(pages) {
  const own = (request, number) =>
    /^the p|^pictures/.test(request.kind) ? { ...request, url: `${request.url}&product=${number}` } : request
  const sum = Array.from({ length: products }, (_, number) => 1 / (number + 1)).reduce((all, each) => all + each, 0)
  return pages.flatMap((page) =>
    page.path === product
      ? Array.from({ length: products }, (_, number) => ({
          ...page,
          weight: page.weight / (number + 1) / sum,
          requests: page.requests.map((request) =>
            own({ ...request, url: request.url.includes('?') ? request.url : `${request.url}?` }, number),
          ),
        }))
      : [page],
  )
}

function writeGuide() {
  const kinds = ['the page', 'modules', 'the sheet', 'fonts', 'pictures of the platform', 'the platform']
  const per = measured.map(({ path, requests }) => [
    `\`${path.split('?')[0]}\``,
    ...kinds.map((kind) => requests.filter((request) => request.kind === kind).length),
    kilo(requests.filter(({ kind }) => kind !== 'the platform' && kind !== 'pictures of the platform')),
  ])
  const rows = days.map(([name, day]) => [
    name,
    million(day.requests),
    million(day.browser),
    million(day.edge + day.shield),
    whole(day.origin),
  ])
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)} with version ${version}, the light runtime, a first visit.`,
    table(['Page', ...kinds, 'kB of the site’s own'], per),
    `${(views / 1e6).toFixed(0)} million views of these pages in a day, five to a visit, three of ten visits by a browser that has been here before, from 20 places of a content network with a common cache behind them, and one new build at two o’clock:`,
    table(['', 'requests, million', 'answered by the browser', 'by the content network', 'left to the server'], rows),
    `The platform answers ${million(days[0][1].platform)} million of them itself, ${(days[0][1].platform / days[0][1].views).toFixed(1)} a view. ${products} products are looked at, the first much more often than the last.`,
  ].join('\n\n')
  const [start, end] = ['<!-- figures -->', '<!-- /figures -->']
  const before = readFileSync(guide, 'utf8')
  writeFileSync(guide, `${before.split(start)[0]}${start}\n\n${text}\n\n${end}${before.split(end)[1]}`)
  console.log(text)
}

function kilo(requests) {
  return (requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(0)
}
function million(count) {
  return (count / 1e6).toFixed(1)
}
function whole(count) {
  return count.toLocaleString('en')
}
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
