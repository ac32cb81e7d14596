import type { BlockDeclaration } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'

const known = new WeakMap<BlockDeclaration, readonly FieldSlot[]>()

/** Returns `fieldSlots`, made once: a page is asked about with every edit, and while something is dragged across it. */
export function slotsOf(declaration: BlockDeclaration): readonly FieldSlot[] {
  const slots = known.get(declaration) ?? fieldSlots(declaration)
  known.set(declaration, slots)
  return slots
}
