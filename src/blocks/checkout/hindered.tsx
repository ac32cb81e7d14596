import { ProblemText } from '../../ui/parts/problem-text.js'
import { useEffect, useState } from 'react'
import type { CheckoutProblem, PaymentResult } from '../../commerce/domain/checkout/checkout-gateway.js'
import type { Hindrance } from '../../commerce/domain/checkout/checkout.js'
import type { FoundConsultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import { cartMessages } from '../../ui/cart/cart.messages.js'
import { SignInHere } from '../../ui/parts/sign-in.js'
import { Link, useSettings, useShop, useMessages } from '../../ui/index.js'
import { withQuery } from '../../core/dom/with-query.js'
import { checkoutMessages } from './checkout.messages.js'
import { BuyFrom, useRemembered } from './facts.js'
import { stepsMessages } from './steps.messages.js'
import type { StepProps } from './step-props.js'

/** Explains why the order was not placed, and what the shopper can do about it. */
export function Hindered(props: StepProps) {
  const { view, cartUrl, consultantsUrl, guest } = props
  const { chooseConsultant, toCart } = useMessages(checkoutMessages)
  const t = useMessages(stepsMessages)
  const { signedOut } = useMessages(cartMessages)
  const say = useHindranceWords()
  const { here } = useShop().page
  const { hindrance } = view
  const hasNoRight = hindrance?.why === 'refused' && (hindrance.refused.reason === 'not-allowed' || hindrance.refused.reason === 'session')
  const kinds = hindrance?.why === 'problems' ? hindrance.problems.map(({ kind }) => kind) : []
  if (hasNoRight && !guest) return <SignInHere text={signedOut} urgent />
  return (
    <div role="alert">
      {hindrance && (
        <div className="notice" part="notice">
          <div>
            {say(hindrance).map((sentence) => (
              <p key={sentence}>
                <ProblemText text={sentence} />
              </p>
            ))}
            {hindrance.why === 'no-consultant' && <Recommended {...props} />}
          </div>
          {(kinds.includes('inventory') || kinds.includes('other')) && cartUrl && (
            <Link className="button quiet small" href={cartUrl}>
              {toCart}
            </Link>
          )}
          {(hindrance.why === 'inactive' || hindrance.why === 'no-consultant') && consultantsUrl && (
            <Link className="button quiet small" href={withQuery(consultantsUrl, 'from', 'checkout')}>
              {chooseConsultant}
            </Link>
          )}
          {hindrance.why === 'framed' && (
            <Link className="button quiet small" href={here().pathname} target="_blank" rel="noopener">
              {t.openHere}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

function useHindranceWords(): (hindrance: Hindrance) => readonly string[] {
  const { inactive } = useMessages(checkoutMessages)
  const t = useMessages(stepsMessages)
  const settings = useSettings()
  const ofProblem: Readonly<Record<CheckoutProblem['kind'], string>> = {
    inventory: t.inventory,
    shipping: t.shipping,
    contact: t.contactMissing,
    cart: t.changed,
    payment: t.paymentOpen,
    'payment-account': t.accountInvalid,
    'payment-confirmation': t.notConfirmed,
    'payment-id': t.paymentIdMissing,
    other: t.cartProblem,
  }
  const ofCode: Readonly<Partial<Record<PaymentResult['code'], string>>> = {
    Decline: t.cardRefused,
    PermanentFail: t.cardRefused,
    RequiresReview: t.notConfirmed,
    Indeterminate: t.notConfirmed,
    SystemError: t.paymentBroken,
  }
  const ofPayment = ({ code, problems }: PaymentResult): string => {
    const told = problems.find(({ kind }) => kind.startsWith('payment-'))
    return told ? ofProblem[told.kind] : (ofCode[code] ?? t.paymentRefused)
  }
  return (hindrance) => {
    switch (hindrance.why) {
      case 'problems':
        return hindrance.problems.length === 0 ? [t.notOrdered] : [...new Set(hindrance.problems.map(({ kind }) => ofProblem[kind]))]
      case 'refused':
        return [describeRefusal(hindrance.refused, settings)]
      case 'payment':
        return [ofPayment(hindrance.result)]
      case 'unpaid':
        return [{ abandoned: t.unpaid, incomplete: t.cardIncomplete, failed: t.cardFailed, silent: t.paymentSilent }[hindrance.reason]]
      case 'changed':
        return [t.changed]
      case 'not-ordered':
        return [t.notOrdered]
      case 'no-consultant':
        return [t.noConsultant]
      case 'inactive':
        return [inactive]
      case 'framed':
        return [t.framed]
    }
  }
}

/** Specification, section 1: a shopper without a consultant is recommended one near the delivery address. */
function Recommended({ found, checkout }: StepProps) {
  const shop = useShop()
  const t = useMessages(stepsMessages)
  const remembered = useRemembered()
  const [nearest, setNearest] = useState<FoundConsultant>()
  const postalCode = found.groups[0]?.address?.postalCode
  useEffect(() => {
    if (!postalCode) return
    const left = new AbortController()
    const search = { by: 'postal-code', text: postalCode, radius: 100, page: 0, pageSize: 10 } as const
    shop.consultants
      .get()
      .then((consultants) => consultants.search(search, left.signal))
      .then(
        (page) => {
          if (!has(page, 'refused')) setNearest(page.consultants.find(({ shopActive }) => shopActive))
        },
        // On failure the shopper chooses a consultant herself.
        () => {},
      )
    return () => left.abort()
  }, [shop, postalCode])
  const renew = () => void checkout.renew()
  // The consultant of the earlier visit comes first; no other one is proposed beside her.
  if (remembered)
    return (
      <p className="recommended">
        {t.remembered(displayName(remembered))} <BuyFrom consultant={remembered} after={renew} />
      </p>
    )
  if (!nearest) return null
  const name = displayName(nearest)
  return (
    <p className="recommended">
      {t.recommended(nearest.city ? `${name} (${nearest.city})` : name)} <BuyFrom consultant={nearest} after={renew} isQuiet />
    </p>
  )
}
