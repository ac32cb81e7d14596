import type { Field, LocalizedText } from '../../core/element/declaration.js'
import type { FieldSlot } from '../../core/element/fields.js'

const literal = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`
const union = (options: readonly { value: string }[]): string => options.map(({ value }) => literal(value)).join(' | ') || 'never'

/** Returns the type of a select field. For one that takes other values as well, an editor still completes the options. */
const selectType = ({ options, open }: Field & { type: 'select' }): string => union(options) + (open ? ' | (string & {})' : '')

/** Returns the TypeScript type of a field's property. */
export function propertyType(field: Field): string {
  switch (field.type) {
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'select':
      return selectType(field)
    case 'multiselect':
      return `readonly (${union(field.options)})[]`
    case 'references':
      return 'readonly string[]'
    case 'list':
      return 'readonly Json[]'
    case 'object':
      return 'Readonly<Record<string, Json>>'
    default:
      return 'string'
  }
}

/** Returns the TypeScript type of the values that a template may write into a field's attribute. */
export function attributeType(field: Field): string {
  switch (field.type) {
    case 'number':
      return 'number | `${number}`'
    case 'boolean':
      return "boolean | 'true' | 'false'"
    case 'select':
      return selectType(field)
    default:
      return 'string'
  }
}

/** Returns the type of an event's detail. */
export function detailType(detail: Readonly<Record<string, string>>): string {
  const members = Object.entries(detail).map(([name, type]) => `readonly ${name}: ${type === 'string[]' ? 'readonly string[]' : type}`)
  return members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<never, never>'
}

const devices = {
  Tablet: { de: 'Auf dem Tablet; ohne sie gilt, was am Schreibtisch gilt.', en: 'On a tablet; without it what counts on the desktop.' },
  Mobile: { de: 'Auf dem Telefon; ohne sie gilt, was auf dem Tablet gilt.', en: 'On a phone; without it what counts on the tablet.' },
}

/** Describes a field in a sentence or two, and names the device where a field differs by device. */
export function fieldHelp({ property, field }: Pick<FieldSlot, 'property' | 'field'>, language: keyof LocalizedText): string {
  const device = field.responsive && /(Tablet|Mobile)$/.exec(property)?.[1]
  const where = device && devices[device as keyof typeof devices][language]
  const more = [field.help?.[language], where].filter(Boolean).join(' ')
  return [field.label[language], more].filter(Boolean).join('. ')
}
