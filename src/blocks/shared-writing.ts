import type { BlockDeclaration, LocalizedText } from '../core/element/declaration.js'
import { consultantKeySelected } from '../commerce/domain/channels.js'

/** Declaration of a block that sets the editor's own text, and asks the shop for nothing. */
export const setsWriting = (label: LocalizedText) =>
  ({
    version: 1,
    category: 'layout',
    slots: { default: { label, accepts: { blocks: [], html: true } } },
    subscribes: [consultantKeySelected],
    sample: {},
  }) as const satisfies Partial<BlockDeclaration>
