// One message to 1, 10 and 100 subscribers, beside calling them by hand; and what a listener says in a burst.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { inTurns, launch, median, round, serve, slope, spread } from './kit.js'

export async function bus({ rounds }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, lib: { formats: ['es'], entry: resolve('tests/bench/cards/bus.js'), fileName: () => 'bus.js' } },
  })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><meta charset="utf-8"><script type="module" src="/bus.js"></script>')
  const server = await serve(folder)
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/index.html`)
    await page.waitForFunction('globalThis.busBench')
    const names = await page.evaluate('busBench.names')
    const results = Object.fromEntries(names.map((name) => [name, {}]))
    for (const count of [1, 10, 100]) {
      const taken = await inTurns(rounds * 2, names, (name) =>
        page.evaluate(([it, size]) => globalThis.busBench.timeOf(it, size), [name, count]),
      )
      const direct = median(taken.direct)
      for (const name of names) {
        const times = spread(taken[name].map((time) => time / direct))
        results[name][`${count} subscribers`] = round(times.median)
        results[name][`${count} subscribers spread`] = [round(times.from), round(times.to)]
      }
    }
    const points = []
    for (const count of [1000, 10_000, 100_000]) {
      const times = []
      for (let turn = 0; turn < 5; turn += 1) times.push(await page.evaluate((size) => globalThis.busBench.burst(size), count))
      points.push([count, median(times)])
    }
    results.vitrine['burst growth'] = round(slope(points))
    return results
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
