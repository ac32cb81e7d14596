import type { PageNode } from '../../../core/element/declaration.js'
import { contrastOf, over, readColour } from './contrast.js'
import { isBlockVisit, fieldValue, type Visit, type VisitedBlock } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'
import { inTheme, themeColours, themes } from './theme-colours.js'

/** Least contrast for text of usual size (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5

/** Checks that words stay readable on what lies behind them, in light and in dark, whatever the picture shows. */
export function lintColours(visits: readonly Visit[]): Problem[] {
  return visits
    .filter(isBlockVisit)
    .filter(({ node }) => node.block === 'vitrine-section')
    .flatMap(sectionProblems)
}

function sectionProblems(visit: VisitedBlock): Problem[] {
  const {
    node,
    declaration: { name, fields },
    way,
  } = visit
  const text = (property: string): string => String(fieldValue(visit, property) ?? '').trim()
  const picture = ['background', 'backgroundTablet', 'backgroundMobile'].some((property) => text(property) !== '')
  const overlay = text('overlay')
  if (
    (!picture && overlay === '') ||
    !Object.values(node.slots ?? {})
      .flat()
      .some(showsWords)
  )
    return []
  if (overlay === '') return [problem('no-overlay', way, { name, field: fields.overlay!.label }, 'overlay')]
  const contrast = worstContrast(overlay, picture ? undefined : text('tone'))
  if (contrast === undefined || contrast >= leastContrast) return []
  return [problem('low-contrast', way, { name, field: fields.overlay!.label, most: contrast }, 'overlay')]
}

/** Returns the least contrast of ink on a veil, over a tone or over any picture; undefined when the colour cannot be read here. */
function worstContrast(overlay: string, tone: string | undefined): number | undefined {
  const ratios = themes.flatMap((theme) => {
    const veil = readColour(inTheme(overlay, theme))
    const grounds = tone === undefined ? ['#ffffff', '#000000'] : [inTheme(groundOf(tone), theme)]
    return grounds.map((ground) => veil && contrastOf(readColour(themeColours.ink[theme])!, over(veil, readColour(ground)!)))
  })
  return ratios.includes(undefined) ? undefined : Math.min(...(ratios as number[]))
}

function groundOf(tone: string): keyof typeof themeColours {
  if (tone === 'surface') return tone
  return Object.hasOwn(themeColours, `tint-${tone}`) ? (`tint-${tone}` as keyof typeof themeColours) : 'paper'
}

// Returns true when words show in front of the section; a column with a colour of its own covers what lies behind.
function showsWords(node: PageNode): boolean {
  if (typeof node === 'string') return node.trim() !== ''
  if ('shared' in node) return true
  if ('html' in node) return (node.children ?? []).some(showsWords)
  if (node.block === 'vitrine-column' && (node.fields?.tone ?? 'none') !== 'none') return false
  const inside = Object.values(node.slots ?? {}).flat()
  return node.block === 'vitrine-column' || node.block === 'vitrine-section' ? inside.some(showsWords) : true
}
