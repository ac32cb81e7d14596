import { ProblemText } from '../../ui/parts/problem-text.js'
import { type FormEvent, useId, useRef, useState } from 'react'
import { describeError } from '../../commerce/domain/describe-error.js'
import type { Order } from '../../commerce/domain/order/order-gateway.js'
import { orderInAddress } from '../../commerce/domain/order/order-address.js'
import { readOrderNumber } from '../../commerce/domain/order/read-order-number.js'
import { guestProof, placedOrder } from '../../commerce/domain/order/placed-order.js'
import { readByForm, useFormTexts } from '../../ui/hooks/use-form-texts.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import { useLazy, useSettings, useShop, useMessages } from '../../ui/index.js'
import { readMail } from '../../core/dom/mail.js'
import { readPhone } from '../../core/dom/read-phone.js'
import { plainText } from '../../core/dom/plain-text.js'
import { OrderDetails } from '../../ui/order/order-details.js'
import { OrderHead } from './order-entry.js'
import { orderHistoryMessages } from './order-history.messages.js'

const kinds = { number: 'text', email: 'email', phoneNumber: 'tel' } as const

interface Props {
  statusOf: (status: string) => string
  withdrawalUrl: string
}

/** A guest finds her order with its number, her e-mail address and, where she gave one, her phone number. */
export function Lookup({ statusOf, withdrawalUrl }: Props) {
  const shop = useShop()
  const orders = useLazy(shop.orders)
  const settings = useSettings()
  const t = useMessages(orderHistoryMessages)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { visit, here } = shop.page
  const [said, say] = useState(() => ({
    number: orderInAddress(here(), settings.pages) || (placedOrder(visit) ?? ''),
    email: guestProof(visit)?.email ?? '',
    phoneNumber: guestProof(visit)?.phoneNumber ?? '',
  }))
  useFormTexts(form, ({ number = '', email = '', phoneNumber = '' }) => say({ number, email, phoneNumber }))
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [order, setOrder] = useState<Order>()
  const withLock = useOneAtATime()
  const find = (event: FormEvent) => {
    event.preventDefault()
    const [number, email, phoneNumber] = [readOrderNumber(said.number), readMail(said.email), readPhone(said.phoneNumber)]
    setOrder(undefined)
    setProblem('')
    if (number === '' || email === '') {
      setProblem(t.missing)
      form.current?.querySelector<HTMLElement>(`[name=${number === '' ? 'number' : 'email'}]`)?.focus()
      return
    }
    void withLock(async () => {
      setBusy(true)
      try {
        const found = await (await orders()).read(number, { email, ...(phoneNumber && { phoneNumber }) })
        if (found) setOrder(found)
        else setProblem(t.notFound)
      } catch (error) {
        setProblem(describeError(error, settings))
      } finally {
        setBusy(false)
      }
    })
  }
  const field = (name: keyof typeof said) => (
    <div>
      <label className="field" htmlFor={`${id}-${name}`}>
        {t[name]}
      </label>
      <span className="field">
        <input
          id={`${id}-${name}`}
          name={name}
          type={kinds[name]}
          autoComplete={name === 'number' ? 'off' : kinds[name]}
          autoCapitalize={name === 'number' ? 'characters' : 'none'}
          spellCheck={false}
          required={name !== 'phoneNumber'}
          maxLength={200}
          value={said[name]}
          aria-invalid={name !== 'phoneNumber' && problem === t.missing && plainText(said[name]) === ''}
          onChange={readByForm}
        />
      </span>
    </div>
  )
  return (
    <section className="lookup" aria-labelledby={`${id}-title`} part="lookup">
      <h2 id={`${id}-title`}>{t.lookup}</h2>
      <p className="soft-text">{t.lookupHint}</p>
      <form ref={form} noValidate onSubmit={find}>
        {field('number')}
        {field('email')}
        {field('phoneNumber')}
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? t.finding : t.find}
        </button>
      </form>
      <div role="alert">
        {problem && (
          <p className="notice">
            <ProblemText text={problem} />
          </p>
        )}
      </div>
      <div role="status">
        {order && (
          <div className="entry">
            <OrderHead order={order} statusOf={statusOf} open />
            <OrderDetails order={order} withdrawalUrl={withdrawalUrl} />
          </div>
        )}
      </div>
    </section>
  )
}
