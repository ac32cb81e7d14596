import { type FormEvent, useEffect, useId, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { describeError } from '../../commerce/domain/describe-error.js'
import { pathToReturn, withReturn } from '../../core/dom/return-path.js'
import { withStart } from '../../core/dom/start-url.js'
import { Link, useSession, useSettings, useShop, useMessages } from '../../ui/index.js'
import type { login } from './login.block.js'
import { loginMessages } from './login.messages.js'
import { has } from '../../commerce/domain/has.js'

type Props = ViewOf<typeof login>
type State = 'ready' | 'sending' | 'done' | { refused: string } | { failed: string }

export function Login(props: Props) {
  const { heading, hint, externalUrl, returnUrl, passwordUrl, registerUrl, myConsultantsUrl, mode, setState, emit } = props
  const shop = useShop()
  const t = useMessages(loginMessages)
  const settings = useSettings()
  const { session } = useSession(mode !== 'edit')
  const [state, setStep] = useState<State>('ready')
  const named = typeof state === 'string' ? state : has(state, 'refused') ? 'refused' : 'failed'
  useEffect(() => setState(named), [setState, named])

  const onward = pathToReturn(shop.page.here()) ?? returnUrl
  const submit = (username: string, password: string) => {
    setStep('sending')
    shop.login(username, password).then(
      (answer) => {
        if (has(answer, 'refused')) return setStep({ refused: t.wrong })
        // The shopper has signed out again before it was done.
        if (shop.session.get().session?.guest) return setStep('ready')
        setStep('done')
        shop.announce(t.done)
        if (emit('vitrine-account-login', {})) shop.page.go(onward)
      },
      (error) => setStep({ failed: describeError(error, settings) }),
    )
  }

  const signedIn = session?.guest === false && state !== 'sending'
  return (
    <section className="panel" aria-label={t.submit}>
      <h1 part="heading">{heading || t.heading}</h1>
      {signedIn ? (
        <>
          <p role="status">{t.already(session.firstName ?? '')}</p>
          <Link className="button" href={onward}>
            {t.onward}
          </Link>
          {myConsultantsUrl && (
            <p className="new-here">
              <Link href={myConsultantsUrl}>{t.myConsultants}</Link>
            </p>
          )}
        </>
      ) : externalUrl ? (
        <Link className="button" part="submit" href={withStart(externalUrl, onward, shop.page.here())}>
          {t.external}
        </Link>
      ) : (
        <>
          <Form state={state} submit={submit} />
          {passwordUrl && (
            <p>
              <Link href={withReturn(passwordUrl, shop.page.here())}>{t.forgotten}</Link>
            </p>
          )}
        </>
      )}
      {registerUrl && !signedIn && (
        <p className="new-here">
          {t.newHere} <Link href={withReturn(registerUrl, shop.page.here())}>{t.register}</Link>
        </p>
      )}
      {hint && !signedIn && <p className="soft-text hint">{hint}</p>}
    </section>
  )
}

function Form({ state, submit }: { state: State; submit: (username: string, password: string) => void }) {
  const t = useMessages(loginMessages)
  const id = useId()
  const [missing, setMissing] = useState<{ username?: boolean; password?: boolean }>({})
  const [shown, setShown] = useState(false)
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const username = String(data.get('username') ?? '').trim()
    const password = String(data.get('password') ?? '')
    setMissing({ username: username === '', password: password === '' })
    if (username === '' || password === '') form.querySelector<HTMLElement>(`[name=${username === '' ? 'username' : 'password'}]`)?.focus()
    else if (state !== 'sending') submit(username, password)
  }
  const problem = typeof state === 'object' ? (has(state, 'refused') ? state.refused : state.failed) : ''
  const field = (name: 'username' | 'password', text: string, type: string, autoComplete: string, wrong: string) => (
    <div>
      <label className="field">
        {text}
        <input
          name={name}
          type={type}
          autoComplete={autoComplete}
          required
          aria-invalid={missing[name] ?? false}
          aria-describedby={missing[name] ? `${id}-${name}` : undefined}
        />
      </label>
      {missing[name] && (
        <p className="problem" id={`${id}-${name}`}>
          {wrong}
        </p>
      )}
    </div>
  )
  return (
    <form part="form" noValidate onSubmit={check}>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      {field('username', t.username, 'email', 'username', t.usernameMissing)}
      <div className="password">
        {field('password', t.password, shown ? 'text' : 'password', 'current-password', t.passwordMissing)}
        <button type="button" className="text-button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? t.hide : t.show}
        </button>
      </div>
      <button type="submit" className="button" part="submit" aria-disabled={state === 'sending'}>
        {state === 'sending' ? t.sending : t.submit}
      </button>
    </form>
  )
}
