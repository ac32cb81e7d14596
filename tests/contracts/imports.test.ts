import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { arrows, circlesIn, floors, knows, mayKnow, partBelow, roomOf, sources } from '../../src/builder/generate/house.js'

/** Rooms that read what blocks declare, and never how they look. */
const readers = ['document', 'builder', 'server', 'studio']

/** The generated lists of all declarations and of the room that blocks keep. */
const isListOfBlocks = (file: string): boolean => ['src/blocks/declarations.ts', 'src/blocks/rooms.css'].includes(file)

const all = arrows()
const shown = ({ from, to }: (typeof all)[number]): string => `${from} → ${to}`

/** What several declarations say in the same words; it knows none of them. */
const isShared = (file: string): boolean => /^src\/blocks\/shared-[a-z]+\.ts$/.test(file)

describe('the rooms of the house', () => {
  it('are looked at whole: types, late imports, what is handed on, style sheets', () => {
    const seen = all.map(shown)
    expect(seen.length).toBeGreaterThan(2000)
    expect(seen).toEqual(
      expect.arrayContaining([
        'src/platform/index.ts → src/platform/commerce/commerce.ts',
        'src/platform/commerce/commerce.ts → src/platform/commerce/lazy-commerce.ts',
        'src/platform/index.ts → src/platform/records/table.ts',
        'src/studio/app/shell/studio.css → src/studio/app/kit/tokens.css',
      ]),
    )
  })

  it('know only whom they may know', () => {
    const wrong = all.filter(({ from, to }) => {
      const allowed = mayKnow[roomOf(from)]
      return allowed && roomOf(from) !== roomOf(to) && !allowed.includes(roomOf(to))
    })
    expect(wrong.map(shown)).toEqual([])
  })

  it('know one another in no circle', () => {
    expect(circlesIn(knows(all, roomOf))).toEqual([])
  })

  it.each(Object.entries(floors))('src/%s: no floor knows a higher one, no folder another in a circle', (room, order) => {
    const folder = `src/${room}`
    const within = all.filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`))
    const partOf = (file: string) => partBelow(folder, file)
    const floorOf = (file: string) => order.findIndex((parts) => parts.includes(partOf(file)))
    const names = order.flat()
    const there = sources(folder).map(partOf)
    expect(names.filter((name) => !there.includes(name))).toEqual([])
    const ordered = within.filter(({ from, to }) => floorOf(from) >= 0 && floorOf(to) >= 0)
    expect(ordered.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(shown)).toEqual([])
    expect(circlesIn(knows(ordered, partOf))).toEqual([])
  })

  it('let no block know another', () => {
    const block = (file: string) => partBelow('src/blocks', file)
    const wrong = all.filter(
      ({ from, to }) =>
        roomOf(from) === 'blocks' && roomOf(to) === 'blocks' && block(from) !== block(to) && !isListOfBlocks(from) && !isShared(to),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('let editors and servers read declarations, never a view', () => {
    const wrong = all.filter(
      ({ from, to }) => readers.includes(roomOf(from)) && roomOf(to) === 'blocks' && !to.endsWith('.block.ts') && !isListOfBlocks(to),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('keep declarations free of React and styles, so that they run in Node', () => {
    const declarations = sources('src/blocks').filter((file) => file.endsWith('.block.ts'))
    expect(declarations.length).toBeGreaterThan(5)
    for (const file of declarations) expect(readFileSync(file, 'utf8'), file).not.toMatch(/from ['"]react|\.css|\.tsx|\.\.\/ui\//)
  })
})

describe('the files of the house', () => {
  it('know one another in no circle', () => {
    expect(circlesIn(knows(all, (file) => file))).toEqual([])
  })
})
