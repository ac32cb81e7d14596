/** A picture as its bytes. */
export interface GivenPicture {
  bytes: Uint8Array<ArrayBuffer>
  /** Media type, like `image/webp`. */
  type: string
}

/** Finds the picture of a key that `PictureFacts` name; undefined for one that there is not. */
export type PictureSource = (key: string) => Promise<GivenPicture | undefined>

export const noPictures: PictureSource = () => Promise.resolve(undefined)
