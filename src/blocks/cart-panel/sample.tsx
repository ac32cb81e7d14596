import type { ViewOf } from '../../element/index.js'
import { sampleCart } from '../../ui/cart/sample-cart.js'
import { cartPanel } from './cart-panel.block.js'
import { Filled } from './contents.js'

const sample = sampleCart(cartPanel.sample, { subtotal: '104.70', original: '107.70', shipping: '0.00', tax: '16.72', total: '104.70' })
const noChanges = { problems: {}, setQuantity: () => {}, remove: () => {} }

/** What an editor sees. */
export const SampleContents = (props: ViewOf<typeof cartPanel>) => (
  <Filled {...props} view={sample} cart={sample.cart} changes={noChanges} close={() => {}} />
)
