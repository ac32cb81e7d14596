import type { BlockDeclaration, Field, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { innerSlot } from './block-markup.js'
import { blockName } from './block-names.js'
import type { PhpValue } from './php.js'

/** Returns what the plugin has to know of each block to write its element, by the block's name. */
export const elementData = (declarations: readonly BlockDeclaration[], prefix: string): PhpValue =>
  Object.fromEntries(
    declarations.map((declaration) => [
      blockName(declaration.tag, prefix),
      {
        tag: declaration.tag,
        slot: innerSlot(declaration),
        fields: Object.fromEntries(
          fieldSlots(declaration).map(({ property, attribute, field, fallback }) => [
            property,
            { attribute, type: field.type, default: fallback as PhpValue },
          ]),
        ),
        fallback: declaration.fallback && { de: fallbackOf(declaration, 'de'), en: fallbackOf(declaration, 'en') },
      },
    ]),
  )

function fallbackOf({ fields, fallback = {} }: BlockDeclaration, language: keyof LocalizedText): PhpValue {
  const { heading, loading, text, texts = [], links = [] } = fallback
  const isField = typeof heading === 'string'
  return {
    headingField: isField ? heading : Object.hasOwn(fields, 'heading') && heading ? 'heading' : undefined,
    heading: isField ? undefined : heading?.[language],
    loading: loading?.[language],
    textField: typeof text === 'string' ? text : undefined,
    text: typeof text === 'string' ? undefined : text?.[language],
    texts: texts.map((each) => ({ field: each.field, heading: each.heading[language] })),
    links: links.map((each) => ({ field: each.field, text: each.text[language] })),
  }
}

/** Returns the controls of each block for the editor's sidebar, in English, by the block's name. */
export const controlData = (declarations: readonly BlockDeclaration[], prefix: string): PhpValue =>
  Object.fromEntries(
    declarations.map((declaration) => [
      blockName(declaration.tag, prefix),
      {
        tag: declaration.tag,
        slot: innerSlot(declaration),
        notInside: declaration.placement?.notInside?.map((tag) => blockName(tag, prefix)),
        accepts: acceptsOf(declaration, prefix),
        controls: fieldSlots(declaration).map((slot) => controlOf(declaration, slot)),
      },
    ]),
  )

function acceptsOf(declaration: BlockDeclaration, prefix: string): PhpValue {
  const slot = innerSlot(declaration)
  const accepts = slot === undefined ? undefined : declaration.slots?.[slot]?.accepts
  if (!accepts) return undefined
  return { blocks: accepts.blocks?.map((tag) => blockName(tag, prefix)), html: accepts.html === true }
}

function controlOf(declaration: BlockDeclaration, { property, attribute, field, fallback }: FieldSlot): PhpValue {
  const base = Object.keys(declaration.fields).find(
    (name) => property === name || property === `${name}Tablet` || property === `${name}Mobile`,
  )
  return {
    property,
    attribute,
    type: field.type,
    label: field.label.en,
    help: field.help?.en,
    group: field.advanced ? 'advanced' : (field.group ?? 'content'),
    default: fallback as PhpValue,
    required: field.required,
    // A field that differs per device is one control, with a choice of the device.
    base: field.responsive ? base : undefined,
    device: field.responsive ? deviceOf(property, base ?? property) : undefined,
    when: field.visibleWhen as PhpValue,
    ...limitsOf(field),
  }
}

const deviceOf = (property: string, base: string): string => property.slice(base.length).toLowerCase() || 'desktop'

function limitsOf(field: Field): Record<string, PhpValue> {
  switch (field.type) {
    case 'number':
      return { min: field.min, max: field.max, step: field.step, unit: field.unit }
    case 'select':
    case 'multiselect':
      return { options: field.options.map(({ value, label }) => ({ value, label: label.en })) }
    case 'date':
      return { time: field.time }
    case 'reference':
    case 'references':
      return { to: field.to, most: 'most' in field ? field.most : undefined }
    default:
      return {}
  }
}
