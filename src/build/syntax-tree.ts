import { type Node, walk } from 'estree-walker'
import MagicString from 'magic-string'

/** Returns the place of a node in the text; the parser says it, the types of ESTree do not. */
export const placeOf = (node: Node): { start: number; end: number } => node as Node & { start: number; end: number }

/** Changes a text at nodes of its syntax tree; a text in which nothing changes stays as it is. */
export function rewrite(code: string, tree: unknown, change: (node: Node, text: MagicString, parent: Node | null) => void) {
  const text = new MagicString(code)
  walk(tree as Node, { enter: (node, parent) => change(node, text, parent) })
  return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : undefined
}
