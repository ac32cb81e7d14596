import type { BlockDeclaration, BlockNode, HtmlNode, Json, PageNode, Sources } from '../../core/element/declaration.js'
import { fieldSlots, readAttribute } from '../../core/element/fields.js'
import { hiddenOnAttribute } from '../../core/element/hidden-on.js'
import { readDevices } from './hidden-on.js'
import { isAllowedAttribute, isAllowedElement } from './html-elements.js'
import { isDefaultSlot } from './names.js'
import { deepest } from './page-document.js'
import { type Problem, problem, type NodePath } from './problems.js'
import { isRunning, type Surroundings, tidySpace } from './running-text.js'

type Mutable<Node> = { -readonly [Key in keyof Node]: Node[Key] }

/** Data that a builder keeps of a node beside its HTML. */
export interface Aside {
  /** Node that the builder has no form for, in the place of everything else. */
  node?: PageNode
  id?: string
  name?: string
  translates?: Sources
  /** Null when the block had none. */
  version?: number | null
  fields?: Readonly<Record<string, Json>>
}
interface Words {
  nodeName: '#text'
  value: string
}
interface Element {
  nodeName: string
  tagName: string
  attrs: readonly { name: string; value: string }[]
  childNodes: readonly HtmlTree[]
  aside?: Aside
}
/** HTML as parse5 gives it, or made of the data that a builder keeps. */
export type HtmlTree = Element | Words | { nodeName: string }

/** Elements whose content is no text for a reader either. */
const leftOut: Readonly<Record<string, Problem['kind']>> = {
  script: 'dropped-script',
  style: 'dropped-style',
  iframe: 'dropped-element',
  object: 'dropped-element',
  embed: 'dropped-element',
  applet: 'dropped-element',
  frameset: 'dropped-element',
  svg: 'dropped-element',
  math: 'dropped-element',
  video: 'dropped-element',
  audio: 'dropped-element',
  canvas: 'dropped-element',
  input: 'dropped-element',
  textarea: 'dropped-element',
  select: 'dropped-element',
}
const withoutMeaning = new Set([
  'head',
  'title',
  'meta',
  'link',
  'base',
  'template',
  'noscript',
  'noframes',
  'noembed',
  'colgroup',
  'col',
  'param',
])

/** Elements that have another name in a page. */
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h5: 'h4', h6: 'h4', strike: 's', del: 's' }

/** Elements whose words stay, and whose meaning does not. */
const unmarked = new Set('abbr bdi bdo cite code dfn font ins kbd mark q ruby samp tt u var'.split(' '))

/** Elements of other pages that begin a line of their own; their words stay apart. */
const paragraphs = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'center',
  'dd',
  'dialog',
  'dl',
  'dt',
  'fieldset',
  'form',
  'legend',
  'pre',
  'section',
  'tfoot',
])

const wordProcessor = /^(Mso|Apple-|docs-)/i
const ownOfPages = /^(slot|class|id|style|hidden|title|lang|dir|tabindex|role|is|part|nonce)$|^(on|data-|aria-|xmlns|xml:)/i
const dangerous = /^(javascript|vbscript|data|file|blob):/i
/** Schemes that a page may lead to, or be mended to: all others, such as a mail's `cid:`, would be an empty place on the page. */
const knownScheme = /^(?:https?|mailto|tel|page):/i
const scheme = /^[a-z][a-z0-9+.-]*:/i
const spaceInAddresses = /[\s\p{Cc}]/gu
const mostNested = 400

interface Finding {
  kind: Problem['kind']
  word: string
  /** Node that stands there in the end. */
  about: object | undefined
}

/** Reads parsed HTML as page nodes, and tells what it left out. */
export function readElements(
  elements: readonly HtmlTree[],
  declarations: readonly BlockDeclaration[],
  surroundings: Surroundings,
): { nodes: PageNode[]; problems: Problem[] } {
  const findings = new Map<string, Finding>()
  const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))

  // Reports a finding once: five hundred styled paragraphs are one problem.
  function tell(kind: Problem['kind'], word: string, about: object | undefined): void {
    const key = `${kind} ${word}`
    if (!findings.has(key)) findings.set(key, { kind, word, about })
  }

  interface Inside {
    about: object | undefined
    /** Number of nodes of the document around these. */
    depth: number
    /** Number of elements around these, of which some are no nodes. */
    nested: number
  }

  function readList(children: readonly HtmlTree[], inside: Inside, around: Surroundings): PageNode[] {
    const nodes: PageNode[] = []
    for (const node of children.flatMap((child) => readChild(child, inside))) {
      const last = nodes.at(-1)
      if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
      else nodes.push(node)
    }
    return tidySpace(nodes, around)
  }

  function readChild(child: HtmlTree, inside: Inside): PageNode[] {
    if (child.nodeName === '#text') return [(child as Words).value]
    if (!('tagName' in child)) return []
    const kind = Object.hasOwn(leftOut, child.tagName) ? leftOut[child.tagName] : undefined
    // Fields of every kind are one loss.
    if (kind) tell(kind, /^(?:textarea|select)$/.test(child.tagName) ? 'input' : child.tagName, inside.about)
    if (kind || withoutMeaning.has(child.tagName)) return []
    if (inside.depth > deepest || inside.nested > mostNested) {
      tell('too-deep', '', inside.about)
      return []
    }
    return readElement(child, inside)
  }

  function readElement(given: Element, inside: Inside): PageNode[] {
    if (given.aside?.node !== undefined) return [given.aside.node]
    const name = Object.hasOwn(renamed, given.tagName) ? renamed[given.tagName]! : given.tagName
    if (name.startsWith('vitrine-') || known.has(name)) return [readBlock(given, inside)]
    if (isAllowedElement(name)) return readHtml(name, given, inside)
    for (const { name: attribute } of given.attrs) if (isScript(attribute)) tell('dropped-handler', attribute, inside.about)
    if (unmarked.has(name)) tell('dropped-mark', name, inside.about)
    const begins = paragraphs.has(name)
    const content = marked(readList(given.childNodes, { ...inside, nested: inside.nested + 1 }, begins ? 'block' : 'running'), given, name)
    return begins && content.length > 0 && content.every((node) => isRunning(node) || isBreak(node))
      ? [{ html: 'p', children: content }]
      : content
  }

  function readHtml(name: string, given: Element, inside: Inside): PageNode[] {
    const node: Mutable<HtmlNode> = { html: name, ...asideOf(given) }
    const attributes = mendedAttributes(given).flatMap(({ name: attribute, value }) => readPlainAttribute(attribute, value, node))
    if (attributes.length > 0) node.attributes = Object.fromEntries(attributes)
    // Its picture stands in the mail that it comes from: an empty frame would stay, with words about what nobody sees.
    if (
      name === 'img' &&
      !node.attributes?.src &&
      !node.attributes?.srcset &&
      given.attrs.some(({ name: attribute, value }) => attribute === 'src' && value.trim() !== '')
    )
      return []
    const children = marked(readList(given.childNodes, below(node, inside), isRunning(node) ? 'running' : 'block'), given, name)
    // Documents in the browser put one around everything, and take its meaning away by a style.
    if (name === 'strong' && /^(?:normal|400)$/.test(stylesOf(given).get('font-weight') ?? '')) return children
    // The element carried a look that is gone, so it has nothing left to carry.
    if (
      name === 'span' &&
      given.attrs.length > 0 &&
      attributes.length === 0 &&
      !given.attrs.some(({ name: attribute }) => attribute === 'slot')
    )
      return children
    if (children.length > 0) node.children = children
    return [node]
  }

  const below = (about: object, { depth, nested }: Inside): Inside => ({ about, depth: depth + 1, nested: nested + 1 })

  function readPlainAttribute(name: string, value: string, node: HtmlNode): [string, string][] {
    if (name === 'slot') return []
    if (name === 'class') {
      const kept = value
        .split(/\s+/)
        .filter((word) => word !== '' && !wordProcessor.test(word))
        .join(' ')
      return kept ? [[name, kept]] : []
    }
    if (isScript(name)) return leaveOut('dropped-handler', name, node)
    if (name === 'style' && [...readStyles(value).keys()].every((property) => meaningful.test(property))) return []
    if (!isAllowedAttribute(name)) return leaveOut('dropped-attribute', name, node)
    if (/^(href|src|srcset)$/.test(name) && leadsNowhere(name, value)) return leaveOut('dropped-address', shortened(value), node)
    return [[name, value]]
  }

  function leaveOut(kind: Problem['kind'], word: string, about: object): [] {
    tell(kind, word, about)
    return []
  }

  function readBlock(given: Element, inside: Inside): BlockNode {
    const declaration = known.get(given.tagName)
    const version = given.aside?.version === undefined ? declaration?.version : given.aside.version
    const node: Mutable<BlockNode> = { block: given.tagName, ...(typeof version === 'number' && { version }), ...asideOf(given) }
    const hiddenOn = readDevices(given.attrs.find(({ name }) => name === hiddenOnAttribute)?.value)
    if (hiddenOn.length > 0) node.hiddenOn = hiddenOn
    const read = readFields(given, declaration, node)
    const fields = [...Object.entries(given.aside?.fields ?? {}).filter(([name]) => !read.some(([known]) => known === name)), ...read]
    if (fields.length > 0) node.fields = Object.fromEntries(fields)
    const slots = readSlots(given, declaration, below(node, inside))
    if (slots.length > 0) node.slots = Object.fromEntries(slots)
    return node
  }

  function readFields({ attrs }: Element, declaration: BlockDeclaration | undefined, node: BlockNode): [string, Json][] {
    const slots = declaration ? fieldSlots(declaration) : []
    return attrs.flatMap(({ name, value }): [string, Json][] => {
      const slot = slots.find(({ attribute }) => attribute === name)
      // Publishing writes it anew.
      if (name === 'id' && value === declaration?.anchor) return []
      if (!slot) return readStrangeField(name, value, node)
      const isAddress = slot.field.type === 'url' || slot.field.type === 'image'
      if (isAddress && leadsNowhere(slot.field.type === 'image' ? 'srcset' : 'href', value))
        return leaveOut('dropped-address', shortened(value), node)
      const reading = readAttribute(slot, value)
      // A value that makes no sense is kept as it was written, so that somebody can mend it.
      if (!('value' in reading)) return [[slot.property, value]]
      const isDefault = reading.value === undefined || JSON.stringify(reading.value) === JSON.stringify(slot.fallback)
      return isDefault ? [] : [[slot.property, reading.value as Json]]
    })
  }

  function readStrangeField(name: string, value: string, node: BlockNode): [string, Json][] {
    if (name === 'slot' || name === hiddenOnAttribute) return []
    if (isScript(name)) return leaveOut('dropped-handler', name, node)
    if (ownOfPages.test(name)) return leaveOut('dropped-attribute', name, node)
    return isDangerous(value) ? leaveOut('dropped-address', shortened(value), node) : [[camel(name), value]]
  }

  /** Reads the slots of a block. One without room for children has its fallback there, which is written anew by every publishing. */
  function readSlots({ childNodes }: Element, declaration: BlockDeclaration | undefined, inside: Inside): [string, PageNode[]][] {
    const plain = declaration ? Object.keys(declaration.slots ?? {}).find(isDefaultSlot) : 'default'
    const named = new Map<string, HtmlTree[]>()
    for (const child of childNodes) {
      const slot = slotOf(child) ?? plain
      if (slot !== undefined) named.set(slot, [...(named.get(slot) ?? []), child])
    }
    return [...named].flatMap(([slot, children]): [string, PageNode[]][] => {
      const nodes = slot === plain ? readList(children, inside, 'block') : children.flatMap((child) => readSlotted(child, inside))
      return nodes.length > 0 ? [[slot, nodes]] : []
    })
  }

  // A span that only names its slot was put around bare words.
  function readSlotted(child: HtmlTree, inside: Inside): PageNode[] {
    const bare =
      'tagName' in child &&
      !('aside' in child) &&
      child.tagName === 'span' &&
      child.attrs.length === 1 &&
      child.childNodes.every(({ nodeName }) => nodeName === '#text')
    return bare ? child.childNodes.map((text) => (text as Words).value) : readChild(child, inside)
  }

  const nodes = readList(elements, { about: undefined, depth: 1, nested: 1 }, surroundings)
  return { nodes, problems: placed([...findings.values()], nodes) }
}

/** Gives each finding the way to its node as it stands in the end. */
function placed(findings: readonly Finding[], nodes: readonly PageNode[]): Problem[] {
  if (findings.length === 0) return []
  const ways = new Map<object, NodePath>()
  function walk(list: readonly PageNode[], way: NodePath): void {
    for (const [index, node] of list.entries()) {
      if (typeof node === 'string') continue
      const here = [...way, index]
      ways.set(node, here)
      if ('html' in node) walk(node.children ?? [], [...here, 'children'])
      else if ('block' in node) for (const [slot, below] of Object.entries(node.slots ?? {})) walk(below, [...here, 'slots', slot])
    }
  }
  walk(nodes, ['nodes'])
  return findings.map(({ kind, word, about }) => problem(kind, (about && ways.get(about)) ?? [], { word }))
}

const asideOf = ({ aside: { id, name, translates } = {} }: Element): Omit<Aside, 'node' | 'version' | 'fields'> => ({
  ...(id !== undefined && { id }),
  ...(name !== undefined && { name }),
  ...(translates && { translates }),
})
const isBreak = (node: PageNode): boolean => typeof node !== 'string' && 'html' in node && node.html === 'br'
const isScript = (attribute: string): boolean => /^on/i.test(attribute)
const isDangerous = (address: string): boolean => dangerous.test(address.replace(spaceInAddresses, ''))

/** Names of styles that say what words mean, where an element does in a page. */
const meaningful = /^(?:text-decoration(?:-line)?|font-weight|font-style|vertical-align)$/

function readStyles(text: string): ReadonlyMap<string, string> {
  const declarations = text.split(';').map((declaration) => declaration.split(':', 2).map((part) => part.trim().toLowerCase()))
  return new Map(declarations.flatMap(([property, value]): [string, string][] => (property && value ? [[property, value]] : [])))
}

const stylesOf = ({ attrs }: Element): ReadonlyMap<string, string> => readStyles(attrs.find(({ name }) => name === 'style')?.value ?? '')

/** Puts what a style means around the words of an element: “39,90 €” that is struck through by a style is no second price. */
function marked(children: PageNode[], given: Element, name: string): PageNode[] {
  const styles = stylesOf(given)
  const isHeading = /^(?:h\d|th|strong)$/.test(name)
  const lines = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`
  const place = styles.get('vertical-align')
  const marks = [
    ...(lines.includes('line-through') && name !== 's' ? ['s'] : []),
    ...(/^(?:bold|bolder|[6-9]00)$/.test(styles.get('font-weight') ?? '') && !isHeading ? ['strong'] : []),
    ...(/^(?:italic|oblique)/.test(styles.get('font-style') ?? '') && name !== 'em' ? ['em'] : []),
    ...(place === 'super' && name !== 'sup' ? ['sup'] : []),
    ...(place === 'sub' && name !== 'sub' ? ['sub'] : []),
  ]
  const areWords =
    children.some((child) => typeof child !== 'string' || child.trim() !== '') &&
    children.every((child) => isRunning(child) || isBreak(child))
  return areWords ? marks.reduce<PageNode[]>((inner, html) => [{ html, children: inner }], children) : children
}

/** Pages that load their pictures lazily keep the address aside; `www.` alone would lead to a page of this site. */
function mendedAttributes({ tagName, attrs }: Element): Element['attrs'] {
  const valueAt = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
  const lazySource = valueAt('data-src') ?? valueAt('data-lazy-src') ?? valueAt('data-original')
  const isLazy = tagName === 'img' && lazySource !== undefined && (valueAt('src') === undefined || isDangerous(valueAt('src') ?? ''))
  return attrs.flatMap(({ name, value }) => {
    if (isLazy && name === 'src') return []
    if (isLazy && /^data-(?:lazy-)?(?:src|original)$/.test(name)) return value === lazySource ? [{ name: 'src', value }] : []
    if (name === 'href' && /^www\.[^/\s]+\./i.test(value)) return [{ name, value: `https://${value}` }]
    return [{ name, value }]
  })
}

/** @param name `srcset` for several addresses with their sizes */
function leadsNowhere(name: string, value: string): boolean {
  const addresses = name === 'srcset' ? value.split(/,?\s+/) : [value]
  return addresses.some((address) => {
    const text = address.replace(spaceInAddresses, '')
    return scheme.test(text) && !knownScheme.test(text)
  })
}

const shortened = (address: string): string => (address.length > 40 ? `${address.slice(0, 40)}…` : address)
const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())

function slotOf(child: HtmlTree): string | undefined {
  const slot = 'tagName' in child ? child.attrs.find(({ name }) => name === 'slot')?.value : undefined
  return slot === undefined || isDefaultSlot(slot) ? undefined : slot
}
