import type { Component, TraitProperties } from 'grapesjs'
import type { BlockDeclaration, Field, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots, readAttribute } from '../../core/element/fields.js'
import { textOf } from '../../pages/document/attributes.js'

const groups: Readonly<Record<NonNullable<Field['group']> | 'advanced', LocalizedText>> = {
  content: { de: 'Inhalt', en: 'Content' },
  layout: { de: 'Anordnung', en: 'Arrangement' },
  look: { de: 'Aussehen', en: 'Look' },
  links: { de: 'Links', en: 'Links' },
  behaviour: { de: 'Verhalten', en: 'Behaviour' },
  advanced: { de: 'Erweitert', en: 'Advanced' },
}
const devices: Readonly<Record<string, LocalizedText>> = { Tablet: { de: 'Tablet', en: 'tablet' }, Mobile: { de: 'Mobil', en: 'mobile' } }

interface About {
  component: Component
}

/** Returns the settings of a block in GrapesJS, one trait for every attribute. */
export function traitsOf(declaration: BlockDeclaration, locale: keyof LocalizedText): TraitProperties[] {
  return fieldSlots(declaration).map((slot) => {
    const { field, attribute } = slot
    const group = field.advanced ? 'advanced' : (field.group ?? 'content')
    return {
      name: attribute,
      label: labelOf(slot, declaration, locale),
      category: { id: group, label: groups[group][locale], open: group === 'content' },
      ...controlOf(slot, locale),
      getValue: ({ component }: About) => shownValue(slot, component),
      setValue: ({ component, value, emitUpdate }: About & { value: unknown; emitUpdate: () => void }) => {
        wear(slot, component, value)
        emitUpdate()
      },
    }
  })
}

function labelOf({ property, field }: FieldSlot, declaration: BlockDeclaration, locale: keyof LocalizedText): string {
  const device = Object.hasOwn(declaration.fields, property) ? undefined : devices[property.endsWith('Tablet') ? 'Tablet' : 'Mobile']
  const about = [device?.[locale], field.type === 'number' ? field.unit : undefined].filter(Boolean).join(', ')
  return about ? `${field.label[locale]} (${about})` : field.label[locale]
}

function controlOf({ field, fallback }: FieldSlot, locale: keyof LocalizedText): TraitProperties {
  switch (field.type) {
    case 'number': {
      const { min, max, step } = field
      const shown = typeof fallback === 'number' ? { placeholder: String(fallback) } : {}
      return {
        type: 'number',
        ...shown,
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(step !== undefined && { step }),
      }
    }
    case 'boolean':
      return { type: 'checkbox', valueTrue: 'true', valueFalse: 'false' }
    case 'select': {
      const unset = fallback === undefined ? [{ id: '', label: '–' }] : []
      return { type: 'select', options: [...unset, ...field.options.map(({ value, label }) => ({ id: value, label: label[locale] }))] }
    }
    default:
      return { type: 'text' }
  }
}

/** Returns the value that the form shows: the one in effect, which is the default where the attribute is not set. */
function shownValue(slot: FieldSlot, component: Component): string | boolean {
  const given: unknown = component.getAttributes()[slot.attribute]
  if (slot.field.type === 'boolean') return given === undefined ? slot.fallback === true : !/^(false|0|no|off)$/i.test(String(given))
  if (given !== undefined) return String(given)
  return slot.fallback === undefined ? '' : String(textOf(slot, slot.fallback))
}

// Defaults and values that make no sense are not written, as everywhere else.
function wear(slot: FieldSlot, component: Component, value: unknown): void {
  const text = String(value ?? '')
  const reading = readAttribute(slot, text)
  const isDefault = 'value' in reading && JSON.stringify(reading.value) === JSON.stringify(slot.fallback)
  const isNothing = text === '' && slot.fallback === undefined
  if (!('value' in reading) || isDefault || isNothing) component.removeAttributes(slot.attribute)
  else component.addAttributes({ [slot.attribute]: textOf(slot, reading.value) })
}
