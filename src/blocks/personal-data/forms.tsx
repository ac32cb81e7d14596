import type { Answer } from '../../commerce/domain/answers.js'
import { longest } from '../../commerce/domain/customer/check-registration.js'
import type { PersonalGateway } from '../../commerce/domain/customer/personal-gateway.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import { wholeName } from '../../commerce/domain/customer/names.js'
import { has } from '../../commerce/domain/has.js'
import { type FormState, type Problems, useForm } from '../../ui/hooks/use-form.js'
import { useNewPassword } from '../../ui/hooks/use-new-password.js'
import { useSettings, useShop, useMessages } from '../../ui/index.js'
import { FormProblem } from '../../ui/parts/form-problem.js'
import { TextField } from '../../ui/parts/text-field.js'
import { looksLikeMail, readMail } from '../../core/dom/mail.js'
import { phoneHref } from '../../core/dom/phone.js'
import { readPhone } from '../../core/dom/read-phone.js'
import { composed } from '../../core/dom/plain-text.js'
import { personalDataMessages } from './personal-data.messages.js'

interface Props {
  gateway: () => Promise<PersonalGateway>
  changed: () => void
}

/** The platform keeps no more of a number. */
const longestPhone = 40

export function PersonForm({
  person,
  gateway,
  changed,
}: Props & { person: { firstName: string; lastName: string; phone?: string | undefined } }) {
  const t = useMessages(personalDataMessages)
  const settle = useSettle(t.saved, changed)
  const nameProblem = (text: string, missing: string, most: number) => (text === '' ? missing : text.length > most ? t.tooLong(most) : '')
  const { form, state, problem, problems } = useForm({
    names: ['firstName', 'lastName', 'phone'],
    check: ({ firstName, lastName, phone }) => ({
      firstName: nameProblem(composed(firstName), composed(lastName) === '' ? t.firstNameMissing : '', longest.firstName),
      lastName: nameProblem(composed(lastName), composed(firstName) === '' ? t.lastNameMissing : '', longest.lastName),
      phone: phone.trim() === '' || phoneHref(readPhone(phone)) ? '' : t.phoneWrong,
    }),
    send: ({ firstName, lastName, phone }) =>
      settle(async () =>
        (await gateway()).changePerson({ ...wholeName(composed(firstName), composed(lastName)), phone: readPhone(phone) }),
      ),
  })
  return (
    // The form begins again with the current data.
    <form part="form" key={JSON.stringify(person)} ref={form.ref} noValidate onSubmit={form.onSubmit}>
      <FormProblem text={problem} />
      <TextField
        label={t.firstName}
        name="firstName"
        autoComplete="given-name"
        defaultValue={person.firstName}
        problem={problems.firstName}
      />
      <TextField
        label={t.lastName}
        name="lastName"
        autoComplete="family-name"
        required
        hint={t.lastNameHint}
        defaultValue={person.lastName}
        problem={problems.lastName}
      />
      <TextField
        label={t.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={longestPhone}
        defaultValue={person.phone}
        problem={problems.phone}
      />
      <Submit state={state} label={t.save} />
    </form>
  )
}

export function EmailForm({ gateway, changed }: Props) {
  const t = useMessages(personalDataMessages)
  const settle = useSettle(t.saved, changed)
  const { form, state, problem, problems } = useForm({
    names: ['email', 'password'],
    clears: true,
    check: ({ email, password }) => ({
      email: readMail(email).length > longest.email ? t.tooLong(longest.email) : looksLikeMail(email) ? '' : t.emailWrong,
      password: password === '' ? t.passwordMissing : '',
    }),
    send: ({ email, password }) =>
      settle(async () => (await gateway()).changeEmail(readMail(email), password), t.emailSaved(readMail(email))),
  })
  return (
    <form part="form" ref={form.ref} noValidate onSubmit={form.onSubmit}>
      <FormProblem text={problem} />
      <TextField label={t.email} name="email" type="email" autoComplete="email" required problem={problems.email} />
      <TextField label={t.password} name="password" type="password" autoComplete="current-password" required problem={problems.password} />
      <Submit state={state} label={t.change} />
    </form>
  )
}

export function PasswordForm({ gateway, changed }: Props) {
  const t = useMessages(personalDataMessages)
  const settle = useSettle(t.passwordSaved, changed)
  const wanted = useNewPassword()
  const { form, state, problem, problems } = useForm({
    names: ['password', 'newPassword'],
    clears: true,
    check: ({ password, newPassword }) => ({
      password: password === '' ? t.passwordMissing : '',
      newPassword: wanted.problemOf(newPassword),
    }),
    send: ({ password, newPassword }) => settle(async () => (await gateway()).changePassword(password, newPassword)),
  })
  return (
    <form part="form" ref={form.ref} noValidate onSubmit={form.onSubmit}>
      <FormProblem text={problem} />
      <TextField label={t.password} name="password" type="password" autoComplete="current-password" required problem={problems.password} />
      <TextField
        label={t.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        hint={wanted.hint}
        problem={problems.newPassword}
      />
      <Submit state={state} label={t.change} />
    </form>
  )
}

/** Settles a change: a refusal is shown at its field where it concerns one, and success is announced. */
function useSettle(saved: string, changed: () => void) {
  const shop = useShop()
  const settings = useSettings()
  const t = useMessages(personalDataMessages)
  return async (change: () => Promise<Answer>, words = saved): Promise<Problems<string> | string | undefined> => {
    const answer = await shop.save(change)
    if (has(answer, 'refused')) {
      const { refused } = answer
      if (refused.reason === 'password') return { password: t.passwordWrong }
      return refused.reason === 'taken' ? { email: t.taken } : describeRefusal(refused, settings)
    }
    shop.announce(words)
    changed()
    return undefined
  }
}

function Submit({ state, label }: { state: FormState; label: string }) {
  const t = useMessages(personalDataMessages)
  return (
    <>
      <button type="submit" className="button" aria-disabled={state === 'sending'}>
        {state === 'sending' ? t.saving : label}
      </button>
      {state === 'done' && <p className="wide soft-text">{t.saved}</p>}
    </>
  )
}
