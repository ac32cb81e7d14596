/** Characters of a page's path. Windows takes 260 for a file with all its folders, and the export is unpacked somewhere. */
export const longestPath = 120

const shape = /^\/([a-z0-9]+(-+[a-z0-9]+)*(\/(?!$)|$))*$/

// Windows keeps these names for devices, as a file's or a folder's name and before any ending.
const device = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\/|$)/

// These paths are for the Studio, the built files, the pictures, the page for lost addresses; and the platform, whatever stands before it.
const needed =
  /^\/(studio|assets|media|404)(\/|$)|\/(services\/data|lwr\/apex|webruntime|cms\/delivery\/media)(\/|$)|\/sandbox\/(scenes?|weather|requests|reset)\b/

export type PathFault = 'bad-path' | 'long-path' | 'device-path' | 'reserved-path'

/** Returns the reason why no page may be kept under this path; undefined when one may. */
export function pathFault(path: string): PathFault | undefined {
  if (path.length > longestPath) return 'long-path'
  if (!shape.test(path)) return 'bad-path'
  if (device.test(path)) return 'device-path'
  return isReservedPath(path) ? 'reserved-path' : undefined
}

/**
 * Returns true when a page may have this path on some site; anything else could lead out of its folder.
 * @param path the path from the root of the site, such as `/pflege/gesicht`; at most 120 characters
 * @example
 * ```ts
 * import { isPagePath } from '@vitrine/blocks/document'
 *
 * isPagePath('/pflege/gesicht') // true
 * isPagePath('/../geheim') // false
 * ```
 */
export const isPagePath = (path: string): boolean => [undefined, 'reserved-path'].includes(pathFault(path))

/** Returns true when the site needs this path for something else than a page. */
export const isReservedPath = (path: string): boolean => needed.test(path)
