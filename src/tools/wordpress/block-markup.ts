import { element, type Markup, print } from '../../pages/document/markup.js'
import { isDefaultSlot } from '../../pages/document/names.js'
import { markupOf } from '../../pages/document/node-markup.js'
import type { BlockDeclaration, BlockNode, HtmlNode, PageNode } from '../../core/element/declaration.js'
import { blockName } from './block-names.js'

interface BlockMarkupOptions {
  prefix: string
  declarations: readonly BlockDeclaration[]
}

/**
 * Returns page nodes as WordPress stores blocks: HTML with comments around each block. Headings, paragraphs and pictures are
 * WordPress's own blocks; other elements are its block for HTML. Shared parts and unknown blocks are left out.
 */
export const blockMarkup = (nodes: readonly PageNode[], options: BlockMarkupOptions): string =>
  nodes
    .map((node) => nodeMarkup(node, options))
    .filter((text) => text !== '')
    .join('\n\n')

function nodeMarkup(node: PageNode, options: BlockMarkupOptions): string {
  if (typeof node === 'string') return node.trim() === '' ? '' : comment('paragraph', {}, print(element('p', [], [node.trim()])))
  if ('shared' in node) return ''
  return 'block' in node ? ownBlock(node, options) : htmlBlock(node, options)
}

function ownBlock({ block, fields = {}, slots = {} }: BlockNode, options: BlockMarkupOptions): string {
  const declaration = options.declarations.find(({ tag }) => tag === block)
  if (!declaration) return blockMarkup(Object.values(slots).flat(), options)
  const inside = blockMarkup(Object.values(slots).flat(), options)
  return comment(blockName(block, options.prefix), fields, inside)
}

function htmlBlock(node: HtmlNode, options: BlockMarkupOptions): string {
  const children = node.children ?? []
  // The block for HTML shows its content in a frame, where none of our blocks is: it takes plain elements only.
  if (hasBlock(children)) return blockMarkup(children, options)
  const [markup] = markupOf([node], { declarations: options.declarations })
  if (!markup || typeof markup === 'string') return ''
  const attributes = new Map(markup.attributes)
  const plain = [...attributes.keys()].every((name) => name === 'class' || name === 'id')
  const className = attributes.get('class')
  const shared = {
    ...(typeof className === 'string' && { className }),
    ...(typeof attributes.get('id') === 'string' && { anchor: attributes.get('id') }),
  }
  if (markup.name === 'p' && plain) return comment('paragraph', shared, print(markup))
  if (/^h[1-6]$/.test(markup.name) && plain)
    return comment('heading', { level: Number(markup.name[1]), ...shared }, print(withClass(markup, 'wp-block-heading')))
  return comment('html', {}, print(markup))
}

const withClass = (markup: Markup, name: string): Markup => {
  const own = markup.attributes.find(([key]) => key === 'class')?.[1]
  const others = markup.attributes.filter(([key]) => key !== 'class')
  return { ...markup, attributes: [['class', [name, own].filter(Boolean).join(' ')], ...others] }
}

const hasBlock = (nodes: readonly PageNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && ('block' in node || ('children' in node && hasBlock(node.children ?? []))))

/** Writes a block's comments; inside of them `--` would end the comment, and editors of WordPress write it so too. */
function comment(name: string, attributes: Readonly<Record<string, unknown>>, inside: string): string {
  const json = JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
  const given = json === '{}' ? '' : ` ${json}`
  return inside === '' ? `<!-- wp:${name}${given} /-->` : `<!-- wp:${name}${given} -->\n${inside}\n<!-- /wp:${name} -->`
}

/** Returns the slot that takes blocks in WordPress: it has one place for inner blocks. */
export const innerSlot = ({ slots = {} }: BlockDeclaration): string | undefined => {
  const names = Object.keys(slots)
  return names.find(isDefaultSlot) ?? names[0]
}
