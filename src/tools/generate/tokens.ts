/** A custom property of the theme, with its halves where it has two. */
export interface Token {
  name: `--vitrine-${string}`
  /** Value as the sheet sets it. */
  value: string
  light: string
  dark?: string
}

/** Returns the tokens that a sheet sets, in its order. */
export function tokensIn(sheet: string): Token[] {
  return [...sheet.matchAll(/^ {2}(--vitrine-[\w-]+): (.+);$/gm)].map(([, name, value = '']) => {
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
    return { name: name as Token['name'], value, light: light ?? value, ...(dark !== undefined && { dark }) }
  })
}

/** Returns the contrast of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** @param colour six hexadecimal digits behind # */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
