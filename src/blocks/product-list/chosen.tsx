import { useEffect } from 'react'
import type { Product } from '../../commerce/domain/product/product-gateway.js'
import { ErrorState, SignInInstead, useQuery, useLazy, useSession, useShop, useMessages } from '../../ui/index.js'
import { Bones, Few, Head } from './list.js'
import type { Props } from './list-props.js'
import { productListMessages } from './product-list.messages.js'

/** The products that the editor has chosen, in that order; those no longer sold are omitted. */
export function Chosen(props: Props) {
  const { heading, productIds, setState } = props
  const shop = useShop()
  const getProducts = useLazy(shop.products)
  const t = useMessages(productListMessages)
  const { status, permissions, error } = useSession(true)
  const ids = [...new Set(productIds)]
  const allowed = permissions?.browse && ids.length > 0
  const found = useQuery(allowed ? ids.join(' ') : undefined, async (signal) =>
    inOrder(ids, await (await getProducts()).named(ids, signal)),
  )
  const failed = status === 'failed' || found.state === 'failed'
  const locked = permissions?.browse === false
  const products = ids.length === 0 ? [] : found.value
  const state = locked ? 'locked' : failed ? 'failed' : !products ? 'loading' : products.length === 0 ? 'empty' : 'filled'
  useEffect(() => setState(state), [setState, state])
  if (state === 'empty') return null
  if (state === 'filled') return <Few {...props} products={products ?? []} mayBuy={permissions?.fillCart ?? false} />
  const again = () => (status === 'failed' ? void shop.askAgain() : found.again())
  return (
    <section aria-label={heading || t.all} aria-busy={state === 'loading'}>
      <Head {...props} />
      {locked ? (
        <SignInInstead reason="mayNotBrowse" />
      ) : failed ? (
        <ErrorState error={found.state === 'failed' ? found.error : error} again={again} />
      ) : (
        <Bones count={Math.min(ids.length, 8)} />
      )}
    </section>
  )
}

/** A product has an id of 15 and one of 18 characters; an editor may have typed either, or both. */
export function inOrder(ids: readonly string[], found: readonly Product[]): Product[] {
  const byId = new Map(found.map((product) => [product.id.slice(0, 15), product]))
  return [...new Set(ids.flatMap((id) => byId.get(id.slice(0, 15)) ?? []))]
}
