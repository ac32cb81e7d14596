import type { BlockDeclaration, HtmlNode, PageNode } from '../../../core/element/declaration.js'
import type { KnownParts } from './known-parts.js'
import type { Language } from '../kit/language.js'
import { elementNames, nodeNameMessages } from './node-names.messages.js'

/** Name of a node as editors see it: its kind, and what it is about. */
interface NodeName {
  /** Kind such as „Abschnitt“ or „Absatz“, or the name its editor gave it. */
  title: string
  /** Its heading or first words; its kind, when it has a name of its own. */
  about: string
}

export interface Naming {
  declarations: readonly BlockDeclaration[]
  language: Language
  /** Names of the shared parts. */
  parts?: Pick<KnownParts, 'titleOf'> | undefined
}

const longest = 60
const headings = new Set(['h1', 'h2', 'h3', 'h4'])
// These elements hold the whole page: its first words would say nothing about them.
const landmarks = new Set(['main', 'header', 'footer', 'nav'])

export function nodeName(node: PageNode, naming: Naming): NodeName {
  const kind = kindOf(node, naming)
  if (typeof node === 'object' && 'shared' in node) {
    const called = node.name ?? naming.parts?.titleOf(node.shared)
    return called ? { title: called, about: kind } : { title: kind, about: '' }
  }
  const given = typeof node === 'string' ? undefined : node.name
  return given ? { title: given, about: kind } : { title: kind, about: shortened(aboutOf(node)) }
}

/** Returns both in one line: „Überschrift: Haut, die sich nach dir anfühlt.“ */
export function nodeTitle(node: PageNode, naming: Naming): string {
  const { title, about } = nodeName(node, naming)
  return about ? `${title}: ${about}` : title
}

/** Returns the kind of a node: „Abschnitt“, „Absatz“. */
export function kindOf(node: PageNode, { declarations, language }: Naming): string {
  if (typeof node === 'string') return nodeNameMessages[language].text
  if ('block' in node) return declarations.find(({ tag }) => tag === node.block)?.name[language] ?? node.block
  if ('shared' in node) return elementNames.shared[language]
  if (isButton(node)) return nodeNameMessages[language].button
  return Object.hasOwn(elementNames, node.html) ? elementNames[node.html as keyof typeof elementNames][language] : `<${node.html}>`
}

function aboutOf(node: PageNode): string {
  if (typeof node === 'object' && 'shared' in node) return ''
  if (typeof node === 'object' && 'html' in node && landmarks.has(node.html)) return ''
  return firstWords(node, (part) => headings.has(part.html)) || firstWords(node)
}

function firstWords(node: PageNode, within?: (part: HtmlNode) => boolean): string {
  if (typeof node === 'string') return within ? '' : node.trim()
  if ('shared' in node) return ''
  if ('block' in node) return headingOf(node.fields?.heading) || firstOf(Object.values(node.slots ?? {}).flat(), within)
  if (node.html === 'img') return within ? '' : (node.attributes?.alt ?? '')
  const isText = within ? within(node) : (node.children ?? []).some((child) => typeof child === 'string' && child.trim() !== '')
  return isText ? textOf(node) : firstOf(node.children ?? [], within)
}

function firstOf(nodes: readonly PageNode[], within?: (part: HtmlNode) => boolean): string {
  for (const node of nodes) {
    const words = firstWords(node, within)
    if (words) return words
  }
  return ''
}

const headingOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOf = (node: PageNode): string =>
  typeof node === 'string' ? node : 'html' in node ? (node.children ?? []).map(textOf).join('') : ''
const isButton = ({ html, attributes }: HtmlNode): boolean => html === 'a' && (attributes?.class ?? '').split(/\s+/).includes('button')

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/(?<!\s)\s+\S*$/, '')} …`
}
