import type { BlockDeclaration, BlockNode, Json } from '../element/declaration.js'
import { declarations as ownDeclarations } from '../blocks/declarations.js'
import { printPretty } from './markup.js'
import { markupOf } from './node-markup.js'

export interface EmbedOptions {
  /** Nodes in its slots, as in a page document. */
  slots?: NonNullable<BlockNode['slots']>
  /** Declarations of the blocks in its slots. */
  declarations?: readonly BlockDeclaration[]
}

/** Returns the HTML that a page author copies to embed a block: what differs from the defaults, and nothing else. */
export function embedCode(declaration: BlockDeclaration, fields: Readonly<Record<string, Json>> = {}, options: EmbedOptions = {}): string {
  const { slots, declarations = ownDeclarations } = options
  const node: BlockNode = { block: declaration.tag, fields, ...(slots && { slots }) }
  return markupOf([node], { declarations: [declaration, ...declarations] })
    .map((markup) => printPretty(markup))
    .join('\n')
}
