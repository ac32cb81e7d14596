import { ProblemText } from './problem-text.js'
import { useEffect, useState } from 'react'
import { describeError } from '../../commerce/domain/describe-error.js'
import type { Answer, Refusal } from '../../commerce/domain/answers.js'
import type { Wording } from '../../commerce/domain/translations.js'
import type { Product } from '../../commerce/domain/product/product-gateway.js'
import { basePrice, percentOff, showsOriginal } from '../../commerce/domain/product/prices.js'
import { HeartIcon } from '../theme/icons.js'
import { pressOnce } from './held-key.js'
import { Price, usePriceFormat } from './price.js'
import { productMessages } from './product.messages.js'
import { useSignInUrl } from './sign-in.js'
import { Spinner } from './spinner.js'
import { useSettings, useShop, useStore } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { has } from '../../commerce/domain/has.js'
import { Link } from './link.js'

/**
 * Shows the reduction in percent, and beside it no more of the product's badges than the limit: more would hide the picture.
 * @param product its badges, and its prices as decimal text
 * @param limit the number of badges, without the reduction; 1 by default
 * @example
 * ```tsx
 * import { Badges, type Product, ProductImage } from '@vitrine/blocks/kit'
 *
 * const Picture = ({ product }: { product: Product }) => (
 *   <div className="picture">
 *     <ProductImage picture={product.pictures[0]} />
 *     <Badges product={product} limit={2} />
 *   </div>
 * )
 * ```
 */
export function Badges({ product, limit = 1 }: { product: Pick<Product, 'badges' | 'price' | 'original'>; limit?: number }) {
  const t = useMessages(productMessages)
  const { price, original, badges } = product
  return (
    <p className="badges">
      {original && showsOriginal(original, price) && <span className="badge sale">−{percentOff(original, price)} %</span>}
      {badges.slice(0, limit).map((badge) => (
        <span key={badge} className={`badge ${badge}`}>
          {t[badge]}
        </span>
      ))}
    </p>
  )
}

/**
 * Shows price, base price, the lowest price of 30 days beside a reduction, and what the price contains (PAngV), each where it is known.
 * @param product its prices are decimal text in its currency, its content is litres or kilograms
 * @example
 * ```tsx
 * import { PriceFacts, type Product } from '@vitrine/blocks/kit'
 *
 * const Facts = ({ product }: { product: Product }) => (
 *   <div className="facts">
 *     <h3>{product.name}</h3>
 *     <PriceFacts product={product} />
 *   </div>
 * )
 * ```
 */
export function PriceFacts({ product }: { product: Product }) {
  const t = useMessages(productMessages)
  const format = usePriceFormat(product.currency)
  const { shippingUrl } = useSettings()
  const { price, original, content, lowestPrice30Days, currency, taxType } = product
  const facts = [
    original && lowestPrice30Days && showsOriginal(original, price) ? t.lowest(format(lowestPrice30Days)) : '',
    content ? `${format(basePrice(price, content.amount))} / ${content.unit}` : '',
  ].filter(Boolean)
  return (
    <>
      <Price price={price} original={original} currency={currency} />
      <p className="base">
        {facts.map((fact) => `${fact} · `)}
        {taxType === 'Gross' ? t.included : taxType === 'Net' ? t.excluded : t.plus}{' '}
        {shippingUrl ? <Link href={shippingUrl}>{t.shipping}</Link> : t.shipping}
      </p>
    </>
  )
}

/** Milliseconds for which the result is shown beside the heart. */
const toldFor = 4000

/**
 * Shows the heart of a product: it changes at once, and is taken back with the reason when the platform refuses.
 * @param product its id, and its name for the accessible name
 * @example
 * ```tsx
 * import { FavouriteButton, type Product } from '@vitrine/blocks/kit'
 *
 * const Row = ({ product }: { product: Product }) => (
 *   <li>
 *     {product.name} <FavouriteButton product={product} />
 *   </li>
 * )
 * ```
 */
export function FavouriteButton({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const shop = useShop()
  const t = useMessages(productMessages)
  const signInUrl = useSignInUrl()
  const kept = useStore(shop.favourites.ids).has(product.id)
  const [problem, setProblem] = useState<'keepFailed' | 'unkeepFailed' | 'sign-in'>()
  const [told, tell] = useState<string>()
  useEffect(() => {
    if (told === undefined) return
    const timer = setTimeout(() => tell(undefined), toldFor)
    return () => clearTimeout(timer)
  }, [told])
  const toggle = async () => {
    const failed = kept ? 'unkeepFailed' : 'keepFailed'
    setProblem(undefined)
    tell(undefined)
    try {
      const answer = await shop.favourites.keep(product.id, !kept)
      if (has(answer, 'done')) {
        const words = kept ? t.unkept : t.kept
        shop.announce(words)
        tell(words)
      } else setProblem(answer.refused.reason === 'not-allowed' ? 'sign-in' : failed)
    } catch (error) {
      console.error(error)
      setProblem(failed)
    }
  }
  return (
    <>
      <button type="button" className="favourite" aria-pressed={kept} aria-label={t.keep(product.name)} onClick={() => void toggle()}>
        <HeartIcon filled={kept} />
      </button>
      {/* The page also announces it to screen readers. */}
      {told && (
        <p className="favourite-note" aria-hidden="true">
          {told}
        </p>
      )}
      {problem && (
        <p className="favourite-note problem" role="alert">
          {t[problem === 'sign-in' ? 'keepFailed' : problem]}.{' '}
          {problem === 'sign-in' && (
            <>
              {t.keepSignIn} <Link href={signInUrl}>{t.signIn}</Link>
            </>
          )}
        </p>
      )}
    </>
  )
}

/** Few are refused something: the words come then. */
const whyNot = async (refusal: Refusal, wording: Wording) =>
  (await import('../../commerce/domain/error-words.js')).describeRefusal(refusal, wording)

/**
 * Puts a product into the cart, shows the cart, and reports a refusal or a failure at the button.
 * @param product as the shop's products return it; without pieces left the button says that it is sold out
 * @param quantity pieces; `undefined` while the input beside it is invalid, and nothing is added
 * @param added called with the quantity when the product is in the cart
 * @param soft true for a small button that stands back, as on the cards of a list
 * @example
 * ```tsx
 * import { AddToCart, type Product } from '@vitrine/blocks/kit'
 * import { useState } from 'react'
 *
 * const Buy = ({ product }: { product: Product }) => {
 *   const [count, setCount] = useState(0)
 *   return (
 *     <div>
 *       <AddToCart product={product} quantity={product.rule?.minimum ?? 1} added={(quantity) => setCount(count + quantity)} />
 *       {count > 0 && <p>{count} Stück hinzugefügt</p>}
 *     </div>
 *   )
 * }
 * ```
 */
export function AddToCart({
  product,
  quantity,
  added,
  soft = false,
  onInvalidQuantity,
}: {
  product: Product
  /** Undefined when the input is invalid: the field beside it tells so. */
  quantity: number | undefined
  added: (quantity: number) => void
  soft?: boolean
  /** Called at a press while the quantity is invalid: its field can take the focus. */
  onInvalidQuantity?: () => void
}) {
  const shop = useShop()
  const t = useMessages(productMessages)
  const settings = useSettings()
  const [state, setState] = useState<'idle' | 'adding' | { problem: string }>('idle')
  const soldOut = product.available !== undefined && product.available < 1
  const add = async () => {
    if (quantity === undefined) return onInvalidQuantity?.()
    if (state === 'adding' || soldOut) return
    setState('adding')
    const problem = await shop
      .addToCart(product.id, quantity)
      .then((answer: Answer) => (has(answer, 'refused') ? whyNot(answer.refused, settings) : undefined))
      .catch((error) => describeError(error, settings))
    setState(problem === undefined ? 'idle' : { problem })
    if (problem !== undefined) return
    shop.announce(t.added(product.name))
    added(quantity)
  }
  // The accessible name contains the visible text, even when the page has replaced that text.
  const named = t.addNamed(product.name)
  const spoken = named.toLowerCase().includes(t.addToCart.toLowerCase()) ? named : `${t.addToCart}: ${product.name}`
  return (
    <div className="add-to-cart">
      <button
        type="button"
        part="add"
        className={soft ? 'button small soft' : 'button'}
        // The second click of a double click is ignored.
        onClick={(event) => event.detail < 2 && void add()}
        onKeyDown={pressOnce}
        aria-disabled={soldOut || state === 'adding'}
        aria-label={soldOut ? undefined : spoken}
      >
        {state === 'adding' ? (
          <>
            <Spinner size="small" label={t.adding} />
            {t.addToCart}
          </>
        ) : soldOut ? (
          t.soldOut
        ) : (
          t.addToCart
        )}
      </button>
      {state === 'adding' && <Retrying />}
      {typeof state === 'object' && (
        <p className="problem" role="alert">
          <ProblemText text={state.problem} />
        </p>
      )}
    </div>
  )
}

/** Tells at once that it takes longer, not only when the last attempt has failed. */
function Retrying() {
  const { retrying } = useStore(useShop().cart.view)
  const t = useMessages(productMessages)
  return (
    <p className="soft-text" role="status">
      {retrying && t.retrying}
    </p>
  )
}
