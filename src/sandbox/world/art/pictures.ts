import { diceOf, hashOf } from '../ids.js'
import type { Drawing } from '../types.js'

// Everything is drawn standing on (0, 0): x from the middle, y upwards negative, in pixels of a 600 wide picture.

type Stop = readonly [offset: number, colour: string, opacity?: number]

interface Art {
  svg: string
  width: number
  height: number
  /** Lies on the ground and brings its own shadow. */
  lies?: boolean
}

const ink = '#2a1a20'
const gold = '#d9b36a'
const rosegold = '#dba18b'
const silver = '#c6cbd1'

/* colour */

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function mix(from: string, to: string, share: number): string {
  const goal = channels(to)
  return `#${channels(from)
    .map((value, i) =>
      Math.round(value + ((goal[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const lighten = (colour: string, share: number) => mix(colour, '#ffffff', share)
const darken = (colour: string, share: number) => mix(colour, '#23101a', share)

function brightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}

function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
}

/* sheet: collects the gradients and clips of one picture */

const number = (value: number) => String(Math.round(value * 100) / 100)

function createSheet(seed: string) {
  const prefix = `v${hashOf(seed).toString(36)}`
  const ids = new Map<string, string>()
  const definitions: string[] = []
  const define = (body: (id: string) => string) => {
    const known = ids.get(body(''))
    if (known) return known
    const id = `${prefix}-${ids.size}`
    ids.set(body(''), id)
    definitions.push(body(id))
    return id
  }
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
  const linear = (x2: number, y2: number, stops: readonly Stop[]) =>
    `url(#${define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`)})`
  return {
    across: (...stops: Stop[]) => linear(1, 0, stops),
    down: (...stops: Stop[]) => linear(0, 1, stops),
    slant: (...stops: Stop[]) => linear(1, 1, stops),
    glow: (stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`)})`,
    clipped: (outline: string, inner: string) =>
      `<g clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)})">${inner}</g>`,
    reuse: (svg: string) => define((id) => `<g id="${id}">${svg}</g>`),
    finish: (width: number, height: number, body: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${body}</svg>`,
  }
}

type Sheet = ReturnType<typeof createSheet>

/* strokes and outlines */

const fill = (d: string, paint: string, opacity?: number) =>
  `<path d="${d}" fill="${paint}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

function oval(cx: number, cy: number, rx: number, ry: number, paint: string, opacity?: number): string {
  return `<ellipse cx="${number(cx)}" cy="${number(cy)}" rx="${number(rx)}" ry="${number(ry)}" fill="${paint}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
}

const ovalPath = (cx: number, cy: number, rx: number, ry: number) =>
  `M${number(cx - rx)} ${number(cy)}a${number(rx)} ${number(ry)} 0 1 1 ${number(2 * rx)} 0a${number(rx)} ${number(ry)} 0 1 1 ${number(-2 * rx)} 0z`

/** A box with round corners; the lower ones may differ. */
function box(x: number, y: number, width: number, height: number, top = 0, bottom = top): string {
  const corner = (radius: number, dx: number, dy: number) => (radius ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : '')
  return `M${number(x + top)} ${number(y)}h${number(width - 2 * top)}${corner(top, top, top)}v${number(height - top - bottom)}${corner(bottom, -bottom, bottom)}h${number(2 * bottom - width)}${corner(bottom, -bottom, -bottom)}v${number(top + bottom - height)}${corner(top, top, -top)}z`
}

const place = (svg: string, x: number, y: number, scale = 1, turn = 0) =>
  `<g transform="translate(${number(x)} ${number(y)})${turn ? ` rotate(${number(turn)})` : ''}${scale === 1 ? '' : ` scale(${number(scale)})`}">${svg}</g>`

/* materials; the light comes from the upper left */

/** A satin cylinder: lacquer, ceramic, plastic. */
const satin = (sheet: Sheet, light: string, deep: string) =>
  sheet.across(
    [0, mix(deep, light, 0.25)],
    [0.07, mix(light, deep, 0.35)],
    [0.2, light],
    [0.3, lighten(light, 0.42)],
    [0.38, light],
    [0.62, mix(light, deep, 0.55)],
    [0.86, deep],
    [0.95, darken(deep, 0.12)],
    [1, mix(deep, light, 0.35)],
  )

/** Coloured glass with something in it. */
const glass = (sheet: Sheet, light: string, deep: string) =>
  sheet.across(
    [0, darken(deep, 0.3)],
    [0.05, deep],
    [0.14, mix(light, deep, 0.3)],
    [0.3, lighten(light, 0.18)],
    [0.5, mix(light, deep, 0.25)],
    [0.78, deep],
    [0.92, darken(deep, 0.28)],
    [0.97, mix(deep, light, 0.3)],
    [1, darken(deep, 0.2)],
  )

const clearGlass = (sheet: Sheet, tint: string) =>
  sheet.across(
    [0, mix(tint, '#8a7c80', 0.35), 0.85],
    [0.05, lighten(tint, 0.6), 0.8],
    [0.14, lighten(tint, 0.86), 0.9],
    [0.3, lighten(tint, 0.75), 0.62],
    [0.7, lighten(tint, 0.6), 0.62],
    [0.88, lighten(tint, 0.8), 0.85],
    [0.96, mix(tint, '#8a7c80', 0.2), 0.85],
    [1, lighten(tint, 0.5), 0.9],
  )

const metal = (sheet: Sheet, tone: string) =>
  sheet.across(
    [0, darken(tone, 0.42)],
    [0.1, mix(tone, darken(tone, 0.2), 0.4)],
    [0.2, lighten(tone, 0.7)],
    [0.27, lighten(tone, 0.4)],
    [0.36, tone],
    [0.55, darken(tone, 0.3)],
    [0.68, darken(tone, 0.12)],
    [0.82, lighten(tone, 0.45)],
    [0.92, darken(tone, 0.2)],
    [1, darken(tone, 0.48)],
  )

const isMetal = (colour: string) => [gold, rosegold, silver].includes(colour)

function capPaint(sheet: Sheet, colour: string): string {
  if (isMetal(colour)) return metal(sheet, colour)
  return brightness(colour) < 0.35
    ? satin(sheet, lighten(colour, 0.16), darken(colour, 0.35))
    : satin(sheet, colour, mix(darken(colour, 0.28), '#8a5a4a', 0.08))
}

/** Metal that goes with each cap. */
const trimFor = (drawing: Drawing, cap: string) =>
  isMetal(cap)
    ? cap
    : ([gold, rosegold, silver][variant(drawing, 'trim', drawing.ground === 'sage' || drawing.ground === 'plum' ? 3 : 2)] ?? gold)

const variant = (drawing: Drawing, what: string, count: number) => hashOf(`${what}${drawing.light}${drawing.deep}${drawing.shape}`) % count

/** A long soft reflection. */
const gleam = (sheet: Sheet, x: number, y: number, width: number, height: number, strength = 0.6) =>
  fill(
    box(x, y, width, height, Math.min(width, height) / 2),
    sheet.down([0, '#ffffff', strength], [0.7, '#ffffff', strength * 0.55], [1, '#ffffff', 0]),
  )

/* print: wordmark and motifs */

const wordmarkWidth = 792
// "Lindenrose" set in Fraunces and turned into outlines, so that a picture needs no font.
const wordmarkOutline =
  'M47 -99l-5 1q-1 0-2 1q-1 1-1 3v83q0 2 1 4q2 1 5 1h15q4 0 7-1q3-1 6-4q2-3 5-9l4-10q1-2 2-2q1-1 2-1q2 1 2 2q1 1 1 3l-7 26q-1 3-2 4q-1 ' +
  '1-3 1q-1 0-2-1q-2-1-3-1q-2-1-5-1h-55q-2 0-3-1q-1-1-1-2q0-2 3-3l4-1q2 0 3-1q1-1 1-3v-83q0-2-1-3q-1-1-3-1l-4-1q-3-1-3-3q0-2 1-2q1-1 ' +
  '3-1h34q2 0 3 1q1 0 1 2q0 2-3 3zM125 -67v57q0 2 0 3q1 1 2 1l4 1q1 0 2 1q0 0 0 1q0 2-1 2q0 1-2 1h-28q-2 0-3-1q-1 0-1-2q0 0 1-1q0-1 ' +
  '2-1l3-1q2 0 2-1q1-1 1-3v-46q0-2-1-3q0-1-1-1h-5q-1 0-2-1q0 0 0-1q0-1 0-2q1 0 3-1l13-5q3-1 4-1q2 0 3 0q2 0 3 1q1 1 1 3zM114 -84q-5 ' +
  '0-8-3q-3-3-3-7q0-5 3-8q3-2 8-2q6 0 9 2q3 3 3 8q0 4-3 7q-3 3-9 3zM170 -67v57q0 2 0 3q1 1 2 1l4 1q2 1 2 2q0 3-4 3h-27q-2 0-3-1q-1 ' +
  '0-1-2q0 0 1-1q1-1 2-1l3-1q2 0 2-1q1-1 1-3v-46q0-2-1-3q0-1-1-1h-5q-1 0-2-1q0 0 0-1q0-1 0-2q1 0 3-1l13-5q3-1 4-1q2 0 3 0q2 0 3 1q1 1 1 ' +
  '3zM168 -51l-3-3l3-3q9-8 15-11q6-4 12-4q9 0 14 6q5 6 6 16l5 39q0 3 1 4q0 1 2 1l3 1q1 0 2 1q0 1 0 1q0 2 0 2q-1 1-3 1h-28q-4 0-4-3q0-1 ' +
  '3-2l3-1q2 0 2-1q1-2 1-4l-4-36q-1-7-4-11q-3-3-8-3q-4 0-7 1q-4 2-8 6zM289 -12v-1v-83q0-2-1-2q0-1-1-1l-5-1q-1 0-2 0q0-1 0-2q0-1 0-1q1-1 ' +
  '3-2l13-4q3-1 4-2q1 0 3 0q2 0 3 1q1 1 1 3v97q0 2 0 3q1 1 2 1l4 1q1 0 2 1q0 0 0 1q0 2-1 2q0 1-2 1h-15q-3 0-5-2q-3-2-3-6zM235 -33q0-12 ' +
  '5-21q4-8 12-13q8-5 18-5q9 0 16 4q6 5 11 12l-4 4q-4-6-9-10q-5-3-11-3q-5 0-10 3q-4 4-7 10q-2 7-2 17q0 9 2 15q2 7 7 10q4 3 10 3q5 0 ' +
  '10-3q5-4 10-10l2 3q-6 9-13 14q-8 5-16 5q-9 0-16-5q-7-4-11-12q-4-8-4-18zM392 -44q0 4-2 6q-2 1-6 1h-47v-4h33q4 0 ' +
  '4-4q0-10-4-15q-4-6-11-6q-5 0-9 3q-4 3-6 9q-3 6-3 14q0 15 7 22q7 8 19 8q7 0 12-3q5-4 8-9q1-1 1-2q1 0 2 0q1 0 1 1q1 1 1 2q-1 6-5 11q-4 ' +
  '6-11 9q-6 3-15 3q-11 0-19-5q-8-4-12-12q-5-8-5-19q0-11 5-19q4-9 12-14q8-5 19-5q10 0 17 4q6 3 10 10q4 6 4 14zM430 -67v57q0 2 0 3q1 1 2 ' +
  '1l4 1q2 1 2 2q0 3-4 3h-27q-2 0-3-1q-1 0-1-2q0 0 1-1q1-1 2-1l3-1q2 0 2-1q1-1 1-3v-46q0-2-1-3q0-1-1-1h-5q-1 0-2-1q0 0 0-1q0-1 0-2q1 0 ' +
  '3-1l13-5q3-1 4-1q2 0 3 0q2 0 3 1q1 1 1 3zM428 -51l-3-3l3-3q9-8 15-11q7-4 12-4q9 0 14 6q5 6 6 16l5 39q0 3 1 4q0 1 2 1l3 1q1 0 2 1q0 1 ' +
  '0 1q0 2 0 2q-1 1-3 1h-28q-3 0-3-3q0-1 2-2l3-1q2 0 2-1q1-2 1-4l-4-36q-1-7-4-11q-3-3-8-3q-3 0-7 1q-4 2-8 6zM519 -39q0-11 4-18q3-7 ' +
  '8-11q5-4 10-4q7 0 11 4q4 4 4 11q0 5-3 8q-2 3-6 3q-4 0-6-2q-2-2-2-6v-2q0-3-1-4q-1-1-4-1q-3 0-6 2q-3 3-4 7q-2 5-2 13zM521 -67l1 18v39q0 ' +
  '1 1 2q1 1 3 2l6 1q2 0 3 1q0 0 0 1q0 2-1 2q0 1-2 1h-33q-2 0-3-1q0 0 0-2q0 0 0-1q1-1 2-1l4-1q1 0 2-1q0-1 0-3v-46q0-2 0-3q-1 0-2-1h-5q-1 ' +
  '0-1-1q-1 0-1-1q0-1 1-2q0 0 2-1l13-4q3-2 5-2q1 0 2 0q1 0 2 1q1 1 1 3zM601 -72q12 0 20 5q8 5 13 13q5 8 5 19q0 11-5 19q-5 8-13 13q-9 ' +
  '5-20 5q-11 0-20-5q-8-5-13-13q-5-8-5-19q0-11 5-19q5-8 14-13q8-5 19-5zM607 -5q5-1 9-5q3-4 ' +
  '5-11q1-7-1-17q-1-10-5-16q-3-6-8-9q-5-3-11-2q-6 1-10 5q-3 4-4 11q-1 7 0 17q2 9 5 16q4 6 9 9q5 3 11 2zM682 -4q5 0 8-3q3-2 ' +
  '3-7q0-3-1-5q-1-2-5-4q-3-2-9-3q-11-3-17-6q-6-4-8-8q-3-5-3-10q0-10 7-16q7-6 20-6q5 0 8 1q3 1 5 2q2 1 4 1q1 0 2-1q1-1 2-2q1-1 2-1q1 0 2 ' +
  '1q0 0 1 2l5 16q1 2 1 4q-1 1-2 1q-2 1-3 0q-1 0-2-2q-3-6-7-9q-4-4-8-6q-4-1-9-1q-7 0-10 3q-3 3-3 7q0 3 1 5q1 3 5 5q4 2 11 4q10 2 15 5q5 ' +
  '3 8 8q2 4 2 10q0 6-3 11q-3 5-8 7q-6 3-13 3q-5 0-8-1q-3-1-5-2q-2-1-3-1q-2 0-3 1q-1 1-2 2q-1 1-2 1q-1 0-1-1q-1-1-1-2l-4-15q0-3 0-4q0-1 ' +
  '2-2q1 0 2 0q1 1 2 3q5 8 10 12q6 3 12 3zM787 -44q0 4-2 6q-2 1-6 1h-47v-4h33q4 0 4-4q0-10-4-15q-4-6-11-6q-5 0-9 3q-4 3-6 9q-3 6-3 14q0 ' +
  '15 7 22q7 8 19 8q7 0 12-3q5-4 8-9q1-1 1-2q1 0 2 0q1 0 1 1q1 1 1 2q-1 6-5 11q-4 6-11 9q-6 3-15 3q-11 0-19-5q-8-4-12-12q-5-8-5-19q0-11 ' +
  '5-19q4-9 12-14q8-5 19-5q10 0 17 4q6 3 10 10q4 6 4 14z'

const wordmark = (sheet: Sheet, y: number, width: number, colour: string, opacity = 1) =>
  `<use href="#${sheet.reuse(`<path d="${wordmarkOutline}"/>`)}" transform="translate(${number(-width / 2)} ${number(y)}) scale(${Math.round((width / wordmarkWidth) * 10000) / 10000})" fill="${colour}" opacity="${opacity}"/>`

/** Line drawings about 40 by 40 around (0, 0). */
const motifs = {
  rose:
    'M1-3c4-2 7 2 5 5s-8 4-11-1 1-11 8-11 12 6 10 12-9 11-16 8-10-12-7-18M-6 11c-6 8-13 8-17 4 5-4 10-6 15-6M8 10c6 7 12 7 16 ' +
    '3-5-3-9-5-14-5M-10-8c2-7 8-11 14-9s10 6 10 12',
  sprig:
    'M0 20C1 6 0-6 4-19M1 12c-8 1-13-3-15-9 8-1 13 2 15 9zM2 4c8 0 12-4 14-11-8 0-13 4-14 11zM2-4c-7 0-11-4-12-10 7 0 11 4 12 ' +
    '10zM4-19c-4 3-4 7-2 11 5-2 6-7 2-11z',
  sun: 'M8 0a8 8 0 1 1-16 0a8 8 0 1 1 16 0zM0-13v-8M0 13v8M13 0h8M-13 0h-8M9-9l6-6M-9 9l-6 6M9 9l6 6M-9-9l-6-6',
  wave: 'M-20-6c7-8 13-8 20 0s13 8 20 0M-20 3c7-8 13-8 20 0s13 8 20 0M-12 12c4-5 8-5 12 0s8 5 12 0M0-13v-5',
  lavender:
    'M0 20V-4M-1 10c-6 0-10-3-11-8 6 0 10 3 11 8zM1 14c6 0 10-3 11-8-6 0-10 3-11 8zM0-4c-5-1-7-5-4-8 5 0 7 4 4 8zM0-4c5-1 7-5 ' +
    '4-8M0-12c-4-1-6-4-3-7 4 0 5 3 3 7zM0-12c4-1 6-4 3-7',
  linden: 'M0-20C4-12 17-11 17 2C17 11 8 14 0 9C-8 14-17 11-17 2C-17-11-4-12 0-20zM0 20V-9M0 5l9-6M0 5l-9-6M0-2l6-4M0-2l-6-4',
  drop: 'M0-19c9 12 13 18 13 25a13 13 0 0 1-26 0c0-7 4-13 13-25zM-6 7a6 6 0 0 0 5 6',
} as const

function motifOf({ light, deep, shape }: Drawing): keyof typeof motifs {
  const middle = mix(light, deep, 0.5)
  const [r = 0, g = 0, b = 0] = channels(middle)
  const second = hashOf(shape + deep) % 3 === 0
  if (Math.max(r, g, b) - Math.min(r, g, b) < 26) return second ? 'drop' : 'linden'
  const angle = (hue(middle) + 360) % 360
  if (angle < 16 || angle > 325) return ['lipstick', 'mascara'].includes(shape) ? 'linden' : 'rose'
  if (angle < 65) return second ? 'linden' : 'sun'
  if (angle < 165) return second ? 'linden' : 'sprig'
  return angle < 250 ? (second ? 'drop' : 'wave') : 'lavender'
}

const motif = (drawing: Drawing, x: number, y: number, scale: number, colour: string, width = 1.8, opacity = 1) =>
  place(line(motifs[motifOf(drawing)], colour, width / scale, opacity), x, y, scale)

/** The fine print of a label: a hairline and two short lines. */
const finePrint = (y: number, width: number, colour: string) =>
  line(`M${-width / 2} ${y}h${width}`, colour, 1, 0.55) +
  line(`M${-width * 0.32} ${y + 10}h${width * 0.64}M${-width * 0.2} ${y + 18}h${width * 0.4}`, colour, 2, 0.45)

/** Motif, name and fine print, one under the other, about 100 high. */
const print = (sheet: Sheet, drawing: Drawing, y: number, width: number, colour: string) =>
  motif(drawing, 0, y + 20, 0.9, colour, 1.7) + wordmark(sheet, y + 66, width, colour) + finePrint(y + 80, width * 0.72, colour)

const printColour = ({ light, deep }: Drawing) => (brightness(mix(light, deep, 0.4)) > 0.66 ? darken(deep, 0.45) : '#fffaf6')

/* the twelve shapes */
function drawDropper(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = ink } = drawing
  const trim = trimFor(drawing, cap)
  const body = 'M-27-288V-276C-27-256-84-260-84-212V-24Q-84 0-60 0H60Q84 0 84-24V-212C84-260 27-256 27-276V-288Z'
  const text = darken(deep, 0.25)
  const inside =
    fill(box(-84, -290, 168, 62), '#ffffff', 0.3) +
    oval(0, -229, 80, 7, lighten(light, 0.45), 0.6) +
    fill('M-7-290H7V-80L3-56H-3L-7-80Z', sheet.across([0, '#ffffff', 0.5], [0.4, '#ffffff', 0.12], [1, '#ffffff', 0.4])) +
    fill('M-84-26Q0-10 84-26V0H-84Z', sheet.down([0, lighten(light, 0.5), 0.55], [1, darken(deep, 0.3), 0.35])) +
    line('M-80-26Q0-11 80-26', lighten(light, 0.7), 2, 0.6) +
    gleam(sheet, -70, -226, 13, 206, 0.75) +
    gleam(sheet, -51, -232, 4, 214, 0.4) +
    gleam(sheet, 71, -220, 5, 196, 0.5)
  const label =
    fill(
      box(-84, -196, 168, 138),
      sheet.across([0, '#d9ccc6'], [0.08, '#f4ebe6'], [0.25, '#fffdfb'], [0.6, '#fbf5f1'], [0.88, '#e9dcd5'], [1, '#cdbcb5']),
    ) + line('M-84-190H84M-84-64H84', trim, 2, 0.9)
  const bulb =
    fill(
      'M-29-322C-29-346-25-356-25-386C-25-410-14-424 0-424S25-410 25-386C25-356 29-346 29-322Z',
      isMetal(cap) ? satin(sheet, '#4a363f', '#1b1014') : capPaint(sheet, cap),
    ) + gleam(sheet, -16, -410, 8, 78, 0.4)
  return {
    svg:
      fill(body, glass(sheet, light, deep)) +
      sheet.clipped(body, inside + label) +
      print(sheet, drawing, -182, 104, text) +
      bulb +
      fill(box(-43, -330, 86, 48, 5, 3), metal(sheet, trim)) +
      line('M-43-322H43M-43-290H43', darken(trim, 0.5), 1, 0.5) +
      line('M-30-318V-294M-20-318V-294M-10-318V-294M0-318V-294M10-318V-294M20-318V-294M30-318V-294', darken(trim, 0.5), 1.2, 0.28),
    width: 168,
    height: 424,
  }
}

function drawJar(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep } = drawing
  const cap = drawing.cap ?? lighten(light, 0.55)
  const trim = trimFor(drawing, cap)
  const outer = box(-146, -136, 292, 136, 12, 40)
  const cup = 'M-126-130H126V-48C126-26 112-18 92-18H-92C-112-18-126-26-126-48Z'
  const lid = box(-140, -214, 280, 70, 14, 4)
  return {
    svg:
      fill(outer, clearGlass(sheet, light)) +
      fill(cup, satin(sheet, light, deep)) +
      sheet.clipped(
        outer,
        fill('M-146-30Q0-4 146-30V0H-146Z', sheet.down([0, '#ffffff', 0.5], [0.5, light, 0.3], [1, deep, 0.35])) +
          line('M-118-20Q0-8 118-20', '#ffffff', 3, 0.55) +
          gleam(sheet, -137, -128, 10, 104, 0.9) +
          gleam(sheet, -104, -126, 18, 100, 0.4) +
          gleam(sheet, 130, -126, 6, 100, 0.8),
      ) +
      motif(drawing, 0, -104, 0.72, printColour(drawing), 1.7) +
      wordmark(sheet, -58, 116, printColour(drawing)) +
      line('M-34-44h68', printColour(drawing), 1.6, 0.6) +
      fill(box(-130, -148, 260, 14, 2), metal(sheet, trim)) +
      fill(lid, capPaint(sheet, cap)) +
      sheet.clipped(lid, fill(box(-140, -214, 280, 9), '#ffffff', 0.35) + fill(box(-140, -156, 280, 12), darken(cap, 0.5), 0.12)) +
      line('M-138-158H138', darken(cap, 0.5), 1, 0.25) +
      gleam(sheet, -112, -204, 26, 52, 0.35),
    width: 292,
    height: 214,
  }
}

function drawLipstick(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = ink } = drawing
  const trim = trimFor(drawing, cap)
  const colour = mix(light, deep, 0.45)
  const bullet = 'M-36-232V-322C-36-352 4-396 26-400C36-401 36-392 36-380V-232Z'
  const slope = 'M-36-322C-36-352 4-396 26-400C37-401 34-372 14-346C-4-322-36-306-36-322Z'
  const hood = box(74, -236, 112, 224, 12, 5)
  const pair =
    fill(hood, capPaint(sheet, cap)) +
    sheet.clipped(hood, fill(box(74, -236, 112, 8), '#ffffff', 0.25) + gleam(sheet, 88, -226, 12, 190, 0.45)) +
    fill(box(72, -30, 116, 18, 3), metal(sheet, trim)) +
    place(motif(drawing, 0, 0, 0.9, isMetal(cap) ? darken(cap, 0.6) : trim, 1.7), 130, -132) +
    fill(
      bullet,
      sheet.across(
        [0, darken(colour, 0.18)],
        [0.16, mix(light, deep, 0.3)],
        [0.32, lighten(light, 0.2)],
        [0.5, colour],
        [0.85, deep],
        [1, darken(deep, 0.25)],
      ),
    ) +
    fill(slope, sheet.slant([0, lighten(light, 0.3)], [0.45, light], [1, mix(light, deep, 0.35)])) +
    line('M-35-322C-30-309-4-322 14-346C30-368 35-388 33-397', lighten(light, 0.45), 1.6, 0.7) +
    gleam(sheet, -24, -306, 7, 66, 0.4) +
    fill(box(-43, -246, 86, 90, 4), metal(sheet, trim)) +
    line('M-43-240H43', lighten(trim, 0.7), 1.5, 0.7) +
    line('M-43-234H43', darken(trim, 0.5), 1, 0.4) +
    fill(box(-54, -160, 108, 160, 5, 8), capPaint(sheet, cap)) +
    fill(box(-56, -170, 112, 16, 3), metal(sheet, trim)) +
    gleam(sheet, -40, -148, 11, 138, 0.45) +
    wordmark(sheet, -66, 72, isMetal(cap) ? darken(cap, 0.6) : lighten(trim, 0.25))
  return { svg: place(pair, -66, 0), width: 244, height: 401 }
}

function drawTube(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep } = drawing
  const cap = drawing.cap ?? lighten(light, 0.6)
  const trim = trimFor(drawing, cap)
  const colour = printColour(drawing)
  const body = 'M-94-396C-94-300-74-170-68-92H68C74-170 94-300 94-396Z'
  const band = 'M-94-190C-40-216 30-150 94-186V-80H-94Z'
  const ridges = Array.from({ length: 31 }, (_, i) => `M${-90 + i * 6}-418v20`).join('')
  const flutes = Array.from({ length: 13 }, (_, i) => `M${number(Math.sin(((i - 6) / 6.6) * 1.5) * 66)}-80v66`).join('')
  return {
    svg:
      fill(box(-66, -94, 132, 94, 6, 10), capPaint(sheet, cap)) +
      line(flutes, darken(cap, 0.5), 1.4, 0.16) +
      fill(box(-68, -98, 136, 10, 2), metal(sheet, trim)) +
      fill(body, satin(sheet, light, deep)) +
      sheet.clipped(
        body,
        (variant(drawing, 'band', 2) ? fill(band, sheet.across([0, deep, 0.55], [0.3, deep, 0.25], [1, darken(deep, 0.2), 0.6])) : '') +
          fill(box(-94, -398, 188, 150), sheet.down([0, mix(light, deep, 0.3), 0.75], [1, light, 0])) +
          fill('M-94-398L-52-398L-62-250Z', '#ffffff', 0.22) +
          fill('M94-398L44-398L70-230Z', darken(deep, 0.2), 0.14) +
          gleam(sheet, -48, -372, 14, 270, 0.6),
      ) +
      fill(box(-95, -420, 190, 26, 3), satin(sheet, mix(light, deep, 0.15), darken(deep, 0.06))) +
      line(ridges, darken(deep, 0.3), 1.3, 0.3) +
      line('M-94-394H94', darken(deep, 0.4), 1.2, 0.35) +
      print(sheet, drawing, -352, 104, colour),
    width: 190,
    height: 420,
  }
}

function drawCompact(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = '#3a2530' } = drawing
  const trim = trimFor(drawing, cap)
  const mirror = ovalPath(0, -240, 114, 112)
  const streaks = fill('M-110-170L40-390L76-390L-96-130Z', '#ffffff', 0.6) + fill('M-60-140L96-366L108-350L-44-130Z', '#ffffff', 0.4)
  const pan = ovalPath(0, -72, 122, 44)
  const sunk = sheet.glow(
    [
      [0, lighten(light, 0.4)],
      [0.6, light],
      [1, mix(light, deep, 0.65)],
    ],
    0.36,
    0.3,
    0.8,
  )
  return {
    svg:
      oval(0, -240, 134, 132, capPaint(sheet, cap)) +
      line(ovalPath(0, -240, 131, 129), lighten(cap, 0.5), 1.6, 0.5) +
      oval(0, -240, 120, 118, metal(sheet, trim)) +
      fill(mirror, sheet.slant([0, '#fbfdfd'], [0.45, '#d5e0e4'], [0.75, '#e9eff0'], [1, '#bccbd2'])) +
      sheet.clipped(mirror, streaks) +
      fill('M-158-72V-50A158 60 0 0 0 158-50V-72Z', capPaint(sheet, cap)) +
      line('M-157-58A158 60 0 0 0 157-58', trim, 3.5, 0.95) +
      oval(0, -72, 158, 60, sheet.slant([0, lighten(cap, 0.28)], [1, darken(cap, 0.2)])) +
      fill(box(-30, -140, 60, 20, 4), metal(sheet, trim)) +
      oval(0, -72, 132, 49, metal(sheet, trim)) +
      fill(pan, sunk) +
      sheet.clipped(
        pan,
        line(ovalPath(0, -69, 124, 45), darken(deep, 0.4), 5, 0.28) +
          `<g transform="translate(0 -70) scale(1 .4)">${place(line(motifs[motifOf(drawing)], deep, 1.5, 0.55), 0, 0, 2.9)}${place(line(motifs[motifOf(drawing)], '#ffffff', 1.2, 0.6), -2, -4, 2.9)}</g>`,
      ) +
      line('M-136-100C-100-122-60-130-30-132', '#ffffff', 3, 0.3),
    width: 316,
    height: 372,
  }
}

const flacons = [
  { outline: box(-108, -236, 216, 236, 26, 20), liquid: box(-90, -196, 180, 170, 4, 14), top: -236, wide: 108 },
  {
    outline: 'M-30-258C-30-244-130-236-130-122C-130-40-90 0-44 0H44C90 0 130-40 130-122C130-236 30-244 30-258Z',
    liquid: 'M-102-186C-110-168-113-148-112-122C-111-56-78-24-40-24H40C78-24 111-56 112-122C113-148 110-168 102-186Z',
    top: -256,
    wide: 130,
  },
  { outline: 'M-76-268H76L100-240V-16L84 0H-84L-100-16V-240Z', liquid: 'M-82-214H82V-40L70-26H-70L-82-40Z', top: -268, wide: 100 },
  {
    outline: 'M-62-250C-62-250-128-60-128-28C-128-8-112 0-96 0H96C112 0 128-8 128-28C128-60 62-250 62-250Z',
    liquid: 'M-66-188C-80-146-108-60-108-40C-108-28-98-24-88-24H88C98-24 108-28 108-40C108-60 80-146 66-188Z',
    top: -250,
    wide: 118,
  },
] as const

function drawBottle(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = gold } = drawing
  const trim = trimFor(drawing, cap)
  const { outline, liquid, top, wide } = flacons[variant(drawing, 'flacon', flacons.length)] ?? flacons[0]
  const round = variant(drawing, 'stopper', 2) === 1
  const stopper = round
    ? oval(
        0,
        top - 84,
        56,
        56,
        isMetal(cap)
          ? sheet.glow(
              [
                [0, lighten(cap, 0.75)],
                [0.4, cap],
                [1, darken(cap, 0.45)],
              ],
              0.34,
              0.28,
              0.8,
            )
          : sheet.glow(
              [
                [0, lighten(cap, 0.55)],
                [0.45, cap],
                [1, darken(cap, 0.4)],
              ],
              0.34,
              0.28,
              0.8,
            ),
      ) + oval(-20, top - 106, 14, 9, '#ffffff', 0.5)
    : fill(box(-50, top - 116, 100, 84, 10, 4), capPaint(sheet, cap)) +
      fill(box(-50, top - 116, 100, 9, 8, 0), '#ffffff', 0.28) +
      gleam(sheet, -36, top - 106, 10, 66, 0.4)
  const inside =
    fill(liquid, sheet.down([0, light, 0.75], [0.5, mix(light, deep, 0.4), 0.85], [1, deep, 0.95])) +
    fill(
      liquid,
      sheet.across(
        [0, deep, 0.65],
        [0.16, light, 0],
        [0.34, '#ffffff', 0.4],
        [0.5, light, 0],
        [0.84, deep, 0.15],
        [1, darken(deep, 0.2), 0.6],
      ),
    ) +
    line(`M0 ${top}V-48`, '#ffffff', 4, 0.35) +
    line(`M${-wide + 22}-12Q0-22 ${wide - 22}-12`, '#ffffff', 5, 0.75) +
    fill(`M${-wide}-24Q0-34 ${wide}-24V0H${-wide}Z`, lighten(light, 0.4), 0.35) +
    gleam(sheet, -wide + 12, top + 46, 11, -top - 86, 0.9) +
    gleam(sheet, wide - 20, top + 56, 6, -top - 96, 0.8)
  const text = darken(deep, 0.35)
  return {
    svg:
      stopper +
      fill(box(-27, top - 34, 54, 36, 3), metal(sheet, trim)) +
      line(`M-27 ${top - 22}h54M-27 ${top - 10}h54`, darken(trim, 0.5), 1, 0.45) +
      fill(outline, clearGlass(sheet, light)) +
      sheet.clipped(outline, inside) +
      line(outline, '#ffffff', 2, 0.65) +
      fill(box(-56, -166, 112, 112, 3), sheet.slant([0, '#fffdfb'], [1, '#f0e4dc'])) +
      line(box(-51, -161, 102, 102, 2), trim, 1.3, 0.9) +
      motif(drawing, 0, -134, 0.78, text, 1.6) +
      wordmark(sheet, -96, 84, text) +
      finePrint(-84, 56, text),
    width: wide * 2,
    height: -top + (round ? 140 : 116),
  }
}

function drawPump(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = '#fbf6f2' } = drawing
  const trim = trimFor(drawing, cap)
  const body = box(-86, -290, 172, 290, 34, 18)
  const colour = printColour(drawing)
  return {
    svg:
      fill(box(-9, -366, 18, 50), metal(sheet, trim)) +
      fill(
        'M-40-404H28Q38-404 38-394V-362H-38V-378C-58-382-82-384-90-376Q-95-370-96-358L-112-361C-112-390-96-404-40-404Z',
        capPaint(sheet, cap),
      ) +
      line('M-70-398C-50-400-20-399 26-399', '#ffffff', 3, 0.5) +
      line('M-38-366H38', darken(cap, 0.5), 2, 0.2) +
      fill(box(-30, -320, 60, 34, 5, 0), capPaint(sheet, cap)) +
      fill(box(-46, -306, 92, 22, 4, 2), metal(sheet, trim)) +
      fill(body, satin(sheet, light, deep)) +
      sheet.clipped(
        body,
        fill(box(-86, -292, 172, 60), sheet.down([0, '#ffffff', 0.3], [1, '#ffffff', 0])) +
          fill(box(-86, -30, 172, 30), sheet.down([0, deep, 0], [1, darken(deep, 0.3), 0.35])) +
          gleam(sheet, -66, -268, 16, 240, 0.6) +
          gleam(sheet, 74, -260, 5, 226, 0.4),
      ) +
      (variant(drawing, 'label', 2)
        ? fill(box(-62, -226, 124, 172, 62, 6), '#fffaf6', 0.94) + print(sheet, drawing, -190, 92, darken(deep, 0.3))
        : print(sheet, drawing, -226, 106, colour) + line('M-20-74h40', colour, 1.5, 0.6)),
    width: 190,
    height: 402,
  }
}

function strands(half: number, height: number, spread: number, colours: readonly string[]): string {
  return Array.from({ length: 61 }, (_, i) => {
    const side = (i - 30) / 30
    const tip = spread * side
    const top = -height * (1 - 0.16 * side * side) + ((i * 7) % 5) * 2.5
    return line(
      `M${number(half * side)} 0C${number(half * side * 1.1)} ${number(-height * 0.3)} ${number(tip * 1.08)} ${number(-height * 0.55)} ${number(tip * 0.9)} ${number(top)}`,
      colours[(i * 7 + (i % 3)) % colours.length] ?? ink,
      1.9,
      0.34,
    )
  }).join('')
}

const brushHeads = [
  { outline: 'M-44 0C-60-30-84-60-74-100C-64-134-30-144 0-144S64-134 74-100C84-60 60-30 44 0Z', half: 44, height: 142, spread: 78 },
  { outline: 'M-27 0C-34-34-56-66-50-104C-46-122-22-134 6-152C26-166 42-176 47-158C54-120 36-40 27 0Z', half: 27, height: 150, spread: 50 },
  { outline: 'M-30 0C-38-40-72-90-52-138C-38-168-16-178 0-178S38-168 52-138C72-90 38-40 30 0Z', half: 30, height: 176, spread: 58 },
  { outline: 'M-27 0C-30-40-42-70-40-112C-38-142-16-150 6-158C30-164 44-146 42-112C42-70 30-40 27 0Z', half: 27, height: 156, spread: 42 },
  { outline: 'M-22 0C-26-40-36-72-28-104C-20-128-8-146 0-156C8-146 20-128 28-104C36-72 26-40 22 0Z', half: 22, height: 150, spread: 28 },
] as const

function drawBrush(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep } = drawing
  const cap = drawing.cap ?? rosegold
  const { outline, half, height, spread } = brushHeads[variant(drawing, 'head', brushHeads.length)] ?? brushHeads[0]
  const short = half > 40
  const handle = short
    ? 'M-41-206C-40-160-36-130-34-104Q-30-84 0-84T34-104C36-130 40-160 41-206Z'
    : `M${-half + 3}-206C${-half + 4}-150-17-90-12-26C-10 4 10 4 12-26C17-90 ${half - 4}-150 ${half - 3}-206Z`
  const ferrule = `M${-half + 2}-205H${half - 2}L${half}-296H${-half}Z`
  const head = place(
    fill(outline, sheet.down([0, lighten(light, 0.5)], [0.35, light], [0.75, mix(light, deep, 0.8)], [1, deep])) +
      sheet.clipped(
        outline,
        strands(half, height, spread, [lighten(light, 0.6), light, mix(light, deep, 0.55), lighten(light, 0.35), mix(light, deep, 0.3)]) +
          fill(
            outline,
            sheet.across([0, darken(deep, 0.2), 0.35], [0.35, '#ffffff', 0.28], [0.6, '#ffffff', 0], [1, darken(deep, 0.3), 0.45]),
          ),
      ),
    0,
    -292,
  )
  const shadow = [10, 16, 22, 28]
    .map((away) => place(fill(handle + ferrule, '#4a1c2c', 0.055) + place(fill(outline, '#4a1c2c', 0.055), 0, -292), away, away * 0.3))
    .join('')
  const whole =
    shadow +
    head +
    fill(handle, satin(sheet, lighten(deep, 0.12), darken(deep, 0.35))) +
    line(short ? 'M-24-194C-23-170-22-140-20-112' : 'M-9-190C-8-140-6-90-5-40', '#ffffff', 4, 0.45) +
    fill(ferrule, metal(sheet, isMetal(cap) ? cap : rosegold)) +
    line(
      `M${-half}-290H${half}M${-half + 1}-240H${half - 1}M${-half + 1}-232H${half - 1}M${-half + 2}-214H${half - 2}`,
      darken(rosegold, 0.55),
      1.3,
      0.5,
    )
  const lean = variant(drawing, 'lean', 2) ? 24 : -20
  return { svg: place(whole, lean * -4, short ? 48 : -18, short ? 1.08 : 1, lean), width: 300, height: 430, lies: true }
}

/** A black or silver cap holds a mascara; any other a gloss or concealer with a soft tip. */
const isGloss = ({ shape, cap = ink }: Drawing) => shape === 'mascara' && cap !== ink && cap !== silver

function applicator(sheet: Sheet, { light, deep }: Drawing): string {
  const tip = 'M-8-262C-12-290-17-316-9-340C-5-351 3-354 8-342C15-320 11-290 8-262Z'
  return (
    line('M0-190V-270', lighten(light, 0.45), 7) +
    line('M-1.500-190V-266', '#ffffff', 2, 0.8) +
    fill(tip, sheet.across([0, light], [0.35, lighten(light, 0.3)], [1, deep])) +
    line('M-5-330C-8-316-6-296-3-280', '#ffffff', 3, 0.6)
  )
}

function drawMascara(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = ink } = drawing
  const trim = trimFor(drawing, cap)
  const dark = darken(deep, 0.75)
  const rows = Array.from({ length: 34 }, (_, i) => {
    const half = 10 + 13 * Math.sin(((i + 3) / 38) * Math.PI) ** 0.7
    const y = -262 - i * 4
    return `M${number(-half)} ${y + 3}L${number(half)} ${y - 3}M${number(-half * 0.94)} ${y - 2}L${number(half * 0.94)} ${y + 1}`
  }).join('')
  const tube = box(-38, -236, 76, 236, 6, 12)
  const hood = box(-38, -176, 76, 176, 5, 12)
  const bristles =
    line('M0-190V-268', mix(dark, '#ffffff', 0.25), 7) +
    line('M-1.500-190V-268', '#ffffff', 1.6, 0.5) +
    line('M0-262V-398', dark, 8) +
    line(rows, dark, 2.1) +
    line(rows, lighten(dark, 0.4), 0.6, 0.5)
  const gloss = isGloss(drawing)
  const wand =
    (gloss ? applicator(sheet, drawing) : bristles) +
    fill(box(-15, -204, 30, 30, 3), dark) +
    fill(hood, capPaint(sheet, cap)) +
    sheet.clipped(hood, gleam(sheet, -26, -166, 10, 150, 0.5)) +
    fill(box(-39, -186, 78, 14, 3), metal(sheet, trim))
  const bottle =
    fill(box(-19, -262, 38, 30, 3), metal(sheet, trim)) +
    line('M-19-254h38M-19-246h38', darken(trim, 0.5), 1, 0.5) +
    fill(tube, gloss ? glass(sheet, light, deep) : satin(sheet, light, deep)) +
    sheet.clipped(tube, gleam(sheet, -26, -224, 10, 206, 0.6) + fill(box(-38, -14, 76, 14), darken(deep, 0.4), 0.18)) +
    fill(box(-39, -240, 78, 12, 3), metal(sheet, trim)) +
    place(motif(drawing, 0, 0, 0.8, printColour(drawing), 1.7), 0, -196) +
    `<g transform="translate(9 -92) rotate(-90)">${wordmark(sheet, 0, 120, printColour(drawing))}</g>`
  return { svg: place(bottle, -58, 0) + place(wand, 56, -2), width: 200, height: gloss ? 372 : 404 }
}

function drawPencil(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = gold } = drawing
  const barrel = 'M-20-6V-330H20V-6Q20 0 14 0H-14Q-20 0-20-6Z'
  const wood = 'M-20-330C-14-338-7-338 0-331C7-338 14-338 20-330L8-392H-8Z'
  const tip = 'M-8.500-390H8.500L3-418Q0-424-3-418Z'
  const shadow = [9, 15, 21]
    .map((away) => place(fill(`${barrel}M-20-330L-8-392L0-424L8-392L20-330Z`, '#4a1c2c', 0.07), away, away * 0.35))
    .join('')
  const pencil =
    shadow +
    fill(barrel, satin(sheet, light, deep)) +
    fill('M-6-330H7V-6H-6Z', '#ffffff', 0.14) +
    gleam(sheet, -13, -322, 5, 250, 0.7) +
    fill(box(-20.5, -62, 41, 62, 0, 7), metal(sheet, isMetal(cap) ? cap : gold)) +
    line('M-20-56H20M-20-48H20', darken(gold, 0.5), 1, 0.5) +
    fill(wood, sheet.across([0, '#b98d63'], [0.3, '#f3d9b4'], [0.6, '#e2bd90'], [1, '#a2764e'])) +
    fill(tip, sheet.across([0, darken(deep, 0.1)], [0.35, lighten(deep, 0.3)], [1, darken(deep, 0.35)])) +
    `<g transform="translate(7 -150) rotate(-90)">${wordmark(sheet, 0, 108, printColour(drawing))}</g>`
  const hood =
    [7, 12].map((away) => place(fill(box(-24, -120, 48, 120, 10, 3), '#4a1c2c', 0.08), away, away * 0.35)).join('') +
    fill(box(-24, -120, 48, 120, 12, 3), satin(sheet, mix(light, deep, 0.2), darken(deep, 0.15))) +
    fill(box(-24.5, -16, 49, 16, 0, 3), metal(sheet, isMetal(cap) ? cap : gold)) +
    gleam(sheet, -15, -110, 7, 86, 0.6)
  const swatch =
    line('M-150-318C-128-366-108-352-112-318S-96-262-72-306S-36-352-30-318', deep, 11, 0.9) +
    line('M-150-320C-128-368-108-354-112-320S-96-264-72-308S-36-354-30-320', lighten(deep, 0.35), 2.2, 0.5)
  return {
    svg: place(swatch, -2, -44) + place(pencil, -72, -14, 1, 30) + place(hood, 118, -44, 1, 62),
    width: 320,
    height: 400,
    lies: true,
  }
}

function drawPalette(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = '#3a2530' } = drawing
  const trim = trimFor(drawing, cap)
  const at = (u: number, v: number) => [(u - 0.5) * (332 + 50 * v), -132 + 112 * v] as const
  const quad = (u: number, v: number, w: number, h: number) => {
    const corners = [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)]
    return `M${corners.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}z`
  }
  const colours = [
    lighten(light, 0.62),
    lighten(light, 0.25),
    mix(light, gold, 0.5),
    mix(light, deep, 0.5),
    mix(light, '#f3d9c4', 0.6),
    mix(light, deep, 0.25),
    deep,
    darken(deep, 0.45),
  ]
  const pans = colours
    .map((colour, i) => {
      const [u, v] = [0.045 + (i % 4) * 0.232, i < 4 ? 0.09 : 0.52]
      const [x, y] = at(u + 0.107, v + 0.19)
      const shimmer = i % 3 === 2
      return (
        `<path d="${quad(u - 0.008, v - 0.02, 0.23, 0.42)}" fill="${trim}" stroke="${trim}" stroke-width="3" stroke-linejoin="round"/>` +
        `<path d="${quad(u, v, 0.214, 0.38)}" fill="${sheet.slant([0, lighten(colour, shimmer ? 0.6 : 0.22)], [0.4, colour], [0.7, lighten(colour, shimmer ? 0.35 : 0.05)], [1, darken(colour, 0.16)])}" stroke="${darken(colour, 0.35)}" stroke-opacity=".5" stroke-linejoin="round"/>` +
        `<g transform="translate(${number(x)} ${number(y)}) scale(1 .5)">${line(motifs[motifOf(drawing)], darken(colour, 0.4), 1.4, 0.3)}${place(line(motifs[motifOf(drawing)], '#ffffff', 1.2, 0.45), -1, -2)}</g>`
      )
    })
    .join('')
  const lid = 'M-172-134L-166-342Q-166-356-152-356H152Q166-356 166-342L172-134Z'
  const mirror = 'M-152-154L-147-336H147L152-154Z'
  return {
    svg:
      fill(lid, capPaint(sheet, cap)) +
      line('M-160-350H160', lighten(cap, 0.6), 2, 0.5) +
      fill('M-156-150L-151-340H151L156-150Z', metal(sheet, trim)) +
      fill(mirror, sheet.slant([0, '#fbfdfd'], [0.45, '#d3dee3'], [0.75, '#e8eef0'], [1, '#b9c9d0'])) +
      sheet.clipped(
        mirror,
        fill('M-140-130L20-360H64L-90-130Z', '#ffffff', 0.55) + fill('M-50-130L110-360H126L-30-130Z', '#ffffff', 0.35),
      ) +
      fill(box(-120, -146, 56, 14, 4), metal(sheet, trim)) +
      fill(box(64, -146, 56, 14, 4), metal(sheet, trim)) +
      fill('M-200-22V-8Q-200 0-190 0H190Q200 0 200-8V-22Z', capPaint(sheet, cap)) +
      fill(box(-22, -16, 44, 9, 4), metal(sheet, trim)) +
      fill('M-172-138H172L200-22Q200-16 194-16H-194Q-200-16-200-22Z', sheet.down([0, darken(cap, 0.1)], [1, lighten(cap, 0.18)])) +
      pans,
    width: 400,
    height: 356,
  }
}

function drawGift(sheet: Sheet, drawing: Drawing): Art {
  const { light, deep, cap = gold } = drawing
  const band = isMetal(cap)
    ? sheet.across([0, darken(cap, 0.12)], [0.3, lighten(cap, 0.5)], [0.55, cap], [1, darken(cap, 0.25)])
    : sheet.across([0, darken(cap, 0.1)], [0.3, lighten(cap, 0.35)], [0.55, cap], [1, darken(cap, 0.2)])
  const front = 'M-160 0V-190H92V0Z'
  const pattern = Array.from({ length: 12 }, (_, i) =>
    motif(drawing, -132 + (i % 4) * 66 + (i % 8 > 3 ? 24 : 0), -152 + Math.floor(i / 4) * 58, 0.52, '#ffffff', 1.5, 0.5),
  ).join('')
  const loop = 'M0 0C-20-64-92-92-112-58C-126-30-60-4 0 0Z'
  const hollow = 'M-10-6C-34-44-80-66-94-50C-100-36-50-14-10-6Z'
  const tail = 'M-4 0C-30 18-46 44-76 62L-70 36L-96 34C-64 26-40 8-4-6Z'
  const bowPaint = sheet.slant([0, lighten(cap, 0.55)], [0.4, cap], [1, darken(cap, 0.25)])
  const half =
    fill(tail, band) +
    fill(loop, bowPaint) +
    fill(hollow, darken(cap, 0.35), 0.75) +
    line('M-14-10C-44-40-80-66-102-58', lighten(cap, 0.7), 2.5, 0.7)
  return {
    svg:
      fill('M92 0L160-36V-218L92-190Z', sheet.across([0, darken(deep, 0.12)], [1, deep])) +
      fill(front, sheet.across([0, mix(light, deep, 0.15)], [0.3, lighten(light, 0.16)], [1, mix(light, deep, 0.45)])) +
      sheet.clipped(front, pattern) +
      fill('M-62 0V-190H-10V0Z', band) +
      fill('M120-15L136-23.500V-210L120-204Z', darken(cap, 0.2)) +
      fill(box(-160, -190, 252, 12), darken(deep, 0.4), 0.2) +
      fill('M98-186L168-222V-258L98-228Z', sheet.across([0, darken(deep, 0.2)], [1, darken(deep, 0.06)])) +
      fill('M-168-228L-88-258H168L98-228Z', sheet.across([0, lighten(light, 0.4)], [1, mix(light, deep, 0.2)])) +
      fill(
        box(-168, -228, 266, 44, 2),
        sheet.across([0, mix(light, deep, 0.25)], [0.3, lighten(light, 0.25)], [1, mix(light, deep, 0.55)]),
      ) +
      line('M-168-227H98', '#ffffff', 1.6, 0.6) +
      fill('M-64-184V-228H-8V-184Z', band) +
      fill('M-64-228L14-258H62L-8-228Z', lighten(cap, 0.25)) +
      fill('M122-198L140-207V-246L122-238Z', darken(cap, 0.25)) +
      fill('M-130-242L140-240L150-248L-112-248Z', lighten(cap, 0.15), 0.9) +
      place(half, 4, -246) +
      `<g transform="translate(4 -246) scale(-1 1)">${half}</g>` +
      fill(box(-16, -262, 40, 30, 12), bowPaint),
    width: 336,
    height: 340,
  }
}

const shapes: Record<Drawing['shape'], (sheet: Sheet, drawing: Drawing) => Art> = {
  dropper: drawDropper,
  jar: drawJar,
  lipstick: drawLipstick,
  tube: drawTube,
  compact: drawCompact,
  bottle: drawBottle,
  pump: drawPump,
  brush: drawBrush,
  mascara: drawMascara,
  pencil: drawPencil,
  palette: drawPalette,
  gift: drawGift,
}

/* grounds */

const grounds: Record<Drawing['ground'], { tint: string; floor: string }> = {
  rose: { tint: '#f6e7e1', floor: '#ecd3ca' },
  sage: { tint: '#e9ece2', floor: '#d6dcca' },
  sand: { tint: '#f3eadb', floor: '#e6d7bf' },
  plum: { tint: '#efe4ea', floor: '#dfcdd8' },
}

/** Where it stands: dark and narrow at the foot, light and wide to the lower right. */
const shadowUnder = (sheet: Sheet, width: number) =>
  oval(
    width * 0.16,
    8,
    width * 0.78,
    24,
    sheet.glow([
      [0, '#4a1c2c', 0.26],
      [0.55, '#4a1c2c', 0.1],
      [1, '#4a1c2c', 0],
    ]),
  ) +
  oval(
    0,
    1,
    width * 0.54,
    9,
    sheet.glow([
      [0, '#2a1018', 0.55],
      [0.7, '#2a1018', 0.28],
      [1, '#2a1018', 0],
    ]),
  )

const plinth = (sheet: Sheet, tint: string, floor: string, width: number, height: number) => {
  const [half, depth] = [width / 2, width * 0.09]
  const side = `M${-half} 0V${height}A${half} ${depth} 0 0 0 ${half} ${height}V0Z`
  return (
    oval(
      width * 0.1,
      height + 6,
      half * 1.25,
      depth * 1.5,
      sheet.glow([
        [0, '#4a1c2c', 0.24],
        [0.6, '#4a1c2c', 0.1],
        [1, '#4a1c2c', 0],
      ]),
    ) +
    fill(
      side,
      sheet.across([0, mix(tint, floor, 0.6)], [0.25, lighten(tint, 0.45)], [0.6, mix(tint, floor, 0.5)], [1, darken(floor, 0.12)]),
    ) +
    oval(0, 0, half, depth, sheet.across([0, lighten(tint, 0.4)], [0.4, lighten(tint, 0.75)], [1, mix(tint, floor, 0.4)]))
  )
}

function backdrop(sheet: Sheet, drawing: Drawing): string {
  const { tint, floor } = grounds[drawing.ground]
  const accent = mix(tint, mix(drawing.light, drawing.deep, 0.3), 0.2)
  const kind = variant(drawing, 'ground', 3)
  const scenery = [
    '',
    oval(318, 300, 206, 206, sheet.slant([0, lighten(accent, 0.35)], [1, accent]), 0.8),
    fill('M142 486V300A158 158 0 0 1 458 300V486Z', sheet.slant([0, lighten(accent, 0.25)], [1, accent]), 0.85),
  ][kind]
  return (
    fill('M0 0H600V636H0Z', sheet.slant([0, lighten(tint, 0.45)], [0.55, tint], [1, mix(tint, floor, 0.55)])) +
    (['brush', 'pencil'].includes(drawing.shape)
      ? ''
      : scenery + fill('M0 486H600V636H0Z', sheet.down([0, floor, 0.15], [0.25, floor, 0.75], [1, lighten(floor, 0.2), 0.9]))) +
    fill('M0 60L150 0H330L0 210ZM0 300L520 0H600L0 420Z', '#ffffff', 0.16) +
    oval(
      180,
      210,
      330,
      330,
      sheet.glow([
        [0, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ]),
    )
  )
}

/** The colour or texture of what is inside, spread on the ground. */
function swatch(sheet: Sheet, drawing: Drawing): string {
  const { shape, light, deep } = drawing
  const colour = mix(light, deep, 0.35)
  if (shape === 'dropper') return drops(sheet, light, deep)
  if (['jar', 'tube', 'pump'].includes(shape)) {
    const cream = lighten(light, 0.6)
    const smear =
      'M-164-8C-172-44-122-62-72-54C-12-46 18-60 70-50C110-44 156-36 184-16C150-18 168-4 138-4C156 6 128 12 104 10C60 12 20 28-40 ' +
      '30C-104 34-160 26-164-8Z'
    return (
      place(fill(smear, mix(deep, '#4a1c2c', 0.4), 0.22), 4, 9) +
      fill(smear, sheet.down([0, '#ffffff'], [0.45, cream], [1, mix(cream, colour, 0.5)])) +
      line('M-140-20C-110-46-50-34 10-38S110-40 150-20M-118 4C-60-6 0-6 60-18S120-16 132-12', '#ffffff', 7, 0.85) +
      line('M-146-6C-100-28-40-18 20-26S100-30 142-16M-120 17C-60 8 0 8 70-6M-90-44C-40-48 20-44 70-42', mix(cream, deep, 0.4), 2, 0.45)
    )
  }
  if (shape === 'lipstick' || shape === 'pencil' || shape === 'mascara') {
    const tone = shape === 'mascara' && !isGloss(drawing) ? darken(deep, 0.6) : colour
    return (
      fill(
        'M-160-20C-120-44 20-60 150-44C168-38 160-22 140-20C160-14 152 2 130 2C40 12-80 26-150 20C-172 ' +
          '14-162-2-150-4C-170-8-172-16-160-20Z',
        sheet.across([0, tone], [0.7, lighten(tone, 0.12)], [1, tone, 0.75]),
      ) + line('M-140-14C-60-34 60-40 136-34M-136 8C-50-2 50-10 120-10', lighten(tone, 0.45), 3, 0.45)
    )
  }
  if (shape === 'compact' || shape === 'palette' || shape === 'brush') {
    const dice = diceOf(light + deep)
    const crumbs = Array.from({ length: 46 }, () => {
      const [angle, far] = [dice.next() * 6.28, 70 + dice.next() ** 2 * 110]
      return oval(
        Math.cos(angle) * far,
        Math.sin(angle) * far * 0.4 - 10,
        2 + dice.next() * 6,
        1.5 + dice.next() * 4,
        dice.chance(0.5) ? colour : lighten(light, 0.15),
      )
    }).join('')
    return (
      oval(
        0,
        -8,
        120,
        44,
        sheet.glow(
          [
            [0, mix(light, deep, 0.2), 0.95],
            [0.55, light, 0.75],
            [1, light, 0],
          ],
          0.45,
          0.45,
        ),
      ) + crumbs
    )
  }
  return petals(light, deep, 11, 170)
}

function drops(sheet: Sheet, light: string, deep: string): string {
  const drop = (x: number, y: number, size: number) =>
    oval(x + size * 0.1, y + size * 0.16, size * 1.02, size * 0.5, darken(deep, 0.2), 0.28) +
    oval(
      x,
      y,
      size,
      size * 0.5,
      sheet.glow(
        [
          [0, lighten(light, 0.55)],
          [0.5, light],
          [1, mix(light, deep, 0.75)],
        ],
        0.6,
        0.75,
        0.8,
      ),
    ) +
    oval(x - size * 0.36, y - size * 0.2, size * 0.3, size * 0.09, '#ffffff', 0.9) +
    oval(x + size * 0.4, y + size * 0.24, size * 0.2, size * 0.06, '#ffffff', 0.55)
  return drop(-60, 4, 74) + drop(46, 26, 34) + drop(-150, 30, 22) + drop(30, -26, 17) + drop(98, 12, 13) + drop(-4, 50, 11)
}

function petals(light: string, deep: string, count: number, spread: number): string {
  const dice = diceOf(light + deep + count)
  return Array.from({ length: count }, () => {
    const [x, y, turn, size] = [
      (dice.next() * 2 - 1) * spread,
      (dice.next() * 2 - 1) * spread * 0.22 - 10,
      dice.between(0, 360),
      0.6 + dice.next() * 0.6,
    ]
    return place(
      fill('M0 5C16-6 22-24 2-34C-20-26-18-6 0 5Z', '#4a1c2c', 0.12) +
        fill('M0 0C16-11 22-29 2-39C-20-31-18-11 0 0Z', lighten(mix(light, deep, dice.next() * 0.4), 0.35)) +
        line('M0-3C3-14 3-24 2-34', lighten(light, 0.7), 1.2, 0.6),
      x,
      y,
      size,
      turn,
    )
  }).join('')
}

function closeUp(sheet: Sheet, drawing: Drawing, art: Art, shadow: string): string {
  if (drawing.shape === 'pencil') return place(art.svg, 316, 604, 1.42)
  if (drawing.shape === 'brush') return place(swatch(sheet, drawing), 300, 176, 1.6) + place(art.svg, 300, 640, 1.3)
  const scale = Math.min(530 / art.height, 430 / art.width)
  const x = Math.min(596 - (art.width * scale) / 2, 380)
  return place(shadow + art.svg, x, 566, scale) + place(swatch(sheet, drawing), 168, drawing.shape === 'dropper' ? 576 : 588, 0.86)
}

interface ProductView {
  view?: 'front' | 'detail'
  /** In pixels; another shape has a line around it, so that one sees where it is cut. */
  size?: readonly [width: number, height: number]
}

/** A complete SVG picture, 600 by 636 unless said: the whole product, or one closer with what is inside. */
export function drawProduct(drawing: Drawing, { view = 'front', size }: ProductView = {}): string {
  const sheet = createSheet(JSON.stringify(drawing) + view)
  const art = shapes[drawing.shape](sheet, drawing)
  const shadow = art.lies ? '' : shadowUnder(sheet, art.width)
  const scale = Math.min(446 / art.height, 380 / art.width)
  const subject = view === 'detail' ? closeUp(sheet, drawing, art, shadow) : place(shadow + art.svg, 300, art.lies ? 544 : 556, scale)
  const body = backdrop(sheet, drawing) + subject
  return size ? framed(sheet, drawing, body, size) : sheet.finish(600, 636, body)
}

/** The usual picture stands at the foot of a sheet of another shape. */
function framed(sheet: Sheet, drawing: Drawing, body: string, [width, height]: readonly [number, number]): string {
  const { tint, floor } = grounds[drawing.ground]
  const scale = Math.min(width / 600, height / 636)
  const [x, y] = [(width - 600 * scale) / 2, height - 636 * scale]
  const edge = Math.min(width, height) / 40
  const frame = `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" stroke="${darken(floor, 0.1)}" stroke-width="${edge / 10}"/>`
  return sheet.finish(width, height, fill(box(0, 0, width, height), lighten(tint, 0.2)) + place(body, x, y, scale) + frame)
}

/* portraits, 240 by 240 */

const hairStyles = ['bob', 'long', 'waves', 'bun', 'ponytail', 'pixie', 'curls', 'fringe', 'braid', 'afro', 'updo', 'lob'] as const
const garments = ['round', 'vneck', 'blazer', 'turtleneck', 'collar', 'stripes', 'wrap', 'boat'] as const
const faces = ['open', 'smiling', 'bright'] as const

interface Sitter {
  skin: string
  hair: string
  style: (typeof hairStyles)[number]
  garment: (typeof garments)[number]
  cloth: string
  ground: string
  face: (typeof faces)[number]
  glasses: boolean
  earrings: boolean
  mouth: number
}

const fairHair = ['#5a3524', '#7a4a2c', '#b98a4b', '#d8b070', '#a3502c', '#3b2620', '#8c5a3a', '#c9c2bd', '#8f8783', '#e3c48f', '#6b2f26']
const darkHair = ['#2a1a1a', '#1f1618', '#3b2620', '#4a2c22', '#5a3524', '#33222b', '#6a625f']
const skins = [
  { skin: '#f6d9c8', hairs: fairHair },
  { skin: '#f1cdb8', hairs: fairHair },
  { skin: '#eabf9f', hairs: fairHair },
  { skin: '#dba981', hairs: darkHair },
  { skin: '#c48a62', hairs: darkHair },
  { skin: '#9c6543', hairs: darkHair },
  { skin: '#74452f', hairs: darkHair },
] as const
const clothColours = [
  '#94274a',
  '#4c6444',
  '#8a6220',
  '#5b3a6b',
  '#2f5668',
  '#c66a55',
  '#efe6dc',
  '#34303f',
  '#b65f78',
  '#7a8f6a',
  '#d9a441',
  '#7d4b3a',
]
const portraitGrounds = ['#f3d6cd', '#dfe6d6', '#f1e3c6', '#e8d8e2', '#d9e3e6', '#f6e0d2', '#e6ddd0', '#efd3d6']

const knownSitters: Record<string, Partial<Sitter>> = {
  'anna-berger': {
    skin: '#f1cdb8',
    hair: '#5a3524',
    style: 'lob',
    garment: 'vneck',
    cloth: '#94274a',
    ground: '#f3d6cd',
    face: 'open',
    glasses: false,
    earrings: true,
  },
  'meryem-yildiz': {
    skin: '#eabf9f',
    hair: '#2a1a1a',
    style: 'waves',
    garment: 'blazer',
    cloth: '#4c6444',
    ground: '#dfe6d6',
    glasses: false,
  },
  'sophie-lindner': { skin: '#f6d9c8', hair: '#b98a4b', style: 'bun', garment: 'round', cloth: '#8a6220', ground: '#f1e3c6' },
}

function sitterOf(seed: string): Sitter {
  const dice = diceOf(`portrait ${seed}`)
  const { skin, hairs } = skins[dice.pick([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6])] ?? skins[1]
  const ground = dice.pick(portraitGrounds)
  const style = dice.pick(hairStyles)
  return {
    skin,
    ground,
    hair: dice.pick(hairs),
    style: style === 'afro' && hairs === fairHair ? 'curls' : style,
    garment: dice.pick(garments),
    cloth: dice.pick(clothColours),
    face: dice.pick(faces),
    glasses: dice.chance(0.2),
    earrings: dice.chance(0.45),
    mouth: dice.between(0, 2),
    ...knownSitters[seed],
  }
}

const hairBehind: Record<Sitter['style'], string> = {
  bob: 'M70 112C56 34 184 34 170 112C174 132 176 150 168 164C156 172 84 172 72 164C64 150 66 132 70 112Z',
  lob: 'M70 110C56 32 184 32 170 110C174 140 184 168 176 190C160 198 80 198 64 190C56 168 66 140 70 110Z',
  long: 'M70 106C56 30 184 30 170 106C176 150 192 196 184 236H56C48 196 64 150 70 106Z',
  waves:
    'M70 106C54 28 186 28 170 106C186 118 172 138 186 152C200 170 180 182 190 204C196 222 176 234 164 224H76C64 234 44 222 50 204C60 182 ' +
    '40 170 54 152C68 138 54 118 70 106Z',
  bun: 'M74 108C66 36 174 36 166 108C168 126 160 136 154 140H86C80 136 72 126 74 108Z',
  ponytail:
    'M74 108C62 34 178 34 166 106C190 100 204 132 198 166C194 196 182 212 170 214C180 190 180 164 164 146L86 140C78 132 72 124 74 108Z',
  pixie: 'M74 108C64 36 176 36 166 108C168 122 164 130 158 134H82C76 130 72 122 74 108Z',
  curls:
    'M120 34a26 26 0 0 1 36 12a24 24 0 0 1 20 32a24 24 0 0 1 8 34a24 24 0 0 1-2 34a22 22 0 0 1-22 28H80a22 22 0 0 1-22-28a24 24 0 0 ' +
    '1-2-34a24 24 0 0 1 8-34a24 24 0 0 1 20-32a26 26 0 0 1 36-12z',
  fringe: 'M70 108C58 32 182 32 170 108C174 140 178 172 172 200C156 204 84 204 68 200C62 172 66 140 70 108Z',
  braid: 'M74 108C64 34 176 34 166 108C168 130 160 142 152 146H84C78 138 72 126 74 108Z',
  afro: 'M120 18C176 14 206 58 194 104C190 138 168 152 152 152H88C72 152 50 138 46 104C34 58 64 14 120 18Z',
  updo: 'M74 106C66 38 92 22 126 25C162 28 176 58 166 106C166 124 160 132 154 136H86C80 132 74 124 74 106Z',
}

const fringes = {
  side: 'M75 116C66 62 92 42 124 44C160 46 174 74 165 116C162 98 154 84 142 74C124 90 100 96 86 98C80 102 78 108 75 116Z',
  middle: 'M74 120C64 64 92 42 120 43C148 42 176 64 166 120C164 96 148 76 120 62C92 76 76 96 74 120Z',
  straight: 'M74 116C64 60 94 40 120 40C146 40 176 60 166 116C164 106 160 100 158 92C134 98 106 98 82 92C80 100 76 106 74 116Z',
  swept: 'M75 110C66 56 100 40 128 43C160 46 172 72 165 110C162 94 156 84 150 76C124 74 98 78 82 94C79 100 77 104 75 110Z',
  high: 'M75 108C72 60 98 44 120 44C142 44 168 60 165 108C161 84 148 67 120 66C92 67 79 84 75 108Z',
  curly:
    'M74 112C64 84 76 52 100 48C120 36 150 40 160 60C176 74 172 98 166 112C164 96 160 90 152 84C146 90 138 84 134 78C126 86 116 84 110 ' +
    '78C104 86 94 86 90 86C82 92 78 100 74 112Z',
} as const

const fringeOf: Record<Sitter['style'], keyof typeof fringes> = {
  bob: 'side',
  lob: 'side',
  long: 'middle',
  waves: 'middle',
  bun: 'high',
  ponytail: 'swept',
  pixie: 'swept',
  curls: 'curly',
  fringe: 'straight',
  braid: 'middle',
  afro: 'high',
  updo: 'side',
}

function drawHairBehind({ hair, style }: Sitter): string {
  const knot =
    style === 'bun'
      ? oval(120, 40, 26, 23, hair) + line('M102 36C112 26 128 26 138 34M106 46C116 38 126 38 136 44', lighten(hair, 0.25), 2.2, 0.5)
      : ''
  return knot + fill(hairBehind[style], style === 'afro' || style === 'curls' ? hair : darken(hair, 0.16))
}

function drawHairInFront({ hair, style }: Sitter): string {
  const shine = lighten(hair, 0.32)
  const braid =
    style === 'braid'
      ? [0, 1, 2, 3, 4]
          .map(
            (i) =>
              oval(165 + i * 1.5, 140 + i * 17, 13 - i, 12, i % 2 ? hair : lighten(hair, 0.08)) +
              line(`M${156 + i * 1.5} ${136 + i * 17}q9 8 18-2`, darken(hair, 0.3), 1.6, 0.6),
          )
          .join('') + oval(172, 222, 5, 5, '#b65f78')
      : ''
  return (
    fill(fringes[fringeOf[style]], hair) +
    line('M92 64C102 54 116 51 128 53', shine, 3.5, 0.45) +
    line('M84 78C88 70 92 66 96 63', shine, 2.5, 0.35) +
    braid
  )
}

function drawGarment(sheet: Sheet, { garment, cloth, skin }: Sitter): string {
  const shoulders = 'M26 244C30 196 62 182 96 172C104 186 136 186 144 172C178 182 210 196 214 244Z'
  const paint = sheet.slant([0, lighten(cloth, 0.14)], [0.5, cloth], [1, darken(cloth, 0.18)])
  const chest =
    fill('M96 170L144 170L120 222Z', skin) +
    fill('M98 172C108 188 132 188 142 172L140 182C130 196 110 196 100 182Z', darken(skin, 0.28), 0.25)
  const fold = line('M58 244C60 226 64 214 70 206M182 244C180 226 176 214 170 206', darken(cloth, 0.35), 2, 0.4)
  const body = fill(shoulders, paint) + fold
  const edge = darken(cloth, 0.25)
  switch (garment) {
    case 'vneck':
      return body + chest + line('M96 171L120 221L144 171', edge, 2.5, 0.6)
    case 'wrap':
      return (
        body +
        chest +
        fill('M94 171L128 240H112L86 176Z', lighten(cloth, 0.1)) +
        fill('M146 171L104 244H150L158 176Z', cloth) +
        line('M146 171L104 244', edge, 2, 0.5)
      )
    case 'blazer':
      return (
        body +
        fill('M98 170L142 170L128 244H112Z', '#fdf8f3') +
        chest.replace('120 222', '120 206') +
        fill('M96 170L84 190L98 202L92 208L114 244H72V186Z', darken(cloth, 0.1)) +
        fill('M144 170L156 190L142 202L148 208L126 244H168V186Z', darken(cloth, 0.16)) +
        line('M96 171L116 240M144 171L124 240', edge, 1.6, 0.5)
      )
    case 'turtleneck':
      return (
        body +
        fill('M98 150C108 160 132 160 142 150L146 178C136 190 104 190 94 178Z', lighten(cloth, 0.08)) +
        line('M97 166C108 176 132 176 143 166', edge, 1.8, 0.4)
      )
    case 'collar':
      return (
        body +
        fill('M100 170L140 170L120 204Z', skin) +
        fill('M98 164L120 200L102 210L86 176Z', lighten(cloth, 0.3)) +
        fill('M142 164L120 200L138 210L154 176Z', lighten(cloth, 0.24)) +
        line('M120 204V244', edge, 1.8, 0.5)
      )
    case 'stripes':
      return (
        body +
        sheet.clipped(shoulders, line('M20 206H220M20 222H220M20 238H220', lighten(cloth, brightness(cloth) > 0.7 ? 0 : 0.75), 5, 0.75)) +
        oval(120, 172, 25, 15, skin) +
        line('M95 173C98 194 142 194 145 173', edge, 3, 0.7)
      )
    case 'boat':
      return (
        body +
        oval(120, 172, 38, 13, skin) +
        line('M82 174C92 190 148 190 158 174', edge, 2.2, 0.5) +
        line('M92 180C106 200 134 200 148 180', gold, 1.6, 0.9) +
        oval(120, 196, 3.5, 3.5, gold)
      )
    default:
      return body + oval(120, 171, 26, 17, skin) + line('M94 173C98 194 142 194 146 173', edge, 2.5, 0.6)
  }
}

function drawFace({ skin, hair, face, mouth, glasses }: Sitter): string {
  const dark = '#35211f'
  const lip = brightness(skin) < 0.5 ? '#a8424f' : '#b9495a'
  const brow = brightness(hair) > 0.55 ? darken(hair, 0.4) : darken(hair, 0.1)
  const eye = (x: number) =>
    face === 'smiling'
      ? line(`M${x - 7} 112q7-8 14 0`, dark, 2.8)
      : oval(x, 111, 4.3, face === 'bright' ? 5.4 : 4.8, dark) +
        oval(x + 1.5, 109, 1.5, 1.5, '#fff') +
        line(`M${x - 7} 108q7-6 13 0`, dark, 1.8, 0.85)
  const mouths = [
    line('M108 134q12 10 24 0', lip, 3.2),
    fill('M107 132q13 5 26 0q-3 13-13 13t-13-13z', lip) + fill('M110 133.500q10 3 20 0q-2 4-10 4t-10-4z', '#fffaf6'),
    line('M109 135q11 8 22 0', lip, 4.6) + line('M109 134.500q11 3 22 0', darken(lip, 0.3), 1.2, 0.7),
  ]
  return (
    fill('M79 104C78 72 96 58 120 58S162 72 161 104C161 132 146 156 120 158C94 156 79 132 79 104Z', skin) +
    oval(94, 127, 9, 6.5, '#d9616f', 0.22) +
    oval(146, 127, 9, 6.5, '#d9616f', 0.22) +
    eye(102) +
    eye(138) +
    line('M94 98q7-5 15-2M131 96q8-3 15 2', brow, 2.6, 0.85) +
    line('M120 113c2 5 3 8-2 9', darken(skin, 0.35), 2, 0.55) +
    (mouths[mouth] ?? '') +
    (glasses
      ? line(
          'M114 111a12 12 0 1 1-24 0a12 12 0 1 1 24 0zM150 111a12 12 0 1 1-24 0a12 12 0 1 1 24 0zM114 109q6-4 12 0M90 109l-9-3M150 109l9-3',
          '#4a3038',
          2.2,
        )
      : '')
  )
}

function drawBust(sheet: Sheet, sitter: Sitter): string {
  const { skin, earrings } = sitter
  return (
    drawHairBehind(sitter) +
    fill('M101 138H139V176C139 190 101 190 101 176Z', darken(skin, 0.1)) +
    drawGarment(sheet, sitter) +
    fill('M99 148C108 158 132 158 141 148V160C132 174 108 174 99 160Z', darken(skin, 0.35), 0.28) +
    oval(79, 114, 7, 10, darken(skin, 0.06)) +
    oval(161, 114, 7, 10, darken(skin, 0.06)) +
    drawFace(sitter) +
    drawHairInFront(sitter) +
    (earrings ? oval(78, 127, 3.2, 3.2, gold) + oval(162, 127, 3.2, 3.2, gold) : '')
  )
}

const portraitGround = (sheet: Sheet, tone: string) =>
  fill(
    'M0 0H240V240H0Z',
    sheet.glow(
      [
        [0, lighten(tone, 0.45)],
        [1, tone],
      ],
      0.4,
      0.35,
      0.75,
    ),
  ) + oval(196, 62, 74, 74, '#ffffff', 0.16)

/** A friendly face; the same seed is the same person. */
export function drawPortrait(seed: string): string {
  const sheet = createSheet(`portrait ${seed}`)
  const sitter = sitterOf(seed)
  return sheet.finish(240, 240, portraitGround(sheet, sitter.ground) + drawBust(sheet, sitter))
}

function drawDefaultPortrait(): string {
  const sheet = createSheet('default portrait')
  const soft = '#e4c3b8'
  return sheet.finish(
    240,
    240,
    portraitGround(sheet, '#f3dfd7') +
      fill('M30 244C34 196 66 182 98 174H142C174 182 206 196 210 244Z', soft) +
      fill('M102 140H138V186H102Z', soft) +
      oval(120, 108, 44, 52, soft) +
      place(line(motifs.rose, '#fffaf6', 1.8), 120, 106, 1.6),
  )
}

export const defaultPortrait: string = drawDefaultPortrait()

/* scenes */

const heroTube: Drawing = { shape: 'tube', light: '#f0c4b4', deep: '#c98671', cap: '#fbf3ec', ground: 'rose' }
const heroDropper: Drawing = { shape: 'dropper', light: '#c66a80', deep: '#7d2440', cap: ink, ground: 'rose' }
const heroJar: Drawing = { shape: 'jar', light: '#f6e4d8', deep: '#dcae96', cap: '#fdf8f4', ground: 'rose' }
const heroLipstick: Drawing = { shape: 'lipstick', light: '#d0607a', deep: '#94274a', cap: ink, ground: 'rose' }
const sageJar: Drawing = { shape: 'jar', light: '#d3dcc5', deep: '#7f936e', cap: '#f6f4ea', ground: 'sage' }
const sageDropper: Drawing = { shape: 'dropper', light: '#a9bd92', deep: '#4c6444', cap: gold, ground: 'sage' }
const sagePump: Drawing = { shape: 'pump', light: '#f2f0e4', deep: '#c6cdb4', cap: '#5f7553', ground: 'sage' }

const stand = (sheet: Sheet, drawing: Drawing, x: number, y: number, scale: number) => {
  const art = shapes[drawing.shape](sheet, drawing)
  return place(shadowUnder(sheet, art.width) + art.svg, x, y, scale)
}

const scatter = (x: number, y: number, count: number, spread: number, scale = 1) =>
  place(petals('#e7a3ae', '#b8566f', count, spread), x, y, scale)

/** A leafy twig growing upwards from (0, 0), 420 long. */
function twig(sheet: Sheet, light: string, deep: string): string {
  const leaf =
    fill('M0 0C22-8 44-34 42-74C14-66-10-36 0 0Z', sheet.slant([0, light], [1, deep])) +
    line('M2-4C12-26 24-46 38-66', lighten(light, 0.5), 1.4, 0.6)
  const leaves = [40, 100, 160, 220, 280, 336].map((up, i) => {
    const [x, size] = [Math.sin(up / 130) * 26, 1.15 - i * 0.11]
    return (
      place(leaf, x, -up, size, 14) +
      `<g transform="translate(${number(x)} ${-up - 26}) rotate(-18) scale(${number(-size)} ${number(size)})">${leaf}</g>`
    )
  })
  return line('M0 0C34-90 40-190 12-300C8-330 8-360 14-386', deep, 4) + leaves.join('') + place(leaf, 12, -376, 0.62, -18)
}

const tableLight = (sheet: Sheet, x: number, y: number, width: number, height: number, colour: string, strength = 0.7) =>
  oval(
    x,
    y,
    width,
    height,
    sheet.glow([
      [0, colour, strength],
      [1, colour, 0],
    ]),
  )

interface Grouping {
  width: number
  height: number
  scale: number
  middle: number
  foot: number
  extras: boolean
}

function heroGroup(sheet: Sheet, { width, height, scale, middle, foot, extras }: Grouping): string {
  const [tint, floor] = ['#f8e6df', '#e3bcb0']
  const group =
    tableLight(sheet, 0, -230, 620, 420, '#ffffff', 0.5) +
    place(fill('M-190 0V-400A190 190 0 0 1 190-400V0Z', sheet.slant([0, '#fbeee8', 0.9], [1, '#e7bfb3', 0.55])), 16, 6) +
    (extras ? place(twig(sheet, '#b7c2a0', '#6f8560'), -404, -46, 1, -3) : '') +
    place(plinth(sheet, tint, floor, 300, 46), -262, -46) +
    stand(sheet, heroTube, -262, -50, 0.98) +
    place(plinth(sheet, tint, floor, 340, 96), 14, -84) +
    stand(sheet, heroDropper, 14, -86, 1.12) +
    stand(sheet, heroJar, 268, 2, 0.98) +
    (extras ? stand(sheet, heroLipstick, 452, 26, 0.62) : '') +
    scatter(-70, 40, 6, 150, 1) +
    scatter(330, 44, extras ? 5 : 3, 100, 1)
  return sheet.finish(width, height, place(group, middle, foot, scale))
}

const wash = (sheet: Sheet, from: string, to: string) => fill('M0 0H2400V900H0Z', sheet.slant([0, from], [1, to]))
const sunbeams = fill('M1300 0H1520L900 900H620ZM1660 0H1740L1140 900H1040Z', '#ffffff', 0.2)

function ritualScene(sheet: Sheet): string {
  const [tint, floor] = ['#f6e9dc', '#dfc3ab']
  return (
    wash(sheet, '#faf0e8', '#f0d9ca') +
    sunbeams +
    fill('M1560 760V420A200 200 0 0 1 1960 420V760Z', sheet.slant([0, '#fbf3ec'], [1, '#ecccbb']), 0.9) +
    fill('M1900 760V500A180 180 0 0 1 2260 500V760Z', sheet.slant([0, '#f3dccf'], [1, '#e2b9a6']), 0.8) +
    fill('M0 760C600 736 1500 736 2400 760V900H0Z', sheet.across([0, '#f4e2d6'], [0.6, '#eacfc0'], [1, '#dfbcaa'])) +
    place(plinth(sheet, tint, floor, 330, 90), 1760, 730) +
    stand(sheet, heroDropper, 1760, 728, 1.06) +
    stand(sheet, heroTube, 1510, 806, 0.96) +
    stand(sheet, heroJar, 2046, 824, 0.92) +
    place(twig(sheet, '#c3caa9', '#7d9069'), 2330, 860, 1.5, -14) +
    scatter(1700, 866, 7, 260, 1.2)
  )
}

function sageScene(sheet: Sheet): string {
  const [tint, floor] = ['#eef0e6', '#bcc7aa']
  return (
    wash(sheet, '#f1f3ea', '#d8dfca') +
    sunbeams +
    oval(1880, 420, 330, 330, sheet.slant([0, '#f7f8f0'], [1, '#c5d0b2']), 0.85) +
    fill('M0 770C700 744 1600 748 2400 770V900H0Z', sheet.across([0, '#e4e9d9'], [0.6, '#d0d9bf'], [1, '#bcc8a8'])) +
    place(twig(sheet, '#a9ba92', '#5f7553'), 2250, 850, 1.85, -10) +
    place(twig(sheet, '#bccaa6', '#7b906b'), 2360, 880, 1.5, -30) +
    place(plinth(sheet, tint, floor, 360, 70), 1880, 750) +
    stand(sheet, sagePump, 1880, 748, 1.12) +
    stand(sheet, sageDropper, 1634, 812, 0.84) +
    stand(sheet, sageJar, 2112, 832, 0.9) +
    place(twig(sheet, '#cdd8ba', '#94a684'), -20, 900, 1.5, 24)
  )
}

function consultantScene(sheet: Sheet): string {
  const anna = drawBust(sheet, sitterOf('anna-berger'))
  const guest = drawBust(sheet, {
    skin: '#c48a62',
    hair: '#2a1a1a',
    style: 'curls',
    garment: 'round',
    cloth: '#d9a441',
    ground: '#f1e3c6',
    face: 'smiling',
    glasses: false,
    earrings: true,
    mouth: 1,
  })
  const arm = (sleeve: string, cloth: string, skin: string, handX: number, handY: number) =>
    line(sleeve, cloth, 62) +
    line(`M${handX - 42} ${handY}H${handX}`, skin, 32) +
    line(
      `M${handX - 4} ${handY - 8}C${handX + 12} ${handY - 14} ${handX + 22} ${handY - 12} ${handX + 30} ${handY - 6}M${handX} ${handY + 6}C${handX + 14} ${handY + 4} ${handX + 24} ${handY + 8} ${handX + 30} ${handY + 12}`,
      skin,
      14,
    )
  const arms = (cloth: string, skin: string) =>
    arm('M452 640C452 668 470 682 500 686', darken(cloth, 0.13), skin, 552, 688) +
    arm('M186 650C186 712 226 730 300 728', darken(cloth, 0.04), skin, 356, 728)
  const mirror =
    oval(0, 8, 84, 14, '#4a1c2c', 0.14) +
    fill(box(-54, -14, 108, 16, 8), metal(sheet, gold)) +
    fill(box(-7, -110, 14, 100), metal(sheet, gold)) +
    oval(0, -190, 96, 104, metal(sheet, gold)) +
    oval(0, -190, 84, 92, sheet.slant([0, '#fbfdfd'], [0.5, '#d9e3e6'], [1, '#c3d0d5'])) +
    fill('M-60-150L30-272L54-262L-46-126Z', '#ffffff', 0.6)
  return (
    fill('M0 0H1200V900H0Z', sheet.slant([0, '#fbf0e8'], [1, '#f0d5c8'])) +
    fill('M410 640V330A190 190 0 0 1 790 330V640Z', sheet.down([0, '#fdf9f3'], [1, '#f3dfce'])) +
    line('M600 142V640M412 400H788', '#ffffff', 8, 0.8) +
    fill('M0 0L260 0L0 420ZM640 0H800L340 900H120Z', '#ffffff', 0.16) +
    place(
      line('M0-300V-150', '#a4774e', 5) +
        fill('M-90-70C-90-130-50-160 0-160S90-130 90-70Z', sheet.down([0, '#fffaf4'], [1, '#f0d9bd'])) +
        oval(0, -70, 90, 14, '#fff3d6'),
      600,
      190,
      0.8,
    ) +
    place(twig(sheet, '#b4c29c', '#647b57'), 1130, 720, 1.2, -12) +
    place(twig(sheet, '#c5d0b0', '#7d916d'), 70, 720, 1.05, 10) +
    place(anna, 110, 210, 1.85) +
    place(guest, 650, 226, 1.8) +
    fill('M0 640C400 624 800 624 1200 640V900H0Z', sheet.down([0, '#e9c8b4'], [0.12, '#deb59d'], [1, '#c99a82'])) +
    line('M0 642C400 626 800 626 1200 642', '#fff4ea', 5, 0.7) +
    arms('#94274a', '#f1cdb8') +
    `<g transform="translate(1196 8) scale(-1 1)">${arms('#d9a441', '#c48a62')}</g>` +
    place(mirror, 1040, 806, 0.94) +
    stand(sheet, heroDropper, 598, 790, 0.56) +
    stand(sheet, sageJar, 770, 830, 0.5) +
    stand(sheet, heroTube, 130, 840, 0.6) +
    stand(sheet, heroLipstick, 430, 852, 0.46) +
    scatter(600, 858, 5, 90, 0.9)
  )
}

const scenes = {
  hero: (sheet: Sheet) => heroGroup(sheet, { width: 1200, height: 860, scale: 1.14, middle: 578, foot: 752, extras: true }),
  'hero-tablet': (sheet: Sheet) => heroGroup(sheet, { width: 1000, height: 760, scale: 0.94, middle: 478, foot: 664, extras: true }),
  'hero-mobile': (sheet: Sheet) => heroGroup(sheet, { width: 750, height: 560, scale: 0.8, middle: 366, foot: 490, extras: false }),
  ritual: (sheet: Sheet) => sheet.finish(2400, 900, ritualScene(sheet)),
  sage: (sheet: Sheet) => sheet.finish(2400, 900, sageScene(sheet)),
  consultant: (sheet: Sheet) => sheet.finish(1200, 900, consultantScene(sheet)),
} as const

export type SceneName = keyof typeof scenes

export const sceneNames = Object.keys(scenes) as readonly SceneName[]

/** The heroes have a transparent ground; "ritual" and "sage" are 2400 by 900 and calm on the left, where the words stand. */
export const drawScene = (name: SceneName): string => scenes[name](createSheet(`scene ${name}`))
