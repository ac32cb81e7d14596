// A large shop of an owner's own: the time from its files to the first answers. `npm run bench -- own-data`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const counts = { products: 20_000, consultants: 5000 }
const searches = ['creme', 'seife 123', 'öl', 'lippenstift rot', 'nichts davon', '19999']
const store = 'https://shop.example/services/data/v64.0/commerce/webstores/0ZE000000000001GAA'

/** @returns {Promise<{ start: number, slowestSearch: number }>} milliseconds */
export async function measureOwnData() {
  const load = async (file) =>
    (await runnerImport(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)), { configFile: false, logLevel: 'error' })).module
  const { readDataFolder } = await load('tools/own-data/read-data-folder.ts')
  const { createSandbox } = await load('sandbox/index.ts')
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-large-'))
  writeFileSync(join(folder, 'feed.csv'), feed())
  writeFileSync(join(folder, 'consultants.csv'), consultants())
  try {
    const began = performance.now()
    const { facts, report } = readDataFolder(folder)
    const sandbox = await createSandbox({ facts, oneClient: true, strict: false })
    const search = async (term) => {
      const asked = performance.now()
      const response = await sandbox.respond(new Request(`${store}/search/products?searchTerm=${encodeURIComponent(term)}&pageSize=20`))
      await response.text()
      if (!response.ok) throw new Error(`The search for "${term}" answers ${response.status}.`)
      return performance.now() - asked
    }
    await search('creme')
    const start = performance.now() - began
    if (report.variants !== counts.products || report.consultants !== counts.consultants) throw new Error('Not everything was read.')
    const times = []
    for (const term of searches) {
      times.push(await search(term))
      if (process.env.SHOW) console.log(term, times.at(-1))
    }
    await sandbox.close()
    return { start: Math.round(start), slowestSearch: Math.round(Math.max(...times)) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function feed() {
  const kinds = ['Creme', 'Seife', 'Öl', 'Lippenstift', 'Parfüm']
  const rows = Array.from({ length: counts.products }, (_, place) => {
    const kind = kinds[place % kinds.length]
    return `P-${place};${kind} ${place};"<p>Für jeden Tag, Nummer ${place}.</p>";${(place % 90) + 1},90 €;${kind} > Alles`
  })
  return `id;title;description;price;product_type\n${rows.join('\n')}\n`
}

function consultants() {
  const rows = Array.from(
    { length: counts.consultants },
    (_, place) => `b-${place};Anna;Berger ${place};${10_000 + ((place * 17) % 80_000)};Ort;DE`,
  )
  return `moniker;vorname;nachname;plz;ort;land\n${rows.join('\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { start, slowestSearch } = await measureOwnData()
  console.log(
    `${counts.products} products and ${counts.consultants} consultants: started in ${start} ms, slowest search ${slowestSearch} ms`,
  )
  if (start > 10_000 || slowestSearch > 50) process.exitCode = 1
}
