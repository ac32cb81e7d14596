import { type FormEvent, useId, useState } from 'react'
import { usePriceFormat, useWords } from '../../ui/index.js'
import { checkoutWords } from './checkout.words.js'
import { Hindered } from './hindered.js'
import type { StepProps } from './step-props.js'

/** How the delivery comes, with what it costs. */
export function How({ done, ...props }: StepProps & { done: () => void }) {
  const { checkout, view, found } = props
  const t = useWords(checkoutWords)
  const name = useId()
  const [group] = found.groups
  const [chosen, choose] = useState(group?.methodId ?? group?.methods[0]?.id)
  const isSaving = view.state !== 'ready'
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !chosen) return
    if (chosen === group?.methodId || (await checkout.change({ methodId: chosen }))) done()
  }
  if (!group || group.methods.length === 0)
    return (
      <p className="notice" role="alert">
        {t.noMethods}
      </p>
    )
  return (
    <form onSubmit={send}>
      <fieldset className="choices">
        <legend className="visually-hidden">{t.how}</legend>
        {group.methods.map((method) => (
          <label key={method.id} className="choice">
            <input type="radio" name={name} value={method.id} checked={chosen === method.id} onChange={() => choose(method.id)} />
            <span>
              <b>{method.name}</b>
              {method.carrier && <span className="soft-text">{method.carrier}</span>}
            </span>
            <Fee fee={method.fee} currency={method.currency || (found.totals?.currency ?? 'EUR')} />
          </label>
        ))}
      </fieldset>
      <Hindered {...props} />
      <button type="submit" className="button" aria-disabled={isSaving}>
        {isSaving ? t.saving : t.toPay}
      </button>
    </form>
  )
}

function Fee({ fee, currency }: { fee: string; currency: string }) {
  const t = useWords(checkoutWords)
  const format = usePriceFormat(currency)
  return <span className="fee">{Number(fee) === 0 ? t.free : format(fee)}</span>
}
