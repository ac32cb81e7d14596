import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Library that draws the blocks: React, or Preact, which has the same API and a sixth of the weight. */
export type Runtime = 'react' | 'light'

/** Output of the build for published pages of one runtime. */
export interface Assets {
  /** A name that no other build has. */
  build: string
  /** The loader, by its path in the folder. */
  loader: string
  /** Modules that the block of each tag begins with. */
  modules: Readonly<Record<string, readonly string[]>>
  /** Modules that the block of each tag asks for as soon as it is on the page. */
  soon: Readonly<Record<string, readonly string[]>>
  /** Modules of parts of blocks that only some pages have, by `TAG FILE`. */
  sometimes: Readonly<Record<string, readonly string[]>>
  /** Modules that the block of each tag may load later. */
  later: Readonly<Record<string, readonly string[]>>
  /** Modules that bring the texts of a language, when these do not come with the blocks. */
  words: Readonly<Record<string, readonly string[]>>
  /** Tags of the blocks that want the session at once. */
  wantsSession: readonly string[]
  /** Every file that pages may ask for, by its path in the folder. */
  files: readonly string[]
  has: (file: string) => boolean
  /** `sha256-…` of a module or a sheet. */
  integrity: (file: string) => string | undefined
}

const light = 'light/'

/** Reads the folder once; a folder that is not there has no files. */
export function readAssets(folder: string, runtime: Runtime): Assets {
  const place = runtime === 'light' ? light : ''
  const isOther = (file: string): boolean => file.endsWith('.js') && file.startsWith(light) !== (runtime === 'light')
  // A published page never asks for the shop in one file.
  const isAsked = (file: string): boolean => /\.(js|css|woff2)$/.test(file) && file !== 'try.js' && !isOther(file)
  const files = existsSync(folder) ? filesIn(folder).filter(isAsked) : []
  const hashes = new Map(files.filter((file) => /\.(js|css)$/.test(file)).map((file) => [file, hashOf(readFileSync(join(folder, file)))]))
  const known = new Set(files)
  const build = createHash('sha256')
    .update(files.map((file) => `${file} ${hashes.get(file) ?? ''}`).join('\n'))
    .digest('hex')
    .slice(0, 10)
  return {
    build,
    loader: `${place}loader.js`,
    modules: readTable(folder, place, 'modules.json'),
    soon: readTable(folder, place, 'soon.json'),
    sometimes: readTable(folder, place, 'sometimes.json'),
    later: readTable(folder, place, 'later.json'),
    words: readTable(folder, place, 'words.json'),
    wantsSession: readJson(folder, place, 'session.json', []),
    files,
    has: (file) => known.has(file),
    integrity: (file) => hashes.get(file),
  }
}

export const hashOf = (bytes: Uint8Array): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

function filesIn(folder: string, before = ''): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name), `${before}${entry.name}/`) : [before + entry.name]))
    .toSorted()
}

function readTable(folder: string, place: string, name: string): Record<string, string[]> {
  const table = readJson<Record<string, string[]>>(folder, place, name, {})
  return Object.fromEntries(Object.entries(table).map(([tag, files]) => [tag, files.map((each) => place + each)]))
}

function readJson<T>(folder: string, place: string, name: string, none: T): T {
  const file = join(folder, place, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : none
}
