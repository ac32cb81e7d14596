import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { attributesOf } from '../../pages/document/attributes.js'
import { type Aside, type HtmlTree, readElements } from '../../pages/document/html-nodes.js'
import { isAllowedElement } from '../../pages/document/html-elements.js'
import { isDefaultSlot } from '../../pages/document/names.js'
import { withoutTwins } from '../../pages/document/node-ids.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { type Problem, problem } from '../../pages/document/problems.js'
import type { BlockDeclaration, BlockNode, HtmlNode, Json, PageNode } from '../../core/element/declaration.js'
import { hiddenOnAttribute } from '../../core/element/hidden-on.js'
import { fieldSlots, readAttribute } from '../../core/element/fields.js'
import { asideProperty, headingType, nameProperty, pictureType, standInType, tagsOfTypes, textType } from './grapesjs-names.js'

/** A component as GrapesJS stores it. */
export interface GrapesComponent {
  type?: string
  tagName?: string
  content?: string
  attributes?: Readonly<Record<string, unknown>>
  classes?: readonly (string | { name: string })[]
  components?: readonly GrapesComponent[] | string
  [property: string]: unknown
}

/** Project data that `editor.getProjectData()` returns and `editor.loadProjectData` takes. */
export interface GrapesProject {
  pages: { frames: { component: GrapesComponent }[] }[]
  styles?: readonly unknown[]
  [key: string]: unknown
}

export interface GrapesReading {
  declarations?: readonly BlockDeclaration[]
  /** Reads HTML that a component holds as text; without this function it is taken as words. */
  parse?: (html: string) => readonly HtmlTree[]
}

/**
 * Returns a page document as a project of GrapesJS with the plugin `vitrineBlocks`. Data that GrapesJS has no attribute for, ids,
 * versions and the sources of translations, travels along with each component.
 * @param page the document, as `openPage` gave it
 */
export function toGrapes(page: PageDocument, declarations: readonly BlockDeclaration[] = ownDeclarations): GrapesProject {
  const components = page.nodes.map((node) => componentOf(node, declarations))
  return { pages: [{ frames: [{ component: { type: 'wrapper', components } }] }] }
}

function componentOf(node: PageNode, declarations: readonly BlockDeclaration[], slot?: string): GrapesComponent {
  if (typeof node === 'string') {
    const words = { type: 'textnode', content: node }
    return slot === undefined ? words : { tagName: 'span', attributes: { slot }, components: [words] }
  }
  const declaration = 'block' in node ? declarations.find(({ tag }) => tag === node.block) : undefined
  const place = slot === undefined ? {} : { slot }
  if ('html' in node && isAllowedElement(node.html)) return htmlComponent(node, declarations, place)
  if (declaration) return blockComponent(node as BlockNode, declaration, declarations, place)
  return { type: standInType, attributes: place, ...called(node), [asideProperty]: JSON.stringify({ node }) }
}

const called = ({ name }: Exclude<PageNode, string>): object => (name === undefined ? {} : { [nameProperty]: name })

function typeOf(html: string): object {
  if (/^h[1-4]$/.test(html)) return { type: headingType }
  return html === 'p' ? { type: textType } : html === 'img' ? { type: pictureType } : {}
}

function htmlComponent(node: HtmlNode, declarations: readonly BlockDeclaration[], place: object): GrapesComponent {
  const { html, id, translates, attributes: { class: classes = '', ...attributes } = {}, children = [] } = node
  const aside: Aside = { ...(id !== undefined && { id }), ...(translates && { translates }) }
  return {
    ...typeOf(html),
    tagName: html,
    attributes: { ...attributes, ...place },
    ...(classes && { classes: classes.split(/\s+/).filter(Boolean) }),
    components: children.map((child) => componentOf(child, declarations)),
    ...called(node),
    // A bare span in a slot would count as the wrapping of words.
    ...keep(aside, html === 'span'),
  }
}

function blockComponent(
  node: BlockNode,
  declaration: BlockDeclaration,
  declarations: readonly BlockDeclaration[],
  place: object,
): GrapesComponent {
  const { id, hiddenOn, translates, version, fields = {}, slots = {} } = node
  const attributes = Object.fromEntries(attributesOf(declaration, fields).map(([name, value]) => [name, value === true ? '' : value]))
  const read = new Map(
    fieldSlots(declaration)
      .filter(({ attribute }) => Object.hasOwn(attributes, attribute))
      .map((slot) => [slot.property, readAttribute(slot, attributes[slot.attribute]!)]),
  )
  const unsaid = Object.entries(fields).filter(([property, value]) => !isSame(read.get(property), value))
  const aside: Aside = {
    ...(id !== undefined && { id }),
    ...(translates && { translates }),
    ...(version !== declaration.version && { version: version ?? null }),
    ...(unsaid.length > 0 && { fields: Object.fromEntries(unsaid) }),
  }
  const components = Object.entries(slots).flatMap(([slot, nodes]) =>
    nodes.map((child) => componentOf(child, declarations, isDefaultSlot(slot) ? undefined : slot)),
  )
  const hidden = hiddenOn ? { [hiddenOnAttribute]: hiddenOn.join(' ') } : {}
  return { type: declaration.tag, attributes: { ...attributes, ...hidden, ...place }, components, ...called(node), ...keep(aside) }
}

const isSame = (reading: ReturnType<typeof readAttribute> | undefined, value: Json): boolean =>
  reading !== undefined && 'value' in reading && JSON.stringify(reading.value) === JSON.stringify(value)

const keep = (aside: Aside, always = false): object =>
  always || Object.keys(aside).length > 0 ? { [asideProperty]: JSON.stringify(aside) } : {}

/**
 * Reads a project of GrapesJS back as a page document, or a foreign project as far as blocks can say it.
 * @param project the result of `editor.getProjectData()`; of several pages the first counts
 * @param before the document as it was opened: title, address and the like, which GrapesJS does not know
 * @returns the page, and what was left out, as `fromHtml` does
 */
export function fromGrapes(
  project: GrapesProject,
  before: PageDocument,
  { declarations = ownDeclarations, parse = (html) => [words(html)] }: GrapesReading = {},
): { page: PageDocument; problems: Problem[] } {
  const root = project.pages[0]?.frames[0]?.component
  const trees = root ? inside(root, declarations, parse) : []
  const { nodes, problems } = readElements(trees, declarations, 'page')
  const isStyled = (project.styles?.length ?? 0) > 0
  return {
    page: { ...before, nodes: withoutTwins(nodes) },
    problems: isStyled ? [problem('dropped-style', [], { word: 'style' }), ...problems] : problems,
  }
}

type Parse = NonNullable<GrapesReading['parse']>

const words = (value: string): HtmlTree => ({ nodeName: '#text', value })

function inside({ components, content }: GrapesComponent, declarations: readonly BlockDeclaration[], parse: Parse): HtmlTree[] {
  if (typeof components === 'string') return [...parse(components)]
  if (components && components.length > 0) return components.flatMap((each) => treeOf(each, declarations, parse))
  return content ? [...parse(content)] : []
}

function treeOf(component: GrapesComponent, declarations: readonly BlockDeclaration[], parse: Parse): HtmlTree[] {
  const { type = '', attributes = {} } = component
  if (type === 'textnode') return [words(String(component.content ?? ''))]
  if (type === 'comment') return []
  const tagName = (component.tagName || tagOfType(type, declarations)).toLowerCase()
  const aside = asideOf(component)
  const attrs = Object.entries({ ...attributes, ...sourceOf(component), ...classOf(component) }).flatMap(([name, value]) =>
    value === null || value === undefined || value === false ? [] : [{ name, value: value === true ? '' : String(value) }],
  )
  const childNodes = inside(component, declarations, parse)
  return [{ nodeName: tagName, tagName, attrs, childNodes, ...(aside && { aside }) }]
}

const tagOfType = (type: string, declarations: readonly BlockDeclaration[]): string =>
  declarations.some(({ tag }) => tag === type) ? type : Object.hasOwn(tagsOfTypes, type) ? tagsOfTypes[type]! : 'div'

// A picture of GrapesJS has its address beside its attributes; one that has none yet shows a drawing, which is no picture of the page.
function sourceOf({ src, attributes = {} }: GrapesComponent): object {
  const isDrawing = (value: unknown): boolean => typeof value === 'string' && value.startsWith('data:')
  if (typeof src === 'string' && src !== '' && !isDrawing(src)) return { src }
  return isDrawing(attributes.src) ? { src: undefined } : {}
}

function classOf({ classes = [] }: GrapesComponent): object {
  const names = classes.map((each) => (typeof each === 'string' ? each.replace(/^\./, '') : each.name))
  return names.length > 0 ? { class: names.join(' ') } : {}
}

/** Another plugin may keep something of its own by our name. */
function parsed(text: string): Aside | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Aside) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function asideOf(component: GrapesComponent): Aside | undefined {
  const { [asideProperty]: given, [nameProperty]: name } = component
  const aside = typeof given === 'string' ? parsed(given) : undefined
  const called = typeof name === 'string' && name !== '' ? { name } : undefined
  if (aside?.node !== undefined) return aside
  return aside || called ? { ...aside, ...called } : undefined
}
