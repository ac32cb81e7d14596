import type { BlockDeclaration, Condition, Json } from '../../core/element/declaration.js'

/**
 * Returns true when a form should show a field: its condition holds for the values, and defaults count where nothing is set.
 * @param name property name as declared, without a device
 * @param values values that are set, by property name
 */
export function isFieldShown(
  declaration: Pick<BlockDeclaration, 'fields'>,
  name: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const condition = declaration.fields[name]?.visibleWhen
  return !condition || holds(declaration, condition, values)
}

/** Returns true when a condition holds for the values, by property name; defaults count where nothing is set. */
export function holds(
  declaration: Pick<BlockDeclaration, 'fields'>,
  condition: Condition,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const asked = declaration.fields[condition.field]
  const value = (values[condition.field] ?? asked?.default ?? (asked?.type === 'boolean' ? false : null)) as Json
  return 'is' in condition ? condition.is.includes(value) : !condition.isNot.includes(value)
}
