import type { BlockDeclaration, LocalizedText } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'
import { element, type Markup, printPretty } from '../../pages/document/markup.js'
import { isDefaultSlot } from '../../pages/document/names.js'
import { capital, checked, comment, componentOf, regionOf } from './component-names.js'

/**
 * Returns a box in which the page's script puts the block, and the block's contents: regions, or the fallback while it is not there, on
 * a server too. By the box's attribute `vitrine doctor` counts the boxes that stay empty. The template is light, as in Salesforce's own
 * storefront components: the page's sheet reaches its contents.
 */
export function template(declaration: BlockDeclaration, language: keyof LocalizedText): string {
  const regions = Object.keys(declaration.slots ?? {}).map((slot) => {
    const attributes: [string, string][] = isDefaultSlot(slot) ? [] : [['data-region', slot]]
    return element('div', attributes, [element('slot', [['name', regionOf(slot)]])])
  })
  const takesContent = Object.keys(declaration.slots ?? {}).some(isDefaultSlot)
  const box = element(
    'div',
    [
      ['lwc:ref', 'box'],
      ['data-vitrine', declaration.tag],
    ],
    [...(takesContent ? [] : fallback(declaration, language)), ...regions],
  )
  return `${comment}\n${bindings(printPretty(element('template', [['lwc:render-mode', 'light']], [box])))}\n`
}

/** Removes quotation marks: a template binds a property without them. */
const bindings = (markup: string): string => markup.replace(/="(\{\w+\})"/g, '=$1')

function fallback({ fallback: declared, fields }: BlockDeclaration, language: keyof LocalizedText): Markup[] {
  if (!declared) return []
  const { heading, text, links = [] } = declared
  const given = (field: string, children: Markup[]) => element('template', [['lwc:if', `{${field}}`]], children)
  const parts = [
    ...(typeof heading === 'string' ? [given(heading, [element('h2', [], [`{${heading}}`])])] : []),
    ...(typeof heading === 'object' ? [element('h2', [], [heading[language]])] : []),
    ...(typeof text === 'string' ? [given(text, [element('p', [], [`{${text}}`])])] : []),
    ...(typeof text === 'object' ? [element('p', [], [text[language]])] : []),
    ...links
      .filter(({ field }) => Object.hasOwn(fields, field))
      .map((link) => given(link.field, [element('p', [], [element('a', [['href', `{${link.field}}`]], [link.text[language]])])])),
  ]
  return parts.length > 0 ? [element('div', [], parts)] : []
}

/** Returns the class: a setter per property, so that a value changed or bound later reaches the block. */
export function wrapper(declaration: BlockDeclaration): string {
  const slots = fieldSlots(declaration)
  const responsive = slots.filter(({ property, field }) => field.responsive && Object.hasOwn(declaration.fields, property))
  const regions = Object.keys(declaration.slots ?? {})
  return [
    `// ${checked}`,
    ...(slots.length > 0 ? ["import { api } from 'lwc'"] : []),
    "import { VitrineBlock } from 'c/vitrineBlock'",
    '',
    ...(regions.length > 0 ? ['/**', ...regions.map((slot) => ` * @slot ${regionOf(slot)}`), ' */'] : []),
    `export default class ${capital(componentOf(declaration.tag))} extends VitrineBlock {`,
    `  static tag = '${declaration.tag}'`,
    ...(responsive.length > 0 ? [`  static responsive = [${responsive.map(({ attribute }) => `'${attribute}'`).join(', ')}]`] : []),
    ...slots.flatMap(({ property, attribute }) => [
      '',
      '  @api',
      `  get ${property}() {`,
      `    return this.values['${attribute}']`,
      '  }',
      `  set ${property}(value) {`,
      `    this.give('${attribute}', value)`,
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
}
