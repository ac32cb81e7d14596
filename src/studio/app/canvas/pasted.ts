import { nodesFromHtml } from '../../../document/from-html.js'
import type { Problem } from '../../../document/problems.js'
import type { HtmlNode, PageNode } from '../../../element/declaration.js'

const inText = new Set(['a', 'strong', 'em', 'small', 'span', 'br'])

/** Whether an element may stand within a line of text. */
export const mayStandInText = ({ html }: HtmlNode): boolean => inText.has(html.toLowerCase())

/** What cannot come along into a text. */
export type LeftOut = 'scripts' | 'addresses' | 'pictures' | 'blocks' | 'look'

const leftOut: Partial<Record<Problem['kind'], LeftOut>> = {
  'dropped-script': 'scripts',
  'dropped-handler': 'scripts',
  'dropped-address': 'addresses',
  'dropped-element': 'pictures',
  'dropped-style': 'look',
  'dropped-attribute': 'look',
}

/**
 * What was pasted, as it may stand in a text.
 * @param html from the clipboard, whoever put it there
 */
export function pasted(html: string): { nodes: PageNode[]; without: readonly LeftOut[] } {
  const { nodes, problems } = nodesFromHtml(html)
  const without = new Set([...problems.flatMap(({ kind }) => leftOut[kind] ?? []), ...strangersIn(nodes)])
  return { nodes: wordsOf(nodes), without: [...without] }
}

/** Only what may stand in a running text; of everything else its words, each paragraph on a line of its own. */
export function wordsOf(nodes: readonly PageNode[]): PageNode[] {
  const words: PageNode[] = []
  let wasLine = false
  for (const node of nodes) {
    const isLine = typeof node === 'object' && 'html' in node && !mayStandInText(node)
    const own = wordsOfNode(node)
    if (own.length === 0) continue
    if (words.length > 0 && (isLine || wasLine)) words.push({ html: 'br' })
    words.push(...own)
    wasLine = isLine
  }
  return words
}

function wordsOfNode(node: PageNode): PageNode[] {
  if (typeof node === 'string') return node === '' ? [] : [node]
  if (!('html' in node)) return []
  const children = wordsOf(node.children ?? [])
  return mayStandInText(node) ? [{ ...node, ...(node.children && { children }) }] : children
}

function strangersIn(nodes: readonly PageNode[]): LeftOut[] {
  return nodes.flatMap((node): LeftOut[] => {
    if (typeof node === 'string') return []
    if (!('html' in node)) return ['blocks']
    return node.html === 'img' ? ['pictures'] : strangersIn(node.children ?? [])
  })
}
