import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Who may know whom (design, section 1). `start` may know everything; so it is not listed. */
const mayKnow: Record<string, readonly string[]> = {
  bus: [],
  web: [],
  theme: [],
  element: ['bus'],
  shop: ['bus', 'web'],
  platform: ['shop'],
  // `useShop()` finds the shop where the page keeps it.
  ui: ['shop', 'theme', 'web', 'bus'],
  blocks: ['element', 'ui', 'theme', 'shop', 'web'],
  sandbox: [],
  // Declarations, and the rules by which the element reads its fields: data, never a view.
  document: ['element', 'blocks', 'web'],
  builder: ['document', 'element', 'blocks', 'web'],
  example: ['document', 'element', 'web'],
  server: ['document', 'element', 'blocks', 'sandbox', 'example', 'web'],
  studio: ['document', 'builder', 'element', 'blocks', 'web'],
  loader: ['element'],
}

/** Rooms that read what blocks declare, and never how they look. */
const readers = ['document', 'builder', 'server', 'studio']

interface Arrow {
  from: string
  to: string
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(ts|tsx)$/.test(entry.name) ? [path] : []
  })
}

function arrows(): Arrow[] {
  return sources('src').flatMap((file) => {
    const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)
    return [...specifiers].map(([, specifier = '']) => ({ from: file, to: join(dirname(file), specifier) }))
  })
}

const room = (path: string): string => relative('src', path).split(/[\\/.]/)[0] ?? ''

/** The generated list of all declarations. */
const isListOfBlocks = (path: string): boolean => /^src\/blocks\/declarations\.[jt]s$/.test(path.replaceAll('\\', '/'))

/** What several declarations say in the same words; it knows none of them. */
const isShared = (path: string): boolean => /^src\/blocks\/shared-[a-z]+\.[jt]s$/.test(path.replaceAll('\\', '/'))

describe('the rooms of the house', () => {
  const all = arrows()

  it('finds the imports it is about', () => {
    expect(all.length).toBeGreaterThan(200)
  })

  it('know only whom they may know', () => {
    const wrong = all.filter(({ from, to }) => {
      const allowed = mayKnow[room(from)]
      return allowed && room(from) !== room(to) && !allowed.includes(room(to))
    })
    expect(wrong).toEqual([])
  })

  it('let no block know another', () => {
    const block = (path: string) => relative('src/blocks', path).split(/[\\/]/)[0]
    const wrong = all.filter(
      ({ from, to }) =>
        room(from) === 'blocks' && room(to) === 'blocks' && block(from) !== block(to) && !isListOfBlocks(from) && !isShared(to),
    )
    expect(wrong).toEqual([])
  })

  it('let editors and servers read declarations, never a view', () => {
    const wrong = all.filter(
      ({ from, to }) => readers.includes(room(from)) && room(to) === 'blocks' && !/\.block\.js$/.test(to) && !isListOfBlocks(to),
    )
    expect(wrong).toEqual([])
  })

  it('keep declarations free of React and styles, so that they run in Node', () => {
    const declarations = sources('src/blocks').filter((file) => file.endsWith('.block.ts'))
    expect(declarations.length).toBeGreaterThan(5)
    for (const file of declarations) expect(readFileSync(file, 'utf8'), file).not.toMatch(/from ['"]react|\.css|\.tsx|\.\.\/ui\//)
  })
})
