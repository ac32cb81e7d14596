import type { Config, Overrides } from '@puckeditor/core'
import { type ReactNode, useLayoutEffect } from 'react'
import type { BlockDeclaration, Preset, LocalizedText } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { isFieldShown } from '../../pages/document/field-visibility.js'
import { allowedElements } from '../../pages/document/html-elements.js'
import { LabelWithHelp } from './puck-controls.js'
import { type PuckItem, toPuckItems } from './puck-data.js'
import { PuckBlock, PuckElement, type PuckProps, PuckText, PuckUnknown } from './puck-elements.js'
import { declaredName, helpMark, type PuckFields, puckFields } from './puck-fields.js'
import {
  attributeProp,
  boxType,
  childrenProp,
  elementType,
  presetsOf,
  presetType,
  shownAttributes,
  slotProp,
  textType,
  typesOf,
  unknownType,
} from './puck-names.js'
import { rootRules, slotRules } from './puck-placement.js'
import { categoryNames, puckMessages } from './puck.messages.js'

export { fromPuck, fromPuckItems, type PuckItem, type PuckPage, toPuck, toPuckItems } from './puck-data.js'
export { puckLosses } from './puck-losses.js'
export { puckDictionary } from './puck.messages.js'

export interface PuckOptions {
  /** Language of labels and help. */
  locale?: keyof LocalizedText
  declarations?: readonly BlockDeclaration[]
}

type ComponentConfig = Config['components'][string]

/**
 * Returns the blocks as a configuration of Puck: a component per block and per preset, plain elements and texts. Pages go in with
 * `toPuck` and come out with `fromPuck`.
 */
export function puckConfig({ locale = 'de', declarations = ownDeclarations }: PuckOptions = {}): Config {
  const blocks = declarations.flatMap((declaration) => components(declaration, { locale, declarations }))
  return {
    root: rootConfig(locale, declarations),
    components: { ...plainComponents(locale), ...Object.fromEntries(blocks) },
    categories: categories(locale, declarations),
  }
}

function categories(locale: keyof LocalizedText, declarations: readonly BlockDeclaration[]): NonNullable<Config['categories']> {
  const entries = Object.entries(categoryNames).map(([category, name]) => {
    const types = declarations.filter((each) => each.category === category).flatMap(insertable)
    return [category, { title: name[locale], components: category === 'text' ? [elementType, boxType, textType] : types }] as const
  })
  return {
    ...Object.fromEntries(entries.filter(([, { components: types }]) => types.length > 0)),
    other: { visible: false, components: [unknownType] },
  }
}

// Returns what can be inserted of a block: a preset that bears the block's own name stands for it.
function insertable(declaration: BlockDeclaration): string[] {
  const isReplaced = presetsOf(declaration).some(({ label }) => label.de === declaration.name.de)
  return isReplaced ? typesOf(declaration).slice(1) : typesOf(declaration)
}

function components(declaration: BlockDeclaration, options: Required<PuckOptions>): [string, ComponentConfig][] {
  const { tag, name } = declaration
  const component = blockComponent(declaration, options)
  const title = name[options.locale]
  return [
    [tag, { ...component, label: title }],
    ...presetsOf(declaration).map((preset): [string, ComponentConfig] => {
      const label = preset.label[options.locale]
      const defaultProps = presetProps(declaration, preset, options.declarations)
      return [presetType(tag, preset.id), { ...component, label: label === title ? title : `${title}: ${label}`, defaultProps }]
    }),
  ]
}

function blockComponent(declaration: BlockDeclaration, { locale, declarations }: Required<PuckOptions>): ComponentConfig {
  const fields: PuckFields = {
    ...puckFields(declaration, locale),
    ...Object.fromEntries(
      Object.entries(declaration.slots ?? {}).map(([slot, declared]) => [
        slotProp(slot),
        { type: 'slot', label: declared.label[locale], ...slotRules(declared, declaration, declarations) },
      ]),
    ),
    ...outlineField(locale),
  }
  const isConditional = Object.values(declaration.fields).some(({ visibleWhen }) => visibleWhen)
  return {
    fields,
    inline: true,
    render: (props: PuckProps) => <PuckBlock declaration={declaration} props={props} />,
    ...(isConditional && { resolveFields: ({ props }: { props: Record<string, unknown> }) => shownFields(declaration, fields, props) }),
    ...(declaration.placement?.maxPerPage === 1 && { permissions: { duplicate: false } }),
  } as ComponentConfig
}

function shownFields(declaration: BlockDeclaration, fields: PuckFields, props: Readonly<Record<string, unknown>>): PuckFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([property]) => isFieldShown(declaration, declaredName(declaration, property), props)),
  )
}

const outlineField = (locale: keyof LocalizedText): PuckFields => ({
  outlineName: { type: 'text', label: `${puckMessages[locale].outlineName}${helpMark}${puckMessages[locale].outlineHelp}` },
})

function presetProps(
  { tag }: BlockDeclaration,
  { fields = {}, slots = {} }: Preset,
  declarations: readonly BlockDeclaration[],
): Record<string, unknown> {
  const [item] = toPuckItems([{ block: tag, fields, slots }], declarations)
  return withoutId(item!).props
}

// Removes the id, since Puck gives one to items without: with ours, a preset used twice would share it.
function withoutId({ type, props }: PuckItem): { type: string; props: Record<string, unknown> } {
  const { id: _ours, ...rest } = props
  const entries = Object.entries(rest).map(([name, value]) => [name, Array.isArray(value) ? value.map(withoutIdIn) : value])
  return { type, props: Object.fromEntries(entries) }
}

const withoutIdIn = (value: unknown): unknown => (isItem(value) ? withoutId(value) : value)
const isItem = (value: unknown): value is PuckItem => typeof value === 'object' && value !== null && 'props' in value && 'type' in value

function plainComponents(locale: keyof LocalizedText): Config['components'] {
  const words = puckMessages[locale]
  const kind = { element: { type: 'select', label: words.kind, options: allowedElements.map((name) => ({ value: name, label: name })) } }
  const attributes = Object.fromEntries(
    shownAttributes.map((name) => [attributeProp(name), { type: 'text', label: words.attributes[name] }]),
  )
  const plain = {
    inline: true,
    resolveFields: ({ props }: { props: Record<string, unknown> }, { fields }: { fields: PuckFields }) => fieldsOfElement(fields, props),
    render: (props: PuckProps) => <PuckElement props={props} />,
  }
  return {
    [elementType]: {
      ...plain,
      label: words.element,
      defaultProps: { element: 'p', text: words.text },
      fields: { ...kind, text: { type: 'textarea', label: words.text, contentEditable: true }, ...attributes, ...outlineField(locale) },
    },
    [boxType]: {
      ...plain,
      label: words.box,
      defaultProps: { element: 'div' },
      fields: { ...kind, ...attributes, [childrenProp]: { type: 'slot', label: words.content }, ...outlineField(locale) },
    },
    [textType]: {
      label: words.loose,
      inline: true,
      defaultProps: { text: words.text },
      fields: { text: { type: 'textarea', label: words.text, contentEditable: true } },
      render: (props: PuckProps) => <PuckText props={props} />,
    },
    [unknownType]: {
      label: words.unknown,
      inline: true,
      permissions: { insert: false },
      fields: {},
      render: (props: PuckProps) => (
        <PuckUnknown props={props} text={'shared' in props ? words.sharedText : words.unknownText(String(props.block))} />
      ),
    },
  } as Config['components']
}

const attributesFor: Readonly<Record<string, readonly string[]>> = { href: ['a'], src: ['img'], alt: ['img'] }

function fieldsOfElement(fields: PuckFields, props: Readonly<Record<string, unknown>>): PuckFields {
  const hidden = Object.entries(attributesFor)
    .filter(([name, tags]) => !tags.includes(String(props.element)) && !props[attributeProp(name)])
    .map(([name]) => attributeProp(name))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)))
}

function rootConfig(locale: keyof LocalizedText, declarations: readonly BlockDeclaration[]): NonNullable<Config['root']> {
  const words = puckMessages[locale]
  const { disallow = [] } = rootRules(declarations)
  return {
    fields: {
      title: { type: 'text', label: words.title },
      description: { type: 'textarea', label: words.description },
      path: { type: 'text', label: words.path },
      language: {
        type: 'select',
        label: words.language,
        options: [
          { label: 'Deutsch', value: 'de' },
          { label: 'English', value: 'en' },
        ],
      },
      canonical: { type: 'text', label: words.canonical },
      role: { type: 'text', label: words.role },
      image: { type: 'text', label: words.image },
    },
    render: ({ puck, children }: { puck: PuckProps['puck']; children: ReactNode }) =>
      puck.isEditing ? puck.renderDropZone({ zone: 'default-zone', disallow }) : children,
  } as NonNullable<Config['root']>
}

export interface CanvasOptions {
  /** Address of the loader, which defines the blocks inside the canvas. */
  loader: string
  styles?: readonly string[]
}

/** Returns Puck's `overrides`: the canvas with our blocks and look, in edit mode, and help below the names of fields. */
export function puckOverrides(options: CanvasOptions): Partial<Overrides> {
  return {
    iframe: ({ children, document }) => (
      <Canvas document={document} options={options}>
        {children}
      </Canvas>
    ),
    fieldLabel: ({ className: _theirs, ...props }) => <LabelWithHelp {...props} mark={helpMark} />,
  }
}

function Canvas({ children, document, options }: { children: ReactNode; document: Document | undefined; options: CanvasOptions }) {
  useLayoutEffect(() => {
    if (document) prepareCanvas(document, options)
  }, [document, options])
  return children
}

// Loads the elements into the canvas, where they must be defined: those of the editor's window are strangers there.
function prepareCanvas(document: Document, { loader, styles = [] }: CanvasOptions): void {
  document.documentElement.dataset.vitrineMode = 'edit'
  if (document.querySelector('script[data-vitrine]')) return
  const sheets = styles.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  const script = Object.assign(document.createElement('script'), { type: 'module', src: loader })
  script.dataset.vitrine = ''
  document.head.append(...sheets, script)
}
