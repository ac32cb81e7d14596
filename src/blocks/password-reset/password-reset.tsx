import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { type FormState, useForm } from '../../ui/hooks/use-form.js'
import { useNewPassword } from '../../ui/hooks/use-new-password.js'
import { Link, useLazy, useSettings, useShop, useMessages } from '../../ui/index.js'
import { FormProblem } from '../../ui/parts/form-problem.js'
import { TextField } from '../../ui/parts/text-field.js'
import { looksLikeMail, readMail } from '../../core/dom/mail.js'
import { withReturn } from '../../core/dom/return-path.js'
import type { passwordReset } from './password-reset.block.js'
import { passwordResetMessages } from './password-reset.messages.js'

type Props = ViewOf<typeof passwordReset>

/** A shopper who comes from the mail chooses a new password; every other one asks for the mail. */
export function PasswordReset(props: Props) {
  const { heading, hint, setState } = props
  const t = useMessages(passwordResetMessages)
  const { here, rewrite } = useShop().page
  const [key, setKey] = useState(() => here().searchParams.get('reset') ?? '')
  const [sent, setSent] = useState('')
  const [done, setDone] = useState<'done' | 'expired'>()
  // The key is removed from the address, which may be forwarded or read by a bystander.
  useEffect(() => {
    const address = here()
    if (!address.searchParams.has('reset')) return
    address.searchParams.delete('reset')
    rewrite(address)
  }, [here, rewrite])

  if (done === 'done')
    return (
      <Panel onShown={() => setState('done')} heading={t.done} text={t.doneHint} said>
        <BackToSignIn button />
      </Panel>
    )
  if (sent)
    return (
      <Panel onShown={() => setState('sent')} heading={t.sent} text={t.sentHint(sent)} said>
        <BackToSignIn />
      </Panel>
    )
  if (key)
    return (
      <Panel heading={t.newHeading}>
        <NewPassword
          token={key}
          onState={(state) => setState(state === 'ready' ? 'choosing' : state)}
          ended={(ending) => {
            setKey('')
            setDone(ending)
          }}
        />
      </Panel>
    )
  const isExpired = done === 'expired'
  return (
    <Panel heading={isExpired ? t.expired : heading || t.heading} text={isExpired ? t.expiredHint : hint || t.hint} said={isExpired}>
      <AskForMail onState={(state) => setState(state === 'ready' && isExpired ? 'expired' : state)} sent={setSent} />
      <BackToSignIn />
    </Panel>
  )
}

interface PanelProps {
  heading: string
  text?: string
  /** True when it has replaced other content: that is announced. */
  said?: boolean
  onShown?: () => void
  children: ReactNode
}

function Panel({ heading, text, said = false, onShown, children }: PanelProps) {
  const home = useFocusHome<HTMLElement>()
  useEffect(() => onShown?.())
  useEffect(() => {
    if (said) home.current?.focus()
  }, [said, home])
  return (
    <section className="panel" aria-label={heading} ref={home} tabIndex={-1}>
      <h1 part="heading">{heading}</h1>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}

function BackToSignIn({ button = false }: { button?: boolean }) {
  const t = useMessages(passwordResetMessages)
  const { loginUrl } = useSettings()
  const here = useShop().page.here()
  if (!loginUrl) return null
  return (
    <p>
      <Link className={button ? 'button' : undefined} href={withReturn(loginUrl, here)}>
        {t.back}
      </Link>
    </p>
  )
}

type OnState = (state: FormState) => void

function AskForMail({ onState, sent }: { onState: OnState; sent: (email: string) => void }) {
  const shop = useShop()
  const settings = useSettings()
  const t = useMessages(passwordResetMessages)
  const profile = useLazy(shop.profile)
  const { form, state, problem, problems } = useForm({
    names: ['email'],
    check: ({ email }) => ({ email: email.trim() === '' ? t.emailMissing : looksLikeMail(email.trim()) ? '' : t.emailWrong }),
    async send({ email }) {
      const { pathname, search } = shop.page.here()
      const answer = await (await profile()).requestReset({ email: readMail(email), page: pathname + search, locale: settings.locale })
      if (has(answer, 'refused')) return describeRefusal(answer.refused, settings)
      sent(readMail(email))
      return undefined
    },
  })
  useEffect(() => {
    if (state !== 'done') onState(state)
  })
  return (
    <form part="form" ref={form.ref} noValidate onSubmit={form.onSubmit}>
      <FormProblem text={problem} />
      <TextField label={t.email} name="email" type="email" autoComplete="username" required maxLength={254} problem={problems.email} />
      <Submit busy={state === 'sending'} label={t.send} />
    </form>
  )
}

function NewPassword({ token, onState, ended }: { token: string; onState: OnState; ended: (ending: 'done' | 'expired') => void }) {
  const shop = useShop()
  const settings = useSettings()
  const t = useMessages(passwordResetMessages)
  const profile = useLazy(shop.profile)
  const newPassword = useNewPassword()
  const { form, state, problem, problems } = useForm({
    names: ['password'],
    check: ({ password }) => ({ password: newPassword.problemOf(password) }),
    async send({ password }) {
      const answer = await (await profile()).resetPassword(token, password)
      if (!has(answer, 'refused')) return void ended('done')
      if (answer.refused.reason === 'gone') return void ended('expired')
      return describeRefusal(answer.refused, settings)
    },
  })
  useEffect(() => {
    if (state !== 'done') onState(state)
  })
  return (
    <form part="form" ref={form.ref} noValidate onSubmit={form.onSubmit}>
      <FormProblem text={problem} />
      <TextField
        label={t.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={newPassword.hint}
        problem={problems.password}
      />
      <Submit busy={state === 'sending'} label={t.save} />
    </form>
  )
}

function Submit({ busy, label }: { busy: boolean; label: string }) {
  const t = useMessages(passwordResetMessages)
  return (
    <button type="submit" className="button" part="submit" aria-disabled={busy}>
      {busy ? t.sending : label}
    </button>
  )
}
