import { describe, expect, it } from 'vitest'
import { shopSays } from '../../src/commerce/domain/says.js'
import { blocksJson } from '../../src/tools/manifests/blocks-json.js'
import { blocksSchema, pageSchema } from '../../src/tools/manifests/blocks-schema.js'
import { declarations } from '../../src/blocks/declarations.js'
import { htmlCustomData } from '../../src/tools/manifests/vscode-data.js'
import { webTypes } from '../../src/tools/manifests/web-types.js'
import { shopPages } from '../../src/pages/demo-site/shop-pages.js'
import { complaints } from '../support/json-schema.js'
import { sample, sampleBox } from '../support/sample.block.js'

const helpOf = (described: { description?: string | { value: string } } | undefined): string | undefined =>
  typeof described?.description === 'object' ? described.description.value : described?.description
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('htmlCustomData', () => {
  const [card] = htmlCustomData([sample]).tags

  it('completes tags, attributes and options, with help', () => {
    expect(card).toMatchObject({ name: 'vitrine-sample-card' })
    expect(helpOf(card)).toBe('A card that lives in tests only.\n\nEvents: `vitrine-sample-choose`\n\n`data-state`: `filled`')
    expect(card?.attributes.find(({ name }) => name === 'direction-mobile')).toEqual({
      name: 'direction-mobile',
      description: { kind: 'markdown', value: 'Direction. On a phone; without it what counts on the tablet.' },
      values: [
        { name: 'row', description: 'Row' },
        { name: 'column', description: 'Column' },
      ],
    })
    expect(card?.attributes.find(({ name }) => name === 'open-on-add')).toMatchObject({ valueSet: 'v' })
  })

  it('speaks German when asked', () => {
    expect(helpOf(htmlCustomData([sample], 'de').tags[0]?.attributes.find(({ name }) => name === 'lines-shown'))).toBe(
      'Zeilen. So viele sind gleich zu sehen.\n\nOhne Angabe: `5`',
    )
  })
})

describe('webTypes', () => {
  const [card, box] = webTypes([sample, sampleBox]).contributions.html.elements

  it('names attributes, properties, events, slots, parts and CSS properties', () => {
    expect(card?.attributes.find(({ name }) => name === 'framed')).toEqual({
      name: 'framed',
      description: 'Framed',
      default: 'true',
      value: { kind: 'no-value', type: "boolean | 'true' | 'false'" },
    })
    expect(card?.attributes.find(({ name }) => name === 'product')).toMatchObject({ required: true })
    expect(card?.js.properties.find(({ name }) => name === 'badges')).toMatchObject({ type: "readonly ('new' | 'vegan')[]" })
    expect(card?.js.events).toEqual([
      {
        name: 'vitrine-sample-choose',
        description: 'Somebody chose the card.',
        type: 'CustomEvent<{ readonly id: string; readonly badges: readonly string[] }>',
      },
    ])
    expect(card?.css).toEqual({
      properties: [{ name: '--sample-card-width', description: 'Width of the card', default: '320px' }],
      parts: [{ name: 'heading', description: 'The heading' }],
    })
    expect(box?.slots.map(({ name }) => name)).toEqual(['', 'lid', 'drawers'])
  })
})

describe('blocksSchema', () => {
  it('fits the blocks we have', () => {
    expect(complaints(json(blocksJson(declarations, shopSays)), blocksSchema)).toEqual([])
  })

  it('refuses what is no block', () => {
    const [good] = blocksJson([sample]).blocks as Record<string, unknown>[]
    const wrong = {
      version: '1',
      channels: [],
      blocks: [
        { ...good, tag: 'cartpanel' },
        { ...good, fields: { a: { type: 'select', label: { de: 'A', en: 'A' } } } },
        { ...good, colour: 'red' },
      ],
    }
    expect(complaints(json(wrong), blocksSchema).map((each) => each.slice(0, 20))).toEqual(
      ['/blocks/0/tag: does n', '/blocks/1/fields/a: ', '/blocks/2: may not ha'].map((each) => each.slice(0, 20)),
    )
  })
})

describe('pageSchema', () => {
  it('fits the pages of the example shop', () => {
    // `undefined` is no JSON; a helper of the pages keeps its own hints beside.
    const pages = shopPages.map((page) =>
      Object.fromEntries(Object.entries(page).filter(([name]) => Object.hasOwn(pageSchema.properties!, name))),
    )
    expect(pages.flatMap((page) => complaints(json(page), pageSchema))).toEqual([])
  })

  it('refuses what is no page', () => {
    const page = { version: 2, path: '/', language: 'fr', title: '', description: '', nodes: [7] }
    expect(complaints(page, pageSchema)).toHaveLength(3)
  })
})
