import { print } from '../../pages/document/markup.js'
import { isDefaultSlot } from '../../pages/document/names.js'
import { markupOf } from '../../pages/document/node-markup.js'
import type { BlockDeclaration, Field, PageNode, Preset } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'
import { innerSlot } from './block-markup.js'
import { blockName, pluginName } from './block-names.js'

interface InnerBlock {
  name: string
  attributes: Readonly<Record<string, unknown>>
  innerBlocks: readonly InnerBlock[]
}

const icons: Readonly<Record<BlockDeclaration['category'], string>> = {
  page: 'admin-page',
  layout: 'layout',
  consultant: 'businessperson',
  shop: 'cart',
  checkout: 'money-alt',
  account: 'admin-users',
}

const maxKeywords = 12

/**
 * Returns the metadata of a block as its `block.json`, in English: WordPress translates title, description, keywords and the titles of variations.
 * @see https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/
 */
export function blockJson(declaration: BlockDeclaration, prefix: string, version: string): string {
  const { tag, name, summary, category, placement = {}, presets = [] } = declaration
  const [first] = presets
  const json = {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: blockName(tag, prefix),
    version,
    title: name.en,
    category: `${prefix}-${category}`,
    ...(placement.parents && { parent: placement.parents.map((parent) => blockName(parent, prefix)) }),
    icon: icons[category],
    description: summary.en,
    keywords: keywordsOf(declaration),
    textdomain: pluginName(prefix),
    attributes: Object.fromEntries(
      fieldSlots(declaration).map(({ property, field, fallback }) => [
        property,
        { type: typeOf(field), ...(fallback !== undefined && { default: fallback }) },
      ]),
    ),
    supports: {
      html: false,
      anchor: true,
      align: ['wide', 'full'],
      ...(placement.maxPerPage === 1 && { multiple: false }),
    },
    example: {
      viewportWidth: 1200,
      attributes: first?.fields ?? {},
      ...(first && innerSlot(declaration) !== undefined && { innerBlocks: innerBlocks(first, prefix) }),
    },
    ...(presets.length > 0 && { variations: presets.map((preset, index) => variation(preset, index, declaration, prefix)) }),
    editorScript: pluginName(prefix),
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

const variation = (preset: Preset, index: number, declaration: BlockDeclaration, prefix: string) => ({
  name: preset.id,
  title: variationTitle(declaration, preset, 'en'),
  isDefault: index === 0,
  attributes: preset.fields ?? {},
  ...(innerSlot(declaration) !== undefined && { innerBlocks: innerBlocks(preset, prefix) }),
  scope: ['inserter', 'block'],
})

/** Returns the title of a preset in the inserter, where it stands without its block's name. */
export function variationTitle({ name }: BlockDeclaration, preset: Preset, language: 'de' | 'en'): string {
  const own = preset.label[language]
  return own === name[language] ? own : `${name[language]}: ${own}`
}

/** Returns the words by which editors find a block. */
export const keywordsOf = ({ inserter }: BlockDeclaration): string[] =>
  (inserter.keywords ?? '')
    .split(/[,\s]+/)
    .filter(Boolean)
    .slice(0, maxKeywords)

function typeOf({ type }: Field): string {
  if (type === 'number' || type === 'boolean' || type === 'object') return type
  return type === 'multiselect' || type === 'references' || type === 'list' ? 'array' : 'string'
}

const innerBlocks = ({ slots = {} }: Preset, prefix: string): InnerBlock[] =>
  Object.entries(slots).flatMap(([slot, nodes]) => nodes.flatMap((node) => innerBlock(node, prefix, isDefaultSlot(slot))))

function innerBlock(node: PageNode, prefix: string, isDefault = true): InnerBlock[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [coreBlock('core/paragraph', { content: node.trim() })]
  if ('shared' in node) return []
  if ('block' in node) {
    const inner = Object.values(node.slots ?? {}).flatMap((nodes) => nodes.flatMap((child) => innerBlock(child, prefix)))
    return [{ name: blockName(node.block, prefix), attributes: node.fields ?? {}, innerBlocks: inner }]
  }
  if (/^h[1-6]$/.test(node.html)) return [coreBlock('core/heading', { level: Number(node.html[1]), content: inline(node.children ?? []) })]
  if (node.html === 'a' && !isDefault) return [coreBlock('core/paragraph', { content: inline([node]) })]
  if (node.html === 'p') return [coreBlock('core/paragraph', { content: inline(node.children ?? []) })]
  return [coreBlock('core/html', { content: inline([node]) })]
}

const coreBlock = (name: string, attributes: InnerBlock['attributes']): InnerBlock => ({ name, attributes, innerBlocks: [] })

const inline = (nodes: readonly PageNode[]): string => markupOf(nodes, { declarations: [] }).map(print).join('')
