import type { PageDocument } from '../page-document.js'
import { nodeAt } from '../page-edits.js'
import { type Problem, problem, type Way } from '../problems.js'
import { isShared, type PartOf, waysToShared } from '../shared-parts.js'

interface PartFacts {
  partOf?: PartOf | undefined
  unpublishedParts?: ReadonlySet<string> | undefined
}

/** Finds shared parts that shoppers do not see, or see in another language. */
export function lintParts(page: PageDocument, { partOf = () => undefined, unpublishedParts }: PartFacts): Problem[] {
  return waysToShared(page.nodes).flatMap((way: Way) => {
    const node = nodeAt(page, way)
    if (!isShared(node)) return []
    const part = partOf(node.shared)
    if (!part) return []
    return [
      ...(unpublishedParts?.has(node.shared) ? [problem('missing-part', way)] : []),
      ...(part.language === page.language ? [] : [problem('foreign-part', way, { isGerman: part.language === 'de' })]),
    ]
  })
}
