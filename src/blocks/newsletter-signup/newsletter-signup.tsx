import { ProblemText } from '../../ui/parts/problem-text.js'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { readByForm, useFormTexts } from '../../ui/hooks/use-form-texts.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import { Link, Spinner, useQuery, useLazy, useSettings, useShop, useMessages } from '../../ui/index.js'
import { OwnSection } from '../../ui/own-record/own-section.js'
import { looksLikeMail, readMail } from '../../core/dom/mail.js'
import { phoneHref } from '../../core/dom/phone.js'
import { readPhone } from '../../core/dom/read-phone.js'
import type { newsletterSignup } from './newsletter-signup.block.js'
import { newsletterMessages } from './newsletter-signup.messages.js'

type Props = ViewOf<typeof newsletterSignup>
type Ending = 'confirmed' | 'unsubscribed' | 'expired'

interface Said {
  email: string
  phone: string
  consent: boolean
  phoneConsent: boolean
}

const nothing: Said = { email: '', phone: '', consent: false, phoneConsent: false }
/** The longest address there is, and more than any number has. */
const longest = { email: 254, phone: 40 }

export function SampleSignup(props: Props) {
  const { setState } = props
  useEffect(() => setState('ready'), [setState])
  return (
    <Frame {...props}>
      <Form {...props} said={nothing} say={() => {}} send={() => {}} busy={false} problem="" />
    </Frame>
  )
}

/** Handles the link of a confirmation mail if the address has one; otherwise shows the form. */
export function NewsletterSignup(props: Props) {
  const shop = useShop()
  const [link] = useState(() => linkIn(shop.page.here()))
  return <Frame {...props}>{link ? <FromMail {...props} link={link} /> : <SignUp {...props} />}</Frame>
}

function Frame({ heading, hint, children }: Props & { children: ReactNode }) {
  const t = useMessages(newsletterMessages)
  return (
    <OwnSection level={2} heading={heading || t.heading} lead={hint || t.hint} leadPart="hint">
      {children}
    </OwnSection>
  )
}

interface MailLink {
  name: 'confirm' | 'unsubscribe'
  token: string
}

function linkIn({ searchParams }: URL): MailLink | undefined {
  for (const name of ['confirm', 'unsubscribe'] as const) {
    const token = searchParams.get(name)
    if (token) return { name, token }
  }
  return undefined
}

function FromMail(props: Props & { link: MailLink }) {
  const { link, setState } = props
  const shop = useShop()
  const settings = useSettings()
  const t = useMessages(newsletterMessages)
  const newsletter = useLazy(shop.newsletter)
  const answer = useQuery(`${link.name} ${link.token}`, async (): Promise<Ending> => {
    const said = await (await newsletter())[link.name](link.token)
    return has(said, 'refused') ? 'expired' : link.name === 'confirm' ? 'confirmed' : 'unsubscribed'
  })
  const ending = answer.value
  // The state stays `expired` until the shopper has begun anew.
  const stillExpired: Props['setState'] = (state) => {
    if (state !== 'ready') setState(state)
  }
  useEffect(() => setState(ending ?? (answer.state === 'failed' ? 'error' : 'sending')), [setState, ending, answer.state])
  if (answer.state === 'failed')
    return (
      <div className="notice" role="alert" part="error">
        <p>
          <strong>{t.errorHeader}</strong> <ProblemText text={describeError(answer.error, settings)} />
        </p>
        <button type="button" className="button quiet small" onClick={answer.again}>
          {t.again}
        </button>
      </div>
    )
  if (!ending)
    return (
      <p className="soft-text">
        <Spinner /> {t.checking}
      </p>
    )
  return (
    <>
      <Said heading={t[ending]} hint={t[`${ending}Hint`]} />
      {ending === 'expired' && <SignUp {...props} setState={stillExpired} />}
    </>
  )
}

function SignUp(props: Props) {
  const { setState, emit } = props
  const shop = useShop()
  const settings = useSettings()
  const t = useMessages(newsletterMessages)
  const newsletter = useLazy(shop.newsletter)
  const [said, setSaid] = useState(nothing)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [enrolled, setEnrolled] = useState('')
  const withLock = useOneAtATime()
  const state = enrolled ? 'enrolled' : busy ? 'sending' : problem ? 'error' : 'ready'
  useEffect(() => setState(state), [setState, state])
  const send = () =>
    void withLock(async () => {
      setBusy(true)
      setProblem('')
      const email = readMail(said.email)
      try {
        const answer = await (await newsletter()).enrol({
          email,
          phone: readPhone(said.phone),
          phoneConsent: said.phoneConsent,
          page: shop.page.here().pathname,
          locale: settings.locale,
        })
        if (has(answer, 'refused')) return setProblem(describeRefusal(answer.refused, settings))
        setEnrolled(email)
        emit('vitrine-newsletter-enroll', {})
      } catch (error) {
        console.error(error)
        setProblem(`${describeError(error, settings)} ${t.kept}`)
      } finally {
        setBusy(false)
      }
    })
  if (enrolled) return <Said heading={t.enrolled} hint={t.enrolledHint(enrolled)} />
  return (
    <Form {...props} said={said} say={(more) => setSaid((before) => ({ ...before, ...more }))} send={send} busy={busy} problem={problem} />
  )
}

function Said({ heading, hint }: { heading: string; hint: string }) {
  const home = useFocusHome<HTMLDivElement>()
  useEffect(() => home.current?.focus(), [home])
  return (
    <div className="said" ref={home} tabIndex={-1} role="status">
      <h3>{heading}</h3>
      <p>{hint}</p>
    </div>
  )
}

interface FormProps extends Pick<Props, 'phone' | 'termsUrl' | 'privacyUrl'> {
  said: Said
  say: (more: Partial<Said>) => void
  send: () => void
  busy: boolean
  problem: string
}

function Form({ said, say, send, busy, problem, phone: asksPhone, termsUrl, privacyUrl }: FormProps) {
  const t = useMessages(newsletterMessages)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFormTexts(form, ({ email = '', phone = '' }) => say({ email, phone }))
  const [checked, setChecked] = useState(false)
  const email = readMail(said.email)
  const phone = readPhone(said.phone)
  const problems = {
    email: email === '' ? t.emailMissing : looksLikeMail(email) ? '' : t.emailWrong,
    phone: phone === '' || phoneHref(phone) ? '' : t.phoneWrong,
    phoneConsent: phone === '' || said.phoneConsent ? '' : t.phoneConsentMissing,
    consent: said.consent ? '' : t.consentMissing,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = Object.entries(problems).find(([, words]) => words !== '')?.[0]
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else if (!busy) send()
  }
  const told = (field: keyof typeof problems) => (checked ? problems[field] : '')
  const about = (field: keyof typeof problems) => ({
    'aria-invalid': told(field) !== '',
    'aria-describedby': told(field) ? `${id}-${field}-problem` : undefined,
  })
  const problemAt = (field: keyof typeof problems) =>
    told(field) && (
      <p className="problem" id={`${id}-${field}-problem`}>
        {told(field)}
      </p>
    )
  const typed = (field: 'email' | 'phone', type: string, autoComplete: string) => (
    <div>
      <label className="field" htmlFor={`${id}-${field}`}>
        {t[field]}
      </label>
      <span className="field">
        <input
          id={`${id}-${field}`}
          name={field}
          type={type}
          autoComplete={autoComplete}
          required={field === 'email'}
          maxLength={longest[field]}
          value={said[field]}
          onChange={readByForm}
          {...about(field)}
        />
      </span>
      {field === 'phone' && !told('phone') && <p className="soft-text below">{t.phoneHint}</p>}
      {problemAt(field)}
    </div>
  )
  const consent = (field: 'consent' | 'phoneConsent', text: string) => (
    <div>
      <label className="consent">
        <input
          type="checkbox"
          name={field}
          checked={said[field]}
          onChange={(event) => say({ [field]: event.target.checked })}
          {...about(field)}
        />
        <span>{text}</span>
      </label>
      {problemAt(field)}
    </div>
  )
  return (
    <form ref={form} noValidate onSubmit={submit} part="form">
      {problem && (
        <div className="notice" role="alert" part="error">
          <p>
            <strong>{t.errorHeader}</strong> <ProblemText text={problem} />
          </p>
        </div>
      )}
      {typed('email', 'email', 'email')}
      {asksPhone && typed('phone', 'tel', 'tel')}
      {asksPhone && phone !== '' && consent('phoneConsent', t.phoneConsent)}
      {consent('consent', t.emailConsent)}
      <p className="soft-text links">
        {termsUrl && (
          <Link href={termsUrl} target="_blank">
            {t.terms}
          </Link>
        )}{' '}
        {privacyUrl && (
          <Link href={privacyUrl} target="_blank">
            {t.privacy}
          </Link>
        )}
      </p>
      <button type="submit" className="button" part="enroll" aria-disabled={busy}>
        {busy ? t.sending : t.enroll}
      </button>
    </form>
  )
}
