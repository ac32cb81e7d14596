import { type Naming, nodeTitle } from '../session/node-names.js'
import type { Choice } from './places.js'

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
