import { register } from '../../core/element/index.js'
import address from '../../ui/theme/address.css?inline'
import base from '../../ui/theme/base.css?inline'
import cart from '../../ui/theme/cart.css?inline'
import order from '../../ui/theme/order.css?inline'
import sums from '../../ui/theme/sums.css?inline'
import { checkout } from './checkout.block.js'
import css from './checkout.css?inline'
import { Checkout, SampleCheckout } from './checkout.js'

register(checkout, { live: Checkout, sample: SampleCheckout, styles: [base, cart, sums, address, order, css] })
