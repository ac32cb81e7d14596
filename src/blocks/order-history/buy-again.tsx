import { ProblemText } from '../../ui/parts/problem-text.js'
import { useState } from 'react'
import type { Answer } from '../../commerce/domain/answers.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import type { Order, OrderLine } from '../../commerce/domain/order/order-gateway.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import { useLazy, useSettings, useShop, useMessages } from '../../ui/index.js'
import { orderMessages } from '../../ui/order/order.messages.js'
import { orderHistoryMessages } from './order-history.messages.js'

interface Props {
  number: string
  /** The order as far as it is known already. */
  known: Order | undefined
  /** Names the order for screen readers. */
  which: string
  done: (count: number) => void
}

interface Outcome {
  count: number
  /** Items that are not in the cart, each with the reason. */
  left: readonly { name: string; reason: string }[]
}

/** Puts the items of an order into the cart again, and reports those that could not go in, with the reasons. */
export function BuyAgain({ number, known, which, done }: Props) {
  const shop = useShop()
  const orders = useLazy(shop.orders)
  const settings = useSettings()
  const t = useMessages(orderHistoryMessages)
  const { gone } = useMessages(orderMessages)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | { problem: string }>()
  const withLock = useOneAtATime()
  const put = async (): Promise<Outcome | { problem: string }> => {
    const order = known ?? (await (await orders()).read(number))
    if (!order) return { problem: t.gone }
    const lines = order.deliveries.flatMap((delivery) => delivery.lines)
    const wishes = lines.map(({ productId = '', quantity }) => ({ productId, quantity }))
    const answers = await (await shop.cart.get()).addAll(wishes)
    const why = (line: OrderLine, answer: Answer | undefined) =>
      line.productId === undefined ? gone : answer && has(answer, 'refused') ? describeRefusal(answer.refused, settings) : undefined
    const left = lines.flatMap((line, index) => {
      const reason = why(line, answers[index])
      return reason === undefined ? [] : [{ name: line.name, reason }]
    })
    return { count: lines.length - left.length, left }
  }
  const start = () =>
    withLock(async () => {
      setBusy(true)
      setOutcome(undefined)
      const found = await put().catch((error: unknown) => ({ problem: describeError(error, settings) }))
      setBusy(false)
      setOutcome(found)
      if (has(found, 'problem') || found.count === 0) return
      shop.announce(t.added(found.count))
      done(found.count)
      if (found.left.length === 0) shop.showCart()
    })
  return (
    <>
      <button
        type="button"
        className="button small"
        part="again"
        aria-disabled={busy}
        aria-label={t.named(busy ? t.adding : t.again, which)}
        onClick={() => void start()}
      >
        {busy ? t.adding : t.again}
      </button>
      <div role="alert" className="outcome">
        {outcome &&
          (has(outcome, 'problem') ? (
            <p className="problem">
              <ProblemText text={outcome.problem} />
            </p>
          ) : (
            <Told outcome={outcome} />
          ))}
      </div>
    </>
  )
}

function Told({ outcome: { count, left } }: { outcome: Outcome }) {
  const t = useMessages(orderHistoryMessages)
  if (left.length === 0) return null
  return (
    <div className="notice">
      <div>
        <p>{count > 0 ? t.added(count) : t.nothingAdded}</p>
        {count > 0 && <p>{t.notAdded}</p>}
        <ul>
          {left.map(({ name, reason }) => (
            <li key={name}>
              <b>{name}</b> <ProblemText text={reason} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
