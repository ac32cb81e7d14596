import type { HtmlNode, PageNode } from '../../../core/element/declaration.js'
import { languageOf } from './language-guess.js'
import type { PageDocument } from '../page-document.js'
import { isBlockVisit, type Visit, type VisitedBlock, type VisitedHtml, visibleText } from '../page-walk.js'
import { type Problem, problem, type NodePath } from '../problems.js'
import { isRunning } from '../running-text.js'

/** Checks that texts are in the language of the page. */
export function lintTexts(page: PageDocument, visits: readonly Visit[]): Problem[] {
  const foreign = (text: string, way: NodePath, field?: string): Problem[] => {
    const language = languageOf(text)
    return language && language !== page.language
      ? [problem('foreign-text', way, { word: shortened(text), isGerman: language === 'de' }, field)]
      : []
  }

  function inElement({ node, way, around }: VisitedHtml): Problem[] {
    return isRunning(node) || [...around, node].some(saysItsLanguage) ? [] : foreign(lineOf(node.children), way)
  }

  function inBlock({ node, declaration, way, around }: VisitedBlock): Problem[] {
    if (around.some(saysItsLanguage)) return []
    const fields = Object.entries(declaration.fields)
      .filter(([, { type }]) => type === 'text' || type === 'textarea')
      .flatMap(([property, field]) => {
        const given = Object.hasOwn(node.fields ?? {}, property) ? node.fields?.[property] : undefined
        if (typeof given === 'string') return foreign(given, way, property)
        const isLeft = given === undefined && page.language === 'en' && typeof field.default === 'string' && /\S\s\S/.test(field.default)
        return isLeft
          ? [problem('german-default', way, { name: declaration.name, field: field.label, word: String(field.default) }, property)]
          : []
      })
    return [...fields, ...Object.values(node.slots ?? {}).flatMap((nodes) => foreign(lineOf(nodes), way))]
  }

  return [
    ...foreign(page.title, [], 'title'),
    ...foreign(page.description, [], 'description'),
    ...visits.flatMap((visit) => (isBlockVisit(visit) ? inBlock(visit) : inElement(visit))),
  ]
}

const saysItsLanguage = (node: PageNode): boolean => typeof node !== 'string' && 'html' in node && node.attributes?.lang !== undefined
const isLine = (node: PageNode): boolean => isRunning(node) && !saysItsLanguage(node)
const lineOf = (nodes: HtmlNode['children'] = []): string => nodes.filter(isLine).map(visibleText).join('')
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).replace(/(?<!\s)\s+\S*$/, '')} …` : text)
