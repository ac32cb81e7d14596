// `npm run check`: types, lint, and the Node tests of what changed since this branch left main; on main, of what is not
// committed yet. The whole suite is `npm test`.
import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const begun = Date.now()
const checks = [
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo']],
  ['lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', '--changed', base(), '--passWithNoTests', '--reporter=dot']],
]
const failed = []
await Promise.all(checks.map(run))
console.log(
  `\n${failed.length === 0 ? 'All is well' : `Not yet: ${failed.join(', ')}`}, after ${Math.round((Date.now() - begun) / 1000)} s`,
)
process.exit(failed.length === 0 ? 0 : 1)

/** What each check says is shown in one piece, when it is done. */
function run([name, words]) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.on('close', (code) => {
      if (code !== 0) failed.push(name)
      console.log(`\n# ${name}: ${code === 0 ? 'ok' : 'FAILED'}\n${code === 0 ? '' : said.trim()}`)
      resolve()
    })
  })
}

/** Where this branch left main. */
function base() {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'HEAD'
  }
}
