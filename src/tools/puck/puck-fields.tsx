import type { Field as PuckField } from '@puckeditor/core'
import type { BlockDeclaration, Field, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { ColourField, DateField, JsonField, LinesField, MultiselectField, NumberField } from './puck-controls.js'
import { puckMessages } from './puck.messages.js'

export type PuckFields = Record<string, PuckField>

/** Mark between a field's name and its help, which share Puck's one label. */
export const helpMark = ' · '

/** Returns the fields of a block as Puck's form shows them: groups in order, devices beside their base, advanced ones last. */
export function puckFields(declaration: BlockDeclaration, locale: keyof LocalizedText): PuckFields {
  const groups = ['content', 'layout', 'look', 'links', 'behaviour', undefined]
  const rank = ({ field }: FieldSlot): number => groups.indexOf(field.group) + (field.advanced ? groups.length : 0)
  const slots = fieldSlots(declaration).toSorted((one, other) => rank(one) - rank(other))
  return Object.fromEntries(slots.map((slot) => [slot.property, puckField(slot, declaration, locale)]))
}

/** Returns the name that a field is declared under: `direction` for `directionTablet`. */
export function declaredName(declaration: Pick<BlockDeclaration, 'fields'>, property: string): string {
  return Object.hasOwn(declaration.fields, property) ? property : property.replace(/(?:Tablet|Mobile)$/, '')
}

function puckField(slot: FieldSlot, declaration: BlockDeclaration, locale: keyof LocalizedText): PuckField {
  const { field } = slot
  const fallback = standardOf(slot)
  const label = labelOf(slot, declaration, locale)
  const placeholder = { placeholder: fallback === undefined ? '' : String(fallback) }
  switch (field.type) {
    case 'textarea':
      return { type: 'textarea', label, ...placeholder }
    case 'number':
      return numberField(field, label, placeholder.placeholder, locale)
    case 'boolean':
      return { type: 'radio', label, options: yesOrNo(slot, locale) }
    case 'select':
      return { type: 'select', label, options: options(slot, field, locale) }
    case 'multiselect':
      return {
        type: 'custom',
        label,
        render: (props) => <MultiselectField {...props} label={label} options={namedOptions(field, locale)} />,
      }
    case 'colour':
      return { type: 'custom', label, render: (props) => <ColourField {...props} label={label} pick={puckMessages[locale].colour} /> }
    case 'date':
      return { type: 'custom', label, render: (props) => <DateField {...props} label={label} time={field.time} /> }
    case 'references':
      return { type: 'custom', label, render: (props) => <LinesField {...props} label={label} /> }
    case 'list':
    case 'object':
      return { type: 'custom', label, render: (props) => <JsonField {...props} label={label} complaint={puckMessages[locale].notJson} /> }
    default:
      return { type: 'text', label, ...placeholder }
  }
}

function numberField(
  { min, max, step }: Field & { type: 'number' },
  label: string,
  placeholder: string,
  locale: keyof LocalizedText,
): PuckField {
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }), ...(step !== undefined && { step }) }
  const complaint = puckMessages[locale].outside(min, max)
  return {
    type: 'custom',
    label,
    render: (props) => <NumberField {...props} label={label} placeholder={placeholder} range={range} complaint={complaint} />,
  }
}

function labelOf({ property, field }: FieldSlot, declaration: BlockDeclaration, locale: keyof LocalizedText): string {
  const words = puckMessages[locale]
  const isBase = declaredName(declaration, property) === property
  const device = property.endsWith('Tablet') ? words.tablet : words.mobile
  const unit = field.type === 'number' && field.unit ? ` (${field.unit})` : ''
  const name = `${field.label[locale]}${unit}${isBase ? '' : `, ${device}`}${field.required && isBase ? ' *' : ''}`
  return field.help && isBase ? `${name}${helpMark}${field.help[locale]}` : name
}

type Options = { label: string; value: string | boolean | undefined }[]

/** Returns the value in effect while nothing is set. */
const standardOf = ({ property, field, fallback }: FieldSlot): unknown =>
  fallback ?? (field.responsive && property.endsWith('Mobile') ? field.defaultMobile : undefined)

function yesOrNo({ fallback }: FieldSlot, locale: keyof LocalizedText): Options {
  const { yes, no, default: unset } = puckMessages[locale]
  return [
    { label: unset(fallback === true ? yes : no), value: undefined },
    { label: yes, value: true },
    { label: no, value: false },
  ]
}

// Returns the options of a field: without a first one for "nothing set" it could never be cleared again.
function options(slot: FieldSlot, field: Field & { type: 'select' }, locale: keyof LocalizedText): Options {
  const standard = field.options.find(({ value }) => value === standardOf(slot))?.label[locale] ?? ''
  return [{ label: puckMessages[locale].default(standard), value: undefined }, ...namedOptions(field, locale)]
}

const namedOptions = (field: Field & { type: 'select' | 'multiselect' }, locale: keyof LocalizedText) =>
  field.options.map(({ value, label }) => ({ value, label: label[locale] }))
