import { ProblemText } from '../../ui/parts/problem-text.js'
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import {
  checkRegistration,
  type RegistrationField,
  type RegistrationProblem,
  shortestPassword,
} from '../../commerce/domain/customer/check-registration.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import type { Refusal } from '../../commerce/domain/answers.js'
import type { Registration } from '../../commerce/domain/customer/account-gateway.js'
import { readMail } from '../../core/dom/mail.js'
import { composed } from '../../core/dom/plain-text.js'
import { wholeName } from '../../commerce/domain/customer/names.js'
import { readPostalCode } from '../../commerce/domain/customer/postal-code.js'
import { guestProof } from '../../commerce/domain/order/placed-order.js'
import { Link, useSettings, useShop, useMessages } from '../../ui/index.js'
import { registrationMessages } from './register.messages.js'
import type { RegistrationState } from './use-registration.js'

type Problems = Partial<Record<RegistrationField, ReactNode>>

interface Props {
  state: RegistrationState
  send: (registration: Registration) => void
  privacyUrl: string
  loginUrl: string
}

export function RegisterForm({ state, send, privacyUrl, loginUrl }: Props) {
  const t = useMessages(registrationMessages)
  const settings = useSettings()
  const { visit } = useShop().page
  // Details that a guest gave at the checkout are not asked again.
  const [known] = useState<Partial<Record<RegistrationField, string>>>(() => guestProof(visit) ?? {})
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [shown, setShown] = useState(false)
  const sayProblem = useProblemWords()
  const refusal = state.name === 'refused' ? state.refusal : undefined
  const refusedField = refusal && fieldRefused(refusal)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal is a new one
  useEffect(() => {
    if (!refusal || !refusedField) return
    const taken = (
      <>
        {t.taken} <Link href={loginUrl}>{t.takenSignIn}</Link>.
      </>
    )
    setProblems({ [refusedField]: refusal.reason === 'taken' ? taken : t.postalCodeUnreadable })
  }, [refusal])
  // A screen reader reads a field with its problem, so the problem must be there before the focus.
  useLayoutEffect(() => {
    const [first] = Object.keys(problems)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [problems])

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.name === 'sending') return
    const registration = readForm(event.currentTarget)
    const found = checkRegistration(registration)
    setProblems(Object.fromEntries(found.map((problem) => [problem.field, sayProblem(problem)])))
    if (found.length === 0) send(registration)
  }
  const field = (
    name: RegistrationField,
    {
      type = 'text',
      autoComplete,
      hint = '',
      optional = false,
    }: { type?: string; autoComplete: string; hint?: string; optional?: boolean },
  ) => (
    <div>
      <label className="field" htmlFor={`${id}-${name}`}>
        {t[name]}
      </label>
      <span className="field">
        <input
          id={`${id}-${name}`}
          name={name}
          type={type}
          autoComplete={autoComplete}
          required={!optional}
          defaultValue={known[name]}
          aria-invalid={problems[name] !== undefined}
          aria-describedby={problems[name] ? `${id}-${name}-problem` : hint ? `${id}-${name}-hint` : undefined}
          {...(name === 'postalCode' ? { inputMode: 'numeric' as const } : {})}
        />
      </span>
      {problems[name] ? (
        <p className="problem" id={`${id}-${name}-problem`}>
          {problems[name]}
        </p>
      ) : (
        hint && (
          <p className="soft-text below" id={`${id}-${name}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
  return (
    <form ref={form} part="form" noValidate onSubmit={check}>
      {state.name === 'failed' && (
        <p className="notice" role="alert">
          {state.made && `${t.madeOnly} `}
          <ProblemText text={state.problem} />
        </p>
      )}
      {refusal && !refusedField && (
        <p className="notice" role="alert">
          <ProblemText text={describeRefusal(refusal, settings)} />
        </p>
      )}
      <div className="half">{field('firstName', { autoComplete: 'given-name', optional: true })}</div>
      <div className="half">{field('lastName', { autoComplete: 'family-name', hint: t.lastNameHint })}</div>
      {field('email', { type: 'email', autoComplete: 'username' })}
      <div className="password">
        {field('password', { type: shown ? 'text' : 'password', autoComplete: 'new-password', hint: t.passwordHint(shortestPassword) })}
        <button type="button" className="text-button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? t.hide : t.show}
        </button>
      </div>
      {field('postalCode', { autoComplete: 'postal-code', hint: t.postalCodeHint, optional: true })}
      {privacyUrl && (
        <p className="soft-text">
          {t.privacy} <Link href={privacyUrl}>{t.privacyLink}</Link>.
        </p>
      )}
      <button type="submit" className="button" part="submit" aria-disabled={state.name === 'sending'}>
        {state.name === 'sending' ? t.sending : t.submit}
      </button>
    </form>
  )
}

function useProblemWords(): (problem: RegistrationProblem) => string {
  const t = useMessages(registrationMessages)
  return (found) => {
    if (found.problem === 'too-long') return t.tooLong(found.longest)
    if (found.problem === 'too-short') return t.tooShort(found.shortest)
    if (found.field === 'postalCode') return t.postalCodeUnreadable
    return found.problem === 'unreadable' ? t.emailUnreadable : t[`${found.field}Missing`]
  }
}

/** The field that the shop's no is about. */
function fieldRefused({ reason }: Refusal): RegistrationField | undefined {
  return reason === 'taken' ? 'email' : reason === 'postal-code' ? 'postalCode' : undefined
}

function readForm(form: HTMLFormElement): Registration {
  const data = new FormData(form)
  const read = (name: RegistrationField) => String(data.get(name) ?? '')
  const postalCode = read('postalCode').trim()
  return {
    ...wholeName(composed(read('firstName')), composed(read('lastName'))),
    email: readMail(read('email')),
    password: read('password'),
    ...(postalCode ? { postalCode: readPostalCode(postalCode) ?? postalCode } : {}),
  }
}
