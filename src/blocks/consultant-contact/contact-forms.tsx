import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { displayName } from '../../commerce/domain/customer/names.js'
import { type Problems, useForm } from '../../ui/hooks/use-form.js'
import { Link, useMessages } from '../../ui/index.js'
import { FormProblem } from '../../ui/parts/form-problem.js'
import { TextField } from '../../ui/parts/text-field.js'
import { looksLikeMail, readMail } from '../../core/dom/mail.js'
import { phoneHref } from '../../core/dom/phone.js'
import { composed } from '../../core/dom/plain-text.js'
import { consultantContact } from './consultant-contact.block.js'
import type { Draft, FormProps, Props } from './contact-props.js'
import { consultantContactMessages } from './consultant-contact.messages.js'
import { Recipient } from './recipient.js'
import { messageId, sendMessage } from './send-message.js'

/** All fields in their order; a form asks for some of them. */
const fields = ['name', 'email', 'phone', 'topic', 'message', 'consent'] as const
type Name = (typeof fields)[number]
type Values = Readonly<Record<Name, string>>

/** The maximum length of an e-mail address, more than any name or number has, and a long letter. */
const longest = { name: 120, email: 254, phone: 40, message: 4000 }

/** Validates the shopper's input. The problems are in words. */
function useCheck(asks: (name: Name) => boolean): (values: Values) => Problems<Name> {
  const t = useMessages(consultantContactMessages)
  return (values) => {
    const said = (name: Name): boolean => composed(values[name]) !== ''
    const found: Problems<Name> = {
      name: said('name') ? '' : t.nameMissing,
      email: !said('email') ? t.emailMissing : looksLikeMail(values.email) ? '' : t.emailWrong,
      phone: !said('phone') || phoneHref(values.phone) ? '' : t.phoneWrong,
      topic: said('topic') ? '' : t.topicMissing,
      message: said('message') ? '' : t.messageMissing,
      consent: said('consent') ? '' : t.consentMissing,
    }
    return Object.fromEntries(fields.flatMap((name) => (asks(name) && found[name] ? [[name, found[name]]] : [])))
  }
}

/** Sends the message to the site's own receiver. */
export function WrittenForm(props: FormProps) {
  const { consultant, receiver, draft, typed, sent, setState, emit, phone, asksConsent } = props
  const t = useMessages(consultantContactMessages)
  const name = displayName(consultant)
  const last = useRef({ text: '', id: '' })
  const check = useCheck((field) => (field === 'phone' ? phone : field === 'consent' ? asksConsent : true))
  const { form, state, problem, problems } = useForm<Name>({
    names: fields,
    check,
    async send(values) {
      const { consent: _, ...written } = values
      const letter = { moniker: consultant.moniker || (consultant.alternateMoniker ?? ''), ...trimmed(written) }
      const text = JSON.stringify(letter)
      // A message keeps its id over all attempts, so that the receiver recognises it; another text is another message.
      if (last.current.text !== text) last.current = { text, id: messageId() }
      const message = { id: last.current.id, ...letter }
      if (!emit('vitrine-consultant-contact-submit', message)) {
        typed(false)
        return undefined
      }
      const answer = await sendMessage(receiver, message)
      if (answer !== 'sent') return t[answer]
      typed(false)
      emit('vitrine-consultant-contact-send', { moniker: message.moniker })
      sent({ name, email: message.email })
      return undefined
    },
  })
  useEffect(() => setState(state === 'done' ? 'ready' : state), [setState, state])
  return (
    <Form form={form} typed={typed}>
      <FormProblem text={problem} />
      <Who problems={problems} draft={draft} phone={phone} />
      <What {...props} problems={problems} draft={draft} />
      <Consent {...props} name={name} problem={problems.consent} draft={draft} />
      <button type="submit" className="button" part="send" aria-disabled={state === 'sending'}>
        {state === 'sending' ? t.sending : t.send}
      </button>
    </Form>
  )
}

/** Opens the message in the shopper's mail program, which knows her name and address. */
export function MailForm(props: FormProps & { mail: string }) {
  const { draft, typed, mail } = props
  const t = useMessages(consultantContactMessages)
  const check = useCheck((field) => field === 'topic' || field === 'message')
  const [opened, setOpened] = useState(false)
  const { form, problems } = useForm<Name>({
    names: fields,
    check,
    async send({ topic, message }) {
      const link = document.createElement('a')
      link.href = letterHref(mail, topic, message)
      // The link must be in the page so that its listeners notice the click.
      form.ref.current?.append(link)
      // Some browsers treat a mail program as another page.
      typed(false)
      link.click()
      link.remove()
      setOpened(true)
      return undefined
    },
  })
  return (
    <Form form={form} typed={typed}>
      <What {...props} problems={problems} draft={draft} />
      <p className="soft-text">{t.byMail}</p>
      <button type="submit" className="button" part="send">
        {t.open}
      </button>
      <p role="status" className="soft-text">
        {opened && t.opened(mail.replace('mailto:', ''))}
      </p>
    </Form>
  )
}

/** The form that an editor sees. */
export function SampleForm(props: Props) {
  const t = useMessages(consultantContactMessages)
  const draft = { current: {} }
  return (
    <>
      <Recipient consultant={consultantContact.sample} />
      <Form>
        {props.action && <Who problems={{}} draft={draft} phone={props.phone} />}
        <What topics={props.topics} problems={{}} draft={draft} />
        {props.action ? (
          <Consent {...props} name={displayName(consultantContact.sample)} problem="" draft={draft} />
        ) : (
          <p className="soft-text">{t.byMail}</p>
        )}
        <button type="submit" className="button" part="send">
          {props.action ? t.send : t.open}
        </button>
      </Form>
    </>
  )
}

const trimmed = <Of extends Record<string, string>>(values: Of): Of =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === 'email' ? readMail(value) : composed(value)])) as Of

/** Lines of a mail end as mail programs end them. */
const letterHref = (mail: string, topic: string, message: string): string =>
  `${mail}?subject=${encodeURIComponent(topic)}&body=${encodeURIComponent(composed(message).replace(/\r?\n/g, '\r\n'))}`

interface FrameProps {
  form?: ReturnType<typeof useForm>['form']
  typed?: FormProps['typed']
  children: ReactNode
}

const Form = ({ form, typed, children }: FrameProps) => (
  <form
    ref={form?.ref}
    onSubmit={form?.onSubmit}
    onInput={({ currentTarget }) => typed?.([...new FormData(currentTarget).values()].some(Boolean))}
    noValidate
    part="form"
  >
    {children}
  </form>
)

interface Asked {
  problems: Problems<Name>
  draft: { current: Draft }
}

/** Initial value of a field, and the handler that stores its input in the draft. */
const kept = (name: Name, draft: { current: Draft }) => ({
  name,
  defaultValue: draft.current[name],
  onChange: ({ target }: { target: { value: string } }) => {
    draft.current = { ...draft.current, [name]: target.value }
  },
})

function Who({ problems, draft, phone }: Asked & { phone: boolean }) {
  const t = useMessages(consultantContactMessages)
  const about = (name: 'name' | 'email' | 'phone') => ({
    ...kept(name, draft),
    label: t[name],
    autoComplete: name === 'phone' ? 'tel' : name,
    maxLength: longest[name],
    problem: problems[name],
  })
  return (
    <>
      <TextField {...about('name')} required />
      <TextField {...about('email')} type="email" required />
      {phone && <TextField {...about('phone')} type="tel" hint={t.phoneHint} />}
    </>
  )
}

function What({ problems, draft, topics }: Asked & Pick<Props, 'topics'>) {
  const t = useMessages(consultantContactMessages)
  const id = useId()
  const offered = (topics.trim() || t.topics)
    .split('\n')
    .map((topic) => topic.trim())
    .filter(Boolean)
  const about = (name: 'topic' | 'message') => ({
    ...kept(name, draft),
    id: `${id}-${name}`,
    required: true,
    'aria-invalid': Boolean(problems[name]),
    'aria-describedby': problems[name] ? `${id}-${name}-problem` : undefined,
  })
  const field = (name: 'topic' | 'message', input: ReactNode) => (
    <div className="text-field">
      <label className="field" htmlFor={`${id}-${name}`}>
        {t[name]}
      </label>
      <span className="field">{input}</span>
      {problems[name] && (
        <p className="problem" id={`${id}-${name}-problem`}>
          {problems[name]}
        </p>
      )}
    </div>
  )
  return (
    <>
      {field(
        'topic',
        <select {...about('topic')}>
          <option value="">{t.choose}</option>
          {offered.map((topic) => (
            <option key={topic} value={topic}>
              {topic}
            </option>
          ))}
        </select>,
      )}
      {field('message', <textarea {...about('message')} rows={5} maxLength={longest.message} />)}
    </>
  )
}

interface ConsentProps extends Pick<Props, 'asksConsent' | 'privacyUrl'> {
  name: string
  problem: string | undefined
  draft: { current: Draft }
}

function Consent({ asksConsent, privacyUrl, name, problem, draft }: ConsentProps) {
  const t = useMessages(consultantContactMessages)
  const id = useId()
  const privacy = privacyUrl && (
    <Link href={privacyUrl} target="_blank">
      {t.privacy}
    </Link>
  )
  if (!asksConsent)
    return (
      <p className="soft-text">
        {t.notice(name)} {privacy}
      </p>
    )
  return (
    <div>
      <label className="consent">
        <input
          type="checkbox"
          name="consent"
          required
          defaultChecked={Boolean(draft.current.consent)}
          onChange={({ target }) => {
            draft.current = { ...draft.current, consent: target.checked ? 'yes' : '' }
          }}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? id : undefined}
        />
        <span>{t.consent(name)}</span>
      </label>
      {problem && (
        <p className="problem" id={id}>
          {problem}
        </p>
      )}
      <p className="soft-text">{privacy}</p>
    </div>
  )
}
