import type { PageSummary } from '../../../document/pages-api.js'
import { type Least, useShell } from './shell-context.js'

/** Who may change what shoppers see of it, as the server has it: a shared part is on many pages. */
export const toShow = ({ kind }: Pick<PageSummary, 'kind'>): Least => (kind === 'part' ? 'admin' : 'publisher')

/** Why who sits here may not do it, in a sentence; undefined where she may, or where it is not known yet. @param least nobody for what all may do */
export function useMissingPermission(least: Least | undefined): string | undefined {
  const { mayNot } = useShell()
  return least && mayNot(least)
}
