import type { PageDocument } from '../page-document.js'
import { type Problem, problem } from '../problems.js'

// Search engines show this many characters of a page in one go.
const longestTitle = 60
const longestDescription = 160

/** Checks that search engines and shared links can say what the page is about. */
export function lintAbout({ title, description }: PageDocument, isBegun: boolean, end: string | undefined): Problem[] {
  return [
    ...(end && title.trim() && !title.includes(nameIn(end)) ? [problem('other-title', [], { word: end.trim() }, 'title')] : []),
    ...tooLong('long-title', title, longestTitle, 'title'),
    ...(description.trim() === '' && isBegun ? [problem('no-description', [], {}, 'description')] : []),
    ...tooLong('long-description', description, longestDescription, 'description'),
  ]
}

// Fewer titles show no pattern yet.
const fewestTitles = 4

/** Returns the end that most titles of a site have: " | Lindenrose". */
export function titleEnd(titles: readonly string[]): string | undefined {
  const ends = titles.map((title) => / [|–—·] [^|–—·]+$/.exec(title)?.[0])
  const count = (end: string | undefined): number => ends.filter((other) => other === end).length
  return ends.find((end) => end !== undefined && count(end) >= fewestTitles && count(end) > titles.length / 2)
}

const nameIn = (end: string): string => end.slice(3).trim()

function tooLong(kind: Problem['kind'], text: string, most: number, field: string): Problem[] {
  const length = [...text.trim()].length
  return length > most ? [problem(kind, [], { most, word: String(length) }, field)] : []
}
