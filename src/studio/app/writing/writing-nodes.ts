import { Fragment, type Mark, type Node as Written } from 'prosemirror-model'
import type { HtmlNode, PageNode } from '../../../core/element/declaration.js'
import { type Worn, writingSchema as schema } from './writing-schema.js'

const stresses: Readonly<Record<string, string>> = {
  a: 'link',
  span: 'span',
  small: 'small',
  strong: 'strong',
  em: 'em',
  s: 's',
  sub: 'sub',
  sup: 'sup',
}
const kinds: Readonly<Record<string, 'paragraph' | 'heading' | 'list'>> = {
  p: 'paragraph',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  ul: 'list',
  ol: 'list',
}

const isHtml = (node: PageNode): node is HtmlNode => typeof node === 'object' && 'html' in node
const tagOf = ({ html }: HtmlNode): string => html.toLowerCase()

/** Returns true when a node stands within a line of text. */
export const isRunningWord = (node: PageNode): boolean =>
  typeof node === 'string' ||
  (isHtml(node) &&
    (tagOf(node) === 'br' || Object.hasOwn(stresses, tagOf(node))) &&
    !isButton(node) &&
    (node.children ?? []).every(isRunningWord))

const isButton = (node: HtmlNode): boolean => tagOf(node) === 'a' && (node.attributes?.class ?? '').split(/\s+/).includes('button')

/** Returns true when a node can be edited in one go with its neighbours: a paragraph, a heading, a list. */
export function isFlow(node: PageNode): node is HtmlNode {
  if (!isHtml(node) || !Object.hasOwn(kinds, tagOf(node))) return false
  const children = node.children ?? []
  return kinds[tagOf(node)] === 'list' ? children.length > 0 && children.every(isPoint) : children.every(isRunningWord)
}

function isPoint(node: PageNode): boolean {
  if (!isHtml(node) || tagOf(node) !== 'li') return false
  const { words, lists } = pointOf(node)
  return words.every(isRunningWord) && lists.every((list) => isHtml(list) && kinds[tagOf(list)] === 'list' && isFlow(list))
}

function pointOf({ children = [] }: HtmlNode): { words: readonly PageNode[]; lists: readonly PageNode[] } {
  const first = children.findIndex((child) => isHtml(child) && kinds[tagOf(child)] === 'list')
  return first < 0 ? { words: children, lists: [] } : { words: children.slice(0, first), lists: children.slice(first) }
}

/** Page nodes by the content read from them: unchanged content is given back as the very same node. */
const origins = new WeakMap<Written, PageNode>()

export function writtenFlow(nodes: readonly HtmlNode[]): Written {
  return schema.node('doc', null, nodes.map(writtenBlock))
}

export function writtenSentence(nodes: readonly PageNode[]): Written {
  return schema.node('sentence', null, words(nodes))
}

function writtenBlock(node: HtmlNode): Written {
  const kind = kinds[tagOf(node)] as 'paragraph' | 'heading' | 'list'
  const attrs = { tag: tagOf(node), ...wornOf(node) }
  const content = kind === 'list' ? (node.children ?? []).map((child) => writtenPoint(child as HtmlNode)) : words(node.children ?? [])
  const made = schema.node(kind, attrs, content)
  origins.set(made, node)
  return made
}

function writtenPoint(node: HtmlNode): Written {
  const { words: own, lists } = pointOf(node)
  return schema.node('item', wornOf(node), [
    schema.node('paragraph', null, words(own)),
    ...lists.map((list) => writtenBlock(list as HtmlNode)),
  ])
}

const wornOf = ({ attributes, name }: HtmlNode): Worn => ({ attributes, name })

export function words(nodes: readonly PageNode[], marks: readonly Mark[] = []): Fragment {
  return Fragment.from(
    nodes.flatMap((node): Written[] => {
      if (typeof node === 'string') {
        const text = node.replace(/[ \t\r\n\f]+/g, ' ')
        return text === '' ? [] : [schema.text(text, marks)]
      }
      if (!isHtml(node)) return []
      if (tagOf(node) === 'br') return [schema.node('br', wornOf(node), undefined, marks)]
      const mark = schema.mark(stresses[tagOf(node)] as string, wornOf(node))
      return [...words(node.children ?? [], mark.addToSet(marks)).content]
    }),
  )
}

/**
 * Converts written text into nodes of the page.
 * @param holding puts a table into what shows tables
 */
export function nodesOf(document: Written, holding: (table: HtmlNode) => PageNode): PageNode[] {
  if (document.type.name === 'sentence') return runningNodes(document)
  return document.children.map((child) => (child.type.name === 'guest' ? holding(child.attrs.node) : nodeOf(child)))
}

function nodeOf(written: Written): PageNode {
  const origin = origins.get(written)
  if (origin) return origin
  const { type, attrs } = written
  const node = element(attrs.tag, attrs as Worn, type.name === 'list' ? written.children.map(pointNode) : runningNodes(written))
  origins.set(written, node)
  return node
}

function pointNode(item: Written): HtmlNode {
  const parts = item.children.flatMap((part) => (part.type.name === 'paragraph' ? runningNodes(part) : [nodeOf(part)]))
  return element('li', item.attrs as Worn, parts)
}

const element = (html: string, { attributes, name }: Worn, children: readonly PageNode[]): HtmlNode => ({
  html,
  ...(name && { name }),
  ...(attributes && Object.keys(attributes).length > 0 && { attributes }),
  ...(children.length > 0 && { children }),
})

const htmlOf: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(stresses).map(([html, mark]) => [mark, html]))

function runningNodes(parent: Written): PageNode[] {
  const parts = parent.children.map((child) => ({
    node: child.isText ? (child.text ?? '') : element('br', child.attrs as Worn, []),
    marks: child.marks,
  }))
  return nested(parts, 0)
}

/** Joins neighbours with the same emphasis in one element. */
function nested(parts: readonly { node: PageNode; marks: readonly Mark[] }[], depth: number): PageNode[] {
  const nodes: PageNode[] = []
  for (let at = 0; at < parts.length; ) {
    const { node, marks } = parts[at]!
    const mark = marks[depth]
    if (!mark) {
      nodes.push(node)
      at += 1
      continue
    }
    let end = at + 1
    while (end < parts.length && parts[end]!.marks[depth]?.eq(mark)) end += 1
    nodes.push(element(htmlOf[mark.type.name] as string, mark.attrs as Worn, nested(parts.slice(at, end), depth + 1)))
    at = end
  }
  return nodes
}
