// `npm pack`, `npm publish`: packs only a complete build.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './built.js'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
// Other programs read npm's own output there (`--json`), so output of this script goes to stderr.
const run = (command, words) => spawnSync(command, words, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }).status === 0
const isReady = isBuilt({ everything: true })
const isInstalled = isReady || existsSync('node_modules/vite') || run('npm', ['ci', '--no-audit', '--no-fund'])
if (!isInstalled || !(isReady || run(process.execPath, ['src/build/build.js']))) process.exit(1)
