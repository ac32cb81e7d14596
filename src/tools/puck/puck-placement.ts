import type { BlockDeclaration, Slot } from '../../core/element/declaration.js'
import { boxType, elementType, textType, typesOf } from './puck-names.js'

export interface PlacementRules {
  allow?: string[]
  disallow?: string[]
}

/** Returns the components that Puck lets into a slot, by Puck's own names. Puck looks at the nearest component only. */
export function slotRules(slot: Slot, parent: BlockDeclaration, declarations: readonly BlockDeclaration[]): PlacementRules {
  const strangers = declarations.filter((declaration) => !fits(declaration, parent.tag))
  if (!slot.accepts) return { disallow: strangers.flatMap(typesOf) }
  const { blocks, html = false } = slot.accepts
  const welcome = declarations.filter((declaration) => !strangers.includes(declaration) && (blocks?.includes(declaration.tag) ?? true))
  return { allow: [...welcome.flatMap(typesOf), ...(html ? [elementType, boxType, textType] : [])] }
}

/** Returns the rules for the top of a page: blocks that need a parent may not stand there. */
export const rootRules = (declarations: readonly BlockDeclaration[]): PlacementRules => ({
  disallow: declarations.filter(({ placement }) => placement?.parents).flatMap(typesOf),
})

function fits({ placement = {} }: BlockDeclaration, parent: string): boolean {
  const { parents, notInside = [] } = placement
  return (parents?.includes(parent) ?? true) && !notInside.includes(parent)
}
