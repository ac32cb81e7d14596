import { describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { insertAt, moveTo, removeAt } from '../../src/pages/document/page-edits.js'
import { refusal } from '../../src/pages/document/placement.js'
import type { NodePath } from '../../src/pages/document/problems.js'
import type { PageNode } from '../../src/core/element/declaration.js'

const block = (name: string, ...children: PageNode[]): PageNode => ({
  block: `vitrine-${name}`,
  ...(children.length > 0 && { slots: { default: children } }),
})
const pageOf = (...nodes: PageNode[]): PageDocument => ({ version: 1, path: '/', language: 'de', title: '', description: '', nodes })
const inserting = (page: PageDocument, node: PageNode, list: NodePath = ['nodes'], index = 0) =>
  refusal(page, insertAt(page, { list, index }, node))

const inColumn: NodePath = ['nodes', 0, 'slots', 'default', 0, 'slots', 'default']
const withColumn = pageOf(block('section', block('column')), block('cart-panel'))

describe('refusal', () => {
  it('says why a drop is refused, in both languages', () => {
    expect(inserting(withColumn, block('column'))).toEqual({ de: '„Spalte“ gehört in „Abschnitt“.', en: '“Column” belongs in “Section”.' })
    expect(inserting(withColumn, block('column'), inColumn)?.de).toBe('„Spalte“ gehört in „Abschnitt“.')
    expect(inserting(withColumn, block('promo-banner'), inColumn)?.de).toBe('„Hinweisband“ darf nicht in „Spalte“ stehen.')
    expect(inserting(withColumn, block('cart-panel'))?.de).toBe('„Warenkorb-Fenster“ darf auf einer Seite nur einmal stehen.')
    expect(inserting(withColumn, block('footer'), ['nodes', 0, 'slots', 'aside'])?.de).toContain('hat keinen Platz „aside“')
  })

  it('says what a slot takes', () => {
    const page = pageOf(block('main-navigation'))
    expect(inserting(page, block('footer'), ['nodes', 0, 'slots', 'links'])?.de).toBe(
      '„Fußzeile“ passt nicht in „Hauptnavigation“. Dort hinein gehört „Text“.',
    )
    expect(inserting(page, { html: 'a', children: ['Mehr'] }, ['nodes', 0, 'slots', 'links'])).toBeUndefined()
  })

  it('lets good places through', () => {
    expect(inserting(withColumn, block('column'), ['nodes', 0, 'slots', 'default'])).toBeUndefined()
    expect(inserting(withColumn, block('product-list'), inColumn)).toBeUndefined()
    expect(inserting(withColumn, 'Text')).toBeUndefined()
  })

  it('refuses to take the column out, and its section in one piece may go anywhere', () => {
    const out = moveTo(withColumn, ['nodes', 0, 'slots', 'default', 0], { list: ['nodes'], index: 0 })!
    expect(refusal(withColumn, out.page)?.de).toBe('„Spalte“ gehört in „Abschnitt“.')
    expect(refusal(withColumn, moveTo(withColumn, ['nodes', 0], { list: ['nodes'], index: 2 })!.page)).toBeUndefined()
  })

  it('lets an editor mend a broken page step by step', () => {
    const broken = pageOf(block('column'), block('column'), block('cart-panel'), block('cart-panel'))
    expect(refusal(broken, removeAt(broken, ['nodes', 0]))).toBeUndefined()
    expect(inserting(broken, block('section'))).toBeUndefined()
    expect(refusal(broken, moveTo(broken, ['nodes', 0], { list: ['nodes'], index: 4 })!.page)).toBeUndefined()
    expect(inserting(broken, block('column'))?.de).toBe('„Spalte“ gehört in „Abschnitt“.')
    expect(inserting(broken, block('cart-panel'))?.de).toContain('nur einmal')
  })

  it('asks about places only, not about words that are missing', () => {
    expect(inserting(pageOf(), block('catalogue-frame'))).toBeUndefined()
  })

  it('names the shared part that an edit puts in, whichever block of the page is then too many', () => {
    const part: PageDocument = { ...pageOf(block('cart-panel')), kind: 'part', title: 'Korb' }
    const partOf = (id: string) => (id === 'korb' ? part : undefined)
    const named = 'Der geteilte Teil „Korb“ passt hier nicht („Warenkorb-Fenster“ darf auf einer Seite nur einmal stehen).'
    const inserted = (index: number) => insertAt(withColumn, { list: ['nodes'], index }, { shared: 'korb' })
    for (const index of [0, 2]) expect(refusal(withColumn, inserted(index), undefined, partOf)?.de).toBe(named)
    const band: PageDocument = { ...pageOf(block('promo-banner')), kind: 'part', title: 'Aktion' }
    const before = pageOf(block('section', block('column')), { shared: 'aktion' })
    const moved = moveTo(before, ['nodes', 1], { list: inColumn, index: 0 })!.page
    expect(refusal(before, moved, undefined, () => band)?.de).toContain(
      'Der geteilte Teil „Aktion“ passt hier nicht („Hinweisband“ darf nicht',
    )
    // A block of the page's own is told of by its own name.
    const own = insertAt(before, { list: ['nodes'], index: 0 }, block('column'))
    expect(refusal(before, own, undefined, () => band)?.de).toBe('„Spalte“ gehört in „Abschnitt“.')
  })
})
