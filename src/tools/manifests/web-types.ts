import type { About, BlockDeclaration, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { vitrineVersion } from '../../core/element/version.js'
import { deprecatedMember } from './deprecations.js'
import { attributeType, detailType, fieldHelp, propertyType } from './field-types.js'
import { allTokens } from './token-properties.js'
import { isDefaultSlot } from '../../pages/document/names.js'

interface Described {
  name: string
  description?: string
  deprecated?: string
}

interface WebTypesElement extends Described {
  attributes: (Described & { default?: string; required?: boolean; value: { kind?: 'no-value'; type: string } })[]
  slots: Described[]
  js: { properties: (Described & { type: string })[]; events: (Described & { type: string })[] }
  css: { properties: (Described & { default?: string })[]; parts: Described[] }
}

/** Data in the form of https://github.com/JetBrains/web-types. */
export interface WebTypes {
  $schema: string
  name: string
  version: string
  'js-types-syntax': 'typescript'
  'description-markup': 'markdown'
  contributions: { html: { elements: WebTypesElement[] }; css: { properties: (Described & { default: string })[] } }
}

/** Returns the blocks as the editors of JetBrains complete them: the content of `web-types.json`. */
export function webTypes(declarations: readonly BlockDeclaration[], language: keyof LocalizedText = 'en'): WebTypes {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@vitrine/blocks',
    version: vitrineVersion,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: { elements: declarations.map((declaration) => elementOf(declaration, language)) },
      // A page may set a token anywhere.
      css: { properties: allTokens(language).map(({ name, description, default: given }) => ({ name, description, default: given })) },
    },
  }
}

function elementOf(declaration: BlockDeclaration, language: keyof LocalizedText): WebTypesElement {
  const { tag, summary, deprecated, slots = {}, events = {}, parts = {}, cssProperties = {}, states = {} } = declaration
  const described = (texts: Readonly<Record<string, About>>): Described[] =>
    Object.entries(texts).map(([name, text]) => ({ name, description: text[language], ...deprecatedMember(text.deprecated, language) }))
  const fields = fieldSlots(declaration)
  const worn = Object.entries(states).map(([state, text]) => `- \`data-state="${state}"\`: ${text[language]}`)
  return {
    name: tag,
    description: [summary[language], ...(worn.length > 0 ? ['', ...worn] : [])].join('\n'),
    ...deprecatedMember(deprecated, language),
    attributes: fields.map((slot) => attributeOf(slot, language)),
    slots: Object.entries(slots).map(([name, { label, deprecated: going }]) => ({
      name: isDefaultSlot(name) ? '' : name,
      description: label[language],
      ...deprecatedMember(going, language),
    })),
    js: {
      properties: fields.map((slot) => ({
        name: slot.property,
        description: fieldHelp(slot, language),
        ...deprecatedMember(slot.field.deprecated, language),
        type: propertyType(slot.field),
      })),
      events: Object.entries(events).map(([name, { help, detail, deprecated: going }]) => ({
        name,
        description: help[language],
        ...deprecatedMember(going, language),
        type: `CustomEvent<${detailType(detail)}>`,
      })),
    },
    css: {
      properties: described(cssProperties).map((property) => {
        const given = cssProperties[property.name as `--${string}`]?.default
        return { ...property, ...(given !== undefined && { default: given }) }
      }),
      parts: described(parts),
    },
  }
}

function attributeOf(slot: FieldSlot, language: keyof LocalizedText): WebTypesElement['attributes'][number] {
  const { attribute, field, fallback } = slot
  return {
    name: attribute,
    description: fieldHelp(slot, language),
    ...deprecatedMember(field.deprecated, language),
    ...(fallback !== undefined && { default: JSON.stringify(fallback) }),
    ...(field.required && { required: true }),
    value: { ...(field.type === 'boolean' && { kind: 'no-value' as const }), type: attributeType(field) },
  }
}
