import type { PageSummary } from '../../../pages/document/pages-api.js'
import { type Least, useShell } from './shell-context.js'

/** Returns the role that may change what shoppers see, by the server's rule: a shared part is on many pages. */
export const toShow = ({ kind }: Pick<PageSummary, 'kind'>): Least => (kind === 'part' ? 'admin' : 'publisher')

/**
 * Returns why the signed-in person may not do it, in a sentence; undefined where she may, or where it is not known yet.
 * @param least undefined for what all may do
 */
export function useMissingPermission(least: Least | undefined): string | undefined {
  const { mayNot } = useShell()
  return least && mayNot(least)
}
