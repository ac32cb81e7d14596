import type { BlockDeclaration, BlockNode, HtmlNode, Json, PageNode } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'
import { addressesIn } from '../../core/dom/srcset.js'
import { type FindPicture, type LibraryPicture, oneAddress, pictureIdIn, srcsetOf } from './library-picture.js'
import { element, type Markup } from './markup.js'
import { everyNode } from './page-walk.js'
import { type PictureRoom, sizesIn, wholePage } from './picture-room.js'

/** Options for writing pictures of the media library. */
export interface PictureOptions {
  /** Finds pictures; without it their addresses stay as the page keeps them. */
  findPicture?: FindPicture | undefined
  /** Root of the site, as seen from the page; `/` unless set. */
  root?: string | undefined
  /** Share of the page's width that the picture has. */
  room?: PictureRoom
}

/** Returns the picture that an address names; `gone` when it was deleted, undefined when it is none of the library, or not known here. */
export function pictureAt(address: string | undefined, { findPicture }: PictureOptions): LibraryPicture | 'gone' | undefined {
  const id = address === undefined ? undefined : pictureIdIn(address)
  return id === undefined ? undefined : findPicture?.(id)
}

// The attributes for fetching a picture and for the room that it takes are written anew.
const own = new Set(['src', 'srcset', 'sizes', 'width', 'height', 'type'])

/** Writes an `img` of the library with all its files and its measures. @param attributes attributes of the element, checked */
export function pictureMarkup(picture: LibraryPicture, attributes: Markup['attributes'], options: PictureOptions): Markup {
  const { root = '/', room = wholePage } = options
  const given = new Map(attributes)
  const isFull = /\bhero-picture\b/.test(String(given.get('class') ?? ''))
  const wanted = isFull ? undefined : pixels(given.get('width'))
  const width = wanted ?? picture.width
  const kept = attributes.filter(([name]) => !own.has(name) && !(name === 'slot'))
  const measures = [
    ['width', String(width)],
    ['height', String(Math.max(1, Math.round((width * picture.height) / picture.width)))],
  ] as const
  const slot = attributes.filter(([name]) => name === 'slot')
  if (picture.vector) return element('img', [['src', oneAddress(picture, root)], ...measures, ...kept, ...slot])
  const auto = given.get('loading') === 'lazy' ? 'auto, ' : ''
  const sizes = auto + sizesIn(room, isFull ? undefined : width)
  const image = element('img', [
    ['src', oneAddress(picture, root)],
    ['srcset', srcsetOf(picture, root, 'webp')],
    ['sizes', sizes],
    ...measures,
    ...kept,
  ])
  const best = element('source', [
    ['type', 'image/avif'],
    ['srcset', srcsetOf(picture, root, 'avif')],
    ['sizes', sizes],
  ])
  return element('picture', slot, [best, image])
}

function pixels(value: string | true | undefined): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined
}

/** Returns the fields of a block with the files of the pictures that it names; a picture that is gone leaves its field. */
export function withPictures(
  fields: Readonly<Record<string, Json>>,
  declaration: BlockDeclaration,
  options: PictureOptions,
): Readonly<Record<string, Json>> {
  if (!options.findPicture) return fields
  const slots = fieldSlots(declaration).filter(({ field }) => field.type === 'image')
  const changed = slots.flatMap(({ property, field }): [string, Json | undefined][] => {
    const given = Object.hasOwn(fields, property) ? fields[property] : undefined
    const picture = typeof given === 'string' ? pictureAt(given, options) : undefined
    if (!picture) return []
    if (picture === 'gone') return [[property, undefined]]
    const { root = '/' } = options
    // A picture that is cut to any shape, per device, is fetched in the size that suits; elsewhere one file is named.
    return [[property, field.responsive ? srcsetOf(picture, root, 'avif') : oneAddress(picture, root)]]
  })
  const entries = Object.entries({ ...fields, ...Object.fromEntries(changed) })
  return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined))
}

/** Returns every picture of the library that these nodes name. */
export function picturesIn(nodes: readonly PageNode[], options: PictureOptions): LibraryPicture[] {
  const found = new Map<string, LibraryPicture>()
  for (const address of [...everyNode(nodes)].flatMap(addressesOf)) {
    const picture = pictureAt(address, options)
    if (picture && picture !== 'gone') found.set(picture.id, picture)
  }
  return [...found.values()]
}

function addressesOf(node: BlockNode | HtmlNode): string[] {
  const values: readonly unknown[] = 'html' in node ? [(node as HtmlNode).attributes?.src] : Object.values(node.fields ?? {})
  return values.flatMap((value) => (typeof value === 'string' && value.includes('/media/') ? addressesIn(value) : []))
}

/**
 * Returns the parts of pictures that stay in view, as the text of a style element: a page's policy allows no styles on its elements.
 * Empty when no picture has such a part.
 */
export function focusStyle(nodes: readonly PageNode[], options: PictureOptions): string {
  const pictures = picturesIn(nodes, options)
  if (pictures.every(({ focus }) => !focus)) return ''
  const rules = (attribute: string): string[] =>
    pictures.map(({ id, focus = { x: 50, y: 50 } }) => {
      const place = `${Math.round(focus.x)}% ${Math.round(focus.y)}%`
      return `[${attribute}*="/media/${id}/"]{${attribute === 'src' ? 'object-position' : '--section-picture-position'}:${place}}`
    })
  return [
    ...rules('src'),
    ...rules('background'),
    `@media (width < 64.0625em){${rules('background-tablet').join('')}}`,
    `@media (width < 48em){${rules('background-mobile').join('')}}`,
  ].join('')
}
