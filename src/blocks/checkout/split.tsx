import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Address } from '../../commerce/domain/address/address-gateway.js'
import { AddressFields, ProblemSummary, useEntryProblems } from '../../ui/address/address-fields.js'
import { readByForm, useFormTexts } from '../../ui/hooks/use-form-texts.js'
import { useMessages } from '../../ui/index.js'
import { stepsMessages } from './steps.messages.js'
import { entriesFor, problemsOf, spoken } from './entries.js'
import { Hindered } from './hindered.js'
import { inputOf, Saved, useSavedAddresses } from './saved.js'
import { splitMessages } from './split.messages.js'
import type { StepProps } from './step-props.js'
import { nothing, textsOf } from './use-entries.js'

/** The name of the field that asks how many pieces of a line are moved. */
const piecesOf = (lineId: string): string => `pieces-${lineId}`

/** Sends some items to another address; the others stay with the first delivery. */
export function Split({ close, ...props }: StepProps & { close: () => void }) {
  const { checkout, view, found, bought, store, guest } = props
  const t = useMessages(splitMessages)
  const { saving } = useMessages(stepsMessages)
  const { shippingCountries: countries, skipPhoneNumberValidationEnabled: skipPhone } = store
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const [isNothing, setNothing] = useState(false)
  const [entries, setEntries] = useState({ ...nothing, country: countries[0] ?? '' })
  useFormTexts(form, (texts) => {
    setEntries((before) => ({ ...before, ...textsOf(texts) }))
    const counts = movable.map(({ lineId }) => [lineId, Number(texts[piecesOf(lineId)])] as const)
    setQuantities(Object.fromEntries(counts))
    if (counts.some(([, count]) => count > 0)) setNothing(false)
  })
  const [chosen, setChosen] = useState<Address>()
  const saved = useSavedAddresses({ guest, countries })
  const asked = entriesFor(entries, { guest: false })
  // A shopper who gives her phone number elsewhere need not be reachable at the address that she sends something to.
  const judge = () => problemsOf(entries, { countries, guest: false, skipPhone })
  const { problems, sent, check } = useEntryProblems({ asked, form, judge })
  const isSaving = view.state !== 'ready'
  useEffect(() => heading.current?.focus(), [])

  const movable = (found.groups.find(({ isDefault }) => isDefault)?.lines ?? []).flatMap(({ lineId, quantity }) => {
    const line = bought.cart?.lines.find((one) => one.id === lineId)
    return line ? [{ lineId, quantity, name: line.name, detail: line.detail }] : []
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const wanted = movable.flatMap(({ lineId }) => (quantities[lineId] ? [{ lineId, quantity: quantities[lineId] }] : []))
    setNothing(wanted.length === 0)
    if (wanted.length === 0) return form.current?.querySelector<HTMLElement>('select')?.focus()
    if (check() && (await checkout.split(spoken(entries).address, wanted))) close()
  }
  const choose = (address: Address | undefined) => {
    setChosen(address)
    setEntries({ ...nothing, country: countries[0] ?? '', ...(address && inputOf(address)) })
  }
  return (
    <form ref={form} noValidate onSubmit={send}>
      <h3 ref={heading} tabIndex={-1}>
        {t.heading}
      </h3>
      <ul className="pieces" aria-describedby={isNothing ? `${id}-nothing` : undefined}>
        {movable.map(({ lineId, quantity, name, detail }) => (
          <li key={lineId}>
            <span>
              {name} <span className="soft-text">{detail}</span>
            </span>
            <span className="field">
              <select
                aria-label={t.quantityOf(name, quantity)}
                value={quantities[lineId] ?? 0}
                name={piecesOf(lineId)}
                onChange={readByForm}
              >
                {[...Array(quantity + 1).keys()].map((count) => (
                  <option key={count} value={count}>
                    {count} {t.of(quantity)}
                  </option>
                ))}
              </select>
            </span>
          </li>
        ))}
      </ul>
      <div role="alert">
        {isNothing && (
          <p className="problem" id={`${id}-nothing`}>
            {t.nothingChosen}
          </p>
        )}
      </div>
      <h3>{t.whereTo}</h3>
      <ProblemSummary problems={problems} sent={sent} />
      {saved.length > 0 && <Saved addresses={saved} chosen={chosen} choose={choose} />}
      {!chosen && <AddressFields asked={asked} entries={entries} problems={problems} countries={countries} />}
      <Hindered {...props} />
      <div className="answers">
        <button type="submit" className="button" aria-disabled={isSaving}>
          {isSaving ? saving : t.send}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {t.cancel}
        </button>
      </div>
    </form>
  )
}
