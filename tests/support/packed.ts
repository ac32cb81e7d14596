import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * A folder outside of this one, with what is packed of the package, and links to what else it needs.
 * @param from what is copied into it
 * @param libraries by their names in `node_modules`
 * @param shelves where those lie, if not in ours
 */
export function outside(
  from: string,
  libraries: readonly string[],
  shelves: readonly string[] = [],
): { folder: string; leave: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-outside-'))
  cpSync(from, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  const modules = join(folder, 'node_modules')
  const place = join(modules, '@vitrine/blocks')
  mkdirSync(place, { recursive: true })
  execFileSync('tar', ['-xzf', packed(), '-C', place, '--strip-components=1'])
  for (const name of libraries) {
    const shelf = [...shelves, 'node_modules'].find((one) => existsSync(join(one, name)))
    if (!shelf) throw new Error(`${name} is not installed in ${shelves.join(', ')}.`)
    const link = join(modules, name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve(shelf, name), link)
  }
  for (const name of dependenciesOf(place)) bring(name, modules)
  return { folder, leave: () => rmSync(folder, { recursive: true, force: true }) }
}

const dependenciesOf = (place: string): string[] =>
  Object.keys((JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as { dependencies?: object }).dependencies ?? {})

/** As a copy: behind a link it would find what is installed here, and a second React with it. */
function bring(name: string, modules: string): void {
  const place = join(modules, name)
  if (existsSync(place)) return
  cpSync(join('node_modules', name), place, { recursive: true })
  for (const other of dependenciesOf(place)) bring(other, modules)
}

/** What `npm pack` makes. Packed once: each test file looks at one build. */
export function packed(): string {
  if (archive) return archive
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-packed-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const told = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 64 * 1024 * 1024,
  })
  const [{ filename }] = JSON.parse(told) as [{ filename: string }]
  archive = join(folder, filename)
  return archive
}
let archive: string | undefined
