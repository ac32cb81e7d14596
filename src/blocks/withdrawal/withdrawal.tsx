import { ProblemText } from '../../ui/parts/problem-text.js'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import { isBrokenWorld } from '../../commerce/domain/errors.js'
import { has } from '../../commerce/domain/has.js'
import { orderInAddress } from '../../commerce/domain/order/order-address.js'
import { readOrderNumber } from '../../commerce/domain/order/read-order-number.js'
import type { Withdrawal, WithdrawalReceipt } from '../../commerce/domain/order/order-gateway.js'
import { guestProof, placedOrder } from '../../commerce/domain/order/placed-order.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { readByForm, useFormTexts } from '../../ui/hooks/use-form-texts.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import { Link, useLazy, useSession, useSettings, useShop, useMessages } from '../../ui/index.js'
import { useDay } from '../../ui/order/use-day.js'
import { OwnSection } from '../../ui/own-record/own-section.js'
import { looksLikeMail, mailHref, readMail } from '../../core/dom/mail.js'
import { composed } from '../../core/dom/plain-text.js'
import type { withdrawal } from './withdrawal.block.js'
import { withdrawalMessages } from './withdrawal.messages.js'

type Props = ViewOf<typeof withdrawal>
type Field = keyof Withdrawal
type ShownReceipt = WithdrawalReceipt & {
  /** The order had been withdrawn from before. */
  isRepeated?: boolean
}

const asked: readonly { field: Field; type: string; autoComplete: string }[] = [
  { field: 'name', type: 'text', autoComplete: 'name' },
  { field: 'number', type: 'text', autoComplete: 'off' },
  { field: 'email', type: 'email', autoComplete: 'email' },
]

export const Withdraw = (props: Props) => (
  <Frame {...props}>
    <LiveWithdrawal {...props} />
  </Frame>
)

export function SampleWithdrawal(props: Props) {
  const { setState } = props
  useEffect(() => setState('ready'), [setState])
  return (
    <Frame {...props}>
      <Form {...props} said={{ name: '', number: '', email: '' }} type={() => {}} send={() => {}} busy={false} problem="" />
    </Frame>
  )
}

function Frame({ heading, hint, children }: Props & { children: ReactNode }) {
  const t = useMessages(withdrawalMessages)
  return (
    <OwnSection level={1} heading={heading || t.heading} lead={hint || t.hint} leadPart="hint">
      {children}
    </OwnSection>
  )
}

function LiveWithdrawal(props: Props) {
  const { setState, emit } = props
  const shop = useShop()
  const settings = useSettings()
  const t = useMessages(withdrawalMessages)
  const orders = useLazy(shop.orders)
  const known = useWhoOrdered()
  const [said, setSaid] = useState<Partial<Withdrawal>>({})
  const [receipt, setReceipt] = useState<ShownReceipt>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const withLock = useOneAtATime()
  const state = receipt ? 'received' : busy ? 'sending' : problem ? 'refused' : 'ready'
  useEffect(() => setState(state), [setState, state])
  const send = (withdrawal: Withdrawal) =>
    void withLock(async () => {
      setBusy(true)
      setProblem('')
      try {
        const gateway = await orders()
        // A second withdrawal changes nothing; the shopper learns when the first one arrived. An order that cannot be read is no obstacle.
        const before = await gateway.read(withdrawal.number, { email: withdrawal.email }).catch(() => undefined)
        const answer = before?.withdrawn
          ? { ...withdrawal, number: before.number, received: before.withdrawn, isRepeated: true }
          : await gateway.withdraw(withdrawal)
        if (has(answer, 'refused'))
          return setProblem(answer.refused.reason === 'gone' ? t.unknown : describeRefusal(answer.refused, settings))
        setReceipt(answer)
        if (!('isRepeated' in answer)) emit('vitrine-withdrawal-receive', {})
      } catch (error) {
        console.error(error)
        setProblem(isBrokenWorld(error) && error.kind === 'missing' ? t.notHere : `${describeError(error, settings)} ${t.kept}`)
      } finally {
        setBusy(false)
      }
    })
  if (receipt) return <Receipt receipt={receipt} />
  if (settings.names?.['resource.withdraw'] === '') return <ByMail {...props} />
  return (
    <Form
      {...props}
      said={{ ...known, ...said }}
      type={(texts) => setSaid(Object.fromEntries(Object.entries(texts).filter(([field, text]) => text !== known[field as Field])))}
      send={send}
      busy={busy}
      problem={problem}
    />
  )
}

/** Prefills the facts that are known already: the order that led here, and the customer. */
function useWhoOrdered(): Withdrawal {
  const shop = useShop()
  const { here, visit } = shop.page
  const { session } = useSession(true)
  const [person, setPerson] = useState<{ name: string; email: string }>()
  const who = session?.guest === false ? session.userId : undefined
  useEffect(() => {
    setPerson(undefined)
    if (who === undefined) return
    const left = new AbortController()
    shop.profile
      .get()
      .then((profile) => profile.person(left.signal))
      .then((found) => {
        if (!left.signal.aborted && !has(found, 'refused'))
          setPerson({ name: `${found.firstName} ${found.lastName}`.trim(), email: found.email })
      })
      // On failure the shopper fills it in herself.
      .catch(() => {})
    return () => left.abort()
  }, [shop, who])
  const { email = '' } = (session?.guest && guestProof(visit)) || {}
  return {
    number: orderInAddress(here(), shop.settings.get().pages) || (placedOrder(visit) ?? ''),
    name: person?.name ?? '',
    email: person?.email ?? email,
  }
}

/** A shop without that call takes withdrawals in writing. */
function ByMail({ serviceEmail, termsUrl }: Pick<Props, 'serviceEmail' | 'termsUrl'>) {
  const t = useMessages(withdrawalMessages)
  const mail = mailHref(serviceEmail)
  return (
    <div part="form">
      <p>{t.notHere}</p>
      {mail && (
        <p>
          <Link href={mail}>{serviceEmail.trim()}</Link>
        </p>
      )}
      {termsUrl && (
        <p className="soft-text">
          <Link href={termsUrl}>{t.terms}</Link>
        </p>
      )}
    </div>
  )
}

interface FormProps extends Pick<Props, 'serviceEmail' | 'termsUrl'> {
  said: Withdrawal
  type: (said: Partial<Withdrawal>) => void
  send: (withdrawal: Withdrawal) => void
  busy: boolean
  problem: string
}

function Form({ said, type, send, busy, problem, serviceEmail, termsUrl }: FormProps) {
  const t = useMessages(withdrawalMessages)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFormTexts(form, type)
  const [checked, setChecked] = useState(false)
  const spoken = { name: composed(said.name), number: readOrderNumber(said.number), email: readMail(said.email) }
  const problemOf = (field: Field) =>
    spoken[field] === '' ? t.missing(t[field]) : field === 'email' && !looksLikeMail(spoken.email) ? t.emailUnreadable : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = asked.find(({ field }) => problemOf(field))
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong.field}]`)?.focus()
    else if (!busy) send(spoken)
  }
  const mail = mailHref(serviceEmail)
  return (
    <form ref={form} noValidate onSubmit={submit} part="form">
      {problem && (
        <div className="notice" role="alert" part="error">
          <p>
            <ProblemText text={problem} />
          </p>
        </div>
      )}
      {asked.map(({ field, type: kind, autoComplete }) => {
        const wrong = checked ? problemOf(field) : undefined
        const hint = field === 'number' ? t.numberHint : field === 'email' ? t.emailHint : ''
        const about = wrong ? `${id}-${field}-problem` : hint ? `${id}-${field}-hint` : undefined
        return (
          <div key={field}>
            <label className="field" htmlFor={`${id}-${field}`}>
              {t[field]}
            </label>
            <span className="field">
              <input
                id={`${id}-${field}`}
                name={field}
                type={kind}
                autoComplete={autoComplete}
                {...(field === 'number' && { autoCapitalize: 'characters', spellCheck: false })}
                required
                maxLength={200}
                value={said[field]}
                aria-invalid={wrong !== undefined}
                aria-describedby={about}
                onChange={readByForm}
              />
            </span>
            {(wrong || hint) && (
              <p className={wrong ? 'problem' : 'soft-text below'} id={about}>
                {wrong ?? hint}
              </p>
            )}
          </div>
        )
      })}
      <button type="submit" className="button" part="confirm" aria-disabled={busy}>
        {busy ? t.sending : t.confirm}
      </button>
      {mail && (
        <p className="soft-text">
          {t.byMail} <Link href={mail}>{serviceEmail.trim()}</Link>
        </p>
      )}
      {termsUrl && (
        <p className="soft-text">
          <Link href={termsUrl}>{t.terms}</Link>
        </p>
      )}
    </form>
  )
}

/** Section 356a: what came in, with date and time, to be kept. */
function Receipt({ receipt }: { receipt: ShownReceipt }) {
  const t = useMessages(withdrawalMessages)
  const { moment } = useDay()
  const home = useFocusHome<HTMLDivElement>()
  useEffect(() => home.current?.focus(), [home])
  return (
    <div className="receipt" ref={home} tabIndex={-1} role="status" part="receipt">
      <h2>{receipt.isRepeated ? t.alreadyReceived : t.received}</h2>
      <dl>
        <div>
          <dt>{t.date}</dt>
          <dd>{moment(receipt.received)}</dd>
        </div>
        <div>
          <dt>{t.number}</dt>
          <dd translate="no">{receipt.number}</dd>
        </div>
        <div>
          <dt>{t.name}</dt>
          <dd>
            <bdi translate="no">{receipt.name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t.contentLabel}</dt>
          <dd>{t.content(receipt.number)}</dd>
        </div>
      </dl>
      {!receipt.isRepeated && <p>{t.receivedHint(receipt.email)}</p>}
      <button type="button" className="button quiet" onClick={() => window.print()}>
        {t.print}
      </button>
    </div>
  )
}
