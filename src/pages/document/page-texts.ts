import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { BlockDeclaration, BlockNode, HtmlNode, PageNode, Source, Sources } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import { visibleText } from './page-walk.js'
import type { NodePath } from './problems.js'
import { isRunning } from './running-text.js'

/** A text of a page that people read, and that says something else in another language. */
export interface PageText {
  /** Way to its node; empty for a text about the page itself. */
  way: NodePath
  /** Name of a block's field, of an attribute, or the page's `title` or `description`; `text` is the running text of a plain element. */
  key: string
  text: string
  /** Only texts of one kind are each other's translation: `h2 text`, `vitrine-product-list heading`. */
  kind: string
  source?: Source
}

const readAttributes = ['alt', 'title', 'aria-label']

const isReadable = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^[^\s@]+@\S+$/.test(text)

/** Returns all texts of a page in reading order, those that search engines read first. */
export function textsOf(page: PageDocument, declarations: readonly BlockDeclaration[] = ownDeclarations): PageText[] {
  const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))
  const inside = (nodes: readonly PageNode[], way: NodePath): PageText[] => nodes.flatMap((node, index) => ofNode(node, [...way, index]))

  function ofNode(node: PageNode, way: NodePath): PageText[] {
    if (typeof node === 'string' || 'shared' in node) return []
    return 'block' in node ? ofBlock(node, way) : ofElement(node, way)
  }

  function ofBlock(node: BlockNode, way: NodePath): PageText[] {
    const own = Object.entries(known.get(node.block)?.fields ?? {}).flatMap(([key, field]) => {
      if (field.group !== 'content' || (field.type !== 'text' && field.type !== 'textarea')) return []
      const given = Object.hasOwn(node.fields ?? {}, key) ? node.fields?.[key] : undefined
      // A single word that every page says unless told otherwise is a name.
      const value = given ?? (/\S\s\S/.test(field.default ?? '') ? field.default : undefined)
      return textOf(value, { node, way, key, kind: `${node.block} ${key}` })
    })
    return [...own, ...Object.entries(node.slots ?? {}).flatMap(([slot, nodes]) => inside(nodes, [...way, 'slots', slot]))]
  }

  function ofElement(node: HtmlNode, way: NodePath): PageText[] {
    const at = (key: string) => ({ node, way, key, kind: `${node.html} ${key}` })
    const attributes = readAttributes.flatMap((key) => textOf(node.attributes?.[key], at(key)))
    const children = node.children ?? []
    if (!beginsText(node)) return [...attributes, ...inside(children, [...way, 'children'])]
    const others = children.flatMap((child, index) => (isRunning(child) ? [] : ofNode(child, [...way, 'children', index])))
    return [...attributes, ...textOf(runningText(node), at('text')), ...others]
  }

  const about = { node: page, way: [] }
  return [
    ...textOf(page.title, { ...about, key: 'title', kind: 'title' }),
    ...textOf(page.description, { ...about, key: 'description', kind: 'description' }),
    ...inside(page.nodes, ['nodes']),
  ]
}

interface Found extends Pick<PageText, 'way' | 'key' | 'kind'> {
  node: { translates?: Sources }
}

function textOf(value: unknown, { node, ...about }: Found): PageText[] {
  const source = Object.hasOwn(node.translates ?? {}, about.key) ? node.translates?.[about.key] : undefined
  // A translation counts even while it is typed anew and is a single letter.
  if (typeof value !== 'string' || !(source || isReadable(value))) return []
  return [{ ...about, text: value, ...(source && { source }) }]
}

/** Returns true when letters stand directly in the element: bold or linked ones among them belong to the same text. */
const beginsText = ({ children = [], translates }: HtmlNode): boolean =>
  Object.hasOwn(translates ?? {}, 'text') || children.some((child) => typeof child === 'string' && isReadable(child))

const runningText = ({ children = [] }: HtmlNode): string => children.filter(isRunning).map(visibleText).join('')

/** Stretch of a running text that is written alike, such as what stands before a link, and the link. */
export interface Piece {
  /** Way from the element. */
  way: NodePath
  text: string
  /** Elements that it stands in, the nearest last. */
  marks: readonly string[]
}

/** Returns the stretches of an element's running text. */
export function piecesOf(node: HtmlNode): Piece[] {
  const textsIn = (nodes: readonly PageNode[], way: NodePath, marks: readonly string[]): Piece[] =>
    nodes.flatMap((child, index): Piece[] => {
      const here = [...way, index]
      if (typeof child === 'string') return child.trim() === '' ? [] : [{ way: here, text: child, marks }]
      return 'html' in child && isRunning(child) ? textsIn(child.children ?? [], [...here, 'children'], [...marks, child.html]) : []
    })
  return textsIn(node.children ?? [], ['children'], [])
}
