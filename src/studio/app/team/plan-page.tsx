import { useState } from 'react'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { liveQuestionsMessages } from '../session/live-questions.messages.js'
import type { ZonedTime } from '../../../core/dom/zoned-time.js'
import type { Failure } from '../session/page-client.js'
import { useShell } from '../session/shell-context.js'
import './team.css'
import { teamMessages } from './team.messages.js'
import { suggestedTime, TimeFields } from './time-fields.js'

/** Schedules the publishing of a page, and shows the state of that plan. */
export function PlanPage({ summary: { id, planned }, save }: { summary: PageSummary; save: () => Promise<boolean> }) {
  const t = useStudioWords(teamMessages)
  const questions = useStudioWords(liveQuestionsMessages)
  const language = useLanguage()
  const { client, refreshPages, tell } = useShell()
  const [at, setAt] = useState(() => suggestedTime())
  const [failure, setFailure] = useState<Failure>()

  async function plan(at: ZonedTime): Promise<void> {
    // A plan takes the stored draft: without the last changes it would not be the page that the editor sees.
    if (!(await save())) return setFailure({ kind: 'broken', text: { de: t.notPlanned, en: t.notPlanned } })
    const answer = await client.addRelease({ name: '', pages: [id], at })
    if ('failed' in answer) return setFailure(answer.failed)
    setFailure(undefined)
    await refreshPages()
    tell(t.isPlanned(t.time(at)), { label: questions.undo, run: () => void cancel(answer.done.id) })
  }

  async function cancel(release: string): Promise<void> {
    const answer = await client.removeRelease(release)
    if ('failed' in answer) return setFailure(answer.failed)
    await refreshPages()
    const again = planned?.at
    tell(t.cancelled, again && { label: questions.undo, run: () => void plan(again) })
  }

  if (planned)
    return (
      <div className="planned">
        {planned.why && <p className="complaint">{t.failedWhy(planned.why[language])}</p>}
        {!planned.why && planned.at && <p>{t.planned(t.time(planned.at))}</p>}
        {failure && (
          <p className="complaint" role="alert">
            {failure.text[language]}
          </p>
        )}
        <button type="button" className="button" onClick={() => void cancel(planned.release)}>
          {t.cancelPlan}
        </button>
      </div>
    )
  return (
    <details className="planned">
      <summary>{t.later}</summary>
      <TimeFields label={t.when} value={at} onChange={setAt} />
      <p className="help">{t.laterHelp}</p>
      {failure && (
        <p className="complaint" role="alert">
          {failure.text[language]}
        </p>
      )}
      <button type="button" className="button" onClick={() => void plan(at)}>
        {t.plan}
      </button>
    </details>
  )
}

/** Schedules taking a page from the site, and shows the state of that plan. */
export function PlanEnd({ summary: { id, published, planned, ends } }: { summary: PageSummary }) {
  const t = useStudioWords(teamMessages)
  const questions = useStudioWords(liveQuestionsMessages)
  const language = useLanguage()
  const { client, refreshPages, tell } = useShell()
  const [at, setAt] = useState(() => suggestedTime(7))
  const [failure, setFailure] = useState<Failure>()
  if (!published && !planned && !ends) return null

  async function plan(at: ZonedTime): Promise<void> {
    const answer = await client.addRelease({ name: '', pages: [id], at, ends: true })
    if ('failed' in answer) return setFailure(answer.failed)
    setFailure(undefined)
    await refreshPages()
    tell(t.isEnding(t.time(at)), { label: questions.undo, run: () => void cancel(answer.done.id) })
  }

  async function cancel(release: string): Promise<void> {
    const answer = await client.removeRelease(release)
    if ('failed' in answer) return setFailure(answer.failed)
    await refreshPages()
    const again = ends?.at
    tell(t.endCancelled, again && { label: questions.undo, run: () => void plan(again) })
  }

  const complaint = failure && (
    <p className="complaint" role="alert">
      {failure.text[language]}
    </p>
  )
  if (ends)
    return (
      <div className="planned">
        {ends.why ? <p className="complaint">{t.endFailed(ends.why[language])}</p> : ends.at && <p>{t.ending(t.time(ends.at))}</p>}
        {complaint}
        <button type="button" className="button" onClick={() => void cancel(ends.release)}>
          {t.cancelEnd}
        </button>
      </div>
    )
  return (
    <details className="planned">
      <summary>{t.end}</summary>
      <TimeFields label={t.when} value={at} onChange={setAt} />
      <p className="help">{t.endHelp}</p>
      {complaint}
      <button type="button" className="button" onClick={() => void plan(at)}>
        {t.planEnd}
      </button>
    </details>
  )
}
