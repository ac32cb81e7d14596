import { isPagePath } from '../../../builder/problems.js'

export type PathComplaint = 'bad' | 'taken'

/** Why a page may not be kept under a path; `own` is where it stands already. */
export function pathComplaint(path: string, { taken, own }: { taken: readonly string[]; own: string }): PathComplaint | undefined {
  if (!isPagePath(path)) return 'bad'
  return path !== own && taken.includes(path) ? 'taken' : undefined
}

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The good path that is nearest to what was typed: „Über uns“ is `/ueber-uns`. */
export function nearestPath(typed: string): string | undefined {
  const plain = typed.normalize('NFC').toLowerCase().replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '')
  const steps = plain.split('/').map((step) => step.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')).filter(Boolean)
  const path = `/${steps.join('/')}`
  return steps.length > 0 && path !== typed && isPagePath(path) ? path : undefined
}
