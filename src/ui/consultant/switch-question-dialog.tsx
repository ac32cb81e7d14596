import { useEffect } from 'react'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import type { Foresight } from '../../commerce/domain/consultant/foresee-switch.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { Question } from '../parts/question.js'
import { switchMessages } from './switch-question.messages.js'
import { useShop, useStore } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'

export interface Asked extends Foresight {
  consultant: Consultant
  /** The answer; absent while the question is open. */
  go?: boolean
  /** Passes the answer on when the dialog is gone and the focus is back. */
  settle: (go: boolean) => void
}

export function SwitchQuestion({ consultant, unavailable, go, settle, answer }: Asked & { answer: (go: boolean) => void }) {
  const t = useMessages(switchMessages)
  // The current consultant may become known while the question is open.
  const now = useStore(useShop().consultant)
  const before = now?.id === consultant.id ? undefined : now
  useEffect(() => {
    if (go !== undefined) settle(go)
  }, [go, settle])
  const name = displayName(consultant)
  return (
    <Question
      open={go === undefined}
      title={before ? t.switchTitle(name) : t.beginTitle(name)}
      yes={before ? t.switchYes : t.beginYes}
      no={t.switchNo}
      confirm={() => answer(true)}
      cancel={() => answer(false)}
    >
      <p>{before ? t.switchFrom(name, displayName(before)) : t.beginCart(name)}</p>
      <Missing firstName={consultant.firstName || name} unavailable={unavailable} />
    </Question>
  )
}

function Missing({ firstName, unavailable }: { firstName: string; unavailable: readonly string[] | undefined }) {
  const t = useMessages(switchMessages)
  if (!unavailable) return <p>{t.switchUnknown(firstName)}</p>
  if (unavailable.length === 0) return <p>{t.switchAll(firstName)}</p>
  return (
    <div className="not-there">
      <p>
        <strong>{t.switchMissing(firstName)}</strong>
      </p>
      <ul>
        {unavailable.map((product) => (
          <li key={product}>{product}</li>
        ))}
      </ul>
    </div>
  )
}
