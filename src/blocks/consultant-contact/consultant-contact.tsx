import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { useActiveConsultant } from '../../ui/consultant/use-active-consultant.js'
import { useProfile } from '../../ui/consultant/use-profile.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { useLeaveWarning } from '../../ui/hooks/use-leave-warning.js'
import { ErrorState, Link, Spinner, useShop, useTrustedOrigins, useMessages } from '../../ui/index.js'
import { OwnSection } from '../../ui/own-record/own-section.js'
import { mailHref } from '../../core/dom/mail.js'
import { composed } from '../../core/dom/plain-text.js'
import { formatPhone, phoneHref } from '../../core/dom/phone.js'
import { consultantContactMessages } from './consultant-contact.messages.js'
import { MailForm, SampleForm, WrittenForm } from './contact-forms.js'
import type { Draft, FormProps, Props } from './contact-props.js'
import { Recipient } from './recipient.js'
import { receiverAt } from './send-message.js'

/** No product's name is longer. */
const longestAbout = 120

export const ConsultantContact = (props: Props) => (
  <Frame {...props}>
    <Live {...props} />
  </Frame>
)

export function SampleContact(props: Props) {
  const { setState } = props
  useEffect(() => setState('ready'), [setState])
  return (
    <Frame {...props}>
      <SampleForm {...props} />
    </Frame>
  )
}

function Frame({ heading, hint, children }: Props & { children: ReactNode }) {
  const t = useMessages(consultantContactMessages)
  return (
    <OwnSection level={2} heading={heading || t.heading} lead={hint || t.hint} leadPart="hint">
      {children}
    </OwnSection>
  )
}

function Live(props: Props) {
  const { subscribe, setState, action, consultantsUrl, host } = props
  const t = useMessages(consultantContactMessages)
  const active = useActiveConsultant(subscribe)
  const receiver = receiverAt(action, useTrustedOrigins())
  // The shopper's input is kept when the recipient changes, and while the recipient is being looked up.
  const { here } = useShop().page
  const [about] = useState(() => composed(here().searchParams.get('about') ?? '').slice(0, longestAbout))
  const draft = useRef<Draft>(about ? { message: t.about(about) } : {})
  const unsent = useRef(false)
  const [isTyped, setTyped] = useState(false)
  useLeaveWarning(isTyped, unsent)
  const typed = (is: boolean) => {
    unsent.current = is
    setTyped(is)
  }
  const [sentTo, setSentTo] = useState<{ name: string; email: string }>()
  const { consultant, state } = active
  const isAsked = about !== '' && consultant !== undefined
  // The shopper has come to write: the letter comes into sight, and the typing goes on behind its beginning.
  useEffect(() => {
    const message = isAsked ? host.shadowRoot?.querySelector('textarea') : undefined
    message?.focus()
    message?.setSelectionRange(message.value.length, message.value.length)
  }, [isAsked, host])
  useEffect(() => {
    if (state !== 'there') setState(state)
  }, [setState, state])
  if (sentTo) {
    const another = () => {
      draft.current = { name: draft.current.name ?? '', email: draft.current.email ?? '', phone: draft.current.phone ?? '' }
      setSentTo(undefined)
    }
    return <Sent {...props} {...sentTo} another={another} />
  }
  if (active.state === 'failed') return <ErrorState error={active.error} again={active.again} />
  if (state === 'none')
    return (
      <>
        <p>{t.none}</p>
        <Link className="button" href={consultantsUrl}>
          {t.find}
        </Link>
      </>
    )
  if (!consultant) return <Spinner />
  const Form = receiver ? WrittenForm : ByMail
  return (
    <>
      <Addressee consultant={consultant} isTyped={() => Object.values(draft.current).some(Boolean)} />
      <Form {...props} consultant={consultant} receiver={receiver ?? ''} draft={draft} typed={typed} sent={setSentTo} />
    </>
  )
}

/** Names the recipient; a change while the shopper is writing is announced. */
function Addressee({ consultant, isTyped }: { consultant: Consultant; isTyped: () => boolean }) {
  const shop = useShop()
  const t = useMessages(consultantContactMessages)
  const last = useRef(consultant.id)
  const [changed, setChanged] = useState(false)
  const name = displayName(consultant)
  useEffect(() => {
    if (last.current === consultant.id) return
    last.current = consultant.id
    const isNews = isTyped()
    setChanged(isNews)
    if (isNews) shop.announce(t.now(name))
  }, [shop, consultant.id, isTyped, name, t])
  return <Recipient consultant={consultant} news={changed ? t.now(name) : ''} />
}

/** The form for a site without a receiver: the shopper's own mail program sends the message. */
function ByMail(props: FormProps) {
  const { consultant, setState } = props
  const t = useMessages(consultantContactMessages)
  const answer = useProfile(consultant)
  const { email = '', phone = '' } = answer.value?.imprint ?? {}
  const mail = mailHref(email)
  const state = answer.state === 'ready' ? (mail ? 'ready' : 'unreachable') : answer.state
  useEffect(() => setState(state), [setState, state])
  if (answer.state === 'failed') return <ErrorState error={answer.error} again={answer.again} />
  if (answer.state === 'loading') return <Spinner />
  const call = phoneHref(phone)
  if (mail) return <MailForm {...props} mail={mail} />
  return (
    <>
      <p>{t.unreachable(displayName(consultant))}</p>
      {call ? (
        <Link className="button" href={call}>
          {t.call(formatPhone(phone))}
        </Link>
      ) : (
        <Link className="button" href={props.consultantsUrl}>
          {t.find}
        </Link>
      )}
    </>
  )
}

function Sent({ name, email, another, setState }: Props & { name: string; email: string; another: () => void }) {
  const t = useMessages(consultantContactMessages)
  const home = useFocusHome<HTMLDivElement>()
  useEffect(() => setState('sent'), [setState])
  useEffect(() => home.current?.focus(), [home])
  return (
    <>
      <div className="sent" ref={home} tabIndex={-1} role="status">
        <h3>{t.sent}</h3>
        <p>{t.sentHint(name, email)}</p>
      </div>
      <button type="button" className="button quiet" onClick={another}>
        {t.another}
      </button>
    </>
  )
}
