import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
// @ts-expect-error a script for Node, without types
import { publicNameOf } from '../../src/build/public-names.js'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string | Record<string, string>> }
const blocks = readdirSync('src/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>

/** What a bundler makes of a line of somebody's page, React and the libraries left out. */
async function bundled(line: string): Promise<string> {
  const page = 'virtual:page'
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'page', resolveId: (id) => (id === page ? id : undefined), load: (id) => (id === page ? line : undefined) }],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: page, external: [/^react/, /^@r2wc/] } },
  })
  const [first] = (made as Rolldown.RolldownOutput).output
  return first.code
}

describe('the package', () => {
  it('has a file behind every entry', () => {
    const files = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
    expect(files.filter((file) => !file.includes('*') && !existsSync(file))).toEqual([])
  })

  it('has an entry per block, for bundlers and for pages', () => {
    expect(
      blocks.filter((name) => !existsSync(`dist/blocks/${name}.js`) || !existsSync(`dist/cdn/blocks/${publicNameOf(name)}.js`)),
    ).toEqual([])
  })

  it.each([
    ['platform', 'createPlatform'],
    ['payment', 'registerPaymentProvider'],
    ['agent', 'registerShopperAgent'],
    ['reviews', 'registerReviews'],
    ['actions', 'startActions'],
    ['shopify-actions', 'installShopifyActions'],
    ['sandbox', 'createSandbox'],
    ['definitions', 'declarations'],
    ['index', 'startPage'],
    ['loader', 'load'],
    ['puck', 'puckConfig'],
    ['grapesjs', 'vitrineBlocks'],
  ])('lets plain Node import %s', async (name, member) => {
    expect(Object.keys(await load(`dist/${name}.js`))).toContain(member)
  })

  it('lets plain Node import every block, which then does nothing', async () => {
    for (const name of blocks) await load(`dist/blocks/${name}.js`)
  })

  it('weighs what the README says, to a kilobyte', async () => {
    const { sizeTable } = (await load('src/build/sizes.js')) as { sizeTable: () => string }
    const [, told = ''] = /<!-- sizes -->\n([\s\S]*?)\n<!-- \/sizes -->/.exec(readFileSync('README.md', 'utf8')) ?? []
    const read = (table: string) => [...table.matchAll(/^\| (.+) \| ([\d.]+) \|$/gm)].map(([, what, size]) => [what, Number(size)] as const)
    const real = new Map(read(sizeTable()))
    expect(read(told).map(([what]) => what)).toEqual([...real.keys()])
    expect(read(told).filter(([what, size]) => Math.abs(size - (real.get(what) ?? 0)) > 1)).toEqual([])
  })

  it('asks browsers to compile each file of a page while it comes', () => {
    const files = ['loader.js', 'blocks', 'chunks'].flatMap((place) =>
      ['', 'light/'].flatMap((runtime) => {
        const path = `dist/cdn/${runtime}${place}`
        return path.endsWith('.js') ? path : readdirSync(path).flatMap((name) => (name.endsWith('.js') ? `${path}/${name}` : []))
      }),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !readFileSync(file, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([])
  })

  it('lists what every file of the CDN folder must hash to', () => {
    const listed = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8')) as Record<string, string>
    const files = readdirSync('dist/cdn', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css)$/.test(name))
    const hashOf = (name: string) =>
      `sha256-${createHash('sha256')
        .update(readFileSync(`dist/cdn/${name}`))
        .digest('base64')}`
    expect(listed).toEqual(Object.fromEntries(files.map((name) => [name, hashOf(name)])))
    expect(Object.keys(listed)).toEqual(
      expect.arrayContaining(['loader.js', 'page.js', 'light/loader.js', 'light/page.js', 'vitrine.css', 'vitrine-page.css']),
    )
  })

  it.each(['', 'light/'])('names what a block asks the platform with, so that no page fetches it step by step: cdn/%s', (place) => {
    const read = <T>(name: string) => JSON.parse(readFileSync(`dist/cdn/${place}${name}`, 'utf8')) as T
    const [soon, first] = [read<Record<string, string[]>>('soon.json'), read<Record<string, string[]>>('modules.json')]
    // Small modules that come together stand in one file: its map says which.
    const modulesIn = (file: string) =>
      existsSync(`dist/cdn/${place}${file}.map`)
        ? read<{ sources: string[] }>(`${file}.map`).sources.map((source) => source.replace(/^.*\/|\.tsx?$/g, ''))
        : []
    const namesOf = (tag: string) => [...(first[tag] ?? []), ...(soon[tag] ?? [])].flatMap(modulesIn)
    expect(namesOf('vitrine-product-list')).toEqual(expect.arrayContaining(['product-gateway', 'lazy-commerce']))
    expect(namesOf('vitrine-cart-panel')).toEqual(expect.arrayContaining(['cart', 'cart-gateway', 'lazy-commerce']))
    expect(namesOf('vitrine-consultant-search')).toEqual(expect.arrayContaining(['consultant-gateway', 'methods']))
    expect(namesOf('vitrine-order-history')).toEqual(expect.arrayContaining(['order-gateway', 'lazy-commerce']))
    expect(namesOf('vitrine-personal-data')).toEqual(expect.arrayContaining(['profile-gateway', 'records']))
    expect(soon['vitrine-footer']).toEqual([])
    const sometimes = read<Record<string, string[]>>('sometimes.json')
    for (const { tag, preload = {} } of declarations)
      for (const file of Object.keys(preload)) expect(sometimes[`${tag} ${file}`], `${tag} ${file}`).toBeDefined()
    expect(sometimes['vitrine-product-list related']?.flatMap(modulesIn)).toContain('related')
  })

  it('starts no page for whoever imports a name', async () => {
    const page = globalThis as { document?: unknown }
    page.document = {}
    try {
      const { channels } = await load('dist/index.js?beside=a-document')
      expect(channels).toHaveLength(13)
    } finally {
      delete page.document
    }
  })

  it('brings a channel without the shop, and a block with it', async () => {
    const channel = await bundled("import { cartOpen } from '@vitrine/blocks'; console.log(cartOpen.name)")
    expect(channel).toContain('cart.open')
    expect(gzipSync(channel).length).toBeLessThan(3050)
    expect(channel).not.toMatch(/fetch|react/)
    const block = await bundled("import '@vitrine/blocks/blocks/footer'")
    for (const told of ['vitrine-footer', 'customElements.define', 'sessionStorage']) expect(block).toContain(told)
  })

  it('links no style sheet from beside what a bundler makes, and says how to import it', async () => {
    const loader = await bundled("import '@vitrine/blocks/loader'")
    expect(loader).not.toContain('vitrine.css')
    expect(loader).toContain('@vitrine/blocks/theme.css')
    expect(readFileSync('dist/cdn/loader.js', 'utf8')).toContain('vitrine.css')
  })

  it('serves a shop from the built sandbox and platform alone', async () => {
    const { createSandbox } = (await load('dist/sandbox.js')) as unknown as typeof import('../../src/sandbox/index.js')
    const { createPlatform } = (await load('dist/platform.js')) as unknown as typeof import('../../src/commerce/salesforce/index.js')
    const sandbox = await createSandbox({ oneClient: true })
    const platform = createPlatform({
      fetch: async (input, init) =>
        (await sandbox.respond(new Request(new URL(String(input), 'http://shop.test'), init))) ?? new Response(null, { status: 404 }),
      settings: () => ({
        webstoreId: '0ZE000000000001GAA',
        communityId: '',
        apiBasePath: '',
        sitePath: '',
        apexTransport: 'path',
        locale: 'de',
        subsidiaryCode: '23',
      }),
    })
    const { products } = await platform.gateways.products.search({ page: 0, pageSize: 3 })
    expect(await platform.gateways.cart.add(products[0]?.id ?? '', 2)).toEqual({ done: true })
    expect((await platform.gateways.cart.read())?.productCount).toBe(2)
    await sandbox.close()
  })

  it('reads and changes records over HTTP with no more than a fetch, a store and a base path', async () => {
    const { createSandbox, listener, usualWebstoreId } = (await load(
      'dist/sandbox.js',
    )) as unknown as typeof import('../../src/sandbox/index.js')
    const { createPlatform, PlatformError, recordRows, commerceRows } = (await load(
      'dist/platform.js',
    )) as unknown as typeof import('../../src/commerce/salesforce/index.js')
    const sandbox = await createSandbox({ oneClient: true })
    sandbox.scene('signed-in')
    const answer = listener(sandbox)
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const { commerce, records } = createPlatform({
        fetch: (input, init) => fetch(new URL(String(input), origin), init),
        webstoreId: usualWebstoreId,
        basePath: '/webruntime/api',
      })
      const { accountId } = (await commerce.call('sessionContext')).body as { accountId: string }
      const wanted = { recordId: accountId, fields: ['Account.Name', 'Account.LastModifiedDate'] }
      expect(await records.peek('getRecord', wanted)).toMatchObject({ state: 'Unfulfilled', status: 504 })
      const read = await records.getRecord(wanted)
      expect(read).toMatchObject({ state: 'Fulfilled', status: 200, data: { id: accountId } })
      expect(await records.peek('getRecord', wanted)).toMatchObject({ state: 'Fulfilled' })
      const { lastModifiedDate } = (read?.data ?? {}) as { lastModifiedDate?: string }
      expect(
        await records.updateRecord({ fields: { Id: accountId, Phone: '+49221123456' } }, { ifUnmodifiedSince: lastModifiedDate }),
      ).toMatchObject({ id: accountId })
      const late = await records
        .updateRecord({ fields: { Id: accountId, Phone: '+49' } }, { ifUnmodifiedSince: '2001-01-01T00:00:00.000Z' })
        .catch((error: unknown) => error)
      expect(late).toBeInstanceOf(PlatformError)
      expect(late).toMatchObject({ status: 412 })
      expect([recordRows.getRecord.method, commerceRows.sessionContext.method, commerceRows.cartItems.method]).toEqual([
        'GET',
        'GET',
        'GET',
      ])
    } finally {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    }
  })

  it('says where it is at home, and its page leads there from anywhere', () => {
    const { repository, homepage, bugs, author, files } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      repository: { url: string }
      homepage: string
      bugs: string
      author: string
      files: string[]
    }
    const home = repository.url.replace(/^git\+|\.git$/g, '')
    expect([homepage, bugs, author].map((each) => each.includes(home.slice(0, home.lastIndexOf('/'))))).toEqual([true, true, true])
    expect(files).toContain('CHANGELOG.md')
    const readme = readFileSync('README.md', 'utf8').replace(/```[\s\S]*?```/g, '')
    const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !/^https:\/\//.test(link))).toEqual([])
    const own = links.flatMap((link) => /^https:\/\/(?:raw\.githubusercontent\.com|github\.com)\/([^#]+)/.exec(link)?.[1] ?? [])
    const name = new URL(home).pathname.slice(1)
    const paths = own.map((path) => path.replace(`${name}/`, '').replace(/^(?:blob\/)?main\//, ''))
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('has a source map where the code is packed, and a small one: no more than what it maps needs', () => {
    const all = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => !/^(studio|storybook)\b|\.br$/.test(file))
    const weigh = (some: readonly string[]) => some.reduce((sum, file) => sum + statSync(`dist/${file}`).size, 0)
    const maps = all.filter((file) => file.endsWith('.map'))
    expect(maps.filter((file) => !file.startsWith('cdn/'))).toEqual([])
    expect(weigh(maps)).toBeLessThan(7_500_000)
    const dangling = all.filter(
      (file) =>
        /\.js$/.test(file) &&
        /^\/\/# sourceMappingURL=(?!data:)/m.test(readFileSync(`dist/${file}`, 'utf8').slice(-300)) &&
        !existsSync(`dist/${file}.map`),
    )
    expect(dangling).toEqual([])
  })

  it('names no machine of ours and no source map path outside the package', () => {
    for (const file of ['dist/index.js', 'dist/cdn/loader.js', 'dist/sandbox.js'])
      expect(readFileSync(file, 'utf8')).not.toContain(process.cwd())
  })
})
