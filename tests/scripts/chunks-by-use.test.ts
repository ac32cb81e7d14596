import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
// @ts-expect-error: plain JavaScript of the build
import { joinByUse as join } from '../../src/build/chunks-by-use.js'

interface Piece {
  name: string
  bytes: number
  modules: string[]
  imports: string[]
}
interface Visit {
  weight: number
  files: ReadonlySet<string>
  isFirst?: boolean
}
type Files = readonly { parts: readonly Piece[]; bytes: number; imports: ReadonlySet<string> }[]

const joinByUse: (parts: readonly Piece[], visits: readonly Visit[]) => Files = join
const piece = (name: string, bytes: number, imports: string[] = []) => ({ name, bytes, modules: [name], imports })
const visit = (weight: number, ...files: string[]) => ({ weight, files: new Set(files), isFirst: true })
const namesOf = (files: Files) => files.map(({ parts }) => parts.map(({ name }) => name).toSorted()).toSorted()

describe('joinByUse', () => {
  it('makes one file of what always comes together', () => {
    const parts = [piece('list', 900, ['price']), piece('price', 300), piece('login', 800)]
    expect(namesOf(joinByUse(parts, [visit(1, 'list', 'price'), visit(1, 'login')]))).toEqual([['list', 'price'], ['login']])
  })

  it('lets no page pay for what only others need, unless it is small', () => {
    const parts = [piece('cart', 3000), piece('checkout', 9000), piece('icon', 100)]
    const visits = [visit(10, 'cart', 'icon'), visit(1, 'cart', 'checkout', 'icon'), visit(1, 'cart')]
    expect(namesOf(joinByUse(parts, visits))).toEqual([['cart', 'icon'], ['checkout']])
  })

  it('counts what a file brings along when it is joined with another', () => {
    const parts = [piece('menu', 2000), piece('hint', 100, ['dialog']), piece('dialog', 5000)]
    const visits = [visit(5, 'menu'), visit(1, 'menu', 'hint', 'dialog')]
    expect(namesOf(joinByUse(parts, visits))).toContainEqual(['menu'])
  })

  it('saves requests rather than bytes where no block waits for it', () => {
    const parts = [piece('cart', 3000), piece('prices', 2000), piece('stock', 4000), piece('login', 2000)]
    const soon = (...files: string[]) => ({ weight: 1, files: new Set(['cart', ...files]) })
    const visits = [visit(1, 'cart'), visit(1, 'cart', 'login'), soon('prices'), soon('prices', 'stock'), soon('prices', 'stock', 'login')]
    expect(namesOf(joinByUse(parts, visits))).toEqual([['cart'], ['login'], ['prices', 'stock']])
  })

  it('never makes two files need each other, and no set of visits dearer', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const graph = fc.record({
      bytes: fc.array(fc.integer({ min: 50, max: 6000 }), { minLength: names.length, maxLength: names.length }),
      // Only to later ones: what the bundler makes has no circles.
      imports: fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 }),
      begun: fc.array(fc.record({ weight: fc.integer({ min: 1, max: 9 }), from: fc.subarray(names, { minLength: 1 }) }), {
        minLength: 1,
        maxLength: 5,
      }),
    })
    fc.assert(
      fc.property(graph, ({ bytes, imports, begun }) => {
        const parts = names.map((name, at) =>
          piece(name, bytes[at]!, [...new Set(imports.flatMap(([from, to]) => (from === at && to > at ? [names[to]!] : [])))]),
        )
        const plain = joinByUse(parts, [])
        const visits = begun.map(({ weight, from }) => visit(weight, ...closure(from, parts)))
        const files = joinByUse(parts, visits)
        expect(files.flatMap((file) => file.parts)).toHaveLength(parts.length)
        expect(circleIn(files)).toBe(false)
        expect(costOf(files, visits)).toBeLessThanOrEqual(costOf(plain, visits))
      }),
      { numRuns: 300 },
    )
  })
})

function closure(from: readonly string[], parts: readonly Piece[]): string[] {
  const seen = new Set(from)
  for (const name of seen) for (const next of parts.find((one) => one.name === name)?.imports ?? []) seen.add(next)
  return [...seen]
}

const holder = (files: Files, name: string) => files.find(({ parts }) => parts.some((one) => one.name === name))!

function circleIn(files: Files): boolean {
  const reaches = (from: Files[number], to: Files[number], seen = new Set<unknown>()): boolean =>
    [...from.imports].some((name) => {
      const next = holder(files, name)
      if (next === from || seen.has(next)) return false
      seen.add(next)
      return next === to || reaches(next, to, seen)
    })
  return files.some((file) => reaches(file, file))
}

/** With everything that the files import. */
function costOf(files: Files, visits: readonly Visit[]): number {
  return visits.reduce((sum, { weight, files: wanted }) => {
    const loaded = new Set([...wanted].map((name) => holder(files, name)))
    for (const file of loaded) for (const name of file.imports) loaded.add(holder(files, name))
    return sum + weight * [...loaded].reduce((all, { bytes }) => all + bytes + 700, 0)
  }, 0)
}
