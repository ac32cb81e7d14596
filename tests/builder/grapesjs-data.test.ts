import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declarations as real } from '../../src/blocks/declarations.js'
import { fromGrapes, type GrapesComponent, toGrapes } from '../../src/tools/grapesjs/grapesjs-data.js'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import type { BlockDeclaration, PageNode } from '../../src/core/element/declaration.js'
import { shopPages } from '../../src/pages/demo-site/shop-pages.js'
import { anyPage } from '../support/any-page.js'
import { pageOf } from '../support/card-page.js'
import { sample, sampleBox, sampleDrawer } from '../support/sample.block.js'

const declarations = [sample, sampleBox, sampleDrawer]
// GrapesJS keeps its data as JSON.
const throughGrapes = (page: PageDocument, known: readonly BlockDeclaration[] = declarations) =>
  fromGrapes(JSON.parse(JSON.stringify(toGrapes(page, known))), page, { declarations: known })
const project = (...components: GrapesComponent[]) => ({ pages: [{ frames: [{ component: { type: 'wrapper', components } }] }] })
const nodesOf = (...components: GrapesComponent[]) => fromGrapes(project(...components), pageOf(), { declarations }).page.nodes

/** As a node says it that has nothing in it. */
const withoutEmptyLists = (page: PageDocument) =>
  JSON.parse(JSON.stringify(page), (key, value) =>
    ['fields', 'slots', 'attributes', 'children'].includes(key) && Object.keys(value).length === 0 ? undefined : value,
  ) as PageDocument

/** The same nodes, some of which something is said about. */
function labelled(nodes: readonly PageNode[], labels: readonly number[], at = { count: 0 }): PageNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    at.count += 1
    const label = labels[at.count % labels.length] ?? 0
    const own = {
      ...(label & 1 && { id: `n${at.count}` }),
      ...(label & 2 && { name: `Teil ${at.count}` }),
      ...(label & 4 && 'html' in node && { translates: { text: { text: 'Hello' } } }),
    }
    if ('shared' in node) return { ...node, ...own }
    if ('html' in node) return { ...node, ...own, ...(node.children && { children: labelled(node.children, labels, at) }) }
    const slots = Object.entries(node.slots ?? {}).map(([slot, inside]) => [slot, labelled(inside, labels, at)])
    return { ...node, ...own, ...(slots.length > 0 && { slots: Object.fromEntries(slots) }) }
  })
}

describe('pages in GrapesJS', () => {
  it('are the same when they come back, with ids, names, translations and shared parts', () => {
    fc.assert(
      fc.property(anyPage(declarations), fc.array(fc.nat(7), { minLength: 1, maxLength: 5 }), (page, labels) => {
        const given = {
          ...page,
          nodes: labelled([...page.nodes, { shared: 'footer' }, { block: 'vitrine-gone', fields: { a: 1 } }], labels),
        }
        expect(throughGrapes(given)).toEqual({ page: given, problems: [] })
      }),
      { numRuns: 150 },
    )
  })

  it.each(shopPages.map((page) => [page.path, page] as const))(
    'are the same when they come back: %s of the example shop',
    (_path, given) => {
      const { page } = openPage(JSON.parse(JSON.stringify(given)), real)
      expect(throughGrapes(page, real)).toEqual({ page: withoutEmptyLists(page), problems: [] })
    },
  )

  it('keep fields that no attribute can say, and the version of a block', () => {
    const page = pageOf(
      { block: sample.tag, version: 2, fields: { linesShown: 'viele', heading: '', unknown: { a: 1 } } },
      { block: sample.tag, fields: { heading: 'Ohne Version' } },
      { html: 'blink', children: ['Alt'] },
    )
    expect(throughGrapes(page).page).toEqual(page)
  })

  it('have headings, texts and pictures with types of their own', () => {
    const { component } = toGrapes(pageOf({ html: 'h3', children: ['Rosen'] }, { html: 'p' }, { html: 'img' })).pages[0]!.frames[0]!
    expect((component.components as GrapesComponent[]).map(({ type }) => type)).toEqual([
      'vitrine-page-heading',
      'vitrine-page-text',
      'vitrine-page-picture',
    ])
  })
})

describe('a project of somebody else', () => {
  it('is read as far as blocks and plain elements can say it, with what was left out', () => {
    const { page, problems } = fromGrapes(
      {
        ...project(
          {
            type: 'text',
            classes: [{ name: 'lead' }, '.big'],
            components: [
              { type: 'textnode', content: 'Hallo ' },
              { tagName: 'b', components: [{ type: 'textnode', content: 'du' }] },
            ],
          },
          { type: 'image', src: '/a.jpg', attributes: { alt: 'Rosen' } },
          { type: 'link', attributes: { href: 'javascript:alert(1)', onclick: 'x()' }, content: 'Los' },
          { type: 'video', src: '/film.mp4' },
          { type: 'vitrine-sample-card', attributes: { heading: 'Neu', 'open-on-add': true } },
          { type: 'comment', content: 'nichts' },
        ),
        styles: [{ selectors: ['lead'], style: { color: 'red' } }],
      },
      pageOf(),
      { declarations },
    )
    expect(page.nodes).toEqual([
      { html: 'div', attributes: { class: 'lead big' }, children: ['Hallo ', { html: 'strong', children: ['du'] }] },
      { html: 'img', attributes: { src: '/a.jpg', alt: 'Rosen' } },
      { html: 'a', children: ['Los'] },
      { block: sample.tag, version: 3, fields: { heading: 'Neu', openOnAdd: true } },
    ])
    expect(problems.map(({ kind }) => kind)).toEqual(['dropped-style', 'dropped-address', 'dropped-handler', 'dropped-element'])
  })

  it('may hold HTML as text, and things of its own by our names', () => {
    expect(nodesOf({ tagName: 'h2', content: 'Rosen & <i>Dornen</i>' })).toEqual([{ html: 'h2', children: ['Rosen & <i>Dornen</i>'] }])
    expect(nodesOf({ tagName: 'p', vitrine: '{nonsense', components: [] }, { tagName: 'p', vitrine: 7 as never })).toEqual([
      { html: 'p' },
      { html: 'p' },
    ])
  })

  it('may copy a node of which something is said: the first keeps its id', () => {
    const heading = { type: 'vitrine-page-heading', vitrine: '{"id":"a"}', components: [{ type: 'textnode', content: 'Rosen' }] }
    expect(nodesOf(heading, heading)).toEqual([
      { html: 'h2', id: 'a', children: ['Rosen'] },
      { html: 'h2', children: ['Rosen'] },
    ])
  })
})
