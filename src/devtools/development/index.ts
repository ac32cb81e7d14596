/**
 * For the page of a developer: a line in the console for a misspelt tag, an unknown attribute, an unknown name of a message,
 * two stores or none. It is one file of the CDN folder, `development.js`, which pages add while they are made. Shoppers never
 * load it.
 */
import { declarations } from '../../blocks/declarations.js'
import { pageShare } from '../../core/bus/index.js'
import { fieldSlots } from '../../core/element/fields.js'
import { type Known, pageProblems } from './page-problems.js'

/** Milliseconds for which a page must have been at rest: frameworks draw it piece by piece. */
const restMs = 1000

const subjects = Object.values(
  import.meta.glob<Record<string, { de?: object; namespace?: string }>>('../../{blocks,commerce/domain,ui}/**/*.messages.ts', {
    eager: true,
  }),
).flatMap((file) => Object.values(file).filter((each) => typeof each === 'object' && each.de !== undefined))

/** Everything that the blocks of this version know. */
export const known: Known = {
  attributes: new Map(
    declarations.map((declaration) => [declaration.tag, new Set(fieldSlots(declaration).map(({ attribute }) => attribute))]),
  ),
  messages: new Set(subjects.flatMap(({ de = {} }) => Object.keys(de))),
  namespaces: Object.fromEntries(subjects.map(({ de = {}, namespace = '' }) => [namespace, new Set(Object.keys(de))])),
}

export { pageProblems } from './page-problems.js'

function watchPage(): void {
  const said = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    for (const problem of pageProblems(document, known, pageShare().messages?.registered())) {
      if (!said.has(problem)) console.warn(`[vitrine] ${problem}`)
      said.add(problem)
    }
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(check, restMs)
  }
  new MutationObserver(wait).observe(document, { subtree: true, childList: true, attributes: true })
  wait()
}

if (typeof document !== 'undefined' && typeof MutationObserver !== 'undefined') watchPage()
