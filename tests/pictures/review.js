// The page of before and after: dist/pictures/index.html, which opens from a disk as well.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { places, readList, taken } from './committed.js'

export const review = 'dist/pictures'

/** @returns {Promise<string>} where the page lies */
export async function writeReview(stories, results, problems) {
  rmSync(review, { recursive: true, force: true })
  mkdirSync(join(review, 'changed'), { recursive: true })
  if (existsSync(taken)) cpSync(taken, join(review, 'taken'), { recursive: true })
  const pictures = []
  for (const { story, view, change, ...seen } of results) {
    pictures.push({ story: story.id, view, change, ...(change ? await drawChange(`${story.id}.${view}`, seen) : standing(story, view)) })
  }
  const names = Object.fromEntries(stories.map(({ id, title, name }) => [id, { title, name }]))
  const told = JSON.stringify({ pictures, names, problems }).replaceAll('<', '\\u003c')
  const page = readFileSync(new URL('review.html', import.meta.url), 'utf8').replace('"told by review.js"', () => told)
  const file = join(review, 'index.html')
  writeFileSync(file, page)
  return file
}

/** What did not change is shown as it is committed: a place in a sheet. */
function standing({ id, block }, view) {
  const sheet = places(readList(block), view)
  return { before: { file: `taken/${block}/${view}.webp`, sheet: { width: sheet.width, height: sheet.height }, ...sheet.of[id] } }
}

async function drawChange(name, { before, after, differing }) {
  const drawn = { after: await draw(`${name}.after`, after) }
  if (before) drawn.before = await draw(`${name}.before`, before)
  if (before && differing?.length) drawn.difference = await draw(`${name}.difference`, marked(after, differing))
  return drawn
}

async function draw(name, { width, height, pixels }) {
  const file = `changed/${name}.webp`
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toFile(join(review, file))
  return { file, width, height }
}

/** The picture in faint grey, and on it in red what differs, with a rim so that a single pixel is seen. */
function marked({ width, height, pixels }, differing) {
  const faint = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const grey = 200 + ((pixels[at] + pixels[at + 1] + pixels[at + 2]) / 3) * 0.2
    faint.fill(grey, at, at + 3)
  }
  for (const pixel of differing) {
    const x = pixel % width
    const y = (pixel - x) / width
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const at = (row * width + column) * 3
        faint[at] = 197
        faint[at + 1] = 20
        faint[at + 2] = 60
      }
  }
  return { width, height, pixels: faint }
}
