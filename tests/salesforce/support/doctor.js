// The doctor as it is installed. It looks for Playwright where somebody calls it, and the project has one.
import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project.js'

const command = join(root, 'dist/cli.js')

/** The exit code, and the report as JSON. */
export const examined = (address) =>
  new Promise((resolve, reject) => {
    const words = [command, 'doctor', address, '--json', '--timeout', '60', '--webstore', '0ZE000000000001GAA']
    execFile(process.execPath, words, { cwd: root, encoding: 'utf8' }, (error, said, complained) => {
      if (said === '') return reject(new Error(`The doctor said nothing: ${complained}`))
      resolve({ code: error?.code ?? 0, report: JSON.parse(said) })
    })
  })

export const snippet = () => execFileSync(process.execPath, [command, 'doctor', '--snippet'], { cwd: root, encoding: 'utf8' })
