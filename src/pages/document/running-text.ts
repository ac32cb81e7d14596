import type { PageNode } from '../../core/element/declaration.js'

/** Surroundings of a list of nodes: the page itself, something that begins a line, or a line of text. */
export type Surroundings = 'page' | 'block' | 'running'

const inLines = new Set(['a', 'em', 'img', 'picture', 's', 'small', 'span', 'strong', 'sub', 'sup', 'source'])

/** Returns true when a node stands within a line of text; `br` ends one. */
export const isRunning = (node: PageNode): boolean => typeof node === 'string' || ('html' in node && inLines.has(node.html))

const lineBreakFirst = /^[ \t\f]*[\r\n][ \t\r\n\f]*/
const lineBreakLast = /(?<![ \t\r\n\f])[ \t\f]*[\r\n][ \t\r\n\f]*$/
const blank = /^[ \t\r\n\f]*$/

/** Takes the line breaks and indents between blocks away; spaces in running text stay. */
export function tidySpace(nodes: readonly PageNode[], around: Surroundings): PageNode[] {
  const isEdge = (node: PageNode | undefined): boolean => around === 'page' || (node === undefined ? around === 'block' : !isRunning(node))
  return nodes.flatMap((node, index): PageNode[] => {
    if (typeof node !== 'string') return [node]
    const before = isEdge(nodes[index - 1])
    const after = isEdge(nodes[index + 1])
    if (blank.test(node)) return before || after ? [] : [node]
    const begun = before ? node.replace(lineBreakFirst, '') : node
    return [after ? begun.replace(lineBreakLast, '') : begun]
  })
}
