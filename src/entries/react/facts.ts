import type { BlockDeclaration } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'

/** Facts about a block that React needs. */
export interface Facts {
  /** Fields that HTML attributes can hold, property to attribute: they are part of a page that a server has drawn. */
  attributes: Readonly<Record<string, string>>
  /** Fields that only a property takes. */
  properties: readonly string[]
  events: readonly string[]
}

const onlyProperties = ['list', 'object']

export function factsOf(declaration: BlockDeclaration): Facts {
  const slots = fieldSlots(declaration)
  const written = slots.filter(({ field }) => !onlyProperties.includes(field.type))
  return {
    attributes: Object.fromEntries(written.map(({ property, attribute }) => [property, attribute])),
    properties: slots.filter((slot) => !written.includes(slot)).map(({ property }) => property),
    events: ['vitrine-error', ...Object.keys(declaration.events ?? {})],
  }
}
