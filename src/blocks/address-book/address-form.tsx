import { ProblemText } from '../../ui/parts/problem-text.js'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import type { AddressInput } from '../../commerce/domain/address/address-gateway.js'
import { fieldsOf, problemsOf, spokenAddress, type TypedAddress } from '../../commerce/domain/address/address-rules.js'
import type { WholeApplicationContext } from '../../commerce/domain/customer/context-gateway.js'
import { AddressFields, ProblemSummary, useEntryProblems } from '../../ui/address/address-fields.js'
import { useFormTexts } from '../../ui/hooks/use-form-texts.js'
import { useStoreContext } from '../../ui/hooks/use-store-context.js'
import { ErrorState, Spinner, useMessages } from '../../ui/index.js'
import { addressBookMessages } from './address-book.messages.js'

interface Props {
  title: string
  entries: TypedAddress
  type: (entries: Partial<TypedAddress>) => void
  /** True when the form asks whether this address is the primary one: a single address is primary anyway. */
  mayBecomePrimary: boolean
  busy: boolean
  /** Reason why it was not saved. */
  problem: string
  save: (input: AddressInput) => void
  cancel: () => void
}

/** The form for one address; countries and rules are the store's. */
export function AddressForm(props: Props) {
  const store = useStoreContext()
  if (store.state === 'failed') return <ErrorState error={store.error} again={store.again} />
  return store.value ? <Form {...props} store={store.value} /> : <Spinner />
}

function Form({
  title,
  entries: given,
  type,
  mayBecomePrimary,
  busy,
  problem,
  save,
  cancel,
  store,
}: Props & { store: WholeApplicationContext }) {
  const t = useMessages(addressBookMessages)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { shippingCountries: countries, skipPhoneNumberValidationEnabled: skipPhone } = store
  const entries = { ...given, country: given.country || (countries[0] ?? '') }
  useFormTexts(form, type)
  const asked = fieldsOf(entries.country)
  const { problems, sent, check } = useEntryProblems({ asked, form, judge: () => problemsOf(entries, { countries, skipPhone }) })
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && check()) save(spokenAddress(entries))
  }
  return (
    <form ref={form} noValidate onSubmit={send} aria-labelledby={id} part="form">
      <h2 id={id}>{title}</h2>
      <ProblemSummary problems={problems} sent={sent} />
      {problem && (
        <p className="notice" role="alert" part="error">
          <ProblemText text={problem} /> {t.kept}
        </p>
      )}
      <AddressFields asked={asked} entries={entries} problems={problems} countries={countries} />
      {mayBecomePrimary && (
        <label className="check">
          <input type="checkbox" checked={entries.isPrimary === true} onChange={(event) => type({ isPrimary: event.target.checked })} />
          <span>{t.asPrimary}</span>
        </label>
      )}
      <div className="answers">
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? t.saving : t.save}
        </button>
        <button type="button" className="button quiet" onClick={cancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  )
}
