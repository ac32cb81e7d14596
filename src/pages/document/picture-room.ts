import type { BlockDeclaration, BlockNode } from '../../core/element/declaration.js'
import { fieldSlots, readProperty } from '../../core/element/fields.js'

/** Share of the page's width that a picture has, per device. */
export interface PictureRoom {
  desktop: number
  tablet: number
  mobile: number
  /** Maximum width in pixels on a large screen; 0 is the page's own width. */
  most: number
}

export const wholePage: PictureRoom = { desktop: 1, tablet: 1, mobile: 1, most: 0 }

/** Returns the room inside a block: sections hold their content to a width, columns take their twelfths of it. */
export function roomIn(node: BlockNode, declaration: BlockDeclaration, around: PictureRoom = wholePage): PictureRoom {
  if (declaration.tag === 'vitrine-section') {
    const most = numberOf(node, declaration, 'maxWidth')
    return { ...around, most: most === undefined ? around.most : around.most && most ? Math.min(most, around.most) : around.most || most }
  }
  if (declaration.tag !== 'vitrine-column') return around
  const desktop = numberOf(node, declaration, 'width') ?? 12
  const tablet = numberOf(node, declaration, 'widthTablet') ?? desktop
  const mobile = numberOf(node, declaration, 'widthMobile') ?? 12
  return {
    desktop: (around.desktop * desktop) / 12,
    tablet: (around.tablet * tablet) / 12,
    mobile: (around.mobile * mobile) / 12,
    most: around.most,
  }
}

/** Returns the text of `sizes`: how wide the picture is drawn. @param width maximum width in pixels */
export function sizesIn({ desktop, tablet, mobile, most }: PictureRoom, width?: number): string {
  const percent = (share: number): string => `${Math.round(share * 1000) / 10}vw`
  const limited = (size: string, pixels: number | undefined): string => (pixels ? `min(${size}, ${Math.round(pixels)}px)` : size)
  const inSection = most ? most * desktop : undefined
  const large = width === undefined ? inSection : Math.min(width, inSection ?? width)
  return [
    `(width < 48em) ${limited(percent(mobile), width)}`,
    `(width < 64.0625em) ${limited(percent(tablet), width)}`,
    limited(percent(desktop), large),
  ].join(', ')
}

function numberOf(node: BlockNode, declaration: BlockDeclaration, property: string): number | undefined {
  const slot = fieldSlots(declaration).find((each) => each.property === property)
  const given = Object.hasOwn(node.fields ?? {}, property) ? node.fields?.[property] : undefined
  const reading = slot && readProperty(slot, given)
  const value = reading && 'value' in reading ? reading.value : slot?.fallback
  return typeof value === 'number' ? value : undefined
}
