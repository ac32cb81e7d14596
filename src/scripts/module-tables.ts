import type { Plugin, Rolldown } from 'vite'
import { blockNames } from './block-entries.js'
import { fileWith } from './direct-blocks.js'
import { inHouse } from './in-house.js'
import { modulesOfGateways, namesWantedAtOnce } from './soon-modules.js'

type Bundle = Rolldown.OutputBundle

/** Tells whoever writes pages which files a block begins with, which it asks for as soon as it stands, and which it may load later. */
export const moduleTables: Plugin = {
  name: 'vitrine-module-tables',
  generateBundle(_, bundle) {
    const blocks = blockNames.map((name) => ({ name, file: fileWith(`blocks/${name}.js`, bundle) }))
    const soon = soonFiles((id) => this.getModuleInfo(id))
    const modules = (all: Bundle, file: string) => closure(all, file)
    const tables = { modules, soon, later: laterFiles }
    for (const [name, filesOf] of Object.entries(tables)) {
      const table = Object.fromEntries(blocks.map(({ name, file }) => [`vitrine-${name}`, [...filesOf(bundle, file, name)]]))
      this.emitFile({ type: 'asset', fileName: `${name}.json`, source: JSON.stringify(table, null, 2) })
    }
  },
}

function chunkAt(bundle: Bundle, file: string): Rolldown.OutputChunk | undefined {
  const found = bundle[file]
  return found?.type === 'chunk' ? found : undefined
}

/** Everything a file imports, itself first, without what is loaded later. */
function closure(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = chunkAt(bundle, file)
  if (!chunk || seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunk.imports) closure(bundle, imported, seen)
  return seen
}

/** What a block may load later: known to the page's import map, so that it is checked too. */
function laterFiles(bundle: Bundle, file: string): string[] {
  const first = closure(bundle, file)
  const known = new Set(first)
  for (const name of known) for (const lazy of chunkAt(bundle, name)?.dynamicImports ?? []) closure(bundle, lazy, known)
  return [...known].slice(first.size)
}

/** What the gateways come in that a block wants at once: a page that names them early loads them beside the block, not after it. */
function soonFiles(infoOf: (id: string) => Rolldown.ModuleInfo | null): (bundle: Bundle, file: string, block: string) => string[] {
  const gateways = modulesOfGateways()
  return (bundle, file, block) => {
    const code = [...importedBy(inHouse(`src/blocks/${block}/index.ts`), infoOf)].map((id) => infoOf(id)?.code ?? '')
    const modules = new Set(code.flatMap(namesWantedAtOnce).flatMap((name) => gateways.get(name) ?? []))
    const files = Object.keys(bundle).filter((name) => chunkAt(bundle, name)?.moduleIds.some((id) => modules.has(id)))
    const first = closure(bundle, file)
    return [...new Set(files.flatMap((name) => [...closure(bundle, name)]))].filter((name) => !first.has(name))
  }
}

/** A file may hold what other blocks want: here the module's own imports count. */
function importedBy(id: string, infoOf: (id: string) => Rolldown.ModuleInfo | null, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of infoOf(id)?.importedIds ?? []) importedBy(imported, infoOf, seen)
  return seen
}
