import { useLazy, useShop } from '../../ui/index.js'
import { useCanvasAnswer } from '../../ui/hooks/use-canvas-answer.js'
import { sampleProduct } from './sample-product.js'
import { Gone, type Props, Shown, Waiting } from './shown.js'

/** On an editor's canvas: the product that is chosen, where a platform knows it. Which one an address names, nobody knows there. */
export function SampleDetail(props: Props) {
  const { product: id, host } = props
  const products = useLazy(useShop().products)
  const found = useCanvasAnswer(host, id, async (signal) => (await products()).read(id, signal))
  if (found.state === 'loading') return <Waiting />
  if (found.state === 'ready' && !found.value) return <Gone {...props} />
  return <Shown {...props} found={found.value ?? sampleProduct} mayBuy choose={() => {}} />
}
