import { mkdtempSync, rmSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IncomingHttpHeaders, request } from 'node:http'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRecordHeads } from '../../src/server/pages/record-heads.js'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { createSandbox } from '../../src/sandbox/index.js'
import { answerPlatform } from '../../src/sandbox/node.js'
import { categories, products } from '../../src/sandbox/world/shop/catalogue.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-heads-'))
const [serum] = products as unknown as [(typeof products)[0]]
let shop: ShopServer

beforeAll(async () => {
  const proxy = new BlockList()
  proxy.addAddress('127.0.0.1')
  shop = await serveShop({
    port: await freePorts(),
    dataFolder: folder,
    assetFolder: folder,
    appFolder: folder,
    signIn: { kind: 'proxy', from: proxy, rolesOf: () => 'admin' },
  })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Head {
  title: string
  metas: Readonly<Record<string, string>>
  links: Readonly<Record<string, string>>
}

/** The page, asked for under a name that `fetch` would not send. */
const read = (path: string, headers: IncomingHttpHeaders = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    request(new URL(path, shop.url), { headers }, async (response) => {
      let text = ''
      for await (const piece of response.setEncoding('utf8')) text += piece
      resolve(text)
    })
      .on('error', reject)
      .end()
  })

async function headOf(path: string, headers?: IncomingHttpHeaders): Promise<Head> {
  const elements = elementsIn(parse(await read(path, headers)))
  const given = (element: Tree.Element, name: string): string => element.attrs.find((attribute) => attribute.name === name)?.value ?? ''
  const title = elements.find(({ tagName }) => tagName === 'title')?.childNodes[0]
  return {
    title: title && 'value' in title ? title.value : '',
    metas: Object.fromEntries(
      elements
        .filter(({ tagName }) => tagName === 'meta')
        .map((meta) => [given(meta, 'property') || given(meta, 'name') || given(meta, 'http-equiv'), given(meta, 'content')]),
    ),
    links: Object.fromEntries(
      elements
        .filter(({ tagName }) => tagName === 'link')
        .map((link) => [given(link, 'hreflang') || given(link, 'rel'), given(link, 'href')]),
    ),
  }
}

/** The head once the platform has said what the record is: a page does not wait for it for ever, and the next one has it. */
const recordHeadOf = (path: string): Promise<Head> =>
  vi.waitFor(
    async () => {
      const head = await headOf(path)
      expect(head.links).toHaveProperty('canonical')
      return head
    },
    { timeout: 60_000 },
  )

/** All elements of the text, those of templates too. */
function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsIn(node), ...('content' in node ? elementsIn(node.content) : [])] : [],
  )
}

const at = (path: string): string => new URL(path, shop.url).href

describe('the head of a served page', () => {
  it('is that of the product which its address names', async () => {
    const { title, metas, links } = await recordHeadOf(`/product?id=${serum.id}&utm_source=letter`)
    expect(title).toBe(`${serum.name} | Lindenrose`)
    expect(metas).toMatchObject({
      description: serum.description,
      'og:title': title,
      'og:description': serum.description,
      'og:url': at(`/product?id=${serum.id}`),
      'og:image': at(`/cms/delivery/media/product-${serum.id}`),
    })
    expect(metas).not.toHaveProperty('robots')
    expect(links).toMatchObject({
      canonical: at(`/product?id=${serum.id}`),
      de: at(`/product?id=${serum.id}`),
      en: at(`/en/product?id=${serum.id}`),
      'x-default': at(`/product?id=${serum.id}`),
    })
  })

  it('is that of a category which the address of a list names, in the language of the page', async () => {
    const lips = categories.find(({ name }) => name === 'Lippen')!
    await vi.waitFor(async () => expect((await headOf(`/products?category=${lips.id}`)).title).toBe('Lippen | Lindenrose'), {
      timeout: 60_000,
    })
    const { metas, links } = await headOf(`/products?category=${lips.id}&page=2&utm_source=letter`)
    expect(metas).toMatchObject({
      description: lips.description,
      'og:title': 'Lippen | Lindenrose',
      'og:url': at(`/products?category=${lips.id}`),
    })
    expect(links).toMatchObject({ canonical: at(`/products?category=${lips.id}`), en: at(`/en/products?category=${lips.id}`) })
    await vi.waitFor(async () => expect((await headOf(`/en/products?category=${lips.id}`)).title).toBe('Lips | Lindenrose'), {
      timeout: 60_000,
    })
    // What is none is the list itself.
    expect((await headOf('/products?category=nonsense')).title).toBe('Alle Produkte | Lindenrose')
    expect((await headOf('/products')).title).toBe('Alle Produkte | Lindenrose')
    // Ids are known by their first fifteen signs.
    const short = `/products?category=${lips.id.slice(0, 15)}`
    await vi.waitFor(async () => expect((await headOf(short)).links.canonical).toBe(at(`/products?category=${lips.id}`)), {
      timeout: 60_000,
    })
  })

  it('is that of the product in English on an English page', async () => {
    expect((await recordHeadOf(`/en/product?id=${serum.id}`)).title).toBe(`${serum.english?.name} | Lindenrose`)
  })

  it('is that of the consultant, at her primary moniker', async () => {
    const { title, metas, links } = await recordHeadOf('/en/consultant?moniker=anna')
    expect(title).toBe('Anna Berger | Lindenrose')
    expect(metas).toMatchObject({ 'og:title': title, 'og:url': at('/en/consultant?moniker=anna-berger') })
    expect(metas['og:image']).toMatch(/^http/)
    expect(links).toMatchObject({ canonical: at('/en/consultant?moniker=anna-berger'), de: at('/consultant?moniker=anna-berger') })
  })

  it.each(['/product', '/product?id=nonsense', '/product?id=01t000000000000AAA', '/consultant', '/consultant?moniker=nobody-at-all'])(
    'names no record that there is not, and search engines leave it out: %s',
    async (path) => {
      const { title, metas, links } = await headOf(path)
      expect(title).toMatch(/\| Lindenrose$/)
      // The platform may say it too late for the first page; nothing is named meanwhile, either.
      await vi.waitFor(async () => expect((await headOf(path)).metas.robots).toBe('noindex'), { timeout: 60_000 })
      for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'])
        expect(metas).not.toHaveProperty([name])
      expect(links).not.toHaveProperty('canonical')
    },
  )

  it('has whole addresses of the origin that was asked', async () => {
    const { metas, links } = await headOf('/products', { host: 'shop.example:8080' })
    expect(links).toMatchObject({
      canonical: 'http://shop.example:8080/products',
      en: 'http://shop.example:8080/en/products',
      'x-default': 'http://shop.example:8080/products',
    })
    expect(metas['og:url']).toBe('http://shop.example:8080/products')
  })

  it('has those of the outside where the proxy of the sign-in says them', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' }
    expect((await headOf('/products', forwarded)).links.canonical).toBe('https://shop.example/products')
    expect(await read('/robots.txt', forwarded)).toContain('Sitemap: https://shop.example/sitemap.xml')
    const odd = { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': '"><script>' }
    expect((await headOf('/products', odd)).links.canonical).toBe(at('/products'))
  })

  it.each(['/cart', '/checkout', '/order-confirmation', '/account', '/login', '/en/orders', '/password', '/search'])(
    'asks search engines to leave out %s, which the sitemap does',
    async (path) => {
      expect((await headOf(path)).metas.robots).toBe('noindex')
      expect(await read('/sitemap.xml')).not.toContain(`<loc>${at(path)}</loc>`)
    },
  )
})

describe('the sitemap', () => {
  it('names the products and the consultants whose shops are open, in both languages', async () => {
    const map = await read('/sitemap.xml')
    const places = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
    expect(places).toContain(at(`/product?id=${serum.id}`))
    expect(places).toContain(at(`/en/product?id=${serum.id}`))
    expect(places).toContain(at('/consultant?moniker=anna-berger'))
    expect(places).not.toContain(at('/product'))
    expect(places).not.toContain(at('/consultant'))
    expect(places).toContain(at('/products'))
    expect(new Set(places).size).toBe(places.length)
    const closed = shop.sandbox.world.facts.consultants.find(({ shopActive }) => !shopActive)
    expect(map).not.toContain(`moniker=${closed?.moniker}<`)
  })
})

describe('the HTML of a page, before any script', () => {
  it('has one heading over everything, on every page, and no style attribute', async () => {
    const map = await read('/sitemap.xml')
    const listed = [...map.matchAll(/<loc>([^<?]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
    const hidden = ['/cart', '/checkout', '/order-confirmation', '/login', '/register', '/account', '/orders', '/password', '/shop-invalid']
    const records = ['/product', `/product?id=${serum.id}`, '/consultant?moniker=anna', `/product?id=${swatched()}`, '/nowhere']
    for (const path of [...listed, ...hidden, ...records]) {
      const elements = elementsIn(parse(await read(path)))
      expect([path, elements.filter(({ tagName }) => tagName === 'h1').length]).toEqual([path, 1])
      const styled = elements.filter(({ attrs }) => attrs.some(({ name }) => name === 'style'))
      expect([path, styled.map(({ tagName }) => tagName)]).toEqual([path, []])
    }
  })

  it('has the imprint’s text, which the law wants to be there at any time', async () => {
    expect(await read('/impressum')).toMatch(
      /<vitrine-imprint[^>]*><h1>[^<]+<\/h1><h2>Der Shop<\/h2><p>Lindenrose ist ein Beispielshop: .*Stufe AA\.<\/p>/,
    )
  })
})

/** A product of which there are shades. */
const swatched = (): string => products.find((product) => 'swatch' in product && product.swatch)?.id ?? ''

describe('the record of a head', () => {
  it('is unknown while the platform does not say it, or does not in time', async () => {
    const sandbox = await createSandbox()
    const pages = shop.pages.published().map(({ page }) => page)
    const page = pages.find(({ path }) => path === '/product')!
    const address = new URL(`/product?id=${serum.id}`, shop.url)
    const failing = createRecordHeads({ fetch: () => Promise.reject(new TypeError('offline')) })
    expect(await failing.of(page, address)).toBe('unknown')
    const slow = createRecordHeads({ fetch: () => new Promise(() => undefined), patience: 1 })
    expect(await slow.of(page, address)).toBe('unknown')
    const ask: typeof fetch = async (input, init) =>
      (await answerPlatform(sandbox, new Request(new URL(String(input), 'http://localhost'), init))) ?? Response.error()
    sandbox.scene('signed-in')
    expect(await createRecordHeads({ fetch: ask, patience: 10_000 }).of(page, address)).toBe('unknown')
    await sandbox.close()
  })
})
