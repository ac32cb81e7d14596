import type { BlockDeclaration, BlockNode, Field, HtmlNode, Json, PageNode, Preset } from '../../../core/element/declaration.js'
import { samplePicture, sampleTexts } from '../../../pages/document/sample-texts.js'
import type { Language } from '../kit/language.js'

interface Start {
  /** Language of the page, which its first content is in. */
  language: Language
  /** Paths of the site's pages, so that a first link leads somewhere. */
  paths: readonly string[]
}

type BlockStart = Pick<Preset, 'fields' | 'slots'>

/** A block as the page keeps it, with its version and those of the blocks in it, so that later migrations find it. */
export function blockNode(tag: string, declarations: readonly BlockDeclaration[], { fields, slots }: BlockStart = {}): BlockNode {
  const version = declarations.find((declaration) => declaration.tag === tag)?.version
  return {
    block: tag,
    ...(version !== undefined && { version }),
    ...(fields && Object.keys(fields).length > 0 && { fields }),
    ...(slots && {
      slots: Object.fromEntries(Object.entries(slots).map(([slot, nodes]) => [slot, nodes.map((node) => versioned(node, declarations))])),
    }),
  }
}

/** A new block: as its preset says, and what is still required gets a sample, so that it looks finished. */
export function startingBlock(
  declaration: BlockDeclaration,
  declarations: readonly BlockDeclaration[],
  preset: Preset | undefined,
  start: Start,
): BlockNode {
  const fields = { ...samples(declaration, start), ...preset?.fields }
  return blockNode(declaration.tag, declarations, { fields, ...(preset?.slots && { slots: preset.slots }) })
}

function versioned(node: PageNode, declarations: readonly BlockDeclaration[]): PageNode {
  if (typeof node === 'string') return node
  if ('shared' in node) return node
  if ('block' in node) return { ...node, ...blockNode(node.block, declarations, node) }
  return node.children ? { ...node, children: node.children.map((child) => versioned(child, declarations)) } : node
}

function samples({ fields }: BlockDeclaration, start: Start): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const needed = field.required && (field.default === undefined || field.default === '')
      const sample = needed ? sampleOf(field, start) : undefined
      return sample === undefined ? [] : [[name, sample]]
    }),
  )
}

function sampleOf(field: Field, { language, paths }: Start): Json | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return field.label[language]
    case 'url':
      return paths[0] ?? '/'
    case 'image':
      return samplePicture
    case 'number':
      return field.min ?? 1
    case 'select':
      return field.options[0]?.value
    default:
      return undefined
  }
}

const html = (name: string, ...children: PageNode[]): HtmlNode => ({ html: name, children })

/** A plain element as it first stands in a page. */
export const startingElements = {
  heading: ({ language }) => html('h2', sampleTexts[language].heading),
  text: ({ language }) => html('p', sampleTexts[language].text),
  button: ({ language, paths }) => ({
    html: 'p',
    attributes: { class: 'actions' },
    children: [
      {
        html: 'a',
        attributes: { class: 'button', href: paths.includes('/products') ? '/products' : '/' },
        children: [sampleTexts[language].button],
      },
    ],
  }),
  picture: ({ language }) => ({
    html: 'img',
    attributes: { src: samplePicture, alt: sampleTexts[language].picture, width: '640', height: '240', loading: 'lazy' },
  }),
  list: ({ language }) => html('ul', ...sampleTexts[language].items.map((item) => html('li', item))),
  question: ({ language }) => ({
    html: 'details',
    children: [
      { html: 'summary', children: [sampleTexts[language].question] },
      { html: 'p', children: [sampleTexts[language].answer] },
    ],
  }),
  divider: () => ({ html: 'hr' }),
} satisfies Readonly<Record<string, (start: Start) => HtmlNode>>
