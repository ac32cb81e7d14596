import { contrastOf, readColour } from '../../pages/document/lint/contrast.js'

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees: as an eye sees them (OKLCH). */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = (readColour(hex) ?? [0, 0, 0, 1]).map((part) => toLinear(part / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** The colour a screen can show that is nearest: the chroma gives way. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  for (let tried = chroma; ; tried -= 0.004) {
    const parts = partsOf(lightness, Math.max(0, tried), hue)
    if (tried <= 0 || parts.every((part) => part >= -0.0005 && part <= 1.0005)) return `#${parts.map(twoDigits).join('')}`
  }
}

function partsOf(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(fromLinear)
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)
const twoDigits = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0')

export function contrast(one: string, other: string): number {
  const [first, second] = [readColour(one), readColour(other)]
  return first && second ? contrastOf(first, second) : 1
}

/** Makes a colour darker, or lighter, until it can be read on all of these. */
export function readableOn(colour: Oklch, grounds: readonly string[], least: number, step: number): string {
  let { lightness } = colour
  const isFine = () => grounds.every((ground) => contrast(hexOf({ ...colour, lightness }), ground) >= least)
  while (lightness > 0.02 && lightness < 0.98 && !isFine()) lightness += step
  return hexOf({ ...colour, lightness })
}
