import { useState } from 'react'
import type { PageSummary } from '../../../document/pages-api.js'
import { Dialog } from '../kit/dialog.js'
import { useStudioWords } from '../kit/language.js'
import { useShell } from '../session/shell-context.js'
import './languages.css'
import { languagesWords } from './languages.words.js'
import { type PageLanguage, pageLanguages, twinOf } from './twins.js'
import { useVariants } from './use-variants.js'

interface LanguagesDialogProps {
  summary: PageSummary
  onTranslate: () => void
  onClose: () => void
}

/** In which languages the open page exists, and how far each is. */
export function LanguagesDialog({ summary, onTranslate, onClose }: LanguagesDialogProps) {
  const t = useStudioWords(languagesWords)
  const { pages = [], goTo } = useShell()
  const { make, belong } = useVariants()
  const twin = twinOf(summary, pages)
  const variant = [summary, twin].find((page) => page?.variantOf !== undefined)
  return (
    <Dialog heading={t.heading} onClose={onClose}>
      <p className="help">{t.help}</p>
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
          <p className="help">{t.makeHelp}</p>
          <Joining summary={summary} onJoin={belong} />
        </>
      )}
    </Dialog>
  )
}

function State({ page, isHere, hasTwin }: { page: PageSummary; isHere: boolean; hasTwin: boolean }) {
  const t = useStudioWords(languagesWords)
  const { untranslated = 0, variantOf, published, path } = page
  const progress = untranslated > 0 ? t.untranslated(untranslated) : t.allTranslated
  const said = [isHere && t.here, hasTwin && (variantOf === undefined ? t.original : progress), published ? t.published : t.draft]
  return <p className="help">{`${path} · ${said.filter(Boolean).join(', ')}`}</p>
}

/** Two pages that stand there already become each other's translation. */
function Joining({ summary, onJoin }: { summary: PageSummary; onJoin: (id: string, of: string) => Promise<void> }) {
  const t = useStudioWords(languagesWords)
  const { pages = [] } = useShell()
  const [chosen, setChosen] = useState('')
  const free = pages.filter((page) => page.language !== summary.language && !page.broken && !twinOf(page, pages))
  if (free.length === 0) return null
  const other = free.find(({ id }) => id === chosen)
  const [original, variant] = summary.language === 'de' ? [summary, other] : [other, summary]
  return (
    <div className="language-join">
      <label>
        {t.standsAlready}
        <select className="control" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{t.choose}</option>
          {free.map(({ id, title, path }) => (
            <option key={id} value={id}>{`${title} (${path})`}</option>
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

/** In the top bar: the open page's language, and whether there is another. */
export function LanguagesButton({ summary, onOpen }: { summary: PageSummary; onOpen: () => void }) {
  const t = useStudioWords(languagesWords)
  const { pages = [] } = useShell()
  const twin = twinOf(summary, pages)
  const shown: readonly PageLanguage[] = pageLanguages.filter((language) => language === summary.language || language === twin?.language)
  return (
    <button type="button" className="button languages-button" title={t.heading} onClick={onOpen}>
      <span className="visually-hidden">{`${t.heading} `}</span>
      {shown.map((language) => (
        <span key={language} data-here={language === summary.language || undefined}>
          {language.toUpperCase()}
        </span>
      ))}
      {!twin && <span aria-hidden="true">+</span>}
    </button>
  )
}
