import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InputError } from './input-error.js'

export type Runtime = 'react' | 'light'

/**
 * Returns the built blocks of one runtime by their paths in `dist/cdn`, without what only servers and debuggers read.
 * @param from a module of this package
 */
export function runtimeFiles(runtime: Runtime, from: string = import.meta.url): Record<string, Uint8Array> {
  const folder = join(packageFolder(fileURLToPath(from)), 'dist', 'cdn')
  if (!existsSync(join(folder, 'lwr.js'))) throw new InputError(`The blocks are not built: ${folder} has no lwr.js.`)
  const isNeeded = (name: string): boolean => {
    if (/\.(map|br)$/.test(name) || name === 'try.js') return false
    if (runtime === 'react') return !name.startsWith('light/')
    return name.startsWith('light/') || name.startsWith('fonts/') || name === 'vitrine.css'
  }
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(isNeeded)
    .toSorted()
  return Object.fromEntries(names.map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]))
}

/** Returns the versions that a project beside this package needs: its own, and those of the tools that it is tested with. */
export function packageVersions(
  from: string = import.meta.url,
): Record<'@vitrine/blocks' | 'msw' | 'unstorage' | 'vite' | 'vitest', string> {
  const described = JSON.parse(readFileSync(join(packageFolder(fileURLToPath(from)), 'package.json'), 'utf8')) as {
    version: string
    devDependencies: Record<string, string>
  }
  const of = (name: string): string => `^${described.devDependencies[name]}`
  return {
    '@vitrine/blocks': `^${described.version}`,
    msw: of('msw'),
    unstorage: of('unstorage'),
    vite: of('vite'),
    vitest: of('vitest'),
  }
}

/** Returns the folder of this package. @param file a file in it */
export function packageFolder(file: string): string {
  const folder = dirname(file)
  if (folder === file) throw new InputError('The package @vitrine/blocks was not found around this command.')
  const described = join(folder, 'package.json')
  const isOurs = existsSync(described) && (JSON.parse(readFileSync(described, 'utf8')) as { name?: unknown }).name === '@vitrine/blocks'
  return isOurs ? folder : packageFolder(folder)
}
