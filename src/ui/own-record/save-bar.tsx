import { ProblemText } from '../parts/problem-text.js'
import { useId } from 'react'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import type { Refusal } from '../../commerce/domain/answers.js'
import type { OwnState } from '../../commerce/domain/customer/own-record.js'
import { ownRecordMessages } from './own-record.messages.js'
import { SignInHere } from '../parts/sign-in.js'
import { useSettings } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'

interface Editing {
  state: OwnState
  view: { changes: object; elsewhere: readonly string[]; refusal: Refusal | undefined; error: unknown } | undefined
  save: () => void
  undo: () => void
  takeElsewhere: () => void
}

interface Facts {
  label: string
  /** The saved value. */
  there: string
  /** The shopper's change; undefined where there is none. */
  yours: string | undefined
}

interface Props extends Editing {
  /** Describes a field in words, for one that was changed elsewhere. */
  factsOf?: (key: string) => Facts
}

/** Shows the unsaved changes, the buttons to save or undo them, and the result. Goes with `theme/own-record.css`. */
export function SaveBar({ view, state, save, undo, takeElsewhere, factsOf }: Props) {
  const t = useMessages(ownRecordMessages)
  const settings = useSettings()
  const id = useId()
  const count = Object.keys(view?.changes ?? {}).length
  const saving = state === 'saving'
  const problem =
    state === 'unsaved'
      ? describeError(view?.error, settings)
      : state === 'refused' && view?.refusal
        ? describeRefusal(view.refusal, settings)
        : ''
  return (
    <>
      {problem && (
        <p className="notice" role="alert" part="error">
          <ProblemText text={problem} /> {t.kept}
        </p>
      )}
      {state === 'conflict' && view && factsOf && (
        <ChangedElsewhere facts={view.elsewhere.map((key) => ({ key, ...factsOf(key) }))} save={save} takeElsewhere={takeElsewhere} />
      )}
      <div className="save-bar" part="save-bar">
        <p className="soft-text" id={id}>
          {count === 0 ? t.nothing : t.unsaved(count)}
        </p>
        {count > 0 && !saving && (
          <button type="button" className="text-button" onClick={undo}>
            {t.undo}
          </button>
        )}
        <button type="button" className="button" part="save" aria-disabled={saving || count === 0} aria-describedby={id} onClick={save}>
          {saving ? t.saving : t.save}
        </button>
      </div>
    </>
  )
}

/** The save bar on a canvas, where there is nothing to save. */
export const SampleSaveBar = () => <SaveBar view={undefined} state="ready" save={nothing} undo={nothing} takeElsewhere={nothing} />

const nothing = () => {}

function ChangedElsewhere({
  facts,
  save,
  takeElsewhere,
}: Pick<Props, 'save' | 'takeElsewhere'> & { facts: readonly (Facts & { key: string })[] }) {
  const t = useMessages(ownRecordMessages)
  const areHers = facts.some(({ yours }) => yours !== undefined)
  return (
    <div className="elsewhere" role="alert" part="conflict">
      <p className="title">{t.elsewhere}</p>
      <dl>
        {facts.map(({ key, label, there, yours }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {t.there}: <b>{there || t.none}</b>
            </dd>
            {yours !== undefined && (
              <dd>
                {t.yours}: <b>{yours || t.none}</b>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="answers">
        <button type="button" className="button small" onClick={save}>
          {areHers ? t.keepMine : t.goOn}
        </button>
        {areHers && (
          <button type="button" className="button quiet small" onClick={takeElsewhere}>
            {t.takeOther}
          </button>
        )}
      </div>
    </div>
  )
}

/** Asks a guest to sign in. A customer's unsaved changes stay after the session has ended, but leaving this page would lose them. */
export function SignInFirst({ text, isChanged }: { text: string; isChanged: boolean }) {
  const t = useMessages(ownRecordMessages)
  return isChanged ? <SignInHere text={t.stillHere} urgent inNewTab={t.signInElsewhere} /> : <SignInHere text={text} />
}
