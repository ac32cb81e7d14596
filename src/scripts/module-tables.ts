import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Tells whoever writes pages which files a block begins with, and which it may load later. */
export const moduleTables: Plugin = {
  name: 'vitrine-module-tables',
  generateBundle(_, bundle) {
    const blocks = Object.keys(bundle).filter((name) => /^blocks\/.*\.js$/.test(name))
    const tables = { modules: closure, later: laterFiles }
    for (const [name, filesOf] of Object.entries(tables)) {
      const table = Object.fromEntries(
        blocks.map((file) => [`vitrine-${file.slice('blocks/'.length, -'.js'.length)}`, [...filesOf(bundle, file)]]),
      )
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
