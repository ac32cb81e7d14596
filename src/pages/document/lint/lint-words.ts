import type { HtmlNode } from '../../../core/element/declaration.js'
import { everyNode, isBlank, isBlockVisit, type Visit, type VisitedHtml, visibleText } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'

/** Checks that links and headings say something, and that links lead somewhere. */
export function lintWords(visits: readonly Visit[]): Problem[] {
  return visits.flatMap((visit) => (isBlockVisit(visit) ? [] : problemsIn(visit)))
}

function problemsIn({ node, way }: VisitedHtml): Problem[] {
  const isEmpty = isBlank(visibleText(node)) && !node.attributes?.['aria-label']?.trim()
  if (/^h[1-4]$/.test(node.html)) return isEmpty ? [problem('empty-heading', way)] : []
  if (node.html === 'ul' || node.html === 'ol') return isListed(node) ? [] : [problem('empty-list', way)]
  if (node.html === 'li') return isEmpty && !holdsMore(node) ? [problem('empty-item', way)] : []
  if (node.html !== 'a') return []
  const text = visibleText(node).trim()
  return [
    // The check of pictures covers the text of a picture in a link.
    ...(isEmpty && !holdsPicture(node) ? [problem('nameless-link', way)] : []),
    ...(isVague(text) && !node.attributes?.['aria-label']?.trim() ? [problem('vague-link', way, { word: text })] : []),
    ...(['', '#'].includes((node.attributes?.href ?? '').trim()) ? [problem('empty-link', way, {}, 'href')] : []),
  ]
}

/** Returns true for a list with items, each of which is checked by itself. */
const isListed = ({ children = [] }: HtmlNode): boolean => children.some((child) => typeof child === 'object')

const holdsMore = (node: HtmlNode): boolean =>
  (node.children ?? []).some((child) => typeof child === 'object' && (!('html' in child) || child.html === 'img' || holdsMore(child)))

/** Returns true for words that say nothing where they are read alone, as in a screen reader's list of links (WCAG 2.4.4). */
const isVague = (text: string): boolean =>
  /^(?:hier|hier klicken|klicke? hier|bitte hier klicken|link|here|click here|this link)[ .!>»→]*$/i.test(text)

const holdsPicture = ({ children = [] }: HtmlNode): boolean =>
  [...everyNode(children)].some((node) => 'html' in node && node.html === 'img')
