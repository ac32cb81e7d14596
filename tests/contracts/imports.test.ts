import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  moduleImports,
  cyclesIn,
  layers,
  dependencies,
  allowedImports,
  partBelow,
  folderOf,
  sources,
} from '../../src/tools/generate/module-graph.js'

/** Folders that read what blocks declare, and never how they look. */
const readers = ['pages/document', 'tools', 'server', 'studio']

/** The generated lists of all declarations and of the size that blocks reserve. */
const isListOfBlocks = (file: string): boolean => ['src/blocks/declarations.ts', 'src/blocks/rooms.css'].includes(file)

const all = moduleImports()
const shown = ({ from, to }: (typeof all)[number]): string => `${from} → ${to}`

/** What several declarations say in the same words; it knows none of them. */
const isShared = (file: string): boolean => /^src\/blocks\/shared-[a-z]+\.ts$/.test(file)

describe('the folders', () => {
  it('are read whole: types, dynamic imports, re-exports, style sheets', () => {
    const seen = all.map(shown)
    expect(seen.length).toBeGreaterThan(2000)
    expect(seen).toEqual(
      expect.arrayContaining([
        'src/commerce/salesforce/index.ts → src/commerce/salesforce/commerce/commerce.ts',
        'src/commerce/salesforce/commerce/commerce.ts → src/commerce/salesforce/commerce/lazy-commerce.ts',
        'src/commerce/salesforce/index.ts → src/commerce/salesforce/records/table.ts',
        'src/studio/app/shell/studio.css → src/studio/app/kit/tokens.css',
      ]),
    )
  })

  it('import only from the folders that they may', () => {
    const wrong = all.filter(({ from, to }) => {
      const allowed = allowedImports[folderOf(from)]
      return allowed && folderOf(from) !== folderOf(to) && !allowed.includes(folderOf(to))
    })
    expect(wrong.map(shown)).toEqual([])
  })

  it('import one another in no cycle', () => {
    expect(cyclesIn(dependencies(all, folderOf))).toEqual([])
  })

  it.each(Object.entries(layers))('src/%s: no layer imports from a higher one, no folder from another in a cycle', (name, order) => {
    const folder = `src/${name}`
    const within = all.filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`))
    const partOf = (file: string) => partBelow(folder, file)
    const layerOf = (file: string) => order.findIndex((parts) => parts.includes(partOf(file)))
    const names = order.flat()
    const there = sources(folder).map(partOf)
    expect(names.filter((name) => !there.includes(name))).toEqual([])
    const ordered = within.filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) >= 0)
    expect(ordered.filter(({ from, to }) => layerOf(to) > layerOf(from)).map(shown)).toEqual([])
    expect(cyclesIn(dependencies(ordered, partOf))).toEqual([])
  })

  it('let no block import another', () => {
    const block = (file: string) => partBelow('src/blocks', file)
    const wrong = all.filter(
      ({ from, to }) =>
        folderOf(from) === 'blocks' && folderOf(to) === 'blocks' && block(from) !== block(to) && !isListOfBlocks(from) && !isShared(to),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('let editors and servers read declarations, never a view', () => {
    const wrong = all.filter(
      ({ from, to }) => readers.includes(folderOf(from)) && folderOf(to) === 'blocks' && !to.endsWith('.block.ts') && !isListOfBlocks(to),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('keep declarations free of React and styles, so that they run in Node', () => {
    const declarations = sources('src/blocks').filter((file) => file.endsWith('.block.ts'))
    expect(declarations.length).toBeGreaterThan(5)
    for (const file of declarations) expect(readFileSync(file, 'utf8'), file).not.toMatch(/from ['"]react|\.css|\.tsx|\.\.\/ui\//)
  })
})

describe('the files', () => {
  it('import one another in no cycle', () => {
    expect(cyclesIn(dependencies(all, (file) => file))).toEqual([])
  })
})
