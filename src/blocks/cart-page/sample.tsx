import { useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { sampleCart } from '../../ui/cart/sample-cart.js'
import { cartPage } from './cart-page.block.js'
import { Filled } from './filled.js'
import { Heading } from './heading.js'
import { SellerNamed } from './seller.js'

type Props = ViewOf<typeof cartPage>

const sample = sampleCart(cartPage.sample, {
  subtotal: '104.70',
  original: '107.70',
  shipping: '0.00',
  tax: '16.72',
  total: '104.70',
  approaching: [{ id: 'sample', target: 'Transaction', missing: '15.30' }],
})
const sampleConsultant = { firstName: 'Anna', lastName: 'Berger', pictureUrl: undefined }

/** The cart that an editor sees on the canvas. */
export function SampleCart(props: Props) {
  const { setState } = props
  useEffect(() => setState('filled'), [setState])
  const changes = { problems: {}, setQuantity: () => {}, remove: () => {}, clear: () => {}, askToSignIn: () => {} }
  return (
    <>
      <Heading {...props} view={sample} />
      <Filled
        {...props}
        view={sample}
        cart={sample.cart}
        changes={changes}
        seller={<SellerNamed consultant={sampleConsultant} />}
        toTop={() => {}}
      />
    </>
  )
}
