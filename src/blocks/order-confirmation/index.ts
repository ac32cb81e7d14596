import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import order from '../../theme/order.css?inline'
import sums from '../../theme/sums.css?inline'
import { orderConfirmation } from './order-confirmation.block.js'
import css from './order-confirmation.css?inline'
import { OrderConfirmation, SampleConfirmation } from './order-confirmation.js'

register(orderConfirmation, { live: OrderConfirmation, sample: SampleConfirmation, styles: [base, sums, order, css] })
