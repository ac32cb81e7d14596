import type { HtmlNode, PageNode } from '../../core/element/declaration.js'
import { everyNode, visibleText } from './page-walk.js'

/** Returns what search engines are told of the questions on a page; undefined when it has none that is answered. */
export function linkedQuestions(nodes: readonly PageNode[]): object | undefined {
  const asked = [...everyNode(nodes)].flatMap(questionIn)
  return asked.length > 0 ? { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: asked } : undefined
}

function questionIn(node: PageNode): object[] {
  if (!isHtml(node) || node.html !== 'details') return []
  const summary = (node.children ?? []).find((child) => isHtml(child) && child.html === 'summary')
  const question = summary === undefined ? '' : visibleText(summary).trim()
  const answer = (node.children ?? [])
    .filter((child) => child !== summary)
    .map((child) => visibleText(child).trim())
    .filter(Boolean)
    .join(' ')
  return question && answer ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }] : []
}

const isHtml = (node: PageNode): node is HtmlNode => typeof node === 'object' && 'html' in node
