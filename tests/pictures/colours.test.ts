import { expect, it } from 'vitest'
import { differences, type Picture, simplify, tolerated } from './colours.js'

const paper = 0xfcf8f5
const ink = 0x2a1a20
const accent = 0x94274a
const line = 0xeadfd8

/** A page of 200 by 100 pixels, drawn by rectangles. */
function drawn(...rectangles: { x: number; y: number; width: number; height: number; colour: number }[]): Picture {
  const [width, height] = [200, 100]
  const pixels = Buffer.alloc(width * height * 3)
  for (const { x, y, width: wide, height: tall, colour } of [{ x: 0, y: 0, width, height, colour: paper }, ...rectangles])
    for (let row = y; row < y + tall; row += 1)
      for (let column = x; column < x + wide; column += 1) pixels.writeUIntBE(colour, (row * width + column) * 3, 3)
  return { width, height, pixels }
}

const button = (x: number, colour = accent) => ({ x, y: 30, width: 80, height: 40, colour })
const text = (x: number, colour = ink) => Array.from({ length: 8 }, (_, stem) => ({ x: x + stem * 6, y: 40, width: 2, height: 12, colour }))
const framed = { x: 10, y: 10, width: 180, height: 1, colour: line }
const changed = (before: Picture, after: Picture) => differences(simplify(before), after).length

it('finds nothing in the same picture, whatever its colours', () => {
  const rainbow = drawn(...Array.from({ length: 200 }, (_, x) => ({ x, y: 0, width: 1, height: 100, colour: x * 70_001 })))
  expect(changed(rainbow, rainbow)).toBe(0)
  expect(changed(drawn(button(40), ...text(60)), drawn(button(40), ...text(60)))).toBe(0)
})

it('sees what has moved by two pixels', () => {
  expect(changed(drawn(button(40)), drawn(button(42)))).toBeGreaterThan(tolerated)
  expect(changed(drawn(...text(60)), drawn(...text(62)))).toBeGreaterThan(tolerated)
})

it('sees a colour that is a little different', () => {
  expect(changed(drawn(button(40)), drawn(button(40, accent + 0x060000)))).toBeGreaterThan(tolerated)
  expect(changed(drawn(framed), drawn({ ...framed, colour: line - 0x000600 }))).toBeGreaterThan(tolerated)
})

it('sees a line that is lost, and one that has come', () => {
  expect(changed(drawn(framed), drawn())).toBeGreaterThan(tolerated)
  expect(changed(drawn(), drawn(framed))).toBeGreaterThan(tolerated)
})

it('takes an edge for the same that another browser draws a little otherwise', () => {
  const soft = text(60).flatMap((stem) => [stem, { ...stem, x: stem.x + stem.width, width: 1, colour: 0xa89a9c }])
  expect(changed(drawn(...text(60)), drawn(...soft))).toBeLessThanOrEqual(tolerated)
  expect(changed(drawn(...soft), drawn(...text(60)))).toBeLessThanOrEqual(tolerated)
})
