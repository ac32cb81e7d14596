import { type FormEvent, useId, useRef, useState } from 'react'
import { invoicePayer } from '../../shop/payment/payers.js'
import { isOrdering } from '../../shop/checkout/checkout-machine.js'
import { Link, Spinner, usePriceFormat, useWords } from '../../ui/index.js'
import { checkoutWords } from './checkout.words.js'
import { Hindered } from './hindered.js'
import { AddressText } from '../../ui/address/address-text.js'
import { Seller } from './facts.js'
import type { StepProps } from './step-props.js'
import { Sums } from '../../ui/order/goods.js'
import { CartGoods } from './summary.js'

/** How she pays, what she buys, and the one button that orders. */
export function Pay(props: StepProps) {
  const { checkout, view, found, store, note, mode } = props
  const t = useWords(checkoutWords)
  const name = useId()
  const consent = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const isBusy = view.state !== 'ready'
  const asksConsent = store.shopperConsentEnabled
  const order = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || mode === 'edit' || !found.totals) return
    if (asksConsent && !consent.current?.checked) {
      setMissing(true)
      return consent.current?.focus()
    }
    const [group] = found.groups
    void checkout.order({ total: found.totals.total, payer: invoicePayer(found.id, group?.address) })
  }
  return (
    <form noValidate onSubmit={order}>
      <fieldset className="choices">
        <legend className="visually-hidden">{t.pay}</legend>
        <label className="choice">
          <input type="radio" name={name} value="invoice" defaultChecked />
          <span>
            <b>{t.invoice}</b>
            <span className="soft-text">{t.invoiceHint}</span>
          </span>
        </label>
      </fieldset>
      <Essentials {...props} />
      {note && <p className="soft-text note">{note}</p>}
      {asksConsent && (
        <div>
          <label className="consent">
            <input
              ref={consent}
              type="checkbox"
              required
              aria-invalid={missing}
              aria-describedby={missing ? `${name}-missing` : undefined}
              onChange={(event) => event.target.checked && setMissing(false)}
            />
            <span>{t.consent}</span>
          </label>
          {missing && (
            <p className="problem" id={`${name}-missing`}>
              {t.consentMissing}
            </p>
          )}
        </div>
      )}
      <Hindered {...props} />
      <button type="submit" className="button order" part="order" aria-disabled={isBusy}>
        {t.order}
      </button>
      <p role="status" className="ordering">
        {isOrdering(view.state) && (
          <>
            <Spinner size="small" /> {t.ordering}
          </>
        )}
      </p>
    </form>
  )
}

/** § 312j BGB: what she buys, from whom, for how much, directly above the button. */
function Essentials({ found, termsUrl, privacyUrl, withdrawalUrl }: StepProps) {
  const t = useWords(checkoutWords)
  const [group] = found.groups
  const method = group?.methods.find(({ id }) => id === group.methodId)
  const format = usePriceFormat(found.totals?.currency ?? 'EUR')
  return (
    <section className="essentials" aria-label={t.review}>
      <h3>{t.review}</h3>
      <Seller />
      <CartGoods />
      <dl className="facts">
        {group?.address && (
          <div>
            <dt>{t.deliveryTo}</dt>
            <dd>
              <AddressText address={group.address} />
            </dd>
          </div>
        )}
        {method && (
          <div>
            <dt>{t.delivery}</dt>
            <dd>
              {method.name}, {Number(method.fee) === 0 ? t.free : format(method.fee)}
            </dd>
          </div>
        )}
      </dl>
      {found.totals && <Sums {...found.totals} />}
      <p className="soft-text">
        {t.withdrawal} <NewTab href={withdrawalUrl} text={t.withdrawalLink} />
      </p>
      <p className="soft-text">{t.guarantee}</p>
      <p className="soft-text">
        {t.terms} <NewTab href={termsUrl} text={t.termsLink} /> {t.privacy} <NewTab href={privacyUrl} text={t.privacyLink} />
      </p>
    </section>
  )
}

/** Read beside the form, which stays as it is. */
function NewTab({ href, text }: { href: string; text: string }) {
  const t = useWords(checkoutWords)
  return (
    <>
      <Link href={href} target="_blank" rel="noopener">
        {text}
        <span className="visually-hidden"> {t.newTab}</span>
      </Link>
      .
    </>
  )
}
