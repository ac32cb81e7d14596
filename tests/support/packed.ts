import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * A folder outside of this one, with what is packed of the package, and links to what else it needs.
 * @param from what is copied into it
 * @param libraries by their names in `node_modules`
 */
export function outside(from: string, libraries: readonly string[]): { folder: string; leave: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-outside-'))
  cpSync(from, folder, { recursive: true })
  const modules = join(folder, 'node_modules')
  const place = join(modules, '@vitrine/blocks')
  mkdirSync(place, { recursive: true })
  const told = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  const [{ filename }] = JSON.parse(told) as [{ filename: string }]
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', place, '--strip-components=1'])
  const { dependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  for (const name of new Set([...libraries, ...Object.keys(dependencies)])) {
    const link = join(modules, name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link)
  }
  return { folder, leave: () => rmSync(folder, { recursive: true, force: true }) }
}
