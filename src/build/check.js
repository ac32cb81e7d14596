// `npm run check`: types, lint, and the tests that the changes reach: those since this branch left main; on main, those that
// are not committed yet. It needs no build. The whole suite is `npm test`.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './built.js'
import { readCommandLine } from './command-line.js'
import { buildReaders, planTests } from './planned-tests.js'
import { reachedTests } from './reached-tests.js'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
readCommandLine({ usage: 'npm run check (it looks at what has changed)' })
const begun = Date.now()
const changed = changedFiles()
const { chosen, left, unbuilt } = planTests(reachedTests(changed), {
  isBuilt: isBuilt({ everything: true }),
  changed: changed.length,
  importsReader: new Set(reachedTests(buildReaders).map(({ file }) => file)),
})
const linted = changed.filter((file) => existsSync(file))
const vitest = (project) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...chosen[project],
  // Some files in a browser have a project of their own.
  '--project',
  `${project}*`,
  '--passWithNoTests',
  '--reporter=default',
]
// The native compiler takes a third of the time; it is used where there is a build of it for this machine.
const native = existsSync(`node_modules/@typescript/typescript-${process.platform}-${process.arch}`)
const typescript = `node_modules/${native ? 'typescript-native' : 'typescript'}/bin/tsc`
const failed = []
await Promise.all([
  run('types', [typescript, '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo']),
  linted.length > 0 && run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched', ...linted]),
  ...Object.keys(chosen).map((project) => chosen[project].length > 0 && run(`${project} tests`, vitest(project), chosen[project])),
])
const seconds = Math.round((Date.now() - begun) / 1000)
for (const file of unbuilt) console.log(`not run, it looks at the built package (npm run build): ${file}`)
if (left.length > 0)
  console.log(`${left.length} more tests are reached and were not run here, ${left[0]} the nearest. All of them: npm test`)
console.log(`\n${failed.length === 0 ? 'All is well' : `Not yet: ${failed.join(', ')}`}, after ${seconds} s`)
process.exit(failed.length === 0 ? 0 : 1)

/** Runs a check, and shows its output in one piece when it is done. */
function run(name, words, files = []) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...(!process.stdout.isTTY && { NO_COLOR: '1' }) },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('close', (code) => {
      if (code !== 0) failed.push(name)
      const what = files.length > 0 ? ` (${files.length} ${files.length === 1 ? 'file' : 'files'})` : ''
      console.log(`\n# ${name}${what}: ${code === 0 ? 'ok' : 'FAILED'}\n${code === 0 ? '' : output.trim()}`)
      resolve()
    })
  })
}

/** Lists the files that were committed since this branch left main, are changed, or are new. */
function changedFiles() {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  let base = 'HEAD'
  try {
    base = git('merge-base', 'HEAD', 'main').trim()
  } catch {
    // A clone of another branch does not know main: there only uncommitted changes count.
  }
  const named = git('diff', '--name-only', '-z', base) + git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set(named.split('\0').filter(Boolean))]
}
