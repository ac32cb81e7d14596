import { register } from '../../element/index.js'
import address from '../../theme/address.css?inline'
import base from '../../theme/base.css?inline'
import cart from '../../theme/cart.css?inline'
import order from '../../theme/order.css?inline'
import sums from '../../theme/sums.css?inline'
import { checkout } from './checkout.block.js'
import css from './checkout.css?inline'
import { Checkout, SampleCheckout } from './checkout.js'

register(checkout, { live: Checkout, sample: SampleCheckout, styles: [base, cart, sums, address, order, css] })
