import { type ReactNode, useEffect, useState } from 'react'
import { type Foresight, foreseeSwitch } from '../shop/foresee-switch.js'
import type { Consultant, OrRefused } from '../shop/gateways.js'
import { has } from '../shop/has.js'
import { displayName } from '../shop/names.js'
import { Question } from './question.js'
import { switchWords } from './switch-question.words.js'
import { useShop } from './use-shop.js'
import { useWords } from './use-words.js'

interface Asked extends Foresight {
  consultant: Consultant
  before: Consultant | undefined
  /** Absent while she is thinking. */
  go?: boolean
  /** Takes her answer on when the dialog is gone and the focus is back. */
  settle: (go: boolean) => void
}

/**
 * Asks before the page sells a filled cart for another consultant: same cart, new consultant, what she does not have.
 * `ask` gives true when she wants it or nothing needs asking; it throws when the platform cannot be asked.
 */
export function useSwitchQuestion(): { ask: (consultant: Consultant) => Promise<OrRefused<{ go: boolean }>>; question: ReactNode } {
  const shop = useShop()
  const [asked, setAsked] = useState<Asked>()
  const ask = async (consultant: Consultant): Promise<OrRefused<{ go: boolean }>> => {
    const before = shop.consultant.get()
    if (before?.id === consultant.id) return { go: true }
    const foresight = await foreseeSwitch(shop, consultant)
    if (has(foresight, 'refused')) return foresight
    if (!foresight.filled) return { go: true }
    return { go: await new Promise<boolean>((settle) => setAsked({ ...foresight, consultant, before, settle })) }
  }
  const answer = (go: boolean) => setAsked((shown) => shown && { go, ...shown })
  return { ask, question: asked && <SwitchQuestion {...asked} answer={answer} /> }
}

function SwitchQuestion({ consultant, before, unavailable, go, settle, answer }: Asked & { answer: (go: boolean) => void }) {
  const t = useWords(switchWords)
  useEffect(() => {
    if (go !== undefined) settle(go)
  }, [go, settle])
  const name = displayName(consultant)
  return (
    <Question
      open={go === undefined} title={before ? t.switchTitle(name) : t.beginTitle(name)} yes={before ? t.switchYes : t.beginYes} no={t.switchNo}
      confirm={() => answer(true)} cancel={() => answer(false)}
    >
      <p>{before ? t.switchFrom(name, displayName(before)) : t.beginCart(name)}</p>
      <Missing firstName={consultant.firstName || name} unavailable={unavailable} />
    </Question>
  )
}

function Missing({ firstName, unavailable }: { firstName: string; unavailable: readonly string[] }) {
  const t = useWords(switchWords)
  if (unavailable.length === 0) return <p>{t.switchAll(firstName)}</p>
  return (
    <div className="not-there">
      <p><strong>{t.switchMissing(firstName)}</strong></p>
      <ul>{unavailable.map((product) => <li key={product}>{product}</li>)}</ul>
    </div>
  )
}
