import { describe, expect, it } from 'vitest'
import { blocksJson } from '../../src/tools/manifests/blocks-json.js'
import { argsOf, controlsOf } from '../../src/tools/definitions/controls.js'
import { customElementsManifest } from '../../src/tools/manifests/custom-elements.js'
import { declarationsList } from '../../src/tools/generate/declarations-list.js'
import { reactTypes, tagTypes } from '../../src/tools/generate/element-types.js'
import { loaderMap } from '../../src/tools/generate/loader-map.js'
import { withBlockTable } from '../../src/tools/generate/readme-table.js'
import { announce, cartOpen } from '../../src/commerce/domain/channels.js'
import { sample, sampleBox } from '../support/sample.block.js'

describe('customElementsManifest', () => {
  const manifest = customElementsManifest([sample, sampleBox])
  const [card, box] = manifest.modules.map(({ declarations }) => declarations[0]!)

  it('names the element, its module and its definition', () => {
    expect(manifest.schemaVersion).toBe('2.1.0')
    expect(manifest.modules[0]).toMatchObject({
      kind: 'javascript-module',
      path: 'dist/blocks/sample-card.js',
      exports: [
        {
          kind: 'custom-element-definition',
          name: 'vitrine-sample-card',
          declaration: { name: 'VitrineSampleCardElement', module: 'dist/blocks/sample-card.js' },
        },
      ],
    })
    expect(card).toMatchObject({
      kind: 'class',
      customElement: true,
      tagName: 'vitrine-sample-card',
      name: 'VitrineSampleCardElement',
      summary: 'A card that lives in tests only.',
    })
  })

  it('lists attributes and properties, devices included', () => {
    expect(card!.attributes.find(({ name }) => name === 'lines-shown')).toEqual({
      name: 'lines-shown',
      fieldName: 'linesShown',
      description: 'Lines. This many show at once.',
      type: { text: 'number | `${number}`' },
      default: '5',
    })
    expect(card!.members.find(({ name }) => name === 'directionTablet')).toMatchObject({
      attribute: 'direction-tablet',
      description: 'Direction. On a tablet; without it what counts on the desktop.',
      type: { text: "'row' | 'column' | undefined" },
    })
  })

  it('writes the default of an attribute as its text, and of a property as its value', () => {
    const defaults = Object.fromEntries(card!.attributes.map(({ name, default: given }) => [name, given]))
    expect(defaults).toMatchObject({ heading: 'Für Sie', direction: 'row', framed: 'true', 'open-on-add': 'false', 'lines-shown': '5' })
    expect(card!.members.find(({ name }) => name === 'direction')).toMatchObject({ default: '"row"' })
    expect(defaults['direction-mobile']).toBeUndefined()
  })

  it('lists events, slots, parts, CSS properties and states', () => {
    expect(card!.events.map(({ name, type }) => `${name}: ${type.text}`)).toEqual([
      'vitrine-sample-choose: CustomEvent<{ readonly id: string; readonly badges: readonly string[] }>',
      'vitrine-error: CustomEvent<{ readonly tag: string; readonly message: string; readonly error: unknown }>',
    ])
    expect(box!.slots.map(({ name }) => name)).toEqual(['', 'lid', 'drawers'])
    expect(card!.cssParts).toEqual([{ name: 'heading', description: 'The heading' }])
    expect(card!.cssProperties).toEqual([
      { name: '--sample-card-width', description: 'Width of the card', default: '320px', syntax: '<length>' },
    ])
    expect(card!.cssStates).toEqual([{ name: 'filled', description: 'There is something to see' }])
    expect(card!.description).toContain('`data-state="filled"`: There is something to see')
  })

  it('speaks German when asked', () => {
    expect(customElementsManifest([sample], { language: 'de' }).modules[0]!.declarations[0]!.summary).toBe(
      'Eine Karte, die es nur in Tests gibt.',
    )
  })
})

describe('tagTypes', () => {
  const text = tagTypes([sample, sampleBox])

  it('types properties, attributes and listeners', () => {
    expect(text).toContain("  direction: 'row' | 'column'\n")
    expect(text).toContain("  badges: readonly ('new' | 'vegan')[] | undefined\n")
    expect(text).toContain("  'open-on-add'?: boolean | 'true' | 'false' | undefined\n")
    expect(text).toContain(
      "  'onvitrine-sample-choose'?: ((event: CustomEvent<{ readonly id: string; readonly badges: readonly string[] }>) => void) | undefined",
    )
    expect(text).toContain("    'vitrine-sample-card': VitrineSampleCardElement\n")
    expect(text).toContain("  'vitrine-sample-choose': CustomEvent<{ readonly id: string; readonly badges: readonly string[] }>\n")
    expect(text).toContain(
      "  'vitrine-sample-box': { element: VitrineSampleBoxElement; attributes: VitrineSampleBoxAttributes; events: VitrineSampleBoxEvents }\n",
    )
  })

  it('keeps a text from ending its comment', () => {
    expect(tagTypes([{ ...sampleBox, summary: { de: '', en: 'a */ export const evil = 1 /*' } }])).toContain(
      '/** a *\\/ export const evil = 1 /* */',
    )
  })
})

describe('reactTypes', () => {
  it('names a component and its props for each block', () => {
    const text = reactTypes([sample])
    expect(text).toContain("export declare const VitrineSampleCard: BlockComponent<'vitrine-sample-card'>\n")
    expect(text).toContain("export interface VitrineSampleCardProps extends BlockProps<'vitrine-sample-card'> {}\n")
  })
})

describe('loaderMap and declarationsList', () => {
  it('name modules by folder', () => {
    expect(loaderMap([sample])).toContain("  'vitrine-sample-card': () => import('virtual:vitrine-block/sample-card'),\n")
    expect(declarationsList(['login', 'cart-panel'])).toBe(`// Generated by \`npm run generate\` from src/blocks. Do not edit.
import { cartPanel } from './cart-panel/cart-panel.block.js'
import { login } from './login/login.block.js'
import type { BlockDeclaration } from '../core/element/declaration.js'

export {
  cartPanel,
  login,
}

/** Every block of the library, sorted by tag. */
export const declarations: readonly BlockDeclaration[] = [
  cartPanel,
  login,
]
`)
  })
})

describe('withBlockTable', () => {
  it('writes between the marks, and again', () => {
    const readme = '# Vitrine\n<!-- blocks -->\nold\n<!-- /blocks -->\nend\n'
    const once = withBlockTable(readme, [sample, sampleBox])
    const file = 'https://github.com/vitrine-blocks/vitrine/blob/main/src/blocks/sample-card/README.md'
    const row = `| [\`<vitrine-sample-card>\`](${file}) | Musterkarte | shop | A card that lives in tests only. |`
    expect(once).toContain(`${row}\n<!-- /blocks -->\nend\n`)
    expect(once.indexOf('sample-box')).toBeLessThan(once.indexOf('sample-card'))
    expect(withBlockTable(once, [sample, sampleBox])).toBe(once)
  })

  it('leaves a README without marks alone', () => {
    expect(withBlockTable('# Vitrine', [sample])).toBe('# Vitrine')
  })
})

describe('controlsOf', () => {
  const controls = controlsOf(sample)

  it('shows the fields an editor sees, with range, options and help', () => {
    expect(controls.linesShown).toEqual({
      name: 'lines-shown',
      description: 'Zeilen: So viele sind gleich zu sehen.\n\n*Lines: This many show at once.*',
      control: { type: 'number', min: 1, max: 20, step: 1 },
      table: { category: 'attributes', type: { summary: 'number' }, defaultValue: { summary: '5' } },
    })
    expect(controls.direction).toMatchObject({ control: { type: 'select', labels: { row: 'Nebeneinander' } }, options: ['row', 'column'] })
    expect(controls.badges).toMatchObject({ control: { type: 'check' } })
  })

  it('lists what else the element offers, without controls', () => {
    const rows = Object.values({ ...controls, ...controlsOf(sampleBox) }).filter(({ control }) => control === false)
    expect(rows.map(({ table, name }) => `${table.category}: ${name}`)).toEqual([
      'events: vitrine-sample-choose',
      'css parts: heading',
      'css properties: --sample-card-width',
      'slots: (default)',
      'slots: lid',
      'slots: drawers',
    ])
  })

  it('begins with the defaults', () => {
    expect(argsOf(sample)).toEqual({ heading: 'Für Sie', linesShown: 5, openOnAdd: false, framed: true, direction: 'row' })
  })
})

describe('blocksJson', () => {
  it('is plain JSON, channels by name', () => {
    const dump = blocksJson([sample])
    expect(JSON.parse(JSON.stringify(dump))).toEqual(dump)
    expect(dump.blocks[0]).toMatchObject({
      tag: 'vitrine-sample-card',
      publishes: ['cart.open'],
      subscribes: ['cart.changed'],
      migrations: [{ to: 3 }, { to: 2 }],
    })
  })

  it('tells who says and who hears each channel, the shop among them', () => {
    const { channels } = blocksJson([sample], [cartOpen, announce])
    expect(channels).toEqual([
      expect.objectContaining({ name: 'cart.open', retain: true, publishedBy: ['shop', 'vitrine-sample-card'], subscribedBy: [] }),
      expect.objectContaining({ name: 'announce', publishedBy: ['shop'], subscribedBy: [] }),
      expect.objectContaining({ name: 'cart.changed', publishedBy: [], subscribedBy: ['vitrine-sample-card'] }),
    ])
  })
})
