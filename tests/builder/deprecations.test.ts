import html from 'vscode-html-languageservice'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { blocksJson } from '../../src/tools/manifests/blocks-json.js'
import { blocksSchema } from '../../src/tools/manifests/blocks-schema.js'
import { controlsOf } from '../../src/tools/definitions/controls.js'
import { customElementsManifest } from '../../src/tools/manifests/custom-elements.js'
import { tagTypes } from '../../src/tools/generate/element-types.js'
import { htmlCustomData } from '../../src/tools/manifests/vscode-data.js'
import { webTypes } from '../../src/tools/manifests/web-types.js'
import { blockPage } from '../../src/tools/llms/block-page.js'
import type { BlockDeclaration } from '../../src/core/element/declaration.js'
import { leanDeclaration } from '../../src/build/lean-declarations.js'
import { goingCard } from '../support/going.block.js'
import { complaints } from '../support/json-schema.js'
import { sample } from '../support/sample.block.js'

const sentence = 'Deprecated since 0.4.0, gone in 1.0.0. Use "card".'
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

describe('what is deprecated', () => {
  it('is so in the manifest, each thing for itself', () => {
    const card = customElementsManifest([goingCard]).modules[0]!.declarations[0]!
    expect(card.deprecated).toBe(sentence)
    const deprecatedIn = (list: readonly { name: string; deprecated?: string }[]) =>
      list.filter(({ deprecated }) => deprecated === sentence).map(({ name }) => name)
    expect(
      [card.attributes, card.members, card.slots, card.events, card.cssParts, card.cssProperties, card.cssStates].map(deprecatedIn),
    ).toEqual([['layout'], ['layout'], ['lid'], ['vitrine-going-open'], ['ribbon'], ['--going-card-width'], ['old']])
    expect(customElementsManifest([goingCard], { language: 'de' }).modules[0]!.declarations[0]!.deprecated).toBe(
      'Veraltet seit 0.4.0, entfällt mit 1.0.0. Nimm „Karte“.',
    )
  })

  it('is told by VS Code where it is written', () => {
    const provider = html.newHTMLDataProvider('vitrine', plain(htmlCustomData([goingCard])) as html.HTMLDataV1)
    const service = html.getLanguageService({ useDefaultDataProvider: false, customDataProviders: [provider] })
    const document = html.TextDocument.create(
      'file:///page.html',
      'html',
      1,
      '<vitrine-going-card layout="a" heading="b"></vitrine-going-card>',
    )
    const tree = service.parseHTMLDocument(document)
    const hovered = (character: number) => JSON.stringify(service.doHover(document, { line: 0, character }, tree)?.contents)
    expect(hovered(3)).toContain('Deprecated since 0.4.0')
    expect(hovered(22)).toContain('Deprecated since 0.4.0')
    expect(hovered(33)).not.toContain('Deprecated')
  })

  it('is told by the editors of JetBrains, by blocks.json and by the page that programs read', () => {
    const [card] = webTypes([goingCard]).contributions.html.elements
    expect(card).toMatchObject({ deprecated: sentence })
    expect(card?.attributes.find(({ name }) => name === 'layout')).toMatchObject({ deprecated: sentence })
    expect(complaints(plain(blocksJson([goingCard])), blocksSchema)).toEqual([])
    expect(blockPage(goingCard).split(sentence)).toHaveLength(8)
  })

  it('is struck through where types are written', () => {
    const tree = ts.createSourceFile('elements.ts', tagTypes([goingCard, sample]), ts.ScriptTarget.Latest, true)
    const struck: string[] = []
    const visit = (node: ts.Node): void => {
      if (ts.getJSDocDeprecatedTag(node)) struck.push((node as ts.Node & { name?: ts.Node }).name?.getText(tree) ?? '')
      ts.forEachChild(node, visit)
    }
    visit(tree)
    expect(struck).toEqual([
      'VitrineGoingCardElement',
      'layout',
      "'layout'",
      "'onvitrine-going-open'",
      "'vitrine-going-open'",
      "'vitrine-going-card'",
      "'vitrine-going-card'",
    ])
  })

  it('is told in Storybook’s tables', () => {
    const controls = controlsOf(goingCard)
    expect(controls.layout?.description).toContain(sentence)
    expect(Object.values(controls).filter(({ description }) => description.includes(sentence))).toHaveLength(5)
  })

  it('goes to shoppers with what the console says, and costs nothing where nothing will go', () => {
    const lean = plain(leanDeclaration(goingCard)) as unknown as BlockDeclaration
    expect(lean.deprecated?.until).toBe('1.0.0')
    expect(lean.fields.layout?.deprecated?.until).toBe('1.0.0')
    expect(Object.keys(lean.events ?? {})).toEqual(['vitrine-going-open'])
    expect(Object.keys(lean.slots ?? {})).toEqual(['lid'])
    expect(JSON.stringify(leanDeclaration(sample))).not.toMatch(/deprecated|events/)
  })
})
