import { readdirSync, statSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { BlockDeclaration, Deprecation, Field } from '../core/element/declaration.js'
import { inHouse } from './in-house.js'

/** Keys that the element reads of a field; the rest is for editors: labels, help, groups. */
const elementKeys: readonly string[] = ['type', 'default', 'min', 'max', 'responsive', 'deprecated', 'open']

/** Files that show blocks to shoppers, in contrast to files that read what is declared about blocks. */
const showsBlocks = /^(src\/(blocks\/[^/]+\/(?!.*\.block\.)|entries\/start\.)|tests\/element\/)/

const mark = '?lean'
const sampleMark = '?sample'

/** Returns true for a sample, which stands on an editor's canvas and is no part of what shoppers load. */
const isSample = (file: string): boolean => /(^|\/)sample(-[\w-]+)?\.tsx?(\?|$)/.test(file)

/** Removes what only editors read, and a shopper need not download: labels, help, presets, channels. */
export const leanDeclarations: Plugin = {
  name: 'vitrine-lean-declarations',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !/\.block\.[jt]s$/.test(source) || !showsBlocks.test(relative(inHouse(''), importer).replaceAll('\\', '/'))) return
    const declared = await this.resolve(source, importer, { skipSelf: true })
    return declared && declared.id + (isSample(importer) ? sampleMark : mark)
  },
  async load(id) {
    const [, file, kind] = /^(.*\.block\.ts)(\?lean|\?sample)$/.exec(id) ?? []
    if (!file) return undefined
    this.addWatchFile(file)
    const { module } = await readDeclaration(file)
    const isApart = readdirSync(dirname(file)).some(isSample)
    const partOf = (declaration: BlockDeclaration) => {
      if (kind === sampleMark) return { sample: declaration.sample }
      return { ...leanDeclaration(declaration), ...(!isApart && { sample: declaration.sample }) }
    }
    return Object.entries(module)
      .map(([name, declaration]) => `export const ${name} = ${JSON.stringify(partOf(declaration))}`)
      .join('\n')
  },
}

interface ReadDeclaration {
  module: Record<string, BlockDeclaration>
  dependencies: readonly string[]
  changedMs: number
}
const declarationsRead = new Map<string, Promise<ReadDeclaration>>()

/** Runs a declaration. While a build watches, it is run again only when its file, or one that it imports, has changed. */
async function readDeclaration(file: string): Promise<ReadDeclaration> {
  const known = await declarationsRead.get(file)?.catch(() => undefined)
  if (known && known.changedMs === lastChange([file, ...known.dependencies])) return known
  const reading = runnerImport<Record<string, BlockDeclaration>>(file, { configFile: false, logLevel: 'error' }).then(
    ({ module, dependencies }) => ({ module, dependencies, changedMs: lastChange([file, ...dependencies]) }),
  )
  declarationsRead.set(file, reading)
  return reading
}

const lastChange = (files: readonly string[]): number =>
  Math.max(...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY))

/** @returns the part of a declaration that shoppers get, as JSON */
export function leanDeclaration({ tag, version, deprecated, fields, slots, events = {}, subscribes = [] }: BlockDeclaration): object {
  const leanFields = Object.entries(fields).map(([name, field]) => [name, leanField(field)])
  // The element only reads which of its channels lock it.
  const locking = subscribes.filter(({ locksAfter }) => locksAfter).map(({ name, locksAfter }) => ({ name, locksAfter }))
  const whole = { tag, version, fields: Object.fromEntries(leanFields), slots: slots && goingIn(slots), subscribes: locking }
  const going = goingIn(events)
  return { ...whole, ...(deprecated && { deprecated }), ...(Object.keys(going).length > 0 && { events: going }) }
}

/** Returns the deprecated slots or events: the element asks for no others. */
const goingIn = (things: Readonly<Record<string, { deprecated?: Deprecation }>>): object =>
  Object.fromEntries(Object.entries(things).flatMap(([name, { deprecated }]) => (deprecated ? [[name, { deprecated }]] : [])))

function leanField(field: Field): object {
  const entries = Object.entries(field).filter(([key]) => elementKeys.includes(key))
  const options = 'options' in field && field.options.map(({ value }) => ({ value }))
  return { ...Object.fromEntries(entries), ...(options && { options }) }
}
