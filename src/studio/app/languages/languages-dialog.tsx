import { useState } from 'react'
import type { PageDocument } from '../../../pages/document/page-document.js'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { sharedWithin } from '../../../pages/document/shared-parts.js'
import { Dialog } from '../kit/dialog.js'
import { useStudioWords } from '../kit/language.js'
import { type KnownPart, type KnownParts, noParts, partTwinOf } from '../session/known-parts.js'
import { useShell } from '../session/shell-context.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { useParts } from '../shared/use-parts.js'
import './languages.css'
import { languagesMessages } from './languages.messages.js'
import { type PageLanguage, pageLanguages, translatedPageOf } from '../session/translated-pages.js'
import { useVariants } from './use-variants.js'

interface LanguagesDialogProps {
  summary: PageSummary
  onTranslate: () => void
  onClose: () => void
}

/** Shows the languages of the open page, and how complete each translation is. */
export function LanguagesDialog({ summary, onTranslate, onClose }: LanguagesDialogProps) {
  const t = useStudioWords(languagesMessages)
  const { goTo } = useShell()
  const { make, belong } = useVariants()
  const twin = translatedPageOf(summary, useSiblings(summary))
  const isPart = summary.kind !== undefined
  const variant = [summary, twin].find((page) => page?.variantOf !== undefined)
  return (
    <Dialog heading={isPart ? t.partHeading : t.heading} onClose={onClose}>
      <p className="help">{isPart ? t.partHelp : t.help}</p>
      <ul className="language-list">
        {pageLanguages.map((language) => {
          const page = [summary, twin].find((each) => each?.language === language)
          return (
            <li key={language}>
              <span className="language-code" data-here={page?.id === summary.id || undefined}>
                {language.toUpperCase()}
              </span>
              <div>
                <strong>{t.titles[language]}</strong>
                {page ? (
                  <State page={page} isHere={page.id === summary.id} hasTwin={twin !== undefined} />
                ) : (
                  <p className="help">{t.none}</p>
                )}
              </div>
              {page && page.id !== summary.id && (
                <button type="button" className="button" onClick={() => void goTo(page.id)}>
                  {t.open}
                </button>
              )}
              {!page && (
                <button
                  type="button"
                  className="button primary"
                  data-first
                  onClick={() => {
                    onClose()
                    void make(summary, language)
                  }}
                >
                  {t.make(language)}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {twin ? (
        <div className="language-actions">
          <button type="button" className="button primary" data-first onClick={onTranslate}>
            {t.translate}
          </button>
          {variant && (
            <button type="button" className="button plain" onClick={() => void belong(variant.id, undefined)}>
              {t.takeApart}
            </button>
          )}
        </div>
      ) : (
        <>
          <p className="help">{isPart ? t.partMakeHelp : t.makeHelp}</p>
          <Joining summary={summary} onJoin={belong} />
        </>
      )}
      {!isPart && (twin || summary.language === 'en') && <LackingParts onDone={onClose} />}
    </Dialog>
  )
}

/** Returns the entries that can be translations of each other: pages, or shared parts. */
function useSiblings({ kind }: PageSummary): readonly PageSummary[] {
  const { pages = [] } = useShell()
  const parts = useParts()
  return kind ? parts.filter((part) => part.kind === kind).map(({ summary }) => summary) : pages
}

/** The shared parts of the page that one of its two languages shows in the other. */
function LackingParts({ onDone }: { onDone: () => void }) {
  const t = useStudioWords(languagesMessages)
  const { goTo } = useShell()
  const { parts = noParts } = useStudio()
  const all = useParts()
  const { page } = useEditorState()
  const { make } = useVariants()
  const lacking = pageLanguages.flatMap((language) => lackingParts({ nodes: page.nodes, language }, parts))
  const languages = pageLanguages.filter((language) => lacking.some((each) => each.language === language))
  return languages.map((language) => (
    <section key={language} className="language-parts">
      <h3 className="group-heading">{t.partsLacking(language)}</h3>
      <p className="help">{t.partsLackingHelp(language)}</p>
      <ul className="language-list">
        {lacking
          .filter((each) => each.language === language)
          .map(({ part }) => {
            const twin = partTwinOf(part.summary, all)
            return (
              <li key={part.id}>
                <span className="language-code">{part.language.toUpperCase()}</span>
                <div>
                  <strong>{part.title}</strong>
                  <p className="help">{twin ? t.draft : t.none}</p>
                </div>
                <button
                  type="button"
                  className="button"
                  aria-label={`${twin ? t.open : t.make(language)}: ${twin?.title ?? part.title}`}
                  onClick={() => {
                    onDone()
                    void (twin ? goTo(twin.id) : make(part.summary, language))
                  }}
                >
                  {twin ? t.open : t.make(language)}
                </button>
              </li>
            )
          })}
      </ul>
    </section>
  ))
}

/** The parts that a page of a language shows in the other one. */
function lackingParts(
  page: Pick<PageDocument, 'nodes' | 'language'>,
  parts: KnownParts,
): readonly { language: PageLanguage; part: KnownPart }[] {
  return [...sharedWithin(page, parts.partOf())].flatMap((id) => {
    const part = parts.shown(id, page.language)
    return part && part.language !== page.language ? [{ language: page.language, part }] : []
  })
}

function State({ page, isHere, hasTwin }: { page: PageSummary; isHere: boolean; hasTwin: boolean }) {
  const t = useStudioWords(languagesMessages)
  const { untranslated = 0, variantOf, published, path } = page
  const progress = untranslated > 0 ? t.untranslated(untranslated) : t.allTranslated
  const said = [isHere && t.here, hasTwin && (variantOf === undefined ? t.original : progress), published ? t.published : t.draft]
  return <p className="help">{[path || page.title, said.filter(Boolean).join(', ')].join(' · ')}</p>
}

/** Links two existing pages as each other's translation. */
function Joining({ summary, onJoin }: { summary: PageSummary; onJoin: (id: string, of: string) => Promise<void> }) {
  const t = useStudioWords(languagesMessages)
  const siblings = useSiblings(summary)
  const [chosen, setChosen] = useState('')
  const free = siblings.filter((page) => page.language !== summary.language && !page.broken && !translatedPageOf(page, siblings))
  if (free.length === 0) return null
  const other = free.find(({ id }) => id === chosen)
  const [original, variant] = summary.language === 'de' ? [summary, other] : [other, summary]
  return (
    <div className="language-join">
      <label>
        {t.standsAlready}
        <select className="control" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{summary.kind ? t.choosePart : t.choose}</option>
          {free.map(({ id, title, path }) => (
            <option key={id} value={id}>
              {path ? `${title} (${path})` : title}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button"
        disabled={!other}
        onClick={() => original && variant && void onJoin(variant.id, original.id)}
      >
        {t.join}
      </button>
    </div>
  )
}

/** Button in the top bar with the open page's language; it tells if there is another. */
export function LanguagesButton({ summary, onOpen }: { summary: PageSummary; onOpen: () => void }) {
  const t = useStudioWords(languagesMessages)
  const twin = translatedPageOf(summary, useSiblings(summary))
  const shown: readonly PageLanguage[] = pageLanguages.filter((language) => language === summary.language || language === twin?.language)
  return (
    <button type="button" className="button languages-button" title={summary.kind ? t.partHeading : t.heading} onClick={onOpen}>
      <span className="visually-hidden">{`${summary.kind ? t.partHeading : t.heading} `}</span>
      {shown.map((language) => (
        <span key={language} data-here={language === summary.language || undefined}>
          {language.toUpperCase()}
        </span>
      ))}
      {!twin && <span aria-hidden="true">+</span>}
    </button>
  )
}
