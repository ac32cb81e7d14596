export interface Picture {
  width: number
  height: number
  /** Red, green and blue of each pixel. */
  pixels: Uint8Array
}
export const tolerated: number
export function simplify(picture: Picture): Picture
export function differences(committed: Picture, fresh: Picture): Uint32Array
