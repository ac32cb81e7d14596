import type { BlockDeclaration } from '../../../core/element/declaration.js'
import { devices } from '../hidden-on.js'
import type { PageDocument } from '../page-document.js'
import { isBlockVisit, visitsOf } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'

/** Finds blocks that no device shows. */
export function lintHidden(page: PageDocument, declarations: readonly BlockDeclaration[]): Problem[] {
  return visitsOf(page, declarations)
    .filter(isBlockVisit)
    .filter(({ node }) => devices.every((device) => node.hiddenOn?.includes(device)))
    .map(({ way, declaration }) => problem('hidden-everywhere', way, { name: declaration.name }))
}
