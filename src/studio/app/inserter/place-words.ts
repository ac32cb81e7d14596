import type { PageNode } from '../../../core/element/declaration.js'
import { type Naming, nodeTitle } from '../session/node-names.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { type Choice, neighboursOf } from './places.js'

export interface NodePlaceWords {
  after: (name: string) => string
  before: (name: string) => string
  inside: (name: string) => string
  pageStart: string
  pageEnd: string
}

/** „nach „Überschrift: Drei Schritte““ */
export function placeInWords({ relation, node }: Choice, words: NodePlaceWords, naming: Naming): string {
  if (relation === 'page-start' || node === undefined) return relation === 'page-end' ? words.pageEnd : words.pageStart
  return relation === 'page-end' ? words.pageEnd : words[relation](nodeTitle(node, naming))
}

/** The same with what follows: „nach „Eins“, vor „Zwei““; at the end of the page what stands last there. */
export function placeBetween(choice: Choice, page: PageDocument, words: NodePlaceWords, naming: Naming): string {
  const { before, after } = neighboursOf(page, choice.place)
  const where = placeInWords(choice, words, naming)
  const isNamed = (node: PageNode | undefined) => node === undefined || node === choice.node
  const parts = [
    ...(isNamed(before) ? [] : [words.after(nodeTitle(before!, naming))]),
    ...(isNamed(after) ? [] : [words.before(nodeTitle(after!, naming))]),
  ]
  return [where, ...parts].join(', ')
}
