import type { PageDocument } from '../../../pages/document/page-document.js'
import { nodesAt, type Place } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { isShared } from '../../../pages/document/shared-parts.js'
import type { BlockDeclaration, PageNode, LocalizedText } from '../../../core/element/declaration.js'
import type { Editing } from '../session/editing.js'
import { type Choice, choicesBeside, endOfPage, isBlock, isHtml, nodesAround, startOfPage } from './places.js'
import { blockNode } from './starting-nodes.js'

const section = 'vitrine-section'
const column = 'vitrine-column'

/** A node as it can stand at a place. */
interface Fitted {
  node: PageNode
  /** The steps from there to what the editor asked for. */
  inner: NodePath
  /** Containers that were put around it. */
  around: 'nothing' | 'column' | 'section' | 'section-and-column'
}

interface Site {
  editing: Editing
  declarations: readonly BlockDeclaration[]
}

/** Puts a section and a column around what would stand on the bare page, and a column around what would stand bare in a section. */
export function fitted(node: PageNode, place: Place, { editing, declarations }: Site): Fitted {
  const around = wrapNeeded(node, nodesAround(editing.state().page, place), declarations)
  if (around === 'nothing') return bare(node)
  const tags: readonly string[] = wrappers[around]
  const wrapped = tags.reduceRight<PageNode>((content, tag) => wrappedIn(tag, [content], { declarations }), node)
  const inner = [...tags.flatMap(() => ['slots', 'default', 0]), ...meant(node)]
  const helps = tags.every((tag) => declarations.some((known) => known.tag === tag)) && !editing.mayInsert(wrapped, place)
  return helps ? { node: wrapped, inner, around } : bare(node)
}

/** Fits several nodes into one place: nodes that need the same around them share it. */
export function fittedAll(nodes: readonly PageNode[], place: Place, site: Site): readonly PageNode[] {
  const each = nodes.map((node) => fitted(node, place, site))
  const around = each[0]?.around ?? 'nothing'
  if (nodes.length === 1 || each.some((one) => one.around !== around)) return each.map(({ node }) => node)
  return wrappers[around].reduceRight<readonly PageNode[]>((content, tag) => [wrappedIn(tag, content, site)], nodes)
}

const wrappers = { nothing: [], column: [column], section: [section], 'section-and-column': [section, column] } as const
const wrappedIn = (tag: string, content: readonly PageNode[], { declarations }: Pick<Site, 'declarations'>): PageNode =>
  blockNode(tag, declarations, { slots: { default: [...content] } })

/** Returns where a node goes when its editor named no place: the nearest sensible place that takes it. */
export function nearest(node: PageNode, choices: readonly Choice[], site: Site): Choice {
  const { page } = site.editing.state()
  const own = ownPlace(node, page, site.declarations)
  const isSuited = ({ place }: Choice): boolean =>
    suits(node, nodesAround(page, place), site.declarations) && (!isWhole(node) || isFree(page, place))
  const sensible = own ? [own] : choices.filter(isSuited)
  return sensible.find(({ place }) => !refusalAt(node, place, site)) ?? sensible[0] ?? choices[0] ?? endOfPage(page)
}

/** Returns where a node goes instead of the wanted place: a shared part that does not fit there stands beside. */
export function besideIfRefused(node: PageNode, wanted: Choice, site: Site): Choice {
  if (!isShared(node) || refusalAt(node, wanted.place, site) === undefined) return wanted
  const { page } = site.editing.state()
  return nearest(node, choicesBeside(page, wanted.place, site.declarations), site)
}

const refusalAt = (node: PageNode, place: Place, site: Site): LocalizedText | undefined =>
  site.editing.mayInsert(fitted(node, place, site).node, place)

function ownPlace(node: PageNode, page: PageDocument, declarations: readonly BlockDeclaration[]): Choice | undefined {
  const own = declarationOf(node, declarations)?.placement?.insertAt
  return own && (own === 'start' ? startOfPage : endOfPage(page))
}

/** Returns true for a block of its own; texts and pictures go on where the editor writes. */
const isWhole = (node: PageNode): boolean =>
  typeof node === 'object' && 'block' in node && !isBlock(node, section) && !isBlock(node, column)

/** A section with content does not take the next block too: that begins its own section. */
const isFree = (page: PageDocument, place: Place): boolean =>
  nodesAt(page, place.list).length === 0 || !nodesAround(page, place).some((outer) => isBlock(outer, section) || isBlock(outer, column))

// Sections follow each other, columns stand in one; bands go across the page.
function suits(node: PageNode, around: readonly PageNode[], declarations: readonly BlockDeclaration[]): boolean {
  const inColumn = around.some((outer) => isBlock(outer, column))
  const inSection = around.some((outer) => isBlock(outer, section))
  if (isBlock(node, column)) return !inColumn
  return isContent(node, declarations) || !inSection
}

function wrapNeeded(node: PageNode, around: readonly PageNode[], declarations: readonly BlockDeclaration[]): Fitted['around'] {
  const [holder] = around
  const onPage = holder === undefined || isHtml(holder, 'main')
  if (isBlock(node, column)) return onPage ? 'section' : 'nothing'
  if (!isContent(node, declarations)) return 'nothing'
  if (isBlock(holder, section)) return 'column'
  return onPage ? 'section-and-column' : 'nothing'
}

/** Returns true for content that shoppers read and use inside a page; a frame, a band or a window of the page is none. */
export function isContent(node: PageNode, declarations: readonly BlockDeclaration[]): boolean {
  if (typeof node === 'object' && 'shared' in node) return false
  if (typeof node === 'string' || 'html' in node) return true
  const declaration = declarationOf(node, declarations)
  if (!declaration || declaration.placement?.insertAt) return false
  const { category, placement } = declaration
  return category !== 'page' && !isBlock(node, section) && !isBlock(node, column) && !placement?.notInside?.includes(column)
}

const declarationOf = (node: PageNode, declarations: readonly BlockDeclaration[]): BlockDeclaration | undefined =>
  declarations.find(({ tag }) => isBlock(node, tag))

const bare = (node: PageNode): Fitted => ({ node, inner: meant(node), around: 'nothing' })

/** Returns the path to the node the editor means: of a link that looks like a button the link, and not the paragraph around it. */
function meant(node: PageNode): NodePath {
  const [only, ...others] = typeof node === 'object' && 'html' in node ? (node.children ?? []) : []
  return isHtml(node, 'p') && isHtml(only, 'a') && others.length === 0 ? ['children', 0] : []
}
