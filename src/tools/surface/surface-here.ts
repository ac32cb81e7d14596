import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarations } from '../../blocks/declarations.js'
import { channels } from '../../commerce/domain/channels.js'
import { type Changeset, readChangeset } from './differences.js'
import { exportedNames } from './exported-names.js'
import { publicSurface, type Surface } from './public-surface.js'

/** File with the surface of the last release; `npm run release` writes it anew. */
export const snapshotFile = '.changeset/public.json'

export interface Snapshot {
  version: string
  surface: Surface
}

interface PackageFile {
  version: string
  engines: Readonly<Record<string, string>>
  peerDependencies: Readonly<Record<string, string>>
  peerDependenciesMeta: Readonly<Record<string, { optional?: boolean }>>
  exports: Readonly<Record<string, string | { types?: string; default?: string }>>
}

const readPackage = (): PackageFile => JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile
export const currentVersion = (): string => readPackage().version
export const readSnapshot = (): Snapshot => JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot

/** Returns the public surface of the sources in this folder. */
export function surfaceHere(): Surface {
  const { exports, engines, peerDependencies, peerDependenciesMeta } = readPackage()
  const peers = Object.entries(peerDependencies).map(([name, range]) => [
    name,
    peerDependenciesMeta[name]?.optional ? `${range} (optional)` : range,
  ])
  return publicSurface({
    declarations,
    channels,
    entries: Object.fromEntries(Object.entries(exports).map(([entry, target]) => [entry, namesBehind(target)])),
    needs: { ...Object.fromEntries(peers), node: engines.node ?? '', ...browsers() },
  })
}

/** Returns the names behind an entry: one with types has a source of the same name. */
function namesBehind(target: string | { types?: string; default?: string }): string[] {
  const types = typeof target === 'object' ? target.types : undefined
  const base = types?.replace(/^\.\/dist\/types\//, 'src/').replace(/\.d\.ts$/, '')
  const file = base && ['.ts', '.tsx'].map((end) => base + end).find(existsSync)
  // The types of the blocks follow from their fields and events, which have lines of their own.
  return file && !file.endsWith('elements.ts') ? exportedNames(file).filter((name) => !/^Vitrine\w+(Element|Attributes)$/.test(name)) : []
}

/** Returns the oldest browsers that the build writes for. */
export function browsers(): Record<string, string> {
  const [, list = ''] = /const modern = \[([^\]]+)\]/.exec(readFileSync('vite.config.ts', 'utf8')) ?? []
  return Object.fromEntries([...list.matchAll(/'([a-z]+)([\d.]+)'/g)].map(([, name = '', version = '']) => [name, version]))
}

export function pendingChangesets(folder = '.changeset'): Changeset[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  return files.flatMap((file) => readChangeset(file, readFileSync(join(folder, file), 'utf8')) ?? [])
}
