import type { PageDocument } from '../page-document.js'
import { type Problem, problem } from '../problems.js'

// What search engines show of a page in one go.
const longestTitle = 60
const longestDescription = 160

/** Whether search engines and shared links can say what the page is about. */
export function lintAbout({ title, description }: PageDocument, isBegun: boolean): Problem[] {
  return [
    ...tooLong('long-title', title, longestTitle, 'title'),
    ...(description.trim() === '' && isBegun ? [problem('no-description', [], {}, 'description')] : []),
    ...tooLong('long-description', description, longestDescription, 'description'),
  ]
}

function tooLong(kind: Problem['kind'], text: string, most: number, field: string): Problem[] {
  const length = [...text.trim()].length
  return length > most ? [problem(kind, [], { most, word: String(length) }, field)] : []
}
