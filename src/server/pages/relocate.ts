import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { blocksIn } from '../../pages/document/page-walk.js'
import type { BlockDeclaration, BlockNode, HtmlNode, Json, PageNode } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'
import { mapAddresses } from '../../core/dom/srcset.js'

/** Targets of the addresses of a page after it has moved. */
export interface Addresses {
  link: (address: string) => string
  picture: (address: string) => string
}

/**
 * Returns the same page with other addresses: in plain elements, in the fields of its blocks, and where a field's default is an address.
 * A page whose blocks do without store settings gets them, for they hold addresses too.
 */
export function relocate(
  page: PageDocument,
  addresses: Addresses,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): PageDocument {
  const tags = [...blocksIn(page.nodes)].map(({ block }) => block)
  const nodes = tags.length === 0 || tags.includes('vitrine-store') ? page.nodes : [{ block: 'vitrine-store' }, ...page.nodes]
  const image = page.openGraph?.image
  return { ...page, ...(image && { openGraph: { image: addresses.picture(image) } }), nodes: relocateNodes(nodes, addresses, declarations) }
}

function relocateNodes(nodes: readonly PageNode[], addresses: Addresses, declarations: readonly BlockDeclaration[]): PageNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string' || 'shared' in node) return node
    return 'block' in node ? relocateBlock(node, addresses, declarations) : relocateElement(node, addresses, declarations)
  })
}

function relocateElement(node: HtmlNode, addresses: Addresses, declarations: readonly BlockDeclaration[]): HtmlNode {
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => {
    if (/^href$/i.test(name)) return [name, addresses.link(value)]
    if (/^src$/i.test(name)) return [name, addresses.picture(value.trim())]
    return [name, /^srcset$/i.test(name) ? mapAddresses(value, addresses.picture) : value]
  })
  return {
    ...node,
    ...(node.attributes && { attributes: Object.fromEntries(attributes) }),
    ...(node.children && { children: relocateNodes(node.children, addresses, declarations) }),
  }
}

function relocateBlock(node: BlockNode, addresses: Addresses, declarations: readonly BlockDeclaration[]): BlockNode {
  const declaration = declarations.find(({ tag }) => tag === node.block)
  const slots = Object.entries(node.slots ?? {}).map(([name, nodes]) => [name, relocateNodes(nodes, addresses, declarations)])
  return {
    ...node,
    fields: { ...node.fields, ...(declaration && relocateFields(node, declaration, addresses)) },
    ...(node.slots && { slots: Object.fromEntries(slots) }),
  }
}

function relocateFields({ fields = {} }: BlockNode, declaration: BlockDeclaration, addresses: Addresses): Record<string, Json> {
  const moved = fieldSlots(declaration).flatMap(({ property, field, fallback }): [string, Json][] => {
    const value = Object.hasOwn(fields, property) ? fields[property] : fallback
    if (typeof value !== 'string' || value === '') return []
    if (field.type === 'url') return [[property, addresses.link(value)]]
    return field.type === 'image' ? [[property, mapAddresses(value, addresses.picture)]] : []
  })
  return Object.fromEntries(moved)
}
