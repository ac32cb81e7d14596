// `npm run bench [-- PART …] [--rounds N] [--minutes N]`: how large, how fast and how heavy, beside peers and limits, in one run.
// Nothing is asserted: figures are appended to results.jsonl, and the table of the guide is written from the last ones.
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../../src/build/command-line.js'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const parts = {
  sizes: async () => (await import('./sizes.js')).sizes(),
  elements: async () => (await import('./elements.js')).elements({ rounds }),
  bus: async () => (await import('./bus.js')).bus({ rounds }),
  loading: async () => (await import('./loading.js')).loading({ rounds }),
  interactions: async () => (await import('./interactions.js')).interactions({ rounds }),
  floods: async () => (await import('./floods.js')).floods({ rounds }),
  growth: async () => (await import('./growth.js')).growth({ rounds }),
  load: async () => (await import('./load.js')).load({ rounds }),
  soak: async () => (await import('./soak.js')).soak({ minutes }),
  studio: async () => (await import('./studio.js')).studio({ rounds: rounds * 2 }),
}
const { values, words } = readCommandLine({
  usage: 'npm run bench -- [PART …] [--rounds N] [--minutes N]',
  options: { rounds: 'string', minutes: 'string' },
  words: Object.keys(parts),
})
const rounds = Number(values.rounds ?? 9)
if (!(rounds >= 1)) {
  console.error(`--rounds ${values.rounds} is not a number of at least 1.`)
  process.exit(2)
}
/** Of the soak. */
const minutes = Number(values.minutes ?? 60)
if (!(minutes > 0)) {
  console.error(`--minutes ${values.minutes} is not a number above 0.`)
  process.exit(2)
}
if (!existsSync('tests/bench/node_modules')) {
  run('npm', ['ci', '--prefix', 'tests/bench', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'])
}
run(process.execPath, ['src/build/build.js'])

const wanted = Object.keys(parts).filter((part) => words.includes(part))
const results = {}
for (const part of wanted.length > 0 ? wanted : Object.keys(parts)) {
  console.log(`\n# ${part}`)
  results[part] = await parts[part]()
  console.table(results[part])
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const head = { at: new Date().toISOString(), version, commit, rounds, cores: cpus().length, processor: cpus()[0]?.model }
appendFileSync('tests/bench/results.jsonl', `${JSON.stringify({ ...head, ...results })}\n`)
const { writeGuide } = await import('./guide.js')
writeGuide()

function run(command, words) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
