import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { translationOf } from '../../../pages/document/translation.js'
import { withTranslationHints } from '../languages/translation-hints.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { type Hint, type LintFacts, lintPage } from '../../../pages/document/lint/page-lint.js'
import type { BlockDeclaration } from '../../../core/element/declaration.js'
import type { PartOf } from '../../../pages/document/shared-parts.js'
import { type KnownPart, noParts, partTwinOf } from '../session/known-parts.js'
import { type SitePage, useEditorState, useSitePages, useStudio } from '../session/studio-context.js'
import { usePictureFacts } from './picture-facts.js'
import { useGoneReferences } from './reference-facts.js'

interface Looked {
  original: PageDocument | undefined
  partOf: PartOf
  facts: LintFacts
  pictures: NonNullable<LintFacts['pictures']>
  gone: NonNullable<LintFacts['gone']>
  declarations: readonly BlockDeclaration[]
  hints: readonly Hint[]
}

// Shell, canvas and outline ask about the same page: it is looked at once.
const looked = new WeakMap<PageDocument, Looked>()

/** Returns the hints about the open page. They are computed after the edit has been drawn, so that typing never waits for them. */
export function useHints(): readonly Hint[] {
  const { paths, declarations, original, parts = noParts } = useStudio()
  const pages = useSitePages()
  const partOf = useSyncExternalStore(parts.subscribe, parts.partOf)
  const allParts = useSyncExternalStore(parts.subscribe, parts.all)
  const page = useDeferredValue(useEditorState().page)
  const { language } = page
  const facts = useMemo(() => factsOf({ paths, pages, parts: allParts, language }), [paths, pages, allParts, language])
  const pictures = usePictureFacts(page, declarations)
  const gone = useGoneReferences(page, declarations)
  return useMemo(
    () => hintsOf(page, { facts, pictures, gone, declarations, original, partOf }),
    [page, facts, pictures, gone, declarations, original, partOf],
  )
}

function hintsOf(page: PageDocument, around: Omit<Looked, 'hints'>): readonly Hint[] {
  const { facts, pictures, gone, declarations, original, partOf } = around
  const before = looked.get(page)
  const same = (key: keyof typeof around): boolean => before?.[key] === around[key]
  if (before && same('facts') && same('pictures') && same('gone') && same('declarations') && same('original') && same('partOf'))
    return before.hints
  const linted = lintPage(page, { ...facts, partOf, pictures, gone }, declarations)
  const hints = original ? withTranslationHints(linted, translationOf(original, page, declarations)) : linted
  looked.set(page, { ...around, hints })
  return hints
}

// Canvas and bar pass the same lists, and must receive the same facts.
const known = new WeakMap<readonly SitePage[], FactsAbout & { facts: LintFacts }>()

interface FactsAbout {
  paths: readonly string[]
  pages: readonly SitePage[]
  parts: readonly KnownPart[]
  language: PageDocument['language']
}

function factsOf(about: FactsAbout): LintFacts {
  const { paths, pages, parts, language } = about
  const before = known.get(pages)
  if (before?.paths === paths && before.parts === parts && before.language === language) return before.facts
  const translationOfPart = (part: KnownPart): KnownPart | undefined => {
    const twin = part.language === language ? undefined : partTwinOf(part.summary, parts)
    return twin?.language === language ? twin : undefined
  }
  const isTranslated = (part: KnownPart): boolean => translationOfPart(part)?.summary.published !== undefined
  // A page that moves with its next publishing is found where it stands until then.
  const byId = new Map(pages.map(({ id, path, live }) => [id, live ?? path]))
  const live = new Set(pages.flatMap((page) => page.live ?? []))
  const facts: LintFacts = {
    paths: [...paths, ...live],
    unpublished: new Set(pages.map(({ path }) => path).filter((path) => !live.has(path))),
    titles: pages.map(({ title }) => title),
    inOwnLanguage: pagesInOwnLanguage(pages, language),
    unpublishedParts: new Set(
      parts.filter((part) => part.kind === 'part' && !part.summary.published && !isTranslated(part)).map(({ id }) => id),
    ),
    draftTranslations: new Set(parts.filter((part) => !isTranslated(part) && translationOfPart(part)).map(({ id }) => id)),
    ...(pages.length > 0 && { addressOf: (id: string) => byId.get(id) }),
  }
  known.set(pages, { ...about, facts })
  return facts
}

/** Addresses of pages in the other language, each with the one where shoppers find it in this language. */
function pagesInOwnLanguage(pages: readonly SitePage[], language: PageDocument['language']): ReadonlyMap<string, string> {
  const others = pages.filter((page) => page.language !== undefined && page.language !== language)
  return new Map(
    others.flatMap((page): [string, string][] => {
      const isTwin = (each: SitePage) => each.variantOf === page.id || page.variantOf === each.id
      const own = pages.find((each) => each.language === language && each.live !== undefined && isTwin(each))
      return own?.live === undefined ? [] : [[page.live ?? page.path, own.live]]
    }),
  )
}
