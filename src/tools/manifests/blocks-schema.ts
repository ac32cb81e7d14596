/** A JSON Schema, draft 2020-12; only the words used here. */
export interface Schema {
  $schema?: string
  $id?: string
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
  title?: string
  description?: string
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  const?: string | number | boolean
  enum?: readonly string[]
  pattern?: string
  minimum?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  anyOf?: readonly Schema[]
}

const draft = 'https://json-schema.org/draft/2020-12/schema'
const string: Schema = { type: 'string' }
const anything: Schema = {}
const list = (items: Schema): Schema => ({ type: 'array', items })
const named = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
const exact = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const text = ref('text')

const nodes: Readonly<Record<string, Schema>> = {
  block: exact(
    {
      block: string,
      version: { type: 'integer' },
      id: string,
      name: string,
      hiddenOn: list({ enum: ['mobile', 'tablet', 'desktop'] }),
      translates: ref('sources'),
      fields: named(anything),
      slots: named(list(ref('node'))),
    },
    ['block'],
  ),
  element: exact(
    { html: string, id: string, name: string, translates: ref('sources'), attributes: named(string), children: list(ref('node')) },
    ['html'],
  ),
  sources: named(exact({ text: string, fits: { const: true } }, ['text'])),
  shared: exact({ shared: string, id: string, name: string }, ['shared']),
  node: { anyOf: [string, ref('block'), ref('element'), ref('shared')] },
}

const condition: Schema = {
  anyOf: [
    exact({ field: string, is: list(anything) }, ['field', 'is']),
    exact({ field: string, isNot: list(anything) }, ['field', 'isNot']),
  ],
}

const about: Readonly<Record<string, Schema>> = {
  label: text,
  help: text,
  deprecated: ref('deprecation'),
  group: { enum: ['content', 'layout', 'look', 'links', 'behaviour'] },
  default: anything,
  defaultMobile: anything,
  required: { const: true },
  responsive: { const: true },
  advanced: { const: true },
  visibleWhen: condition,
}
const field = (types: readonly string[], more: Readonly<Record<string, Schema>> = {}, required: readonly string[] = []): Schema =>
  exact({ type: { enum: types }, ...about, ...more }, ['type', 'label', ...required])
const options = list(exact({ value: string, label: text }, ['value', 'label']))
const number: Schema = { type: 'number' }

const definitions: Readonly<Record<string, Schema>> = {
  text: exact({ de: string, en: string }, ['de', 'en']),
  field: {
    anyOf: [
      field(['text', 'textarea', 'colour', 'image', 'boolean', 'list', 'object']),
      field(['date'], { time: { const: true }, after: string }),
      field(['url'], { cspDirective: { enum: ['frames', 'scripts', 'connections'] } }),
      field(['token'], { tokens: { enum: ['colour', 'space', 'radius'] } }, ['tokens']),
      field(['reference'], { to: { enum: ['product', 'category', 'consultant', 'page'] } }, ['to']),
      field(['references'], { to: { enum: ['product', 'category', 'consultant'] }, most: { type: 'integer', minimum: 1 } }, ['to']),
      field(['number'], { min: number, max: number, step: number, unit: string }),
      field(['select'], { options, open: { const: 'language' } }, ['options']),
      field(['multiselect'], { options }, ['options']),
    ],
  },
  deprecation: exact({ since: string, until: string, use: text }, ['since', 'until', 'use']),
  about: exact({ de: string, en: string, deprecated: ref('deprecation') }, ['de', 'en']),
  cssProperty: exact({ de: string, en: string, deprecated: ref('deprecation'), default: string, syntax: string }, ['de', 'en']),
  slot: exact({ label: text, deprecated: ref('deprecation'), accepts: exact({ blocks: list(string), html: { type: 'boolean' } }, []) }, [
    'label',
  ]),
  preset: exact(
    {
      id: string,
      label: text,
      fields: named(anything),
      slots: named(list(ref('node'))),
      isSample: { const: true },
      drawing: ref('drawing'),
    },
    ['id', 'label'],
  ),
  inserter: exact({ tagline: text, keywords: string, illustration: ref('drawing') }, ['tagline']),
  drawing: {
    ...list({ type: 'array', items: { anyOf: [string, number] } }),
    description:
      'Shapes on a sheet of 80 × 48, each a tone (paper, line, middle, strong, dashed) and then an SVG path, or x, y, width, height and radius.',
  },
  event: exact({ help: text, deprecated: ref('deprecation'), detail: named({ enum: ['string', 'number', 'boolean', 'string[]'] }) }, [
    'help',
    'detail',
  ]),
  declaration: exact(
    {
      tag: { type: 'string', pattern: '^[a-z][a-z0-9]*-[a-z0-9-]+$' },
      version: { type: 'integer', minimum: 1 },
      name: text,
      summary: text,
      deprecated: ref('deprecation'),
      category: { enum: ['page', 'layout', 'consultant', 'shop', 'checkout', 'account'] },
      icon: string,
      guidance: exact({ do: list(text), dont: list(text) }, ['do', 'dont']),
      providesH1: { const: true },
      fields: named(ref('field')),
      attributes: list(exact({ attribute: string, property: string }, ['attribute', 'property'])),
      slots: named(ref('slot')),
      placement: exact(
        {
          parents: list(string),
          notInside: list(string),
          maxPerPage: { type: 'integer', minimum: 1 },
          insertAt: { enum: ['start', 'end'] },
        },
        [],
      ),
      anchor: string,
      overlay: { const: true },
      onlyFor: ref('text'),
      presets: list(ref('preset')),
      events: named(ref('event')),
      parts: named(ref('about')),
      cssProperties: named(ref('cssProperty')),
      states: named(ref('about')),
      publishes: list(string),
      subscribes: list(string),
      queryParams: named(text),
      preload: named(list(condition)),
      storageKeys: list(string),
      extensions: list(string),
      sample: anything,
      fallback: exact(
        {
          heading: { anyOf: [string, text] },
          loading: text,
          text: { anyOf: [string, text] },
          texts: list(exact({ field: string, heading: text }, ['field', 'heading'])),
          links: list(exact({ field: string, text }, ['field', 'text'])),
        },
        [],
      ),
      layoutDependsOn: named(list(condition)),
      reservedSize: { anyOf: [{ const: 'none' }, exact({ height: string, onPhone: string }, ['height'])] },
      inserter: ref('inserter'),
      migrations: list(exact({ to: { type: 'integer' } }, ['to'])),
    },
    ['tag', 'version', 'name', 'summary', 'category', 'icon', 'fields', 'attributes', 'inserter'],
  ),
  channel: exact({ name: string, about: string, retain: { type: 'boolean' }, publishedBy: list(string), subscribedBy: list(string) }, [
    'name',
    'about',
    'retain',
    'publishedBy',
    'subscribedBy',
  ]),
  ...nodes,
}

/** JSON Schema of `blocks.json`: the content of `blocks.schema.json`. */
export const blocksSchema: Schema = {
  $schema: draft,
  $id: '@vitrine/blocks/blocks.schema.json',
  title: 'Vitrine: blocks.json',
  ...exact({ version: string, $schema: string, blocks: list(ref('declaration')), channels: list(ref('channel')) }, [
    'version',
    'blocks',
    'channels',
  ]),
  $defs: definitions,
}

/** JSON Schema of a stored page: the content of `page.schema.json`. */
export const pageSchema: Schema = {
  $schema: draft,
  $id: '@vitrine/blocks/page.schema.json',
  title: 'Vitrine: a page document',
  ...exact(
    {
      version: { const: 1 },
      kind: { enum: ['part', 'section'] },
      path: string,
      language: { enum: ['de', 'en'] },
      title: string,
      description: string,
      translation: string,
      translates: ref('sources'),
      canonical: string,
      role: string,
      openGraph: exact({ image: string }, []),
      noindex: { type: 'boolean' },
      nodes: list(ref('node')),
    },
    ['version', 'path', 'language', 'title', 'description', 'nodes'],
  ),
  $defs: nodes,
}
