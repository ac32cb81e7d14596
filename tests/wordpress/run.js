// The plugin in real WordPress, which npm and Debian bring: `npm run test:all -- wordpress`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPhp, need } from '../runner/install.js'

const folder = import.meta.dirname
installPhp()
if (!existsSync(`${folder}/node_modules/@wp-playground`))
  need('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], 'Fetching WordPress …')
process.exitCode = spawnSync(process.execPath, [`${folder}/main.js`], { stdio: 'inherit' }).status ?? 1
