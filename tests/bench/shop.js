// The example shop as it is served.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer as createSite, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launch, median, round } from './kit.js'

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

/** The page that the README begins with, as a host of files gives it out: everything else on its origin is the shop's. */
export async function openSmallPage(shop, runtime) {
  const [, example] = /```html\n(<script type="module"[\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))
  const body = example.replace('https://your.host/vitrine/cdn/', runtime === 'light' ? '/assets/light/' : '/assets/')
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rosenholz</title>${body}`
  const agent = new Agent({ keepAlive: true })
  const site = createSite((asked, answer) => {
    if (asked.url === '/small') return answer.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
    const { method, headers } = asked
    const passed = request(shop + asked.url, { method, headers, agent }, (got) => {
      answer.writeHead(got.statusCode, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise((done) => {
    site.listen(0, '127.0.0.1', done)
  })
  return {
    origin: `http://localhost:${site.address().port}`,
    async close() {
      site.closeAllConnections()
      await new Promise((done) => {
        site.close(done)
      })
      agent.destroy()
    },
  }
}

/** By case and runtime, the median of what `measure` finds in the browser at the shop's origin. */
export async function medianOnBoth(cases, rounds, measure) {
  const results = {}
  for (const runtime of ['react', 'light']) {
    const shop = await openShop(runtime)
    const browser = await launch()
    try {
      for (const [name, each] of Object.entries(cases)) {
        const found = []
        for (let turn = 0; turn < Math.ceil(rounds / 2); turn += 1) found.push(await measure(browser, shop.origin, each))
        results[name] ??= {}
        results[name][runtime] = round(median(found), 0)
      }
    } finally {
      await browser.close()
      await shop.close()
    }
  }
  return results
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
