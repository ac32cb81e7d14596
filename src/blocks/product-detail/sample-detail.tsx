import { useLazy, useShop } from '../../ui/index.js'
import { useCanvasAnswer } from '../../ui/hooks/use-canvas-answer.js'
import { sampleProduct } from './sample-product.js'
import { Gone, type Props, Shown, Waiting } from './shown.js'

/** Shows on an editor's canvas the chosen product, if a platform knows it. The one in an address is unknown there. */
export function SampleDetail(props: Props) {
  const { product: id, host } = props
  const products = useLazy(useShop().products)
  const found = useCanvasAnswer(host, id, async (signal) => (await products()).read(id, signal))
  if (found.state === 'loading') return <Waiting />
  if (found.state === 'ready' && !found.value) return <Gone {...props} />
  return <Shown {...props} found={found.value ?? sampleProduct} mayBuy choose={() => {}} />
}
