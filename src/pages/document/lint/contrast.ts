/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number]

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const functional = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/i

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` and `rgb()`; undefined for anything else. */
export function readColour(text: string): Colour | undefined {
  const value = text.trim()
  if (hex.test(value)) return readHex(value.slice(1))
  const [, red, green, blue, opacity = '1', percent] = functional.exec(value) ?? []
  return red === undefined ? undefined : [Number(red), Number(green), Number(blue), Number(opacity) / (percent ? 100 : 1)]
}

function readHex(digits: string): Colour {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (index: number): number => Number.parseInt(long.slice(index * 2, index * 2 + 2), 16)
  return [part(0), part(1), part(2), long.length === 8 ? part(3) / 255 : 1]
}

/** Returns the colour that is seen when a translucent one lies over an opaque one. */
export function over([red, green, blue, opacity]: Colour, ground: Colour): Colour {
  const mix = (above: number, below: number): number => above * opacity + below * (1 - opacity)
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1]
}

/** Returns the contrast of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number): number {
  const share = Math.min(part, 255) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
