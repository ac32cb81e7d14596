import { useDeferredValue, useMemo } from 'react'
import { type Hint, lintPage } from '../../../builder/page-lint.js'
import { useEditorState, useStudio } from '../context.js'

/** What the page still wants. Looked at after the edit has been drawn, so that typing never waits for it. */
export function useHints(): readonly Hint[] {
  const { paths, declarations } = useStudio()
  const page = useDeferredValue(useEditorState().page)
  return useMemo(() => lintPage(page, { paths }, declarations), [page, paths, declarations])
}
