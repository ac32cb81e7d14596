import type { ViewOf } from '../../core/element/index.js'
import { useMessages } from '../../ui/index.js'
import { sampleCart } from '../../ui/cart/sample-cart.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import { cartPanel } from './cart-panel.block.js'
import { cartPanelMessages } from './cart-panel.messages.js'
import { Filled } from './contents.js'
import css from './sample.css?inline'

const sample = sampleCart(cartPanel.sample, { subtotal: '104.70', original: '107.70', shipping: '0.00', tax: '16.72', total: '104.70' })
const noChanges = { problems: {}, setQuantity: () => {}, remove: () => {} }

/** On the canvas the panel is part of the page and ignores clicks, so that an editor sees its texts. */
export function SamplePanel(props: ViewOf<typeof cartPanel>) {
  const t = useMessages(cartPanelMessages)
  return (
    <div className="sheet sample" ref={useSheet(css)}>
      <div className="head">
        <h2>{props.heading || t.heading}</h2>
      </div>
      <Filled {...props} view={sample} cart={sample.cart} changes={noChanges} close={() => {}} />
    </div>
  )
}
