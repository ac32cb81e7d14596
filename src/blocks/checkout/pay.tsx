import { type FormEvent, useId, useRef, useState } from 'react'
import { invoicePayer, type OpenedPayment, providerPayer } from '../../commerce/domain/payment/payers.js'
import { frameComponent, paymentProvider } from '../../commerce/domain/payment/payment-provider.js'
import { AddressFields, ProblemSummary, useEntryProblems } from '../../ui/address/address-fields.js'
import { useFormTexts } from '../../ui/hooks/use-form-texts.js'
import { lazy } from '../../ui/parts/lazy.js'
import type { CardProps } from './card.js'
import { entriesFor, problemsOf, spoken } from './entries.js'
import { nothing, textsOf, useDraft } from './use-entries.js'
import { trustedAddress } from '../../commerce/domain/catalogue/catalogue.js'
import { deliveriesOf } from '../../commerce/domain/checkout/checkout.js'
import { isOrdering } from '../../commerce/domain/checkout/checkout-machine.js'
import { useSiteMedia } from '../../ui/hooks/use-site-media.js'
import { useSafePicture } from '../../ui/hooks/use-trusted-origins.js'
import { Link, Spinner, useShop, useTrustedOrigins, useMessages } from '../../ui/index.js'
import { stepsMessages } from './steps.messages.js'
import { Hindered } from './hindered.js'
import { Deliveries } from './deliveries.js'
import { Seller } from './facts.js'
import type { StepProps } from './step-props.js'
import { OrderTotals } from '../../ui/order/line-items.js'
import { CartGoods } from './summary.js'

/** Loaded when the shopper first wants to pay by card. */
const CardPayment = lazy(() => import('./card.js').then((module) => module.CardPayment))
const PaymentLink = lazy(() => import('./payment-link.js').then((module) => module.PaymentLink))

const billingRules = { guest: false, skipPhone: true }

/** The step for the payment, with the summary and the button that places the order. */
export function Pay(props: StepProps) {
  const { checkout, view, found, bought, store, guest, note, mode, paymentLinks } = props
  const t = useMessages(stepsMessages)
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const consent = useRef<HTMLInputElement>(null)
  const payment = useRef<OpenedPayment>(undefined)
  const [missing, setMissing] = useState(false)
  const [wantsCard, wantCard] = useDraft('card', (found) => found === true)
  const [isSame, setSame] = useDraft('same', (found) => found !== false)
  const [billing, setBilling] = useDraft('billing', (found) => ({
    ...nothing,
    country: store.shippingCountries[0] ?? '',
    ...textsOf(found),
  }))
  // The fields of another invoice address are in the form only while it asks for one.
  useFormTexts(form, (texts) => {
    if ('street' in texts) setBilling({ ...billing, ...textsOf(texts) })
  })
  const rules = { ...billingRules, countries: store.shippingCountries }
  const asked = entriesFor(billing, { guest: false }, 'billing').filter((entry) => entry.name !== 'phoneNumber')
  const { problems, sent, check } = useEntryProblems({ asked, form, judge: () => (isSame ? {} : problemsOf(billing, rules)) })
  const cards = useCards(props)
  const isCard = wantsCard && cards !== undefined
  const isBusy = view.state !== 'ready'
  const asksConsent = store.shopperConsentEnabled
  const order = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || mode === 'edit' || !found.totals || !check()) return
    if (asksConsent && !consent.current?.checked) {
      setMissing(true)
      return consent.current?.focus()
    }
    const address = isSame ? found.groups[0]?.address : spoken(billing).address
    const payer = isCard ? providerPayer(payment.current, address) : invoicePayer(found.id, address)
    void checkout.order({ total: found.totals.total, payer })
  }
  return (
    <>
      <form ref={form} noValidate onSubmit={order}>
        <fieldset className="choices">
          <legend className="visually-hidden">{t.pay}</legend>
          <label className="choice">
            <input type="radio" name={name} value="invoice" checked={!isCard} onChange={() => wantCard(false)} />
            <span>
              <b>{t.invoice}</b>
              <span className="soft-text">{t.invoiceHint}</span>
            </span>
          </label>
          {cards && (
            <label className="choice">
              <input type="radio" name={name} value="card" checked={isCard} onChange={() => wantCard(true)} />
              <span>
                <b>{t.card}</b>
                <span className="soft-text">{t.cardHint}</span>
              </span>
            </label>
          )}
        </fieldset>
        {isCard && found.totals && (
          <CardPayment
            {...cards}
            totals={found.totals}
            clientData={() => checkout.clientData()}
            opened={(there) => {
              payment.current = there
            }}
            waiting={<Spinner label={t.cardWaiting} />}
          />
        )}
        <div className="keeping">
          <label className="consent">
            <input type="checkbox" checked={isSame} onChange={(event) => setSame(event.target.checked)} />
            <span>{t.billingSame}</span>
          </label>
        </div>
        {!isSame && (
          <>
            <ProblemSummary problems={problems} sent={sent} />
            <AddressFields asked={asked} entries={billing} problems={problems} countries={store.shippingCountries} />
          </>
        )}
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
              <Spinner size="small" /> {view.paymentIsSlow ? t.paymentSlow : t.ordering}
            </>
          )}
        </p>
        {view.paymentIsSlow && (
          <button type="button" className="button quiet small" onClick={() => checkout.abandonPayment()}>
            {t.paymentBack}
          </button>
        )}
      </form>
      {paymentLinks && !guest && !bought.isLinked && <PaymentLink {...props} />}
    </>
  )
}

/** Returns undefined where the shop takes no cards: it has no provider, or the page does not name its frame. */
function useCards({
  store,
  paymentFrameUrl,
}: StepProps): Pick<CardProps, 'componentName' | 'config' | 'charging' | 'frameUrl'> | undefined {
  const { page } = useShop()
  const trusted = useTrustedOrigins()
  const { componentName, config } = store.clientSidePaymentConfiguration
  if (componentName === undefined) return undefined
  const address = paymentFrameUrl ? trustedAddress(paymentFrameUrl, page.here(), trusted) : undefined
  const isKnown = componentName === frameComponent ? address !== undefined : paymentProvider(componentName) !== undefined
  const { paymentMethodManualCaptureEnabled: isManual } = store.checkoutSettings.paymentConfiguration
  return isKnown ? { componentName, config, charging: isManual ? 'Auth' : 'PostAuth', frameUrl: address?.href ?? '' } : undefined
}

/** § 312j BGB: the goods, the seller and the price, directly above the button. */
function Essentials({ found, bought, guaranteeNotice, termsUrl, privacyUrl, withdrawalUrl }: StepProps) {
  const t = useMessages(stepsMessages)
  const deliveries = deliveriesOf(found)
  const noticeUrl = useSafePicture(useSiteMedia()(guaranteeNotice))
  return (
    <section className="essentials" aria-label={t.review}>
      <h3>{t.review}</h3>
      <Seller />
      {deliveries.length === 1 && <CartGoods cart={bought.cart} />}
      <Deliveries deliveries={deliveries} currency={found.totals?.currency ?? ''} cart={bought.cart} />
      {found.totals && <OrderTotals {...found.totals} />}
      <p className="soft-text">
        {t.withdrawal} <NewTab href={withdrawalUrl} text={t.withdrawalLink} />
      </p>
      <p className="soft-text">{t.guarantee}</p>
      {noticeUrl && (
        <details>
          <summary>{t.guaranteeNotice}</summary>
          <img className="notice-picture" loading="lazy" src={noticeUrl} alt={`${t.guaranteeNotice}. ${t.guarantee}`} />
        </details>
      )}
      <p className="soft-text">
        {t.terms} <NewTab href={termsUrl} text={t.termsLink} /> {t.privacy} <NewTab href={privacyUrl} text={t.privacyLink} />
      </p>
    </section>
  )
}

/** Read beside the form, which stays as it is. */
function NewTab({ href, text }: { href: string; text: string }) {
  const t = useMessages(stepsMessages)
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
