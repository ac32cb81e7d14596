import { useLazy, useShop } from '../../ui/index.js'
import { useCanvasAnswer } from '../../ui/hooks/use-canvas-answer.js'
import { inOrder } from './chosen.js'
import { Bones, List } from './list.js'
import type { Props } from './list-props.js'
import { sampleProducts } from './sample-products.js'

/** The list on an editor's canvas: products of the platform, or samples that match the list's fields. */
export function SampleList(props: Props) {
  const { source, category, badge, pageSize, productIds, browsable, host } = props
  const getProducts = useLazy(useShop().products)
  const isChosen = source === 'chosen'
  const most = isChosen ? productIds.length : pageSize
  const query = { categoryId: category || undefined, badge: badge === 'any' ? undefined : badge, page: 0, pageSize }
  // A canvas has no shopper, so it has no favourites or viewed products.
  const question = isChosen ? productIds.join(' ') : source === 'range' ? JSON.stringify([query, browsable]) : ''
  const found = useCanvasAnswer(host, question, async (signal) => {
    const gateway = await getProducts()
    if (isChosen) return { products: inOrder(productIds, await gateway.named(productIds, signal)) }
    const [page, categories] = await Promise.all([gateway.search(query, signal), browsable ? gateway.categories(signal) : undefined])
    return { ...page, categories, pageCount: Math.ceil(page.total / pageSize) }
  })
  if (found.state === 'loading') return <Bones count={Math.min(most, 8)} />
  const sample = sampleProducts.slice(0, most).map((product) => (badge === 'any' ? product : { ...product, badges: [badge] }))
  const shown = found.value ?? { products: sample }
  return (
    <List total={shown.products.length} {...props} {...shown} pageSize={pageSize} browsable={browsable && !isChosen} mayBuy go={() => {}} />
  )
}
