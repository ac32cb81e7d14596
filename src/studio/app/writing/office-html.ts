/** Additions of office programs to a document that are not part of its text. */
export type OfficeLoss = 'changes' | 'comments' | 'footnotes'

/**
 * Takes what only the program it comes from understands out of a document: deleted text of tracked changes, comments, the jumps of
 * footnotes, invented spaces. Look that stands in style sheets is put onto the words.
 * @param given is changed
 */
export function withoutOfficeTraces(given: Document): OfficeLoss[] {
  wearSheets(given)
  joinSpaces(given)
  return [
    ...(dropTrackedChanges(given) ? (['changes'] as const) : []),
    ...(dropComments(given) ? (['comments'] as const) : []),
    ...(flattenFootnotes(given) ? (['footnotes'] as const) : []),
  ]
}

const maxRules = 500

/** Apple’s programs, and LibreOffice where styles have names, say bold, struck and raised by classes of `span`. */
function wearSheets(given: Document): void {
  for (const { textContent } of given.querySelectorAll('style')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync((textContent ?? '').replace(/<!--|-->/g, ''))
    for (const rule of [...sheet.cssRules].slice(0, maxRules)) {
      if (!(rule instanceof CSSStyleRule) || !/^span\.[\w-]+$/i.test(rule.selectorText)) continue
      for (const span of given.querySelectorAll<HTMLElement>(rule.selectorText)) wear(span, rule.style)
    }
  }
}

function wear({ style }: HTMLElement, rule: CSSStyleDeclaration): void {
  for (const property of ['text-decoration-line', 'vertical-align', 'font-weight', 'font-style'])
    if (!style.getPropertyValue(property) && rule.getPropertyValue(property)) style.setProperty(property, rule.getPropertyValue(property))
}

/** Accepts tracked changes: a colleague's deletions are removed, and her additions stay. */
function dropTrackedChanges(given: Document): boolean {
  const deleted = [...given.querySelectorAll('del[cite], del[datetime], .msoDel, .TrackedChange.TrackChangeDeletion')]
  for (const element of deleted) element.remove()
  const added = given.querySelectorAll('ins[cite], ins[datetime], .msoIns')
  for (const element of added) element.replaceWith(...element.childNodes)
  return deleted.length + added.length > 0
}

function dropComments(given: Document): boolean {
  const comments = [
    ...given.querySelectorAll(
      '.MsoCommentReference, .msocomoff, .msocomtxt, .MsoCommentText, a[href^="#cmnt"], [id^="cmnt"], .CommentStart',
    ),
    ...[...given.querySelectorAll('[style]')].filter((each) => /mso-element:\s*comment/i.test(each.getAttribute('style') ?? '')),
  ]
  for (const element of comments) {
    const isAnchor = element.localName === 'a' && element.closest('sup')
    const holder = isAnchor || element
    if (element.matches('[id^="cmnt"]')) element.closest('div, p')?.remove()
    holder.remove()
  }
  return comments.length > 0
}

const footnote = /^#_?(ftn|edn|ftnt|sdfootnote|sdendnote|fn|footnote|endnote)/i

/** The sign of a footnote stays, and so does its text at the end; nothing on a page leads from one to the other. */
function flattenFootnotes(given: Document): boolean {
  const anchors = [...given.querySelectorAll('a[href]')].filter((each) => footnote.test(each.getAttribute('href') ?? ''))
  for (const anchor of anchors) {
    const isBack = /ref|anc$/i.test(anchor.getAttribute('href') ?? '')
    const sign = given.createElement(isBack || anchor.closest('sup') || anchor.querySelector('sup') ? 'span' : 'sup')
    sign.append(...anchor.childNodes)
    for (const inner of sign.querySelectorAll<HTMLElement>('[style]')) if (sign.localName === 'sup') inner.style.verticalAlign = ''
    anchor.replaceWith(sign)
  }
  return anchors.length > 0
}

/** Writes runs of spaces and tabs with signs that keep a line together; runs that the author typed are kept. */
function joinSpaces(given: Document): void {
  // Word in the browser ends each paragraph with a space that the author did not type.
  for (const element of given.querySelectorAll('.EOP')) element.remove()
  for (const element of given.querySelectorAll('.Apple-converted-space, .Apple-tab-span')) element.textContent = ' '
  for (const element of given.querySelectorAll('[style]'))
    if (/mso-(spacerun|tab-count)/i.test(element.getAttribute('style') ?? '')) element.textContent = ' '
}

interface OpenList {
  list: HTMLElement
  level: number
  name: string
}

/**
 * A word processor writes its lists as paragraphs that say of which level they are, and its version in the browser writes each
 * point as a list of its own: both become lists.
 * @param given is changed
 */
export function listOfficePoints(given: Document): void {
  let open: OpenList[] = []
  for (const element of [...given.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, table, li[data-aria-level]')]) {
    const found = element.localName === 'li' ? webPoint(element) : wordPoint(element)
    if (!found) {
      if (!element.closest('li')) open = []
      continue
    }
    open = put(given, element, found, open)
  }
}

interface FoundPoint {
  /** Name of the list it belongs to. */
  name: string
  level: number
  kind: 'ul' | 'ol'
  start: number
  type: string
  point: HTMLElement
  /** Place where a list begins that is not open yet. */
  place: HTMLElement
}

function put(
  given: Document,
  element: HTMLElement,
  { name, level, kind, start, type, point, place }: FoundPoint,
  before: OpenList[],
): OpenList[] {
  // A list of another name beside the open one begins anew; deeper it belongs to the point above it.
  const open = before.filter((each) => each.level < level || (each.level === level && each.name === name))
  let last = open.at(-1)
  if (!last || last.level < level) {
    const list = given.createElement(kind)
    if (start > 1) list.setAttribute('start', String(start))
    if (type) list.setAttribute('type', type)
    if (last?.list.lastElementChild) last.list.lastElementChild.append(list)
    else place.before(list)
    last = { list, level, name }
    open.push(last)
  }
  last.list.append(point)
  if (place !== point && (place === element || place.textContent?.trim() === '')) place.remove()
  return open
}

/** A paragraph of Word or Outlook that is a point: `mso-list:l0 level1 lfo1`, with its sign in front. */
function wordPoint(element: HTMLElement): FoundPoint | undefined {
  const [, name, depth] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(element.getAttribute('style') ?? '') ?? []
  if (name === undefined) return undefined
  const sign = [...element.querySelectorAll<HTMLElement>('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  )
  const [, count] = /^\s*\(?([0-9]+|[a-z]|[ivxlc]+)[.)]/i.exec(sign?.textContent ?? '') ?? []
  sign?.remove()
  const point = element.ownerDocument.createElement('li')
  point.append(...element.childNodes)
  return { name, level: Number(depth), kind: count === undefined ? 'ul' : 'ol', ...numbering(count), point, place: element }
}

function numbering(count: string | undefined): { start: number; type: string } {
  if (count === undefined || /^\d+$/.test(count)) return { start: Number(count ?? 1), type: '' }
  const isRoman = /^[iI]$/.test(count) || count.length > 1
  const isLower = count === count.toLowerCase()
  const letter = count.toLowerCase().charCodeAt(0) - 96
  return isRoman ? { start: 1, type: isLower ? 'i' : 'I' } : { start: letter, type: isLower ? 'a' : 'A' }
}

/** A point of Word in the browser: alone in its list, which says where its number goes on. */
function webPoint(element: HTMLElement): FoundPoint | undefined {
  const list = element.parentElement
  if (!list) return undefined
  const wrapper = list.parentElement?.classList.contains('ListContainerWrapper') ? list.parentElement : list
  return {
    name: element.dataset.listid ?? 'web',
    level: Number(element.dataset.ariaLevel),
    kind: list.localName === 'ol' ? 'ol' : 'ul',
    start: Number(list.getAttribute('start') ?? 1),
    type: list.getAttribute('type') ?? '',
    point: element,
    place: wrapper,
  }
}
