import DOMPurify from 'dompurify'
import type { HtmlNode, PageNode } from '../../../core/element/declaration.js'
import { readPageReference } from '../../../pages/document/page-links.js'
import { safeUrl } from '../../../core/dom/safe-url.js'
import { typedAddress } from '../kit/typed-address.js'
import { listOfficePoints, withoutOfficeTraces } from './office-html.js'

/** Content that is left out when it is pasted into a text. */
export type LeftOut =
  | 'scripts'
  | 'addresses'
  | 'pictures'
  | 'blocks'
  | 'look'
  | 'underline'
  | 'changes'
  | 'comments'
  | 'footnotes'
  | 'tables'
  | 'fields'

/** An element that stands for a table in what was pasted. */
export interface GuestElement extends HTMLElement {
  guest?: HtmlNode
}
export const guestTag = 'canvas-guest'

/** Pasted content: only elements that a text knows, in a document that loads and runs nothing. */
export interface CleanPaste {
  body: HTMLElement
  without: readonly LeftOut[]
}

const kept = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'br', 'small'])
const lines = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form header legend main nav pre section summary'.split(
    ' ',
  ),
)
const silent = new Set(
  'base button col colgroup head hr input link meta noscript object param select style template textarea title'.split(' '),
)
const pictures = new Set('audio canvas embed iframe img math object picture svg video'.split(' '))
const fields = new Set(['button', 'input', 'select', 'textarea'])
const headings: Readonly<Record<string, string>> = { h5: 'h4', h6: 'h4' }
/** Returns true when the words of a picture are the emoji that it shows. */
const isEmoji = (words: string): boolean =>
  words.length < 40 && /[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u.test(words) && !/[\p{L}\s]/u.test(words)

/**
 * Makes clean text of what a word processor, a document in the browser or another page put on the clipboard.
 * @param html from anywhere
 */
export function cleanPaste(html: string): CleanPaste {
  const without = new Set<LeftOut>()
  const given = sanitized(html, without)
  const made = given.implementation.createHTMLDocument()
  for (const lost of withoutOfficeTraces(given)) without.add(lost)
  // The page has its one heading already.
  const deeper = given.querySelector('h1, p.MsoTitle') ? 1 : 0
  listOfficePoints(given)

  function copyInto(target: Node, from: Node): void {
    for (const child of from.childNodes) copy(target, child)
  }

  function copy(target: Node, node: Node): void {
    if (node.nodeType === 3) return void target.appendChild(made.createTextNode((node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ')))
    if (node.nodeType !== 1) return
    const element = node as HTMLElement
    const name = nameOf(element)
    const sign = name === 'img' ? (element.getAttribute('alt') ?? '').trim() : ''
    // Mail programs and chats send their emoji as pictures of them.
    if (isEmoji(sign)) return void target.appendChild(made.createTextNode(sign))
    note(element, name)
    if (silent.has(name) || pictures.has(name)) return
    if (name === 'table') return void target.appendChild(guestOf(element as HTMLTableElement))
    // Between paragraphs, a line break is only the look of the page it comes from.
    if (name === 'br' && (/Apple-interchange/.test(element.className) || (element.parentElement && hasLines(element.parentElement)))) return
    copyInto(stressed(wrapped(target, element, name), element, name), element)
  }

  function wrapped(target: Node, element: HTMLElement, name: string): Node {
    if (name === 'a') {
      const address = addressOf(element)
      return address ? append(target, 'a', { href: address }) : target
    }
    if (name === 'ol') return append(target, name, numberingOf(element))
    if (kept.has(name)) {
      const blank =
        /^(p|h\d)$/.test(name) && element.textContent?.replace(/\u00a0/g, ' ').trim() === '' && !element.querySelector('img, table')
      return blank ? made.createElement('p') : append(target, name)
    }
    return lines.has(name) && !hasLines(element) ? append(target, 'p') : target
  }

  function append(target: Node, name: string, attributes: Record<string, string> = {}): HTMLElement {
    const element = made.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    // Documents in the browser put a list that goes deeper beside its point, not into it.
    const holder = /^[uo]l$/.test(name) && /^[UO]L$/.test(target.nodeName) ? (target.lastChild ?? target) : target
    return holder.appendChild(element)
  }

  function stressed(target: Node, element: HTMLElement, name: string): Node {
    return stressesOf(element, name, /^h\d$/.test(nameOf(element))).reduce((around: Node, stress) => append(around, stress), target)
  }

  function nameOf(element: HTMLElement): string {
    const name = element.localName
    if (element.classList.contains('MsoTitle')) return 'h2'
    if (/^h\d$/.test(name)) return headings[name] ?? `h${Math.min(4, Number(name[1]) + deeper)}`
    return name
  }

  function note(element: HTMLElement, name: string): void {
    if (pictures.has(name)) without.add('pictures')
    if (fields.has(name)) without.add('fields')
    if (name === 'hr' || /color|font-size|font-family|background/.test(element.getAttribute('style') ?? '')) without.add('look')
    if (isUnderlined(element) && (element.textContent ?? '').trim() !== '') without.add('underline')
    const href = element.getAttribute('href')
    if (name === 'a' && href !== null && !href.startsWith('#') && !addressOf(element)) without.add('addresses')
  }

  function guestOf(table: HTMLTableElement): GuestElement {
    const guest = made.createElement(guestTag) as GuestElement
    const rows = [...table.rows].map((row) => [...row.cells].map(cellOf))
    const title = table.caption ? contentOf(table.caption, false) : []
    guest.guest = tableOf(rows, title)
    return guest
  }

  function contentOf(element: HTMLElement, plain: boolean): PageNode[] {
    const box = made.createElement('div')
    copyInto(box, element)
    if (box.querySelector(guestTag)) without.add('tables')
    return trimmed(wordsOf(box, plain))
  }

  function cellOf(cell: HTMLTableCellElement): Cell {
    const box = made.createElement('div')
    copyInto(box, cell)
    const words = cell.textContent?.trim() ?? ''
    const bold = [...box.querySelectorAll('strong')].map(({ textContent }) => textContent).join('')
    const heads = cell.localName === 'th' || cell.closest('thead') !== null || (words !== '' && bold.trim() === words)
    const spans = (['colspan', 'rowspan'] as const).flatMap((name): [string, string][] => {
      const value = Number(cell.getAttribute(name))
      return value > 1 && value < 100 ? [[name, String(value)]] : []
    })
    return { heads, attributes: Object.fromEntries(spans), children: contentOf(cell, heads) }
  }

  const body = made.body
  copyInto(body, given.body)
  return { body, without: [...without] }
}

/** The clipboard's document without what runs, loads or is a block of ours. */
function sanitized(html: string, without: Set<LeftOut>): Document {
  const root: unknown = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    // These tell which of its own styles the program means.
    ADD_TAGS: ['style', 'base'],
    ADD_ATTR: ['datetime'],
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|page):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  })
  for (const removed of DOMPurify.removed) {
    const name = 'element' in removed ? removed.element.nodeName.toLowerCase() : ''
    const attribute = 'attribute' in removed ? (removed.attribute?.name ?? '') : ''
    if (name === 'script' || /^on/i.test(attribute)) without.add('scripts')
    if (name.startsWith('vitrine-')) without.add('blocks')
    if (pictures.has(name)) without.add('pictures')
    if (attribute === 'href') without.add('addresses')
  }
  if (!(root instanceof HTMLElement)) throw new TypeError('DOMPurify returns the document element.')
  return root.ownerDocument.contains(root) ? root.ownerDocument : documentOf(root)
}

function documentOf(root: HTMLElement): Document {
  const document = root.ownerDocument.implementation.createHTMLDocument()
  document.replaceChild(document.adoptNode(root), document.documentElement)
  return document
}

/** Returns where a link leads from any page; links within the copied document, or to a file beside it, lead nowhere. */
function addressOf(element: HTMLElement): string | undefined {
  const href = (element.getAttribute('href') ?? '').trim()
  if (href === '' || href.startsWith('#')) return undefined
  if (readPageReference(href)) return href
  const address = typedAddress(href)
  const base = element.ownerDocument.querySelector('base[href]')?.getAttribute('href') ?? ''
  const isRelative = !/^([a-z][a-z0-9+.-]*:|\/)/i.test(address)
  if (!isRelative) return safeUrl(address)
  return /^https:/i.test(base) && URL.canParse(address, base) ? safeUrl(new URL(address, base).href) : undefined
}

/** Returns where a numbered list begins, and what it counts with. */
function numberingOf(list: HTMLElement): Record<string, string> {
  const start = Number(list.getAttribute('start') ?? 1)
  const type = list.getAttribute('type') ?? listTypes[list.style.listStyleType] ?? ''
  return {
    ...(Number.isInteger(start) && start > 1 && { start: String(start) }),
    ...(/^[aAiI]$/.test(type) && { type }),
  }
}
const listTypes: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

/** The elements that say in a page what an element or its style says, the outermost first. */
function stressesOf(element: HTMLElement, name: string, isHeading: boolean): string[] {
  const { fontWeight, fontStyle, verticalAlign } = element.style
  const weight = fontWeight || (name === 'b' || name === 'strong' ? 'bold' : '')
  const slant = fontStyle || (name === 'i' || name === 'em' ? 'italic' : '')
  const isBold = (/^bold/.test(weight) || Number(weight) >= 600) && !lines.has(name) && !isHeading
  const isStruck = /^(s|strike|del)$/.test(name) || decorationOf(element).includes('line-through')
  const raised = name === 'sup' || name === 'sub' ? name : raisedBy(verticalAlign)
  return [
    ...(isBold ? ['strong'] : []),
    ...(slant === 'italic' && !isHeading ? ['em'] : []),
    ...(isStruck && !hasLines(element) ? ['s'] : []),
    ...(raised && !/^t[dhr]$/.test(name) ? [raised] : []),
  ]
}

const decorationOf = ({ style }: HTMLElement): string => `${style.textDecoration} ${style.textDecorationLine}`

const isUnderlined = (element: HTMLElement): boolean =>
  !element.closest('a') && (/^(u|ins)$/.test(element.localName) || decorationOf(element).includes('underline'))

/** Apple’s programs say how far a letter is raised. */
function raisedBy(verticalAlign: string): 'sup' | 'sub' | undefined {
  if (verticalAlign === 'super') return 'sup'
  if (verticalAlign === 'sub') return 'sub'
  const by = /^(-?[\d.]+)(?:px|pt|em)$/.exec(verticalAlign)?.[1]
  if (by === undefined || Number(by) === 0) return undefined
  return Number(by) > 0 ? 'sup' : 'sub'
}

const hasLines = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some(
    ({ localName }) =>
      lines.has(localName) || localName === 'table' || (kept.has(localName) && localName !== 'br' && localName !== 'small'),
  )

interface Cell {
  heads: boolean
  attributes: Readonly<Record<string, string>>
  children: PageNode[]
}

function tableOf(rows: readonly (readonly Cell[])[], title: readonly PageNode[]): HtmlNode {
  const [first = [], ...others] = rows
  const heads = first.length > 0 && first.every((cell) => cell.heads)
  const row = (cells: readonly Cell[], tag: (cell: Cell) => string): HtmlNode => ({
    html: 'tr',
    children: cells.map((cell) => ({
      html: tag(cell),
      ...(Object.keys(cell.attributes).length > 0 && { attributes: cell.attributes }),
      ...(cell.children.length > 0 && { children: cell.children }),
    })),
  })
  const body = (heads ? others : rows).map((cells) => row(cells, (cell) => (cell.heads && cell === cells[0] ? 'th' : 'td')))
  const parts: HtmlNode[] = [
    ...(title.length > 0 ? [{ html: 'caption', children: title }] : []),
    ...(heads ? [{ html: 'thead', children: [row(first, () => 'th')] }] : []),
    { html: 'tbody', children: body },
  ]
  return { html: 'table', children: parts }
}

function trimmed(nodes: readonly PageNode[]): PageNode[] {
  const first = nodes.findIndex((node) => node !== ' ')
  const last = nodes.findLastIndex((node) => node !== ' ')
  return nodes.slice(first < 0 ? nodes.length : first, last + 1).flatMap((node, index, all): PageNode[] => {
    if (typeof node !== 'string') return [node]
    const begun = index === 0 ? node.replace(/^ +/, '') : node
    return [index === all.length - 1 ? begun.replace(/(?<! ) +$/, '') : begun]
  })
}

/** The words of a cell; a heading is bold already. */
function wordsOf(box: Node, plain: boolean): PageNode[] {
  const nodes: PageNode[] = []
  const add = (inner: readonly PageNode[], isLine: boolean): void => {
    if (isLine && nodes.length > 0 && inner.length > 0) nodes.push({ html: 'br' })
    nodes.push(...inner)
  }
  for (const child of box.childNodes) {
    const element = child as GuestElement
    if (child.nodeType === 3) {
      const text = (child.nodeValue ?? '').replace(/^\s+$/, nodes.length > 0 ? ' ' : '')
      if (text) nodes.push(text)
    } else if (element.guest) for (const line of linesOf(element.guest)) add(line, true)
    else if (/^(strong|em|a|small|s|sub|sup)$/.test(element.localName) && !(plain && element.localName === 'strong')) {
      const href = element.getAttribute('href')
      nodes.push({ html: element.localName, ...(href && { attributes: { href } }), children: wordsOf(element, plain) })
    } else if (element.localName === 'br') nodes.push({ html: 'br' })
    else add(wordsOf(element, plain), /^(p|li|h\d)$/.test(element.localName))
  }
  return nodes
}

/** A table in a cell: each of its rows as a line. */
function linesOf(node: HtmlNode): PageNode[][] {
  const children = node.children ?? []
  if (node.html === 'tr')
    return [
      children.flatMap((cell, index) =>
        typeof cell === 'object' && 'html' in cell ? [...(index > 0 ? [' '] : []), ...(cell.children ?? [])] : [],
      ),
    ]
  return children.flatMap((child) => (typeof child === 'object' && 'html' in child ? linesOf(child) : []))
}
