import type { HtmlNode, PageNode } from '../../../element/declaration.js'
import { safeUrl } from '../../../web/safe-url.js'

/** What cannot come along into a text. */
export type LeftOut = 'scripts' | 'addresses' | 'pictures' | 'blocks' | 'look'

/** An element that stands for a table in what was pasted. */
export interface GuestElement extends HTMLElement {
  guest?: HtmlNode
}
export const guestTag = 'canvas-guest'

/** What was pasted: only elements a text knows, in a document that loads and runs nothing. */
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
const headings: Readonly<Record<string, string>> = { h5: 'h4', h6: 'h4' }

/**
 * Makes clean text of what a word processor, a document in the browser or another page put on the clipboard.
 * @param html from anywhere
 */
export function cleanPaste(html: string): CleanPaste {
  const given = new DOMParser().parseFromString(html, 'text/html')
  const made = given.implementation.createHTMLDocument()
  const without = new Set<LeftOut>()
  // The page has its one heading already.
  const deeper = given.querySelector('h1, p.MsoTitle') ? 1 : 0
  listWordPoints(given)

  function copyInto(target: Node, from: Node): void {
    for (const child of from.childNodes) copy(target, child)
  }

  function copy(target: Node, node: Node): void {
    if (node.nodeType === 3) return void target.appendChild(made.createTextNode((node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ')))
    if (node.nodeType !== 1) return
    const element = node as HTMLElement
    const name = nameOf(element)
    note(element, name)
    if (name === 'script' || silent.has(name) || pictures.has(name) || name.startsWith('vitrine-')) return
    if (name === 'table') return void target.appendChild(guestOf(element))
    // Between paragraphs it is the look of the page it comes from.
    if (name === 'br' && (/Apple-interchange/.test(element.className) || (element.parentElement && hasLines(element.parentElement)))) return
    copyInto(stressed(wrapped(target, element, name), element, name), element)
  }

  function wrapped(target: Node, element: HTMLElement, name: string): Node {
    if (name === 'a') {
      const address = safeUrl(element.getAttribute('href') ?? '')
      if (!address || element.getAttribute('href')?.startsWith('#')) return target
      return append(target, 'a', { href: address })
    }
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
    if (/^h\d$/.test(nameOf(element))) return target
    const { fontWeight, fontStyle } = element.style
    const weight = fontWeight || (name === 'b' || name === 'strong' ? 'bold' : '')
    const slant = fontStyle || (name === 'i' || name === 'em' ? 'italic' : '')
    const isBold = /^bold/.test(weight) || Number(weight) >= 600
    const strong = isBold && !lines.has(name) ? append(target, 'strong') : target
    return slant === 'italic' ? append(strong, 'em') : strong
  }

  function nameOf(element: HTMLElement): string {
    const name = element.localName
    if (element.classList.contains('MsoTitle')) return 'h2'
    if (/^h\d$/.test(name)) return headings[name] ?? `h${Math.min(4, Number(name[1]) + deeper)}`
    return name
  }

  function note(element: HTMLElement, name: string): void {
    if (name === 'script' || element.getAttributeNames().some((each) => /^on/i.test(each))) without.add('scripts')
    if (pictures.has(name)) without.add('pictures')
    if (name.startsWith('vitrine-')) without.add('blocks')
    if (/color|font-size|font-family|background/.test(element.getAttribute('style') ?? '')) without.add('look')
    if (name === 'a' && element.hasAttribute('href') && !safeUrl(element.getAttribute('href') ?? '')) without.add('addresses')
  }

  function guestOf(table: HTMLElement): GuestElement {
    const guest = made.createElement(guestTag) as GuestElement
    const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cellOf(cell as HTMLElement)))
    guest.guest = tableOf(rows)
    return guest
  }

  function cellOf(cell: HTMLElement): Cell {
    const box = made.createElement('div')
    copyInto(box, cell)
    const words = cell.textContent?.trim() ?? ''
    const bold = [...box.querySelectorAll('strong')].map(({ textContent }) => textContent).join('')
    const heads = cell.localName === 'th' || cell.closest('thead') !== null || (words !== '' && bold.trim() === words)
    return { heads, children: trimmed(wordsOf(box, heads)) }
  }

  const body = made.body
  copyInto(body, given.body)
  return { body, without: [...without] }
}

const hasLines = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some(
    ({ localName }) =>
      lines.has(localName) || localName === 'table' || (kept.has(localName) && localName !== 'br' && localName !== 'small'),
  )

interface Cell {
  heads: boolean
  children: PageNode[]
}

function tableOf(rows: readonly (readonly Cell[])[]): HtmlNode {
  const [first = [], ...others] = rows
  const heads = first.length > 0 && first.every((cell) => cell.heads)
  const row = (cells: readonly Cell[], tag: (cell: Cell) => string): HtmlNode => ({
    html: 'tr',
    children: cells.map((cell) => ({ html: tag(cell), ...(cell.children.length > 0 && { children: cell.children }) })),
  })
  const body = (heads ? others : rows).map((cells) => row(cells, (cell) => (cell.heads && cell === cells[0] ? 'th' : 'td')))
  const parts: HtmlNode[] = [...(heads ? [{ html: 'thead', children: [row(first, () => 'th')] }] : []), { html: 'tbody', children: body }]
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
  for (const child of box.childNodes) {
    const element = child as Element
    if (child.nodeType === 3) {
      const text = (child.nodeValue ?? '').replace(/^\s+$/, nodes.length > 0 ? ' ' : '')
      if (text) nodes.push(text)
    } else if (/^(strong|em|a|small)$/.test(element.localName) && !(plain && element.localName === 'strong')) {
      const href = element.getAttribute('href')
      nodes.push({ html: element.localName, ...(href && { attributes: { href } }), children: wordsOf(element, plain) })
    } else if (element.localName === 'br') nodes.push({ html: 'br' })
    else {
      const isLine = /^(p|li|h\d)$/.test(element.localName)
      const inner = wordsOf(element, plain)
      if (isLine && nodes.length > 0 && inner.length > 0) nodes.push({ html: 'br' })
      nodes.push(...inner)
    }
  }
  return nodes
}

/** A word processor writes its lists as paragraphs that say of which level they are. */
function listWordPoints(given: Document): void {
  let open: { list: HTMLElement; level: number; name: string }[] = []
  for (const element of [...given.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, table')]) {
    const [, name = '', depth = '0'] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(element.getAttribute('style') ?? '') ?? []
    const level = Number(depth)
    if (level === 0) {
      if (!element.closest('li')) open = []
      continue
    }
    const sign = [...element.querySelectorAll<HTMLElement>('[style]')].find((each) =>
      /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
    )
    const kind = /^\s*\(?([0-9]+|[a-z]|[ivxlc]+)[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    open = open[0]?.name === name ? open.filter((each) => each.level <= level) : []
    let last = open.at(-1)
    if (!last || last.level < level) {
      const list = given.createElement(kind)
      if (last?.list.lastElementChild) last.list.lastElementChild.append(list)
      else element.before(list)
      last = { list, level, name }
      open.push(last)
    }
    const point = given.createElement('li')
    point.append(...element.childNodes)
    last.list.append(point)
    element.remove()
  }
}
