import { useEffect } from 'react'
import { relatedQuestion } from '../../commerce/domain/product/first-answers.js'
import type { Product, ProductGateway } from '../../commerce/domain/product/product-gateway.js'
import { recentlyViewed } from '../../commerce/domain/product/recently-viewed.js'
import { useQuery, useLazy, useSession, useShop, useStore } from '../../ui/index.js'
import { freshAnswer } from '../../ui/hooks/first-answer.js'
import { useAddressRecord } from '../../ui/hooks/use-address-record.js'
import { productPrefix, recordInAddress } from '../../core/dom/address-record.js'
import type { Route } from '../../core/dom/route-in.js'
import { Bones, Few, Head } from './list.js'
import type { Props } from './list-props.js'

const idIn = (route: Route) => recordInAddress(route, 'id', productPrefix) ?? ''

/** Products that go with the product of the address. */
export function Related(props: Props) {
  const shop = useShop()
  const id = useAddressRecord(idIn)
  const { pageSize } = props
  return (
    <Extra
      {...props}
      question={id}
      // An answer that the page has brought along is used when it is fresh.
      ask={async (getProducts, signal) =>
        freshAnswer<readonly Product[]>(shop, relatedQuestion(id, pageSize)) ?? (await getProducts()).related(id, pageSize, signal)
      }
    />
  )
}

/** Products that the shopper has viewed on this visit, without the product of the address. */
export function Seen(props: Props) {
  const shop = useShop()
  useStore(shop.consent.choice)
  const here = useAddressRecord(idIn)
  const ids = recentlyViewed(shop)
    .filter((id) => id !== here)
    .slice(0, props.pageSize)
  return <Extra {...props} question={ids.join()} ask={async (getProducts, signal) => (await getProducts()).named(ids, signal)} />
}

interface ExtraProps extends Props {
  /** Empty: there is nothing to ask. */
  question: string
  ask: (getProducts: () => Promise<ProductGateway>, signal: AbortSignal) => Promise<readonly Product[]>
}

/** An extra: where it cannot be had, nothing stands in its place. */
function Extra({ question, ask, ...props }: ExtraProps) {
  const { heading, pageSize, setState } = props
  const getProducts = useLazy(useShop().products)
  const { status, permissions } = useSession(true)
  const found = useQuery(permissions?.browse && question ? question : undefined, (signal) => ask(getProducts, signal))
  const isOver = status === 'failed' || found.state === 'failed' || !question || permissions?.browse === false
  const products = question ? found.value : undefined
  const state = products?.length ? 'filled' : isOver || found.state === 'ready' ? 'empty' : 'loading'
  useEffect(() => setState(state), [setState, state])
  if (state === 'empty') return null
  if (!products)
    return (
      <section aria-label={heading} aria-busy="true">
        <Head {...props} />
        <Bones count={Math.min(pageSize, 4)} />
      </section>
    )
  return <Few {...props} products={products} mayBuy={permissions?.fillCart ?? false} />
}
