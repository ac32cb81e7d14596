import type { BlockDeclaration, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { deprecationText } from './deprecations.js'
import { fieldHelp } from './field-types.js'
import { allTokens } from './token-properties.js'

interface Markdown {
  kind: 'markdown'
  value: string
}

interface Described {
  name: string
  description?: string | Markdown
}

interface Attribute extends Described {
  values?: Described[]
  valueSet?: string
}

/** Data in the form of https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md, version 1.1. */
export interface HtmlCustomData {
  version: 1.1
  tags: (Described & { attributes: Attribute[] })[]
  globalAttributes: Attribute[]
}

/** Data in the form of https://github.com/microsoft/vscode-css-languageservice/blob/main/docs/customData.md, version 1.1. */
export interface CssCustomData {
  version: 1.1
  properties: (Described & { syntax?: string })[]
}

const markdown = (...paragraphs: readonly (string | undefined | false)[]): Markdown => ({
  kind: 'markdown',
  value: paragraphs.filter((text) => text !== undefined && text !== false && text !== '').join('\n\n'),
})

/** Returns the blocks as VS Code completes them in HTML: the content of `vscode.html-custom-data.json`. */
export function htmlCustomData(declarations: readonly BlockDeclaration[], language: keyof LocalizedText = 'en'): HtmlCustomData {
  return {
    version: 1.1,
    tags: declarations.map((declaration) => ({
      name: declaration.tag,
      description: tagHelp(declaration, language),
      attributes: fieldSlots(declaration).map((slot) => attributeOf(slot, language)),
    })),
    globalAttributes: [
      {
        name: 'data-vitrine-mode',
        description:
          language === 'de'
            ? 'Wie die Blöcke darin leben: `edit` zeigt Muster, fragt und speichert nichts.'
            : 'How the blocks inside live: `edit` shows samples, asks for nothing and stores nothing.',
        values: ['live', 'preview', 'edit'].map((name) => ({ name })),
      },
      {
        name: 'data-vitrine-theme',
        description:
          language === 'de' ? 'Auf `<html>`: hell oder dunkel für die ganze Seite.' : 'On `<html>`: light or dark for the whole page.',
        values: ['light', 'dark'].map((name) => ({ name })),
      },
    ],
  }
}

/** Returns the tokens and the blocks' own properties as VS Code completes them in CSS: the content of `vscode.css-custom-data.json`. */
export function cssCustomData(declarations: readonly BlockDeclaration[], language: keyof LocalizedText = 'en'): CssCustomData {
  const own = declarations.flatMap(({ tag, cssProperties = {} }) =>
    Object.entries(cssProperties).map(([name, { default: given, syntax, ...text }]) => ({
      name,
      description: markdown(`\`<${tag}>\`: ${text[language]}`, given && defaults(given, language)),
      ...(syntax !== undefined && { syntax }),
    })),
  )
  const tokens = allTokens(language).map(({ name, description, default: given, syntax }) => ({
    name,
    description: markdown(description, defaults(given, language)),
    ...(syntax !== '*' && { syntax }),
  }))
  return { version: 1.1, properties: [...tokens, ...own] }
}

function tagHelp({ summary, deprecated, events = {}, slots = {}, states = {} }: BlockDeclaration, language: keyof LocalizedText): Markdown {
  const german = language === 'de'
  const names = (of: object) =>
    Object.keys(of)
      .map((name) => `\`${name}\``)
      .join(', ')
  return markdown(
    deprecated && `**${deprecationText(deprecated, language)}**`,
    summary[language],
    Object.keys(slots).length > 0 && `Slots: ${names(slots)}`,
    Object.keys(events).length > 0 && `${german ? 'Ereignisse' : 'Events'}: ${names(events)}`,
    Object.keys(states).length > 0 && `\`data-state\`: ${names(states)}`,
  )
}

function attributeOf(slot: FieldSlot, language: keyof LocalizedText): Attribute {
  const { attribute, field, fallback } = slot
  return {
    name: attribute,
    description: markdown(
      field.deprecated && `**${deprecationText(field.deprecated, language)}**`,
      fieldHelp(slot, language),
      fallback !== undefined && fallback !== '' && defaults(JSON.stringify(fallback), language),
    ),
    ...('options' in field && { values: field.options.map(({ value, label }) => ({ name: value, description: label[language] })) }),
    // "v" is VS Code's name for an attribute that stands bare.
    ...(field.type === 'boolean' && { valueSet: 'v' }),
  }
}

const defaults = (value: string, language: keyof LocalizedText): string => `${language === 'de' ? 'Ohne Angabe' : 'Default'}: \`${value}\``
