import { useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { profileAddress } from '../../commerce/domain/consultant/profile-address.js'
import type { ProductDetail as Detail } from '../../commerce/domain/product/product-gateway.js'
import type { ProductReviews } from '../../commerce/domain/reviews/reviews.js'
import {
  AddToCart,
  Link,
  PriceFacts,
  productMessages,
  SignInInstead,
  Spinner,
  QuantityInput,
  useShop,
  useStore,
  useMessages,
} from '../../ui/index.js'
import { usePriceFormat } from '../../ui/parts/price.js'
import { isHtml } from '../../core/dom/is-html.js'
import { recordUrl } from '../../core/dom/record-url.js'
import { withQuery } from '../../core/dom/with-query.js'
import { lazy } from '../../ui/parts/lazy.js'
import { Gallery } from './gallery.js'
import type { productDetail } from './product-detail.block.js'
import { productDetailMessages } from './product-detail.messages.js'
import { Sections } from './sections.js'
import { Variants } from './variants.js'

export type Props = ViewOf<typeof productDetail>

const Rating = lazy(() => import('./reviews.js').then((module) => module.Rating))
const ReviewList = lazy(() => import('./reviews.js').then((module) => module.ReviewList))
const RichText = lazy(() => import('./rich-text.js').then((module) => module.RichText))
const ShareButton = lazy(() => import('../../ui/parts/share-button.js').then((module) => module.ShareButton))

export const Waiting = () => (
  <div className="loading">
    <Spinner variant="brand" />
  </div>
)

export function Gone({ productsUrl }: Props) {
  const t = useMessages(productDetailMessages)
  return (
    <div className="gone">
      <h1 part="heading">{t.gone}</h1>
      <p className="soft-text">{t.goneHint}</p>
      <Link className="button" href={productsUrl}>
        {t.back}
      </Link>
    </div>
  )
}

interface ShownProps extends Props {
  found: Detail
  reviews?: ProductReviews | undefined
  mayBuy: boolean
  isChanging?: boolean
  /** True while it is not known who is here: the price is that of guests. */
  isUnsure?: boolean
  /** True when that price turns out to be none of this shopper's: its space is reserved until hers is there. */
  isOthers?: boolean
  choose: (productId: string) => void
}

export function Shown(props: ShownProps) {
  const {
    found,
    reviews,
    productsUrl,
    profileUrl,
    mayBuy,
    isChanging = false,
    isUnsure = false,
    isOthers = false,
    choose,
    emit,
    host,
  } = props
  const t = useMessages(productDetailMessages)
  const words = useMessages(productMessages)
  const [quantity, setQuantity] = useState<number | undefined>(found.rule?.minimum ?? 1)
  const quantityField = useRef<HTMLDivElement>(null)
  const { available, facts } = found
  const toReviews = () => {
    const heading = host.shadowRoot?.getElementById('reviews')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  const gone = available !== undefined && available < 1
  const scarce = available !== undefined && available <= 5
  return (
    <article aria-busy={isChanging} className={isOthers ? 'unsure others' : isUnsure ? 'unsure' : undefined}>
      <nav>
        <Link href={productsUrl}>‹ {t.back}</Link>
        {found.path.map(({ id, name }) => (
          <Link key={id} href={withQuery(productsUrl, 'category', id)}>
            › {name}
          </Link>
        ))}
      </nav>
      <div className="columns">
        <Gallery key={found.id} product={found} />
        <div className="facts">
          <h1 part="heading" translate="no">
            {found.name}
          </h1>
          <p className="detail">{found.detail}</p>
          {reviews && <Rating of={reviews} lead={toReviews} />}
          <PriceFacts product={found} />
          {found.variants && <Variants found={found} isUnsure={isUnsure} choose={choose} />}
          {isHtml(found.description) ? (
            <RichText html={found.description} waiting={<p className="description" />} />
          ) : (
            <p className="description">{found.description}</p>
          )}
          <p className={scarce ? 'stock scarce' : 'stock'}>
            {scarce ? words.left(available) : t.available}
            {facts.deliveryTime && !gone && <span> · {t.delivery(facts.deliveryTime)}</span>}
          </p>
          {mayBuy ? (
            <div className="purchase">
              <div className="quantity" ref={quantityField}>
                <QuantityInput name={found.name} quantity={quantity ?? 1} rule={found.rule} available={available} change={setQuantity} />
              </div>
              <div className="buy">
                <Chosen product={found} />
                <AddToCart
                  product={found}
                  quantity={quantity}
                  onInvalidQuantity={() => quantityField.current?.querySelector('input')?.focus()}
                  added={(count) => emit('vitrine-product-add', { productId: found.id, quantity: count })}
                />
              </div>
            </div>
          ) : (
            <SignInInstead reason="mayNotFillCart" />
          )}
          <div className="share-room">
            {!isUnsure && (
              <ShareButton label={t.share} title={found.name} url={recordUrl(new URL(location.pathname, location.href), 'id', found.id)} />
            )}
          </div>
          {profileUrl && <Ask profileUrl={profileUrl} name={found.name} />}
        </div>
      </div>
      <Sections found={found} />
      {reviews && <ReviewList of={reviews} />}
    </article>
  )
}

/** Repeats price and shade beside the button that a phone keeps in sight; both have been read aloud above. */
function Chosen({ product: { id, price, currency, variants } }: { product: Detail }) {
  const format = usePriceFormat(currency)
  const values = Object.values(variants?.choices.find(({ productId }) => productId === id)?.values ?? {})
  return (
    <p className="chosen" aria-hidden="true" translate="no">
      <b>{format(price)}</b>
      {values.length > 0 && <span>{values.join(' · ')}</span>}
    </p>
  )
}

/** Link to the current consultant. */
function Ask({ profileUrl, name }: Pick<Props, 'profileUrl'> & { name: string }) {
  const shop = useShop()
  const t = useMessages(productDetailMessages)
  const consultant = useStore(shop.consultant)
  if (!consultant) return null
  const { firstName } = consultant
  const moniker = consultant.moniker || consultant.alternateMoniker || ''
  return (
    <p className="ask">
      <Link href={profileAddress(profileUrl, moniker, shop.page.here(), { about: name })}>{t.ask(firstName)}</Link>
    </p>
  )
}
