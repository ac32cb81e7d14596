import type { PageDocument } from '../page-document.js'
import { nodeAt } from '../page-edits.js'
import { type Problem, problem, type NodePath } from '../problems.js'
import { isShared, type PartOf, sharedWithin, waysToShared } from '../shared-parts.js'

interface PartFacts {
  partOf?: PartOf | undefined
  unpublishedParts?: ReadonlySet<string> | undefined
  draftTranslations?: ReadonlySet<string> | undefined
}

/** Finds shared parts that shoppers do not see, or see in another language. */
export function lintParts(page: PageDocument, { partOf = () => undefined, unpublishedParts, draftTranslations }: PartFacts): Problem[] {
  return waysToShared(page.nodes).flatMap((way: NodePath) => {
    const node = nodeAt(page, way)
    if (!isShared(node)) return []
    const { language } = page
    const within = sharedWithin({ nodes: [node], language }, partOf)
    const foreign = [...within].flatMap((id) => {
      const part = partOf(id, language)
      if (!part || part.language === language) return []
      const kind = draftTranslations?.has(id) ? 'draft-translation' : 'foreign-part'
      return [problem(kind, way, { isGerman: part.language === 'de', word: part.title })]
    })
    const isMissing = partOf(node.shared, language) !== undefined && unpublishedParts?.has(node.shared)
    return [...(isMissing ? [problem('missing-part', way)] : []), ...foreign]
  })
}
