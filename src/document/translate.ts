import { declarations } from '../blocks/declarations.js'
import type { BlockNode, Json, PageNode } from '../element/declaration.js'
import type { PageDocument } from './page-document.js'

const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))

export interface Translation {
  path: string
  language: PageDocument['language']
  /** The text in the other language. */
  say: (text: string) => string
  /** Where the address of a page leads in the other language. */
  link: (address: string) => string
}

/** The same page in the other language: the same blocks with other texts, leading to other pages. Each names the other. */
export function translatePage(page: PageDocument, { path, language, say, link }: Translation): PageDocument {
  const tools = { say, link }
  return {
    ...page,
    path,
    language,
    title: say(page.title),
    description: say(page.description),
    translation: page.path,
    nodes: page.nodes.map((node) => leadingTo(translated(node, tools), page.path)),
  }
}

/** The page with its twin in the other language named, for search engines and shoppers. */
export const withTranslation = (page: PageDocument, translation: string): PageDocument => ({
  ...page,
  translation,
  nodes: page.nodes.map((node) => leadingTo(node, translation)),
})

type Tools = Pick<Translation, 'say' | 'link'>

function translated(node: PageNode, tools: Tools): PageNode {
  if (typeof node === 'string') return tools.say(node)
  const within = (nodes: readonly PageNode[]) => nodes.map((each) => translated(each, tools))
  if ('html' in node) {
    const { href, ...attributes } = node.attributes ?? {}
    return {
      ...node,
      attributes: { ...attributes, ...(href !== undefined && { href: tools.link(href) }) },
      ...(node.children && { children: within(node.children) }),
    }
  }
  const slots = Object.entries(node.slots ?? {}).map(([slot, nodes]) => [slot, within(nodes)])
  return { ...node, fields: translatedFields(node, tools), ...(node.slots && { slots: Object.fromEntries(slots) }) }
}

/** A link that leads where its block leads by itself must be named, for it leads to another page now. */
function translatedFields({ block, fields = {} }: BlockNode, { say, link }: Tools): Readonly<Record<string, Json>> {
  const own = Object.entries(known.get(block)?.fields ?? {}).flatMap(([name, field]): [string, Json][] => {
    const value = fields[name] ?? ('default' in field ? (field.default as Json) : undefined)
    if (typeof value !== 'string') return []
    const isList = value.startsWith('/')
    const meant = field.type === 'url' ? link(value) : isList ? value.split('\n').map(link).join('\n') : say(value)
    return meant === value ? [] : [[name, meant]]
  })
  return { ...fields, ...Object.fromEntries(own) }
}

/** Navigation and footer lead to the page's twin. */
function leadingTo(node: PageNode, otherLanguageUrl: string): PageNode {
  if (typeof node === 'string') return node
  if ('html' in node) return node.children ? { ...node, children: node.children.map((each) => leadingTo(each, otherLanguageUrl)) } : node
  if (!known.get(node.block)?.fields.otherLanguageUrl) return node
  return { ...node, fields: { ...node.fields, otherLanguageUrl } }
}
