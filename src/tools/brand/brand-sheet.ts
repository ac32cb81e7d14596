import { contrastsOf, corners, cornersOf, type Half, lookFrom, ours, sheetOf } from './look.js'
import type { Brand } from './read-brand.js'

/** Pair of colours that cannot be read on each other. */
export interface LowContrast {
  half: Half
  above: string
  ground: string
  ratio: number
  least: number
}

/**
 * Returns a style sheet of tokens for a brand, and the pairs of its colours that cannot be read.
 * @example brandSheet({ colour: '#1f5f4a', radius: 4 }).css // ':root {\n  --vitrine-paper: light-dark(…'
 */
export function brandSheet({ colour, textFont, displayFont, radius }: Brand): { css: string; low: LowContrast[] } {
  const look = {
    ...(colour ? lookFrom(colour) : ours),
    ...(radius !== undefined && cornersOf(cornersNear(radius))),
    ...(textFont && { 'font-text': textFont }),
    ...((displayFont ?? textFont) && { 'font-display': displayFont ?? textFont ?? '' }),
  }
  const low = (['light', 'dark'] as const).flatMap((half) =>
    contrastsOf(look, half).flatMap(({ isFine, above, ground, ratio, least }) => (isFine ? [] : [{ half, above, ground, ratio, least }])),
  )
  return { css: sheetOf(look), low }
}

/** Returns the corners whose smallest radius is nearest to that of the site's buttons; a pill is as round as they get. */
function cornersNear(radius: number): keyof typeof corners {
  const names = Object.keys(corners) as (keyof typeof corners)[]
  const distance = (name: keyof typeof corners): number => Math.abs(Number.parseFloat(corners[name][0] ?? '') - radius)
  return names.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'usual'
}
