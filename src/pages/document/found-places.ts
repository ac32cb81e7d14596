import type { BlockDeclaration, BlockNode, Json, PageNode } from '../../core/element/declaration.js'
import type { PageDocument } from './page.js'

/** Text of a page with a name of its own. */
interface Spot {
  name: string
  text: string
}

/** Place in a page where something was found. */
export interface FoundPlace {
  /** Name of the text, and the position in it. */
  spot: string
  index: number
  /** Words around it. */
  before: string
  match: string
  after: string
}

export interface Search {
  find: string
  matchCase?: boolean
  wholeWords?: boolean
}

const readAttributes = ['alt', 'title', 'aria-label']
const around = 40

/**
 * Returns every place of a page where the search finds something, in reading order: in its texts, in the fields of its blocks, in its
 * title.
 */
export function placesIn(page: PageDocument, search: Search, declarations: readonly BlockDeclaration[]): FoundPlace[] {
  const wanted = pattern(search)
  const places: FoundPlace[] = []
  mapTexts(page, declarations, ({ name, text }) => {
    for (const { 0: match, index } of wanted ? text.matchAll(wanted) : []) {
      const end = index + match.length
      places.push({
        spot: name,
        index,
        before: (index > around ? '…' : '') + text.slice(Math.max(0, index - around), index),
        match,
        after: text.slice(end, end + around) + (end + around < text.length ? '…' : ''),
      })
    }
    return text
  })
  return places
}

/** Replaces some of the places that were found in a page; those that have changed since are left alone. */
export function replacePlaces(
  page: PageDocument,
  places: readonly FoundPlace[],
  by: string,
  declarations: readonly BlockDeclaration[],
): PageDocument {
  return mapTexts(page, declarations, ({ name, text }) =>
    places
      .filter(({ spot }) => spot === name)
      .toSorted((one, other) => other.index - one.index)
      .reduce(
        (now, { index, match }) => (now.startsWith(match, index) ? now.slice(0, index) + by + now.slice(index + match.length) : now),
        text,
      ),
  )
}

function pattern({ find, matchCase, wholeWords }: Search): RegExp | undefined {
  if (find === '') return undefined
  const plain = find.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(wholeWords ? `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])` : plain, matchCase ? 'gu' : 'giu')
}

/** Returns the page with each of its texts as `change` gives it back; unchanged nodes are the very same objects. */
function mapTexts(page: PageDocument, declarations: readonly BlockDeclaration[], change: (spot: Spot) => string): PageDocument {
  const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))
  const title = change({ name: 'title', text: page.title })
  const description = change({ name: 'description', text: page.description })
  const nodes = mapNodes(page.nodes, 'nodes')
  const same = title === page.title && description === page.description && nodes === page.nodes
  return same ? page : { ...page, title, description, nodes: nodes as PageNode[] }

  function mapNodes(list: readonly PageNode[], at: string): readonly PageNode[] {
    const next = list.map((node, index) => mapNode(node, `${at}/${index}`))
    return next.every((node, index) => node === list[index]) ? list : next
  }

  function mapNode(node: PageNode, at: string): PageNode {
    if (typeof node === 'string') return change({ name: at, text: node })
    if ('block' in node) return mapBlock(node, at)
    if (!('html' in node)) return node
    const attributes = node.attributes && mapEntries(node.attributes, (name, text) => readAttributes.includes(name) && isText(text), at)
    const children = node.children && mapNodes(node.children, at)
    if (attributes === node.attributes && children === node.children) return node
    return { ...node, ...(attributes && { attributes }), ...(children && { children }) }
  }

  function mapBlock(node: BlockNode, at: string): BlockNode {
    const declared = known.get(node.block)?.fields ?? {}
    const isRead = (name: string, value: Json): boolean => {
      const field = Object.hasOwn(declared, name) ? declared[name] : undefined
      return isText(value) && (field?.type === 'text' || field?.type === 'textarea')
    }
    const fields = node.fields && mapEntries(node.fields, isRead, at)
    const slots = node.slots && mapSlots(node.slots, at)
    if (fields === node.fields && slots === node.slots) return node
    return { ...node, ...(fields && { fields }), ...(slots && { slots }) }
  }

  function mapSlots(slots: NonNullable<BlockNode['slots']>, at: string): NonNullable<BlockNode['slots']> {
    const next = Object.entries(slots).map(([slot, nodes]) => [slot, mapNodes(nodes, `${at}/${slot}`)] as const)
    return next.every(([slot, nodes]) => nodes === slots[slot]) ? slots : Object.fromEntries(next)
  }

  function mapEntries<Value extends Json>(
    entries: Readonly<Record<string, Value>>,
    isRead: (name: string, value: Value) => boolean,
    at: string,
  ): Readonly<Record<string, Value>> {
    const next = Object.entries(entries).map(
      ([name, value]) => [name, isRead(name, value) ? (change({ name: `${at}.${name}`, text: value as string }) as Value) : value] as const,
    )
    return next.every(([name, value]) => value === entries[name]) ? entries : Object.fromEntries(next)
  }
}

const isText = (value: Json): boolean => typeof value === 'string'
