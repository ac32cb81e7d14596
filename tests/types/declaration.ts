import { defineBlock, type FieldsOf } from '../../src/core/element/index.js'
import { monikerSelected } from '../../src/commerce/domain/channels.js'

const text = (de: string) => ({ de, en: de })
const base = {
  version: 1,
  name: text('Block'),
  summary: text('Ein Block.'),
  category: 'shop',
  icon: 'box',
  inserter: { tagline: text('Ein Block') },
} as const
const label = text('Feld')
const options = [
  { value: 'row', label },
  { value: 'column', label },
] as const

// What must compile.

export const whole = defineBlock({
  ...base,
  tag: 'vitrine-type-whole',
  fields: {
    heading: { type: 'text', label, help: label, default: 'Neu', group: 'content', required: true },
    note: { type: 'textarea', label },
    ink: { type: 'colour', label },
    gap: { type: 'token', tokens: 'space', label, default: 'm' },
    link: { type: 'url', label },
    picture: { type: 'image', label, responsive: true },
    from: { type: 'date', label },
    product: { type: 'reference', to: 'product', label },
    count: { type: 'number', label, default: 4, min: 1, max: 12, step: 1, unit: 'Stück' },
    width: { type: 'number', label },
    compact: { type: 'boolean', label },
    open: { type: 'boolean', label, default: true },
    direction: {
      type: 'select',
      label,
      options: [
        { value: 'row', label },
        { value: 'column', label },
      ],
      default: 'row',
      responsive: true,
    },
    align: { type: 'select', label, options },
    badges: {
      type: 'multiselect',
      label,
      options: [
        { value: 'new', label },
        { value: 'award', label },
      ],
      default: ['new'],
    },
    picked: { type: 'references', to: 'product', label, default: [] },
    products: { type: 'list', label, default: [{ id: 'a', quantity: 1 }] },
    words: { type: 'object', label },
  },
  slots: { '': { label, accepts: { blocks: ['vitrine-column'], html: true } } },
  placement: { parents: ['vitrine-section'], notInside: ['vitrine-column'], maxPerPage: 1, insertAt: 'end' },
  events: { 'vitrine-type-pick': { help: label, detail: { id: 'string', quantity: 'number', gift: 'boolean', badges: 'string[]' } } },
  parts: { heading: label },
  cssProperties: { '--type-width': label },
  states: { waiting: label, filled: label },
  publishes: [monikerSelected],
  presets: [
    { id: 'small', label, fields: { count: 2 }, slots: { '': ['Text', { html: 'p', children: ['mehr'] }, { block: 'vitrine-column' }] } },
  ],
  sample: { products: [] },
  migrations: [{ to: 2, migrate: (node) => node }],
})

type Fields = FieldsOf<typeof whole>
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const proven = <T extends true>(): T | undefined => undefined

proven<Same<Fields['heading'], string>>()
proven<Same<Fields['note'], string | undefined>>()
proven<Same<Fields['count'], number>>()
proven<Same<Fields['width'], number | undefined>>()
proven<Same<Fields['compact'], boolean>>()
proven<Same<Fields['open'], boolean>>()
proven<Same<Fields['direction'], 'row' | 'column'>>()
proven<Same<Fields['directionTablet'], 'row' | 'column' | undefined>>()
proven<Same<Fields['directionMobile'], 'row' | 'column' | undefined>>()
proven<Same<Fields['align'], 'row' | 'column' | undefined>>()
proven<Same<Fields['badges'], readonly ('new' | 'award')[]>>()
proven<Same<Fields['picked'], readonly string[]>>()
proven<Same<Fields['pictureMobile'], string | undefined>>()
proven<Same<(typeof whole)['tag'], 'vitrine-type-whole'>>()

// What must not compile.

// @ts-expect-error: a field that is not per device has no twin.
proven<Same<Fields['headingMobile'], string | undefined>>()

defineBlock({
  ...base,
  // @ts-expect-error: a custom element's name has a dash.
  tag: 'shelf',
  fields: {},
})

const { summary, ...mute } = base
// @ts-expect-error: a block without a summary cannot be described to an editor.
defineBlock({ ...mute, tag: 'vitrine-type-mute', fields: {} })

const { inserter, ...unoffered } = base
// @ts-expect-error: a block without a tagline cannot be offered to an editor.
defineBlock({ ...unoffered, tag: 'vitrine-type-unoffered', fields: {} })

defineBlock({
  ...base,
  tag: 'vitrine-type-german',
  // @ts-expect-error: every text for people is there in both languages.
  name: { de: 'Regal' },
  fields: {},
})

defineBlock({
  ...base,
  tag: 'vitrine-type-category',
  // @ts-expect-error: the groups of the inserter are named.
  category: 'misc',
  fields: {},
})

defineBlock({
  ...base,
  tag: 'vitrine-type-function',
  fields: {
    // @ts-expect-error: a field of type function would run what stands in an attribute.
    done: { type: 'function', label },
  },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-unlabelled',
  fields: {
    // @ts-expect-error: a field without a label cannot be edited.
    heading: { type: 'text' },
  },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-default',
  fields: {
    // @ts-expect-error: the default of a number is a number.
    count: { type: 'number', label, default: 'four' },
  },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-switch',
  fields: {
    // @ts-expect-error: the default of a boolean is a boolean.
    compact: { type: 'boolean', label, default: 'false' },
  },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-option',
  fields: {
    // biome-ignore format: what must not compile stands on one line.
    // @ts-expect-error: the default of a select is one of its options.
    direction: { type: 'select', label, options: [{ value: 'row', label }, { value: 'column', label }], default: 'sideways' },
  },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-optionless',
  fields: {
    // @ts-expect-error: a select without options selects nothing.
    direction: { type: 'select', label },
  },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-token',
  fields: {
    // @ts-expect-error: there is no such family of tokens.
    shadow: { type: 'token', tokens: 'shadow', label },
  },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-fold',
  fields: {
    // @ts-expect-error: the folds of the property form are named.
    heading: { type: 'text', label, group: 'other' },
  },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-event',
  fields: {},
  // @ts-expect-error: events bubble, so each carries the name of the house.
  events: { hide: { help: label, detail: {} } },
})

defineBlock({ ...base, tag: 'acme-type-event', fields: {}, events: { 'acme-hide': { help: label, detail: {} } } })

defineBlock({
  ...base,
  tag: 'acme-type-events',
  fields: {},
  // @ts-expect-error: the house is that of the tag.
  events: { 'vitrine-hide': { help: label, detail: {} } },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-detail',
  fields: {},
  // @ts-expect-error: a detail is made of scalars and lists of text.
  events: { 'vitrine-type-hide': { help: label, detail: { at: 'date' } } },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-property',
  fields: {},
  // @ts-expect-error: a custom property begins with two dashes.
  cssProperties: { width: label },
})

defineBlock({
  ...base,
  tag: 'vitrine-type-channel',
  fields: {},
  // @ts-expect-error: a channel is a value, not a name.
  publishes: ['moniker-selected'],
})

defineBlock({
  ...base,
  tag: 'vitrine-type-sample',
  fields: {},
  // @ts-expect-error: sample data is plain data.
  sample: { draw: () => null },
})
