import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { contentSecurityPolicy, originsOf } from '../builder/content-security-policy.js'
import { toHtml } from '../builder/to-html.js'
import { catalogueServer, createSandbox, listener, openStorage, type Sandbox } from '../sandbox/index.js'
import { cataloguePage } from './pages/catalogue.js'
import { notFoundPage } from './pages/not-found.js'
import { shopPages } from './pages/shop-pages.js'

export interface ShopServerOptions {
  port: number
  /** The catalogue is another origin; the next port unless said. */
  cataloguePort?: number
  /** Where the sandbox keeps its world. */
  dataFolder: string
  /** The built loader, blocks, theme and fonts. */
  assetFolder: string
  /** Begin anew. */
  reset?: boolean
}

export interface ShopServer {
  url: string
  /** Origin of the catalogue. */
  catalogue: string
  sandbox: Sandbox
  close: () => Promise<void>
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.map': 'application/json', '.woff2': 'font/woff2', '.svg': 'image/svg+xml',
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#94274a"/><path d="M16 24c-5.500-3.400-8-6.700-8-10.100A4.400 4.400 0 0 1 16 11.400a4.400 4.400 0 0 1 8 2.500c0 3.400-2.500 6.700-8 10.100z" fill="#f6e7e1"/></svg>`

interface ServedPage {
  html: string
  policy: string
}

/** Serves the example shop and the sandbox platform behind it on one port, and the catalogue, another origin, on the next. */
export async function serveShop({ port, cataloguePort = port + 1, dataFolder, assetFolder, reset = false }: ShopServerOptions): Promise<ShopServer> {
  const sandbox = await createSandbox({ storage: openStorage(dataFolder) })
  if (reset) await sandbox.reset()
  const answerPlatform = listener(sandbox)
  const catalogue = `http://localhost:${cataloguePort}`
  const pages = renderPages(assetFolder, catalogue)
  const leaves = catalogueServer(sandbox.world, {
    shop: `http://localhost:${port}`,
    ancestors: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    font: (name) => readFont(assetFolder, name),
  })
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request)
    if (path === undefined) return sendText(response, 400, 'text/plain', 'Diese Adresse ist keine.')
    const page = pages.get(path)
    if (page) return sendPage(response, 200, page)
    if (path === '/favicon.svg') return sendText(response, 200, 'image/svg+xml', icon)
    if (path.startsWith('/assets/')) return sendAsset(response, assetFolder, path.slice('/assets/'.length))
    if (await answerPlatform(request, response)) return
    sendPage(response, 404, pages.get(notFoundPage.path) as ServedPage)
  }
  const closeAll = () => close([server, leaves], sandbox)
  try {
    await listen(server, port)
    await listen(leaves, cataloguePort)
  } catch (error) {
    await closeAll()
    throw error
  }
  return { url: `http://localhost:${port}/`, catalogue, sandbox, close: closeAll }
}

function renderPages(assetFolder: string, catalogue: string): Map<string, ServedPage> {
  const modulesFile = join(assetFolder, 'modules.json')
  const modules = existsSync(modulesFile) ? (JSON.parse(readFileSync(modulesFile, 'utf8')) as Record<string, string[]>) : {}
  const preloads = Object.fromEntries(Object.entries(modules).map(([tag, files]) => [tag, files.map((file) => `/assets/${file}`)]))
  const options = {
    loader: '/assets/loader.js',
    styles: ['/assets/vitrine.css'],
    fonts: ['fraunces-latin-opsz-normal', 'figtree-latin-wght-normal'].map((name) => `/assets/fonts/${name}.woff2`),
    modules: preloads,
    siteName: 'Lindenrose',
    icon: '/favicon.svg',
    origins: [catalogue],
  }
  return new Map([...shopPages, cataloguePage(catalogue), notFoundPage].map((page) => (
    [page.path, { html: toHtml(page, options), policy: contentSecurityPolicy(originsOf(page.nodes)) }]
  )))
}

function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return undefined
    throw error
  }
}

function sendPage(response: ServerResponse, status: number, { html, policy }: ServedPage): void {
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('Cache-Control', 'no-cache')
  sendText(response, status, 'text/html', html)
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'X-Content-Type-Options': 'nosniff' }).end(text)
}

/** Files whose name carries a hash never change; the others are asked for again. */
function sendAsset(response: ServerResponse, folder: string, name: string): void {
  const file = normalize(join(folder, name))
  const type = types[extname(file)]
  if (!file.startsWith(folder + sep) || !type || !existsSync(file) || !statSync(file).isFile()) {
    return sendText(response, 404, 'text/plain', 'Diese Datei gibt es nicht.')
  }
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': /^(chunks|fonts)\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  })
  createReadStream(file).pipe(response)
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve())
  })
}

async function close(servers: readonly Server[], sandbox: Sandbox): Promise<void> {
  await Promise.all(servers.map((server) => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }))
  await sandbox.close()
}

/** The catalogue shows the shop's fonts, from its own origin. */
function readFont(assetFolder: string, name: string): Uint8Array<ArrayBuffer> | undefined {
  const file = join(assetFolder, 'fonts', name)
  return existsSync(file) ? Uint8Array.from(readFileSync(file)) : undefined
}
