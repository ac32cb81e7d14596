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

/** Serves the sandbox's catalogue and its payment provider beside tests and stories; with another host name each is another origin. */
export const housesBeside: Plugin = {
  name: 'vitrine-houses-beside',
  configureServer(server) {
    for (const name of names) {
      server.middlewares.use(`/${name}/`, async ({ url = '/' }, response) => {
        const asked = new URL(url, 'http://house')
        const answered = (await houses())[name].answer(asked.pathname.slice(1), asked)
        // Vite lets every local page read it; the house decides that itself.
        response.removeHeader('Access-Control-Allow-Origin')
        response.writeHead(answered.status, Object.fromEntries(answered.headers))
        response.end(Buffer.from(await answered.arrayBuffer()))
      })
    }
  },
  async generateBundle() {
    for (const name of names) {
      const { answer, files } = (await houses())[name]
      for (const file of files) {
        const url = new URL(file || firstPage[name], 'http://house')
        const answered = answer(url.pathname.slice(1), url)
        this.emitFile({ type: 'asset', fileName: `${name}/${file || 'index.html'}`, source: Buffer.from(await answered.arrayBuffer()) })
      }
    }
  },
}

const names = ['catalogue', 'till'] as const
const firstPage = { catalogue: '?project=mk-germany&lang=de&corporate=true', till: '' }

type HousesModule = typeof import('../sandbox/beside.js')
let reading: Promise<HousesModule['housesBeside']> | undefined

function houses(): Promise<HousesModule['housesBeside']> {
  reading ??= runnerImport<HousesModule>(inHouse('src/sandbox/beside.ts'), { configFile: false, logLevel: 'error' }).then(
    ({ module }) => module.housesBeside,
  )
  return reading
}
