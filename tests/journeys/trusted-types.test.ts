import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const everything = process.env.VITRINE_TEST_ALL === '1'
const shop = openExampleShop()

/** What the site around the blocks has made of trusted types: how its `default` policy takes what is none. */
const hosts = {
  'has no policy for what is none': undefined,
  'throws at what is none': "() => { throw new Error('Not on this site.') }",
  'cleans what is none': "(text) => text.replace(/[<>]/g, '')",
} as const
type Host = keyof typeof hosts

const namesOf = (host: Host) => ['host-policy', ...(hosts[host] ? ['default'] : []), 'vitrine-data'].join(' ')

/** A script of the site, before all others: it says who has asked its `default` policy for what. */
const scriptOf = (host: Host) => `
  globalThis.asked = []
  trustedTypes.createPolicy('host-policy', { createHTML: (text) => text })
  const take = ${hosts[host]}
  const noting = (kind) => (text) => { asked.push(kind + ': ' + text.slice(0, 80)); return take(text) }
  if (take) trustedTypes.createPolicy('default', { createHTML: noting('html'), createScript: noting('script'), createScriptURL: noting('address') })`

const written = (runtime: string) => `<!doctype html><html lang="de"><head><title>Von Hand</title>
<script type="module" src="/assets${runtime === 'light' ? '/light' : ''}/loader.js"></script></head><body><vitrine-store></vitrine-store>
<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-main-navigation></vitrine-main-navigation>
<vitrine-product-detail></vitrine-product-detail><vitrine-product-list></vitrine-product-list><vitrine-cart-panel></vitrine-cart-panel></body></html>`
const byHand = "default-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine-data"

let host: Host = 'throws at what is none'
let exported: Record<string, Uint8Array> = {}
let server: Server
let origin: string

/** The page as the site serves it: its own script comes first, and its header names its own policies beside ours. */
function send(response: ServerResponse, html: string, policy: string): void {
  const names = (text: string) => text.replace('trusted-types vitrine-data', `trusted-types ${namesOf(host)}`)
  const page = names(html).replace(/<head>|<meta charset[^>]*>/, (start) => `${start}<script src="/host-policy.js"></script>`)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': names(policy) }).end(page)
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://host')
  if (pathname === '/host-policy.js') return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(scriptOf(host))
  if (pathname.startsWith('/by-hand/')) return send(response, written(pathname.slice(9)), byHand)
  if (pathname.startsWith('/exported/')) return sendExported(pathname.slice(10), response)
  const { method, url = '/' } = request
  const asked = ask(new URL(url, shop.url), { method, headers: { ...request.headers, 'accept-encoding': 'identity' } }, (given) => {
    const { statusCode = 502, headers } = given
    if (!headers['content-type']?.startsWith('text/html')) return void given.pipe(response.writeHead(statusCode, headers))
    const parts: Buffer[] = []
    given.on('data', (part: Buffer) => parts.push(part))
    given.on('end', () => send(response, Buffer.concat(parts).toString(), String(headers['content-security-policy'] ?? '')))
  })
  request.pipe(asked)
}

const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' }

function sendExported(name: string, response: ServerResponse): void {
  const page = exported[`${name}index.html`]
  if (!page) {
    const type = types[name.split('.').at(-1) as keyof typeof types] ?? 'application/octet-stream'
    return void response.writeHead(exported[name] ? 200 : 404, { 'Content-Type': type }).end(exported[name])
  }
  const html = Buffer.from(page).toString()
  const policies = Buffer.from(exported._headers ?? '').toString()
  const policy = /Content-Security-Policy: (.*)/.exec(policies.slice(policies.indexOf(`\n/${name.replace(/\/$/, '')}\n`)))?.[1] ?? ''
  send(response, html, policy)
}

beforeAll(async () => {
  const zip = await fetch(new URL('studio/api/export.zip', shop.url))
  exported = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server?.closeAllConnections()
  server?.close()
})

/** What the page's policy has refused, and what its `default` policy was asked for. */
const objections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { refused, asked = [] } = globalThis as unknown as { refused: string[]; asked?: string[] }
    return [...refused, ...asked]
  })

/** Presses what can be pressed, in blocks too, and stays on the page. @returns how much that was */
const pressAll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { navigation } = window as unknown as { navigation: EventTarget }
    const stay = (event: Event & { destination?: { sameDocument: boolean } }) => {
      if (event.destination?.sameDocument === false) event.preventDefault()
    }
    navigation.addEventListener('navigate', stay)
    window.print = () => {}
    const pressed = new Set<Element>()
    const next = (root: Document | ShadowRoot): HTMLElement | undefined => {
      for (const each of root.querySelectorAll<HTMLElement>('*')) {
        if (
          each.matches('button:enabled, summary, input:is([type=checkbox], [type=radio])') &&
          each.checkVisibility() &&
          !pressed.has(each)
        )
          return each
        const inside = each.shadowRoot && next(each.shadowRoot)
        if (inside) return inside
      }
      return undefined
    }
    for (let found = next(document); found && pressed.size < 60; found = next(document)) {
      pressed.add(found)
      found.click()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return pressed.size
  })

async function visit(path: string, query = '') {
  const { page, context } = await shop.visit('about:blank')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await context.addInitScript(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  await atRest(page, page.goto(origin + path + query))
  return { page, errors }
}

const product = '?id=01t9V0000000002'
const paths: readonly { path: string; query?: string }[] = [
  { path: '/product', query: product },
  { path: '/products' },
  { path: '/by-hand/react', query: product },
  { path: '/by-hand/light', query: product },
  { path: '/exported/consultant/', query: '?moniker=anna-berger' },
  { path: '/cart' },
  { path: '/checkout' },
  { path: '/ibc-personal-icatalog' },
  { path: '/' },
  { path: '/consultants' },
  { path: '/consultant', query: '?moniker=anna-berger' },
  { path: '/search', query: '?q=rose' },
  { path: '/login' },
  { path: '/register' },
  { path: '/account' },
  { path: '/orders' },
  { path: '/beauty-profile' },
  { path: '/newsletter' },
  { path: '/fragen' },
  { path: '/widerrufen' },
  { path: '/exported/' },
  { path: '/exported/product/', query: product },
]

describe.each(everything ? (Object.keys(hosts) as Host[]) : ([host] as const))('on a site that demands trusted types and %s', (each) => {
  beforeAll(() => {
    host = each
  })

  it.each(everything ? paths : paths.slice(2, 5))(
    '$path works, is refused nothing and asks the site’s policy for nothing',
    async ({ path, query = '' }) => {
      if (/cart|checkout/.test(path)) await shop.scene('full-cart')
      const { page, errors } = await visit(path, query)
      expect(await page.locator('vitrine-main-navigation').count()).toBe(1)
      expect(await pressAll(page)).toBeGreaterThan(1)
      await atRest(page)
      expect(await objections(page)).toEqual([])
      expect(errors).toEqual([])
      if (query === product) expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1)
      // What blocks do not do would be seen.
      await page.evaluate(() => {
        try {
          document.createElement('p').innerHTML = '<b>Neu</b>'
        } catch {}
      })
      expect(await objections(page)).not.toEqual([])
    },
  )
})
