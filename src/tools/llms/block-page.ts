import { folderOf, isDefaultSlot } from '../../pages/document/names.js'
import type { About, BlockDeclaration, CssProperty, Deprecation, Field } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { deprecationText } from '../manifests/deprecations.js'
import { detailType, fieldHelp, propertyType } from '../manifests/field-types.js'
import { tokensOf } from '../manifests/token-properties.js'

/** Returns a page of Markdown about one block: what it is for and everything a page can say to it, hear of it and style. */
export function blockPage(declaration: BlockDeclaration): string {
  const { tag, name, summary, deprecated, slots = {}, events = {}, parts = {}, cssProperties = {}, states = {} } = declaration
  return [
    `# \`<${tag}>\``,
    deprecated && `**${deprecationText(deprecated)}**`,
    summary.en,
    `In the editor: ${name.de} (${name.en}). Group: ${declaration.category}.${placementOf(declaration)}`,
    `\`\`\`html\n${example(declaration)}\n\`\`\``,
    `With a bundler: \`import '@vitrine/blocks/blocks/${folderOf(tag)}'\`. Without: the loader finds the tag (\`dist/cdn/loader.js\`).`,
    table(
      'Fields',
      ['Attribute', 'Property', 'Type', 'Default', 'What it is'],
      fieldSlots(declaration).map((slot) => fieldRow(slot)),
    ),
    table(
      'Slots',
      ['Slot', 'What goes in'],
      Object.entries(slots).map(([slot, { label, accepts, deprecated: going }]) => [
        isDefaultSlot(slot) ? '(default)' : code(slot),
        `${told(label.en, going)}${accepts?.blocks?.length ? `: ${accepts.blocks.map(code).join(', ')}` : ''}`,
      ]),
    ),
    table(
      'Events',
      ['Event', 'Detail', 'When'],
      [
        ...Object.entries(events).map(([event, { help, detail, deprecated: going }]) => [
          code(event),
          code(detailType(detail)),
          told(help.en, going),
        ]),
        [
          code('vitrine-error'),
          code('{ readonly tag: string; readonly message: string; readonly error: unknown }'),
          'The block failed and shows so.',
        ],
        [
          code('vitrine-navigate'),
          code('{ readonly url: string; readonly path: string; readonly replace: boolean }'),
          'A link is about to be followed, within this origin; `preventDefault()` says that the page leads there itself.',
        ],
      ],
    ),
    table('States, as `data-state` and `:state(…)`', ['State', 'What it means'], aboutRows(states)),
    table('Parts, for `::part(…)`', ['Part', 'What it is'], aboutRows(parts)),
    table(
      'Custom properties',
      ['Property', 'Default', 'What it is'],
      Object.entries<CssProperty>(cssProperties).map(([property, { default: given, en, deprecated: going }]) => [
        code(property),
        given === undefined ? '' : code(given),
        told(en, going),
      ]),
    ),
    list(
      'Tokens it reads',
      tokensOf(tag, 'en').map(({ name: token }) => code(token)),
    ),
    list('Channels it says', (declaration.publishes ?? []).map(channelOf)),
    list('Channels it hears', (declaration.subscribes ?? []).map(channelOf)),
    declaration.fallback && `Until it is there, and if it never comes, what stands between its tags shows: \`toHtml\` writes it.`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
    .concat('\n')
}

const code = (text: string): string => `\`${text}\``
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const told = (text: string, going: Deprecation | undefined): string => (going ? `**${deprecationText(going)}** ${text}` : text)
const channelOf = ({ name, about }: { name: string; about: string }): string => `${code(name)}: ${about}`

function table(heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`)
  return `## ${heading}\n\n${lines.join('\n')}`
}

function list(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return heading.startsWith('Tokens')
    ? `## ${heading}\n\n${lines.join(', ')}`
    : `## ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

const aboutRows = (texts: Readonly<Record<string, About>>): string[][] =>
  Object.entries(texts).map(([name, { en, deprecated }]) => [code(name), told(en, deprecated)])

function fieldRow(slot: FieldSlot): string[] {
  const { attribute, property, field, fallback } = slot
  return [
    code(attribute),
    code(property),
    code(propertyType(field)),
    fallback === undefined ? '' : code(JSON.stringify(fallback)),
    [told(fieldHelp(slot, 'en'), field.deprecated), rangeOf(field), field.required && 'Required.'].filter(Boolean).join(' '),
  ]
}

function rangeOf(field: Field): string {
  if (field.type !== 'number') return ''
  const { min, max, unit } = field
  const range = [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`].filter(Boolean).join(' ')
  return [range, unit].filter(Boolean).join(' ')
}

function placementOf({ placement = {}, slots }: BlockDeclaration): string {
  const { parents, notInside, maxPerPage } = placement
  return [
    parents && ` Only inside ${parents.map(code).join(', ')}.`,
    notInside && ` Never inside ${notInside.map(code).join(', ')}.`,
    maxPerPage && (maxPerPage === 1 ? ' Once per page.' : ` At most ${maxPerPage} per page.`),
    slots ? ' Holds other things.' : '',
  ]
    .filter(Boolean)
    .join('')
}

/** Returns an example with the required fields and with a choice or two. */
function example(declaration: BlockDeclaration): string {
  const { tag, fields } = declaration
  const worn = fieldSlots({ fields })
    .filter(({ property, field }) => Object.hasOwn(fields, property) && (field.required || field.type === 'select'))
    .map(
      ({ attribute, field, fallback }) =>
        `${attribute}="${'options' in field ? (fallback ?? field.options[0]?.value) : (fallback ?? '…')}"`,
    )
  return `<${[tag, ...worn].join(' ')}></${tag}>`
}
