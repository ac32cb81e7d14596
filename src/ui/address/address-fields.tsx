import { type RefObject, useEffect, useId, useState } from 'react'
import { type AddressField, type AddressProblem, mayLackHouseNumber } from '../../commerce/domain/address/address-rules.js'
import { readByForm } from '../hooks/use-form-texts.js'
import { useMessages } from '../hooks/use-messages.js'
import { addressMessages } from './address.messages.js'
import { useCountryName } from './use-country-name.js'

export type EntryField = AddressField | 'email'
export type EntryProblems = Partial<Record<EntryField, AddressProblem>>

export interface Entry {
  name: EntryField
  required: boolean
  /** Native, so that a browser fills the whole form in one go. */
  autoComplete: string
  inputMode?: 'numeric'
}

interface Fields {
  /** Fields in the order in which they are asked. */
  asked: readonly Entry[]
  form: RefObject<HTMLFormElement | null>
  /** Returns the problems of the entries as they are now. */
  judge: () => EntryProblems
}

/** Problems of the last submission that still exist; the first wrong field gets the focus. */
export function useEntryProblems({ asked, form, judge }: Fields) {
  const [problems, setProblems] = useState<EntryProblems>({})
  const [sent, setSent] = useState<readonly EntryField[]>([])
  useEffect(() => {
    // A problem disappears as soon as the shopper has corrected it.
    setProblems((before) => {
      const still = judge()
      const left = Object.fromEntries(Object.entries(before).filter(([field]) => still[field as EntryField]))
      return Object.keys(left).length === Object.keys(before).length ? before : left
    })
  })
  /** Validates the entries. Returns true when there is no problem. */
  function check(): boolean {
    const wrong = judge()
    setProblems(wrong)
    setSent(asked.flatMap(({ name }) => (wrong[name] ? [name] : [])))
    const first = asked.find(({ name }) => wrong[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus()
    return first === undefined
  }
  return { problems, sent, check }
}

interface SummaryProps {
  problems: EntryProblems
  /** Fields that were wrong when the form was sent. */
  sent: readonly EntryField[]
}

/** Names the wrong fields when there is more than one. It stays as submitted until all are right: a changed alert is read again. */
export function ProblemSummary({ problems, sent }: SummaryProps) {
  const t = useMessages(addressMessages)
  return (
    <div role="alert">
      {sent.length > 1 && Object.keys(problems).length > 0 && (
        <p className="notice">
          {t.errors(sent.length)} {sent.map((name) => t[name]).join(', ')}
        </p>
      )}
    </div>
  )
}

interface Props {
  asked: readonly Entry[]
  /** An address book asks for no e-mail address. */
  entries: Readonly<Record<Exclude<AddressField, 'addition'>, string> & { addition?: string; email?: string }>
  problems: EntryProblems
  /** Countries to which the store ships. */
  countries: readonly string[]
}

/** The fields of an address, each with its label, hint and problem. The form around them reads them: `useFormTexts`. */
export function AddressFields({ asked, entries, problems, countries }: Props) {
  const t = useMessages(addressMessages)
  const say = useProblemWords()
  const id = useId()
  const [typing, setTyping] = useState('')
  const hints: Partial<Record<EntryField, string>> = {
    email: t.emailHint,
    phoneNumber: t.phoneHint,
    lastName: t.lastNameHint,
    addition: t.additionHint,
    // A number is not missed while its street is being typed.
    street: typing !== 'street' && mayLackHouseNumber(entries) ? t.houseNumberHint : '',
  }
  return asked.map(({ name, required, autoComplete, inputMode }) => {
    const problem = problems[name]
    const hint = hints[name]
    const about = problem ? `${id}-${name}-problem` : hint ? `${id}-${name}-hint` : undefined
    const facts = {
      id: `${id}-${name}`,
      name,
      value: entries[name] ?? '',
      autoComplete,
      required,
      'aria-invalid': problem !== undefined,
      'aria-describedby': about,
      onChange: readByForm,
      onFocus: () => setTyping(name),
      onBlur: () => setTyping(''),
    }
    return (
      <div key={name} className={`entry ${name}`}>
        <label className="field" htmlFor={facts.id}>
          {t[name]}
        </label>
        <span className="field">
          {name === 'country' ? (
            <select {...facts}>
              <Countries codes={countries} chosen={entries.country} />
            </select>
          ) : (
            <input {...facts} inputMode={inputMode} type={name === 'email' ? 'email' : name === 'phoneNumber' ? 'tel' : 'text'} />
          )}
        </span>
        {problem ? (
          <p className="problem" id={about}>
            {say(name, problem)}
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
  })
}

/** The countries to which the store ships; one that was chosen elsewhere stays visible. */
function Countries({ codes, chosen }: { codes: readonly string[]; chosen: string }) {
  const nameOf = useCountryName()
  const all = chosen === '' || codes.includes(chosen) ? codes : [...codes, chosen]
  return all.map((code) => (
    <option key={code} value={code}>
      {nameOf(code)}
    </option>
  ))
}

function useProblemWords(): (field: EntryField, problem: AddressProblem) => string {
  const t = useMessages(addressMessages)
  return (field, found) => {
    switch (found.problem) {
      case 'missing':
        return t.missing(t[field])
      case 'too-long':
        return t.tooLong(found.longest)
      case 'postal-code':
        return t.postalCodeUnreadable(found.example)
      case 'post-number':
        return t.postNumberMissing
      case 'unserved':
        return t.countryUnserved
      default:
        return field === 'email' ? t.emailUnreadable : field === 'phoneNumber' ? t.phoneUnreadable : t.unreadable
    }
  }
}
