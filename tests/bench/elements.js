// One card, as an element: by hand (the limit), with Lit, and as a block on both runtimes. Work of the main thread.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, loadConfigFromFile, mergeConfig } from 'vite'
import { cpuOf, inTurns, launch, median, round, serve, slope, spread } from './kit.js'

const cards = { limit: 'vanilla.js', lit: 'lit.js', react: 'vitrine.jsx', light: 'vitrine.jsx' }
const steps = ['mount', 'update', 'change', 'move', 'unmount']

export async function elements({ rounds }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  for (const variant of Object.keys(cards)) await bundle(variant, folder)
  const server = await serve(folder)
  const browser = await launch()
  try {
    const results = {}
    for (const count of [10, 100, 1000]) {
      const turns = count === 1000 ? Math.ceil(rounds / 2) : rounds
      const taken = await inTurns(turns, Object.keys(cards), (variant) => oneLife(browser, `${server.origin}/${variant}.html`, count))
      const limit = Object.fromEntries(steps.map((step) => [step, median(taken.limit.map((life) => life[step]))]))
      for (const [variant, lives] of Object.entries(taken)) {
        results[variant] ??= {}
        for (const step of steps) {
          const times = spread(lives.map((life) => life[step] / limit[step]))
          results[variant][`${step} ${count}`] = round(times.median)
          results[variant][`${step} ${count} spread`] = [round(times.from), round(times.to)]
        }
        results[variant][`heap ${count}`] = round(median(lives.map(({ heap }) => heap)) / median(taken.limit.map(({ heap }) => heap)))
      }
    }
    for (const variant of ['react', 'light']) results[variant].growth = round(await growth(browser, `${server.origin}/${variant}.html`))
    return results
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From nothing to nothing again, on a page of its own: `steps` in milliseconds, and bytes per element. */
async function oneLife(browser, address, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const { session, spent } = await cpuOf(page)
  await page.goto(address)
  await page.waitForFunction('globalThis.bench && customElements.get("vitrine-bench-card")')
  await page.evaluate('bench.mount(2).then(bench.unmount)')
  await session.send('HeapProfiler.enable')
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize, embedderHeapUsedSize = 0 } = await session.send('Runtime.getHeapUsage')
    return usedSize + embedderHeapUsedSize
  }
  const life = {}
  const bare = await heap()
  for (const step of steps) {
    const before = await spent()
    await page.evaluate(([name, size]) => globalThis.bench[name](size), [step, count])
    life[step] = (await spent()) - before
    if (step === 'mount') life.heap = ((await heap()) - bare) / count
    else await page.evaluate('gc()')
  }
  await context.close()
  return life
}

/** How the time to mount grows from 25 elements to 400. */
async function growth(browser, address) {
  const points = []
  for (const count of [25, 50, 100, 200, 400]) {
    const lives = []
    for (let turn = 0; turn < 3; turn += 1) lives.push((await oneLife(browser, address, count)).mount)
    points.push([count, median(lives)])
  }
  return slope(points)
}

async function bundle(variant, folder) {
  const mode = { react: 'cdn', light: 'light' }[variant]
  // A block is built as the library builds its own.
  const own = mode ? (await loadConfigFromFile({ command: 'build', mode }, 'vite.config.ts')).config : {}
  const { build: _, ...shared } = own
  await build(
    mergeConfig(shared, {
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(folder, variant),
        target: 'es2022',
        lib: { formats: ['es'], entry: resolve('tests/bench/cards', cards[variant]), fileName: () => 'card.js' },
      },
    }),
  )
  writeFileSync(
    join(folder, `${variant}.html`),
    `<!doctype html><meta charset="utf-8"><body><script type="module" src="/${variant}/card.js"></script>`,
  )
}
