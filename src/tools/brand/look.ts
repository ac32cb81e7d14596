import { tokenValues } from '../manifests/tokens.js'
import { contrast, hexOf, readableOn, toOklch } from './oklch.js'

export type Half = 'light' | 'dark'
export type Look = Readonly<Record<string, string>>

/** The theme's own, by the name of the token without `--vitrine-`; a colour has two halves, `accent.light` and `accent.dark`. */
export const ours: Look = Object.fromEntries(
  Object.entries(tokenValues).flatMap(([property, value]): [string, string][] => {
    const name = property.slice('--vitrine-'.length)
    const [light, dark] = value.startsWith('light-dark(') ? value.slice('light-dark('.length, -1).split(', ') : []
    return light && dark
      ? [
          [`${name}.light`, light],
          [`${name}.dark`, dark],
        ]
      : [[name, value]]
  }),
)

/** Tokens in the order of the guide. Translucent colours are left to the theme. */
export const groups = {
  accent: ['accent', 'accent-deep', 'on-accent'],
  ground: ['paper', 'surface', 'ink', 'ink-soft', 'focus'],
  edges: ['edge', 'line'],
  tints: ['tint-rose', 'tint-sage', 'tint-sand', 'tint-plum'],
  signs: ['leaf', 'gold', 'alert'],
} as const
export type Group = keyof typeof groups

export const corners = {
  none: ['0px', '0px', '0px'],
  small: ['4px', '6px', '8px'],
  usual: ['8px', '14px', '24px'],
  round: ['14px', '22px', '36px'],
}
export const displayFonts = [
  "Fraunces, 'Fraunces Fallback', Georgia, serif",
  "Georgia, 'Times New Roman', serif",
  'Figtree, system-ui, sans-serif',
]
export const widths = ['980px', '1180px', '1440px']

/** Pairs of text and ground, and the contrast that each needs (WCAG 2.2, 1.4.3 and 1.4.11). */
export const pairs: readonly [above: string, ground: string, least: number][] = [
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-deep', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'surface', 4.5],
  ...['paper', 'surface', 'tint-rose', 'tint-sage', 'tint-sand', 'tint-plum'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 4.5],
    ['ink-soft', ground, 4.5],
  ]),
  ['alert', 'surface', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'surface', 3],
]

export const contrastsOf = (look: Look, half: Half) =>
  pairs.map(([above, ground, least]) => {
    const ratio = contrast(look[`${above}.${half}`] ?? '', look[`${ground}.${half}`] ?? '')
    return { above, ground, least, ratio, isFine: ratio >= least }
  })

/** A whole look from the one colour that a brand has: everything else takes its hue, and is made to be read. */
export function lookFrom(colour: string): Look {
  const { chroma, hue, lightness } = toOklch(colour)
  const soft = Math.min(chroma, 0.14)
  const at = (level: number, share: number, turn = 0) => hexOf({ lightness: level, chroma: soft * share, hue: hue + turn })
  const light = { paper: at(0.982, 0.06), surface: '#ffffff' }
  const dark = { paper: at(0.19, 0.16), surface: at(0.235, 0.18) }
  const tints = { rose: 0, sage: 120, sand: 55, plum: -60 }
  const tintsAt = (level: number, share: number, half: Half) =>
    Object.fromEntries(Object.entries(tints).map(([name, turn]) => [`tint-${name}.${half}`, at(level, share, turn)]))
  const tinted = { ...tintsAt(0.935, 0.2, 'light'), ...tintsAt(0.285, 0.26, 'dark') }
  const grounds = (half: Half) => [
    ...Object.values(half === 'light' ? light : dark),
    ...Object.entries(tinted).flatMap(([name, value]) => (name.endsWith(half) ? [value] : [])),
  ]
  const accent = readableOn({ lightness: Math.min(lightness, 0.55), chroma, hue }, grounds('light'), 4.5, -0.01)
  const accentInDark = readableOn({ lightness: 0.78, chroma: Math.min(chroma, 0.13), hue }, grounds('dark'), 4.5, 0.01)
  const pressed = { ...toOklch(accent), lightness: toOklch(accent).lightness - 0.09 }
  const onDark = hexOf({ lightness: 0.18, chroma: soft * 0.3, hue })
  const both = (name: string, inLight: string, inDark: string) => ({ [`${name}.light`]: inLight, [`${name}.dark`]: inDark })
  return {
    ...ours,
    ...tinted,
    ...both('paper', light.paper, dark.paper),
    ...both('surface', light.surface, dark.surface),
    ...both('accent', accent, accentInDark),
    ...both('accent-deep', hexOf(pressed), hexOf({ ...toOklch(accentInDark), lightness: 0.88 })),
    ...both('on-accent', '#ffffff', onDark),
    ...both('ink', at(0.23, 0.2), at(0.95, 0.08)),
    ...both(
      'ink-soft',
      readableOn({ lightness: 0.48, chroma: soft * 0.2, hue }, grounds('light'), 4.6, -0.01),
      readableOn({ lightness: 0.78, chroma: soft * 0.15, hue }, grounds('dark'), 4.6, 0.01),
    ),
    ...both('line', at(0.905, 0.12), at(0.35, 0.22)),
    ...both(
      'edge',
      readableOn({ lightness: 0.6, chroma: soft * 0.2, hue }, Object.values(light), 3.2, -0.01),
      readableOn({ lightness: 0.6, chroma: soft * 0.2, hue }, Object.values(dark), 3.2, 0.01),
    ),
    ...both('focus', at(0.23, 0.2), at(0.97, 0.05)),
  }
}

export const looks: Readonly<Record<string, Look>> = {
  lindenrose: ours,
  forest: { ...lookFrom('#1f5f4a'), 'font-display': displayFonts[1]!, ...cornersOf('small') },
  ink: { ...lookFrom('#27408f'), 'font-display': displayFonts[2]!, ...cornersOf('none') },
  copper: { ...lookFrom('#9a4a1d'), ...cornersOf('round') },
}

export function cornersOf(name: keyof typeof corners): Look {
  const [small = '', middle = '', large = ''] = corners[name]
  return { 'radius-s': small, 'radius-m': middle, 'radius-l': large }
}

/** The custom properties that differ from the theme's own, each with both halves of a colour. */
export function tokensOf(look: Look, whole = false): Record<string, string> {
  const names = [...new Set(Object.keys(ours).map((key) => key.replace(/\.(light|dark)$/, '')))]
  const written = (from: Look, name: string) =>
    from[`${name}.light`] ? `light-dark(${from[`${name}.light`]}, ${from[`${name}.dark`]})` : (from[name] ?? '')
  return Object.fromEntries(
    names.filter((name) => whole || written(look, name) !== written(ours, name)).map((name) => [`--vitrine-${name}`, written(look, name)]),
  )
}

export function sheetOf(look: Look): string {
  const lines = Object.entries(tokensOf(look)).map(([name, value]) => `  ${name}: ${value};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}
