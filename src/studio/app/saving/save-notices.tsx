import { type ReactNode, useEffect, useState } from 'react'
import type { Failure } from '../session/page-client.js'
import type { SaveState } from '../session/save-machine.js'
import type { Saving } from '../session/saving.js'
import { signInAgain } from '../session/sign-in-again.js'
import { Presence } from '../team/presence.js'
import { useSaveState } from './use-saving.js'
import { useLanguage } from '../kit/language.js'
import { useSavingWords } from './use-saving-words.js'

/** Actions of the page's other windows that this one should know. */
export interface OtherWindows {
  count: number
  /** Names of the people at the other windows, as far as they are known. */
  people: readonly string[]
  /** A revision that another window saved and this one has not seen. */
  saved: number | undefined
  /** Name of the person who saved it, if that is known. */
  savedBy: string | undefined
  deleted: boolean
}

interface SaveNoticesProps {
  saving: Saving
  /** True when the opened version is older than the one saved last. */
  isOlder?: boolean | undefined
  others: OtherWindows
  onDecide: () => void
  onLoadTheirs: () => void
  onSaveAsNew: () => void
}

/** Notices above the canvas: what stands in the way of saving, and who else is here. */
export function SaveNotices({ saving, isOlder = false, others, onDecide, onLoadTheirs, onSaveAsNew }: SaveNoticesProps) {
  const t = useSavingWords()
  const state = useSaveState(saving)
  const { saved } = others
  const isNewer = saved !== undefined && saved > state.basedOn
  return (
    <>
      {state.failure && <FailedNotice state={state} failure={state.failure} saving={saving} onSaveAsNew={onSaveAsNew} />}
      {isOlder && state.saved === 0 && <Notice tone="error" text={t.isOlder} />}
      {state.conflict && (
        <Notice tone="error" text={t.conflictHeading}>
          <button type="button" className="button" onClick={onDecide}>
            {t.decide}
          </button>
        </Notice>
      )}
      {others.deleted && (
        <Notice text={t.deleted}>
          <button type="button" className="button" onClick={onSaveAsNew}>
            {t.saveAsNew}
          </button>
        </Notice>
      )}
      {isNewer && !state.conflict && (
        <Notice text={others.savedBy ? t.savedBy(others.savedBy) : t.otherSaved}>
          <button type="button" className="button" onClick={onLoadTheirs}>
            {t.loadTheirs}
          </button>
        </Notice>
      )}
      {others.count > 1 && !isNewer && !state.conflict && <Notice text={<Presence people={others.people} otherwise={t.otherWindow} />} />}
    </>
  )
}

function FailedNotice({
  state,
  failure,
  saving,
  onSaveAsNew,
}: {
  state: SaveState
  failure: Failure
  saving: Saving
  onSaveAsNew: () => void
}) {
  const t = useSavingWords()
  const language = useLanguage()
  const seconds = useSecondsUntil(state.dueAt)
  return (
    <Notice
      tone="error"
      text={
        <>
          {t.notSaved} {failure.text[language]} <span aria-hidden="true">{seconds === undefined ? t.kept : t.retryIn(seconds)}</span>
        </>
      }
    >
      {failure.kind === 'signed-out' && (
        <button type="button" className="button primary" onClick={signInAgain}>
          {t.signInAgain}
        </button>
      )}
      {failure.kind === 'missing' && (
        <button type="button" className="button" onClick={onSaveAsNew}>
          {t.saveAsNew}
        </button>
      )}
      <button type="button" className="button" onClick={() => void saving.saveNow()}>
        {t.tryNow}
      </button>
    </Notice>
  )
}

function useSecondsUntil(time: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (time === undefined) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [time])
  return time === undefined ? undefined : Math.max(0, Math.ceil((time - now) / 1000))
}

export function Notice({ text, tone = 'calm', children }: { text: ReactNode; tone?: 'calm' | 'error'; children?: ReactNode }) {
  return (
    <div className="save-notice" data-tone={tone}>
      <p>{text}</p>
      {children}
    </div>
  )
}
