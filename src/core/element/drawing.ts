/** Colour of a shape: white paper, a pale line, a middle tone, the strong colour; `dashed` outlines something invisible. */
type Tone = 'paper' | 'line' | 'middle' | 'strong' | 'dashed'

/** A rectangle (x, y, width, height, radius) or an SVG path, on a sheet of 80 × 48. */
export type Shape =
  | readonly [tone: Tone, x: number, y: number, width: number, height: number, radius?: number]
  | readonly [tone: Tone, path: string]

/** The picture on a card of an inserter, shape upon shape. */
export type Drawing = readonly Shape[]

export const dot = (tone: Tone, x: number, y: number, radius: number): Shape => [
  tone,
  x - radius,
  y - radius,
  radius * 2,
  radius * 2,
  radius,
]
export const bars = (tone: Tone, x: number, widths: readonly number[], y: number, step = 7, height = 4): Shape[] =>
  widths.map((width, index): Shape => [tone, x, y + index * step, width, height, height / 2])
export const productShape = (x: number): Shape[] => [
  ['paper', x, 5, 22, 38, 4],
  ['middle', x + 4, 9, 14, 15, 3],
  ['line', x + 4, 28, 14, 3, 1.5],
  ['line', x + 4, 34, 8, 3, 1.5],
]
export const person = (tone: Tone, x: number, y: number): Shape[] => [dot(tone, x, y, 6), [tone, `M${x - 10} ${y + 18}a10 10 0 0 1 20 0z`]]
/** A star from its topmost point on, as the rest of a path. */
export const star = 'l2.6 5.3 5.8 .8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'
/** A heart from its notch on, as the rest of a path. */
export const heart = 'c-2.500-4-7-1.500-5 2.500l5 5 5-5c2-4-2.500-6.500-5-2.500z'
export const sheet = (x: number, width: number): Shape => ['paper', x, 3, width, 42, 5]
