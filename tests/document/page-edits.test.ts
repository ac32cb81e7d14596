import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import {
  insertAt,
  isWithin,
  listsOf,
  moveTo,
  nodeAt,
  nodesAt,
  type Place,
  placeOf,
  removeAt,
  replaceAt,
  sameWay,
  parentPath,
  pathTo,
  withField,
} from '../../src/pages/document/page-edits.js'
import type { NodePath } from '../../src/pages/document/problems.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { anyNodes } from '../support/any-page.js'

const text = (word: string): PageNode => ({ html: 'p', children: [word] })
const section = (...columns: PageNode[]): PageNode => ({ block: 'vitrine-section', slots: { default: columns } })
const pageOf = (...nodes: PageNode[]): PageDocument => ({ version: 1, path: '/', language: 'de', title: 'T', description: '', nodes })
const place = (list: NodePath, index: number): Place => ({ list, index })

/** Every node, every gap. */
function placesIn(page: PageDocument): { ways: NodePath[]; gaps: Place[] } {
  const ways: NodePath[] = []
  const gaps: Place[] = []
  function walk(list: NodePath): void {
    const nodes = nodesAt(page, list)
    for (const index of Array.from({ length: nodes.length + 1 }).keys()) gaps.push({ list, index })
    for (const [index, node] of nodes.entries()) {
      ways.push([...list, index])
      for (const below of listsOf(node)) walk([...list, index, ...below])
    }
  }
  walk(['nodes'])
  return { ways, gaps }
}
const size = (page: PageDocument): number => placesIn(page).ways.length
const somePage = anyNodes(declarations).map((nodes) => pageOf(...nodes))

describe('insertAt', () => {
  it('puts nodes into a gap and leaves the old page as it was', () => {
    const before = pageOf('a', 'd')
    expect(insertAt(before, place(['nodes'], 1), 'b', 'c').nodes).toEqual(['a', 'b', 'c', 'd'])
    expect(before.nodes).toEqual(['a', 'd'])
  })

  it('fills slots and children that were never filled', () => {
    const page = pageOf({ block: 'vitrine-section' }, { html: 'div' })
    expect(insertAt(page, place(['nodes', 0, 'slots', 'default'], 0), 'a').nodes[0]).toEqual({
      block: 'vitrine-section',
      slots: { default: ['a'] },
    })
    expect(insertAt(page, place(['nodes', 1, 'children'], 0), 'a').nodes[1]).toEqual({ html: 'div', children: ['a'] })
  })

  it('shares with the old page what did not change', () => {
    const page = pageOf(section(text('a')), section(text('b')))
    const after = insertAt(page, place(['nodes', 0, 'slots', 'default'], 1), 'x')
    expect(after.nodes[1]).toBe(page.nodes[1])
    expect(nodeAt(after, ['nodes', 0, 'slots', 'default', 0])).toBe(nodeAt(page, ['nodes', 0, 'slots', 'default', 0]))
  })

  it('is taken back by removing', () => {
    fc.assert(
      fc.property(somePage, fc.nat(), (page, pick) => {
        const { gaps } = placesIn(page)
        const gap = gaps[pick % gaps.length]!
        const after = insertAt(page, gap, text('neu'))
        expect(nodeAt(after, pathTo(gap))).toEqual(text('neu'))
        expect(placesIn(removeAt(after, pathTo(gap))).ways).toEqual(placesIn(page).ways)
      }),
      { numRuns: 60 },
    )
  })
})

describe('moveTo', () => {
  const page = pageOf(section(text('a'), text('b')), section(text('c')), text('d'))
  const first: NodePath = ['nodes', 0, 'slots', 'default']

  it('moves down and up in a list; gaps are named as they stand before', () => {
    expect(nodesAt(moveTo(page, [...first, 0], place(first, 2))!.page, first)).toEqual([text('b'), text('a')])
    expect(nodesAt(moveTo(page, [...first, 1], place(first, 0))!.page, first)).toEqual([text('b'), text('a')])
  })

  it('changes nothing when the gap is beside the node', () => {
    for (const index of [0, 1]) expect(moveTo(page, [...first, 0], place(first, index))).toEqual({ page, at: [...first, 0] })
  })

  it('finds the gap again when the list moves up because of the move', () => {
    const moved = moveTo(page, ['nodes', 0], place(['nodes', 1, 'slots', 'default'], 0))!
    expect(moved.at).toEqual(['nodes', 0, 'slots', 'default', 0])
    expect(moved.page.nodes).toEqual([section(section(text('a'), text('b')), text('c')), text('d')])
  })

  it('refuses to put a node into itself', () => {
    expect(moveTo(page, ['nodes', 0], place(first, 0))).toBeUndefined()
    expect(moveTo(page, ['nodes', 7], place(['nodes'], 0))).toBeUndefined()
  })

  it('keeps every node, wherever it goes', () => {
    fc.assert(
      fc.property(somePage, fc.nat(), fc.nat(), (any, one, other) => {
        const { ways, gaps } = placesIn(any)
        if (ways.length === 0) return
        const from = ways[one % ways.length]!
        const moved = moveTo(any, from, gaps[other % gaps.length]!)
        expect(moved === undefined).toBe(isWithin(gaps[other % gaps.length]!.list, from))
        if (!moved) return
        expect(nodeAt(moved.page, moved.at)).toBe(nodeAt(any, from))
        expect(size(moved.page)).toBe(size(any))
      }),
      { numRuns: 100 },
    )
  })
})

describe('nodeAt', () => {
  const page = pageOf(section(text('a')))

  it('finds nothing where nothing is any more', () => {
    for (const way of [
      [],
      ['nodes', 9],
      ['nodes', 0, 'slots', 'lid', 0],
      ['nodes', 0, 'slots', 'default', 0, 'children', 0, 'children', 0],
      ['toString'],
      ['nodes', 0, '__proto__'],
    ] as NodePath[]) {
      expect(nodeAt(page, way)).toBeUndefined()
    }
  })

  it('lists nothing in a slot that was never filled', () => expect(nodesAt(page, ['nodes', 0, 'slots', 'lid'])).toEqual([]))
})

describe('ways', () => {
  it('lead to what is around', () => {
    expect(parentPath(['nodes', 0, 'slots', 'default', 2])).toEqual(['nodes', 0])
    expect(parentPath(['nodes', 0, 'children'])).toEqual(['nodes', 0])
    expect(parentPath(['nodes', 0])).toBeUndefined()
    expect(placeOf(['nodes', 0, 'children', 3])).toEqual({ list: ['nodes', 0, 'children'], index: 3 })
  })

  it('are the same when every step is', () => {
    expect(sameWay(['nodes', 0], ['nodes', 0])).toBe(true)
    expect(sameWay(undefined, undefined)).toBe(true)
    expect(sameWay(['nodes', 0], ['nodes', 1])).toBe(false)
    expect(sameWay(['nodes', 0], ['nodes', 0, 'children'])).toBe(false)
    expect(sameWay(['nodes'], undefined)).toBe(false)
    expect(isWithin(['nodes', 0, 'children', 1], ['nodes', 0])).toBe(true)
    expect(isWithin(['nodes', 10], ['nodes', 1])).toBe(false)
  })
})

describe('withField', () => {
  it('sets a field, and takes it away to give the default back', () => {
    const node = { block: 'vitrine-section', version: 1, fields: { tone: 'rose' } }
    expect(withField(node, 'space', 'large').fields).toEqual({ tone: 'rose', space: 'large' })
    expect(withField(node, 'tone', undefined)).toEqual({ block: 'vitrine-section', version: 1 })
    expect(node.fields).toEqual({ tone: 'rose' })
  })
})

describe('replaceAt', () => {
  it('puts another node in its place', () => {
    expect(replaceAt(pageOf('a', section(text('b'))), ['nodes', 1, 'slots', 'default', 0], 'c').nodes).toEqual(['a', section('c')])
  })
})
