import type { BlockDeclaration, Preset } from '../../core/element/declaration.js'

/** Names that Puck uses for components that are no blocks. */
export const elementType = 'element'
export const boxType = 'box'
export const textType = 'text'
export const unknownType = 'unknown'

/** Returns the prop that holds the contents of a slot; the hyphen keeps it apart from every field. */
export const slotProp = (slot: string): string => `slot-${slot}`
export const attributeProp = (attribute: string): string => `attribute-${attribute}`
export const childrenProp = slotProp('children')

/** Attributes of a plain element that its form shows. */
export const shownAttributes = ['href', 'src', 'alt', 'id', 'class'] as const

const presetMark = '--'

/** Returns the name of a preset, which is a component of its own, so that it can be dragged in. */
export const presetType = (tag: string, preset: string): string => `${tag}${presetMark}${preset}`
export const tagOf = (type: string): string => type.split(presetMark)[0]!

/** Returns the presets that differ from the bare block. */
export const presetsOf = ({ presets = [] }: BlockDeclaration): readonly Preset[] => presets.filter(({ fields, slots }) => fields || slots)

/** Returns a block and its presets, as Puck knows them. */
export const typesOf = (declaration: BlockDeclaration): string[] => [
  declaration.tag,
  ...presetsOf(declaration).map(({ id }) => presetType(declaration.tag, id)),
]
