import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import order from '../../ui/theme/order.css?inline'
import sums from '../../ui/theme/sums.css?inline'
import { orderConfirmation } from './order-confirmation.block.js'
import css from './order-confirmation.css?inline'
import { OrderConfirmation, SampleConfirmation } from './order-confirmation.js'

register(orderConfirmation, { live: OrderConfirmation, sample: SampleConfirmation, styles: [base, sums, order, css] })
