import { createHash, randomBytes } from 'node:crypto'
import type { Storage } from 'unstorage'
import type { LocalizedText } from '../../core/element/declaration.js'
import {
  addressOfPicture,
  type FindPicture,
  fileOf,
  type LibraryPicture,
  oneAddress,
  type PictureFormat,
  widthsOf,
} from '../../pages/document/library-picture.js'
import type { AddedPicture, ChangePicture, Crop, MediaPicture, Point } from '../../pages/document/media-api.js'
import { mediaMessages as words } from './media.messages.js'
import { type FoundPicture, type MediaRecord, openMediaRecords } from './media-records.js'
import { isReadOnly, PageStoreError } from '../pages/page-store-error.js'
import { makeFile, readPicture } from './picture-jobs.js'
import { partOf, UnfitPicture } from './picture-making.js'
import type { ServerLine } from '../database/server-line.js'

export interface MediaStoreOptions {
  storage: Storage
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds after which a silent storage counts as unreachable. */
  patience?: number
  /** Called when a picture looks different, is there or is gone: pages that show it are written anew. */
  onChange?: () => void
  /** Line on which servers tell each other what they have changed. */
  line?: ServerLine
}

export interface MediaFile {
  bytes: Uint8Array
  type: string
  /** True when the file never changes. */
  immutable: boolean
}

/** Another server has changed the picture in between. */
class RevisionConflict extends Error {}

const mostTries = 20

/** The pictures of a site. An impossible change throws a {@link PageStoreError} that says why, and changes nothing. */
export interface MediaStore {
  /** Lists the pictures, the latest first. */
  list: () => Promise<MediaPicture[]>
  deleted: () => Promise<MediaPicture[]>
  /**
   * @param name name of the file on the editor's machine
   * @param by person who uploads it: people take turns
   */
  add: (bytes: Uint8Array, name: string, by?: string) => Promise<AddedPicture>
  change: (id: string, change: ChangePicture) => Promise<MediaPicture>
  /** Puts another file in its place, on every page that shows the picture. */
  replace: (id: string, bytes: Uint8Array, name: string, by?: string) => Promise<MediaPicture>
  takeBack: (id: string) => Promise<MediaPicture>
  remove: (id: string) => Promise<void>
  undelete: (id: string) => Promise<MediaPicture>
  /** Erases a deleted picture and its files for good. */
  erase: (id: string) => Promise<void>
  /** Returns the file at `/media/ID/NAME`; it is made on the first request, and kept from then on. */
  file: (id: string, name: string) => Promise<MediaFile | undefined>
  /** Returns the picture before cropping. */
  whole: (id: string) => Promise<MediaFile>
  /** Finds what is known of a picture right now, for writing pages. */
  find: FindPicture
}

/**
 * Opens the media library in a storage.
 * @throws PageStoreError when the storage does not answer
 */
export async function openMediaStore({
  storage,
  now = Date.now,
  patience = 10_000,
  onChange,
  line,
}: MediaStoreOptions): Promise<MediaStore> {
  const records = openMediaRecords(storage, patience)
  const pictures = new Map<string, FoundPicture>()
  const making = new Map<string, Promise<Uint8Array>>()
  const enqueue = oneByOne()
  const time = (): string => new Date(now()).toISOString()

  async function refresh(): Promise<void> {
    const { news, gone } = await records.findNews(pictures)
    for (const found of news) pictures.set(found.id, found)
    for (const id of gone) pictures.delete(id)
    if (news.length > 0 || gone.length > 0) onChange?.()
  }

  function known(id: string): FoundPicture {
    const found = pictures.get(id)
    if (!found) throw new PageStoreError({ error: 'missing', text: words.missing })
    return found
  }

  function present(id: string): FoundPicture {
    const found = known(id)
    if (found.record.deleted) throw new PageStoreError({ error: 'missing', text: words.missing })
    return found
  }

  /** Changes a picture as it stands now, although another server may have changed it. */
  const change = <T>(id: string, work: () => Promise<T>): Promise<T> =>
    enqueue(async () => {
      for (let tries = 1; ; tries += 1) {
        const found = await records.find(id)
        if (found) pictures.set(id, found)
        else pictures.delete(id)
        try {
          return await work()
        } catch (error) {
          if (!(error instanceof RevisionConflict) || tries === mostTries) throw error
        }
      }
    })

  async function write({ id, count }: Pick<FoundPicture, 'id' | 'count'>, record: MediaRecord): Promise<MediaPicture> {
    const written = { id, count: count + 1, record }
    if (!(await records.write(id, written.count, record))) throw new RevisionConflict(id)
    pictures.set(id, written)
    line?.say(topic, id)
    onChange?.()
    return pictureOf(written)
  }

  async function keep(id: string, bytes: Uint8Array, by: string | undefined): Promise<MediaRecord['source']> {
    const { bytes: kept, ...about } = await fitting(() => readPicture(bytes, by))
    const source = { ...about, hash: hashOf(kept), upload: hashOf(bytes) }
    await reached(() => records.writeFile(id, sourceName(source), kept))
    return source
  }

  async function sourceOf({ id, record }: FoundPicture): Promise<Uint8Array> {
    const bytes = await records.readFile(id, sourceName(record.source))
    if (!bytes) throw new PageStoreError({ error: 'missing', text: words.missing })
    return bytes
  }

  /** Makes a file once for many requests at the same time. */
  function made(found: FoundPicture, name: string, width: number, format: PictureFormat): Promise<Uint8Array> {
    const key = `${found.id}/${name}`
    const work = making.get(key) ?? make(found, name, width, format).finally(() => making.delete(key))
    making.set(key, work)
    return work
  }

  async function make(found: FoundPicture, name: string, width: number, format: PictureFormat): Promise<Uint8Array> {
    const { crop, source } = found.record
    const kept = await sourceOf(found)
    const bytes = await fitting(() => makeFile({ kept, width, format, part: crop && partOf(crop, source) }))
    // A file for which there is no room is made again the next time.
    await records.writeFile(found.id, name, bytes).catch((cause: unknown) => console.warn(`${found.id}/${name} could not be kept.`, cause))
    return bytes
  }

  async function file(id: string, name: string): Promise<MediaFile | undefined> {
    const found = pictures.get(id) ?? (await refresh().then(() => pictures.get(id)))
    if (!found || found.record.deleted) return undefined
    const picture = libraryPicture(found)
    const isNamed = /^picture\.\w+$/.test(name)
    const wanted = isNamed ? oneAddress(picture, '/').split('/').at(-1)! : name
    const type = types[wanted.split('.').at(-1) ?? '']
    if (!type) return undefined
    if (picture.vector && wanted === fileOf(picture, 0, 'webp')) return { bytes: await sourceOf(found), type, immutable: !isNamed }
    const stored = await records.readFile(id, wanted)
    if (stored) return { bytes: stored, type, immutable: !isNamed }
    const [, width, format] = new RegExp(`^${picture.hash}-(\\d+)\\.(avif|webp|jpg)$`).exec(wanted) ?? []
    if (!format || !widthsOf(picture).includes(Number(width))) return undefined
    return { bytes: await made(found, wanted, Number(width), format as PictureFormat), type, immutable: !isNamed }
  }

  await refresh()
  line?.hear(topic, refresh)
  line?.missed(refresh)
  return {
    async list() {
      await refresh()
      return [...pictures.values()]
        .filter(({ record }) => !record.deleted)
        .map(pictureOf)
        .sort(latestFirst)
    },
    deleted: async () =>
      [...pictures.values()]
        .filter(({ record }) => record.deleted)
        .map(pictureOf)
        .sort(latestFirst),
    async add(bytes, name, by) {
      const upload = hashOf(bytes)
      const same = [...pictures.values()].find(({ record }) => !record.deleted && record.source.upload === upload)
      if (same) return { ...pictureOf(same), known: true }
      const id = newId(name)
      const source = await keep(id, bytes, by)
      const at = time()
      return enqueue(() =>
        reached(() => write({ id, count: 0 }, { format: 1, name: titleOf(name), source, alt: {}, added: at, changed: at })),
      )
    },
    change: (id, wanted) =>
      change(id, async () => {
        const found = present(id)
        return write(found, { ...changed(found.record, wanted), changed: time() })
      }),
    async replace(id, bytes, name, by) {
      present(id)
      const source = await keep(id, bytes, by)
      return change(id, async () => {
        const found = present(id)
        const { crop, focus, ...record } = found.record
        if (record.source.hash === source.hash) return pictureOf(found)
        const before = { source: record.source, ...(crop && { crop }), ...(focus && { focus }) }
        return write(found, { ...record, source, before, name: titleOf(name), changed: time() })
      })
    },
    takeBack: (id) =>
      change(id, async () => {
        const found = present(id)
        const { before, crop: _, focus: __, ...record } = found.record
        return before ? write(found, { ...record, ...before, changed: time() }) : pictureOf(found)
      }),
    remove: (id) =>
      change(id, async () => {
        const found = present(id)
        await write(found, { ...found.record, deleted: time() })
      }),
    undelete: (id) =>
      change(id, async () => {
        const found = known(id)
        const { deleted, ...record } = found.record
        return deleted === undefined ? pictureOf(found) : write(found, record)
      }),
    erase: (id) =>
      change(id, async () => {
        if (!known(id).record.deleted) throw new PageStoreError({ error: 'unfit', text: words.unfitChange })
        await records.erase(id)
        pictures.delete(id)
        line?.say(topic, id)
      }),
    file,
    async whole(id) {
      const found = present(id)
      const { crop: _, ...record } = found.record
      const uncropped = libraryPicture({ ...found, record })
      const name = oneAddress(uncropped, '/').split('/').at(-1)!
      if (uncropped.vector) return { bytes: await sourceOf(found), type: types.svg!, immutable: false }
      const width = widthsOf(uncropped).findLast((each) => each <= 1280) ?? uncropped.width
      const bytes = (await records.readFile(id, name)) ?? (await made({ ...found, record }, name, width, 'webp'))
      return { bytes, type: types.webp!, immutable: false }
    },
    find(id) {
      const found = pictures.get(id)
      return found && (found.record.deleted ? 'gone' : libraryPicture(found))
    },
  }
}

const topic = 'media'

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', svg: 'image/svg+xml' }

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 20)
const sourceName = ({ hash, format }: MediaRecord['source']): string => `source-${hash}.${format}`
const latestFirst = (one: MediaPicture, other: MediaPicture): number => other.added.localeCompare(one.added)

// A change to the making of files counts this up, so that no cache keeps the old ones.
const making = 1

function libraryPicture({ id, record: { source, crop, focus } }: FoundPicture): LibraryPicture {
  const part = crop && source.format !== 'svg' ? partOf(crop, source) : source
  const hash = createHash('sha256')
    .update(JSON.stringify([making, source.hash, crop ?? null]))
    .digest('hex')
    .slice(0, 10)
  return {
    id,
    hash,
    width: part.width,
    height: part.height,
    ...(source.format === 'svg' && { vector: true }),
    ...(focus && { focus }),
  }
}

function pictureOf(found: FoundPicture): MediaPicture {
  const { name, alt, decorative, crop, added, changed, before, deleted, source } = found.record
  const picture = libraryPicture(found)
  return {
    ...picture,
    address: addressOfPicture(picture),
    name,
    whole: { width: source.width, height: source.height },
    alt,
    ...(decorative && { decorative }),
    ...(crop && { crop }),
    added,
    changed,
    ...(before && { replaced: true }),
    ...(deleted !== undefined && { deleted }),
  }
}

/** Returns the record with the named properties changed; refuses values that make no sense. */
function changed(record: MediaRecord, { name, alt, decorative, focus, crop }: ChangePicture): MediaRecord {
  const { decorative: _, focus: wasFocus, crop: wasCrop, ...rest } = record
  const isDecorative = decorative ?? record.decorative === true
  const nextFocus = focus === undefined ? wasFocus : focus && fittingPoint(focus)
  const nextCrop = crop === undefined ? wasCrop : crop && fittingCrop(crop)
  return {
    ...rest,
    ...(name !== undefined && { name: fittingText(name).trim().slice(0, 120) || record.name }),
    ...(alt !== undefined && { alt: fittingAlt({ ...record.alt, ...alt }) }),
    ...(isDecorative && { decorative: true }),
    ...(nextFocus && { focus: nextFocus }),
    ...(nextCrop && { crop: nextCrop }),
  }
}

function unfit(): never {
  throw new PageStoreError({ error: 'unfit', text: words.unfitChange })
}

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100
const fittingText = (text: unknown): string => (typeof text === 'string' ? text : unfit())
const fittingPoint = ({ x, y }: Point): Point => (isPercent(x) && isPercent(y) ? { x, y } : unfit())

function fittingCrop({ x, y, width, height }: Crop): Crop {
  const fits = [x, y, width, height].every(isPercent) && width >= 1 && height >= 1 && x + width <= 100.01 && y + height <= 100.01
  return fits ? { x, y, width, height } : unfit()
}

const longestAlternative = 500

function fittingAlt(alt: Partial<LocalizedText>): Partial<LocalizedText> {
  const entries = (['de', 'en'] as const).map((language) => [
    language,
    fittingText(alt[language] ?? '')
      .trim()
      .slice(0, longestAlternative),
  ])
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

/** Turns a machine's name of a file into one that people would give: „Sommer am See“ for `sommer-am-see_2.JPG`. */
const titleOf = (file: string): string =>
  file
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 120) || 'Bild'

// Chance keeps two servers, and two pictures of one name, apart.
function newId(file: string): string {
  const name = titleOf(file)
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|(?<!-)-+$/g, '')
  return `${name || 'bild'}-${randomBytes(4).toString('hex')}`
}

async function fitting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnfitPicture)) throw error
    throw new PageStoreError({ error: 'unfit', text: error.text }, { cause: error.cause })
  }
}

/** Translates errors of the storage into the words of the library. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PageStoreError)) throw error
    const { error: kind } = error.refusal
    if (kind !== 'full' && kind !== 'unreachable') throw error
    throw new PageStoreError({ error: kind, text: words[isReadOnly(error.cause) ? 'readOnly' : kind] }, { cause: error.cause })
  }
}

function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
