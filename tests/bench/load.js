// The example shop as `npm start` serves it, at 50 connections: how much it answers beside a bare handler that streams the
// same bytes from files, in turns, and what a minute of each leaves in its memory.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { inTurns, median, round, spread } from './kit.js'
import { ended, memoryOf, openServer } from './server-process.js'

const connections = 50
/** Seconds. */
const [warmUp, turn, held] = [5, 4, 60]
const headers = { 'accept-encoding': 'gzip, deflate, br' }

export async function load({ rounds }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-load-'))
  const port = Number(process.env.PORT || 5490)
  const shop = await openServer('src/build/start.js', { PORT: port, VITRINE_DATA: join(folder, 'data'), VITRINE_SIGN_IN: 'none' })
  const bare = await openServer('tests/bench/cards/bare.js', { PORT: port + 3, FOLDER: join(folder, 'files') })
  try {
    const paths = await pathsOf(`http://localhost:${port}`)
    const whats = Object.keys(paths)
    mkdirSync(join(folder, 'files'))
    for (const what of whats) await keep(`http://localhost:${port}${paths[what]}`, join(folder, 'files', nameOf(what)))
    const addresses = {
      ours: (what) => `http://localhost:${port}${paths[what]}`,
      bare: (what) => `http://localhost:${port + 3}/${nameOf(what)}`,
    }
    const variants = whats.flatMap((what) => Object.keys(addresses).map((who) => `${who} ${what}`))
    const shoot = (variant, duration) => {
      const [who, ...what] = variant.split(' ')
      return drive(addresses[who](what.join(' ')), duration)
    }
    for (const variant of variants) await shoot(variant, warmUp)
    const taken = await inTurns(rounds, variants, (variant) => shoot(variant, turn))
    const results = {}
    for (const what of whats)
      results[what] = { ...compared(taken[`ours ${what}`], taken[`bare ${what}`]), ...(await kept(shop, addresses.ours(what))) }
    return results
  } finally {
    for (const child of [shop, bare]) await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is asked for; a page is asked which files it names. */
async function pathsOf(origin) {
  const page = await (await fetch(`${origin}/products`)).text()
  return {
    'a published page': '/products',
    'a file with a hash': /\/assets\/[^"]+\/chunks\/[^"]+\.js/.exec(page)[0],
    'the platform, categories': '/services/data/v64.0/commerce/webstores/0ZE000000000001GAA/product-categories/children?fields=Name',
    'the Studio': '/studio',
    'the Studio, its pages': '/studio/api/pages',
  }
}

const nameOf = (what) => what.replace(/\W+/g, '-')

/** One answer as it goes over the line, packed, for the bare handler. */
function keep(address, file) {
  return new Promise((done, fail) => {
    get(address, { headers }, async (response) => {
      if (response.statusCode !== 200) return fail(new Error(`${address} answers ${response.statusCode}.`))
      writeFileSync(file, Buffer.concat(await response.toArray()))
      const names = ['content-type', 'content-encoding', 'cache-control']
      writeFileSync(`${file}.json`, JSON.stringify(Object.fromEntries(names.map((name) => [name, response.headers[name]]))))
      done()
    }).on('error', fail)
  })
}

async function drive(url, duration) {
  const { requests, latency, errors, non2xx } = await autocannon({ url, connections, duration, headers })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that say no.`)
  return { each: requests.average, slow: latency.p99 }
}

function compared(ours, bare) {
  const ratios = ours.map(({ each }, at) => each / bare[at].each)
  const { median: middle, from, to } = spread(ratios)
  return {
    'requests a second': Math.round(median(ours.map(({ each }) => each))),
    throughput: round(middle),
    'throughput spread': [round(from), round(to)],
    p99: round(median(ours.map(({ slow }, at) => slow / Math.max(1, bare[at].slow)))),
  }
}

/** MB before a minute and after it, when all that nobody needs has been thrown away. */
async function kept(shop, address) {
  await drive(address, warmUp)
  const before = await memoryOf(shop)
  await drive(address, held)
  const after = await memoryOf(shop)
  const mega = (bytes) => round(bytes / 1e6, 1)
  return {
    'MB at first': mega(before.rss),
    'MB after a minute': mega(after.rss),
    'heap at first': mega(before.heapUsed),
    'heap after a minute': mega(after.heapUsed),
  }
}
