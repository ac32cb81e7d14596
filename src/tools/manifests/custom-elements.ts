import type { About, BlockDeclaration, BlockEvent, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { vitrineVersion } from '../../core/element/version.js'
import { textOf } from '../../pages/document/attributes.js'
import { folderOf, interfaceOf, isDefaultSlot } from '../../pages/document/names.js'
import { deprecatedMember } from './deprecations.js'
import { attributeType, detailType, fieldHelp, propertyType } from './field-types.js'
import { allTokens, type TokenProperty, tokensOf } from './token-properties.js'

interface Described {
  name: string
  description?: string
  deprecated?: string
}

interface Typed extends Described {
  type: { text: string }
  default?: string
}

interface ManifestClass extends Described {
  kind: 'class'
  customElement: true
  tagName: string
  summary: string
  superclass: { name: 'HTMLElement' }
  attributes: (Typed & { fieldName: string })[]
  members: ((Typed & { kind: 'field'; attribute: string }) | (Described & { kind: 'method' }))[]
  events: Typed[]
  slots: Described[]
  cssParts: Described[]
  cssProperties: (Described & { default?: string; syntax?: string })[]
  cssStates: Described[]
  deprecated?: string
}

interface ManifestModule {
  kind: 'javascript-module'
  path: string
  declarations: ManifestClass[]
  exports: { kind: 'custom-element-definition'; name: string; declaration: { name: string; module: string } }[]
}

/** Manifest in the form of https://github.com/webcomponents/custom-elements-manifest, version 2.1.0. */
export interface Manifest {
  schemaVersion: '2.1.0'
  readme: string
  modules: ManifestModule[]
  /** Tokens of the theme. The format has no room for what belongs to a page; a block lists those that it reads. */
  tokens: TokenProperty[]
}

export interface ManifestOptions {
  /** Language of the texts: code editors show one only. */
  language?: keyof LocalizedText
  /** Returns the path of a block's module in the package. */
  pathOf?: (folder: string) => string
}

/** Returns the blocks as code editors and design tools read them: the content of `custom-elements.json`. */
export function customElementsManifest(declarations: readonly BlockDeclaration[], options: ManifestOptions = {}): Manifest {
  const { language = 'en', pathOf = (folder) => `dist/blocks/${folder}.js` } = options
  return {
    schemaVersion: '2.1.0',
    readme: `Vitrine ${vitrineVersion}`,
    modules: declarations.map((declaration) => manifestModule(declaration, pathOf(folderOf(declaration.tag)), language)),
    tokens: allTokens(language),
  }
}

function manifestModule(declaration: BlockDeclaration, path: string, language: keyof LocalizedText): ManifestModule {
  const { tag } = declaration
  return {
    kind: 'javascript-module',
    path,
    declarations: [manifestClass(declaration, language)],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: interfaceOf(tag), module: path } }],
  }
}

function manifestClass(declaration: BlockDeclaration, language: keyof LocalizedText): ManifestClass {
  const { tag, summary, deprecated, slots = {}, events = {}, parts = {}, cssProperties = {}, states = {} } = declaration
  const described = (texts: Readonly<Record<string, About>>): Described[] =>
    Object.entries(texts).map(([name, text]) => ({ name, description: text[language], ...deprecatedMember(text.deprecated, language) }))
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: interfaceOf(tag),
    summary: summary[language],
    description: descriptionOf(declaration, language),
    ...deprecatedMember(deprecated, language),
    superclass: { name: 'HTMLElement' },
    ...fieldsOf(declaration, language),
    events: [...Object.entries(events).map(([name, event]) => eventOf(name, event, language)), failure(language)],
    slots: Object.entries(slots).map(([name, slot]) => ({
      name: isDefaultSlot(name) ? '' : name,
      description: slot.label[language],
      ...deprecatedMember(slot.deprecated, language),
    })),
    cssParts: described(parts),
    cssProperties: [
      ...described(cssProperties).map((property) => ({ ...property, ...measure(cssProperties[property.name as `--${string}`]) })),
      ...tokensOf(tag, language),
    ],
    cssStates: described(states),
  }
}

const measure = ({ default: given, syntax }: { default?: string; syntax?: string } = {}) => ({
  ...(given !== undefined && { default: given }),
  ...(syntax !== undefined && { syntax }),
})

function descriptionOf({ summary, states = {} }: BlockDeclaration, language: keyof LocalizedText): string {
  const list = Object.entries(states).map(([state, text]) => `- \`data-state="${state}"\`: ${text[language]}`)
  return [summary[language], ...(list.length > 0 ? ['', ...list] : [])].join('\n')
}

function fieldsOf(declaration: BlockDeclaration, language: keyof LocalizedText): Pick<ManifestClass, 'attributes' | 'members'> {
  const slots = fieldSlots(declaration)
  const about = (slot: FieldSlot) => ({
    description: fieldHelp(slot, language),
    ...deprecatedMember(slot.field.deprecated, language),
  })
  return {
    attributes: slots.map((slot) => ({
      name: slot.attribute,
      fieldName: slot.property,
      ...about(slot),
      type: { text: attributeType(slot.field) },
      ...attributeDefault(slot),
    })),
    members: [
      ...slots.map((slot) => ({
        kind: 'field' as const,
        name: slot.property,
        attribute: slot.attribute,
        ...about(slot),
        type: { text: propertyType(slot.field) + (slot.fallback === undefined ? ' | undefined' : '') },
        ...(slot.fallback !== undefined && { default: JSON.stringify(slot.fallback) }),
      })),
      focusing(language),
    ],
  }
}

/** Returns the text that means the same as no attribute at all. */
function attributeDefault(slot: FieldSlot): { default?: string } {
  return slot.fallback === undefined ? {} : { default: String(textOf(slot, slot.fallback)) }
}

const focusing = (language: keyof LocalizedText): Described & { kind: 'method' } => ({
  kind: 'method',
  name: 'focus',
  description:
    language === 'de'
      ? 'Geht zum ersten, was sich in diesem Baustein bedienen lässt; gibt es nichts, geschieht nichts.'
      : 'Goes to the first thing in this block that can be operated; without one nothing happens.',
})

const eventOf = (name: string, { help, detail, deprecated }: BlockEvent, language: keyof LocalizedText): Typed => ({
  name,
  description: help[language],
  ...deprecatedMember(deprecated, language),
  type: { text: `CustomEvent<${detailType(detail)}>` },
})

const failure = (language: keyof LocalizedText): Typed => ({
  name: 'vitrine-error',
  description:
    language === 'de'
      ? 'Der Baustein ist gescheitert und zeigt das auch; alle anderen leben weiter.'
      : 'The block failed and shows so; every other block lives.',
  type: { text: 'CustomEvent<{ readonly tag: string; readonly message: string; readonly error: unknown }>' },
})
