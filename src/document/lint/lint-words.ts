import type { HtmlNode } from '../../element/declaration.js'
import { everyNode, isBlank, isBlockVisit, type Visit, type VisitedHtml, wordsIn } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'

/** Whether links and headings say anything, and links lead somewhere. */
export function lintWords(visits: readonly Visit[]): Problem[] {
  return visits.flatMap((visit) => (isBlockVisit(visit) ? [] : problemsIn(visit)))
}

function problemsIn({ node, way }: VisitedHtml): Problem[] {
  const isEmpty = isBlank(wordsIn(node)) && !node.attributes?.['aria-label']?.trim()
  if (/^h[1-4]$/.test(node.html)) return isEmpty ? [problem('empty-heading', way)] : []
  if (node.html !== 'a') return []
  return [
    // Of a picture in a link, the pictures are asked what it shows.
    ...(isEmpty && !holdsPicture(node) ? [problem('nameless-link', way)] : []),
    ...(['', '#'].includes((node.attributes?.href ?? '').trim()) ? [problem('empty-link', way, {}, 'href')] : []),
  ]
}

const holdsPicture = ({ children = [] }: HtmlNode): boolean =>
  [...everyNode(children)].some((node) => 'html' in node && node.html === 'img')
