import type { PageDocument } from '../../pages/document/page-document.js'
import type { PageTemplate } from '../../pages/document/pages-api.js'
import type { BlockDeclaration } from '../../core/element/declaration.js'
import { blockMarkup } from './block-markup.js'
import type { PhpValue } from './php.js'

interface PatternOptions {
  prefix: string
  declarations: readonly BlockDeclaration[]
  templates: readonly PageTemplate[]
  pages: readonly PageDocument[]
}

/** Pages of which WordPress has one each: they are templates of a block theme as well. */
const templateIds: ReadonlySet<string> = new Set(['product', 'cart', 'checkout'])

/** Returns the patterns that the plugin registers, in the order of its files. */
export function patternData({ templates, pages }: Pick<PatternOptions, 'templates' | 'pages'>): PhpValue {
  return [
    ...templates.map(({ id, name, summary }) => ({ file: id, title: name.en, description: summary.en, isTemplate: templateIds.has(id) })),
    ...pages.map(({ title, description }, index) => ({ file: `page-${index + 1}`, title, description, isTemplate: false })),
  ]
}

/** Returns the content of each pattern as a file of blocks. */
export function patternFiles({ prefix, declarations, templates, pages }: PatternOptions): Record<string, string> {
  const files = [
    ...templates.map(({ id, page }) => [id, page] as const),
    ...pages.map((page, index) => [`page-${index + 1}`, page] as const),
  ]
  return Object.fromEntries(files.map(([id, page]) => [`patterns/${id}.html`, `${blockMarkup(page.nodes, { prefix, declarations })}\n`]))
}
