import type { BlockDeclaration, BlockNode, Device, HtmlNode, Json, PageNode, SharedNode, Sources } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { withoutTwins } from '../../pages/document/node-ids.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { attributeProp, boxType, childrenProp, elementType, shownAttributes, slotProp, tagOf, textType, unknownType } from './puck-names.js'

/** Component on Puck's page. */
export interface PuckItem {
  type: string
  props: { id: string; [prop: string]: unknown }
}

/** Page as Puck edits it and hands it over; Puck's `Data` can be assigned to it. */
export interface PuckPage {
  root: { props?: Readonly<Record<string, unknown>> }
  content: PuckItem[]
}

/** Properties that no form of Puck shows, kept as text so that Puck leaves them alone. */
interface Kept {
  id?: string
  translates?: Sources
  hiddenOn?: readonly Device[]
  version?: number
  fields?: Readonly<Record<string, Json>>
  slots?: Readonly<Record<string, readonly PageNode[]>>
  attributes?: Readonly<Record<string, string>>
  children?: boolean
}

type Declared = ReadonlyMap<string, BlockDeclaration>
type MakeItem = (type: string, props: object) => PuckItem

const byTag = (declarations: readonly BlockDeclaration[]): Declared => new Map(declarations.map((each) => [each.tag, each]))

/**
 * Returns a page document as Puck edits it. Nothing is left out: what Puck has no form for travels along as text.
 * @param page the document, as `openPage` gave it
 */
export function toPuck(page: PageDocument, declarations: readonly BlockDeclaration[] = ownDeclarations): PuckPage {
  const { title, description, path, language, canonical = '', role = '', openGraph } = page
  return {
    root: { props: { title, description, path, language, canonical, role, image: openGraph?.image ?? '' } },
    content: toPuckItems(page.nodes, declarations),
  }
}

/** Returns page nodes as components of Puck, each with an id of its own. */
export function toPuckItems(
  nodes: readonly PageNode[],
  declarations: readonly BlockDeclaration[] = ownDeclarations,
  idStart = '',
): PuckItem[] {
  const declared = byTag(declarations)
  let count = 0
  const make: MakeItem = (type, props) => {
    count += 1
    return { type, props: { ...props, id: `${idStart}${type}-${count}` } }
  }
  return nodes.map((node) => itemOf(node, declared, make))
}

function itemOf(node: PageNode, declared: Declared, make: MakeItem): PuckItem {
  if (typeof node === 'string') return make(textType, { text: node })
  const inside = (nodes: readonly PageNode[]) => nodes.map((child) => itemOf(child, declared, make))
  if ('html' in node) return isBox(node) ? make(boxType, boxProps(node, inside)) : make(elementType, elementProps(node))
  if ('shared' in node) return make(unknownType, { shared: node.shared, kept: JSON.stringify(node) })
  const declaration = declared.get(node.block)
  if (!declaration) return make(unknownType, { block: node.block, kept: JSON.stringify(node) })
  return make(node.block, blockProps(node, declaration, inside))
}

type Inside = (nodes: readonly PageNode[]) => PuckItem[]

function blockProps(
  { version, id, name, hiddenOn, translates, fields, slots }: BlockNode,
  declaration: BlockDeclaration,
  inside: Inside,
): Record<string, unknown> {
  const isField = propertiesOf(declaration)
  const isSlot = (slot: string): boolean => Object.hasOwn(declaration.slots ?? {}, slot)
  const kept: Kept = {
    ...aside({ id, translates }),
    ...(hiddenOn && { hiddenOn }),
    ...(version !== undefined && { version }),
    ...(fields && { fields: only(fields, (field) => !isField(field)) }),
    // The order of slots is the order in the page.
    ...(slots && { slots: Object.fromEntries(Object.entries(slots).map(([slot, nodes]) => [slot, isSlot(slot) ? [] : nodes])) }),
  }
  const filled = Object.keys(declaration.slots ?? {}).map((slot) => [slotProp(slot), inside(own(slots, slot) ?? [])])
  return { ...only(fields ?? {}, isField), ...Object.fromEntries(filled), ...named(name), ...keep(kept) }
}

const holders = new Set(['div', 'header', 'footer', 'main', 'nav', 'ul', 'ol', 'figure', 'picture'])

/** Returns true for a box for other components. Words alone are typed in place instead. */
function isBox({ html, children = [] }: HtmlNode): boolean {
  if (children.length === 0) return holders.has(html)
  const [first] = children
  return children.length > 1 || typeof first !== 'string' || first === ''
}

const elementProps = (node: HtmlNode): object => ({ ...htmlProps(node), text: node.children?.[0] ?? '' })
const boxProps = (node: HtmlNode, inside: Inside): object => ({ ...htmlProps(node), [childrenProp]: inside(node.children ?? []) })

function htmlProps({ html, id, name, translates, attributes, children }: HtmlNode): object {
  const shown = shownAttributes.flatMap((attribute) => {
    const value = own(attributes, attribute)
    return value === undefined ? [] : [[attributeProp(attribute), value]]
  })
  return {
    element: html,
    ...Object.fromEntries(shown),
    ...named(name),
    ...keep({ ...aside({ id, translates }), ...(attributes && { attributes }), ...(children && { children: true }) }),
  }
}

/**
 * Reads Puck's data back as a page document.
 * @param data the argument of Puck's `onChange` or `onPublish`
 * @param before the document as it was opened: whatever Puck does not know is taken from it
 */
export function fromPuck(data: PuckPage, before: PageDocument, declarations: readonly BlockDeclaration[] = ownDeclarations): PageDocument {
  const { canonical, role, openGraph, ...always } = before
  const props = data.root.props ?? {}
  const text = (name: string, was: string): string => (typeof props[name] === 'string' ? props[name] : was)
  const [canonicalNow, roleNow, image] = [
    text('canonical', canonical ?? ''),
    text('role', role ?? ''),
    text('image', openGraph?.image ?? ''),
  ]
  return {
    ...always,
    title: text('title', before.title),
    description: text('description', before.description),
    path: text('path', before.path),
    language: props.language === 'de' || props.language === 'en' ? props.language : before.language,
    ...(canonicalNow && { canonical: canonicalNow }),
    ...(roleNow && { role: roleNow }),
    ...(image && { openGraph: { ...openGraph, image } }),
    nodes: fromPuckItems(data.content, declarations),
  }
}

/** Returns components of Puck as page nodes. */
export function fromPuckItems(items: readonly PuckItem[], declarations: readonly BlockDeclaration[] = ownDeclarations): PageNode[] {
  const declared = byTag(declarations)
  return withoutTwins(items.map((item) => nodeOf(item, declared)))
}

function nodeOf({ type, props }: PuckItem, declared: Declared): PageNode {
  if (type === textType) return asText(props.text)
  if (type === elementType || type === boxType) return htmlOf(props, declared)
  if (type === unknownType) return readKept<BlockNode | SharedNode>(props)
  const declaration = declared.get(tagOf(type))
  // A component of another configuration is kept as a block that is not known here.
  if (!declaration) return { block: type, fields: only(props, (name) => name !== 'id') as Record<string, Json> }
  return blockOf(props, declaration, declared)
}

function blockOf(props: PuckItem['props'], declaration: BlockDeclaration, declared: Declared): BlockNode {
  const isField = propertiesOf(declaration)
  const kept = readKept<Kept>(props)
  const given = only(props, (name) => isField(name) && props[name] !== undefined) as Record<string, Json>
  const fields = { ...kept.fields, ...given }
  const filled = Object.keys(declaration.slots ?? {})
    .map((slot) => [slot, inSlot(props[slotProp(slot)], declared)] as const)
    .filter(([slot, nodes]) => nodes.length > 0 || Object.hasOwn(kept.slots ?? {}, slot))
  const slots = { ...kept.slots, ...Object.fromEntries(filled) }
  return {
    block: declaration.tag,
    ...(kept.version !== undefined && { version: kept.version }),
    ...aside(kept),
    ...nameOf(props),
    ...(kept.hiddenOn && { hiddenOn: kept.hiddenOn }),
    ...((kept.fields || Object.keys(fields).length > 0) && { fields }),
    ...((kept.slots || filled.length > 0) && { slots }),
  }
}

function htmlOf(props: PuckItem['props'], declared: Declared): HtmlNode {
  const kept = readKept<Kept>(props)
  const attributes = htmlAttributes(props, kept.attributes)
  const text = asText(props.text)
  const children = [...(text === '' ? [] : [text]), ...inSlot(props[childrenProp], declared)]
  return {
    html: asText(props.element),
    ...aside(kept),
    ...nameOf(props),
    ...((kept.attributes || Object.keys(attributes).length > 0) && { attributes }),
    ...((kept.children || children.length > 0) && { children }),
  }
}

// An empty line in the form takes the attribute away; `alt=""` says that a picture decorates.
function htmlAttributes(props: PuckItem['props'], kept: Readonly<Record<string, string>> = {}): Record<string, string> {
  const isShown = (name: string): boolean => shownAttributes.some((shown) => shown === name)
  const typed = shownAttributes.flatMap((name): [string, string][] => {
    const value = props[attributeProp(name)]
    return typeof value === 'string' && (value !== '' || name === 'alt' || own(kept, name) === '') ? [[name, value]] : []
  })
  const now = new Map(typed)
  return { ...only(kept, (name) => !isShown(name) || now.has(name)), ...Object.fromEntries(now) }
}

function inSlot(value: unknown, declared: Declared): PageNode[] {
  return Array.isArray(value) ? (value as PuckItem[]).map((item) => nodeOf(item, declared)) : []
}

function propertiesOf(declaration: BlockDeclaration): (name: string) => boolean {
  const properties = new Set(fieldSlots(declaration).map(({ property }) => property))
  return (name) => properties.has(name)
}

function only<Value>(entries: Readonly<Record<string, Value>>, isWanted: (name: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isWanted(name)))
}

const own = <Value>(entries: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  entries && Object.hasOwn(entries, name) ? entries[name] : undefined
const named = (name: string | undefined): object => (name === undefined ? {} : { outlineName: name })
/** Comments find their node by its id. */
const aside = ({ id, translates }: { id?: string | undefined; translates?: Sources | undefined }): object => ({
  ...(id !== undefined && { id }),
  ...(translates && { translates }),
})
const nameOf = ({ outlineName }: PuckItem['props']): { name?: string } =>
  typeof outlineName === 'string' && outlineName !== '' ? { name: outlineName } : {}
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const keep = (kept: Kept): object => (Object.keys(kept).length > 0 ? { kept: JSON.stringify(kept) } : {})
const readKept = <Shape extends object>({ kept }: PuckItem['props']): Shape => JSON.parse(typeof kept === 'string' ? kept : '{}') as Shape
