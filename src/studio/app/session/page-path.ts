import { isPagePath } from '../../../pages/document/page-path.js'
import { type Problem, pathProblem } from '../../../pages/document/problems.js'
import { lower, spelledOut } from '../kit/letters.js'

type PathComplaint = Problem | 'taken'

/** Returns why a page may not be kept under a path; `own` is its current path. */
export function pathComplaint(path: string, { taken, own }: { taken: readonly string[]; own: string }): PathComplaint | undefined {
  if (path === own && isPagePath(path)) return undefined
  return pathProblem(path) ?? (taken.includes(path) ? 'taken' : undefined)
}

/** Returns the address that a title suggests: „Über uns“ → `/ueber-uns`. */
export const pathFor = (title: string): string => `/${stepFor(title)}`

/** Returns the valid path that is nearest to the typed one: „Haut/Über uns“ → `/haut/ueber-uns`. */
export function nearestPath(typed: string): string | undefined {
  const steps = typed.split('/').map(stepFor).filter(Boolean)
  const path = `/${steps.join('/')}`
  return steps.length > 0 && path !== typed && isPagePath(path) ? path : undefined
}

const stepFor = (text: string): string => (spelledOut(lower(text)).match(/[a-z0-9]+/g) ?? []).join('-')
