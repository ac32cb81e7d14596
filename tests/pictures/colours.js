// How a picture is kept, and when another one is the same. Pictures are `{ width, height, pixels }`, three bytes a pixel.

/** A colour that covers this share of a picture is kept to the letter: paper, ink, lines, tones. */
const often = 1 / 2000
const most = 48
/** All others (photographs, shadows, edges) are rounded to the middle of a step. */
const step = 32
const middle = step / 2

/** For the renderer’s own rounding. */
const slack = 3
/** So many pixels may be otherwise; the smallest thing that we would miss, a lost edge of a checkbox, has more. */
export const tolerated = 16

const rounded = (value) => value - (value % step) + middle

/** What is committed of a picture: its flat colours exactly, the others in steps, so that it stays small. */
export function simplify({ width, height, pixels }) {
  const kept = frequentColours(pixels)
  const simple = Buffer.from(pixels)
  for (let at = 0; at < pixels.length; at += 3) {
    if (kept.has(colourAt(pixels, at))) continue
    for (let channel = at; channel < at + 3; channel += 1) simple[channel] = rounded(pixels[channel])
  }
  return { width, height, pixels: simple }
}

const colourAt = (pixels, at) => (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2]

function frequentColours(pixels) {
  const counts = new Map()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = colourAt(pixels, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const frequent = [...counts].filter(([, count]) => count > (pixels.length / 3) * often)
  return new Set(
    frequent
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([colour]) => colour),
  )
}

/**
 * The pixels at which a fresh picture is not the committed one. A pixel is the same when the other picture has its colour
 * there or next to it, exactly where the colour was kept exactly: an edge may be drawn a little otherwise by another
 * version of the browser, a flat colour may not, and nothing moves by two pixels.
 * @returns {Uint32Array} their numbers, counted by rows
 */
export function differences(committed, fresh) {
  const { width, height } = committed
  const differing = []
  for (let pixel = 0, at = 0; pixel < width * height; pixel += 1, at += 3) {
    if (isSame(committed.pixels, fresh.pixels, at)) continue
    const x = pixel % width
    const y = (pixel - x) / width
    if (!isNear(committed, fresh, x, y)) differing.push(pixel)
  }
  return Uint32Array.from(differing)
}

const isRounded = (pixels, at) => pixels[at] % step === middle && pixels[at + 1] % step === middle && pixels[at + 2] % step === middle

const doubt = (pixels, at) => (isRounded(pixels, at) ? middle + slack : slack)

function isSame(committed, fresh, at) {
  const may = doubt(committed, at)
  for (let channel = at; channel < at + 3; channel += 1) if (Math.abs(committed[channel] - fresh[channel]) > may) return false
  return true
}

/** Both ways: what was there may not be lost, and nothing may have come. */
function isNear(committed, fresh, x, y) {
  const { width } = committed
  const here = (y * width + x) * 3
  const around = neighbours(committed, x, y)
  const unsure = Math.max(...around.map((at) => doubt(committed.pixels, at)))
  return (
    isWithin(committed.pixels, here, fresh.pixels, around, doubt(committed.pixels, here)) &&
    isWithin(fresh.pixels, here, committed.pixels, around, unsure)
  )
}

function neighbours({ width, height }, x, y) {
  const around = []
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) around.push((row * width + column) * 3)
  return around
}

function isWithin(pixels, here, others, around, may) {
  for (let channel = 0; channel < 3; channel += 1) {
    const values = around.map((at) => others[at + channel])
    const value = pixels[here + channel]
    if (value < Math.min(...values) - may || value > Math.max(...values) + may) return false
  }
  return true
}
