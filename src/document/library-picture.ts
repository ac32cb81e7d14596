import type { Point } from './media-api.js'

/** What is known of a picture of the media library when a page is written that shows it. */
export interface LibraryPicture {
  id: string
  hash: string
  width: number
  height: number
  vector?: true
  focus?: Point
}

/** Finds a picture; `gone` is one that was deleted. */
export type FindPicture = (id: string) => LibraryPicture | 'gone' | undefined

/** Files of a picture: AVIF for nearly everybody, WebP for the others, JPEG for what shows shared links. */
export type PictureFormat = 'avif' | 'webp' | 'jpg'

// Phones to large screens of double density. A wider picture costs more than anybody sees.
const widths = [320, 640, 960, 1280, 1920, 2560]
const widest = 2560
/** Of a picture that stands where only one file can be named. */
const usual = 1280

/** The id in an address that a page keeps: `/media/ID/picture.webp`. */
export const pictureIdIn = (address: string): string | undefined => /^\/media\/([a-z0-9-]+)\/[^/?#]+$/.exec(address.trim())?.[1]

/** What pages keep of a picture. */
export const addressOfPicture = ({ id, vector }: Pick<LibraryPicture, 'id' | 'vector'>): string =>
  `/media/${id}/picture.${vector ? 'svg' : 'webp'}`

/** In which widths a picture is made, in pixels. */
export function widthsOf({ width }: Pick<LibraryPicture, 'width'>): number[] {
  const own = Math.min(width, widest)
  return [...widths.filter((each) => each < own), own]
}

/** The name of one of its files. */
export const fileOf = ({ hash, vector }: LibraryPicture, width: number, format: PictureFormat): string =>
  vector ? `${hash}.svg` : `${hash}-${width}.${format}`

/** Every file that a published page may ask for. */
export const filesOfPicture = (picture: LibraryPicture): string[] =>
  picture.vector
    ? [`${picture.hash}.svg`]
    : widthsOf(picture).flatMap((width) => (['avif', 'webp'] as const).map((format) => fileOf(picture, width, format)))

const at = (picture: LibraryPicture, root: string, file: string): string => `${root}media/${picture.id}/${file}`

/** One file of a picture, of a usual size, below the root of the site. */
export const oneAddress = (picture: LibraryPicture, root: string, format: PictureFormat = 'webp', wanted = usual): string =>
  at(picture, root, fileOf(picture, widthsOf(picture).findLast((width) => width <= wanted) ?? picture.width, format))

/** All files of one format as a srcset; a drawn picture has one. */
export const srcsetOf = (picture: LibraryPicture, root: string, format: PictureFormat): string =>
  picture.vector
    ? at(picture, root, fileOf(picture, 0, format))
    : widthsOf(picture)
        .map((width) => `${at(picture, root, fileOf(picture, width, format))} ${width}w`)
        .join(', ')
