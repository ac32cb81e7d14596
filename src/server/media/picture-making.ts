import type { Sharp, SharpOptions } from 'sharp'
import type { LocalizedText } from '../../core/element/declaration.js'
import type { Crop } from '../../pages/document/media-api.js'
import type { PictureFormat } from '../../pages/document/library-picture.js'
import { mediaMessages as words } from './media.messages.js'

/** Bytes of an uploaded file. A camera's largest photo has about as many. */
export const largestFile = 25 * 1024 * 1024
const megapixels = 36
const largestDrawing = 1024 * 1024
/** Times that a progressive JPEG may be drawn over; programs write ten or so, and each takes as long as the whole picture. */
const maxScans = 100
/** Maximum of pixels of a side of a kept picture. */
const keptSide = 3840
const seconds = 30
/** Pixels of a side at which a drawing is drawn once, to see that it can be. */
const drawnSide = 256

/** A file that is no picture for the library; `text` says why, in the editor's words. */
export class UnfitPicture extends Error {
  override name = 'UnfitPicture'

  constructor(
    readonly text: LocalizedText,
    options?: ErrorOptions,
  ) {
    super(text.en, options)
  }
}

/** A picture as it is kept: upright, without what a camera wrote into it, and all its files are made from it. */
export interface KeptPicture {
  bytes: Uint8Array
  format: 'jpg' | 'webp' | 'svg'
  width: number
  height: number
}

/**
 * Reads an uploaded file. What its bytes are counts, not what its name or its sender says.
 * @throws UnfitPicture
 */
export async function readPicture(bytes: Uint8Array): Promise<KeptPicture> {
  if (bytes.length > largestFile) throw new UnfitPicture(words.tooLarge(largestFile / 1024 / 1024))
  const kind = kindOf(bytes)
  if (kind === 'heic') throw new UnfitPicture(words.heic)
  if (kind === undefined) throw new UnfitPicture(words.noPicture)
  return kind === 'svg' ? readDrawing(bytes) : readPhoto(bytes)
}

async function readPhoto(bytes: Uint8Array): Promise<KeptPicture> {
  if (hasTooManyScans(bytes)) throw new UnfitPicture(words.tooMuchWork)
  const open = await library()
  const about = await read(() => open(bytes, { limitInputPixels: false }).metadata())
  const { width = 0, height = 0, pages = 1, hasAlpha } = about
  if (pages > 1) throw new UnfitPicture(words.moving)
  if (width * height > megapixels * 1e6) throw new UnfitPicture(words.tooManyPixels(width, height, megapixels))
  const fitting = open(bytes, { limitInputPixels: megapixels * 1e6, failOn: 'error' })
    .timeout({ seconds })
    .rotate()
    .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
  const kept = hasAlpha ? fitting.webp({ quality: 92, alphaQuality: 95, effort: 2 }) : fitting.jpeg({ quality: 92 })
  const { data, info } = await read(() => kept.toBuffer({ resolveWithObject: true }))
  return { bytes: data, format: hasAlpha ? 'webp' : 'jpg', width: info.width, height: info.height }
}

async function readDrawing(bytes: Uint8Array): Promise<KeptPicture> {
  if (bytes.length > largestDrawing) throw new UnfitPicture(words.tooLarge(largestDrawing / 1024 / 1024))
  const clean = await cleanedDrawing(bytes)
  const open = await library()
  const { width, height } = await read(() => open(clean, { limitInputPixels: false }).metadata())
  if (!width || !height) throw new UnfitPicture(words.damaged)
  // Shoppers' browsers draw it: what is too much work here is too much work there.
  await read(() =>
    open(clean, { limitInputPixels: megapixels * 1e6 })
      .resize(drawnSide, drawnSide, { fit: 'inside' })
      .timeout({ seconds })
      .raw()
      .toBuffer(),
  )
  return { bytes: clean, format: 'svg', width, height }
}

/** Returns the drawing in an SVG, and nothing else that stands in it. @throws UnfitPicture when it holds more than a drawing */
export async function cleanedDrawing(bytes: Uint8Array): Promise<Uint8Array> {
  const text = asText(bytes)
  if (text !== undefined && isExcessive(text)) throw new UnfitPicture(words.tooMuchWork)
  // The parser and the sanitiser are large, and only drawings need them.
  const { cleanDrawing } = await import('./clean-drawing.js')
  const drawing = text === undefined ? undefined : cleanDrawing(text)
  if (drawing === undefined) throw new UnfitPicture(words.unsafeDrawing)
  return new TextEncoder().encode(drawing)
}

const maxLevels = 500
const maxAttributes = 1000

/** Returns true for a drawing with more levels, or more attributes of one element, than a program writes: parsers take minutes for them. */
function isExcessive(drawing: string): boolean {
  let level = 0
  for (let at = drawing.indexOf('<'), next = 0; at >= 0; at = next) {
    const isComment = drawing.startsWith('<!--', at)
    const end = isComment ? drawing.indexOf('-->', at) : at
    // The parser refuses a comment without an end.
    if (end < 0) return false
    next = drawing.indexOf('<', end + 1)
    const element = drawing.slice(at, next < 0 ? undefined : next)
    if (isComment || /^<[!?]/.test(element)) continue
    if (element.split('=').length > maxAttributes) return true
    level += element.startsWith('</') ? -1 : element.includes('/>') ? 0 : 1
    if (level > maxLevels) return true
  }
  return false
}

function hasTooManyScans(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.readUInt16BE(0) !== 0xffd8) return false
  // "Start of scan"; inside a scan no 0xff stands before anything but 0.
  const startOfScan = Buffer.from([0xff, 0xda])
  let scans = 0
  for (let at = file.indexOf(startOfScan); at >= 0; at = file.indexOf(startOfScan, at + 2)) scans += 1
  return scans > maxScans
}

/** Makes one file of a kept picture. */
export async function makeFile(kept: Uint8Array, width: number, format: PictureFormat, part?: PixelPart): Promise<Uint8Array> {
  const open = await library()
  const cut = part ? open(kept).extract(part) : open(kept)
  return encode(cut.resize(width, undefined, { withoutEnlargement: true }), format).toBuffer()
}

/** Part of a picture, in pixels. */
export interface PixelPart {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the part of a picture that a crop leaves: at least one pixel, and never more than there is. */
export function partOf({ x, y, width, height }: Crop, whole: { width: number; height: number }): PixelPart {
  const left = Math.min(Math.round((x / 100) * whole.width), whole.width - 1)
  const top = Math.min(Math.round((y / 100) * whole.height), whole.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((width / 100) * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round((height / 100) * whole.height), whole.height - top)),
  }
}

// More effort makes AVIF a tenth smaller and ten times slower.
const encode = (picture: Sharp, format: PictureFormat): Sharp =>
  format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 })
    : format === 'webp'
      ? picture.webp({ quality: 78, effort: 3 })
      : picture.flatten({ background: '#fff' }).jpeg({ quality: 82 })

type Open = (bytes: Uint8Array, options?: SharpOptions) => Sharp

let opened: Promise<Open> | undefined

// Loads the library on demand: it is large, and many servers never make a picture.
function library(): Promise<Open> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    // One picture at a time keeps the shop answering on a small machine.
    sharp.concurrency(1)
    sharp.cache(false)
    return (bytes, options) => sharp(bytes, options)
  })
  return opened
}

async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new UnfitPicture(words.damaged, { cause })
  }
}

function kindOf(bytes: Uint8Array): 'photo' | 'heic' | 'svg' | undefined {
  const at = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  if (at(0, 3) === '\xff\xd8\xff' || at(0, 8) === '\x89PNG\r\n\x1a\n' || /^GIF8[79]a$/.test(at(0, 6))) return 'photo'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'photo'
  if (at(4, 8) === 'ftyp') return /avi[fs]/.test(at(8, 32)) ? 'photo' : /hei[cxms]|mif1|hevc/.test(at(8, 32)) ? 'heic' : undefined
  return /^\ufeff?\s*<(\?xml|!doctype svg|!--|svg)[\s>-]/i.test(asText(bytes.subarray(0, 200)) ?? '') &&
    /<svg[\s>]/i.test(asText(bytes) ?? '')
    ? 'svg'
    : undefined
}

function asText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** All that is done with the bytes of pictures, which are foreign (`picture-worker.ts`). */
export type PictureJobs = {
  read: (bytes: Uint8Array) => Promise<KeptPicture>
  make: (wanted: WantedFile) => Promise<Uint8Array>
  clean: (drawing: Uint8Array) => Promise<Uint8Array>
}

export interface WantedFile {
  kept: Uint8Array
  width: number
  format: PictureFormat
  part?: PixelPart | undefined
}
