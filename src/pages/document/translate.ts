import { declarations } from '../../blocks/declarations.js'
import type { BlockNode, Json, PageNode, Source, Sources } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import { withField } from './page-edits.js'
import { textsOf } from './page-texts.js'
import type { NodePath } from './problems.js'

const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))

export interface Translation {
  path: string
  language: PageDocument['language']
  /** Returns the text in the other language. */
  say: (text: string) => string
  /** Returns true when a text that is the same in the other language is right as it stands. */
  fits?: (text: string) => boolean
  /** Returns the address in the other language for the address of a page. */
  link: (address: string) => string
}

/** Returns the same page in the other language: the same blocks with other texts, each of which remembers what it translates. */
export function translatePage(page: PageDocument, { path, language, say, link, fits = () => false }: Translation): PageDocument {
  const tools = { say, link, sources: sourcesOf(page, (text) => say(text) === text && fits(text)) }
  const { translation: _, canonical: __, ...rest } = page
  return {
    ...rest,
    path,
    language,
    title: say(page.title),
    description: say(page.description),
    ...tools.sources([]),
    nodes: page.nodes.map((node, index) => translated(node, ['nodes', index], tools)),
  }
}

/** Returns the page with its twin in the other language named, for search engines and shoppers; without an address it has none. */
export const withTranslation = ({ translation: _, ...page }: PageDocument, translation: string | undefined): PageDocument => ({
  ...page,
  ...(translation && { translation }),
  nodes: page.nodes.map((node) => leadingTo(node, translation)),
})

type SourcesAt = (way: NodePath) => { translates?: Sources }

/** Returns the texts to be translated at each node. */
function sourcesOf(page: PageDocument, fits: (text: string) => boolean): SourcesAt {
  const byWay = new Map<string, Record<string, Source>>()
  for (const { way, key, text } of textsOf(page)) {
    const at = JSON.stringify(way)
    byWay.set(at, { ...byWay.get(at), [key]: { text, ...(fits(text) && { fits: true as const }) } })
  }
  return (way) => {
    const translates = byWay.get(JSON.stringify(way))
    return translates ? { translates } : {}
  }
}

interface Tools extends Pick<Translation, 'say' | 'link'> {
  sources: SourcesAt
}

function translated(node: PageNode, way: NodePath, tools: Tools): PageNode {
  if (typeof node === 'string') return tools.say(node)
  if ('shared' in node) return node
  const within = (nodes: readonly PageNode[], ...steps: NodePath) =>
    nodes.map((each, index) => translated(each, [...way, ...steps, index], tools))
  const { translates: _, ...rest } = node
  if ('html' in rest) {
    const { href, ...attributes } = rest.attributes ?? {}
    const read = ['alt', 'title', 'aria-label'].flatMap((name) => (attributes[name] ? [[name, tools.say(attributes[name])]] : []))
    return {
      ...rest,
      ...tools.sources(way),
      attributes: { ...attributes, ...Object.fromEntries(read), ...(href !== undefined && { href: tools.link(href) }) },
      ...(rest.children && { children: within(rest.children, 'children') }),
    }
  }
  const slots = Object.entries(rest.slots ?? {}).map(([slot, nodes]) => [slot, within(nodes, 'slots', slot)])
  return {
    ...rest,
    ...tools.sources(way),
    fields: translatedFields(rest, tools),
    ...(rest.slots && { slots: Object.fromEntries(slots) }),
  }
}

/** Translates the fields. A link to its block's default address must be written out, for it leads to another page now. */
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

/** Navigation and footer lead to the page's twin, wherever they stand. */
function leadingTo(node: PageNode, otherLanguageUrl: string | undefined): PageNode {
  if (typeof node === 'string' || 'shared' in node) return node
  const within = (nodes: readonly PageNode[]) => nodes.map((each) => leadingTo(each, otherLanguageUrl))
  if ('html' in node) return node.children ? { ...node, children: within(node.children) } : node
  const slots = Object.entries(node.slots ?? {}).map(([slot, nodes]) => [slot, within(nodes)])
  const whole = node.slots ? { ...node, slots: Object.fromEntries(slots) } : node
  return known.get(node.block)?.fields.otherLanguageUrl ? withField(whole, 'otherLanguageUrl', otherLanguageUrl) : whole
}
