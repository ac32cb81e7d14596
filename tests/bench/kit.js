// What every part of the bench needs: a browser, a server, and the way figures are taken.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-background-timer-throttling',
      '--disable-renderer-backgrounding',
      '--js-flags=--expose-gc',
    ],
  })

/** Serves a folder on this machine. */
export function serve(folder) {
  const server = createServer((request, response) => {
    const file = join(folder, decodeURIComponent(new URL(request.url, 'http://bench').pathname))
    const isThere = existsSync(file) && statSync(file).isFile()
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'text/plain', 'Cache-Control': 'no-store' })
    response.end(isThere ? readFileSync(file) : '')
  })
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done({ origin: `http://localhost:${server.address().port}`, close: () => server.close() }))
  })
}

const sorted = (numbers) => numbers.toSorted((one, other) => one - other)
const at = (numbers, share) => sorted(numbers)[Math.floor(share * (numbers.length - 1))]
export const median = (numbers) => at(numbers, 0.5)
/** The middle, and between what half of all figures lie. */
export const spread = (numbers) => ({ median: median(numbers), from: at(numbers, 0.25), to: at(numbers, 0.75) })
export const round = (number, digits = 2) => Number(number.toFixed(digits))

export function shuffled(list) {
  const rest = [...list]
  return list.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0])
}

/**
 * Takes each figure `rounds` times, the variants in another order in every round: what the machine does meanwhile
 * falls upon all of them alike.
 * @returns per variant, what `measure` gave in each round
 */
export async function inTurns(rounds, variants, measure) {
  const taken = Object.fromEntries(variants.map((variant) => [variant, []]))
  for (let turn = 0; turn < rounds; turn += 1) for (const variant of shuffled(variants)) taken[variant].push(await measure(variant))
  return taken
}

/** Milliseconds that the page's main thread has worked, whoever else uses the machine. */
export async function cpuOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    session,
    async spent() {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
    },
  }
}

/** How a figure grows: 1 when twice as much takes twice as long. */
export function slope(points) {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)])
  const mean = (index) => logs.reduce((sum, point) => sum + point[index], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  return logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
}
