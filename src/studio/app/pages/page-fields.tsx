import { useId } from 'react'
import { pathProblem } from '../../../pages/document/problems.js'
import { pagesMessages } from './pages.messages.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

interface PageFieldsProps {
  title: string
  /** Path of the page; a shared part has none. */
  path: string | undefined
  onTitle: (title: string) => void
  onPath: (path: string) => void
  /** True to show what does not fit: not before the first attempt. */
  complain: boolean
  /** Path where shoppers find the page now. */
  live?: string | undefined
  /** The page that stands at this address already. */
  takenBy?: string | undefined
}

/** Title and address of a page. */
export function PageFields({ title, path, onTitle, onPath, complain, live, takenBy }: PageFieldsProps) {
  const t = useStudioWords(pagesMessages)
  const id = useId()
  const untitled = complain && title.trim() === ''
  const language = useLanguage()
  const unfit = complain && path !== undefined ? pathProblem(path) : undefined
  return (
    <>
      <div className="dialog-field">
        <label htmlFor={`${id}title`}>{t.title}</label>
        <input
          id={`${id}title`}
          className="control"
          data-first
          value={title}
          required
          aria-invalid={untitled}
          aria-describedby={untitled ? `${id}untitled` : undefined}
          onChange={(event) => onTitle(event.target.value)}
        />
        {untitled && (
          <p id={`${id}untitled`} className="dialog-field-complaint" role="alert">
            {t.titleNeeded}
          </p>
        )}
      </div>
      {path !== undefined && (
        <div className="dialog-field">
          <label htmlFor={`${id}path`}>{t.path}</label>
          <input
            id={`${id}path`}
            className="control"
            value={path}
            required
            spellCheck={false}
            autoCapitalize="none"
            aria-invalid={unfit !== undefined || takenBy !== undefined}
            aria-describedby={`${id}help`}
            onChange={(event) => onPath(event.target.value)}
          />
          {takenBy !== undefined ? (
            <p id={`${id}help`} className="dialog-field-complaint" role="alert">
              {t.takenBy(takenBy)}
            </p>
          ) : unfit ? (
            <p id={`${id}help`} className="dialog-field-complaint" role="alert">
              {unfit.text[language]}
            </p>
          ) : (
            <p id={`${id}help`} className="help">
              {live !== undefined && live !== path ? t.moves(live) : t.pathHelp}
            </p>
          )}
        </div>
      )}
    </>
  )
}
