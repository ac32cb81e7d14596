/** The colours of the theme that stand behind text, in light and dark, as in `theme/tokens.css`. */
export const themeColours = {
  paper: ['#fcf8f5', '#1b1216'],
  surface: ['#ffffff', '#271a20'],
  'tint-rose': ['#f6e7e1', '#3b232b'],
  'tint-sage': ['#e9ece2', '#2b3327'],
  'tint-sand': ['#f3eadb', '#352b20'],
  'tint-plum': ['#efe4ea', '#35242f'],
  ink: ['#2a1a20', '#f7ece7'],
  accent: ['#94274a', '#f09ab2'],
  veil: ['#2a1a2059', '#000000a6'],
  overlay: ['#ffffffd9', '#1b1216d9'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>

export const themes = [0, 1] as const

/** Returns a colour that a field names: of the theme by its name (`--vitrine-overlay`), or as CSS writes it. */
export function inTheme(text: string, theme: (typeof themes)[number]): string {
  const name = text.trim().replace(/^--vitrine-/, '')
  return Object.hasOwn(themeColours, name) ? themeColours[name as keyof typeof themeColours][theme] : text
}
