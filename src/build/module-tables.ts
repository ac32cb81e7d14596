import type { Plugin, Rolldown } from 'vite'
import { blockNames } from './block-entries.js'
import { inHouse } from './in-house.js'
import { englishWords } from './lean-words.js'
import { isBundlers } from './own-namespaces.js'
// @ts-expect-error a script for Node, without types
import { publicNameOf } from './public-names.js'
// @ts-expect-error a script for Node, without types
import { readMeTags } from './sizes.js'
import { comesByName, modulesOfGateways, namesWanted, namesWantedAtOnce, partsPreloaded, wantsSession } from './soon-modules.js'

type Bundle = Readonly<Record<string, Rolldown.RenderedChunk | Rolldown.OutputChunk | Rolldown.OutputAsset>>
interface ModuleFacts {
  /** Code without comments, whose examples use the shop too. */
  code: string
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type InfoOf = (id: string) => ModuleFacts | undefined
type FilesOfBlock = (bundle: Bundle, file: string, block: string) => string[]

/**
 * Tells writers of pages which files a block begins with, which it asks for at once, which it may load later, where the texts of other
 * languages are, and which blocks want the session.
 */
export const moduleTables: Plugin = {
  name: 'vitrine-module-tables',
  generateBundle(_, bundle) {
    const blocks = blockNames.map((name) => ({ name, file: fileOf(name, bundle) }))
    const infoOf = readModules(this)
    const modules = (all: Bundle, file: string) => closure(all, file)
    const tables = { modules, soon: soonFiles(infoOf), later: laterFiles(infoOf) }
    for (const [name, filesOf] of Object.entries(tables)) {
      const table = Object.fromEntries(blocks.map(({ name, file }) => [`vitrine-${name}`, [...filesOf(bundle, file, name)]]))
      this.emitFile({ type: 'asset', fileName: `${name}.json`, source: JSON.stringify(table, null, 2) })
    }
    const sometimesOf = sometimesFiles(infoOf)
    const sometimes = Object.fromEntries(blocks.flatMap(({ name, file }) => sometimesOf(bundle, file, name)))
    this.emitFile({ type: 'asset', fileName: 'sometimes.json', source: JSON.stringify(sometimes, null, 2) })
    const session = blockNames.filter((name) => asksForSession(name, infoOf)).map((name) => `vitrine-${name}`)
    this.emitFile({ type: 'asset', fileName: 'session.json', source: JSON.stringify(session, null, 2) })
    const words = { en: filesWith(new Set([englishWords]), bundle) }
    this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify(words, null, 2) })
  },
}

/** Reads what the bundler knows of each module once: the tables ask for it for every block. */
export function readModules({ getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>): InfoOf {
  const known = new Map<string, ModuleFacts | undefined>()
  return (id) => {
    if (!known.has(id)) {
      const info = getModuleInfo(id)
      known.set(id, info ? factsOf(info) : undefined)
    }
    return known.get(id)
  }
}

const factsOf = ({ code, importedIds, dynamicallyImportedIds }: Rolldown.ModuleInfo): ModuleFacts => ({
  code: (code ?? '').replace(/^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*$)/gm, ''),
  importedIds,
  dynamicallyImportedIds,
})

/** Returns the file that a block is in: it may travel with others, and `blocks/NAME.js` only leads there. */
export function fileOf(name: string, bundle: Bundle): string {
  const module = inHouse(`src/blocks/${name}/index.ts`)
  const found = Object.keys(bundle).find((file) => chunkAt(bundle, file)?.moduleIds.includes(module))
  return found ?? `blocks/${publicNameOf(name)}.js`
}

/** Returns the files that a block needs at once, its own first. */
export function neededAtOnce(bundle: Bundle, infoOf: InfoOf): (name: string) => string[] {
  const soon = soonFiles(infoOf)
  return (name) => {
    const file = fileOf(name, bundle)
    return [...closure(bundle, file), ...soon(bundle, file, name)]
  }
}

/** Returns the files that even a small page needs at once: they have long been there when a part comes late. */
export const usualFiles = (bundle: Bundle, infoOf: InfoOf): string[] =>
  (readMeTags() as string[]).map((tag) => tag.slice('vitrine-'.length)).flatMap(neededAtOnce(bundle, infoOf))

/** Returns true when a block wants the session as soon as it stands. */
export const asksForSession = (name: string, infoOf: InfoOf): boolean =>
  [...ownModules(name, infoOf)].some((id) => wantsSession(codeOf(id, infoOf)))

const isSample = (id: string): boolean => /\/sample[^/]*$/.test(id)

function chunkAt(bundle: Bundle, file: string): Rolldown.RenderedChunk | Rolldown.OutputChunk | undefined {
  const found = bundle[file]
  return found?.type === 'chunk' ? found : undefined
}

const isReact = ({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>): boolean =>
  moduleIds.some((id) => /node_modules[\\/]react/.test(id))

/** Returns everything that a file imports, itself first, without what is loaded later. */
export function closure(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = chunkAt(bundle, file)
  if (!chunk || seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunk.imports) if (!isBundlers(imported) || isReact(chunk)) closure(bundle, imported, seen)
  return seen
}

/**
 * Returns the files that a block may load later: the page's import map knows them, so that they are checked too. Gateways count when
 * somebody names them; samples are for an editor's canvas.
 */
function laterFiles(infoOf: InfoOf): FilesOfBlock {
  const gateways = modulesOfGateways()
  const page = startedBy(infoOf)
  const lateIn = (id: string): readonly string[] => {
    if (comesByName(id)) return []
    const { dynamicallyImportedIds = [] } = infoOf(id) ?? {}
    const named = namesWanted(codeOf(id, infoOf)).flatMap((name) => gateways.get(name) ?? [])
    return [...named, ...dynamicallyImportedIds.filter((each) => !isSample(each))]
  }
  return (bundle, file, block) => {
    const seen = importedBy(inHouse(`src/blocks/${block}/index.ts`), infoOf, new Set(page))
    const lazy = new Set<string>()
    for (const id of seen) {
      for (const each of lateIn(id)) {
        lazy.add(each)
        importedBy(each, infoOf, seen)
      }
    }
    const first = closure(bundle, file)
    return filesWith(lazy, bundle).filter((name) => !first.has(name))
  }
}

/** Returns the files that modules are in, with what those import. */
export function filesWith(modules: ReadonlySet<string>, bundle: Bundle): string[] {
  const files = Object.keys(bundle).filter((name) => chunkAt(bundle, name)?.moduleIds.some((id) => modules.has(id)))
  return [...new Set(files.flatMap((name) => [...closure(bundle, name)]))]
}

const codeOf = (id: string, infoOf: InfoOf): string => infoOf(id)?.code ?? ''

/**
 * Returns the files that a block fetches ahead, and those of the gateways that it wants at once: a page that names them early loads them
 * beside the block, not after it.
 */
function soonFiles(infoOf: InfoOf): FilesOfBlock {
  const gateways = modulesOfGateways()
  return (bundle, file, block) => {
    const own = ownModules(block, infoOf)
    const parts = [...own].flatMap((id) => {
      const names = partsPreloaded(codeOf(id, infoOf))
      return (infoOf(id)?.dynamicallyImportedIds ?? []).filter((lazy) => names.includes(nameOf(lazy)))
    })
    const all = parts.reduce((seen, part) => importedBy(part, infoOf, seen), own)
    const gatewaysWanted = [...all].flatMap((id) => namesWantedAtOnce(codeOf(id, infoOf))).flatMap((name) => gateways.get(name) ?? [])
    const first = closure(bundle, file)
    return filesWith(new Set([...parts, ...gatewaysWanted]), bundle).filter((name) => !first.has(name))
  }
}

const nameOf = (id: string): string => id.replace(/^.*\/|\.\w+$/g, '')

/**
 * Returns, by `TAG FILE`, the files of each module that a block's view imports late, or the page that it stands on: declarations say
 * when it does (`preload`).
 */
function sometimesFiles(infoOf: InfoOf): (...of: Parameters<FilesOfBlock>) => [name: string, files: string[]][] {
  const page = startedBy(infoOf)
  return (bundle, file, block) => {
    const own = [...ownModules(block, infoOf), ...page].filter((id) => !comesByName(id))
    const lazy = own.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []).filter((id) => !isSample(id))
    const first = closure(bundle, file)
    return lazy.map((id) => [`vitrine-${block} ${nameOf(id)}`, filesWith(new Set([id]), bundle).filter((name) => !first.has(name))])
  }
}

const ownModules = (block: string, infoOf: InfoOf): Set<string> => importedBy(inHouse(`src/blocks/${block}/index.ts`), infoOf)

/** Returns the modules that every block starts when it is the first of its page. */
const startedBy = (infoOf: InfoOf): Set<string> => importedBy(inHouse('src/entries/started.ts'), infoOf)

/** Returns the module's own imports: a file may also hold what other blocks want. */
function importedBy(id: string, infoOf: InfoOf, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of infoOf(id)?.importedIds ?? []) importedBy(imported, infoOf, seen)
  return seen
}
