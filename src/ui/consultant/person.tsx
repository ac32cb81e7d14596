import { ProblemText } from '../parts/problem-text.js'
import { useState } from 'react'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import type { Refusable } from '../../commerce/domain/answers.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { checkoutToReturnTo } from '../../core/dom/checkout-return.js'
import { personMessages } from './person.messages.js'
import { Spinner } from '../parts/spinner.js'
import { useSwitchQuestion } from './switch-question.js'
import { useOneAtATime } from '../hooks/use-one-at-a-time.js'
import { useSettings, useShop } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'

interface ShopHereProps {
  consultant: Consultant
  shopUrl: string
  /** Tells the page; `false` when the page wants to do something else. */
  chosen: () => boolean
  small?: boolean
}

/** "Bei Anna einkaufen": confirms when the cart is filled, connects, chooses, and navigates; a problem is shown at the button. */
export function ShopHere({ consultant, shopUrl, chosen, small = false }: ShopHereProps) {
  const shop = useShop()
  const t = useMessages(personMessages)
  const settings = useSettings()
  const { ask, question } = useSwitchQuestion()
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle')
  const busy = state === 'busy'
  const withLock = useOneAtATime()
  const begin = async (): Promise<Refusable<{ go: boolean }>> => {
    const asked = await ask(consultant)
    if (has(asked, 'refused') || !asked.go) return asked
    const answer = await (await shop.relations.get()).shopWith(consultant)
    return has(answer, 'refused') ? answer : asked
  }
  const start = async () => {
    setState('busy')
    const outcome = await begin().catch((error: unknown) => {
      console.error(error)
      return { problem: describeError(error, settings) }
    })
    if (has(outcome, 'problem')) return setState(outcome)
    if (has(outcome, 'refused')) return setState({ problem: describeRefusal(outcome.refused, settings) })
    setState('idle')
    if (!outcome.go) return
    shop.announce(t.chosen(displayName(consultant)))
    if (chosen()) shop.page.go(checkoutToReturnTo(shop.page.here(), settings.checkoutUrl) ?? shopUrl)
  }
  return (
    <div className="shop-here">
      <button
        type="button"
        part="shop-here"
        className={small ? 'button small' : 'button'}
        aria-disabled={busy}
        onClick={() => void withLock(start)}
      >
        {busy && <Spinner size="small" label={t.opening} />}
        {t.shopHere(consultant.firstName || displayName(consultant))}
      </button>
      {typeof state === 'object' && (
        <p className="problem" role="alert">
          <ProblemText text={state.problem} />
        </p>
      )}
      {question}
    </div>
  )
}
