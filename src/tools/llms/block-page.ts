import { type Kept, kept } from '../../commerce/domain/kept.js'
import { folderOf, isDefaultSlot } from '../../pages/document/names.js'
import type { About, BlockDeclaration, CssProperty, Deprecation, Field } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { deprecationText } from '../manifests/deprecations.js'
import { detailType, fieldHelp, propertyType } from '../manifests/field-types.js'
import { tokensOf } from '../manifests/token-properties.js'
import { extensions } from '../salesforce/extensions.js'
import { failureStates } from './failure-states.js'

/**
 * Returns the documentation of one block as Markdown: purpose, configuration, slots, events, states, messages, query parameters, storage,
 * errors and styling. Its README and its page in `llms.txt` are this text.
 */
export function blockPage(declaration: BlockDeclaration): string {
  const { tag, name, summary, deprecated, slots = {}, events = {}, parts = {}, cssProperties = {}, states = {} } = declaration
  return [
    `# \`<${tag}>\``,
    deprecated && `**${deprecationText(deprecated)}**`,
    summary.en,
    `In the editor: ${name.de} (${name.en}). Group: ${declaration.category}.${placementOf(declaration)}`,
    `\`\`\`html\n${example(declaration)}\n\`\`\``,
    `With a bundler: \`import '@vitrine/blocks/blocks/${folderOf(tag)}'\`. Without one, the loader (\`dist/cdn/loader.js\`) finds the tag.`,
    list('Use it well', adviceOf(declaration)),
    table(
      'Configuration',
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
          'The block threw an error and shows a message with a retry.',
        ],
        [
          code('vitrine-navigate'),
          code('{ readonly url: string; readonly path: string; readonly replace: boolean }'),
          'A link within this origin is about to be followed. Call `preventDefault()` to navigate yourself.',
        ],
      ],
    ),
    table('States, as `data-state` and `:state(…)`', ['State', 'What it means'], aboutRows(states)),
    table('Messages on the bus', ['Channel', 'The block', 'What it is about'], channelRows(declaration)),
    table(
      'Query parameters',
      ['Parameter', 'What it does'],
      Object.entries(declaration.queryParams ?? {}).map(([name, { en }]) => [code(`?${name}=`), en]),
    ),
    table('Storage', ['Key', 'Where', 'What it is for', 'Until', 'Needs consent to'], (declaration.storageKeys ?? []).map(storageRow)),
    `## Errors\n\n${errorsOf(declaration)}`,
    list(
      'Extensions of the platform',
      (declaration.extensions ?? []).map(
        (name) => `${code(name)}: ${Object.hasOwn(extensions, name) ? extensions[name as keyof typeof extensions].about : ''}`,
      ),
    ),
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
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
    .concat('\n')
}

const code = (text: string): string => `\`${text}\``
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const told = (text: string, going: Deprecation | undefined): string => (going ? `**${deprecationText(going)}** ${text}` : text)

const channelRows = ({ publishes = [], subscribes = [] }: BlockDeclaration): string[][] => [
  ...publishes.map((channel) => channelRow(channel, 'publishes')),
  ...subscribes.map((channel) => channelRow(channel, 'subscribes')),
]

type ChannelOfBlock = NonNullable<BlockDeclaration['publishes']>[number]

const channelRow = ({ name, about, retain }: ChannelOfBlock, does: string): string[] => [
  code(name),
  does,
  `${about}${retain ? ' Retained.' : ''}`,
]

const places: Readonly<Record<Kept['where'][number], string>> = { visit: 'session storage', memory: 'local storage', cookie: 'cookie' }

function storageRow(key: string): string[] {
  const entry = kept[key]
  if (!entry) return [code(key), '', '', '', '']
  const where = entry.where.map((place) => places[place]).join(', ')
  return [code(key), where, entry.about.en, entry.until?.en ?? 'the end of the visit', entry.needs ?? '']
}

/** Advice on the block, as whole sentences. */
const adviceOf = ({ guidance }: BlockDeclaration): string[] => [...(guidance?.do ?? []), ...(guidance?.dont ?? [])].map(({ en }) => en)

function errorsOf({ states = {}, fallback }: BlockDeclaration): string {
  const failing = Object.entries(states).filter(([state]) => failureStates.has(state))
  return [
    ...failing.map(([state, { en }]) => `- ${code(`data-state="${state}"`)}: ${en}.`),
    `- A value that a field does not accept counts as its default. The console names tag, attribute and value once.`,
    `- If the block throws, it shows a message with a retry and emits ${code('vitrine-error')}. Other blocks keep working.`,
    `- If its code does not load, the element gets ${code('data-missed')} and the content between its tags stays. The loader tries again later.`,
    fallback && `- ${code('toHtml')} writes such content into published pages: what is true without a script.`,
  ]
    .filter(Boolean)
    .join('\n')
}

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
