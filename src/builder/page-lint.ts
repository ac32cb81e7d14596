import type { BlockDeclaration } from '../element/declaration.js'
import { declarations as ownDeclarations } from './declarations.js'
import type { PageDocument } from './page-document.js'
import { type PageRules, type Problem, problemsOf } from './problems.js'

/** What lint knows of the site around the page. */
export interface LintFacts extends PageRules {
  /** The paths of all pages of the site; without them links are not followed. */
  paths?: readonly string[]
}

/** `error`: the page should not be published so; `warning`: it may, but a shopper or a search engine will miss something. */
export interface Hint extends Problem {
  level: 'error' | 'warning'
}

/** What an editor should be told about a page, in plain words: places, links, pictures, texts, colours. */
export function lintPage(page: PageDocument, facts: LintFacts = {}, declarations: readonly BlockDeclaration[] = ownDeclarations): Hint[] {
  return problemsOf(page, declarations, facts).map((problem) => ({ ...problem, level: 'error' as const }))
}
