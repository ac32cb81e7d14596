import type { BlockDeclaration, Preset } from '../../element/declaration.js'

/** Puck's names for what is no block. */
export const elementType = 'element'
export const boxType = 'box'
export const textType = 'text'
export const unknownType = 'unknown'

/** The prop that holds what stands in a slot; the hyphen keeps it apart from every field. */
export const slotProp = (slot: string): string => `slot-${slot}`
export const attributeProp = (attribute: string): string => `attribute-${attribute}`
export const childrenProp = slotProp('children')

/** The attributes of a plain element that its form shows. */
export const shownAttributes = ['href', 'src', 'alt', 'id', 'class'] as const

const presetMark = '--'

/** A preset is a component of its own, so that it can be dragged in. */
export const presetType = (tag: string, preset: string): string => `${tag}${presetMark}${preset}`
export const tagOf = (type: string): string => type.split(presetMark)[0]!

/** The presets that differ from the bare block. */
export const presetsOf = ({ presets = [] }: BlockDeclaration): readonly Preset[] => presets.filter(({ fields, slots }) => fields || slots)

/** A block and its presets, as Puck knows them. */
export const typesOf = (declaration: BlockDeclaration): string[] => [
  declaration.tag,
  ...presetsOf(declaration).map(({ id }) => presetType(declaration.tag, id)),
]
