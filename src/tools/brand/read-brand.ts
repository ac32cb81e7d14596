import { readColour } from '../../pages/document/lint/contrast.js'
import { toOklch } from './oklch.js'

/** Facts of a brand as its site or logo shows them; absent where nothing says them. */
export interface Brand {
  /** As `#rrggbb`: the colour that most speaks for the brand. */
  colour?: string
  /** Family of running text, as the site's own sheet names it. */
  textFont?: string
  /** Family of headings. */
  displayFont?: string
  /** Radius of the site's buttons, in pixels. */
  radius?: number
}

interface Rule {
  selector: string
  name: string
  value: string
}

/** Below this chroma a colour is a grey. */
const leastChroma = 0.04
/** Lightness of colours that can be an accent: neither paper nor ink. */
const lightest = 0.92
const darkest = 0.15

const importance = { themeColour: 8, named: 6, button: 4, link: 2, other: 1 } as const
/** However often a sheet repeats a colour, it counts no more than this. */
const mostOfOne = 10

/**
 * Reads a brand from the HTML of a page and its style sheets.
 * @example readBrand('<meta name="theme-color" content="#1f5f4a">', ['h1 { font-family: Lora }']).colour // '#1f5f4a'
 */
export function readBrand(html: string, sheets: readonly string[]): Brand {
  const rules = sheets.flatMap(rulesIn)
  const values = new Map(rules.filter(({ name }) => name.startsWith('--')).map(({ name, value }) => [name, value]))
  const resolve = (value: string, depth = 0): string => {
    const [whole, name = '', fallback = ''] = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/.exec(value) ?? []
    if (whole === undefined || depth > 5) return value
    return resolve(value.replace(whole, values.get(name) ?? fallback), depth + 1)
  }
  const resolved = rules.map((rule) => ({ ...rule, value: resolve(rule.value) }))
  const colour = strongest([
    ...themeColours(html).map((value) => [value, importance.themeColour] as const),
    ...resolved.flatMap((rule) => coloursIn(rule.value).map((value) => [value, importanceOf(rule)] as const)),
  ])
  const fontOf = (selectors: RegExp) =>
    familyIn(resolved.findLast(({ selector, name }) => name === 'font-family' && selectors.test(selector))?.value)
  const textFont = fontOf(/(?:^|,)\s*(?::root|html|body)\s*(?:,|$)/)
  const displayFont = fontOf(/(?:^|[\s,])h1\s*(?:,|$)/)
  const radius = radiusIn(resolved)
  return {
    ...(colour && { colour }),
    ...(textFont && { textFont }),
    ...(displayFont && displayFont !== textFont && { displayFont }),
    ...(radius !== undefined && { radius }),
  }
}

/** Returns the colour of a drawing that most speaks for its brand. */
export const colourOfDrawing = (svg: string): string | undefined =>
  strongest(coloursIn(svg).map((value) => [value, importance.other] as const))

/** Returns the colour of a picture that most speaks for its brand. @param pixels red, green, blue and opacity of each */
export function colourOfPixels(pixels: Uint8Array): string | undefined {
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    if (opacity < 128) continue
    // Colours of a photo hardly repeat: those that differ by little are one.
    const near = `#${[red, green, blue]
      .map((part) =>
        Math.min(255, (part >> 4) * 17)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
    counts.set(near, (counts.get(near) ?? 0) + 1)
  }
  return [...counts].filter(([value]) => isAccent(value)).toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** Splits a sheet into its declarations; what stands in `@media` and the like counts as what stands outside. */
function rulesIn(sheet: string): Rule[] {
  return withoutComments(sheet)
    .split('}')
    .flatMap((part) => {
      const begin = part.lastIndexOf('{')
      if (begin < 0) return []
      const selector = part.slice(Math.max(0, part.lastIndexOf('{', begin - 1) + 1), begin).trim()
      return part
        .slice(begin + 1)
        .split(';')
        .flatMap((declaration) => {
          const colon = declaration.indexOf(':')
          if (colon < 0) return []
          return [{ selector, name: declaration.slice(0, colon).trim().toLowerCase(), value: declaration.slice(colon + 1).trim() }]
        })
    })
}

const withoutComments = (sheet: string): string =>
  sheet
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))
    .join('')

function themeColours(html: string): string[] {
  return [...html.matchAll(/<meta\s[^>]{1,500}>/gi)].flatMap(([tag]) => {
    if (!/name=["']?theme-color\b/i.test(tag)) return []
    const [, content = ''] = /content=["']?([^"'>]{1,40})/i.exec(tag) ?? []
    return coloursIn(content)
  })
}

function importanceOf({ selector, name }: Rule): number {
  if (name.startsWith('--')) return /primary|brand|accent|cta/.test(name) ? importance.named : importance.other
  if (/button|btn|cta/i.test(selector) && name.startsWith('background')) return importance.button
  return /(?:^|[\s,])a(?::[\w-]+)?\s*(?:,|$)/.test(selector) && name === 'color' ? importance.link : importance.other
}

function coloursIn(value: string): string[] {
  return [...value.matchAll(/#[0-9a-f]{3,8}\b|rgba?\([\d.\s,/%]{5,40}\)/gi)].flatMap(([text]) => {
    const read = readColour(text)
    if (!read || read[3] < 0.9) return []
    return [
      `#${read
        .slice(0, 3)
        .map((part) => Math.round(part).toString(16).padStart(2, '0'))
        .join('')}`,
    ]
  })
}

function isAccent(colour: string): boolean {
  const { chroma, lightness } = toOklch(colour)
  return chroma >= leastChroma && lightness <= lightest && lightness >= darkest
}

function strongest(found: readonly (readonly [colour: string, weight: number])[]): string | undefined {
  const weights = new Map<string, number>()
  for (const [colour, weight] of found) {
    if (!isAccent(colour)) continue
    const before = weights.get(colour) ?? 0
    weights.set(colour, weight === importance.other ? Math.max(before, Math.min(before + weight, mostOfOne)) : before + weight)
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** Returns a list of families that a style sheet takes; none where the site says `inherit`, or what could leave the declaration. */
function familyIn(value: string | undefined): string | undefined {
  const family = value?.replace('!important', '').trim()
  return family && /^[\w\s,'"-]{2,120}$/.test(family) && !/^(?:inherit|initial|unset|revert)$/.test(family) ? family : undefined
}

function radiusIn(rules: readonly Rule[]): number | undefined {
  const value = rules.findLast(({ selector, name }) => name === 'border-radius' && /button|btn|cta/i.test(selector))?.value
  const [, number, unit] = /^([\d.]{1,6})(px|rem|em|)(?:\s|$)/.exec(value ?? '') ?? []
  if (number === undefined) return undefined
  return Number(number) * (unit === 'rem' || unit === 'em' ? 16 : 1)
}
