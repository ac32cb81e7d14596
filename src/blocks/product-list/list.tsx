import { Link, SignInInstead, Spinner, useMessages } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import { withQuery } from '../../core/dom/with-query.js'
import type { ListProps, Props } from './list-props.js'
import { ProductCard } from './product-card.js'
import { productListMessages } from './product-list.messages.js'

/** Loaded for browsable lists only. */
export const Browsing = lazy(() => import('./bar.js').then((module) => module.Browsing))
const Nothing = lazy(() => import('./nothing.js').then((module) => module.Nothing))

export function List(props: ListProps) {
  const { products, heading, browsable, productUrl, quantities, mayBuy, dim = false, unsure = false, others = false, emit } = props
  const t = useMessages(productListMessages)
  const listing = (
    <>
      {!mayBuy && <SignInInstead reason="mayNotFillCart" />}
      {products.length === 0 ? (
        <Nothing {...props} waiting={<p>{t.empty}</p>} />
      ) : (
        <ul className={['grid', others && 'others', unsure ? 'unsure' : dim && 'dim'].filter(Boolean).join(' ')}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                href={withQuery(productUrl, 'id', product.id)}
                withQuantity={quantities}
                mayBuy={mayBuy}
                eager={index < 4}
                level={heading ? 'h3' : 'h2'}
                added={(productId, quantity) => emit('vitrine-product-add', { productId, quantity })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
  return (
    <section aria-label={heading || t.all} aria-busy={dim || unsure}>
      <Head {...props} />
      {browsable ? (
        <Browsing {...props} waiting={<Bones count={Math.min(props.pageSize, 8)} />}>
          {listing}
        </Browsing>
      ) : (
        listing
      )}
    </section>
  )
}

/** A handful that one does not browse. */
export function Few({ products, ...props }: Props & Pick<ListProps, 'products' | 'mayBuy'>) {
  return <List {...props} browsable={false} products={products} total={products.length} go={() => {}} />
}

export function Head({ heading, eyebrow, allUrl }: Pick<Props, 'heading' | 'eyebrow' | 'allUrl'>) {
  const t = useMessages(productListMessages)
  if (!heading && !eyebrow && !allUrl) return null
  return (
    <header className="head">
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        {heading && <h2 part="heading">{heading}</h2>}
      </div>
      {allUrl && <Link href={allUrl}>{t.viewAll}</Link>}
    </header>
  )
}

export function Bones({ count }: { count: number }) {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <ul className="grid" aria-hidden="true">
        {[...Array(count).keys()].map((each) => (
          <li key={each} className="card">
            <div className="bone picture" />
            <div className="bone text" />
            <div className="bone text short" />
            <div className="bone text button" />
          </li>
        ))}
      </ul>
    </>
  )
}
