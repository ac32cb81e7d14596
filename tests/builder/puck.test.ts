import { describe, expect, it } from 'vitest'
import { declarations as real } from '../../src/blocks/declarations.js'
import { puckConfig } from '../../src/tools/puck/puck.js'
import { sample, sampleBox, sampleDrawer } from '../support/sample.block.js'

const conditional = {
  ...sample,
  fields: {
    ...sample.fields,
    linesShown: { ...sample.fields.linesShown, visibleWhen: { field: 'direction', is: ['column'] }, advanced: true },
    heading: { ...sample.fields.heading, visibleWhen: { field: 'framed', isNot: [false] } },
  },
} as const
const gift = {
  ...sampleBox,
  presets: [{ id: 'gift', label: { de: 'Geschenk', en: 'Gift' }, slots: { drawers: [{ block: sampleDrawer.tag }] } }],
} as const
const { components, categories, root } = puckConfig({ declarations: [conditional, gift, sampleDrawer] })
const card = components[sample.tag]!
const box = components[sampleBox.tag]!

describe('puckConfig', () => {
  it('shows every field with the control that fits it, devices beside their base', () => {
    const types = Object.entries(card.fields ?? {}).map(([name, field]) => `${name}: ${field.type}`)
    expect(types).toEqual([
      'heading: text',
      'openOnAdd: radio',
      'framed: radio',
      'direction: select',
      'directionTablet: select',
      'directionMobile: select',
      'badges: custom',
      'more: text',
      'picture: text',
      'rows: custom',
      'words: custom',
      'product: text',
      'linesShown: custom',
      'outlineName: text',
    ])
    expect(card.fields?.linesShown).toMatchObject({ label: 'Zeilen · So viele sind gleich zu sehen.' })
    expect(card.fields?.heading).toMatchObject({ placeholder: 'Für Sie' })
    expect(card.fields?.product?.label).toBe('Produkt *')
    expect(card.fields?.directionMobile?.label).toBe('Richtung, Mobil')
  })

  it('offers the default first, so that a choice can be taken back', () => {
    expect(card.fields?.direction).toMatchObject({
      options: [{ label: 'Standard (Nebeneinander)', value: undefined }, { value: 'row' }, { value: 'column' }],
    })
    expect(card.fields?.openOnAdd).toMatchObject({ options: [{ label: 'Standard (Nein)' }, { value: true }, { value: false }] })
  })

  it('sets nothing when a block is dropped, so that defaults stay defaults', () => {
    expect(card.defaultProps).toBeUndefined()
  })

  it('shows a field only while it means something', async () => {
    const shown = async (props: object) => {
      const data = { props: { id: 'a', ...props } } as Parameters<NonNullable<typeof card.resolveFields>>[0]
      return Object.keys(await card.resolveFields!(data, {} as Parameters<NonNullable<typeof card.resolveFields>>[1]))
    }
    expect(await shown({})).toContain('heading')
    expect(await shown({})).not.toContain('linesShown')
    expect(await shown({ direction: 'column', framed: false })).toContain('linesShown')
    expect(await shown({ framed: false })).not.toContain('heading')
  })

  it('lets into a slot what belongs there, and nothing else', () => {
    expect(box.fields?.['slot-drawers']).toMatchObject({ type: 'slot', label: 'Schubladen', allow: [sampleDrawer.tag] })
    expect(box.fields?.['slot-lid']).toMatchObject({ allow: ['element', 'box', 'text'] })
    expect(components[sampleDrawer.tag]?.fields?.['slot-default']).toMatchObject({
      disallow: [sampleBox.tag, `${sampleBox.tag}--gift`, sampleDrawer.tag],
    })
  })

  it('lists blocks and presets in their category, filled and without ids of ours', () => {
    expect(categories?.layout).toMatchObject({ title: 'Layout', components: [sampleBox.tag, `${sampleBox.tag}--gift`, sampleDrawer.tag] })
    const preset = components[`${sampleBox.tag}--gift`]!
    expect(preset.label).toBe('Kiste: Geschenk')
    expect(preset.defaultProps).toMatchObject({ 'slot-drawers': [{ type: sampleDrawer.tag }] })
    expect(JSON.stringify(preset.defaultProps)).not.toContain('"id"')
  })

  it('asks for what a page says about itself', () => {
    expect(Object.keys(root?.fields ?? {})).toEqual(['title', 'description', 'path', 'language', 'canonical', 'role', 'image'])
  })

  it('knows every block of the library, in English too', () => {
    const english = puckConfig({ locale: 'en' })
    for (const { tag, name } of real) expect(english.components[tag]?.label).toBe(name.en)
    expect(english.components['vitrine-section--hero']?.label).toBe('Section: Hero with a picture')
  })
})
