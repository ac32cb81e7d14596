import type { BlockDeclaration, Json } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots, readProperty } from '../../core/element/fields.js'
import { safeUrl } from '../../core/dom/safe-url.js'
import { safeSrcset } from '../../core/dom/srcset.js'

/**
 * Returns the HTML attributes of a block that mean these fields. Defaults, nonsense and refused addresses are left out.
 * @param fields by property name, devices included (`direction`, `directionTablet`)
 * @param origins origins that are fine besides https
 */
export function attributesOf(
  declaration: Pick<BlockDeclaration, 'fields'>,
  fields: Readonly<Record<string, Json>> = {},
  origins: readonly string[] = [],
): [name: string, value: string | true][] {
  return fieldSlots(declaration).flatMap((slot): [string, string | true][] => {
    if (!Object.hasOwn(fields, slot.property)) return []
    const text = attributeText(slot, fields[slot.property], origins)
    return text === undefined ? [] : [[slot.attribute, text]]
  })
}

function attributeText(slot: FieldSlot, given: Json | undefined, origins: readonly string[]): string | true | undefined {
  const reading = readProperty(slot, given)
  if (!('value' in reading) || reading.value === undefined || sameJson(reading.value, slot.fallback)) return undefined
  const text = textOf(slot, reading.value)
  if (typeof text !== 'string' || text === '') return text
  if (slot.field.type === 'url') return safeUrl(text, origins)
  return slot.field.type === 'image' ? safeSrcset(text, origins) : text
}

/** Returns a value as the text of its attribute; `true` is the bare attribute. */
export function textOf({ field }: Pick<FieldSlot, 'field'>, value: unknown): string | true {
  switch (field.type) {
    case 'boolean':
      return value === true ? true : 'false'
    case 'multiselect':
    case 'references':
      return (value as readonly string[]).join(' ')
    case 'list':
    case 'object':
      return JSON.stringify(value)
    default:
      return String(value)
  }
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
