import type { BlockDeclaration, Deprecation, Field, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { deprecationText } from '../manifests/deprecations.js'
import { detailType, propertyType } from '../manifests/field-types.js'
import { isDefaultSlot } from '../../pages/document/names.js'

/** Part of Storybook's `ArgTypes` that blocks need. */
export interface Control {
  name: string
  description: string
  control:
    | false
    | {
        type: 'text' | 'number' | 'boolean' | 'select' | 'check' | 'color' | 'object'
        min?: number
        max?: number
        step?: number
        labels?: Record<string, string>
      }
  options?: readonly string[]
  table: {
    category: 'attributes' | 'slots' | 'events' | 'css parts' | 'css properties'
    subcategory?: string
    type?: { summary: string }
    defaultValue?: { summary: string }
  }
}

const both = (de: string, en: string): string => `${de}\n\n*${en}*`
const sentenceOf = ({ label, help }: { label: LocalizedText; help?: LocalizedText }, language: keyof LocalizedText): string =>
  [label[language], help?.[language]].filter(Boolean).join(': ')
const described = (texts: { label: LocalizedText; help?: LocalizedText; deprecated?: Deprecation }): string =>
  going(texts.deprecated) + both(sentenceOf(texts, 'de'), sentenceOf(texts, 'en'))
const going = (deprecated: Deprecation | undefined): string => (deprecated ? `**${deprecationText(deprecated)}**\n\n` : '')

/** Returns Storybook's `argTypes`: the fields an editor sees, by property name, and what else the element offers. */
export function controlsOf(declaration: BlockDeclaration): Record<string, Control> {
  const { slots = {}, events = {}, parts = {}, cssProperties = {} } = declaration
  const rows: [string, Control][] = [
    ...fieldSlots(declaration).map((slot): [string, Control] => [slot.property, fieldControl(slot)]),
    ...Object.entries(slots).map(([name, slot]) =>
      told(`slot:${name}`, isDefaultSlot(name) ? '(default)' : name, described(slot), 'slots'),
    ),
    ...Object.entries(events).map(([name, { help, detail, deprecated }]) =>
      told(`on${name}`, name, going(deprecated) + both(help.de, help.en), 'events', `CustomEvent<${detailType(detail)}>`),
    ),
    ...Object.entries(parts).map(([name, text]) =>
      told(`part:${name}`, name, going(text.deprecated) + both(text.de, text.en), 'css parts'),
    ),
    ...Object.entries(cssProperties).map(([name, { de, en, default: given, deprecated }]): [string, Control] => {
      const [key, row] = told(name, name, going(deprecated) + both(de, en), 'css properties')
      return [key, given === undefined ? row : { ...row, table: { ...row.table, defaultValue: { summary: given } } }]
    }),
  ]
  return Object.fromEntries(rows)
}

/** Returns the arguments of a story that shows the block as it is dropped: its defaults, by property name. */
export function argsOf(declaration: Pick<BlockDeclaration, 'fields'>): Record<string, unknown> {
  const given = fieldSlots(declaration).filter(({ fallback }) => fallback !== undefined)
  return Object.fromEntries(given.map(({ property, fallback }) => [property, fallback]))
}

function told(key: string, name: string, description: string, category: Control['table']['category'], type?: string): [string, Control] {
  return [key, { name, description, control: false, table: { category, ...(type !== undefined && { type: { summary: type } }) } }]
}

function fieldControl({ attribute, field, fallback }: FieldSlot): Control {
  const options = 'options' in field ? { options: field.options.map(({ value }) => value) } : {}
  return {
    name: attribute,
    description: described(field),
    control: control(field),
    ...options,
    table: {
      category: 'attributes',
      ...(field.group && { subcategory: field.group }),
      type: { summary: propertyType(field) },
      ...(fallback !== undefined && { defaultValue: { summary: JSON.stringify(fallback) } }),
    },
  }
}

// Returns Storybook's control for a field. Its date control hands over milliseconds; a date field is a text such as 2025-12-24.
function control(field: Field): Control['control'] {
  switch (field.type) {
    case 'number': {
      const { min, max, step } = field
      return { type: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }), ...(step !== undefined && { step }) }
    }
    case 'boolean':
      return { type: 'boolean' }
    case 'select':
      return { type: 'select', labels: labelsOf(field.options) }
    case 'multiselect':
      return { type: 'check', labels: labelsOf(field.options) }
    case 'colour':
      return { type: 'color' }
    case 'references':
    case 'list':
    case 'object':
      return { type: 'object' }
    default:
      return { type: 'text' }
  }
}

const labelsOf = (options: readonly { value: string; label: LocalizedText }[]): Record<string, string> =>
  Object.fromEntries(options.map(({ value, label }) => [value, label.de]))
