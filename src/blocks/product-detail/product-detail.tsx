import { useEffect, useState } from 'react'
import type { ViewOf } from '../../element/index.js'
import type { Product } from '../../shop/product/product-gateway.js'
import {
  AddToCart,
  Badges,
  Failed,
  FavouriteButton,
  Link,
  PriceFacts,
  ProductPicture,
  productWords,
  SignInInstead,
  Spinner,
  Stepper,
  useAnswer,
  useLate,
  useSession,
  useShop,
  useWords,
} from '../../ui/index.js'
import { useRecordHead } from '../../ui/hooks/use-record-head.js'
import type { productDetail } from './product-detail.block.js'
import { productDetailWords } from './product-detail.words.js'
import { sampleProduct } from './sample-product.js'

type Props = ViewOf<typeof productDetail>

export const SampleDetail = (props: Props) => <Shown {...props} found={sampleProduct} mayBuy />

export function ProductDetail(props: Props) {
  const { product: given, enter, host, mode } = props
  const shop = useShop()
  const products = useLate(shop.products)
  const { status, permissions, error } = useSession(true)
  const id = given || (new URLSearchParams(location.search).get('id') ?? '')
  const allowed = permissions?.browse ?? false
  const found = useAnswer(allowed ? `product ${id}` : undefined, async (signal) => ({
    product: id ? await (await products()).read(id, signal) : undefined,
  }))
  useEffect(() => {
    if (allowed && !shop.session.get().session?.guest) shop.favourites.open().catch((problem) => console.error(problem))
  }, [shop, allowed])

  const recordId = given ? undefined : found.value?.product?.id
  useRecordHead({ host, mode, recordId, query: ['id', recordId ?? id] })

  const locked = permissions !== undefined && !permissions.browse
  const failed = status === 'failed' || found.state === 'failed'
  const state = locked ? 'locked' : failed ? 'failed' : !found.value ? 'waiting' : found.value.product ? 'filled' : 'gone'
  useEffect(() => enter(state), [enter, state])
  switch (state) {
    case 'locked':
      return <SignInInstead reason="mayNotBrowse" />
    case 'failed':
      return (
        <Failed
          error={found.state === 'failed' ? found.error : error}
          again={() => (status === 'failed' ? void shop.askAgain() : found.again())}
        />
      )
    case 'waiting':
      return (
        <div className="waiting">
          <Spinner variant="brand" />
        </div>
      )
    case 'gone':
      return <Gone {...props} />
    case 'filled':
      return (
        found.value?.product && (
          <Shown key={found.value.product.id} {...props} found={found.value.product} mayBuy={permissions?.fillCart ?? false} />
        )
      )
  }
}

function Gone({ productsUrl }: Props) {
  const t = useWords(productDetailWords)
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

function Shown({ found, productsUrl, mayBuy, emit }: Props & { found: Product; mayBuy: boolean }) {
  const t = useWords(productDetailWords)
  const words = useWords(productWords)
  const [quantity, setQuantity] = useState<number | undefined>(found.rule?.minimum ?? 1)
  const scarce = found.available !== undefined && found.available <= 5
  return (
    <article>
      <nav>
        <Link href={productsUrl}>‹ {t.back}</Link>
      </nav>
      <div className="columns">
        <Gallery product={found} />
        <div className="facts">
          <Badges product={found} limit={3} />
          <h1 part="heading">{found.name}</h1>
          <p className="detail">{found.detail}</p>
          <PriceFacts product={found} />
          <p className="description">{found.description}</p>
          <p className={scarce ? 'stock scarce' : 'stock'}>{scarce ? words.left(found.available ?? 0) : t.available}</p>
          {mayBuy ? (
            <div className="buy">
              <Stepper name={found.name} quantity={quantity ?? 1} rule={found.rule} available={found.available} change={setQuantity} />
              <AddToCart
                product={found}
                quantity={quantity}
                added={(count) => emit('vitrine-product-add', { productId: found.id, quantity: count })}
              />
            </div>
          ) : (
            <SignInInstead reason="mayNotFillCart" />
          )}
        </div>
      </div>
    </article>
  )
}

function Gallery({ product }: { product: Product }) {
  const t = useWords(productDetailWords)
  const [shown, setShown] = useState(0)
  const pictures = product.pictures
  return (
    <div className="gallery">
      <div className="picture" part="picture">
        <ProductPicture picture={pictures[shown]} eager />
        <FavouriteButton product={product} />
      </div>
      {pictures.length > 1 && (
        <fieldset className="thumbnails">
          <legend className="visually-hidden">{t.pictures}</legend>
          {pictures.map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              aria-label={t.picture(index + 1)}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <ProductPicture picture={{ ...picture, alt: '' }} />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
