import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GivenPicture, PictureSource } from '../../sandbox/index.js'
import type { PictureIndex, PicturePlace } from '../../tools/own-data/picture-files.js'
import { fetchPicture } from './fetch-picture.js'
import { makeFile, readPicture } from './picture-jobs.js'
import { largestFile } from './picture-making.js'

/** Pixels: a phone's screen with three device pixels for one. */
const storedWidth = 1200

/**
 * Finds the pictures of a shop owner's data: read once, cleaned, made small, and stored in a folder. A picture that cannot be read is none, and the
 * blocks show their placeholder.
 * @param indexNow returns the pictures that the data names now
 * @param folder where made pictures are stored; without room there they are made again for every request
 */
export function openOwnPictures(
  indexNow: () => PictureIndex,
  folder: string,
  complain: (text: string) => void = console.warn,
): PictureSource {
  const running = new Map<string, Promise<GivenPicture | undefined>>()
  const unfit = new Set<string>()
  const make = async (key: string, place: PicturePlace): Promise<GivenPicture | undefined> => {
    try {
      const picture = await smallPicture('file' in place ? await readLimited(place.file) : await fetchPicture(place.address))
      if (isMade(picture))
        await store(folder, key, picture).catch((error: Error) => complain(`A picture could not be stored in ${folder}: ${error.message}`))
      return picture
    } catch (error) {
      unfit.add(key)
      complain(`No picture at ${'file' in place ? place.file : place.address.href}: ${(error as Error).message}`)
      return undefined
    }
  }
  return async (key) => {
    const place = indexNow().placeOf(key)
    if (!place || unfit.has(key)) return undefined
    const stored = await storedPicture(folder, key)
    if (stored) return stored
    const made = running.get(key) ?? make(key, place).finally(() => running.delete(key))
    running.set(key, made)
    return made
  }
}

async function readLimited(file: string): Promise<Uint8Array> {
  const { size } = await stat(file)
  if (size > largestFile) throw new Error(`it is larger than ${largestFile / 1024 / 1024} MB`)
  return readFile(file)
}

/** Where the library for pictures is not installed, photos are shown as they are; a drawing is foreign code, and is not. */
async function smallPicture(bytes: Uint8Array): Promise<GivenPicture> {
  try {
    return await madeSmall(bytes)
  } catch (error) {
    const type = photoType(bytes)
    if (!isLibraryMissing(error) || type === undefined) throw error
    return { bytes: Uint8Array.from(bytes), type }
  }
}

const isLibraryMissing = (error: unknown): boolean => error instanceof Error && /Cannot find package '(?:sharp|jsdom)'/.test(error.message)

/** Returns the media type of a photo by its first bytes. */
function photoType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG')) return 'image/png'
  return /^RIFF....WEBP/s.test(head) ? 'image/webp' : undefined
}

async function madeSmall(bytes: Uint8Array): Promise<GivenPicture> {
  const { bytes: kept, format, width } = await readPicture(bytes)
  if (format === 'svg') return { bytes: Uint8Array.from(kept), type: types.svg }
  return { bytes: Uint8Array.from(await makeFile({ kept, width: Math.min(width, storedWidth), format: 'webp' })), type: types.webp }
}

const isMade = ({ type }: GivenPicture): boolean => type === types.svg || type === types.webp

const types = { svg: 'image/svg+xml', webp: 'image/webp' } as const

async function storedPicture(folder: string, key: string): Promise<GivenPicture | undefined> {
  for (const [ending, type] of Object.entries(types)) {
    const bytes = await readFile(join(folder, `${key}.${ending}`)).catch(() => undefined)
    if (bytes) return { bytes: Uint8Array.from(bytes), type }
  }
  return undefined
}

/** Writes beside and renames, so that a full disk leaves no half picture. */
async function store(folder: string, key: string, { bytes, type }: GivenPicture): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${key}.${type === types.svg ? 'svg' : 'webp'}`)
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}
