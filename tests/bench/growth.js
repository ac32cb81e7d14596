// How what grows with the shop grows: 1 where twice as much takes twice as long.
import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { median, round, slope } from './kit.js'

export async function growth({ rounds }) {
  // Beside the project, so that what is not ours is found.
  const folder = mkdtempSync(resolve('node_modules/.bench-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      build: { ssr: resolve('tests/bench/cards/growth.js'), outDir: folder, rolldownOptions: { output: { entryFileNames: 'growth.mjs' } } },
    })
    const { growing } = await import(pathToFileURL(join(folder, 'growth.mjs')).href)
    const results = {}
    for (const [name, { sizes, prepare }] of Object.entries(growing)) {
      const points = []
      for (const size of sizes) points.push([size, await timeOf(await prepare(size), rounds)])
      results[name] = { from: sizes[0], to: sizes.at(-1), 'ms at most': round(points.at(-1)[1]), growth: round(slope(points)) }
    }
    return results
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds that one takes; the first ones only warm up. */
async function timeOf(act, rounds) {
  for (let turn = 0; turn < 3; turn += 1) await act()
  const times = []
  for (let turn = 0; turn < rounds; turn += 1) {
    const begun = performance.now()
    await act()
    times.push(performance.now() - begun)
  }
  return median(times)
}
