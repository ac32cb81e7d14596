/**
 * Angular takes what `HTMLElementTagNameMap` and the DOM's events say: with this import, `$event` of
 * `(vitrine-product-add)` has its type in templates that are checked strictly.
 */
import type { VitrineBlocks } from '../tags.js'

export type * from '../tags.js'

/** Type of an element, for `viewChild<ElementRef<BlockElement<'vitrine-product-list'>>>`. */
export type BlockElement<Tag extends keyof VitrineBlocks> = VitrineBlocks[Tag]['element']

/** Type of an event in its handler: `BlockEvent<'vitrine-product-add'>`. */
export type BlockEvent<Name extends keyof GlobalEventHandlersEventMap> = GlobalEventHandlersEventMap[Name]
