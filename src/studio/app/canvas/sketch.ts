import { attributesOf } from '../../../pages/document/attributes.js'
import { allowedAttributes, isAllowedElement } from '../../../pages/document/html-elements.js'
import { isDefaultSlot } from '../../../pages/document/names.js'
import { readPageReference, withAddresses } from '../../../pages/document/page-links.js'
import type { Place } from '../../../pages/document/page-edits.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { type PartOf, resolveParts } from '../../../pages/document/shared-parts.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration, BlockNode, HtmlNode, PageNode, SharedNode } from '../../../core/element/declaration.js'
import { hiddenOnAttribute } from '../../../core/element/hidden-on.js'
import type { Language } from '../kit/language.js'
import { canvasMessages } from './canvas.messages.js'
import type { Wears } from './dress.js'

/** Entry of a list on the canvas: a node of the page, or the room of a list that is still empty. */
export type Entry = { node: PageNode; way: NodePath; slot?: string; inPart?: true } | { room: Place; slot?: string }

export interface Sketching {
  declarations: ReadonlyMap<string, BlockDeclaration>
  language: Language
  /** The shared parts as they stand; without them only their place is shown. */
  partOf?: (() => PartOf) | undefined
  /** Language of the page; shared parts are shown in it when they have a translation. */
  pageLanguage?: () => PageDocument['language']
  /** True when no node is skipped, although it is the same: a shared part has changed. */
  whole?: boolean
}

/** Tag and attributes of one element on the canvas. */
export interface Sketch {
  tag: string
  wears: Wears
}

const containers = new Set(['div', 'header', 'footer', 'main', 'nav', 'ul', 'ol', 'figure', 'details', 'tr'])
/** Returns true for plain elements that take others, besides text. */
export const isContainer = (node: HtmlNode): boolean => containers.has(node.html.toLowerCase())

/** Returns the entries at the top level of the page. */
export const pageEntries = (page: PageDocument): Entry[] =>
  page.nodes.length === 0 ? [{ room: { list: ['nodes'], index: 0 } }] : listed(page.nodes, ['nodes'])

/** Returns the entries inside an entry. */
export function entriesIn(entry: Entry, sketching: Sketching): Entry[] {
  const entries = ownEntries(entry, sketching)
  return 'inPart' in entry ? entries.flatMap((each) => ('node' in each ? [{ ...each, inPart: true as const }] : [])) : entries
}

function ownEntries(entry: Entry, { declarations, partOf, pageLanguage }: Sketching): Entry[] {
  if (!('node' in entry) || typeof entry.node === 'string') return []
  const { node, way } = entry
  if ('shared' in node) return partEntries(node.shared, way, { partOf: partOf?.(), language: pageLanguage?.() ?? 'de' })
  if ('html' in node) return htmlEntries(node, way)
  const declaration = declarations.get(node.block)
  return declaration && !isNewer(node, declaration) ? blockEntries(node, declaration, way) : []
}

// The content of a part is shown here and edited elsewhere: nothing inside can be selected.
function partEntries(
  id: string,
  way: NodePath,
  { partOf, language }: { partOf: PartOf | undefined; language: PageDocument['language'] },
): Entry[] {
  const part = partOf?.(id, language)
  return part && partOf ? resolvedNodes(part, partOf, language).map((node) => ({ node, way, inPart: true })) : []
}

const resolvedParts = {
  de: new WeakMap<PageDocument, readonly PageNode[]>(),
  en: new WeakMap<PageDocument, readonly PageNode[]>(),
}

// The content of a part is shown in the language of the page.
function resolvedNodes(part: PageDocument, partOf: PartOf, language: PageDocument['language']): readonly PageNode[] {
  const nodes = resolvedParts[language].get(part) ?? resolveParts({ ...part, language }, partOf).nodes
  resolvedParts[language].set(part, nodes)
  return nodes
}

function htmlEntries(node: HtmlNode, way: NodePath): Entry[] {
  const list = [...way, 'children']
  const children = node.children ?? []
  return children.length === 0 && isContainer(node) ? [{ room: { list, index: 0 } }] : listed(children, list)
}

// A named slot that is empty keeps its own look: a room in a navigation would push its links about.
function blockEntries(node: BlockNode, declaration: BlockDeclaration, way: NodePath): Entry[] {
  return Object.keys(declaration.slots ?? {}).flatMap((slot): Entry[] => {
    const nodes = node.slots?.[slot] ?? []
    const list = [...way, 'slots', slot]
    if (isDefaultSlot(slot)) return nodes.length === 0 ? [{ room: { list, index: 0 } }] : listed(nodes, list)
    return listed(nodes, list, slot)
  })
}

const listed = (nodes: readonly PageNode[], list: NodePath, slot?: string): Entry[] =>
  nodes.map((node, index) => ({ node, way: [...list, index], ...(slot !== undefined && { slot }) }))

/** The element that shows an entry. A text in a named slot needs an element around it, as on the published page. */
export function sketchOf(entry: Entry, sketching: Sketching): Sketch {
  const words = canvasMessages[sketching.language]
  const slot: Wears = entry.slot === undefined ? {} : { slot: entry.slot }
  if ('room' in entry) {
    const page: Wears = entry.room.list.length === 1 ? { 'data-canvas-page': '' } : {}
    return { tag: 'canvas-room', wears: { ...slot, ...page, 'data-canvas-label': words.room } }
  }
  const { node } = entry
  if (typeof node === 'string') return { tag: '#text', wears: slot }
  if ('shared' in node) return partSketch(node, slot, sketching)
  const { tag, wears } = 'html' in node ? htmlSketch(node, sketching) : blockSketch(node, sketching)
  return { tag, wears: { ...wears, ...slot } }
}

function partSketch(node: SharedNode, slot: Wears, { language, partOf, pageLanguage }: Sketching): Sketch {
  if (partOf?.()(node.shared, pageLanguage?.() ?? 'de')) return { tag: 'canvas-part', wears: slot }
  return { tag: 'canvas-stand-in', wears: { ...slot, 'data-canvas-label': canvasMessages[language].missingPart } }
}

function htmlSketch(node: HtmlNode, { language }: Sketching): Sketch {
  const words = canvasMessages[language]
  const tag = node.html.toLowerCase()
  if (!isAllowedElement(tag)) return { tag: 'canvas-stand-in', wears: { 'data-canvas-label': words.refusedElement(tag) } }
  const { href = '' } = node.attributes ?? {}
  // A text that is written in place is read back from here: a link to a page stays one.
  const link: Wears = readPageReference(href) ? { href } : {}
  const wears = { ...Object.fromEntries(allowedAttributes(node.attributes ?? {})), ...link }
  const empty: Wears = node.children?.length || tag === 'img' ? {} : { 'data-canvas-label': words.emptyText }
  // Links go nowhere on the canvas, so they are no stop for the keyboard either.
  return { tag, wears: { ...wears, ...empty, ...(tag === 'a' && { tabindex: '-1' }) } }
}

function blockSketch(node: BlockNode, { declarations, language }: Sketching): Sketch {
  const words = canvasMessages[language]
  const declaration = declarations.get(node.block)
  if (!declaration) return { tag: 'canvas-stand-in', wears: { 'data-canvas-label': words.unknown(node.block) } }
  const name = declaration.name[language]
  if (isNewer(node, declaration)) return { tag: 'canvas-stand-in', wears: { 'data-canvas-label': words.newer(name) } }
  const attributes = attributesOf(declaration, withAddresses(node, (id) => `/${id}`, [declaration]).fields).map(([attribute, value]) => [
    attribute,
    value === true ? '' : value,
  ])
  const { onlyFor } = declaration
  const folded: Wears = onlyFor ? { 'data-canvas-folded': words.folded(node.name ?? name, onlyFor[language]) } : {}
  const over: Wears = declaration.overlay ? { 'data-canvas-over': node.name ?? name } : {}
  return {
    tag: declaration.tag,
    wears: {
      'data-canvas-label': words.invisible(node.name ?? name),
      ...folded,
      ...over,
      ...Object.fromEntries(attributes),
      ...(node.hiddenOn && { [hiddenOnAttribute]: node.hiddenOn.join(' ') }),
    },
  }
}

const isNewer = (node: BlockNode, declaration: BlockDeclaration): boolean => (node.version ?? 0) > declaration.version
