import type { BlockDeclaration, Text } from '../../element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../element/fields.js'
import { vitrineVersion } from '../../element/version.js'
import { attributeType, detailType, propertyType } from './field-types.js'
import { isDefaultSlot } from '../../document/names.js'

interface Described {
  name: string
  description?: string
}

interface WebTypesElement extends Described {
  attributes: (Described & { default?: string; required?: boolean; value: { kind?: 'no-value'; type: string } })[]
  slots: Described[]
  js: { properties: (Described & { type: string })[]; events: (Described & { type: string })[] }
  css: { properties: Described[]; parts: Described[] }
}

/** https://github.com/JetBrains/web-types. */
export interface WebTypes {
  $schema: string
  name: string
  version: string
  'js-types-syntax': 'typescript'
  'description-markup': 'markdown'
  contributions: { html: { elements: WebTypesElement[] } }
}

/** The blocks as the editors of JetBrains complete them: the content of `web-types.json`. */
export function webTypes(declarations: readonly BlockDeclaration[], language: keyof Text = 'en'): WebTypes {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'vitrine',
    version: vitrineVersion,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: declarations.map((declaration) => elementOf(declaration, language)) } },
  }
}

function elementOf(declaration: BlockDeclaration, language: keyof Text): WebTypesElement {
  const { tag, summary, slots = {}, events = {}, parts = {}, cssProperties = {} } = declaration
  const described = (texts: Readonly<Record<string, Text>>): Described[] =>
    Object.entries(texts).map(([name, text]) => ({ name, description: text[language] }))
  const fields = fieldSlots(declaration)
  return {
    name: tag,
    description: summary[language],
    attributes: fields.map((slot) => attributeOf(slot, language)),
    slots: Object.entries(slots).map(([name, { label }]) => ({ name: isDefaultSlot(name) ? '' : name, description: label[language] })),
    js: {
      properties: fields.map(({ property, field }) => ({
        name: property,
        description: helpOf(field, language),
        type: propertyType(field),
      })),
      events: Object.entries(events).map(([name, { help, detail }]) => ({
        name,
        description: help[language],
        type: `CustomEvent<${detailType(detail)}>`,
      })),
    },
    css: { properties: described(cssProperties), parts: described(parts) },
  }
}

function attributeOf({ attribute, field, fallback }: FieldSlot, language: keyof Text): WebTypesElement['attributes'][number] {
  return {
    name: attribute,
    description: helpOf(field, language),
    ...(fallback !== undefined && { default: JSON.stringify(fallback) }),
    ...(field.required && { required: true }),
    value: { ...(field.type === 'boolean' && { kind: 'no-value' as const }), type: attributeType(field) },
  }
}

const helpOf = ({ label, help }: { label: Text; help?: Text }, language: keyof Text): string =>
  [label[language], help?.[language]].filter(Boolean).join('. ')
