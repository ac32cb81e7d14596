import { ProblemText } from '../../ui/parts/problem-text.js'
import { plainText } from '../../core/dom/plain-text.js'
import { useLayoutEffect, useId, useRef, useState } from 'react'
import { describeCouponRefusal } from '../../commerce/domain/cart/describe-coupon-refusal.js'
import { describeError } from '../../commerce/domain/describe-error.js'
import type { Answer } from '../../commerce/domain/answers.js'
import type { Cart, Coupon } from '../../commerce/domain/cart/cart-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { CloseIcon } from '../../ui/theme/icons.js'
import { Spinner, useSettings, useShop, useMessages } from '../../ui/index.js'
import { useFocusKept } from '../../ui/hooks/use-focus-kept.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import { cartPageMessages } from './cart-page.messages.js'

interface Props {
  cart: Cart
  calculating: boolean
  redeemed: (code: string) => void
  /** Called when it turns out that the session has ended. */
  askToSignIn: (why: unknown) => void
}

/** Returns a function that gives the reason of a failure in words; undefined on success. */
function useProblemOf(askToSignIn: Props['askToSignIn']) {
  const settings = useSettings()
  return (answer: Promise<Answer>): Promise<string | undefined> =>
    answer.then(
      (given) => {
        if (has(given, 'done')) return undefined
        askToSignIn(given.refused)
        return describeCouponRefusal(given.refused, settings)
      },
      (error) => {
        askToSignIn(error)
        return describeError(error, settings)
      },
    )
}

/** The coupons of this cart, and the field for another one. The input stays until it is redeemed. */
export function Coupons({ cart, calculating, redeemed, askToSignIn }: Props) {
  const shop = useShop()
  const t = useMessages(cartPageMessages)
  const problemOf = useProblemOf(askToSignIn)
  const id = useId()
  const place = useRef<HTMLFieldSetElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string }>()
  const problem = refusal?.text

  useLayoutEffect(() => {
    if (refusal) field.current?.focus()
  }, [refusal])

  const withLock = useOneAtATime()
  const redeem = async () => {
    const code = plainText(text)
    setRefusal(code ? undefined : { text: t.codeMissing })
    if (!code) return
    setSending(true)
    const refused = await problemOf(shop.cart.get().then((cart) => cart.addCoupon(code)))
    setSending(false)
    if (refused !== undefined) return setRefusal({ text: refused })
    setText('')
    shop.announce(t.redeemed(code))
    redeemed(code)
  }

  return (
    <fieldset className="coupons" part="coupons" ref={place} tabIndex={-1} aria-label={t.coupons}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void withLock(redeem)
        }}
      >
        <label className="field" htmlFor={id}>
          {t.code}
        </label>
        <div className="code">
          <input
            ref={field}
            id={id}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button soft" aria-disabled={sending}>
            {sending ? (
              <>
                <Spinner size="small" label={t.redeeming} />
                {t.redeem}
              </>
            ) : (
              t.redeem
            )}
          </button>
        </div>
        {problem && (
          <p className="problem" id={`${id}-problem`} role="alert">
            <ProblemText text={problem} />
          </p>
        )}
      </form>
      {cart.coupons.length > 0 && (
        <ul className="chips">
          {cart.coupons.map((coupon) => {
            const counts = calculating || cart.promotions.some(({ couponCode }) => couponCode === coupon.code)
            return <CouponChip key={coupon.id} coupon={coupon} counts={counts} home={place} askToSignIn={askToSignIn} />
          })}
        </ul>
      )}
    </fieldset>
  )
}

function CouponChip({
  coupon,
  counts,
  home,
  askToSignIn,
}: Pick<Props, 'askToSignIn'> & { coupon: Coupon; counts: boolean; home: { current: HTMLElement | null } }) {
  const shop = useShop()
  const t = useMessages(cartPageMessages)
  const problemOf = useProblemOf(askToSignIn)
  const chip = useRef<HTMLLIElement>(null)
  const [removing, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string>()
  useFocusKept(chip, home)
  const remove = async () => {
    if (removing) return
    setRemoving(true)
    const refused = await problemOf(shop.cart.get().then((cart) => cart.removeCoupon(coupon.id)))
    setRemoving(false)
    setProblem(refused)
    if (refused === undefined) shop.announce(t.couponRemoved(coupon.code))
  }
  return (
    <li ref={chip}>
      <span className="chip">
        <span>
          <span translate="no">{coupon.code}</span>
          {!counts && <span className="soft-text"> {t.idle}</span>}
        </span>
        <button type="button" aria-label={t.removeCoupon(coupon.code)} aria-disabled={removing} onClick={() => void remove()}>
          {removing ? <Spinner size="small" /> : <CloseIcon />}
        </button>
      </span>
      {problem && (
        <p className="problem" role="alert">
          <ProblemText text={problem} />
        </p>
      )}
    </li>
  )
}
