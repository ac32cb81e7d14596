import { cheapestMethod } from '../../commerce/domain/checkout/cheapest-method.js'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { DeliveryChange, DeliveryGroup, Gift } from '../../commerce/domain/checkout/checkout-gateway.js'
import { deliveriesOf } from '../../commerce/domain/checkout/checkout.js'
import { mostDeliveries } from '../../commerce/domain/limits.js'
import { usePriceFormat, useMessages } from '../../ui/index.js'
import { useDay } from '../../ui/order/use-day.js'
import { lazy } from '../../ui/parts/lazy.js'
import { stepsMessages } from './steps.messages.js'
import { DeliveryGoods, useDeliveryName } from './deliveries.js'
import { Hindered } from './hindered.js'
import type { StepProps } from './step-props.js'

/** Loaded separately, as only some shops wrap, and only some split. */
const GiftCard = lazy(() => import('./gift-card.js').then((module) => module.GiftCard))
const Split = lazy(() => import('./split.js').then((module) => module.Split))

/** The shopper's choices for a delivery that are not sent yet. */
interface Chosen {
  methodId?: string
  /** Null removes the gift. */
  gift?: Gift | null
}

/** The step for the delivery methods, with their prices. */
export function How({ done, ...props }: StepProps & { done: () => void }) {
  const { checkout, view, found, store } = props
  const t = useMessages(stepsMessages)
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({})
  const [isSplitting, setSplitting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasSplitting = useRef(false)
  useEffect(() => {
    if (wasSplitting.current && !isSplitting) opener.current?.focus()
    wasSplitting.current = isSplitting
  }, [isSplitting])
  const deliveries = deliveriesOf(found)
  const isSaving = view.state !== 'ready'
  const { splitShipmentEnabled: maySplit, giftingConfig: gifting } = store

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    for (const delivery of deliveries) {
      if (!(await tell(delivery, chosen[delivery.id] ?? {}))) return
    }
    done()
  }
  /** Sends only what the platform does not know already. */
  const tell = async (delivery: DeliveryGroup, { methodId = wayOf(delivery), gift }: Chosen): Promise<boolean> => {
    const isNew = methodId !== undefined && methodId !== delivery.methodId
    const isGift = gift !== undefined && JSON.stringify(gift ?? undefined) !== JSON.stringify(delivery.gift)
    if (isNew && deliveries.length === 1 && !(await checkout.change({ methodId }))) return false
    const change: DeliveryChange = {
      ...(isNew && deliveries.length > 1 && { methodId }),
      ...(isGift && { gift: gift ?? undefined }),
    }
    return Object.keys(change).length === 0 || checkout.changeDelivery(delivery.id, change)
  }
  if (isSplitting) return <Split {...props} close={() => setSplitting(false)} />
  const isNowhere = deliveries.length === 0 || deliveries.some(({ methods }) => methods.length === 0)
  if (isNowhere && deliveries.length < 2)
    return (
      <p className="notice" role="alert">
        {t.noMethods}
      </p>
    )
  return (
    <form onSubmit={send}>
      {deliveries.map((delivery, index) => {
        const { methodId = wayOf(delivery), gift = delivery.gift } = chosen[delivery.id] ?? {}
        const choose = (change: (before: Chosen) => Chosen) =>
          setChosen((before) => ({ ...before, [delivery.id]: { ...before[delivery.id], ...change(before[delivery.id] ?? {}) } }))
        const write = (words: Partial<Gift>) =>
          choose((before) => ({ gift: { to: '', message: '', ...(before.gift === undefined ? delivery.gift : before.gift), ...words } }))
        return (
          <Delivery
            key={delivery.id}
            {...props}
            delivery={delivery}
            number={deliveries.length > 1 ? index + 1 : undefined}
            chosen={methodId}
            choose={(one) => choose(() => ({ methodId: one }))}
          >
            {gifting.isGiftingEnabled && (
              <GiftCard
                gift={gift ?? undefined}
                asksWords={gifting.isGiftMessageEnabled}
                give={(words) => (words ? write(words) : choose(() => ({ gift: null })))}
              />
            )}
          </Delivery>
        )
      })}
      {maySplit && deliveries.length < mostDeliveries && !isNowhere && (
        <button ref={opener} type="button" className="text-button" onClick={() => setSplitting(true)}>
          {t.split}
        </button>
      )}
      <Hindered {...props} />
      {!isNowhere && (
        <button type="submit" className="button" aria-disabled={isSaving}>
          {isSaving ? t.saving : t.toPay}
        </button>
      )}
    </form>
  )
}

const wayOf = ({ methodId, methods }: DeliveryGroup): string | undefined => methodId ?? cheapestMethod(methods)?.id

interface DeliveryProps extends StepProps {
  delivery: DeliveryGroup
  /** Undefined where there is one only. */
  number: number | undefined
  chosen: string | undefined
  choose: (methodId: string) => void
  children: ReactNode
}

function Delivery({ checkout, view, found, bought, delivery, number, chosen, choose, children }: DeliveryProps) {
  const t = useMessages(stepsMessages)
  const name = useId()
  const { day } = useDay()
  const nameOf = useDeliveryName()
  const { id, isDefault, methods, desiredDeliveryDate } = delivery
  return (
    <fieldset className="choices">
      <legend className={number ? 'delivery-name' : 'visually-hidden'}>{number ? nameOf(delivery, number) : t.how}</legend>
      {number && <DeliveryGoods delivery={delivery} cart={bought.cart} />}
      {methods.length === 0 && (
        <p className="notice" role="alert">
          {t.noMethods}
        </p>
      )}
      {methods.map((method) => (
        <label key={method.id} className="choice">
          <input type="radio" name={name} value={method.id} checked={chosen === method.id} onChange={() => choose(method.id)} />
          <span>
            <b>{method.name}</b>
            {method.carrier && <span className="soft-text">{method.carrier}</span>}
          </span>
          <Fee fee={method.fee} currency={method.currency || (found.totals?.currency ?? '')} />
        </label>
      ))}
      {desiredDeliveryDate && <p className="soft-text">{t.comesOn(day(desiredDeliveryDate))}</p>}
      {children}
      {number && !isDefault && (
        <button type="button" className="text-button" aria-disabled={view.state !== 'ready'} onClick={() => void checkout.unite(id)}>
          {t.unite}
        </button>
      )}
    </fieldset>
  )
}

function Fee({ fee, currency }: { fee: string; currency: string }) {
  const t = useMessages(stepsMessages)
  const format = usePriceFormat(currency)
  return <span className="fee">{fee && Number(fee) === 0 ? t.free : format(fee)}</span>
}
