import { mkdtempSync, rmSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { inHouse } from './in-house.js'

const suffix = '?worker-file'

/**
 * `import address from './picture-worker.js?worker-file'` is the address of a file that Node can run by itself, with
 * everything that the module imports: a file beside the others in a build, a file of its own for tests.
 */
export const workerFiles: Plugin = {
  name: 'vitrine-worker-files',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(suffix)) return undefined
    const found = await this.resolve(source.slice(0, -suffix.length), importer)
    return found && found.id + suffix
  },
  async load(id) {
    if (!id.endsWith(suffix)) return undefined
    const entry = id.slice(0, -suffix.length)
    if (this.environment.mode !== 'build') return `export default ${JSON.stringify(await builtForTests(entry))}`
    const name = nameOf(entry)
    emitted.set(name, this.emitFile({ type: 'chunk', id: entry, name: `studio/worker/${name}` }))
    return `export default new URL(${JSON.stringify(placeOf(name))}, import.meta.url).href`
  },
  // The output is the first place where both file names are known: that of the importer and that of the worker.
  renderChunk(code, { fileName }) {
    let written = code
    for (const [name, reference] of emitted)
      written = written.replaceAll(placeOf(name), () => posix.relative(posix.dirname(fileName), this.getFileName(reference)))
    return written === code ? null : { code: written, map: null }
  },
}

const emitted = new Map<string, string>()
const placeOf = (name: string): string => `./__worker_${name}__`
const nameOf = (entry: string): string => basename(entry).replace(/\.\w{2,3}$/, '')

const built = new Map<string, Promise<string>>()

/** Builds a worker for tests, once in a run: they run from the sources, which a process of its own cannot. */
function builtForTests(entry: string): Promise<string> {
  const building = built.get(entry) ?? buildAlone(entry)
  built.set(entry, building)
  return building
}

async function buildAlone(entry: string): Promise<string> {
  // The folder lies inside the project, or Node would not find the packages.
  const folder = mkdtempSync(join(inHouse('node_modules'), '.vitrine-worker-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: entry, outDir: folder, target: 'node20', rolldownOptions: { output: { entryFileNames: 'worker.mjs' } } },
  })
  return pathToFileURL(join(folder, 'worker.mjs')).href
}
