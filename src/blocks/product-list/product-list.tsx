import { useEffect } from 'react'
import type { ViewOf } from '../../element/index.js'
import type { Badge, Category, Product } from '../../shop/product/product-gateway.js'
import { Failed, Link, ListBox, Paging, SignInInstead, Spinner, useAnswer, useLate, useSession, useShop, useWords } from '../../ui/index.js'
import { useLastPage } from '../../ui/hooks/use-address.js'
import { ProductCard } from './product-card.js'
import type { productList } from './product-list.block.js'
import { productListWords } from './product-list.words.js'
import { sampleProducts } from './sample-products.js'
import { useListAddress } from './use-list-address.js'

type Props = ViewOf<typeof productList>

export function SampleList(props: Props) {
  const products = sampleProducts.slice(0, props.pageSize)
  return <List {...props} products={products} total={products.length} mayBuy go={() => {}} />
}

export function ProductList(props: Props) {
  const { heading, category, badge, pageSize, browsable, enter } = props
  const shop = useShop()
  const goods = useLate(shop.products)
  const t = useWords(productListWords)
  const { status, permissions, error } = useSession(true)
  const { address, hrefOf, go } = useListAddress(browsable, category)
  const allowed = permissions?.browse ?? false
  const query = {
    categoryId: address.category || undefined,
    badge: badge === 'any' ? undefined : (badge satisfies Badge),
    sort: address.sort || undefined,
    page: address.page,
    pageSize,
  }
  const key = JSON.stringify(query)
  const found = useAnswer(allowed ? key : undefined, async (signal) => ({ key, ...(await (await goods()).search(query, signal)) }))
  const categories = useAnswer(allowed && browsable ? 'categories' : undefined, async (signal) => (await goods()).categories(signal))
  useEffect(() => {
    if (permissions?.browse && !shop.session.get().session?.guest) shop.favourites.open().catch((problem) => console.error(problem))
  }, [shop, permissions])

  const pageCount = found.value ? Math.ceil(found.value.total / pageSize) : 0
  const isBeyond = useLastPage(address.page, found.value?.key === key ? pageCount : undefined, go)
  const products = isBeyond ? undefined : found.value?.products
  const failed = status === 'failed' || found.state === 'failed'
  const locked = permissions !== undefined && !permissions.browse
  const state = locked ? 'locked' : failed ? 'failed' : !products ? 'waiting' : products.length === 0 ? 'empty' : 'filled'
  useEffect(() => enter(state), [enter, state])

  const frame = (content: React.ReactNode) => (
    <section aria-label={heading || t.all} aria-busy={state === 'waiting'}>
      {content}
    </section>
  )
  if (locked)
    return frame(
      <>
        <Head {...props} />
        <SignInInstead reason="mayNotBrowse" />
      </>,
    )
  if (failed) {
    const problem = found.state === 'failed' ? found.error : error
    const again = () => (status === 'failed' ? void shop.askAgain() : found.again())
    return frame(
      <>
        <Head {...props} />
        <Failed error={problem} again={again} />
      </>,
    )
  }
  if (!products || !found.value)
    return frame(
      <>
        <Head {...props} />
        <Bones count={Math.min(pageSize, 8)} />
      </>,
    )
  const { total } = found.value
  return (
    <List
      {...props}
      products={products}
      total={total}
      mayBuy={permissions?.fillCart ?? false}
      dim={found.state === 'waiting'}
      categories={categories.value}
      category={address.category}
      sort={address.sort}
      go={(change) => go({ page: 0, ...change })}
      foot={
        browsable && (
          <Paging
            page={Math.min(address.page, pageCount - 1)}
            pageCount={pageCount}
            hrefOf={(page) => hrefOf({ page })}
            go={(page) => {
              go({ page })
              props.host.scrollIntoView({ block: 'start' })
            }}
          />
        )
      }
    />
  )
}

interface ListProps extends Omit<Props, 'category'> {
  products: readonly Product[]
  total: number
  mayBuy: boolean
  dim?: boolean
  category?: string
  categories?: readonly Category[] | undefined
  sort?: string
  go: (change: { category?: string; sort?: '' | 'name' | 'price-up' | 'price-down' }) => void
  foot?: React.ReactNode
}

function List(props: ListProps) {
  const { products, heading, browsable, productUrl, quantities, mayBuy, dim = false, emit, foot } = props
  const t = useWords(productListWords)
  return (
    <section aria-label={heading || t.all} aria-busy={dim}>
      <Head {...props} />
      {browsable && <Bar {...props} />}
      {!mayBuy && <SignInInstead reason="mayNotFillCart" />}
      {products.length === 0 ? (
        <div className="notice">
          <p>{t.empty}</p>
          {browsable && (
            <button type="button" className="button quiet small" onClick={() => props.go({ category: '', sort: '' })}>
              {t.showAll}
            </button>
          )}
        </div>
      ) : (
        <ul className={dim ? 'grid dim' : 'grid'}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                href={`${productUrl}?id=${encodeURIComponent(product.id)}`}
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
      {foot}
    </section>
  )
}

function Head({ heading, eyebrow, allUrl }: Pick<Props, 'heading' | 'eyebrow' | 'allUrl'>) {
  const t = useWords(productListWords)
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

function Bar({ categories = [], category = '', sort = '', total, go }: ListProps) {
  const t = useWords(productListWords)
  return (
    <div className="bar">
      <fieldset className="chips">
        <legend className="visually-hidden">{t.categories}</legend>
        {[{ id: '', name: t.all }, ...categories].map(({ id, name }) => (
          <button key={id} type="button" className="chip" aria-pressed={id === category} onClick={() => go({ category: id })}>
            {name}
          </button>
        ))}
      </fieldset>
      <p className="soft-text count" role="status">
        {t.count(total)}
      </p>
      <ListBox
        label={t.sort}
        value={sort}
        choose={(value) => go({ sort: value as '' })}
        choices={[
          { value: '', label: t.sortDefault },
          { value: 'name', label: t.sortName },
          { value: 'price-up', label: t.sortUp },
          { value: 'price-down', label: t.sortDown },
        ]}
      />
    </div>
  )
}

function Bones({ count }: { count: number }) {
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
