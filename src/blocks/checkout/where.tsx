import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Address, AddressInput } from '../../commerce/domain/address/address-gateway.js'
import { typedAddress } from '../../commerce/domain/address/address-rules.js'
import { has } from '../../commerce/domain/has.js'
import { useFormTexts } from '../../ui/hooks/use-form-texts.js'
import { AddressFields, ProblemSummary, useEntryProblems } from '../../ui/address/address-fields.js'
import { Link, useShop, useMessages } from '../../ui/index.js'
import { useSignInUrl } from '../../ui/parts/sign-in.js'
import { stepsMessages } from './steps.messages.js'
import { type Entries, entriesFor, problemsOf, spoken } from './entries.js'
import { Hindered } from './hindered.js'
import { inputOf, Saved, useSavedAddresses } from './saved.js'
import type { StepProps } from './step-props.js'
import { nothing, useDraft, useEntries } from './use-entries.js'

/** Decides whether the address is saved to the shopper's address book. */
interface Keeping {
  /** Id of the saved address to overwrite; empty for a new one. Undefined: the address is not saved. */
  as?: string
  primary?: boolean
}

const keepingIn = (found: unknown): Keeping => {
  const { as, primary } = { ...(found as Keeping) }
  return typeof as === 'string' ? { as, primary: primary === true } : {}
}

/** @param done continues with the next step; `told` is a message to show there */
export function Where({ done, ...props }: StepProps & { done: (told?: string) => void }) {
  const { checkout, view, found, store, guest } = props
  const shop = useShop()
  const t = useMessages(stepsMessages)
  const form = useRef<HTMLFormElement>(null)
  const signInUrl = useSignInUrl()
  const { shippingCountries: countries, skipPhoneNumberValidationEnabled: skipPhone } = store
  const { entries, type, fill } = useEntries(found, { countries, guest })
  useFormTexts(form, type)
  const asked = entriesFor(entries, { guest })
  const judge = () => problemsOf(entries, { countries, guest, skipPhone })
  const { problems, sent, check } = useEntryProblems({ asked, form, judge })
  const saved = useSavedAddresses({ guest, countries })
  const [{ as, primary }, setKeeping] = useDraft('keeping', keepingIn)
  const [chosenId, setChosenId] = useState(as)
  const [isEditing, edit] = useState(as !== undefined)
  const chosen = saved.find(({ id }) => id === chosenId)
  const own = chosen?.id ?? ''
  const keep = !guest && as === own
  const isSaving = view.state !== 'ready'

  const choose = (address: Address | undefined) => {
    setChosenId(address?.id)
    edit(false)
    setKeeping({})
    fill({ ...nothing, country: countries[0] ?? '', ...(address && inputOf(address)) })
  }
  const decide = (wants: boolean) => {
    setKeeping(wants ? { as: own } : {})
    // The choice is stored with its address, even when the shopper has typed nothing of it.
    type({})
  }
  const first = saved.find((address) => isSame(address, entries)) ?? (isUnsaid(entries) ? saved[0] : undefined)
  // An address that the shopper has typed or chosen before is not replaced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when hers are known
  useEffect(() => {
    if (first && as === undefined) choose(first)
  }, [saved.length > 0])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !check()) return
    const { contact, address } = spoken(entries)
    if (!(await checkout.change(guest ? { contact, address } : { address }))) return
    const isLost = keep && !(await save({ ...address, ...(primary && { isPrimary: true }) }))
    setKeeping({})
    done(isLost ? t.notKept : undefined)
  }
  /** The order goes on without it. */
  const save = async (input: AddressInput): Promise<boolean> => {
    const answer = await shop
      .save(async () => {
        const addresses = await shop.addresses.get()
        return chosen ? addresses.change(chosen.id, input) : addresses.add(input)
      })
      .catch(() => undefined)
    const isKept = answer !== undefined && !has(answer, 'refused')
    if (isKept) shop.announce(t.kept)
    return isKept
  }
  const isTyped = !chosen || isEditing || Object.keys(judge()).length > 0
  return (
    <form ref={form} noValidate onSubmit={send}>
      <ProblemSummary problems={problems} sent={sent} />
      <Hindered {...props} />
      {guest && signInUrl && (
        <p className="soft-text">
          {t.haveAccount} <Link href={signInUrl}>{t.signInHere}</Link>
        </p>
      )}
      {saved.length > 0 && <Saved addresses={saved} chosen={chosen} choose={choose} />}
      {isTyped ? (
        <AddressFields asked={asked} entries={entries} problems={problems} countries={countries} />
      ) : (
        <button type="button" className="text-button edit-saved" onClick={() => edit(true)}>
          {t.editSaved}
        </button>
      )}
      {!guest && isTyped && (
        <div className="keeping">
          <label className="consent">
            <input type="checkbox" checked={keep} onChange={(event) => decide(event.target.checked)} />
            <span>{chosen ? t.keepChanged : t.keep}</span>
          </label>
          {keep && !chosen?.isPrimary && (
            <label className="consent">
              <input type="checkbox" checked={primary === true} onChange={(event) => setKeeping({ as, primary: event.target.checked })} />
              <span>{t.keepPrimary}</span>
            </label>
          )}
        </div>
      )}
      <button type="submit" className="button" aria-disabled={isSaving}>
        {isSaving ? t.saving : t.toHow}
      </button>
    </form>
  )
}

const isSame = (address: Address, { street, postalCode, lastName }: Entries): boolean =>
  typedAddress(address).street === street && address.postalCode === postalCode && address.lastName === lastName

const isUnsaid = ({ street, postalCode, city }: Entries): boolean => street + postalCode + city === ''
