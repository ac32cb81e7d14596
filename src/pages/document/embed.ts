import type { BlockDeclaration, BlockNode, Json } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { printPretty } from './markup.js'
import { markupOf } from './node-markup.js'

export interface EmbedOptions {
  /** Nodes in its slots, as in a page document. */
  slots?: NonNullable<BlockNode['slots']>
  /** Declarations of the blocks in its slots. */
  declarations?: readonly BlockDeclaration[]
}

/**
 * Returns the HTML that a page author copies to embed a block: what differs from the defaults, and nothing else.
 * @param declaration declaration of the block; `@vitrine/blocks/definitions` has those of ours
 * @param fields values by property name; those left out have their defaults
 * @param options nodes in the block's slots, and the declarations of the blocks among them
 * @returns one element, with its attributes on lines of their own when they are many
 * @example
 * ```ts
 * import { type BlockDeclaration, embedCode } from '@vitrine/blocks/document'
 *
 * const codeToCopy = (block: BlockDeclaration): string => embedCode(block, { heading: 'Für dich ausgesucht' })
 * ```
 */
export function embedCode(declaration: BlockDeclaration, fields: Readonly<Record<string, Json>> = {}, options: EmbedOptions = {}): string {
  const { slots, declarations = ownDeclarations } = options
  const node: BlockNode = { block: declaration.tag, fields, ...(slots && { slots }) }
  return markupOf([node], { declarations: [declaration, ...declarations] })
    .map((markup) => printPretty(markup))
    .join('\n')
}
