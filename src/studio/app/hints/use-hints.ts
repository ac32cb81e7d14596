import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { translationOf } from '../../../document/translation.js'
import { withTranslationHints } from '../languages/translation-hints.js'
import type { PageDocument } from '../../../document/page-document.js'
import { type Hint, type LintFacts, lintPage } from '../../../document/lint/page-lint.js'
import type { BlockDeclaration } from '../../../element/declaration.js'
import type { PartOf } from '../../../document/shared-parts.js'
import { noParts } from '../session/known-parts.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { usePictureFacts } from './picture-facts.js'

interface Looked {
  original: PageDocument | undefined
  partOf: PartOf
  paths: LintFacts['paths']
  pictures: NonNullable<LintFacts['pictures']>
  declarations: readonly BlockDeclaration[]
  hints: readonly Hint[]
}

// Shell, canvas and outline ask about the same page: it is looked at once.
const looked = new WeakMap<PageDocument, Looked>()

/** What the page still wants. Looked at after the edit has been drawn, so that typing never waits for it. */
export function useHints(): readonly Hint[] {
  const { paths, declarations, original, parts = noParts } = useStudio()
  const partOf = useSyncExternalStore(parts.subscribe, parts.partOf)
  const page = useDeferredValue(useEditorState().page)
  const pictures = usePictureFacts(page, declarations)
  return useMemo(
    () => hintsOf(page, { paths, pictures, declarations, original, partOf }),
    [page, paths, pictures, declarations, original, partOf],
  )
}

function hintsOf(page: PageDocument, around: Omit<Looked, 'hints'>): readonly Hint[] {
  const { paths, pictures, declarations, original, partOf } = around
  const before = looked.get(page)
  const same = (key: keyof typeof around): boolean => before?.[key] === around[key]
  if (before && same('paths') && same('pictures') && same('declarations') && same('original') && same('partOf')) return before.hints
  const linted = lintPage(page, { partOf, pictures, ...(paths && { paths }) }, declarations)
  const hints = original ? withTranslationHints(linted, translationOf(original, page, declarations)) : linted
  looked.set(page, { ...around, hints })
  return hints
}
