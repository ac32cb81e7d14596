import type { Point } from './media-api.js'

/** Facts about a picture of the media library, known when a page that shows it is written. */
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

/** Formats of a picture: AVIF for nearly everybody, WebP for the others, JPEG for programs that show shared links. */
export type PictureFormat = 'avif' | 'webp' | 'jpg'

// The widths go from phones to large screens of double density. A wider picture costs more than anybody sees.
const widths = [320, 640, 960, 1280, 1920, 2560]
const widest = 2560
/** Width of a picture where only one file can be named. */
const usual = 1280

/** Returns the id in an address that a page keeps: `/media/ID/picture.webp`. */
export const pictureIdIn = (address: string): string | undefined => /^\/media\/([a-z0-9-]+)\/[^/?#]+$/.exec(address.trim())?.[1]

/** Returns the address of a picture that pages keep. */
export const addressOfPicture = ({ id, vector }: Pick<LibraryPicture, 'id' | 'vector'>): string =>
  `/media/${id}/picture.${vector ? 'svg' : 'webp'}`

/** Returns the widths in which a picture is made, in pixels. */
export function widthsOf({ width }: Pick<LibraryPicture, 'width'>): number[] {
  const own = Math.min(width, widest)
  return [...widths.filter((each) => each < own), own]
}

/** Returns the name of one of its files. */
export const fileOf = ({ hash, vector }: LibraryPicture, width: number, format: PictureFormat): string =>
  vector ? `${hash}.svg` : `${hash}-${width}.${format}`

/** Returns every file that a published page may ask for. */
export const filesOfPicture = (picture: LibraryPicture): string[] =>
  picture.vector
    ? [`${picture.hash}.svg`]
    : widthsOf(picture).flatMap((width) => (['avif', 'webp'] as const).map((format) => fileOf(picture, width, format)))

const at = (picture: LibraryPicture, root: string, file: string): string => `${root}media/${picture.id}/${file}`

/** Returns the address of one file of a picture, of a usual size, below the root of the site. */
export const oneAddress = (picture: LibraryPicture, root: string, format: PictureFormat = 'webp', wanted = usual): string =>
  at(picture, root, fileOf(picture, widthsOf(picture).findLast((width) => width <= wanted) ?? picture.width, format))

/** Returns all files of one format as a srcset; a drawn picture has one. */
export const srcsetOf = (picture: LibraryPicture, root: string, format: PictureFormat): string =>
  picture.vector
    ? at(picture, root, fileOf(picture, 0, format))
    : widthsOf(picture)
        .map((width) => `${at(picture, root, fileOf(picture, width, format))} ${width}w`)
        .join(', ')
