import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What draws the blocks: React, or Preact, which speaks its language and weighs a sixth. */
export type Runtime = 'react' | 'light'

/** What the build left for published pages of one runtime. */
export interface Assets {
  /** A name that no other build has. */
  build: string
  /** The loader, by its path in the folder. */
  loader: string
  /** Per tag, the modules its block begins with. */
  modules: Readonly<Record<string, readonly string[]>>
  /** Per tag, the modules its block asks for as soon as it stands. */
  soon: Readonly<Record<string, readonly string[]>>
  /** Per `TAG FILE`, the modules that a part of its block comes in which only some pages have. */
  sometimes: Readonly<Record<string, readonly string[]>>
  /** Per tag, the modules its block may load later. */
  later: Readonly<Record<string, readonly string[]>>
  /** Per language whose words do not come with the blocks, the modules that bring them. */
  words: Readonly<Record<string, readonly string[]>>
  /** The tags whose blocks want to know who is here as soon as they stand. */
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
  // The shop in one file is nothing that a published page asks for.
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
