import { createHash } from 'node:crypto'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/** Place of a picture: a file of the folder, or an address. */
export type PicturePlace = { file: string } | { address: URL }

/** Key under which the sandbox names a picture; the reason where it is none. */
export type FoundPicture = { key: string } | { reason: string }

export interface PictureIndex {
  keyOf: (address: string) => FoundPicture
  placeOf: (key: string) => PicturePlace | undefined
  /** Lists the paths of those that are files. */
  files: () => string[]
  readonly size: number
}

/** Folders in which a file of just a name is looked for. */
const pictureFolders = ['.', 'pictures', 'images', 'bilder']

/** Indexes the pictures that the data names; no name leads out of the folder, by dots or by links. */
export function createPictureIndex(folder: string): PictureIndex {
  const root = realpathSync(folder)
  const places = new Map<string, PicturePlace>()
  const keep = (name: string, place: PicturePlace) => {
    const key = `own-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`
    places.set(key, place)
    return { key }
  }
  function find(address: string): FoundPicture {
    if (/^https?:\/\//i.test(address)) {
      return URL.canParse(address) ? keep(address, { address: new URL(address) }) : { reason: 'It is no address.' }
    }
    if (/^[a-z][a-z\d+.-]+:|\0/i.test(address)) return { reason: 'A picture is a file of the folder or an address with http or https.' }
    const candidates = pictureFolders.map((each) => resolve(root, each, address)).filter((file) => existsSync(file))
    const [found] = candidates
    if (found === undefined) return { reason: 'There is no such file.' }
    const file = realpathSync(found)
    if (!file.startsWith(root + sep)) return { reason: 'It lies outside of the folder.' }
    const { size, mtimeMs } = statSync(file)
    // A file that changes is another picture, at another address.
    return keep(`${file} ${size} ${mtimeMs}`, { file })
  }

  const known = new Map<string, FoundPicture>()
  return {
    keyOf(address) {
      const found = known.get(address) ?? find(address)
      known.set(address, found)
      return found
    },
    placeOf: (key) => places.get(key),
    files: () => [...new Set([...places.values()].flatMap((place) => ('file' in place ? [place.file] : [])))],
    get size() {
      return places.size
    },
  }
}
