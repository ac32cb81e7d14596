import type { BlockDeclaration, Condition, Field, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { element, type Markup, printPretty } from '../../pages/document/markup.js'
import { comment } from './component-names.js'
import { optionListOf } from './option-lists.js'
import type { ExperienceBuilderOptions } from './options.js'

type Language = keyof LocalizedText

const line = (name: string, text: string): Markup => element(name, [], [text])

/** Returns the file `….js-meta.xml`: what Experience Builder offers of a block, and how its form asks. */
export function metadata(declaration: BlockDeclaration, options: ExperienceBuilderOptions): string {
  const { tag, name, summary } = declaration
  const { language = 'de', serverRendered } = options
  const properties = offered(declaration).map((slot) => property(tag, slot, options))
  const configs = [
    ...(options.undocumented ? [config('Page', [line('paletteSection', 'Vitrine')])] : []),
    ...(properties.length > 0
      ? [config('Default', [...properties, ...(options.undocumented ? [designLayout(declaration, language)] : [])])]
      : []),
  ]
  const bundle = element(
    'LightningComponentBundle',
    [['xmlns', 'http://soap.sforce.com/2006/04/metadata']],
    [
      line('apiVersion', '64.0'),
      line('isExposed', 'true'),
      line('masterLabel', name[language]),
      line('description', `${summary[language]} <${tag}>`),
      ...(serverRendered ? [element('capabilities', [], [line('capability', 'lightning__ServerRenderableWithHydration')])] : []),
      element('targets', [], [line('target', 'lightningCommunity__Page'), line('target', 'lightningCommunity__Default')]),
      ...(configs.length > 0 ? [element('targetConfigs', [], configs)] : []),
    ],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${comment}\n${xml(bundle)}\n`
}

const config = (target: 'Page' | 'Default', children: Markup[]): Markup =>
  element('targetConfig', [['targets', `lightningCommunity__${target}`]], children)

// Writes HTML markup as XML, which needs every element closed and knows no bare attributes: none are written here.
const xml = (markup: Markup): string => printPretty(markup)

/** Returns the fields that are offered. A value per device is one property: the platform asks for all three with `screenResponsive`. */
const offered = ({ fields }: BlockDeclaration): FieldSlot[] =>
  fieldSlots({ fields }).filter(({ property: name }) => Object.hasOwn(fields, name))

function property(tag: string, { property: name, field, fallback }: FieldSlot, options: ExperienceBuilderOptions): Markup {
  const { language = 'de', optionLabels } = options
  const unit = field.type === 'number' && field.unit ? `, ${field.unit}` : ''
  const type = typeOf(field)
  const given: [string, string | undefined][] = [
    ['name', name],
    ['type', type],
    ['label', field.label[language] + unit],
    ['description', field.help?.[language]],
    ['default', fallback === undefined ? undefined : textOfDefault(fallback)],
    ['required', field.required ? 'true' : undefined],
    ['min', type === 'Integer' && field.type === 'number' ? numberText(field.min) : undefined],
    ['max', type === 'Integer' && field.type === 'number' ? numberText(field.max) : undefined],
    ['datasource', field.type === 'select' ? datasourceOf(tag, name, field, optionLabels) : undefined],
    ['translatable', isTranslated(field) ? 'true' : undefined],
    ['screenResponsive', field.responsive ? 'true' : undefined],
    ['exposedTo', field.responsive ? 'css' : undefined],
  ]
  return element(
    'property',
    given.filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  )
}

const datasourceOf = (tag: string, name: string, field: Field & { type: 'select' }, labels = false): string =>
  labels ? `apex://${optionListOf(tag, name)}` : field.options.map(({ value }) => value).join(',')

/** Returns true for texts for shoppers; a value per device cannot be translated. */
const isTranslated = ({ type, responsive }: Field): boolean => ['text', 'textarea'].includes(type) && !responsive

const numberText = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value))
const textOfDefault = (value: unknown): string => {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const isDecimal = (field: Field): boolean =>
  field.type === 'number' &&
  [field.min, field.max, field.step, field.default].some((value) => value !== undefined && !Number.isInteger(value))

function typeOf(field: Field): 'String' | 'Integer' | 'Boolean' | 'Color' {
  switch (field.type) {
    case 'number':
      return isDecimal(field) ? 'String' : 'Integer'
    case 'boolean':
      return 'Boolean'
    case 'colour':
      return 'Color'
    default:
      return 'String'
  }
}

const sections: readonly [string, LocalizedText][] = [
  ['content', { de: 'Inhalt', en: 'Content' }],
  ['layout', { de: 'Anordnung', en: 'Layout' }],
  ['look', { de: 'Aussehen', en: 'Look' }],
  ['links', { de: 'Links', en: 'Links' }],
  ['behaviour', { de: 'Verhalten', en: 'Behaviour' }],
  ['advanced', { de: 'Erweitert', en: 'Advanced' }],
]

/** Returns the groups as folds, with the seldom ones in a fold of their own, and conditions. */
function designLayout({ fields }: BlockDeclaration, language: Language): Markup {
  const sectionOf = ({ advanced, group }: Field): string => (advanced ? 'advanced' : (group ?? 'content'))
  const filled = sections.flatMap(([key, name]) => {
    const inside = Object.entries(fields).filter(([, field]) => sectionOf(field) === key)
    const items = inside.map(([field, { visibleWhen }]) => {
      const shown = visibleWhen && visibleIf(visibleWhen)
      return element('designLayoutProperty', [['name', field], ...(shown ? [['cbVisibleIf', shown] as [string, string]] : [])])
    })
    return items.length > 0 ? [element('designSection', [['name', name[language]]], [element('designLayoutItems', [], items)])] : []
  })
  return element('designLayout', [], filled)
}

/**
 * Returns a condition as the platform writes it. Salesforce's own components compare with one value (`resultsLayout=grid`), ask for a
 * switch (`showMiniCart`), or several of both (`;`); none of them excludes a value or lists several. With any other condition the field
 * always shows.
 */
export const visibleIf = (condition: Condition): string | undefined =>
  'is' in condition && condition.is.length === 1 ? `${condition.field}=${String(condition.is[0])}` : undefined
