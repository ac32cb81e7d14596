import grapesjs, { type Block, type Component, type Editor } from 'grapesjs'
import { afterEach, describe, expect, it } from 'vitest'
import { declarations, section } from '../../src/blocks/declarations.js'
import { embedCode } from '../../src/pages/document/embed.js'
import { fromGrapes, type GrapesProject, toGrapes, vitrineBlocks } from '../../src/tools/grapesjs/grapesjs.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { BlockNode, PageNode, LocalizedText } from '../../src/core/element/declaration.js'

const editors: Editor[] = []

afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
  document.body.replaceChildren()
})

function open(locale: keyof LocalizedText = 'de'): Editor {
  const container = document.createElement('div')
  document.body.append(container)
  const editor = grapesjs.init({
    container,
    telemetry: false,
    cssIcons: '',
    storageManager: false,
    plugins: [(own) => vitrineBlocks(own, { locale })],
  })
  editors.push(editor)
  return editor
}

const drop = (editor: Editor, content: string): Component => editor.addComponents(content)[0] as Component
const trait = (component: Component, name: string) => component.getTrait(name) as NonNullable<ReturnType<Component['getTrait']>>
const elementOf = (html: string): Element => {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  const spaces = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const blank: Node[] = []
  while (spaces.nextNode()) if (!spaces.currentNode.textContent?.trim()) blank.push(spaces.currentNode)
  for (const node of blank) node.parentNode?.removeChild(node)
  return body.firstElementChild as Element
}

describe('the GrapesJS plugin', () => {
  it('gives every preset as a block, in the language of the editor', () => {
    const german = open()
    const presets = declarations.flatMap(({ tag, presets: own = [] }) =>
      (own.length > 0 ? own : [{ id: 'plain' }]).map(({ id }) => `${tag}/${id}`),
    )
    const elements = ['vitrine-page-heading', 'vitrine-page-text', 'vitrine-page-picture']
    expect(german.Blocks.getAll().map((block: Block) => block.getId())).toEqual([...elements, ...presets])
    expect(german.Blocks.get('vitrine-section/halves')?.getLabel()).toBe('Abschnitt: Zwei Spalten')
    expect(open('en').Blocks.get('vitrine-section/halves')?.getLabel()).toBe('Section: Two columns')
  })

  it('writes the HTML that we write, for every block that is dropped', () => {
    const editor = open()
    for (const declaration of declarations) {
      const preset = declaration.presets?.[0]
      const block = editor.Blocks.get(`${declaration.tag}/${preset?.id ?? 'plain'}`)
      const dropped = drop(editor, String(block?.getContent()))
      const ours = elementOf(embedCode(declaration, preset?.fields, preset?.slots ? { slots: preset.slots } : {}))
      expect(elementOf(dropped.toHTML()).isEqualNode(ours), `${dropped.toHTML()}\n${ours.outerHTML}`).toBe(true)
      dropped.remove()
    }
  })

  it('sets, shows and clears what its form says', () => {
    const column = drop(open(), '<vitrine-column></vitrine-column>')
    expect(trait(column, 'width').getValue()).toBe('12')
    trait(column, 'width').setValue('6')
    trait(column, 'width-tablet').setValue('8')
    trait(column, 'rounded').setValue(true)
    trait(column, 'tone').setValue('sage')
    expect(
      elementOf(column.toHTML()).isEqualNode(elementOf('<vitrine-column width="6" width-tablet="8" rounded tone="sage"></vitrine-column>')),
      column.toHTML(),
    ).toBe(true)
    trait(column, 'width').setValue('12')
    trait(column, 'width-tablet').setValue('')
    trait(column, 'rounded').setValue(false)
    trait(column, 'tone').setValue('none')
    expect(column.toHTML()).toBe('<vitrine-column></vitrine-column>')
  })

  it('writes no number outside its range', () => {
    const column = drop(open(), '<vitrine-column width="6"></vitrine-column>')
    trait(column, 'width').setValue('40')
    expect(column.toHTML()).toBe('<vitrine-column></vitrine-column>')
  })

  it('keeps what was cleared cleared when a stored page is opened again', () => {
    const editor = open()
    const dropped = drop(editor, String(editor.Blocks.get('vitrine-section/hero')?.getContent()))
    trait(dropped, 'tone').setValue('none')
    editor.loadProjectData(JSON.parse(JSON.stringify(editor.getProjectData())))
    expect(editor.getHtml()).not.toContain('tone="sand"')
    expect(editor.getHtml()).toContain('min-height="460"')
  })

  it('takes a column into a section and nowhere else', () => {
    const editor = open()
    const band = drop(editor, embedCode(section))
    const column = drop(editor, '<vitrine-column></vitrine-column>')
    const heading = drop(editor, '<h1>Hallo</h1>')
    const list = drop(editor, '<vitrine-product-list></vitrine-product-list>')
    const may = (source: Component, target: Component) => editor.Components.canMove(target, source).result
    expect([may(column, band), may(column, editor.getWrapper() as Component), may(heading, band), may(heading, list)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('takes one of what there may be one of, and moves it about', () => {
    const editor = open()
    const wrapper = editor.getWrapper() as Component
    const first = drop(editor, '<vitrine-store></vitrine-store>')
    expect(editor.Components.canMove(wrapper, first).result).toBe(true)
    expect(editor.Components.canMove(wrapper, '<vitrine-store></vitrine-store>').result).toBe(false)
  })

  it('puts a link into the slot a navigation has for it', () => {
    const navigation = drop(open(), '<vitrine-main-navigation></vitrine-main-navigation>')
    navigation.append('<a href="/kontakt">Kontakt</a>')
    expect(navigation.toHTML()).toContain('slot="links"')
  })
})

const page: PageDocument = {
  version: 1,
  path: '/pflege',
  language: 'de',
  title: 'Pflege',
  description: '',
  nodes: [
    { shared: 'header', id: 'h', name: 'Kopf' },
    {
      block: 'vitrine-section',
      version: section.version,
      id: 's',
      fields: { space: 'large' },
      slots: {
        default: [
          {
            block: 'vitrine-column',
            version: 1,
            slots: {
              default: [
                {
                  html: 'h3',
                  id: 'u',
                  attributes: { class: 'lead' },
                  translates: { text: { text: 'Roses' } },
                  children: ['Rosen & ', { html: 'em', children: ['Dornen'] }],
                },
                { html: 'p', children: ['Weich.'] },
                { html: 'img', attributes: { src: '/rose.jpg', alt: '' } },
              ],
            },
          },
        ],
      },
    },
  ],
}
const taken = (editor: Editor) => fromGrapes(JSON.parse(JSON.stringify(editor.getProjectData())) as GrapesProject, page)
const loaded = () => {
  const editor = open()
  editor.loadProjectData(toGrapes(page) as never)
  return editor
}
const found = (editor: Editor, type: string) => editor.getWrapper()!.findType(type)[0]!

describe('a page in GrapesJS', () => {
  it('comes back as it went in, shared parts, ids and translations included', () => {
    expect(taken(loaded())).toEqual({ page, problems: [] })
  })

  it('takes what is written, chosen and dropped there', () => {
    const editor = loaded()
    const heading = found(editor, 'vitrine-page-heading')
    trait(heading, 'tagName').setValue('h2')
    heading.components('Nur Rosen')
    heading.set('custom-name', 'Titel')
    trait(found(editor, 'vitrine-page-picture'), 'src').setValue('/dorn.jpg')
    trait(found(editor, 'vitrine-page-picture'), 'alt').setValue('Ein Dorn')
    const column = found(editor, 'vitrine-column')
    for (const id of ['vitrine-page-heading', 'vitrine-page-text', 'vitrine-page-picture'])
      column.append(editor.Blocks.get(id)!.getContent() as never)
    const [, band] = taken(editor).page.nodes as [PageNode, BlockNode]
    expect((band.slots!.default![0] as BlockNode).slots!.default).toEqual([
      {
        html: 'h2',
        id: 'u',
        name: 'Titel',
        attributes: { class: 'lead' },
        translates: { text: { text: 'Roses' } },
        children: ['Nur Rosen'],
      },
      { html: 'p', children: ['Weich.'] },
      { html: 'img', attributes: { src: '/dorn.jpg', alt: 'Ein Dorn' } },
      { html: 'h2', children: ['Neue Überschrift'] },
      { html: 'p', children: ['Schreib hier etwas.'] },
      { html: 'img' },
    ])
  })

  it('says where a shared part stands, takes nothing into it, and writes no HTML for it', () => {
    const editor = loaded()
    const part = found(editor, 'vitrine-page-part')
    expect(part.getEl()?.textContent).toMatch(/geteilter Teil/)
    expect(editor.Components.canMove(part, found(editor, 'vitrine-page-text')).result).toBe(false)
    expect(editor.getHtml()).not.toContain('geteilter')
    part.remove()
    expect(taken(editor).page.nodes).toHaveLength(1)
  })
})
