import type { Field } from '../../element/declaration.js'

const literal = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`
const union = (options: readonly { value: string }[]): string => options.map(({ value }) => literal(value)).join(' | ') || 'never'

/** The TypeScript type of a field's property. */
export function propertyType(field: Field): string {
  switch (field.type) {
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'select':
      return union(field.options)
    case 'multiselect':
      return `readonly (${union(field.options)})[]`
    case 'list':
      return 'readonly Json[]'
    case 'object':
      return 'Readonly<Record<string, Json>>'
    default:
      return 'string'
  }
}

/** What a template may write into a field's attribute, as a TypeScript type. */
export function attributeType(field: Field): string {
  switch (field.type) {
    case 'number':
      return 'number | `${number}`'
    case 'boolean':
      return "boolean | 'true' | 'false'"
    case 'select':
      return union(field.options)
    default:
      return 'string'
  }
}

/** The type of an event's detail. */
export function detailType(detail: Readonly<Record<string, string>>): string {
  const members = Object.entries(detail).map(([name, type]) => `readonly ${name}: ${type === 'string[]' ? 'readonly string[]' : type}`)
  return members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<never, never>'
}
