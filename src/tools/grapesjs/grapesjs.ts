import type { Component, Editor } from 'grapesjs'
import type { BlockDeclaration, PageNode, Preset, LocalizedText } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { addElements } from './grapesjs-elements.js'
import { traitsOf } from './grapesjs-traits.js'
import { print } from '../../pages/document/markup.js'
import { isDefaultSlot } from '../../pages/document/names.js'
import { markupOf } from '../../pages/document/node-markup.js'

export { fromGrapes, type GrapesComponent, type GrapesProject, type GrapesReading, toGrapes } from './grapesjs-data.js'

export interface GrapesOptions {
  /** Language of labels and names in the editor. */
  locale?: keyof LocalizedText
  declarations?: readonly BlockDeclaration[]
  /**
   * Address of the package's `dist/cdn` folder, as the editor's page sees it. With it the canvas gets the loader, the style sheet and
   * edit mode: blocks show samples, send no requests and leave clicks to the editor. Without it the page sets up its canvas itself.
   */
  assets?: string
}

const categories: Readonly<Record<BlockDeclaration['category'], LocalizedText>> = {
  page: { de: 'Rahmen der Seite', en: 'Around the page' },
  layout: { de: 'Layout', en: 'Layout' },
  consultant: { de: 'Beraterin', en: 'Consultant' },
  shop: { de: 'Shop', en: 'Shop' },
  checkout: { de: 'Kasse', en: 'Checkout' },
  account: { de: 'Konto', en: 'Account' },
}

const drawings: Readonly<Record<BlockDeclaration['category'], string>> = {
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  layout: 'M3 5h18v14H3zM12 5v14',
  consultant: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c1-5 4-7 8-7s7 2 8 7',
  shop: 'M5 8h14l1 13H4zM9 10V6a3 3 0 0 1 6 0v4',
  checkout: 'M3 6h18v12H3zM3 10h18M6 15h4',
  account: 'M4 5h16v14H4zM8 9h8M8 13h8',
}

/**
 * A plugin for GrapesJS 0.23: every block as a component with its traits and its rules of place, every preset as a
 * block of the block manager, and headings, texts and pictures. Pages go in with `toGrapes` and `editor.loadProjectData`, and come
 * out with `editor.getProjectData` and `fromGrapes`, shared parts included.
 * Values a block begins with stand in what is dropped, not in the type: GrapesJS would put them back
 * whenever a stored page is opened.
 * @param options `locale` is of the editor's words, German unless said
 * @example
 * ```ts
 * import { vitrineBlocks } from '@vitrine/blocks/grapesjs'
 * import grapesjs, { usePlugin } from 'grapesjs'
 *
 * grapesjs.init({ container: '#editor', plugins: [usePlugin(vitrineBlocks, { assets: '/vitrine/cdn/', locale: 'en' })] })
 * ```
 */
export function vitrineBlocks(editor: Editor, options: GrapesOptions = {}): void {
  const { locale = 'de', declarations = ownDeclarations, assets } = options
  if (assets !== undefined) prepareCanvas(editor, new URL(assets.endsWith('/') ? assets : `${assets}/`, document.baseURI))
  addElements(editor, locale)
  for (const declaration of declarations) {
    addType(editor, declaration, declarations, locale)
    for (const preset of presetsOf(declaration)) addBlock(editor, declaration, preset, declarations, locale)
  }
}

/** Sets up every frame of the canvas, also those that are made later for further pages. */
function prepareCanvas(editor: Editor, assets: URL): void {
  // The canvas has read its configuration before any plugin runs.
  const canvas = editor.Canvas.getModel()
  const listed = (name: 'scripts' | 'styles') => (canvas.get(name) as unknown[] | undefined) ?? []
  canvas.set({
    scripts: [...listed('scripts'), { src: new URL('light/loader.js', assets).href, type: 'module' }],
    styles: [...listed('styles'), new URL('vitrine.css', assets).href],
  })
  editor.on('canvas:frame:load', ({ window }: { window: Window }) => {
    window.document.documentElement.dataset.vitrineMode = 'edit'
  })
}

function addType(
  editor: Editor,
  declaration: BlockDeclaration,
  declarations: readonly BlockDeclaration[],
  locale: keyof LocalizedText,
): void {
  const { tag, name, slots = {} } = declaration
  const namedSlot = Object.keys(slots).some(isDefaultSlot) ? undefined : Object.keys(slots)[0]
  editor.Components.addType(tag, {
    isComponent: (element: HTMLElement) => element.localName === tag,
    model: {
      defaults: {
        tagName: tag,
        name: name[locale],
        traits: traitsOf(declaration, locale),
        draggable: (source: Component, target: Component) => mayStandIn(source, target, declaration, declarations),
        droppable: (source: Component) => takes(source, declaration, declarations),
        editable: false,
        stylable: false,
      },
      init(this: Component) {
        if (namedSlot !== undefined) this.components().on('add', (child: Component) => intoSlot(child, namedSlot))
      },
    },
  })
}

function intoSlot(child: Component, slot: string): void {
  if (child.get('type') !== 'textnode' && !child.getAttributes().slot) child.addAttributes({ slot })
}

/**
 * Returns true when a block may stand in the target, by section 2 of the specification and the block's rules: its parents, the blocks
 * around it, and how many there may be.
 */
function mayStandIn(
  source: Component,
  target: Component,
  { tag, placement = {} }: BlockDeclaration,
  declarations: readonly BlockDeclaration[],
): boolean {
  const { parents, notInside = [], maxPerPage = Infinity } = placement
  const isBlock = (type: string) => declarations.some((each) => each.tag === type)
  const around = [target, ...target.parents()].map((each) => String(each.get('type'))).filter(isBlock)
  const others = target.parents().at(-1) ?? target
  const count = others.findType(tag).filter((each) => each !== source).length
  return (!parents || parents.includes(around[0] ?? '')) && !notInside.some((other) => around.includes(other)) && count < maxPerPage
}

function takes(source: Component, { slots = {} }: BlockDeclaration, declarations: readonly BlockDeclaration[]): boolean {
  const type = String(source.get('type'))
  const isBlock = declarations.some(({ tag }) => tag === type)
  return Object.values(slots).some(
    ({ accepts }) => !accepts || (isBlock ? !accepts.blocks || accepts.blocks.includes(type) : accepts.html === true),
  )
}

const presetsOf = ({ presets, name }: BlockDeclaration): readonly Preset[] => (presets?.length ? presets : [{ id: 'plain', label: name }])

function addBlock(
  editor: Editor,
  declaration: BlockDeclaration,
  preset: Preset,
  declarations: readonly BlockDeclaration[],
  locale: keyof LocalizedText,
): void {
  const { tag, category, name, summary } = declaration
  const { fields, slots } = preset
  const node: PageNode = { block: tag, ...(fields && { fields }), ...(slots && { slots }) }
  const own = preset.label[locale]
  editor.Blocks.add(`${tag}/${preset.id}`, {
    label: own === name[locale] ? own : `${name[locale]}: ${own}`,
    category: { id: `vitrine-${category}`, label: categories[category][locale] },
    media: `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true"><path d="${drawings[category]}"/></svg>`,
    attributes: { title: summary[locale] },
    content: markupOf([node], { declarations }).map(print).join(''),
  })
}
