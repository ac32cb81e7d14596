import type { BlockDeclaration, Condition, Json } from '../element/declaration.js'

/**
 * Whether a form should show a field: its condition holds for what is set, defaults counting where nothing is.
 * @param name property name as declared, without a device
 * @param values what is set, by property name
 */
export function isFieldShown(
  declaration: Pick<BlockDeclaration, 'fields'>,
  name: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const condition: Condition | undefined = declaration.fields[name]?.visibleWhen
  if (!condition) return true
  const asked = declaration.fields[condition.field]
  const value = (values[condition.field] ?? asked?.default ?? (asked?.type === 'boolean' ? false : null)) as Json
  return 'is' in condition ? condition.is.includes(value) : !condition.isNot.includes(value)
}
