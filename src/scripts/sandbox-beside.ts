import { readFileSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import { inHouse } from './in-house.js'

/** Serves MSW's worker to tests and stories. */
export const mockWorker: Plugin = {
  name: 'vitrine-mock-worker',
  configureServer(server) {
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(readFileSync(inHouse('node_modules/msw/lib/mockServiceWorker.js')))
    })
  },
}

/** The sandbox's catalogue beside tests and stories; with another host name it is another origin. */
export const catalogue: Plugin = {
  name: 'vitrine-catalogue',
  configureServer(server) {
    server.middlewares.use('/catalogue/', async ({ url = '/' }, response) => {
      const answered = await answerCatalogue(new URL(url, 'http://catalogue'))
      // Vite lets every local page read it; the catalogue decides that itself.
      response.removeHeader('Access-Control-Allow-Origin')
      response.writeHead(answered.status, Object.fromEntries(answered.headers))
      response.end(Buffer.from(await answered.arrayBuffer()))
    })
  },
  async generateBundle() {
    const { filesBeside } = await catalogueModule()
    for (const name of filesBeside) {
      const answered = await answerCatalogue(new URL(name || '?project=mk-germany&lang=de&corporate=true', 'http://catalogue'))
      this.emitFile({ type: 'asset', fileName: `catalogue/${name || 'index.html'}`, source: Buffer.from(await answered.arrayBuffer()) })
    }
  },
}

type CatalogueModule = typeof import('../sandbox/brochure/beside.js')
let readCatalogue: Promise<CatalogueModule> | undefined

function catalogueModule(): Promise<CatalogueModule> {
  readCatalogue ??= runnerImport<CatalogueModule>(inHouse('src/sandbox/brochure/beside.ts'), {
    configFile: false,
    logLevel: 'error',
  }).then(({ module }) => module)
  return readCatalogue
}

async function answerCatalogue(url: URL): Promise<Response> {
  return (await catalogueModule()).answerBeside(url.pathname.slice(1), url)
}
