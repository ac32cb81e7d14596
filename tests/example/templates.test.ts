import { describe, expect, it } from 'vitest'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import { type Hint, lintPage } from '../../src/pages/document/lint/page-lint.js'
import { declarations } from '../../src/blocks/declarations.js'
import { insertAt, isWithin, replaceAt } from '../../src/pages/document/page-edits.js'
import { visitsOf } from '../../src/pages/document/page-walk.js'
import type { NodePath } from '../../src/pages/document/problems.js'
import type { BlockNode, PageNode } from '../../src/core/element/declaration.js'
import { startingBlock } from '../../src/studio/app/inserter/starting-nodes.js'
import { column, section } from '../../src/pages/demo-site/frame.js'
import { withFrame } from '../../src/pages/demo-site/shared-frame.js'
import { examplePages, templatesFor } from '../../src/pages/demo-site/templates.js'

const houses = { catalogue: 'http://localhost:4174', till: 'http://localhost:4175' }
const ours = templatesFor(houses)
/** Written with their frame in them. */
const whole = (pages: readonly PageDocument[]): readonly PageDocument[] => withFrame(pages, examplePages(houses))
const facts = { paths: examplePages(houses).map(({ path }) => path) }

const h1: PageNode = { html: 'h1', children: ['Rosen'] }

/** The frame of the shop with this block where it belongs, below a heading and as the heading itself. */
function pagesWith(node: BlockNode): PageDocument[] {
  const [page] = whole([ours.find(({ id }) => id === 'frame')!.page]) as [PageDocument]
  const content: NodePath = [
    'nodes',
    page.nodes.findIndex((each) => typeof each === 'object' && 'html' in each && each.html === 'main'),
    'children',
  ]
  const standing = visitsOf(page, declarations).find(
    (visit) => !isWithin(visit.way, content) && 'block' in visit.node && visit.node.block === node.block,
  )
  const inColumn: PageNode = section({}, node.block === 'vitrine-column' ? node : column({}, node))
  const filled = standing
    ? replaceAt(page, standing.way, node)
    : replaceAt(page, [...content, 0], node.block === 'vitrine-section' ? node : inColumn)
  return [insertAt(filled, { list: content, index: 0 }, section({}, column({}, h1))), filled].map((each) => ({
    ...each,
    title: 'Rosen',
    description: 'Alles über Rosen.',
  }))
}

const beginnings = declarations.flatMap((declaration) =>
  (declaration.presets ?? [undefined]).map(
    (preset) =>
      [
        `${declaration.tag} ${preset?.id ?? ''}`.trim(),
        startingBlock(declaration, declarations, preset, { language: 'de', paths: facts.paths }),
      ] as const,
  ),
)

describe('what the inserter offers', () => {
  it.each(beginnings)('%s gives lint nothing to say where it belongs', (_name, node) => {
    // An example is there to be replaced, an empty band to be filled, a list of nothing to be chosen.
    const isToBeFilled = ({ kind, field }: Hint) =>
      ['sample-text', 'empty-section', 'none-chosen'].includes(kind) || (kind === 'missing-field' && field === 'address')
    const said = pagesWith(node).map((page) => lintPage(page, facts).filter((hint) => !isToBeFilled(hint)))
    expect(said.map((hints) => hints.map(({ text }) => text.de))).toContainEqual([])
  })
})

describe('the templates', () => {
  it('are what the example shop is made of, page by page', () => {
    const pages = whole(ours.filter(({ id }) => id !== 'frame').map(({ page }) => page))
    const shop = examplePages(houses)
    expect(pages.map(({ path }) => path).toSorted()).toEqual(shop.map(({ path }) => path).toSorted())
    for (const page of shop) expect(pages).toContainEqual(page)
  })

  it('have names of their own', () => {
    for (const texts of [
      ours.map(({ id }) => id),
      ours.map(({ name }) => name.de),
      ours.map(({ name }) => name.en),
      ours.map(({ summary }) => summary.de),
    ]) {
      expect(new Set(texts).size).toBe(ours.length)
    }
  })

  it.each(ours.map((template) => [template.id, template.page] as const))(
    '%s gives lint nothing to say, but that the bare frame is empty',
    (id, page) => {
      expect(openPage(JSON.parse(JSON.stringify(page))).problems).toEqual([])
      expect(
        whole([page])
          .flatMap((each) => lintPage(each, facts))
          .map(({ kind, text }) => (kind === 'empty-page' ? kind : text.de)),
      ).toEqual(id === 'frame' ? ['empty-page'] : [])
    },
  )

  it('use every block at least once, but those that an editor adds by need', () => {
    const used = new Set(
      whole(ours.map(({ page }) => page))
        .flatMap((page) => visitsOf(page, declarations))
        .flatMap(({ node }) => ('block' in node ? [node.block] : [])),
    )
    expect(declarations.map(({ tag }) => tag as string).filter((tag) => !used.has(tag))).toEqual([
      'vitrine-loading-overlay',
      'vitrine-quote',
      'vitrine-slider',
      'vitrine-table',
      'vitrine-video',
    ])
  })
})
