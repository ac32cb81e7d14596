import type { LocalizedText } from '../../core/element/declaration.js'

/** Messages about pictures between the Studio's app and its server, under `/studio/api/media`. */

/** A place in a picture, in percent from its left and its upper edge. */
export interface Point {
  x: number
  y: number
}

/** A part of a picture, in percent of the whole. */
export interface Crop extends Point {
  width: number
  height: number
}

/** A picture of the media library. */
export interface MediaPicture {
  id: string
  /** Address that pages keep; stays the same whatever becomes of the picture. */
  address: string
  /** Names its files; changes with everything that changes what is seen. */
  hash: string
  /** Name that editors use for it. */
  name: string
  /** Pixels of what is seen, after cropping. */
  width: number
  height: number
  /** Pixels before cropping. */
  whole: { width: number; height: number }
  /** True when the picture is an SVG: sharp at every size, and served as it is. */
  vector?: true
  /** Description for those who do not see the picture, by language. */
  alt: Partial<LocalizedText>
  /** True when the picture says nothing that the text beside it does not say. */
  decorative?: true
  /** Point that stays in view when a place cuts the picture; its middle unless set. */
  focus?: Point
  crop?: Crop
  /** ISO times. */
  added: string
  changed: string
  /** True when another file stood here before, and can be brought back. */
  replaced?: true
  /** ISO time; only pictures in the list of deleted ones have it. */
  deleted?: string
}

/** `PATCH /media/ID`: only what is named changes; null takes it away. */
export interface ChangePicture {
  name?: string
  alt?: Partial<LocalizedText>
  decorative?: boolean
  focus?: Point | null
  crop?: Crop | null
}

/** An uploaded picture, and whether the library had it already. */
export interface AddedPicture extends MediaPicture {
  known?: true
}

/** A page, a shared part or a saved section that shows a picture. */
export interface PictureUse {
  id: string
  kind?: 'part' | 'section'
  title: string
  path: string
  /** True when shoppers see it there. */
  published: boolean
}

/*
 * GET    /media                          MediaPicture[], the latest first; deleted ones not among them
 * GET    /media?deleted                  MediaPicture[], only deleted ones
 * POST   /media?name=…     the file      201 AddedPicture | 413, 415, 422 unfit | 507 full | 503 unreachable
 * PATCH  /media/ID         ChangePicture MediaPicture
 * GET    /media/ID/uses                  PictureUse[]
 * GET    /media/ID/whole                 the picture before cropping
 * POST   /media/ID/file?name=… the file  MediaPicture with another file, on all pages
 * POST   /media/ID/file/undo             MediaPicture with the file from before
 * DELETE /media/ID                       204; a deleted picture is no longer shown anywhere
 * POST   /media/ID/undelete              MediaPicture
 * DELETE /media/ID/forever               204; only of a deleted picture
 */
