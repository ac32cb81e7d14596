import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import type { HtmlNode, PageNode } from '../../../core/element/declaration.js'
import { type GuestElement, guestTag } from './clean-paste.js'

/** Properties of a page node besides its words, so that editing its text loses nothing. */
export interface Worn {
  attributes: HtmlNode['attributes'] | undefined
  name: string | undefined
}

const worn = { attributes: { default: undefined }, name: { default: undefined } }

const dressed = (attributes: HtmlNode['attributes']): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => name !== 'id' && name !== 'contenteditable'))

// A list may begin later than with 1, and count with letters.
function numbering(element: HTMLElement): Pick<Worn, 'attributes'> | undefined {
  const given = ['start', 'type'].flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? '']] : []))
  return element.localName === 'ol' && given.length > 0 ? { attributes: Object.fromEntries(given) } : undefined
}

const block = (tags: readonly string[], spec: NodeSpec): NodeSpec => ({
  ...spec,
  attrs: { ...worn, tag: { default: tags[0] as string } },
  parseDOM: tags.map((tag) => ({ tag, getAttrs: (element) => ({ tag, ...numbering(element) }) })),
  toDOM: ({ attrs }): DOMOutputSpec => [attrs.tag, dressed(attrs.attributes), 0],
})

const stress = (tag: string, others: readonly string[] = []): MarkSpec => ({
  attrs: worn,
  parseDOM: [tag, ...others].map((each) => ({ tag: each })),
  toDOM: ({ attrs }): DOMOutputSpec => [tag, dressed(attrs.attributes), 0],
})

// A table that was pasted is looked at until its text is done; then it can be written in.
const drawn = (node: PageNode): DOMOutputSpec =>
  typeof node === 'string' || !('html' in node)
    ? ['span', typeof node === 'string' ? node : '']
    : [node.html, dressed(node.attributes), ...(node.children ?? []).map(drawn)]

/** Schema of text that is edited in place: several paragraphs with headings and lists, or the words of one element. */
export const writingSchema = new Schema({
  nodes: {
    doc: { content: 'flow+' },
    /** The words of a single element: a link, a caption. */
    sentence: { content: 'inline*' },
    paragraph: block(['p'], { content: 'inline*', group: 'flow' }),
    heading: block(['h2', 'h1', 'h3', 'h4'], { content: 'inline*', group: 'flow', defining: true }),
    list: block(['ul', 'ol'], { content: 'item+', group: 'flow' }),
    item: {
      content: 'paragraph list*',
      defining: true,
      attrs: worn,
      parseDOM: [{ tag: 'li' }],
      toDOM: ({ attrs }): DOMOutputSpec => ['li', dressed(attrs.attributes), 0],
    },
    /** A table that came along with what was pasted. */
    guest: {
      group: 'flow',
      atom: true,
      attrs: { node: {} },
      parseDOM: [{ tag: guestTag, getAttrs: (element) => ({ node: (element as GuestElement).guest }) }],
      toDOM: ({ attrs }): DOMOutputSpec => [guestTag, { contenteditable: 'false' }, drawn(attrs.node)],
    },
    text: { group: 'inline' },
    br: {
      inline: true,
      group: 'inline',
      selectable: false,
      attrs: worn,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    link: {
      attrs: worn,
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ attributes: { href: element.getAttribute('href') } }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { ...dressed(attrs.attributes), tabindex: '-1' }, 0],
    },
    span: { ...stress('span'), excludes: '', parseDOM: [] },
    small: stress('small'),
    strong: stress('strong', ['b']),
    em: stress('em', ['i']),
    s: stress('s', ['del', 'strike']),
    sub: { ...stress('sub'), excludes: 'sub sup' },
    sup: { ...stress('sup'), excludes: 'sub sup' },
  },
})
