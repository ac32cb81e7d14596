import type { HtmlNode } from '../../element/declaration.js'
import { isBlockVisit, fieldValue, type Visit, type VisitedBlock, type VisitedHtml, wordsIn } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'

/** Whether pictures say what they show, and suit a phone. */
export function lintPictures(visits: readonly Visit[]): Problem[] {
  return visits.flatMap((visit) => (isBlockVisit(visit) ? withoutMobile(visit) : withoutWords(visit)))
}

// An empty text is an answer: the picture is only there to be pretty.
function withoutWords({ node, way, around }: VisitedHtml): Problem[] {
  if (node.html !== 'img') return []
  if (node.attributes?.alt === undefined) return [problem('no-alternative', way, {}, 'alt')]
  const link = around.findLast((outer): outer is HtmlNode => 'html' in outer && outer.html === 'a')
  return link && !isNamed(link) ? [problem('unnamed-link', way, {}, 'alt')] : []
}

const isNamed = (link: HtmlNode): boolean =>
  [wordsIn(link), link.attributes?.['aria-label'], link.attributes?.title].some((text) => text !== undefined && text.trim() !== '')

function withoutMobile(visit: VisitedBlock): Problem[] {
  const { declaration, way } = visit
  const has = (property: string): boolean => {
    const value = fieldValue(visit, property)
    return typeof value === 'string' && value.trim() !== ''
  }
  return Object.entries(declaration.fields).flatMap(([property, field]) => {
    const misses = field.type === 'image' && field.responsive && has(property) && !has(`${property}Tablet`) && !has(`${property}Mobile`)
    return misses ? [problem('no-mobile-picture', way, { name: declaration.name, field: field.label }, `${property}Mobile`)] : []
  })
}
