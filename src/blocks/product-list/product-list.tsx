import { useEffect } from 'react'
import { isBrokenWorld } from '../../commerce/domain/errors.js'
import { categoriesQuestion, listQuestion } from '../../commerce/domain/product/first-answers.js'
import { listQuery } from '../../commerce/domain/product/list-address.js'
import type { Category, ProductPage } from '../../commerce/domain/product/product-gateway.js'
import { ErrorState, SignInInstead, useQuery, useLazy, useSession, useShop, useMessages } from '../../ui/index.js'
import { firstAnswer, freshAnswer } from '../../ui/hooks/first-answer.js'
import { useLastPage } from '../../ui/hooks/use-address.js'
import { useKeptScroll } from '../../ui/hooks/use-kept-scroll.js'
import { lazy } from '../../ui/parts/lazy.js'
import { Bones, Browsing, Head, List } from './list.js'
import { productListMessages } from './product-list.messages.js'
import type { Props } from './list-props.js'
import { Quantity } from './product-card.js'
import { useListAddress } from './use-list-address.js'

/** Loaded for editors only. */
export const SampleList = lazy(() => import('./sample-list.js').then((module) => module.SampleList))

/** Loaded for lists of favourites only. */
const Favourites = lazy(() => import('./favourites.js').then((module) => module.Favourites))

/** Loaded for lists of chosen products only. */
const Chosen = lazy(() => import('./chosen.js').then((module) => module.Chosen))
const Related = lazy(() => import('./related.js').then((module) => module.Related))
const Seen = lazy(() => import('./related.js').then((module) => module.Seen))

const lists = { range: Range, chosen: Chosen, favourites: Favourites, related: Related, seen: Seen }

export function ProductList(props: Props) {
  const Listed = lists[props.source]
  useEffect(() => {
    if (props.quantities) Quantity.preload()
  }, [props.quantities])
  // The others may have nothing to show.
  return <Listed {...props} waiting={props.source === 'favourites' && <Bones count={0} />} />
}

interface Found extends ProductPage {
  /** The query that this page answers. */
  key: string
  /** True when the page brought the products along, as guests see them. */
  isFirst?: true
}

function Range(props: Props) {
  const { heading, category, badge, pageSize, browsable, setState } = props
  const shop = useShop()
  const getProducts = useLazy(shop.products)
  const t = useMessages(productListMessages)
  const { status, permissions, session, error } = useSession(true)
  const { address, hrefOf, go } = useListAddress(browsable, category)
  const allowed = permissions?.browse ?? false
  const query = listQuery(address, badge, pageSize)
  const key = listQuestion(query)
  const found = useQuery<Found>(
    allowed ? key : undefined,
    async (signal) => ({ key, ...(freshAnswer<ProductPage>(shop, key) ?? (await (await getProducts()).search(query, signal))) }),
    () => {
      const page = firstAnswer<ProductPage>(key)
      return page && { key, ...page, isFirst: true }
    },
  )
  const categories = useQuery(
    allowed && browsable ? categoriesQuestion : undefined,
    async (signal) => freshAnswer<readonly Category[]>(shop, categoriesQuestion) ?? (await getProducts()).categories(signal),
    () => (browsable ? firstAnswer<readonly Category[]>(categoriesQuestion) : undefined),
  )
  const isFirst = found.value?.isFirst === true
  const isWhole = Browsing.useSettled(browsable)
  useEffect(() => {
    if (permissions?.browse && !shop.session.get().session?.guest) shop.favourites.open().catch((problem) => console.error(problem))
  }, [shop, permissions])

  const pageCount = found.value ? Math.ceil(found.value.total / pageSize) : 0
  const isBeyond = useLastPage(address.page, found.value?.key === key ? pageCount : undefined, go)
  const products = isBeyond || !isWhole ? undefined : found.value?.products
  const isRefused = found.state === 'failed' && isBrokenWorld(found.error) && found.error.kind === 'rejected'
  const isOldLink = isRefused && Object.keys(address.facets).length > 0
  useEffect(() => {
    // Filters of an old link that the platform does not know any more.
    if (isOldLink) go({ facets: {} }, 'replace')
  })
  const failed = status === 'failed' || (found.state === 'failed' && !isOldLink)
  const locked = permissions !== undefined && !permissions.browse
  const state = locked ? 'locked' : failed ? 'failed' : !products || isFirst ? 'loading' : products.length === 0 ? 'empty' : 'filled'
  useEffect(() => setState(state), [setState, state])
  useKeptScroll(browsable && state === 'filled')

  const frame = (content: React.ReactNode) => (
    <section aria-label={heading || t.all} aria-busy={state === 'loading'}>
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
        <ErrorState error={problem} again={again} />
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
      mayBuy={permissions?.fillCart ?? isFirst}
      dim={(found.state === 'loading' || found.value.key !== key) && !isFirst}
      unsure={isFirst}
      others={isFirst && session?.guest === false}
      categories={categories.value}
      facets={found.value.facets}
      corrected={found.value.corrected}
      address={address}
      hrefOf={hrefOf}
      go={(change, how) => go({ page: 0, ...change }, how)}
      pageCount={pageCount}
    />
  )
}
