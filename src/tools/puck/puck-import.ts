import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import type { Problem } from '../../pages/document/problems.js'
import { problem } from '../../pages/document/problems.js'
import type { BlockDeclaration, BlockNode, HtmlNode, Json, PageNode } from '../../core/element/declaration.js'
import { fromPuck, type PuckItem, type PuckPage } from './puck-data.js'

export interface PuckReading {
  declarations?: readonly BlockDeclaration[]
  /** Reads HTML that a component holds as text. */
  parse: (html: string) => readonly PageNode[]
}

type Entries = Readonly<Record<string, unknown>>
const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)
const isItem = (value: unknown): value is PuckItem => isEntries(value) && typeof value.type === 'string' && isEntries(value.props)

/** Returns true when the data has the shape that Puck stores. */
export const isPuckData = (data: unknown): data is PuckPage & { zones?: Entries } => isEntries(data) && Array.isArray(data.content)

/**
 * Reads any data of Puck as a page: ours as `fromPuck` reads it, components of another configuration as the headings, texts, pictures
 * and links that they seem to be. A component that seems to be none of these is kept as a block that is not known here, with all it
 * says.
 */
export function importPuck(
  data: PuckPage & { zones?: Entries },
  before: PageDocument,
  { declarations = ownDeclarations, parse }: PuckReading,
): { page: PageDocument; problems: Problem[] } {
  const content = withZones(data.content, data.zones ?? {})
  const page = fromPuck({ root: isEntries(data.root) ? data.root : {}, content }, before, declarations)
  const known = new Set<string>(declarations.map(({ tag }) => tag))
  const seems = (node: PageNode): PageNode[] => {
    if (typeof node === 'string' || 'shared' in node) return [node]
    if ('html' in node) return [{ ...node, ...(node.children && { children: node.children.flatMap(seems) }) }]
    if (known.has(node.block) || node.slots) {
      const slots = Object.entries(node.slots ?? {}).map(([slot, nodes]) => [slot, nodes.flatMap(seems)])
      return [slots.length > 0 ? { ...node, slots: Object.fromEntries(slots) } : node]
    }
    return plainOf(node, (items) => fromPuck({ root: {}, content: [...items] }, before, declarations).nodes.flatMap(seems), parse)
  }
  const lost = data.content.filter((item) => !isItem(item)).length
  return { page: { ...page, nodes: page.nodes.flatMap(seems) }, problems: lost > 0 ? [problem('not-a-node', [])] : [] }
}

/** Moves the contents of components into them: older data keeps these beside the component, as `id:zone`. */
function withZones(content: readonly unknown[], zones: Entries): PuckItem[] {
  return content.filter(isItem).map((item) => {
    const inside = Object.entries(zones).filter(([name]) => name.startsWith(`${item.props.id}:`))
    const slots = inside.map(([name, items]) => [name.slice(name.indexOf(':') + 1), withZones(Array.isArray(items) ? items : [], zones)])
    return { ...item, props: { ...item.props, ...Object.fromEntries(slots) } }
  })
}

const heading = /head|title|überschrift/i
const picture = /image|picture|photo|bild|img/i
const link = /button|link|cta|knopf/i
const wording = /text|paragraph|html|markdown|quote|words|absatz/i

function plainOf(node: BlockNode, inside: (items: readonly PuckItem[]) => PageNode[], parse: PuckReading['parse']): PageNode[] {
  const fields = node.fields ?? {}
  const said = (...names: string[]): string => {
    const name = names.find((each) => typeof fields[each] === 'string' && fields[each] !== '')
    return name === undefined ? '' : String(fields[name])
  }
  const text = said('title', 'heading', 'text', 'label', 'content', 'body', 'html', 'children')
  const address = said('href', 'url', 'link', 'to')
  const items = Object.values(fields).filter((value): value is Json[] => Array.isArray(value) && value.length > 0 && value.every(isItem))
  if (items.length > 0) {
    const words: PageNode[] = text === '' ? [] : [{ html: 'h2', children: [text] }]
    return [{ html: 'div', children: [...words, ...items.flatMap((list) => inside(list as unknown as PuckItem[]))] }]
  }
  const source = said('src', 'image', 'url', 'imageUrl')
  if (picture.test(node.block) && source !== '') return [plain('img', [], { src: source, alt: said('alt', 'alternative', 'caption') })]
  if (link.test(node.block) && text !== '' && address !== '') return [plain('p', [plain('a', [text], { class: 'button', href: address })])]
  if (heading.test(node.block) && text !== '') return [plain(levelOf(fields), [text])]
  if (wording.test(node.block) && text !== '') return /<[a-z]/i.test(text) ? [...parse(text)] : [plain('p', [text])]
  return [node]
}

const plain = (html: string, children: readonly PageNode[], attributes?: Readonly<Record<string, string>>): HtmlNode => ({
  html,
  ...(attributes && { attributes }),
  ...(children.length > 0 && { children }),
})

function levelOf({ level, tag, size }: Readonly<Record<string, Json>>): string {
  const given = [level, tag, size].map((value) => /^h?([1-4])$/i.exec(String(value ?? ''))?.[1]).find(Boolean)
  return `h${given ?? 2}`
}
