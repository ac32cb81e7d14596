import { declarations } from '../../src/blocks/declarations.js'
import { isDefaultSlot } from '../../src/pages/document/names.js'
import type { BlockNode, HtmlNode, Json, PageNode } from '../../src/core/element/declaration.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import type { Dialect } from './dialects.js'

const lineLength = 90

/** Page nodes as the template of a framework, two spaces per level. */
export const printNodes = (nodes: readonly PageNode[], dialect: Dialect, indent: string): string =>
  nodes.map((node) => printNode(node, dialect, indent)).join('\n')

function printNode(node: PageNode, dialect: Dialect, indent: string, slot?: string): string {
  if (typeof node === 'string') return indent + (slot ? `<span slot="${slot}">${dialect.text(node)}</span>` : dialect.text(node))
  if ('shared' in node) return ''
  const place = slot === undefined ? [] : [`slot="${slot}"`]
  return 'html' in node ? printHtml(node, dialect, indent, place) : printBlock(node, dialect, indent, place)
}

function printHtml({ html, attributes = {}, children = [] }: HtmlNode, dialect: Dialect, indent: string, place: string[]): string {
  const worn = [...Object.entries(attributes).map(([name, value]) => dialect.attribute(name, value)), ...place]
  const [only] = children
  // Running text stays on its line.
  if (children.length === 1 && typeof only === 'string') return `${open(html, worn, indent)}${dialect.text(only)}</${html}>`
  return around(html, worn, indent, printNodes(children, dialect, `${indent}  `))
}

function printBlock({ block, fields = {}, slots = {} }: BlockNode, dialect: Dialect, indent: string, place: string[]): string {
  const declaration = declarations.find(({ tag }) => tag === block)
  const known = declaration ? fieldSlots(declaration) : []
  const written = known.flatMap((slot) => {
    const value = Object.hasOwn(fields, slot.property) ? (fields[slot.property] as Json) : undefined
    return value === undefined ? [] : [dialect.field(slot, value)]
  })
  const heard = Object.keys(declaration?.events ?? {})
    .slice(0, 1)
    .flatMap(dialect.events)
  const children = Object.entries(slots).flatMap(([name, nodes]) =>
    nodes.map((node) => printNode(node, dialect, `${indent}  `, isDefaultSlot(name) ? undefined : name)),
  )
  return around(block, [...written, ...heard, ...place], indent, children.join('\n'))
}

const voidElements = new Set(['br', 'hr', 'img', 'source'])

function around(name: string, worn: readonly string[], indent: string, content: string): string {
  const begun = open(name, worn, indent)
  if (voidElements.has(name)) return begun.replace(/>$/, ' />')
  return content === '' ? `${begun}</${name}>` : `${begun}\n${content}\n${indent}</${name}>`
}

function open(name: string, worn: readonly string[], indent: string): string {
  const line = `${indent}<${[name, ...worn].join(' ')}>`
  if (line.length <= lineLength) return line
  return [`${indent}<${name}`, ...worn.map((each) => `${indent}  ${each}`), `${indent}>`].join('\n')
}
