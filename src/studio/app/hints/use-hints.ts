import { useDeferredValue, useMemo } from 'react'
import type { PageDocument } from '../../../document/page-document.js'
import { type Hint, type LintFacts, lintPage } from '../../../document/lint/page-lint.js'
import type { BlockDeclaration } from '../../../element/declaration.js'
import { useEditorState, useStudio } from '../session/studio-context.js'

interface Looked {
  paths: LintFacts['paths']
  declarations: readonly BlockDeclaration[]
  hints: readonly Hint[]
}

// Shell, canvas and outline ask about the same page: it is looked at once.
const looked = new WeakMap<PageDocument, Looked>()

/** What the page still wants. Looked at after the edit has been drawn, so that typing never waits for it. */
export function useHints(): readonly Hint[] {
  const { paths, declarations } = useStudio()
  const page = useDeferredValue(useEditorState().page)
  return useMemo(() => hintsOf(page, paths, declarations), [page, paths, declarations])
}

function hintsOf(page: PageDocument, paths: readonly string[], declarations: readonly BlockDeclaration[]): readonly Hint[] {
  const before = looked.get(page)
  if (before?.paths === paths && before.declarations === declarations) return before.hints
  const hints = lintPage(page, { paths }, declarations)
  looked.set(page, { paths, declarations, hints })
  return hints
}
