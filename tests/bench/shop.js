// The example shop as it is served.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export async function openShop(runtime) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const { serveShop } = await import(pathToFileURL(resolve('dist/studio/server.js')).href)
  const shop = await serveShop({ port: await freePort(), dataFolder, assetFolder: resolve('dist/cdn'), runtime })
  return {
    origin: shop.url.replace(/\/$/, ''),
    async close() {
      await shop.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
