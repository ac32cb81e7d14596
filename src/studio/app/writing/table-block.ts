import type { BlockDeclaration, HtmlNode, PageNode } from '../../../core/element/declaration.js'
import { blockNode } from '../inserter/starting-nodes.js'

const isTable = (node: PageNode): boolean => typeof node === 'object' && 'html' in node && node.html === 'table'

/** A table in the block that is offered for tables; without one, by itself. */
export function inTableBlock(table: HtmlNode, declarations: readonly BlockDeclaration[]): PageNode {
  const holder = declarations.find(({ presets = [] }) => presets.some(({ slots }) => (slots?.default ?? []).some(isTable)))
  return holder ? blockNode(holder.tag, declarations, { slots: { default: [table] } }) : table
}
