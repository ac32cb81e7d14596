import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useSettings, useWords } from '../../ui/index.js'
import { checkoutWords } from './checkout.words.js'
import type { AddressProblem } from '../../shop/address/address-rules.js'
import { entriesFor, type EntryField, type EntryProblems, problemsOf, spoken } from './entries.js'
import { Saved } from './saved.js'
import type { StepProps } from './step-props.js'
import { Hindered } from './hindered.js'
import { useEntries } from './use-entries.js'

export function Where({ done, ...props }: StepProps & { done: () => void }) {
  const { checkout, view, found, store, guest } = props
  const t = useWords(checkoutWords)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { entries, type, fill } = useEntries(found, store.shippingCountries)
  const [problems, setProblems] = useState<EntryProblems>({})
  const rules = { countries: store.shippingCountries, guest, skipPhone: store.skipPhoneNumberValidationEnabled }
  const say = useProblemWords()
  const asked = entriesFor(entries, rules)
  const wrong = asked.filter(({ name }) => problems[name])
  const isSaving = view.state !== 'ready'

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const wrong = problemsOf(entries, rules)
    setProblems(wrong)
    const first = asked.find(({ name }) => wrong[name])
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus()
    const { contact, address } = spoken(entries)
    if (await checkout.change(guest ? { contact, address } : { address })) done()
  }
  useEffect(() => {
    // What she has put right is right at once.
    setProblems((before) => {
      const still = problemsOf(entries, rules)
      const left = Object.fromEntries(Object.entries(before).filter(([field]) => still[field as EntryField]))
      return Object.keys(left).length === Object.keys(before).length ? before : left
    })
  })
  return (
    <form ref={form} noValidate onSubmit={send}>
      <div role="alert">
        {wrong.length > 1 && (
          <p className="notice">
            {t.errors(wrong.length)} {wrong.map(({ name }) => t[name]).join(', ')}
          </p>
        )}
      </div>
      <Hindered {...props} />
      {!guest && <Saved countries={store.shippingCountries} entries={entries} choose={(address) => fill({ ...entries, ...address })} />}
      {asked.map(({ name: field, required, autoComplete }) => {
        const problem = problems[field]
        const hint = field === 'email' ? t.emailHint : field === 'phoneNumber' ? t.phoneHint : ''
        const about = problem ? `${id}-${field}-problem` : hint ? `${id}-${field}-hint` : undefined
        const facts = {
          id: `${id}-${field}`,
          name: field,
          value: entries[field],
          autoComplete,
          required,
          'aria-invalid': problem !== undefined,
          'aria-describedby': about,
        }
        return (
          <div key={field} className={`entry ${field}`}>
            <label className="field" htmlFor={facts.id}>
              {t[field]}
            </label>
            <span className="field">
              {field === 'country' ? (
                <select {...facts} onChange={(event) => type(field, event.target.value)}>
                  <Countries codes={store.shippingCountries} />
                </select>
              ) : (
                <input
                  {...facts}
                  type={field === 'email' ? 'email' : field === 'phoneNumber' ? 'tel' : 'text'}
                  onChange={(event) => type(field, event.target.value)}
                />
              )}
            </span>
            {problem ? (
              <p className="problem" id={about}>
                {say(field, problem)}
              </p>
            ) : (
              hint && (
                <p className="soft-text below" id={about}>
                  {hint}
                </p>
              )
            )}
          </div>
        )
      })}
      <button type="submit" className="button" aria-disabled={isSaving}>
        {isSaving ? t.saving : t.toHow}
      </button>
    </form>
  )
}

function Countries({ codes }: { codes: readonly string[] }) {
  const { locale } = useSettings()
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return codes.map((code) => (
    <option key={code} value={code}>
      {names.of(code)}
    </option>
  ))
}

function useProblemWords(): (field: EntryField, problem: AddressProblem) => string {
  const t = useWords(checkoutWords)
  return (field, found) => {
    switch (found.problem) {
      case 'missing':
        return t.missing(t[field])
      case 'too-long':
        return t.tooLong(found.longest)
      case 'postal-code':
        return t.postalCodeUnreadable(found.example)
      case 'unserved':
        return t.countryUnserved
      default:
        return field === 'email' ? t.emailUnreadable : field === 'phoneNumber' ? t.phoneUnreadable : t.unreadable
    }
  }
}
