import { type ReactNode, useEffect, useRef, useState } from 'react'
import { deliveriesOf } from '../../commerce/domain/checkout/checkout.js'
import { isBusy } from '../../commerce/domain/checkout/checkout-machine.js'
import { CartFailed } from '../../ui/cart/cart-messages.js'
import { Reservation } from '../../ui/cart/reservation.js'
import { useStoreContext } from '../../ui/hooks/use-store-context.js'
import { ErrorState, Spinner, usePriceFormat, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { stepsMessages } from './steps.messages.js'
import { AddressText } from '../../ui/address/address-text.js'
import { SellerFirst } from './facts.js'
import { How } from './how.js'
import { Pay } from './pay.js'
import type { StepProps, StepsProps } from './step-props.js'
import { Summary } from './summary.js'
import { type StepName, useStepHistory } from './use-step-history.js'
import { Where } from './where.js'

/** The steps address, delivery and payment: finished ones stay visible, each with its summary. */
export function Steps({ onReady, ...props }: StepsProps) {
  const { checkout, view, found, bought } = props
  const shop = useShop()
  const { session } = useSession(true)
  const store = useStoreContext()
  const pageCount = bought.isLinked ? 1 : (bought.cart?.pageCount ?? 1)
  useEffect(() => {
    // All of them are seen before they are ordered.
    if (pageCount > 1)
      void shop.cart
        .get()
        .then((there) => there.showPages(pageCount))
        .catch(() => {})
  }, [shop, pageCount])
  const isReady = store.state === 'failed' || (store.value !== undefined && session !== undefined)
  useEffect(() => {
    if (isReady) onReady(true)
  }, [isReady, onReady])
  if (store.state === 'failed') return <ErrorState error={store.error} again={store.again} />
  if (!store.value || !session) return <Spinner variant="brand" />
  return <AllSteps {...props} checkout={checkout} view={view} found={found} bought={bought} store={store.value} guest={session.guest} />
}

function AllSteps(props: StepProps) {
  const { view, found, guest } = props
  const { isLinked } = props.bought
  const t = useMessages(stepsMessages)
  const reservation = useStore(useShop().reservation)
  const [editing, edit] = useState<StepName>()
  const [group] = found.groups
  const known = !guest || Boolean(found.contact.email && found.contact.lastName)
  const deliveries = deliveriesOf(found)
  const toDo: StepName = !known || !group?.address ? 'where' : deliveries.some(({ methodId }) => !methodId) ? 'how' : 'pay'
  const now = editing ?? toDo
  // A payment link is paid, and nothing of it changed.
  useStepHistory({ now, toDo: isLinked ? 'where' : toDo, edit })
  const format = usePriceFormat(found.totals?.currency ?? '')
  const ways = deliveries.flatMap(({ methods, methodId }) => {
    const method = methods.find(({ id }) => id === methodId)
    return method ? [`${method.name}, ${Number(method.fee) === 0 ? t.free : format(method.fee)}`] : []
  })
  const list = useRef<HTMLOListElement>(null)
  const again = () => {
    // The button disappears with its container, so the focus moves to the heading.
    list.current?.querySelector<HTMLElement>('[data-now] h2')?.focus()
    void props.checkout.open()
  }
  const [told, tell] = useState<string>()
  const done = (words?: string) => {
    tell(words)
    edit(undefined)
  }
  return (
    <>
      <div className="told">
        {now !== 'pay' && <SellerFirst after={() => void props.checkout.renew()} />}
        {reservation && <Reservation keeper={reservation} />}
        <div role="status">{told && <p className="notice">{told}</p>}</div>
      </div>
      <div className="layout" aria-busy={isBusy(view.state)}>
        <ol className="main" ref={list}>
          <Step
            name="where"
            now={now}
            title={t.where}
            editText={t.editWhere}
            edit={now !== 'where' && group?.address && !isLinked ? edit : undefined}
            summary={group?.address && <AddressText address={group.address} />}
          >
            <Where {...props} done={done} />
          </Step>
          <Step
            name="how"
            now={now}
            title={t.how}
            editText={t.editHow}
            edit={now !== 'how' && toDo === 'pay' && !isLinked ? edit : undefined}
            summary={ways.join(' · ') || undefined}
          >
            <How {...props} done={done} />
          </Step>
          <Step
            name="pay"
            now={now}
            title={t.pay}
            editText=""
            edit={undefined}
            summary={toDo === 'where' ? t.addressFirst : toDo === 'how' ? t.methodFirst : undefined}
          >
            <Pay {...props} />
          </Step>
          {view.error !== undefined && <li>{<CartFailed error={view.error} again={again} />}</li>}
        </ol>
        <Summary found={found} bought={props.bought} />
      </div>
    </>
  )
}

interface StepFacts {
  name: StepName
  now: StepName
  title: string
  editText: string
  edit: ((name: StepName) => void) | undefined
  summary: ReactNode
  children: ReactNode
}

function Step({ name, now, title, editText, edit, summary, children }: StepFacts) {
  const t = useMessages(stepsMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const isNow = name === now
  const before = useRef(now)
  useEffect(() => {
    // The focus moves to the step that is current now.
    if (isNow && before.current !== now) heading.current?.focus()
    before.current = now
  }, [isNow, now])
  return (
    <li className="step" part="step" data-now={isNow || undefined} aria-current={isNow ? 'step' : undefined}>
      <div className="step-top">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {edit && (
          <button type="button" className="text-button" aria-label={editText} onClick={() => edit(name)}>
            {t.edit}
          </button>
        )}
      </div>
      {isNow ? children : summary && <div className="step-summary">{summary}</div>}
    </li>
  )
}
