import type { BlockDeclaration, BlockNode, HtmlNode, Json, PageNode } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { slotsOf } from './known-slots.js'
import type { PageDocument } from './page.js'

/** Returns the address of a page of the site; undefined when there is none. */
export type AddressOf = (id: string) => string | undefined

const shape = /^\s*page:([a-z0-9][a-z0-9-]{0,79})([?#].*)?$/s

/**
 * Returns the name that a document uses for a page of its site, so that the link survives when the page gets another address.
 * @param id id of the page in the page store: lower-case letters, digits and dashes
 * @param rest what follows the address: `?query`, `#part`
 * @returns `page:` and the id, for a link or a field that names a page
 * @example
 * ```ts
 * import { type HtmlNode, pageReference } from '@vitrine/blocks/document'
 *
 * const link: HtmlNode = { html: 'a', attributes: { href: pageReference('pflege', '#unten') }, children: ['Zur Pflege'] }
 * ```
 */
export const pageReference = (id: string, rest = ''): string => `page:${id}${rest}`

/** Returns the page that an address names by its id, and what follows: `?query`, `#part`; undefined for every other address. */
export function readPageReference(address: string): { id: string; rest: string } | undefined {
  const [, id, rest = ''] = shape.exec(address) ?? []
  return id === undefined ? undefined : { id, rest }
}

/** Returns the address that a link leads to; undefined when it names a page that the site does not have. */
export function addressMeant(address: string, addressOf: AddressOf): string | undefined {
  const named = readPageReference(address)
  if (!named) return address
  const path = addressOf(named.id)
  return path === undefined ? undefined : path + named.rest
}

/** Returns every value of a node that may lead to a page: an element's link, a block's addresses and pages. */
export function linksOf(node: BlockNode | HtmlNode, declarations: readonly BlockDeclaration[]): [key: string, value: string][] {
  if ('html' in node) return Object.entries(node.attributes ?? {}).filter(([name]) => /^href$/i.test(name))
  const declaration = declarations.find(({ tag }) => tag === node.block)
  if (!declaration || !node.fields) return []
  return slotsOf(declaration).flatMap(({ property, field }): [string, string][] => {
    const value = Object.hasOwn(node.fields!, property) ? node.fields![property] : undefined
    const isLink = field.type === 'url' || (field.type === 'reference' && field.to === 'page')
    return isLink && typeof value === 'string' ? [[property, value]] : []
  })
}

/** Returns a node, without those inside, with its links led to addresses; a link to no page of the site loses its address. */
export function withAddresses<Node extends BlockNode | HtmlNode>(
  node: Node,
  addressOf: AddressOf,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): Node {
  const named = linksOf(node, declarations).filter(([, value]) => readPageReference(value))
  if (named.length === 0) return node
  const key = 'html' in node ? 'attributes' : 'fields'
  // A field that is left out would count as its default, which leads elsewhere.
  const nowhere = 'html' in node ? undefined : ''
  const values = Object.fromEntries(named.map(([name, value]) => [name, addressMeant(value, addressOf) ?? nowhere]))
  const all = Object.entries({ ...(node as { fields?: Readonly<Record<string, Json>> })[key as 'fields'], ...values })
  return { ...node, [key]: Object.fromEntries(all.filter(([, value]) => value !== undefined)) }
}

/**
 * Returns the same page with an address wherever it names a page of its site by id; the very same object when it names none.
 * @param page the page as it is kept, which stays as it is
 * @param addressOf returns the address of a page; a link to one without an address loses its own
 * @param declarations the blocks that may stand on it: their fields say which of them name pages
 * @example
 * ```ts
 * import { type PageDocument, resolvePageLinks } from '@vitrine/blocks/document'
 *
 * const paths = new Map([['pflege', '/pflege/gesicht']])
 * const withPaths = (page: PageDocument) => resolvePageLinks(page, (id) => paths.get(id))
 * ```
 */
export function resolvePageLinks(
  page: PageDocument,
  addressOf: AddressOf,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): PageDocument {
  const nodes = resolveNodes(page.nodes, addressOf, declarations)
  return nodes === page.nodes ? page : { ...page, nodes }
}

function resolveNodes(nodes: readonly PageNode[], addressOf: AddressOf, declarations: readonly BlockDeclaration[]): readonly PageNode[] {
  const resolved = nodes.map((node) => (typeof node === 'string' || 'shared' in node ? node : resolveNode(node, addressOf, declarations)))
  return resolved.every((node, index) => node === nodes[index]) ? nodes : resolved
}

function resolveNode(node: BlockNode | HtmlNode, addressOf: AddressOf, declarations: readonly BlockDeclaration[]): PageNode {
  const own = withAddresses(node, addressOf, declarations)
  if ('html' in own) {
    const children = own.children && resolveNodes(own.children, addressOf, declarations)
    return children === own.children ? own : { ...own, children: children! }
  }
  if (!('slots' in own) || !own.slots) return own
  const slots = Object.entries(own.slots).map(([slot, inside]) => [slot, inside, resolveNodes(inside, addressOf, declarations)] as const)
  if (slots.every(([, before, after]) => before === after)) return own
  return { ...own, slots: Object.fromEntries(slots.map(([slot, , after]) => [slot, after])) }
}
