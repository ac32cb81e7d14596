import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { listsOf, nodesAt, type Place } from '../../src/pages/document/page-edits.js'
import type { NodePath } from '../../src/pages/document/problems.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { type Editing, openEditing } from '../../src/studio/app/session/editing.js'
import { undoHistory } from '../../src/studio/app/session/undo-history.js'
import { anyNodes } from '../support/any-page.js'

const text = (words: string): PageNode => ({ html: 'p', children: [words] })
const section = (...columns: PageNode[]): PageNode => ({ block: 'vitrine-section', slots: { default: columns } })
const pageOf = (...nodes: PageNode[]): PageDocument => ({ version: 1, path: '/', language: 'de', title: 'Start', description: '', nodes })
const top = (index: number): Place => ({ list: ['nodes'], index })

function open(...nodes: PageNode[]) {
  let time = 0
  const editing = openEditing(pageOf(...nodes), { now: () => time })
  return {
    editing,
    nodes: () => editing.state().page.nodes,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
    type: (way: NodePath, property: string, words: string) => {
      for (const end of [...words].keys()) {
        time += 120
        editing.setField(way, property, words.slice(0, end + 1))
      }
    },
  }
}

describe('editing', () => {
  it('inserts, selects what it inserted, and says where it stands', () => {
    const { editing, nodes } = open(text('a'))
    expect(editing.insert(text('b'), top(1))).toEqual({ at: ['nodes', 1] })
    expect(nodes()).toEqual([text('a'), text('b')])
    expect(editing.state()).toMatchObject({ selected: ['nodes', 1], canUndo: true, canRedo: false })
  })

  it('takes a typed word back in one step, and gives it back in one', () => {
    const { editing, nodes, type } = open({ block: 'vitrine-product-list' })
    type(['nodes', 0], 'heading', 'Rosen')
    editing.undo()
    expect(nodes()).toEqual([{ block: 'vitrine-product-list' }])
    expect(editing.state()).toMatchObject({ canUndo: false, canRedo: true })
    editing.redo()
    expect(nodes()).toEqual([{ block: 'vitrine-product-list', fields: { heading: 'Rosen' } }])
  })

  it('begins a new step after a pause, in another field, and after an undo', () => {
    const { editing, nodes, type, wait } = open({ block: 'vitrine-product-list' })
    type(['nodes', 0], 'heading', 'Ro')
    wait(1000)
    editing.setField(['nodes', 0], 'heading', 'Rose')
    editing.setField(['nodes', 0], 'eyebrow', 'Neu')
    editing.undo()
    editing.setField(['nodes', 0], 'heading', 'Rosen')
    editing.undo()
    expect(nodes()).toEqual([{ block: 'vitrine-product-list', fields: { heading: 'Rose' } }])
    editing.undo()
    expect(nodes()).toEqual([{ block: 'vitrine-product-list', fields: { heading: 'Ro' } }])
  })

  it('makes a step of each second, however steadily somebody types', () => {
    const { editing, wait } = open({ block: 'vitrine-product-list' })
    for (const [at] of Array.from('Rosenserum mit Vitamin').entries()) {
      editing.setField(['nodes', 0], 'heading', 'Rosenserum mit Vitamin'.slice(0, at + 1))
      wait(200)
    }
    expect(editing.history()).toHaveLength(5)
  })

  it('goes on undoing after the window was loaded anew, unless the page has become another one', () => {
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    }
    const history = undoHistory(() => storage as Storage)
    const { editing } = open(text('a'))
    editing.insert(text('b'), top(1))
    editing.identify(['nodes', 1])
    editing.insert(text('c'), top(2))
    const { page } = editing.state()
    history.keep('home', page, editing.history())
    const saved = JSON.parse(JSON.stringify(page)) as PageDocument
    const again = openEditing(saved, { history: history.find('home', saved) })
    expect(again.state().canUndo).toBe(true)
    again.undo()
    again.undo()
    expect(again.state().page.nodes).toEqual([text('a')])
    expect(history.find('home', { ...saved, title: 'Anders' })).toEqual([])
    expect(history.find('other', saved)).toEqual([])
  })

  it('takes words typed on the canvas back as one', () => {
    const { editing, nodes } = open(text(''))
    for (const words of ['R', 'Ro', 'Ros']) editing.replace(['nodes', 0], text(words), 'text')
    editing.undo()
    expect(nodes()).toEqual([text('')])
  })

  it('refuses what does not belong there, says why, and changes nothing', () => {
    const { editing } = open(section({ block: 'vitrine-column' }), text('a'))
    editing.select(['nodes', 1])
    const before = editing.state()
    const why = { de: '„Spalte“ gehört in „Abschnitt“.', en: '“Column” belongs in “Section”.' }
    expect(editing.insert({ block: 'vitrine-column' }, top(0))).toEqual({ refused: why })
    expect(editing.move(['nodes', 0, 'slots', 'default', 0], top(0))).toEqual({ refused: why })
    expect(editing.replace(['nodes', 1], { block: 'vitrine-column' })).toEqual({ refused: why })
    expect(editing.move(['nodes', 0], { list: ['nodes', 0, 'slots', 'default'], index: 0 })).toEqual({
      refused: { de: 'Ein Baustein kann nicht in sich selbst stehen.', en: 'A block cannot stand inside itself.' },
    })
    expect(editing.mayInsert({ block: 'vitrine-column' }, top(0))).toEqual(why)
    expect(editing.mayMove(['nodes', 0, 'slots', 'default', 0], top(0))).toEqual(why)
    expect(editing.state()).toBe(before)
  })

  it('refuses a second one of what may stand only once', () => {
    const { editing, nodes } = open({ block: 'vitrine-footer' })
    expect(editing.duplicate(['nodes', 0])).toMatchObject({ refused: { de: '„Fußzeile“ darf auf einer Seite nur einmal stehen.' } })
    expect(nodes()).toHaveLength(1)
  })

  it('puts a moved block back, selected where it stood', () => {
    const { editing, nodes } = open(text('a'), text('b'), text('c'))
    editing.select(['nodes', 0])
    expect(editing.move(['nodes', 0], top(3))).toEqual({ at: ['nodes', 2] })
    expect(editing.state().selected).toEqual(['nodes', 2])
    editing.undo()
    expect(nodes()).toEqual([text('a'), text('b'), text('c')])
    expect(editing.state().selected).toEqual(['nodes', 0])
  })

  it('makes no step of a block that is put down where it was, or a field that says the same', () => {
    const { editing } = open({ block: 'vitrine-product-list', fields: { heading: 'Rosen' } }, text('b'))
    expect(editing.move(['nodes', 0], top(1))).toEqual({ at: ['nodes', 0] })
    editing.setField(['nodes', 0], 'heading', 'Rosen')
    editing.setField(['nodes', 0], 'eyebrow', undefined)
    expect(editing.state().canUndo).toBe(false)
  })

  it('duplicates below, and removes', () => {
    const { editing, nodes } = open(text('a'), text('b'))
    expect(editing.duplicate(['nodes', 0])).toEqual({ at: ['nodes', 1] })
    editing.remove(['nodes', 2])
    expect(nodes()).toEqual([text('a'), text('a')])
    expect(editing.state().selected).toBeUndefined()
  })

  it('does nothing to a node that is gone', () => {
    const { editing } = open(text('a'))
    const before = editing.state()
    for (const gone of [
      ['nodes', 7],
      ['nodes', 7, 'children', 0],
      ['nodes', 0, 'children', 3],
    ] as NodePath[]) {
      editing.remove(gone)
      editing.setField(gone, 'heading', 'x')
      editing.duplicate(gone)
      expect(editing.replace(gone, text('x'))).toMatchObject({ refused: {} })
      expect(editing.move(gone, top(0))).toMatchObject({ refused: {} })
    }
    expect(editing.state()).toBe(before)
    editing.select(['nodes', 7])
    expect(editing.state().selected).toBeUndefined()
  })

  it('takes words about the page back too, and a whole other document', () => {
    const { editing } = open(text('a'))
    editing.setAbout({ title: 'Neu', canonical: '/b' })
    editing.setAbout({ canonical: undefined })
    expect(editing.state().page).toEqual({ ...pageOf(text('a')), title: 'Neu' })
    editing.exchange(pageOf(text('früher')))
    editing.undo()
    editing.undo()
    editing.undo()
    expect(editing.state().page).toEqual(pageOf(text('a')))
  })

  it('tells who listens, until they leave; the device is no step', () => {
    const { editing } = open(text('a'))
    const heard: boolean[] = []
    const leave = editing.subscribe(() => heard.push(editing.state().canUndo))
    editing.setDevice('mobile')
    editing.remove(['nodes', 0])
    leave()
    editing.undo()
    expect(heard).toEqual([false, true])
    expect(editing.state().device).toBe('mobile')
  })

  it('forgets what lay ahead when something new is done', () => {
    const { editing, nodes } = open(text('a'))
    editing.remove(['nodes', 0])
    editing.undo()
    editing.insert(text('b'), top(0))
    expect(editing.state().canRedo).toBe(false)
    editing.redo()
    expect(nodes()).toEqual([text('b'), text('a')])
  })
})

interface Gesture {
  kind: 'insert' | 'move' | 'remove' | 'duplicate' | 'field' | 'about' | 'replace' | 'select' | 'wait'
  one: number
  other: number
  node: PageNode
}

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

function perform(editing: Editing, { kind, one, other, node }: Gesture, wait: (milliseconds: number) => void): void {
  const { ways, gaps } = placesIn(editing.state().page)
  const way = ways[one % Math.max(ways.length, 1)] ?? ['nodes', 0]
  const gap = gaps[other % gaps.length]!
  switch (kind) {
    case 'insert':
      return void editing.insert(node, gap)
    case 'move':
      return void editing.move(way, gap)
    case 'remove':
      return editing.remove(way)
    case 'duplicate':
      return void editing.duplicate(way)
    case 'field':
      return editing.setField(way, 'heading', `Rose ${other}`)
    case 'about':
      return editing.setAbout({ title: `Rose ${other}` })
    case 'replace':
      return void editing.replace(way, node, other % 2 === 0 ? 'text' : undefined)
    case 'select':
      return editing.select(way)
    case 'wait':
      return wait(other)
  }
}

describe('several blocks', () => {
  const five = () => open(...['a', 'b', 'c', 'd', 'e'].map(text))
  const letters = (nodes: readonly PageNode[]) =>
    nodes.map((node) => (typeof node === 'object' && 'html' in node ? node.children?.[0] : '')).join('')

  it('are selected one by one and up to a block of the same list, and let go by the next selection', () => {
    const { editing } = five()
    editing.select(['nodes', 3])
    editing.selectAlso(['nodes', 0])
    expect(editing.chosen()).toEqual([
      ['nodes', 0],
      ['nodes', 3],
    ])
    editing.selectAlso(['nodes', 0])
    expect(editing.chosen()).toEqual([['nodes', 3]])
    editing.selectTo(['nodes', 4])
    editing.selectTo(['nodes', 1])
    expect(editing.chosen().map(([, index]) => index)).toEqual([1, 2, 3])
    editing.select(['nodes', 2])
    expect(editing.chosen()).toEqual([['nodes', 2]])
  })

  it('move, are copied and go together, in their order and in one step each', () => {
    const { editing, nodes } = five()
    const ways = [
      ['nodes', 4],
      ['nodes', 0],
      ['nodes', 2],
    ] satisfies NodePath[]
    editing.moveAll(ways, top(2))
    expect(letters(nodes())).toBe('baced')
    expect(editing.chosen().map(([, index]) => index)).toEqual([1, 2, 3])
    editing.duplicateAll(editing.chosen())
    expect(letters(nodes())).toBe('baceaced')
    expect(editing.chosen().map(([, index]) => index)).toEqual([4, 5, 6])
    editing.removeAll(editing.chosen())
    expect(letters(nodes())).toBe('baced')
    for (let step = 0; step < 3; step += 1) editing.undo()
    expect(letters(nodes())).toBe('abcde')
    expect(editing.state().canUndo).toBe(false)
  })

  it('count once when one stands in the other, and go nowhere inside themselves', () => {
    const inner: NodePath = ['nodes', 0, 'slots', 'default', 0]
    const { editing, nodes } = open(section({ block: 'vitrine-column' }), text('a'))
    editing.select(inner)
    editing.selectAlso(['nodes', 0])
    expect(editing.chosen()).toEqual([['nodes', 0]])
    expect(
      editing.moveAll(
        [
          ['nodes', 0],
          ['nodes', 1],
        ],
        { list: [...inner, 'slots', 'default'], index: 0 },
      ),
    ).toHaveProperty('refused')
    editing.duplicateAll([inner, ['nodes', 1]])
    expect(nodes()).toEqual([section({ block: 'vitrine-column' }, { block: 'vitrine-column' }), text('a'), text('a')])
    editing.undo()
    editing.insertAll([text('b'), text('c')], top(1))
    expect(letters(nodes().slice(1))).toBe('bca')
    expect(editing.chosen().map(([, index]) => index)).toEqual([1, 2])
  })
})

describe('undo and redo', () => {
  const someNodes = anyNodes(declarations)
  const gesture: fc.Arbitrary<Gesture> = fc.record({
    kind: fc.constantFrom('insert', 'move', 'remove', 'duplicate', 'field', 'about', 'replace', 'select', 'wait'),
    one: fc.nat(99),
    other: fc.nat(2000),
    node: someNodes.map((nodes) => nodes[0] ?? 'Rose'),
  })

  it('lead back to the first page, through every page in between, and forth to the last', () => {
    fc.assert(
      fc.property(someNodes, fc.array(gesture, { maxLength: 25 }), (nodes, gestures) => {
        const { editing, wait } = open(...nodes)
        const first = editing.state().page
        for (const each of gestures) perform(editing, each, wait)
        const last = editing.state().page
        const back = [last]
        while (editing.state().canUndo) {
          editing.undo()
          back.push(editing.state().page)
        }
        expect(editing.state().page).toEqual(first)
        const forth = [editing.state().page]
        while (editing.state().canRedo) {
          editing.redo()
          forth.push(editing.state().page)
        }
        expect(forth.toReversed()).toEqual(back)
        expect(editing.state().page).toEqual(last)
      }),
      { numRuns: 60 },
    )
  })
})
