import axe, { type AxeReporter, type AxeResults, type NodeResult, type Result } from 'axe-core'
import { undecided } from '../tests/support/undecided.js'

/** Axe's report, in which nothing is left to people: what can be computed is decided, and what cannot is a violation. */
export const decided: AxeReporter<AxeResults> = (results, options, tell, fail) =>
  axe.getReporter<AxeResults>('v1')(
    results,
    { ...options, elementRef: true },
    (report) => {
      const violations = withoutForced([...report.violations, ...undecided(report.incomplete)])
      for (const { nodes } of [...violations, ...report.passes]) for (const node of nodes) withoutElements(node)
      tell({ ...report, violations, incomplete: [] })
    },
    fail,
  )

/** Where the system chooses the colours, a browser reports the colour that was asked for, and not the one it shows. */
const withoutForced = (violations: Result[]): Result[] =>
  matchMedia('(forced-colors: active)').matches
    ? violations
        .map((rule) => ({ ...rule, nodes: rule.nodes.filter(({ element }) => rule.id !== 'color-contrast' || !isForced(element)) }))
        .filter(({ nodes }) => nodes.length > 0)
    : violations

const isForced = (element: Element | undefined): boolean =>
  element !== undefined && getComputedStyle(element).getPropertyValue('forced-color-adjust') !== 'none'

/** Elements belong to the page, while a report goes to the panel and to the test runner. */
function withoutElements(node: NodeResult): void {
  delete node.element
  for (const { relatedNodes } of [...node.any, ...node.all, ...node.none]) for (const related of relatedNodes ?? []) delete related.element
}
