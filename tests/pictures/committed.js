// The committed pictures: a sheet for each block, theme and width, with its stories beside each other, so that what they
// have in common is kept once; and a list of who stands where.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { views } from './shoot.js'

export const taken = 'tests/pictures/taken'
/** A WebP is no wider. */
const widest = 16_383

export const sheetOf = (block, view) => join(taken, block, `${view}.webp`)
const listOf = (block) => join(taken, block, 'stories.json')

export const committedBlocks = () => (existsSync(taken) ? readdirSync(taken).sort() : [])

/** The heights of a block's pictures by story and view, in the order of its sheets. */
export const readList = (block) => (existsSync(listOf(block)) ? JSON.parse(readFileSync(listOf(block), 'utf8')) : {})

/** Where each story's picture stands in a sheet. */
export function places(list, view) {
  const stories = Object.keys(list)
  const width = Number(view.split('-')[1])
  const height = Math.max(0, ...stories.map((story) => list[story][view]))
  const across = Math.min(stories.length, Math.floor(widest / width))
  const place = (story, at) => ({ left: (at % across) * width, top: Math.floor(at / across) * height, width, height: list[story][view] })
  return {
    width: across * width,
    height: Math.ceil(stories.length / across) * height,
    of: Object.fromEntries(stories.map((story, at) => [story, place(story, at)])),
  }
}

/** A block's committed pictures: `pictures[story][view]`. */
export async function readPictures(block) {
  const list = readList(block)
  const pictures = Object.fromEntries(Object.keys(list).map((story) => [story, {}]))
  for (const view of views) {
    if (Object.keys(list).length === 0) continue
    const { data, info } = await sharp(sheetOf(block, view)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (const [story, place] of Object.entries(places(list, view).of)) pictures[story][view] = cut(data, info.width, place)
  }
  return pictures
}

function cut(pixels, wide, { left, top, width, height }) {
  const rows = Array.from({ length: height }, (_, row) => {
    const from = ((top + row) * wide + left) * 3
    return pixels.subarray(from, from + width * 3)
  })
  return { width, height, pixels: Buffer.concat(rows) }
}

/** Takes simplified pictures of a block over, in this order. */
export async function writePictures(block, pictures) {
  if (Object.keys(pictures).length === 0) return rmSync(join(taken, block), { recursive: true, force: true })
  const list = Object.fromEntries(
    Object.entries(pictures).map(([story, seen]) => [story, Object.fromEntries(views.map((view) => [view, seen[view].height]))]),
  )
  mkdirSync(join(taken, block), { recursive: true })
  for (const view of views) {
    const { width, height, of } = places(list, view)
    const sheet = Buffer.alloc(width * height * 3)
    for (const [story, place] of Object.entries(of)) paste(sheet, width, place, pictures[story][view].pixels)
    await sharp(sheet, { raw: { width, height, channels: 3 }, limitInputPixels: false })
      .webp({ lossless: true, effort: 6 })
      .toFile(sheetOf(block, view))
  }
  writeFileSync(listOf(block), `${JSON.stringify(list, null, 2)}\n`)
}

function paste(sheet, wide, { left, top, width, height }, pixels) {
  for (let row = 0; row < height; row += 1) pixels.copy(sheet, ((top + row) * wide + left) * 3, row * width * 3, (row + 1) * width * 3)
}
