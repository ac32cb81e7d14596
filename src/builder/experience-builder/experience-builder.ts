import type { BlockDeclaration, Field, Text } from '../../element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../element/fields.js'
import type { Loss } from '../losses.js'
import { element, type Markup, printPretty } from '../../document/markup.js'
import { folderOf } from '../../document/names.js'
import { bridgeFiles } from './bridge-files.js'

const untested = 'Untested on the real platform: written from its documentation and checked for form only.'

/** The file is a template of LWC, or XML, where a comment is written like this. */
const comment = `<!-- ${untested} -->`

const camel = (tag: string): string => folderOf(tag).replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const component = (tag: string): string => `vitrine${capital(camel(tag))}`

/**
 * The blocks as Lightning web components for Experience Builder: metadata XML and a wrapper each, and the one that
 * loads the library from the static resource `vitrine`.
 * @returns file names, from a folder `lwc`, and their texts; every file says that it is untested on the real platform
 */
export function experienceBuilderFiles(declarations: readonly BlockDeclaration[], language: keyof Text = 'de'): Record<string, string> {
  const blocks = declarations.flatMap((declaration) => {
    const name = component(declaration.tag)
    return [
      [`${name}/${name}.js-meta.xml`, metadata(declaration, language)],
      [`${name}/${name}.html`, template(declaration)],
      [`${name}/${name}.js`, wrapper(declaration)],
    ]
  })
  return { ...Object.fromEntries(blocks), ...loaderFiles, ...bridgeFiles(untested) }
}

/** What Experience Builder cannot express of these blocks. */
export function experienceBuilderLosses(declarations: readonly BlockDeclaration[]): Loss[] {
  return declarations.flatMap((declaration) => [
    ...aboutBlock.filter(([isLost]) => isLost(declaration)).map(([, reason]) => ({ block: declaration.tag, reason })),
    ...Object.entries(declaration.fields).flatMap(([field, declared]) =>
      aboutField.filter(([isLost]) => isLost(declared)).map(([, reason]) => ({ block: declaration.tag, field, reason })),
    ),
  ])
}

const aboutBlock: readonly [(declaration: BlockDeclaration) => boolean, string][] = [
  [({ slots }) => slots !== undefined, 'A component with properties has no regions: its slots stay empty.'],
  [
    ({ placement }) => placement !== undefined,
    'Placement is not checked: where a block belongs, and how often, only its description can say.',
  ],
  [({ presets = [] }) => presets.some(({ fields, slots }) => fields || slots), 'There are no presets.'],
  [() => true, 'There is no name for an outline, and one language for the form.'],
]

const isDecimal = (field: Field): boolean =>
  field.type === 'number' &&
  [field.min, field.max, field.step, field.default].some((value) => value !== undefined && !Number.isInteger(value))

const aboutField: readonly [(field: Field) => boolean, string][] = [
  [({ group }) => group !== undefined, 'Fields stand in one list, without groups.'],
  [({ advanced }) => advanced === true, 'There is no fold for advanced fields.'],
  [({ visibleWhen }) => visibleWhen !== undefined, 'A field is shown even while it means nothing.'],
  [({ responsive }) => responsive === true, 'A value per device is three properties; the form does not follow the device of the canvas.'],
  [({ type }) => type === 'select', 'Options are shown by their values, without labels.'],
  [({ type }) => type === 'multiselect', 'Several options are typed, divided by spaces.'],
  [({ type }) => type === 'textarea', 'A long text is typed in one line.'],
  [({ type }) => type === 'image', 'There is no picture chooser: the address is typed.'],
  [({ type }) => type === 'reference', 'There is no search: the number is typed.'],
  [({ type }) => type === 'references', 'There is no search: the numbers are typed, divided by spaces.'],
  [({ type }) => type === 'list' || type === 'object', 'The value is typed as JSON in one line.'],
  [isDecimal, 'A decimal number is typed as text, without its range.'],
  [({ type }) => type === 'date' || type === 'token', 'The value is typed as text.'],
]

const tag = (name: string, text: string): Markup => element(name, [], [text])

function metadata({ tag: block, name, summary, fields }: BlockDeclaration, language: keyof Text): string {
  const properties = fieldSlots({ fields }).map((slot) => property(slot, language))
  const bundle = element(
    'LightningComponentBundle',
    [['xmlns', 'http://soap.sforce.com/2006/04/metadata']],
    [
      tag('apiVersion', '64.0'),
      tag('isExposed', 'true'),
      tag('masterLabel', name[language]),
      tag('description', `${summary[language]} <${block}>`),
      element('targets', [], [tag('target', 'lightningCommunity__Page'), tag('target', 'lightningCommunity__Default')]),
      ...(properties.length > 0
        ? [element('targetConfigs', [], [element('targetConfig', [['targets', 'lightningCommunity__Default']], properties)])]
        : []),
    ],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${comment}\n${xml(bundle)}\n`
}

// XML closes what HTML leaves open, and knows no bare attributes: none are written here.
const xml = (markup: Markup): string => printPretty(markup)

function property({ property: name, field, fallback }: FieldSlot, language: keyof Text): Markup {
  const device = /(Tablet|Mobile)$/.exec(name)?.[1]
  const suffix = field.responsive && device ? ` (${device})` : ''
  const unit = field.type === 'number' && field.unit ? `, ${field.unit}` : ''
  const type = typeOf(field)
  const given: [string, string | undefined][] = [
    ['name', name],
    ['type', type],
    ['label', field.label[language] + unit + suffix],
    ['description', field.help?.[language]],
    ['default', fallback === undefined ? undefined : textOfDefault(fallback)],
    ['required', field.required ? 'true' : undefined],
    ['min', type === 'Integer' && field.type === 'number' ? numberText(field.min) : undefined],
    ['max', type === 'Integer' && field.type === 'number' ? numberText(field.max) : undefined],
    ['datasource', field.type === 'select' ? field.options.map(({ value }) => value).join(',') : undefined],
  ]
  return element(
    'property',
    given.filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  )
}

const numberText = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value))
const textOfDefault = (value: unknown): string => {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

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

function template({ tag: block }: BlockDeclaration): string {
  return `${comment}\n<template>\n  <${block} lwc:external lwc:ref="block" data-vitrine-mode={mode}></${block}>\n</template>\n`
}

// Attributes and not properties: they mean the same before and after the element is defined.
function wrapper(declaration: BlockDeclaration): string {
  const slots = fieldSlots(declaration)
  const names = slots.map(({ property: name, attribute }) => `  ['${name}', '${attribute}'],`)
  return [
    `// ${untested}`,
    "import { api, LightningElement } from 'lwc'",
    "import { loadVitrine, vitrineMode, wear } from 'c/vitrineLoader'",
    '',
    `const attributes = [`,
    ...names,
    ']',
    '',
    `export default class ${capital(component(declaration.tag))} extends LightningElement {`,
    ...slots.map(({ property: name }) => `  @api ${name}`),
    '  mode = vitrineMode()',
    '',
    '  connectedCallback() {',
    '    loadVitrine()',
    '  }',
    '',
    '  renderedCallback() {',
    '    wear(this.refs.block, attributes.map(([property, attribute]) => [attribute, this[property]]))',
    '  }',
    '}',
    '',
  ].join('\n')
}

const loaderFiles: Readonly<Record<string, string>> = {
  'vitrineLoader/vitrineLoader.js-meta.xml': [
    '<?xml version="1.0" encoding="UTF-8"?>',
    comment,
    '<LightningComponentBundle xmlns="http://soap.sforce.com/2006/04/metadata">',
    '  <apiVersion>64.0</apiVersion>',
    '  <isExposed>false</isExposed>',
    '</LightningComponentBundle>',
    '',
  ].join('\n'),
  'vitrineLoader/vitrineLoader.js': `// ${untested}
// The static resource \`vitrine\` is the folder dist/cdn of the package as a zip.
import resource from '@salesforce/resourceUrl/vitrine'

let asked = false
let bridge

/** Fetches the loader once per page; it defines the blocks it finds. */
export function loadVitrine() {
  if (asked) return
  asked = true
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: \`\${resource}/vitrine.css\` })
  const script = Object.assign(document.createElement('script'), { type: 'module', src: \`\${resource}/loader.js\` })
  document.head.append(sheet, script)
}

/** Resolves when the bridge to the site's message service can be asked for: \`vitrineBridge\` does. */
export function loadBridge() {
  loadVitrine()
  bridge ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: \`\${resource}/lwr.js\`, onload: resolve, onerror: reject })
    document.head.append(script)
  })
  return bridge
}

/** The platform has no documented flag for its builder; its canvas has a host of its own. */
export function vitrineMode() {
  return /\\.builder\\.salesforce-experience\\.com$|(^|\\.)livepreview\\./.test(location.hostname) ? 'edit' : 'live'
}

/** Sets what is given and takes away what is not, so that a cleared field is its default again. */
export function wear(element, attributes) {
  for (const [name, value] of attributes) {
    if (value === undefined || value === null) element?.removeAttribute(name)
    else element?.setAttribute(name, String(value))
  }
}
`,
}
