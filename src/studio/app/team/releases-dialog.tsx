import { type FormEvent, useCallback, useEffect, useId, useState } from 'react'
import type { Release, ReleaseList } from '../../../pages/document/team-api.js'
import { Dialog } from '../kit/dialog.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { timeOf } from '../kit/time-of.js'
import { useMissingPermission } from '../session/use-missing-permission.js'
import { liveQuestionsMessages } from '../session/live-questions.messages.js'
import type { Answer, Failure } from '../session/page-client.js'
import { useShell } from '../session/shell-context.js'
import './team.css'
import { teamMessages } from './team.messages.js'
import { suggestedTime, TimeFields } from './time-fields.js'

// A larger difference means that one of the two clocks is wrong.
const clocksApart = 120_000

/** Several pages that are published and taken back as one. */
export function ReleasesDialog({ onClose }: { onClose: () => void }) {
  const t = useStudioWords(teamMessages)
  const language = useLanguage()
  const { client, refreshPages, tell } = useShell()
  const why = useMissingPermission('publisher')
  const [list, setList] = useState<ReleaseList>()
  const [failure, setFailure] = useState<Failure>()
  const read = useCallback(async () => {
    const answer = await client.releases()
    if ('done' in answer) setList(answer.done)
    else setFailure(answer.failed)
  }, [client])
  useEffect(() => void read(), [read])

  async function after<Value>(work: Promise<Answer<Value>>, sentence?: string): Promise<boolean> {
    const answer = await work
    setFailure('failed' in answer ? answer.failed : undefined)
    await Promise.all([read(), refreshPages()])
    if ('done' in answer && sentence) tell(sentence)
    return 'done' in answer
  }

  return (
    <Dialog heading={t.releases} size="large" onClose={onClose}>
      <p className="help">{t.releasesHelp}</p>
      {why && <p>{why}</p>}
      {failure && (
        <p className="complaint" role="alert">
          {failure.text[language]}
        </p>
      )}
      {list && Math.abs(Date.parse(list.now) - Date.now()) > clocksApart && <p className="help">{t.clock(timeOf(list.now, language))}</p>}
      {list?.releases.length === 0 && <p className="help">{t.noReleases}</p>}
      <ul className="release-list">
        {list?.releases.map((release) => (
          <ReleaseItem key={release.id} release={release} after={why ? undefined : after} />
        ))}
      </ul>
      {!why && <ReleaseForm after={after} />}
    </Dialog>
  )
}

type After = <Value>(work: Promise<Answer<Value>>, sentence?: string) => Promise<boolean>

/** @param after nothing, where she may only look */
function ReleaseItem({ release, after }: { release: Release; after: After | undefined }) {
  const t = useStudioWords(teamMessages)
  const language = useLanguage()
  const { pages = [] } = useShell()
  const { id, state, at, why, ends } = release
  const titles = release.pages.map((each) => pages.find((page) => page.id === each)?.title ?? each)
  const name = release.name || titles[0] || id
  const isDone = state === 'published'
  const isBack = state === 'taken-back'
  const change = useReleaseQuestions(release, name, after)
  const isUnderway = state === 'publishing' || state === 'taking-back'
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="help">{titles.join(', ')}</p>
        <p className="help">{state === 'open' && at ? (ends ? t.ending : t.planned)(t.time(at)) : t.states[state]}</p>
        {why && <p className="complaint">{why[language]}</p>}
      </div>
      {after && !isUnderway && (
        <span className="release-actions">
          {isDone ? (
            <button type="button" className="button" aria-label={t.takeBackOf(name)} onClick={change.takeBack}>
              {t.takeBack}
            </button>
          ) : ends && isBack ? null : (
            <button type="button" className="button" aria-label={(ends ? t.endNowOf : t.publishNowOf)(name)} onClick={change.publish}>
              {ends ? t.endNow : t.publishNow}
            </button>
          )}
          {isBack && (
            <button type="button" className="button" aria-label={t.restoreOf(name)} onClick={change.restore}>
              {t.restore}
            </button>
          )}
          <button type="button" className="button plain" aria-label={t.giveUpOf(name)} onClick={change.giveUp}>
            {t.giveUp}
          </button>
        </span>
      )}
    </li>
  )
}

/** Each action is confirmed first, since visitors see it at once; each can be taken back from the list. */
function useReleaseQuestions(release: Release, name: string, after: After | undefined) {
  const t = useStudioWords(teamMessages)
  const questions = useStudioWords(liveQuestionsMessages)
  const { client, ask, pages = [] } = useShell()
  const { id, revision, at, state, ends, switched = [] } = release
  const known = release.pages.flatMap((each) => pages.find((page) => page.id === each) ?? [])
  const affected = async () => ({
    done: known.map((page) => ({ id: page.id, title: page.title, path: page.path, live: true, draft: true })),
  })
  const pathsOf = (ids: readonly string[]) => ids.map((each) => known.find((page) => page.id === each)?.path ?? each)

  async function done<Value>(work: Promise<Answer<Value>>, sentence?: string) {
    const answer = await work
    await after?.(Promise.resolve(answer), sentence)
    return 'failed' in answer ? answer.failed : undefined
  }

  function takeBack(): void {
    const [offline, before] = [switched.filter(({ from }) => from === undefined), switched.filter(({ from }) => from !== undefined)]
    ask({
      heading: questions.withdrawHeading(name),
      sentences: [
        ...(before.length > 0 ? [questions.withdrawBefore(pathsOf(before.map((each) => each.id)))] : []),
        ...(offline.length > 0 ? [questions.withdrawOffline(pathsOf(offline.map((each) => each.id)))] : []),
      ],
      action: questions.withdraw,
      isDanger: true,
      run: () => done(client.takeBackRelease(id, revision), t.tookBack(name)),
    })
  }
  const publish = () =>
    ask({
      heading: (ends ? questions.endHeading : questions.publishHeading)(name),
      sentences: [ends ? questions.endText : release.revisions ? questions.publishPlannedText : questions.publishText],
      action: ends ? questions.end : questions.publish,
      affected,
      run: () => done(client.publishRelease(id, revision), (ends ? t.tookBack : t.publishedAll)(name)),
    })
  const restore = () =>
    ask({
      heading: questions.restoreHeading(name),
      sentences: [questions.restoreText],
      action: questions.restore,
      affected,
      run: () => done(client.restoreRelease(id, revision), t.publishedAll(name)),
    })
  function giveUp(): void {
    const remove = () => done(client.removeRelease(id))
    if (state !== 'open' || !at) return void remove()
    ask({
      heading: questions.giveUpHeading(name),
      sentences: [(ends ? questions.giveUpEndText : questions.giveUpText)(t.time(at))],
      action: questions.giveUp,
      isDanger: true,
      affected,
      run: remove,
    })
  }
  return { takeBack, publish, restore, giveUp }
}

function ReleaseForm({ after }: { after: After }) {
  const t = useStudioWords(teamMessages)
  const id = useId()
  const { client, pages = [] } = useShell()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isTimed, setTimed] = useState(false)
  const [at, setAt] = useState(suggestedTime)
  const [tried, setTried] = useState(false)

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (chosen.length === 0) return
    if (!(await after(client.addRelease({ name, pages: chosen, ...(isTimed && { at }) })))) return
    setName('')
    setChosen([])
    setTried(false)
  }

  const toggle = (page: string, isIn: boolean) => setChosen(isIn ? [...chosen, page] : chosen.filter((each) => each !== page))
  return (
    <form className="release-form" onSubmit={(event) => void make(event)}>
      <label htmlFor={`${id}name`}>{t.name}</label>
      <input id={`${id}name`} className="control" placeholder={t.nameHint} value={name} onChange={(event) => setName(event.target.value)} />
      <fieldset className="release-pages">
        <legend>{t.pages}</legend>
        {pages
          .filter(({ broken }) => !broken)
          .map((page) => (
            <label key={page.id}>
              <input type="checkbox" checked={chosen.includes(page.id)} onChange={(event) => toggle(page.id, event.target.checked)} />
              {`${page.title} (${page.path})`}
            </label>
          ))}
      </fieldset>
      {tried && chosen.length === 0 && (
        <p className="complaint" role="alert">
          {t.choosePages}
        </p>
      )}
      <label className="release-timed">
        <input type="checkbox" checked={isTimed} onChange={(event) => setTimed(event.target.checked)} />
        {t.later}
      </label>
      {isTimed && <TimeFields label={t.when} value={at} onChange={setAt} />}
      <button type="submit" className="button primary">
        {t.make}
      </button>
    </form>
  )
}
