import type { BlockDeclaration, BlockNode, HtmlNode, PageNode, LocalizedText } from '../../core/element/declaration.js'
import { fieldSlots, readProperty } from '../../core/element/fields.js'
import { attributesOf } from './attributes.js'
import { hiddenOnAttribute } from '../../core/element/hidden-on.js'
import { readDevices } from './hidden-on.js'
import { allowedAttributes, isAllowedElement } from './html-elements.js'
import { element, type Markup } from './markup.js'
import { isDefaultSlot } from './names.js'
import { pictureAt, pictureMarkup, type PictureOptions, withPictures } from './picture-markup.js'
import { roomIn } from './picture-room.js'
import { safeUrl } from '../../core/dom/safe-url.js'

export interface MarkupOptions extends PictureOptions {
  declarations: readonly BlockDeclaration[]
  /** Language in which the fallback content of blocks is written. */
  fallback?: keyof LocalizedText
  /** Origins that are fine besides https. */
  origins?: readonly string[]
  /** Block whose heading is that of the whole page. */
  topBlock?: BlockNode | undefined
}

/**
 * Returns page nodes as elements that may be published. A plain element that is not allowed and a block that is not known become their
 * children: the shopper still reads the words.
 */
export function markupOf(nodes: readonly PageNode[], options: MarkupOptions): (Markup | string)[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    // The writer of a page puts the nodes of shared parts in before.
    if ('shared' in node) return []
    return 'block' in node ? blockMarkup(node, options) : htmlMarkup(node, options)
  })
}

function htmlMarkup(node: HtmlNode, options: MarkupOptions): (Markup | string)[] {
  const children = markupOf(node.children ?? [], options)
  if (!isAllowedElement(node.html)) return children
  const name = node.html.toLowerCase()
  const attributes = allowedAttributes(node.attributes ?? {}, options.origins)
  const picture = name === 'img' ? pictureAt(node.attributes?.src, options) : undefined
  if (picture) return picture === 'gone' ? [] : [pictureMarkup(picture, attributes, options)]
  return [element(name, attributes, children)]
}

function blockMarkup(node: BlockNode, options: MarkupOptions): (Markup | string)[] {
  const declaration = options.declarations.find(({ tag }) => tag === node.block)
  if (!declaration) return Object.values(node.slots ?? {}).flatMap((nodes) => markupOf(nodes, options))
  const takesContent = Object.keys(declaration.slots ?? {}).some(isDefaultSlot)
  const inside = { ...options, room: roomIn(node, declaration, options.room) }
  const children = [...(takesContent ? [] : fallbackMarkup(node, declaration, options)), ...slotted(node, declaration, inside)]
  const fields = withPictures(node.fields ?? {}, declaration, options)
  const anchor = declaration.anchor ? ([['id', declaration.anchor]] as const) : []
  const hiddenOn = readDevices(node.hiddenOn)
  const attributes = [...anchor, ...attributesOf(declaration, fields, options.origins)]
  if (hiddenOn.length === 0) return [element(declaration.tag, attributes, children)]
  return [element(declaration.tag, [...attributes, [hiddenOnAttribute, hiddenOn.join(' ')]], children.map(withLazyPictures))]
}

/** A picture that is not shown is fetched all the same, unless it waits for that. */
function withLazyPictures(markup: Markup | string): Markup | string {
  if (typeof markup === 'string') return markup
  const children = markup.children.map(withLazyPictures)
  if (markup.name !== 'img') return { ...markup, children }
  const others = markup.attributes.filter(([name]) => name !== 'loading' && name !== 'fetchpriority')
  return { ...markup, attributes: [...others, ['loading', 'lazy']] }
}

function slotted(node: BlockNode, declaration: BlockDeclaration, options: MarkupOptions): (Markup | string)[] {
  return Object.entries(node.slots ?? {}).flatMap(([slot, nodes]) => {
    if (!Object.hasOwn(declaration.slots ?? {}, slot)) return []
    const children = markupOf(nodes, options)
    return isDefaultSlot(slot) ? children : children.map((child) => intoSlot(child, slot))
  })
}

// Only an element can name its slot: a text of its own is wrapped.
function intoSlot(child: Markup | string, slot: string): Markup {
  if (typeof child === 'string') return element('span', [['slot', slot]], [child])
  return { ...child, attributes: [...child.attributes.filter(([name]) => name !== 'slot'), ['slot', slot]] }
}

function fallbackMarkup(node: BlockNode, declaration: BlockDeclaration, options: MarkupOptions): Markup[] {
  const { fallback } = declaration
  const language = options.fallback
  if (!fallback || !language) return []
  const written = (name: string): string => fieldText(node, declaration, name)
  const heading =
    typeof fallback.heading === 'string'
      ? written(fallback.heading)
      : fallback.heading && ((Object.hasOwn(declaration.fields, 'heading') && written('heading')) || fallback.heading[language])
  const text = typeof fallback.text === 'string' ? written(fallback.text) : fallback.text?.[language]
  const texts = (fallback.texts ?? []).flatMap((each) => textMarkup(each.heading[language], written(each.field)))
  const links = (fallback.links ?? []).flatMap((link) => {
    const address = safeUrl(written(link.field), options.origins)
    return address ? [element('p', [], [element('a', [['href', address]], [link.text[language]])])] : []
  })
  const waiting = fallback.loading ? [waitingMarkup(fallback.loading, language)] : []
  const level = node === options.topBlock ? 'h1' : 'h2'
  return [...(heading ? [element(level, [], [heading])] : []), ...waiting, ...(text ? [element('p', [], [text])] : []), ...texts, ...links]
}

/** Writes the running text of an editor: its paragraphs are parted by blank lines, and its other lines are kept. */
function textMarkup(heading: string, text: string): Markup[] {
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim() !== '')
  const lines = (paragraph: string): (Markup | string)[] =>
    paragraph
      .trim()
      .split('\n')
      .flatMap((line, index) => (index > 0 ? [element('br'), line] : [line]))
  return paragraphs.length === 0 ? [] : [element('h2', [], [heading]), ...paragraphs.map((each) => element('p', [], lines(each)))]
}

const missed: LocalizedText = {
  de: 'Dieser Teil der Seite konnte bisher nicht geladen werden.',
  en: 'This part of the page could not be loaded so far.',
}
const retryText: LocalizedText = { de: 'Erneut versuchen', en: 'Try again' }
const scriptless: LocalizedText = { de: 'Dafür braucht dein Browser JavaScript.', en: 'Your browser needs JavaScript for this.' }

/** Writes both sentences; the page's style sheet chooses which one shows, since without a script no script can. */
function waitingMarkup(waiting: LocalizedText, language: keyof LocalizedText): Markup {
  const again = element('a', [['href', '']], [retryText[language]])
  return element(
    'div',
    [['class', 'vitrine-waiting']],
    [
      element('p', [], [waiting[language]]),
      element('p', [['class', 'vitrine-missed']], [missed[language], ' ', again]),
      element('noscript', [], [element('p', [], [scriptless[language]])]),
    ],
  )
}

function fieldText(node: BlockNode, declaration: BlockDeclaration, name: string): string {
  const given = Object.hasOwn(node.fields ?? {}, name) ? node.fields?.[name] : undefined
  const slot = fieldSlots(declaration).find(({ property }) => property === name)
  const reading = slot && readProperty(slot, given)
  // The block, too, uses its default for a value that it cannot read.
  const value = reading && 'value' in reading ? reading.value : slot?.fallback
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
