import type { Product } from '../../commerce/domain/product/product-gateway.js'
import { AddToCart, Link, PriceFacts, ProductImage, Spinner, useQuery, useLazy, useSession, useShop, useMessages } from '../../ui/index.js'
import { withQuery } from '../../core/dom/with-query.js'
import { consultantProfileMessages } from './consultant-profile.messages.js'

interface Props {
  ids: readonly string[]
  productUrl: string
  /** Specification, section 4: an inactive shop blocks buying. */
  shopClosed: boolean
  added: (productId: string, quantity: number) => void
}

/** The consultant's favourite products, ready to buy. Those no longer sold, or not readable now, are omitted. */
export function FavouriteProducts({ ids, productUrl, shopClosed, added }: Props) {
  const shop = useShop()
  const products = useLazy(shop.products)
  const t = useMessages(consultantProfileMessages)
  const { permissions } = useSession(true)
  const allowed = permissions?.browse && ids.length > 0
  const found = useQuery(allowed ? ids.join(' ') : undefined, async (signal) => {
    const { read } = await products()
    const answers = await Promise.allSettled(ids.map((id) => read(id, signal)))
    return answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
  })
  if (!allowed) return null
  if (!found.value)
    return found.state === 'loading' ? (
      <p className="products-waiting">
        <Spinner label={t.loadingFavourites} />
      </p>
    ) : null
  if (found.value.length === 0) return null
  return (
    <section className="favourites" aria-label={t.favourites}>
      <h2>{t.favourites}</h2>
      <ul className="products">
        {found.value.map((product) => (
          <li key={product.id}>
            <SmallCard product={product} productUrl={productUrl} mayBuy={permissions.fillCart && !shopClosed} added={added} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SmallCard({
  product,
  productUrl,
  mayBuy,
  added,
}: {
  product: Product
  productUrl: string
  mayBuy: boolean
  added: Props['added']
}) {
  return (
    <article className="card" part="card">
      <div className="picture">
        <ProductImage picture={product.pictures[0]} />
      </div>
      <div className="about-product">
        <h3 className="name">
          <Link href={withQuery(productUrl, 'id', product.id)} urlName={product.urlName}>
            {product.name}
          </Link>
        </h3>
        <p className="soft-text">{product.detail}</p>
        <PriceFacts product={product} />
        {mayBuy && (
          <AddToCart product={product} quantity={product.rule?.minimum ?? 1} added={(quantity) => added(product.id, quantity)} soft />
        )}
      </div>
    </article>
  )
}
