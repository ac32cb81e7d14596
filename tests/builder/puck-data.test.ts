import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declarations as real } from '../../src/blocks/declarations.js'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import { fromPuck, type PuckItem, toPuck } from '../../src/tools/puck/puck-data.js'
import type { BlockDeclaration, Json, PageNode } from '../../src/core/element/declaration.js'
import { shopPages } from '../../src/pages/demo-site/shop-pages.js'
import { pageOf } from '../support/card-page.js'
import { sample, sampleBox, sampleDrawer } from '../support/sample.block.js'

const declarations = [sample, sampleBox, sampleDrawer]
// Puck keeps its data as JSON; so must everything that matters.
const throughPuck = (page: PageDocument, known: readonly BlockDeclaration[] = declarations) =>
  fromPuck(JSON.parse(JSON.stringify(toPuck(page, known))) as ReturnType<typeof toPuck>, page, known)
const everyId = (items: readonly PuckItem[]): string[] =>
  items.flatMap(({ props }) => [
    props.id,
    ...Object.values(props).flatMap((value) => (Array.isArray(value) && value[0]?.props ? everyId(value as PuckItem[]) : [])),
  ])

const word = fc.string({ minLength: 1, maxLength: 8 })
const anyJson = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)
const anyFields = fc.dictionary(
  fc.oneof(fc.constantFrom('heading', 'linesShown', 'directionTablet', 'badges', 'words', 'id'), word),
  anyJson,
  { maxKeys: 4 },
)
const anySources = fc.dictionary(word, fc.record({ text: word, fits: fc.constant(true as const) }, { requiredKeys: ['text'] }), {
  minKeys: 1,
  maxKeys: 2,
})
const shared = fc.record({ shared: fc.constantFrom('header', 'footer'), id: fc.uuid(), name: word }, { requiredKeys: ['shared'] })
const { node } = fc.letrec<{ node: PageNode }>((tie) => {
  const nodes = fc.array(tie('node'), { maxLength: 3 })
  const block = fc.record(
    {
      block: fc.constantFrom(sample.tag, sampleBox.tag, sampleDrawer.tag, 'vitrine-gone', 'x-other'),
      version: fc.integer({ min: 0, max: 9 }),
      id: fc.uuid(),
      name: word,
      translates: anySources,
      fields: anyFields,
      slots: fc.dictionary(fc.constantFrom('default', 'lid', 'drawers', 'cellar'), nodes, { maxKeys: 3 }),
    },
    { requiredKeys: ['block'] },
  )
  const html = fc.record(
    {
      html: fc.constantFrom('p', 'a', 'img', 'section', 'script'),
      id: fc.uuid(),
      name: word,
      translates: anySources,
      children: nodes,
      attributes: fc.dictionary(
        fc.constantFrom('class', 'href', 'alt', 'id', 'aria-label', 'lang', '__proto__'),
        fc.string({ maxLength: 6 }),
        { maxKeys: 3 },
      ),
    },
    { requiredKeys: ['html'] },
  )
  return {
    node: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.string({ maxLength: 8 }), block, html, shared) as fc.Arbitrary<PageNode>,
  }
})

describe('toPuck and fromPuck', () => {
  it.each(shopPages.map((page) => [page.path, page] as const))('keep the example page %s as it is', (_path, page) => {
    const opened = openPage(page).page
    expect(throughPuck(opened, real)).toEqual(opened)
  })

  it('keep any page as it is', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        const page = JSON.parse(JSON.stringify(pageOf(...nodes))) as PageDocument
        expect(throughPuck(page)).toStrictEqual(page)
      }),
      { numRuns: 200 },
    )
  })

  it('give a copy made in Puck no id: what is said about a node is said about the first', () => {
    const data = toPuck(pageOf({ block: sample.tag, version: 3, id: 'a' }, { shared: 'header', id: 'b' }), declarations)
    const copied = { ...data, content: [...data.content, ...data.content] }
    expect(fromPuck(copied, pageOf(), declarations).nodes).toEqual([
      { block: sample.tag, version: 3, id: 'a' },
      { shared: 'header', id: 'b' },
      { block: sample.tag, version: 3 },
      { shared: 'header' },
    ])
  })

  it('give every component an id of its own', () => {
    const ids = everyId(toPuck(shopPages[0]!, real).content)
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('show what an editor sets as props, and what is inside in slots', () => {
    const [box] = toPuck(pageOf({ block: sampleBox.tag, slots: { lid: [{ html: 'p', children: ['Auf'] }] } }), declarations).content
    expect(box).toMatchObject({
      type: sampleBox.tag,
      props: { 'slot-default': [], 'slot-lid': [{ type: 'element', props: { element: 'p', text: 'Auf' } }] },
    })
  })

  it('take what was changed in Puck: a preset becomes its block, a cleared field its default', () => {
    const before = pageOf({ block: sample.tag, version: 3, fields: { heading: 'Alt', rows: [1] } })
    const data = toPuck(before, declarations)
    const changed = {
      root: { props: { ...data.root.props, title: 'Neu', image: '/a.jpg' } },
      content: [
        { ...data.content[0]!, props: { ...data.content[0]!.props, heading: undefined, linesShown: 7 } },
        {
          type: `${sampleBox.tag}--gift`,
          props: { id: 'x', 'slot-default': [{ type: 'text', props: { id: 'y', text: 'Hallo' } }], 'slot-lid': [], 'slot-drawers': [] },
        },
      ],
    }
    expect(fromPuck(changed, before, declarations)).toEqual({
      ...before,
      title: 'Neu',
      openGraph: { image: '/a.jpg' },
      nodes: [
        { block: sample.tag, version: 3, fields: { rows: [1], linesShown: 7 } },
        { block: sampleBox.tag, slots: { default: ['Hallo'] } },
      ],
    })
  })

  it('take an emptied link or style away, and keep an empty description of a picture', () => {
    const before = pageOf({ html: 'img', attributes: { src: '/a.jpg', alt: 'Ein Serum', class: 'wide', lang: 'de' } })
    const [item] = toPuck(before, declarations).content
    const changed = { root: {}, content: [{ ...item!, props: { ...item!.props, 'attribute-alt': '', 'attribute-class': '' } }] }
    expect(fromPuck(changed, before, declarations).nodes).toEqual([{ html: 'img', attributes: { src: '/a.jpg', alt: '', lang: 'de' } }])
  })

  it('keep a component of somebody else’s configuration as a block nobody knows', () => {
    expect(fromPuck({ root: {}, content: [{ type: 'Hero', props: { id: 'h', title: 'T' } }] }, pageOf(), declarations).nodes).toEqual([
      { block: 'Hero', fields: { title: 'T' } },
    ])
  })

  it('need no field with a name that Puck or React takes for itself', () => {
    const taken = ['id', 'puck', 'editMode', 'children', 'key', 'ref', 'kept', 'outlineName']
    expect(
      real.flatMap(({ tag, fields }) =>
        Object.keys(fields)
          .filter((name) => taken.includes(name))
          .map((name) => `${tag}.${name}`),
      ),
    ).toEqual([])
  })
})
