import type { LocalizedText } from '../../../core/element/declaration.js'

interface ThemeColour {
  name: `--vitrine-${string}`
  label: LocalizedText
  /** Value in theme/tokens.css; a test compares them. */
  value: string
}

const colour = (name: string, de: string, en: string, value: string): ThemeColour => ({
  name: `--vitrine-${name}`,
  label: { de, en },
  value,
})

/** The colours of the shop's theme that suit a surface. */
export const themeColours: readonly ThemeColour[] = [
  colour('overlay', 'Schleier', 'Veil', 'light-dark(#ffffffd9, #1b1216d9)'),
  colour('veil', 'Dunkler Schleier', 'Dark veil', 'light-dark(#2a1a2059, #000000a6)'),
  colour('tint-rose', 'Rosé', 'Rose', 'light-dark(#f6e7e1, #3b232b)'),
  colour('tint-sage', 'Salbei', 'Sage', 'light-dark(#e9ece2, #2b3327)'),
  colour('tint-sand', 'Sand', 'Sand', 'light-dark(#f3eadb, #352b20)'),
  colour('tint-plum', 'Pflaume', 'Plum', 'light-dark(#efe4ea, #35242f)'),
  colour('paper', 'Papier', 'Paper', 'light-dark(#fcf8f5, #1b1216)'),
  colour('surface', 'Weiß', 'White', 'light-dark(#ffffff, #271a20)'),
  colour('accent', 'Akzent', 'Accent', 'light-dark(#94274a, #f09ab2)'),
  colour('leaf', 'Blatt', 'Leaf', 'light-dark(#4c6444, #aacb9d)'),
  colour('gold', 'Gold', 'Gold', 'light-dark(#8a6220, #e6bf80)'),
  colour('ink', 'Tinte', 'Ink', 'light-dark(#2a1a20, #f7ece7)'),
]

/** The tokens of the theme that a field may name. */
export function tokensOf(kind: 'colour' | 'space' | 'radius'): readonly string[] {
  if (kind === 'colour') return themeColours.map(({ name }) => name)
  return kind === 'space'
    ? ['1', '2', '3', '4', '5', '6', '7', '8'].map((size) => `--vitrine-space-${size}`)
    : ['s', 'm', 'l'].map((size) => `--vitrine-radius-${size}`)
}

/** Returns true for text that a block reads as a colour: the name of a theme colour, or a colour that the browser knows. */
export function isColour(text: string): boolean {
  const value = text.trim()
  if (/^--vitrine-[a-z0-9-]+$/.test(value)) return true
  // Tests of the plain rules run in Node, which knows no colours.
  if (typeof CSS === 'undefined') return true
  return CSS.supports('color', value) && !CSS.supports('width', value)
}

/** Returns the CSS colour to show in the Studio, whose own page does not wear the shop's theme. */
export function paintOf(text: string): string | undefined {
  const value = text.trim()
  return (
    themeColours.find(({ name }) => name === value)?.value ??
    (value.startsWith('--') || value === '' || !isColour(value) ? undefined : value)
  )
}

interface Hex {
  /** `#rrggbb` */
  rgb: string
  /** Opacity, from 0 to 100 percent. */
  opacity: number
}

/** Parses a colour written as hex; undefined for any other notation. */
export function readHex(text: string): Hex | undefined {
  const value = text.trim().toLowerCase()
  const digits = /^#([0-9a-f]{3,4})$/.exec(value)?.[1]?.replaceAll(/./g, '$&$&') ?? /^#([0-9a-f]{6}(?:[0-9a-f]{2})?)$/.exec(value)?.[1]
  if (digits === undefined) return undefined
  const alpha = digits.slice(6)
  return { rgb: `#${digits.slice(0, 6)}`, opacity: alpha === '' ? 100 : Math.round(Number.parseInt(alpha, 16) / 2.55) }
}

export function writeHex({ rgb, opacity }: Hex): string {
  return opacity >= 100
    ? rgb
    : rgb +
        Math.round(opacity * 2.55)
          .toString(16)
          .padStart(2, '0')
}
