import { ProblemText } from '../../ui/parts/problem-text.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { useMessages } from '../../ui/index.js'
import { Question } from '../../ui/parts/question.js'
import { switcherMessages } from './consultant-switcher.messages.js'

interface Props {
  consultant: Consultant | undefined
  primary: boolean
  /** True when the shopper has other consultants. */
  more: boolean
  /** True when the page sells for this consultant. */
  here: boolean
  busy: boolean
  problem: string
  confirm: () => void
  cancel: () => void
}

/** Specification, section 4: parting needs a confirm step. */
export function DisconnectDialog({ consultant, primary, more, here, busy, problem, confirm, cancel }: Props) {
  const t = useMessages(switcherMessages)
  const name = consultant ? displayName(consultant) : ''
  return (
    <Question
      open={consultant !== undefined}
      title={t.partTitle(name)}
      yes={t.partYes}
      no={t.no}
      busy={busy}
      confirm={confirm}
      cancel={cancel}
    >
      <dl>
        <dt>{t.kept}</dt>
        <dd>{t.keptMore}</dd>
        <dt>{t.removed}</dt>
        <dd>{t.removedMore(name)}</dd>
      </dl>
      {primary && <p>{more ? t.partPrimaryOfMore : t.partPrimary}</p>}
      {here && <p>{t.partHere}</p>}
      {problem && (
        <p className="problem" role="alert">
          <ProblemText text={problem} />
        </p>
      )}
    </Question>
  )
}
