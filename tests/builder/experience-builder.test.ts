import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { experienceBuilderFiles } from '../../src/tools/experience-builder/experience-builder.js'
import { visibleIf } from '../../src/tools/experience-builder/metadata.js'
import { optionListFiles, optionListOf } from '../../src/tools/experience-builder/option-lists.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import { sample, sampleBox } from '../support/sample.block.js'

const files = experienceBuilderFiles([sample, sampleBox])
const everything = experienceBuilderFiles([sample, sampleBox], {
  undocumented: true,
  optionLabels: true,
  serverRendered: true,
  language: 'en',
})
const inOneLine = (text = '') => text.replace(/\s+/g, ' ')
const card = (all: Record<string, string>) => inOneLine(all['vitrineSampleCard/vitrineSampleCard.js-meta.xml'])

describe('experienceBuilderFiles', () => {
  it('gives every block metadata, a template and a wrapper, and what all share', () => {
    const parts = ['js-meta.xml', 'html', 'js']
    const names = (component: string, kinds = parts) => kinds.map((kind) => `${component}/${component}.${kind}`)
    const expected = [
      ...names('vitrineSampleCard'),
      ...names('vitrineSampleBox'),
      ...names('vitrineBlock', ['js-meta.xml', 'js']),
      ...names('vitrineBridge'),
    ]
    expect(Object.keys(files)).toEqual(expect.arrayContaining(expected))
  })

  it('says in every file what has checked it, and that no org has', () => {
    expect(Object.entries(files).filter(([, text]) => !text.includes('untested in an org'))).toEqual([])
  })

  it('names targets, types, ranges and options', () => {
    expect(card(files)).toContain('<target>lightningCommunity__Default</target>')
    expect(card(files)).toContain(
      'name="linesShown" type="Integer" label="Zeilen" description="So viele sind gleich zu sehen." default="5" min="1" max="20"',
    )
    expect(card(files)).toContain('name="openOnAdd" type="Boolean"')
    expect(card(files)).toContain('required="true"')
  })

  it('lets words be translated, and nothing else', () => {
    expect(card(files)).toContain('name="heading" type="String" label="Überschrift" default="Für Sie" translatable="true"')
    expect(card(files).match(/translatable/g)).toHaveLength(1)
    const texts = declarations.flatMap(({ fields }) => Object.values(fields).filter(({ type }) => type === 'text' || type === 'textarea'))
    const all = Object.values(experienceBuilderFiles(declarations)).join('')
    expect(all.match(/translatable="true"/g)).toHaveLength(texts.length)
  })

  it('asks once for a value per device, and hands all three over', () => {
    expect(card(files)).toContain('datasource="row,column" screenResponsive="true" exposedTo="css"')
    expect(card(files)).not.toContain('directionTablet')
    const script = files['vitrineSampleCard/vitrineSampleCard.js']
    expect(script).toContain("static responsive = ['direction']")
    expect(script).toContain("this.give('direction-tablet', value)")
  })

  it('gives every property a setter that hands it over as its attribute', () => {
    for (const declaration of declarations) {
      const [, , [, script]] = Object.entries(experienceBuilderFiles([declaration])) as [unknown, unknown, [string, string]]
      const handed = [...script.matchAll(/set (\w+)\(value\) \{\n {4}this\.give\('([\w-]+)', value\)/g)].map(([, ...names]) => names)
      expect(handed, declaration.tag).toEqual(fieldSlots(declaration).map(({ property, attribute }) => [property, attribute]))
    }
  })

  it('has a region for every slot, with its properties beside', () => {
    const [html, script] = [files['vitrineSampleBox/vitrineSampleBox.html'], files['vitrineSampleBox/vitrineSampleBox.js']]
    expect(inOneLine(html)).toContain('<div> <slot name="content"></slot> </div> <div data-region="lid"> <slot name="lid"></slot> </div>')
    expect(script).toContain(' * @slot content\n * @slot lid\n * @slot drawers\n */\nexport default class')
  })

  it('shows in the template what is true without the block', () => {
    expect(inOneLine(files['vitrineSampleCard/vitrineSampleCard.html'])).toContain(
      '<template lwc:if={heading}> <h2>{heading}</h2> </template> <p>Gleich geht es weiter.</p> <template lwc:if={more}> <p> <a href={more}>Mehr erfahren</a> </p>',
    )
  })

  it('uses what no guide describes only when it is asked to', () => {
    const guarded = ['designLayout', 'paletteSection', 'apex://', 'ServerRenderable']
    expect(guarded.filter((each) => card(files).includes(each))).toEqual([])
    expect(guarded.filter((each) => !card(everything).includes(each))).toEqual([])
    expect(card(everything)).toContain('<designSection name="Content"> <designLayoutItems> <designLayoutProperty name="heading">')
  })

  it('shows a field by a condition where one value decides', () => {
    expect(visibleIf({ field: 'source', is: ['range'] })).toBe('source=range')
    expect(visibleIf({ field: 'source', is: ['range', 'chosen'] })).toBeUndefined()
    expect(visibleIf({ field: 'source', isNot: ['chosen'] })).toBeUndefined()
  })
})

describe('optionListFiles', () => {
  const text = optionListFiles([sample], 'de')['VitrineSampleCardDirectionOptions.cls'] ?? ''

  it('gives options their labels, the default first', () => {
    expect(text).toContain("new VisualEditor.DataRow('Nebeneinander', 'row');\n  }")
    expect(text).toContain("rows.addRow(new VisualEditor.DataRow('Untereinander', 'column'));")
  })

  it('calls every list by a name of its own, which Apex takes', () => {
    const names = declarations.flatMap(({ tag, fields }) =>
      Object.entries(fields).flatMap(([name, field]) => (field.type === 'select' ? [optionListOf(tag, name)] : [])),
    )
    expect(names.length).toBeGreaterThan(15)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[A-Z]\w{0,39}$/.test(name))).toEqual([])
  })

  it('writes words as Apex does', () => {
    const hostile = {
      ...sample,
      fields: { kind: { ...sample.fields.direction, options: [{ value: 'a', label: { de: "Was\\'s\nneu", en: '' } }] } },
    }
    expect(Object.values(optionListFiles([hostile as never], 'de')).join('')).toContain("'Was\\\\\\'s neu'")
  })
})
